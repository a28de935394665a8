#include "naive_flood.h"

#include <stdio.h>
#include <string.h>

static const char names[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/* ------------------------------------------------------------------------------------------------------- boards -- */

void naive_flood_random(struct naive_flood *board, struct test_random *random, uint32_t rows, uint32_t columns,
                        uint32_t colours) {
    memset(board, 0, sizeof *board);
    board->rows = (int32_t)rows;
    board->columns = (int32_t)columns;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            board->cells[row][column] = (uint8_t)test_random_below(random, colours);
}

void naive_flood_parse(struct naive_flood *board, const char *rows) {
    memset(board, 0, sizeof *board);
    int32_t column = 0;
    board->rows = 1;
    for (; *rows; rows++) {
        if (*rows == '/') {
            board->rows++;
            column = 0;
            continue;
        }
        board->cells[board->rows - 1][column++] = (uint8_t)(strchr(names, *rows) - names);
        board->columns = column;
    }
}

/* -------------------------------------------------------------------------------------------------------- rules -- */

static bool is_inside(const struct naive_flood *board, int32_t row, int32_t column) {
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
}

/* Rounds: a cell of the right colour beside one that was reached in the round before is reached in this one. */
void naive_flood_region(const struct naive_flood *board, int32_t steps[TEST_SIDE][TEST_SIDE]) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            steps[row][column] = row + column == 0 ? 0 : -1;
    bool found = true;
    for (int32_t round = 1; found; round++) {
        found = false;
        for (int32_t row = 0; row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                for (uint32_t side = 0; side < 4 && steps[row][column] < 0; side++) {
                    int32_t from_row = row + test_down[side];
                    int32_t from_column = column + test_right[side];
                    if (board->cells[row][column] != board->cells[0][0] || !is_inside(board, from_row, from_column) ||
                        steps[from_row][from_column] != round - 1)
                        continue;
                    steps[row][column] = round;
                    found = true;
                }
    }
}

bool naive_flood_is_over(const struct naive_flood *board) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->cells[row][column] != board->cells[0][0])
                return false;
    return true;
}

/* Wet paint: no colour yet. */
#define WET UINT8_MAX

/* Wets a cell of colour `from` and all that hang together with it. */
static void spread(struct naive_flood *board, int32_t row, int32_t column, uint32_t from) {
    if (!is_inside(board, row, column) || board->cells[row][column] != from)
        return;
    board->cells[row][column] = WET;
    for (uint32_t side = 0; side < 4; side++)
        spread(board, row + test_down[side], column + test_right[side], from);
}

/* Whether a cell of that colour is beside a wet one. */
static bool touches_wet(const struct naive_flood *board, uint32_t colour) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            for (uint32_t side = 0; side < 4 && board->cells[row][column] == colour; side++) {
                int32_t next_row = row + test_down[side];
                int32_t next_column = column + test_right[side];
                if (is_inside(board, next_row, next_column) && board->cells[next_row][next_column] == WET)
                    return true;
            }
    return false;
}

enum naive_painted naive_flood_paint(struct naive_flood *board, uint32_t colour) {
    struct naive_flood painted = *board;
    if (naive_flood_is_over(board))
        return NAIVE_OVER;
    if (colour == board->cells[0][0])
        return NAIVE_SAME_COLOUR;
    spread(&painted, 0, 0, board->cells[0][0]);
    if (!touches_wet(&painted, colour))
        return NAIVE_TOUCHES_NOTHING;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (painted.cells[row][column] == WET)
                painted.cells[row][column] = (uint8_t)colour;
    *board = painted;
    return NAIVE_PAINTED;
}

bool naive_flood_is_solved_by(const struct naive_flood *board, const uint8_t *moves, uint32_t count) {
    struct naive_flood moment = *board;
    for (uint32_t i = 0; i < count; i++)
        if (naive_flood_paint(&moment, moves[i]) != NAIVE_PAINTED)
            return false;
    return naive_flood_is_over(&moment);
}

/* --------------------------------------------------------------------------------------------------------- text -- */

void naive_flood_draw(const struct naive_flood *board, char *text) {
    for (int32_t row = 0; row < board->rows; row++) {
        for (int32_t column = 0; column < board->columns; column++)
            *text++ = names[board->cells[row][column]];
        *text++ = '\n';
    }
    *text = '\0';
}

struct fm_boards *naive_flood_read(const struct naive_flood *board) {
    char text[TEST_SIDE * (TEST_SIDE + 1) + 1];
    struct fm_read_options options = {.rows = (uint32_t)board->rows, .columns = (uint32_t)board->columns};
    naive_flood_draw(board, text);
    return test_read("flood", text, &options);
}

void naive_flood_view(const struct fm_board *board, const uint64_t *state, struct naive_flood *seen) {
    uint8_t cells[TEST_SIDE * TEST_SIDE];
    int32_t integers[FM_VIEW_INTEGERS];
    int32_t steps[TEST_SIDE][TEST_SIDE];
    int32_t flooded = 0;
    int32_t others = 0;
    bool is_left[NAIVE_COLOURS] = {0};
    fm_board_view(board, state, cells, integers);
    memset(seen, 0, sizeof *seen);
    seen->rows = (int32_t)fm_board_rows(board);
    seen->columns = (int32_t)fm_board_columns(board);
    for (int32_t i = 0; i < seen->rows * seen->columns; i++)
        seen->cells[i / seen->columns][i % seen->columns] = cells[i] & 127;
    naive_flood_region(seen, steps);
    for (int32_t i = 0; i < seen->rows * seen->columns; i++) {
        bool is_flooded = steps[i / seen->columns][i % seen->columns] >= 0;
        assert_int_equal(cells[i] >> 7, is_flooded);
        flooded += is_flooded;
        if (!is_flooded)
            is_left[cells[i]] = true;
    }
    for (uint32_t colour = 0; colour < NAIVE_COLOURS; colour++)
        others += is_left[colour];
    assert_int_equal(integers[0], seen->cells[0][0]);
    assert_int_equal(integers[1], flooded);
    assert_int_equal(integers[2], others);
    assert_int_equal(integers[3], 0);
}

void naive_flood_expect(bool holds, const struct naive_flood *board, const char *format, ...) {
    char text[TEST_SIDE * (TEST_SIDE + 1) + 1];
    if (holds)
        return;
    naive_flood_draw(board, text);
    va_list values;
    va_start(values, format);
    test_fail_on(text, format, values);
    va_end(values);
}

/* -------------------------------------------------------------------------------------------- exhaustive search -- */

/* A key: a bit for each flooded cell, row by row; the region's colour above them. */
#define KEY_COLOUR 58

void naive_flood_set(const struct naive_flood *start, uint64_t key, struct naive_flood *board) {
    *board = *start;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (key >> (row * board->columns + column) & 1)
                board->cells[row][column] = (uint8_t)(key >> KEY_COLOUR);
}

static uint64_t key_of(const struct naive_flood *board) {
    int32_t steps[TEST_SIDE][TEST_SIDE];
    uint64_t key = (uint64_t)board->cells[0][0] << KEY_COLOUR;
    naive_flood_region(board, steps);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            key |= (uint64_t)(steps[row][column] >= 0) << (row * board->columns + column);
    return key;
}

static bool is_goal(const void *start, uint64_t key) {
    struct naive_flood board;
    naive_flood_set(start, key, &board);
    return naive_flood_is_over(&board);
}

static bool play(const void *start, uint64_t key, uint32_t move, uint64_t *next) {
    struct naive_flood board;
    naive_flood_set(start, key, &board);
    bool is_painted = naive_flood_paint(&board, move) == NAIVE_PAINTED;
    *next = key_of(&board);
    return is_painted;
}

void naive_flood_graph(struct naive_graph *graph, const struct naive_flood *board) {
    uint32_t largest = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->cells[row][column] > largest)
                largest = board->cells[row][column];
    const struct naive_rules rules = {board, largest + 1, is_goal, play};
    naive_graph_open(graph, &rules, key_of(board));
}
