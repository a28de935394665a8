/* A board's geometry: cells in rows and columns, numbered so that sets of them shift.
 *
 * Cell (row, column), both from 0, is place row * stride + column. The stride is one more than the columns: the last
 * place of each row is a guard, in no set of cells, so that a set shifted by one place east or west never runs over
 * into the next row. There is one row of guards below as well.
 *
 *     places of 2 x 3      0  1  2  .
 *                          4  5  6  .
 *                          .  .  .  .
 *
 * The guards are also what makes the sides of cells fit: the wall on the west side of place p is number p of a set of
 * west walls, and the east side of p is the west side of p + 1, also in the last column; likewise north and south.
 */
#ifndef GRID_H
#define GRID_H

#include "bits.h"
#include "fewest.h"

/* The largest board: no puzzle goes beyond. */
#define GRID_MOST FM_SIDE_MOST

/* In alphabetical order, the order in which moves are tried and compared. */
enum direction { EAST, NORTH, SOUTH, WEST, DIRECTIONS };

struct grid {
    uint32_t rows;
    uint32_t columns;
    uint32_t stride;
    uint32_t words; /* of a set of places */
};

static inline struct grid grid_of(uint32_t rows, uint32_t columns) {
    uint32_t stride = columns + 1;
    return (struct grid){rows, columns, stride, BITS_WORDS((rows + 1) * stride)};
}

static inline uint32_t grid_place(const struct grid *grid, uint32_t row, uint32_t column) {
    return row * grid->stride + column;
}

static inline uint32_t grid_row(const struct grid *grid, uint32_t place) {
    return place / grid->stride;
}

static inline uint32_t grid_column(const struct grid *grid, uint32_t place) {
    return place % grid->stride;
}

static inline enum direction direction_opposite(enum direction direction) {
    return (enum direction)(WEST - direction);
}

static inline int32_t direction_rows(enum direction direction) {
    return (direction == SOUTH) - (direction == NORTH);
}

static inline int32_t direction_columns(enum direction direction) {
    return (direction == EAST) - (direction == WEST);
}

/* The neighbour's place; the caller knows that it is a place. */
static inline uint32_t grid_neighbour(const struct grid *grid, uint32_t place, enum direction direction) {
    switch (direction) {
    case EAST: return place + 1;
    case NORTH: return place - grid->stride;
    case SOUTH: return place + grid->stride;
    default: return place - 1;
    }
}

/* Word `i` of the set in which every place of `set` has moved one step. Who moves off the board by it must not be in
 * the set, but a guard's place is fine. */
BITS_INLINE uint64_t grid_moved(const struct grid *grid, const uint64_t *set, uint32_t i, enum direction direction,
                                uint32_t words) {
    switch (direction) {
    case EAST: return bits_raised(set, i, 1);
    case NORTH: return bits_lowered(set, i, grid->stride, words);
    case SOUTH: return bits_raised(set, i, grid->stride);
    default: return bits_lowered(set, i, 1, words);
    }
}

#endif
