/* What the tests share: random numbers, boards, and a second opinion on Wall Pushers.
 *
 * The second opinion has the rules once more, written for clarity over yet another picture of a board (each wall told
 * once), and a breadth-first search over every state that can be reached. It shares nothing with the core, so that
 * where the two agree, both are right or both misread the rules in the same way.
 */
#ifndef SUPPORT_H
#define SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "fewest.h"

/* Under sanitizers everything takes ten times as long, so a tenth of the random cases must do. */
#if defined(__SANITIZE_ADDRESS__)
#define TEST_IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TEST_IS_SANITIZED 1
#endif
#endif
#ifdef TEST_IS_SANITIZED
#define TEST_CASES(count) ((count) / 10)
#else
#define TEST_CASES(count) (count)
#endif

#define COUNT_OF(array) ((uint32_t)(sizeof(array) / sizeof(array)[0]))

/* --------------------------------------------------------------------------------------------- random numbers -- */

/* SplitMix64 (G. Steele et al., 2014): small, and the same numbers everywhere. */
struct test_random {
    uint64_t state;
};

/* Seeded by FEWEST_SEED from the environment, else always the same; prints the seed, so that a failure can be had
 * again. */
struct test_random test_random_open(void);
uint64_t test_random_next(struct test_random *random);
/* 0 .. limit - 1 */
uint32_t test_random_below(struct test_random *random, uint32_t limit);
bool test_random_percent(struct test_random *random, uint32_t percent);

/* ------------------------------------------------------------------------------------------------------- boards -- */

#define TEST_SIDE 64

enum test_direction { TEST_EAST, TEST_NORTH, TEST_SOUTH, TEST_WEST };
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

/* Enough for the largest board in any form. */
#define TEST_TEXT_BYTES 131072
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

/* --------------------------------------------------------------------------------------------- the core at work -- */

/* The number of an engine or a bound of Wall Pushers; traps where there is none. */
uint32_t test_engine(const char *name);
uint32_t test_bound(const char *name);

struct test_answer {
    uint32_t status;
    uint32_t reason;
    int32_t length; /* -1: no solution is known */
    uint32_t lower_bound;
    uint32_t upper_bound;
    struct fm_stats stats;
    uint8_t moves[TEST_SIDE * TEST_SIDE];
};

/* What a search shows now. */
void test_answer_of(struct fm_search *search, struct test_answer *answer);
/* Runs a search to its end in one go. */
void test_solve(const struct fm_board *board, const struct fm_search_options *options, struct test_answer *answer);

/* ------------------------------------------------------------------------------------------------------- files -- */

/* A file below src/tests/, with a zero after its end; freed by the caller. Fails the test where it cannot be read. */
char *test_read_file(const char *name, uint32_t *length);
/* The same for a file of whole numbers. */
int32_t *test_read_numbers(const char *name, uint32_t *count);

#endif
