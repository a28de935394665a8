/* What a puzzle tells a generator: what its boards are made of.
 *
 * A sketch is a board that is still being made: a byte for each of its places. A place is whatever can be drawn by
 * itself, such as a side that has a wall or not, or a cell's colour. A place that is drawn anew takes each of its
 * values as often as the parameters say, whatever it was before. Each sketch is a legal board, though perhaps one
 * without a solution.
 */
#ifndef SKETCH_H
#define SKETCH_H

#include "puzzle.h"
#include "random.h"

struct sketch {
    uint32_t rows;
    uint32_t columns;
    uint32_t parameters[FM_PARAMETERS_MOST]; /* values, in the order of the sketcher's list */
    uint8_t *places;
};

/* What can be wished of boards besides their size. */
struct parameter {
    const char *name;
    uint32_t least;
    uint32_t most;
    uint32_t usual;
};

struct sketcher {
    const struct parameter *parameters; /* ended by one without a name */
    uint32_t usual_rows;
    uint32_t usual_columns;
    uint32_t usual_moves; /* that make a board of the usual size worth a thought */

    uint32_t (*place_count)(uint32_t rows, uint32_t columns);
    void (*draw)(struct sketch *sketch, uint32_t place, struct random *random);
    /* The board that is sketched, in a new block of board->bytes bytes of `memory`; NULL where memory ends. */
    struct board *(*finish)(const struct sketch *sketch, struct memory *memory);
    /* No board of that kind needs more moves: proved; FM_INFINITE where nothing is known. */
    uint32_t (*most_moves)(const struct sketch *sketch);
};

#endif
