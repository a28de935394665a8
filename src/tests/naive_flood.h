/* A second opinion on Flood: the rules once more, a brush that spreads from cell to cell over a plain picture of a
 * board. It shares nothing with the core.
 */
#ifndef NAIVE_FLOOD_H
#define NAIVE_FLOOD_H

#include "naive_graph.h"

#define NAIVE_COLOURS 36

enum naive_painted { NAIVE_PAINTED, NAIVE_OVER, NAIVE_SAME_COLOUR, NAIVE_TOUCHES_NOTHING };

struct naive_flood {
    int32_t rows;
    int32_t columns;
    uint8_t cells[TEST_SIDE][TEST_SIDE]; /* colours */
};

/* A board of colours below `colours`. */
void naive_flood_random(struct naive_flood *board, struct test_random *random, uint32_t rows, uint32_t columns,
                        uint32_t colours);
/* The same from rows of colour characters, each ended by '/' but the last. */
void naive_flood_parse(struct naive_flood *board, const char *rows);

/* The region of the top-left cell: how many steps it takes from that cell to each of the region's, or -1. */
void naive_flood_region(const struct naive_flood *board, int32_t steps[TEST_SIDE][TEST_SIDE]);
bool naive_flood_is_over(const struct naive_flood *board);
/* One move by the rules. The board stays as it was unless it is painted. */
enum naive_painted naive_flood_paint(struct naive_flood *board, uint32_t colour);
/* Whether each move is legal and the last one solves the board. */
bool naive_flood_is_solved_by(const struct naive_flood *board, const uint8_t *moves, uint32_t count);

/* The board as a drawn one; the text ends with a zero. */
void naive_flood_draw(const struct naive_flood *board, char *text);
/* The board in the core. Never NULL; freed by the caller. */
struct fm_boards *naive_flood_read(const struct naive_flood *board);
/* The board that a state of the core shows. */
void naive_flood_view(const struct fm_board *board, const uint64_t *state, struct naive_flood *seen);
/* Fails the test unless `holds`, and shows the board for which it does not, with the words. */
void naive_flood_expect(bool holds, const struct naive_flood *board, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* All states that can be reached; for boards of up to 56 cells. */
void naive_flood_graph(struct naive_graph *graph, const struct naive_flood *board);
/* The board as it is in the state of that key. */
void naive_flood_set(const struct naive_flood *start, uint64_t key, struct naive_flood *board);

#endif
