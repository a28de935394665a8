/* A second opinion on Wall Pushers: the rules once more, written for clarity over yet another picture of a board (each
 * wall told once), and a breadth-first search over every state that can be reached. It shares nothing with the core, so
 * that where the two agree, both are right or both misread the rules in the same way.
 */
#ifndef NAIVE_WALL_PUSHERS_H
#define NAIVE_WALL_PUSHERS_H

#include "support.h"

/* ------------------------------------------------------------------------------------------------------- boards -- */

enum test_played { TEST_PLAYED, TEST_OUTLINE, TEST_TWO_WALLS, TEST_OVER };

struct test_board {
    int32_t rows;
    int32_t columns;
    int32_t row; /* of the player, from 0; -1 or one past the last outside */
    int32_t column;
    bool upright[TEST_SIDE][TEST_SIDE + 1]; /* a wall on the west side of row, column; and the east outline */
    bool level[TEST_SIDE + 1][TEST_SIDE];   /* a wall on the north side; and the south outline */
};

/* A board with each inner side walled in `inner` percent of all cases, each side of the outline in `outline`. */
void test_board_random(struct test_board *board, struct test_random *random, uint32_t rows, uint32_t columns,
                       uint32_t inner, uint32_t outline);
/* The same with `gaps` gaps in an outline that is walled otherwise; two may fall together. */
void test_board_random_with_gaps(struct test_board *board, struct test_random *random, uint32_t rows, uint32_t columns,
                                 uint32_t inner, uint32_t gaps);
/* One move by the rules. The board stays as it was unless the move is played. */
enum test_played test_board_play(struct test_board *board, uint32_t direction);
bool test_board_is_over(const struct test_board *board);
/* The walls of a cell: W 1, N 2, E 4, S 8. */
uint8_t test_board_cell(const struct test_board *board, int32_t row, int32_t column);
/* Whether the moves are legal, the last one leads outside and no earlier one does. */
bool test_board_is_solved_by(const struct test_board *board, const uint8_t *moves, uint32_t count);
/* Whether the moves enter some cell a second time, that of the start included. */
bool test_board_enters_twice(const struct test_board *board, const uint8_t *moves, uint32_t count);

/* The board as a judge's list of one case; returns the length, and the text ends with a zero besides. */
uint32_t test_board_text(const struct test_board *board, char *text);
/* The board in the core. Never NULL; freed by the caller. */
struct fm_boards *test_board_read(const struct test_board *board);
/* The board that a case of the core shows. */
void test_board_view(const struct fm_board *board, const uint64_t *state, struct test_board *seen);
/* Fails the test unless `holds`, and shows the board for which it does not, with the words. */
void test_expect(bool holds, const struct test_board *board, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ------------------------------------------------------------------------------------------- exhaustive search -- */

#define EXHAUST_ILLEGAL UINT32_MAX
#define EXHAUST_OUTSIDE (UINT32_MAX - 1)

/* Every state that can be reached from a board, inside; number 0 is the start. */
struct exhaust {
    struct test_board board;
    uint32_t count;
    uint32_t capacity;
    uint32_t key_words;
    uint64_t *keys;
    uint32_t *children; /* 4 a state, in the order of moves: a number, EXHAUST_ILLEGAL or EXHAUST_OUTSIDE */
    int32_t *distance;  /* true number of moves to the outside, or -1 */
    uint32_t *table;    /* numbers by hash */
};

/* Finds them all. Returns false, with nothing to close, where there are more than `most`. */
bool exhaust_open(struct exhaust *exhaust, const struct test_board *board, uint32_t most);
void exhaust_close(struct exhaust *exhaust);
/* The state with the longest way out; the start where there is none. */
uint32_t exhaust_farthest(const struct exhaust *exhaust);
/* State number `index` as a board. */
void exhaust_board(const struct exhaust *exhaust, uint32_t index, struct test_board *board);

#endif
