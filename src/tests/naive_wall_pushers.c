#include "naive_wall_pushers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------- boards -- */

void test_board_random(struct test_board *board, struct test_random *random, uint32_t rows, uint32_t columns,
                       uint32_t inner, uint32_t outline) {
    memset(board, 0, sizeof *board);
    board->rows = (int32_t)rows;
    board->columns = (int32_t)columns;
    board->row = (int32_t)test_random_below(random, rows);
    board->column = (int32_t)test_random_below(random, columns);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column <= columns; column++)
            board->upright[row][column] =
                test_random_percent(random, column == 0 || column == columns ? outline : inner);
    for (uint32_t row = 0; row <= rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            board->level[row][column] = test_random_percent(random, row == 0 || row == rows ? outline : inner);
}

void test_board_random_with_gaps(struct test_board *board, struct test_random *random, uint32_t rows, uint32_t columns,
                                 uint32_t inner, uint32_t gaps) {
    test_board_random(board, random, rows, columns, inner, 100);
    for (; gaps > 0; gaps--) {
        uint32_t gap = test_random_below(random, 2 * (rows + columns));
        if (gap < 2 * rows)
            board->upright[gap / 2][gap % 2 ? columns : 0] = false;
        else
            board->level[gap % 2 ? rows : 0][gap / 2 - rows] = false;
    }
}

static bool is_outside(const struct test_board *board, int32_t row, int32_t column) {
    return row < 0 || row >= board->rows || column < 0 || column >= board->columns;
}

bool test_board_is_over(const struct test_board *board) {
    return is_outside(board, board->row, board->column);
}

/* The wall on a side of a cell. */
static bool *wall_at(struct test_board *board, int32_t row, int32_t column, uint32_t side) {
    switch (side) {
    case TEST_EAST: return &board->upright[row][column + 1];
    case TEST_NORTH: return &board->level[row][column];
    case TEST_SOUTH: return &board->level[row + 1][column];
    default: return &board->upright[row][column];
    }
}

enum test_played test_board_play(struct test_board *board, uint32_t direction) {
    if (test_board_is_over(board))
        return TEST_OVER;
    int32_t row = board->row + test_down[direction];
    int32_t column = board->column + test_right[direction];
    bool *wall = wall_at(board, board->row, board->column, direction);
    if (*wall) {
        if (is_outside(board, row, column))
            return TEST_OUTLINE;
        bool *beyond = wall_at(board, row, column, direction);
        if (*beyond)
            return TEST_TWO_WALLS;
        *wall = false;
        *beyond = true;
    }
    board->row = row;
    board->column = column;
    return TEST_PLAYED;
}

uint8_t test_board_cell(const struct test_board *board, int32_t row, int32_t column) {
    return (uint8_t)(board->upright[row][column] * 1 + board->level[row][column] * 2 +
                     board->upright[row][column + 1] * 4 + board->level[row + 1][column] * 8);
}

bool test_board_is_solved_by(const struct test_board *board, const uint8_t *moves, uint32_t count) {
    struct test_board moment = *board;
    for (uint32_t i = 0; i < count; i++)
        if (test_board_play(&moment, moves[i]) != TEST_PLAYED)
            return false;
    return test_board_is_over(&moment);
}

bool test_board_enters_twice(const struct test_board *board, const uint8_t *moves, uint32_t count) {
    bool entered[TEST_SIDE + 2][TEST_SIDE + 2] = {0};
    int32_t row = board->row;
    int32_t column = board->column;
    entered[row + 1][column + 1] = true;
    for (uint32_t i = 0; i < count; i++) {
        row += test_down[moves[i]];
        column += test_right[moves[i]];
        if (entered[row + 1][column + 1])
            return true;
        entered[row + 1][column + 1] = true;
    }
    return false;
}

uint32_t test_board_text(const struct test_board *board, char *text) {
    int length = sprintf(text, "%d %d\n", board->column + 1, board->row + 1);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            length += sprintf(text + length, "%d%c", test_board_cell(board, row, column),
                              column + 1 == board->columns ? '\n' : ' ');
    length += sprintf(text + length, "0 0\n");
    return (uint32_t)length;
}

struct fm_boards *test_board_read(const struct test_board *board) {
    static char text[TEST_TEXT_BYTES];
    struct fm_read_options options = {.rows = (uint32_t)board->rows, .columns = (uint32_t)board->columns};
    struct fm_text_error error = {0};
    uint32_t length = test_board_text(board, text);
    struct fm_boards *boards = fm_read(fm_puzzle_find("wall-pushers"), text, length, &options, &error);
    test_expect(boards != NULL, board, "the board is not read: code %u in line %u, column %u", error.code, error.line,
                error.column);
    return boards;
}

void test_board_view(const struct fm_board *board, const uint64_t *state, struct test_board *seen) {
    uint8_t cells[TEST_SIDE * TEST_SIDE];
    int32_t integers[FM_VIEW_INTEGERS];
    fm_board_view(board, state, cells, integers);
    memset(seen, 0, sizeof *seen);
    seen->rows = (int32_t)fm_board_rows(board);
    seen->columns = (int32_t)fm_board_columns(board);
    seen->row = integers[0];
    seen->column = integers[1];
    for (int32_t row = 0; row < seen->rows; row++)
        for (int32_t column = 0; column < seen->columns; column++) {
            uint8_t cell = cells[row * seen->columns + column];
            static const uint8_t bit_of[] = {4, 2, 8, 1};
            for (uint32_t side = 0; side < 4; side++)
                if (cell & bit_of[side])
                    *wall_at(seen, row, column, side) = true;
        }
    for (int32_t row = 0; row < seen->rows; row++)
        for (int32_t column = 0; column < seen->columns; column++)
            assert_int_equal(cells[row * seen->columns + column], test_board_cell(seen, row, column));
}

void test_expect(bool holds, const struct test_board *board, const char *format, ...) {
    static char text[TEST_TEXT_BYTES];
    if (holds)
        return;
    test_board_text(board, text);
    va_list values;
    va_start(values, format);
    test_fail_on(text, format, values);
    va_end(values);
}

/* ------------------------------------------------------------------------------------------- exhaustive search -- */

/* A key: row and column of the player, then a bit for each side, in rows. */

static void push_bit(uint64_t *key, uint32_t *bit, bool value) {
    key[*bit / 64] |= (uint64_t)value << *bit % 64;
    ++*bit;
}

static void key_of(const struct test_board *board, uint64_t *key, uint32_t key_words) {
    uint32_t bit = 64;
    memset(key, 0, key_words * sizeof *key);
    key[0] = (uint64_t)board->row << 8 | (uint64_t)board->column;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column <= board->columns; column++)
            push_bit(key, &bit, board->upright[row][column]);
    for (int32_t row = 0; row <= board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            push_bit(key, &bit, board->level[row][column]);
}

static bool pull_bit(const uint64_t *key, uint32_t *bit) {
    bool value = key[*bit / 64] >> *bit % 64 & 1;
    ++*bit;
    return value;
}

static void board_of(const uint64_t *key, struct test_board *board) {
    uint32_t bit = 64;
    board->row = (int32_t)(key[0] >> 8);
    board->column = (int32_t)(key[0] & 0xff);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column <= board->columns; column++)
            board->upright[row][column] = pull_bit(key, &bit);
    for (int32_t row = 0; row <= board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            board->level[row][column] = pull_bit(key, &bit);
}

void exhaust_board(const struct exhaust *exhaust, uint32_t index, struct test_board *board) {
    *board = exhaust->board;
    board_of(exhaust->keys + (size_t)index * exhaust->key_words, board);
}

/* The place in the table where this key's number is or belongs. */
static uint32_t *slot_of(const struct exhaust *exhaust, const uint64_t *key) {
    uint64_t hash = 0;
    for (uint32_t i = 0; i < exhaust->key_words; i++) {
        hash = (hash ^ key[i]) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    uint32_t mask = 2 * exhaust->capacity - 1;
    uint32_t place = (uint32_t)hash & mask;
    while (exhaust->table[place] != UINT32_MAX &&
           memcmp(exhaust->keys + (size_t)exhaust->table[place] * exhaust->key_words, key,
                  exhaust->key_words * sizeof *key) != 0)
        place = (place + 1) & mask;
    return &exhaust->table[place];
}

static void grow(struct exhaust *exhaust) {
    exhaust->capacity = exhaust->capacity ? 2 * exhaust->capacity : 256;
    exhaust->keys = test_resize(exhaust->keys, (size_t)exhaust->capacity * exhaust->key_words, sizeof(uint64_t));
    exhaust->children = test_resize(exhaust->children, (size_t)exhaust->capacity * 4, sizeof(uint32_t));
    exhaust->table = test_resize(exhaust->table, (size_t)exhaust->capacity * 2, sizeof(uint32_t));
    for (uint32_t i = 0; i < 2 * exhaust->capacity; i++)
        exhaust->table[i] = UINT32_MAX;
    for (uint32_t i = 0; i < exhaust->count; i++)
        *slot_of(exhaust, exhaust->keys + (size_t)i * exhaust->key_words) = i;
}

static uint32_t number_of(struct exhaust *exhaust, const struct test_board *board) {
    if (exhaust->count == exhaust->capacity)
        grow(exhaust);
    uint64_t *key = exhaust->keys + (size_t)exhaust->count * exhaust->key_words;
    key_of(board, key, exhaust->key_words);
    uint32_t *slot = slot_of(exhaust, key);
    if (*slot == UINT32_MAX)
        *slot = exhaust->count++;
    return *slot;
}

/* Rounds: whatever has a child at distance k - 1 and no distance yet is at distance k. */
static void measure(struct exhaust *exhaust) {
    exhaust->distance = test_resize(NULL, exhaust->capacity, sizeof(int32_t));
    memset(exhaust->distance, 0xff, exhaust->count * sizeof(int32_t));
    bool found = true;
    for (int32_t round = 1; found; round++) {
        found = false;
        for (uint32_t i = 0; i < exhaust->count; i++)
            for (uint32_t d = 0; d < 4 && exhaust->distance[i] < 0; d++) {
                uint32_t child = exhaust->children[4 * i + d];
                bool near = round == 1 ? child == EXHAUST_OUTSIDE
                                       : child < EXHAUST_OUTSIDE && exhaust->distance[child] == round - 1;
                if (near) {
                    exhaust->distance[i] = round;
                    found = true;
                }
            }
    }
}

bool exhaust_open(struct exhaust *exhaust, const struct test_board *board, uint32_t most) {
    uint32_t sides = (uint32_t)(board->rows * (board->columns + 1) + (board->rows + 1) * board->columns);
    *exhaust = (struct exhaust){.board = *board, .key_words = 1 + (sides + 63) / 64};
    struct test_board moment = *board;
    number_of(exhaust, board);
    for (uint32_t i = 0; i < exhaust->count && exhaust->count <= most; i++)
        for (uint32_t d = 0; d < 4; d++) {
            board_of(exhaust->keys + (size_t)i * exhaust->key_words, &moment);
            uint32_t child = EXHAUST_ILLEGAL;
            if (test_board_play(&moment, d) == TEST_PLAYED)
                child = test_board_is_over(&moment) ? EXHAUST_OUTSIDE : number_of(exhaust, &moment);
            exhaust->children[4 * i + d] = child;
        }
    bool all = exhaust->count <= most;
    if (all)
        measure(exhaust);
    else
        exhaust_close(exhaust);
    return all;
}

void exhaust_close(struct exhaust *exhaust) {
    free(exhaust->keys);
    free(exhaust->children);
    free(exhaust->distance);
    free(exhaust->table);
}

uint32_t exhaust_farthest(const struct exhaust *exhaust) {
    uint32_t farthest = 0;
    for (uint32_t i = 1; i < exhaust->count; i++)
        if (exhaust->distance[i] > exhaust->distance[farthest])
            farthest = i;
    return farthest;
}
