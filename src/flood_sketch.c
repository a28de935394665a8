/* Flood: boards to be drawn. The places are all cells, row by row. */
#include "flood.h"

#include "sketch.h"

static const struct parameter parameters[] = {
    {"colours", 1, FLOOD_COLOURS, 6},
    {NULL, 0, 0, 0},
};

static uint32_t place_count(uint32_t rows, uint32_t columns) {
    return rows * columns;
}

static void draw(struct sketch *sketch, uint32_t place, struct random *random) {
    sketch->places[place] = (uint8_t)random_below(random, sketch->parameters[0]);
}

static struct board *finish(const struct sketch *sketch, struct memory *memory) {
    struct flood_board *board = flood_board_create(sketch->rows, sketch->columns, sketch->places, memory);
    return board ? &board->base : NULL;
}

/* Once all cells of up to d steps from the corner are flooded, playing every other colour floods those of d + 1. And a
 * move floods a cell at least. */
static uint32_t most_moves(const struct sketch *sketch) {
    uint32_t by_steps = (sketch->rows + sketch->columns - 2) * (sketch->parameters[0] - 1);
    uint32_t by_cells = sketch->rows * sketch->columns - 1;
    return by_steps < by_cells ? by_steps : by_cells;
}

const struct sketcher flood_sketcher = {
    .parameters = parameters,
    .usual_rows = 8,
    .usual_columns = 8,
    .usual_moves = 15,
    .place_count = place_count,
    .draw = draw,
    .finish = finish,
    .most_moves = most_moves,
};
