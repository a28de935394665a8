/* Escape from Tetris by the letter of its rules: every walker by itself, from every place where one may be. */
#include "replay.h"

enum { EAST, NORTH, SOUTH, WEST, DIRECTIONS };

enum { GOOD, BAD, OCCUPIED };

static bool is_on_ring(const struct replay_board *board, int32_t row, int32_t column) {
    return row == 0 || column == 0 || row == (int32_t)board->rows - 1 || column == (int32_t)board->columns - 1;
}

/* Whether the walker who starts on this cell has escaped before or after `count` commands. */
static bool escapes(const struct replay_board *board, int32_t row, int32_t column, const uint8_t *moves,
                    uint32_t count) {
    static const int32_t down[DIRECTIONS] = {0, -1, 1, 0};
    static const int32_t right[DIRECTIONS] = {1, 0, 0, -1};
    for (uint32_t i = 0; i < count && !is_on_ring(board, row, column); i++) {
        int32_t next_row = row + down[moves[i]];
        int32_t next_column = column + right[moves[i]];
        if (board->cells[next_row * (int32_t)board->columns + next_column] == BAD)
            continue;
        row = next_row;
        column = next_column;
    }
    return is_on_ring(board, row, column);
}

/* Whether all of them have escaped after `count` commands. */
static bool all_escape(const struct replay_board *board, const uint8_t *moves, uint32_t count) {
    for (int32_t row = 0; row < (int32_t)board->rows; row++)
        for (int32_t column = 0; column < (int32_t)board->columns; column++)
            if (board->cells[row * (int32_t)board->columns + column] == OCCUPIED &&
                !escapes(board, row, column, moves, count))
                return false;
    return true;
}

bool replay_escape(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch) {
    (void)scratch;
    for (uint32_t i = 0; i < count; i++)
        if (moves[i] >= DIRECTIONS)
            return false;
    return all_escape(board, moves, count) && (count == 0 || !all_escape(board, moves, count - 1));
}
