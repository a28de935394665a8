/* Flood by the letter of its rules: each move repaints the top-left area cell by cell. */
#include "replay.h"

/* In a view a flooded cell has this much more than its colour. */
#define FLOODED 128

struct carpet {
    uint32_t rows;
    uint32_t columns;
    uint8_t *cells; /* colours */
};

/* Whether a cell lies on the carpet and is repainted already. */
static bool is_flooded(const struct carpet *carpet, uint32_t row, uint32_t column) {
    return row < carpet->rows && column < carpet->columns && carpet->cells[row * carpet->columns + column] >= FLOODED;
}

static bool touches_flooded(const struct carpet *carpet, uint32_t row, uint32_t column) {
    /* Row or column -1 wraps around to a number that no carpet reaches. */
    return is_flooded(carpet, row, column + 1) || is_flooded(carpet, row - 1, column) ||
           is_flooded(carpet, row + 1, column) || is_flooded(carpet, row, column - 1);
}

/* Repaints every cell of colour `from` that hangs together with the top-left one. Sweeps over the board until nothing
 * changes, marking repainted cells with FLOODED. Returns whether a cell that had the colour `to` before touches them.
 */
static bool repaint(const struct carpet *carpet, uint8_t from, uint8_t to) {
    bool joins = false;
    carpet->cells[0] = to + FLOODED;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t row = 0; row < carpet->rows; row++)
            for (uint32_t column = 0; column < carpet->columns; column++) {
                uint8_t *cell = &carpet->cells[row * carpet->columns + column];
                if ((*cell != from && *cell != to) || !touches_flooded(carpet, row, column))
                    continue;
                if (*cell == to) {
                    joins = true;
                    continue;
                }
                *cell = to + FLOODED;
                changed = true;
            }
    }
    for (uint32_t cell = 0; cell < carpet->rows * carpet->columns; cell++)
        carpet->cells[cell] %= FLOODED;
    return joins;
}

static bool is_of_one_colour(const struct carpet *carpet) {
    for (uint32_t cell = 0; cell < carpet->rows * carpet->columns; cell++)
        if (carpet->cells[cell] != carpet->cells[0])
            return false;
    return true;
}

bool replay_flood(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch) {
    struct carpet carpet = {board->rows, board->columns, scratch};
    for (uint32_t cell = 0; cell < board->rows * board->columns; cell++)
        scratch[cell] = board->cells[cell] % FLOODED;
    for (uint32_t i = 0; i < count; i++) {
        if (moves[i] >= FLOODED || moves[i] == carpet.cells[0] || is_of_one_colour(&carpet))
            return false;
        if (!repaint(&carpet, carpet.cells[0], moves[i]))
            return false;
    }
    return is_of_one_colour(&carpet);
}
