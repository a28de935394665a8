/* A second opinion on Escape from Tetris: the rules once more, walker by walker, over a plain picture of a board. It
 * shares nothing with the core.
 */
#ifndef NAIVE_ESCAPE_H
#define NAIVE_ESCAPE_H

#include "naive_graph.h"

struct naive_escape {
    int32_t rows;
    int32_t columns;
    bool bad[TEST_SIDE][TEST_SIDE];
    bool walker[TEST_SIDE][TEST_SIDE]; /* one may be here; never on the ring, where all have escaped */
};

/* A board with `percent` of its cells bad and walkers on all good ones inside. */
void naive_escape_random(struct naive_escape *board, struct test_random *random, uint32_t rows, uint32_t columns,
                         uint32_t percent);
/* The same from rows of 0 and 1, each ended by '/' but the last. */
void naive_escape_parse(struct naive_escape *board, const char *rows);
/* Puts walkers where they are at the start of a board that has none of its own. */
void naive_escape_fill(struct naive_escape *board);
/* Takes each walker away in `percent` of all cases. */
void naive_escape_thin(struct naive_escape *board, struct test_random *random, uint32_t percent);

bool naive_escape_is_on_ring(const struct naive_escape *board, int32_t row, int32_t column);
/* One walker inside obeys a command. Returns whether the cell ahead is good, so that it moves. */
bool naive_escape_walk(const struct naive_escape *board, uint32_t move, int32_t *row, int32_t *column);
/* All walkers do. */
void naive_escape_play(struct naive_escape *board, uint32_t move);
bool naive_escape_is_over(const struct naive_escape *board);
/* Whether the commands free all walkers and the last of them is needed for it. */
bool naive_escape_is_solved_by(const struct naive_escape *board, const uint8_t *moves, uint32_t count);
/* Finds the first walker, row by row, who cannot reach the ring. */
bool naive_escape_is_hopeless(const struct naive_escape *board, int32_t *row, int32_t *column);

/* The board as a drawn one, without walkers, or as a link with them; the text ends with a zero. */
void naive_escape_draw(const struct naive_escape *board, char *text);
void naive_escape_link(const struct naive_escape *board, char *text);
/* The board in the core, read from the link. Never NULL; freed by the caller. */
struct fm_boards *naive_escape_read(const struct naive_escape *board);
/* The board that a state of the core shows. */
void naive_escape_view(const struct fm_board *board, const uint64_t *state, struct naive_escape *seen);
/* Fails the test unless `holds`, and shows the board for which it does not, with the words. */
void naive_escape_expect(bool holds, const struct naive_escape *board, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Walkers as a key, a bit a cell, row by row; for boards of up to 64 cells. */
uint64_t naive_escape_key(const struct naive_escape *board);
void naive_escape_set(struct naive_escape *board, uint64_t key);
/* All sets that can be reached. */
void naive_escape_graph(struct naive_graph *graph, const struct naive_escape *board);

#endif
