/* Wall Pushers (UVa 10384): push walls, leave the board. What its files share.
 *
 * A state, w being the words of a set of places (see grid.h for places and guards):
 *
 *     word 0          where the player is: | 0 ... | side + 1 if outside, 3 bits | place, 16 bits |
 *     1 .. w          the walls on the west side of each place
 *     1 + w .. 2w     the walls on the north side of each place
 *     1 + 2w .. 3w    path part: the cells entered so far, the start included
 *
 * Who left the board stands for good on the place that was left, with the side by which.
 *
 * A shortest escape enters no cell twice; the search refuses such moves (FM_PATH). Suppose that it enters cell y at
 * time s and again at time t, t being the last time that any cell is entered again. Leave out what lies between. From t
 * on only cells are entered that were not entered before. Whether one can go from u to such a cell v depends on the
 * side between them and on the side behind v, and a wall leaves either of these only when somebody comes from v or into
 * v, which nobody did. So at time s both hold no wall that they do not hold at time t, fewer walls never hinder, and
 * the shorter sequence escapes, too.
 */
#ifndef WALL_PUSHERS_H
#define WALL_PUSHERS_H

#include "grid.h"
#include "puzzle.h"

/* The judge's board. */
#define JUDGE_ROWS    4U
#define JUDGE_COLUMNS 6U
/* The start of a wall list unless told otherwise: the one of the judge's sample. */
#define LIST_START_COLUMN 2U
#define LIST_START_ROW    3U

enum wall_form { FORM_JUDGE, FORM_WALLS, FORM_DRAWN, FORM_LINK };

/* Behind the geometry, sets of places: all cells; for each direction those cells whose side in that direction is part
 * of the outline; then the start state. */
struct wall_board {
    struct board base;
    struct grid grid;
    uint64_t sets[];
};

static inline const struct wall_board *wall_board_of(const struct board *board) {
    return (const struct wall_board *)board;
}

static inline const uint64_t *board_cells(const struct wall_board *board) {
    return board->sets;
}

static inline const uint64_t *board_edge(const struct wall_board *board, enum direction direction) {
    return board->sets + (1 + (uint32_t)direction) * board->grid.words;
}

static inline const uint64_t *board_start(const struct wall_board *board) {
    return board->sets + (1 + DIRECTIONS) * board->grid.words;
}

/* A board of that size without any wall and without a start, both of which its reader adds to the start state before
 * anybody else sees the board. NULL where memory ends. */
struct wall_board *wall_board_create(uint32_t rows, uint32_t columns, struct memory *memory);
/* Puts the player on a cell of the start state; rows and columns from 0. */
void wall_board_set_start(struct wall_board *board, uint32_t row, uint32_t column);

/* A side of a cell as a place in one of a state's two sets of walls. */
struct side {
    uint32_t set;   /* the first word of the set in a state */
    uint32_t place; /* in it */
};

static inline struct side side_of(const struct grid *grid, uint32_t place, enum direction direction) {
    bool across = direction == EAST || direction == WEST;
    bool next = direction == EAST || direction == SOUTH;
    return (struct side){across ? 1 : 1 + grid->words, next ? grid_neighbour(grid, place, direction) : place};
}

static inline bool side_is_walled(const uint64_t *state, struct side side) {
    return bits_has(state + side.set, side.place);
}

/* All sides of a board have numbers: the west sides row by row, the outline's east side at the end of each row, then
 * the north sides likewise. */
static inline uint32_t wall_side_count(const struct grid *grid) {
    return grid->rows * grid->stride + (grid->rows + 1) * grid->columns;
}

static inline struct side wall_side_by_number(const struct grid *grid, uint32_t number) {
    uint32_t west = grid->rows * grid->stride;
    if (number < west)
        return side_of(grid, grid_place(grid, number / grid->stride, number % grid->stride), WEST);
    number -= west;
    return side_of(grid, grid_place(grid, number / grid->columns, number % grid->columns), NORTH);
}

/* What a wall on each side of a cell adds to the judge's number for it, by direction. */
static const uint8_t wall_judge_value[DIRECTIONS] = {4, 2, 8, 1};

/* The judge's number for a cell. */
static inline uint32_t wall_cell_value(const struct grid *grid, const uint64_t *state, uint32_t place) {
    uint32_t value = 0;
    for (uint32_t d = 0; d < DIRECTIONS; d++)
        if (side_is_walled(state, side_of(grid, place, (enum direction)d)))
            value |= wall_judge_value[d];
    return value;
}

/* Builds a wall into the start state. */
void wall_board_add_wall(struct wall_board *board, struct side side);

/* In a state: the place of the player, whether outside, and its walls. */
static inline uint32_t state_place(const uint64_t *state) {
    return (uint32_t)state[0] & 0xFFFF;
}

static inline bool state_is_outside(const uint64_t *state) {
    return state[0] >> 16 != 0;
}

static inline enum direction state_exit(const uint64_t *state) {
    return (enum direction)((state[0] >> 16) - 1);
}

static inline const uint64_t *state_west_walls(const uint64_t *state) {
    return state + 1;
}

static inline const uint64_t *state_north_walls(const uint64_t *state, uint32_t words) {
    return state + 1 + words;
}

static inline const uint64_t *state_entered(const uint64_t *state, uint32_t words) {
    return state + 1 + 2 * words;
}

uint32_t wall_pushers_form_of(const struct text *text, const struct fm_read_options *options);
bool wall_pushers_read(struct text *text, const struct fm_read_options *options, struct memory *memory,
                       struct board **board, struct fm_text_error *error);
void wall_pushers_write(const struct board *board, const uint64_t *state, uint32_t form, bool list,
                        struct writer *writer);

extern const char *const wall_pushers_bounds[];
extern const char *const wall_pushers_forms[];

void *wall_pushers_create_work(const struct board *board, uint32_t bound, struct memory *memory);
void wall_pushers_free_work(const struct board *board, void *work, struct memory *memory);
uint32_t wall_pushers_bound(const struct board *board, void *work, const uint64_t *state, bool along_path);

void wall_pushers_open_draft(const struct board *board, struct draft *draft);
void wall_pushers_clear_draft(struct draft *draft);
void wall_pushers_resize_draft(const struct draft *before, struct draft *draft);
draft_turned_cell wall_pushers_turned_cell;
bool wall_pushers_change_draft(struct draft *draft, const struct fm_edit *edit);
struct board *wall_pushers_make(const struct draft *draft, struct memory *memory);

#endif
