/* Wall Pushers: what its readers share. Not for others. */
#ifndef WALL_PUSHERS_TEXT_H
#define WALL_PUSHERS_TEXT_H

#include "wall_pushers.h"

/* Where a board comes from, what it is to be like and what went wrong. */
struct wall_reading {
    struct text *text;
    const struct fm_read_options *options;
    struct memory *memory;
    struct fm_text_error *error;
    uint32_t rows;
    uint32_t columns;
};

/* Reports an error at a place and returns false; see text_fail. */
bool wall_reading_fail(const struct wall_reading *reading, enum fm_text_code code, struct span place, uint32_t a,
                       uint32_t b, uint32_t c);
/* A board of the reading's size, or an error at `place`. */
bool wall_reading_create(const struct wall_reading *reading, struct span place, struct wall_board **board);

/* The next drawn board; *board stays NULL where there is none. On failure it may be half made. */
bool wall_pushers_read_drawn(struct wall_reading *reading, struct wall_board **board);
void wall_pushers_write_drawn(const struct wall_board *board, const uint64_t *state, struct writer *writer);

#endif
