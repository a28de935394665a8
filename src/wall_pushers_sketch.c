/* Wall Pushers: boards to be drawn. The places are all sides, by their numbers, then the start's row and its column. */
#include "wall_pushers.h"

#include "sketch.h"

enum { INNER_SIDES, OUTLINE };

static const struct parameter parameters[] = {
    [INNER_SIDES] = {"density", 0, 100, 50},
    [OUTLINE] = {"outline", 0, 100, 90},
    {NULL, 0, 0, 0},
};

static uint32_t place_count(uint32_t rows, uint32_t columns) {
    struct grid grid = grid_of(rows, columns);
    return wall_side_count(&grid) + 2;
}

static bool is_of_outline(const struct grid *grid, uint32_t side) {
    uint32_t west = grid->rows * grid->stride;
    uint32_t across = side < west ? side % grid->stride : (side - west) / grid->columns;
    return across == 0 || across == (side < west ? grid->columns : grid->rows);
}

static void draw(struct sketch *sketch, uint32_t place, struct random *random) {
    struct grid grid = grid_of(sketch->rows, sketch->columns);
    uint32_t sides = wall_side_count(&grid);
    uint32_t *percents = sketch->parameters;
    uint32_t value = place == sides       ? random_below(random, sketch->rows)
                     : place == sides + 1 ? random_below(random, sketch->columns)
                                          : random_percent(random, percents[is_of_outline(&grid, place)]);
    sketch->places[place] = (uint8_t)value;
}

static struct board *finish(const struct sketch *sketch, struct memory *memory) {
    struct wall_board *board = wall_board_create(sketch->rows, sketch->columns, memory);
    if (!board)
        return NULL;
    uint32_t sides = wall_side_count(&board->grid);
    for (uint32_t side = 0; side < sides; side++)
        if (sketch->places[side])
            wall_board_add_wall(board, wall_side_by_number(&board->grid, side));
    wall_board_set_start(board, sketch->places[sides], sketch->places[sides + 1]);
    return &board->base;
}

/* A shortest escape enters no cell twice (see wall_pushers.h): all cells but the start's, and out. */
static uint32_t most_moves(const struct sketch *sketch) {
    return sketch->rows * sketch->columns;
}

const struct sketcher wall_pushers_sketcher = {
    .parameters = parameters,
    .usual_rows = JUDGE_ROWS,
    .usual_columns = JUDGE_COLUMNS,
    .usual_moves = 18,
    .place_count = place_count,
    .draw = draw,
    .finish = finish,
    .most_moves = most_moves,
};
