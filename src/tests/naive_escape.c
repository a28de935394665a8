#include "naive_escape.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------- boards -- */

void naive_escape_fill(struct naive_escape *board) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            board->walker[row][column] = !board->bad[row][column] && !naive_escape_is_on_ring(board, row, column);
}

void naive_escape_random(struct naive_escape *board, struct test_random *random, uint32_t rows, uint32_t columns,
                         uint32_t percent) {
    memset(board, 0, sizeof *board);
    board->rows = (int32_t)rows;
    board->columns = (int32_t)columns;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            board->bad[row][column] = test_random_percent(random, percent);
    naive_escape_fill(board);
}

void naive_escape_parse(struct naive_escape *board, const char *rows) {
    memset(board, 0, sizeof *board);
    int32_t column = 0;
    board->rows = 1;
    for (; *rows; rows++) {
        if (*rows == '/') {
            board->rows++;
            column = 0;
            continue;
        }
        board->bad[board->rows - 1][column++] = *rows == '1';
        board->columns = column;
    }
    naive_escape_fill(board);
}

void naive_escape_thin(struct naive_escape *board, struct test_random *random, uint32_t percent) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->walker[row][column] && test_random_percent(random, percent))
                board->walker[row][column] = false;
}

/* -------------------------------------------------------------------------------------------------------- rules -- */

bool naive_escape_is_on_ring(const struct naive_escape *board, int32_t row, int32_t column) {
    return row == 0 || column == 0 || row == board->rows - 1 || column == board->columns - 1;
}

bool naive_escape_walk(const struct naive_escape *board, uint32_t move, int32_t *row, int32_t *column) {
    int32_t next_row = *row + test_down[move];
    int32_t next_column = *column + test_right[move];
    if (board->bad[next_row][next_column])
        return false;
    *row = next_row;
    *column = next_column;
    return true;
}

void naive_escape_play(struct naive_escape *board, uint32_t move) {
    bool walker[TEST_SIDE][TEST_SIDE];
    memcpy(walker, board->walker, sizeof walker);
    memset(board->walker, 0, sizeof board->walker);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++) {
            int32_t to_row = row;
            int32_t to_column = column;
            if (!walker[row][column])
                continue;
            naive_escape_walk(board, move, &to_row, &to_column);
            if (!naive_escape_is_on_ring(board, to_row, to_column))
                board->walker[to_row][to_column] = true;
        }
}

bool naive_escape_is_over(const struct naive_escape *board) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->walker[row][column])
                return false;
    return true;
}

bool naive_escape_is_solved_by(const struct naive_escape *board, const uint8_t *moves, uint32_t count) {
    struct naive_escape moment = *board;
    for (uint32_t i = 0; i < count; i++) {
        if (naive_escape_is_over(&moment))
            return false;
        naive_escape_play(&moment, moves[i]);
    }
    return naive_escape_is_over(&moment);
}

bool naive_escape_is_hopeless(const struct naive_escape *board, int32_t *row, int32_t *column) {
    bool free[TEST_SIDE][TEST_SIDE] = {0};
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t r = 0; r < board->rows; r++)
            for (int32_t c = 0; c < board->columns; c++) {
                bool reaches = naive_escape_is_on_ring(board, r, c);
                for (uint32_t side = 0; side < 4 && !reaches; side++)
                    reaches = free[r + test_down[side]][c + test_right[side]];
                if (board->bad[r][c] || free[r][c] || !reaches)
                    continue;
                free[r][c] = changed = true;
            }
    }
    for (*row = 0; *row < board->rows; ++*row)
        for (*column = 0; *column < board->columns; ++*column)
            if (board->walker[*row][*column] && !free[*row][*column])
                return true;
    return false;
}

/* --------------------------------------------------------------------------------------------------------- text -- */

void naive_escape_draw(const struct naive_escape *board, char *text) {
    for (int32_t row = 0; row < board->rows; row++) {
        for (int32_t column = 0; column < board->columns; column++)
            *text++ = board->bad[row][column] ? '#' : '.';
        *text++ = '\n';
    }
    *text = '\0';
}

/* Six cells a digit, the first one worth most. */
static char *put_cells(const struct naive_escape *board, const bool cells[TEST_SIDE][TEST_SIDE], char *text) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    uint32_t value = 0;
    int32_t count = board->rows * board->columns;
    for (int32_t i = 0; i < (count + 5) / 6 * 6; i++) {
        value = 2 * value + (i < count && cells[i / board->columns][i % board->columns]);
        if (i % 6 == 5) {
            *text++ = digits[value];
            value = 0;
        }
    }
    return text;
}

void naive_escape_link(const struct naive_escape *board, char *text) {
    struct naive_escape filled = *board;
    naive_escape_fill(&filled);
    text += sprintf(text, "%dx%d,", board->rows, board->columns);
    text = put_cells(board, board->bad, text);
    if (memcmp(filled.walker, board->walker, sizeof board->walker) != 0) {
        *text++ = ',';
        text = put_cells(board, board->walker, text);
    }
    *text = '\0';
}

struct fm_boards *naive_escape_read(const struct naive_escape *board) {
    char text[2048];
    naive_escape_link(board, text);
    return test_read("escape", text, NULL);
}

void naive_escape_view(const struct fm_board *board, const uint64_t *state, struct naive_escape *seen) {
    uint8_t cells[TEST_SIDE * TEST_SIDE];
    int32_t integers[FM_VIEW_INTEGERS];
    int32_t walkers = 0;
    fm_board_view(board, state, cells, integers);
    memset(seen, 0, sizeof *seen);
    seen->rows = (int32_t)fm_board_rows(board);
    seen->columns = (int32_t)fm_board_columns(board);
    for (int32_t row = 0; row < seen->rows; row++)
        for (int32_t column = 0; column < seen->columns; column++) {
            uint8_t cell = cells[row * seen->columns + column];
            assert_true(cell <= 2);
            seen->bad[row][column] = cell == 1;
            seen->walker[row][column] = cell == 2;
            walkers += cell == 2;
        }
    assert_int_equal(integers[0], walkers);
    for (uint32_t i = 1; i < FM_VIEW_INTEGERS; i++)
        assert_int_equal(integers[i], 0);
}

void naive_escape_expect(bool holds, const struct naive_escape *board, const char *format, ...) {
    char text[TEST_SIDE * (TEST_SIDE + 1) + 2048];
    if (holds)
        return;
    naive_escape_draw(board, text);
    naive_escape_link(board, text + strlen(text));
    va_list values;
    va_start(values, format);
    test_fail_on(text, format, values);
    va_end(values);
}

/* -------------------------------------------------------------------------------------------- exhaustive search -- */

uint64_t naive_escape_key(const struct naive_escape *board) {
    uint64_t key = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            key |= (uint64_t)board->walker[row][column] << (row * board->columns + column);
    return key;
}

void naive_escape_set(struct naive_escape *board, uint64_t key) {
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            board->walker[row][column] = key >> (row * board->columns + column) & 1;
}

static bool is_goal(const void *board, uint64_t key) {
    (void)board;
    return key == 0;
}

static bool play(const void *rules, uint64_t key, uint32_t move, uint64_t *next) {
    const struct naive_escape *board = rules;
    *next = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++) {
            int32_t to_row = row;
            int32_t to_column = column;
            if (!(key >> (row * board->columns + column) & 1))
                continue;
            naive_escape_walk(board, move, &to_row, &to_column);
            if (!naive_escape_is_on_ring(board, to_row, to_column))
                *next |= UINT64_C(1) << (to_row * board->columns + to_column);
        }
    return true;
}

void naive_escape_graph(struct naive_graph *graph, const struct naive_escape *board) {
    const struct naive_rules rules = {board, 4, is_goal, play};
    naive_graph_open(graph, &rules, naive_escape_key(board));
}
