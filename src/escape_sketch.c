/* Escape from Tetris: boards to be drawn. The places are all cells, row by row; walkers start on all good ones inside.
 */
#include "escape.h"

#include "sketch.h"

static const struct parameter parameters[] = {
    {"density", 0, 100, 30},
    {NULL, 0, 0, 0},
};

static uint32_t place_count(uint32_t rows, uint32_t columns) {
    return rows * columns;
}

static void draw(struct sketch *sketch, uint32_t place, struct random *random) {
    sketch->places[place] = random_percent(random, sketch->parameters[0]);
}

static struct board *finish(const struct sketch *sketch, struct memory *memory) {
    struct escape_board *board = escape_board_create(sketch->rows, sketch->columns, memory);
    if (!board)
        return NULL;
    for (uint32_t row = 0; row < sketch->rows; row++)
        for (uint32_t column = 0; column < sketch->columns; column++)
            if (sketch->places[row * sketch->columns + column])
                escape_board_add_bad(board, row, column);
    escape_board_close(board);
    return &board->base;
}

/* The sets of walkers are too many for a bound that says anything. */
static uint32_t most_moves(const struct sketch *sketch) {
    (void)sketch;
    return FM_INFINITE;
}

const struct sketcher escape_sketcher = {
    .parameters = parameters,
    .usual_rows = 8,
    .usual_columns = 8,
    .usual_moves = 14,
    .place_count = place_count,
    .draw = draw,
    .finish = finish,
    .most_moves = most_moves,
};
