/* What the tests of the puzzles' text forms share. */
#ifndef TEXTS_H
#define TEXTS_H

#include "support.h"

/* Written in a form, as a list or not, read back with `options` (which may be NULL) and written again: one board comes
 * back, its start looks like the state that was written, and the text is the same. */
void expect_round_trip(const struct fm_board *board, const uint64_t *state, uint32_t form, bool list,
                       const struct fm_read_options *options);
/* The same in every form, as a list and not. */
void expect_all_round_trips(const struct fm_board *board, const uint64_t *state, const struct fm_read_options *options);
/* Writes the start; the text ends with a zero. */
void write_start(const struct fm_board *board, uint32_t form, bool list, char text[TEST_TEXT_BYTES]);
/* In each form, whatever the room is, no more than that is written, and the whole length told. */
void expect_written_up_to_the_capacity(const struct fm_board *board);
/* The same for the answer of those moves. */
void expect_answer_written_up_to_the_capacity(const struct fm_board *board, const uint8_t *moves, uint32_t count);

/* A text that is no board, and how it is told. */
struct malformed {
    const char *what;
    const char *text;
    struct fm_read_options options;
    uint32_t code;
    uint32_t line;
    uint32_t column;
    const char *found;
    int32_t numbers[3];
};

#define SIZE(rows, columns)                                                                                            \
    { (rows), (columns), 0, 0 }

void expect_malformed(const char *puzzle, const struct malformed *malformed, uint32_t count);

#endif
