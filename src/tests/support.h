/* What the tests share: random numbers, the core at work, files. */
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

/* The largest side of a board. */
#define TEST_SIDE 64
/* Enough for the largest board in any form. */
#define TEST_TEXT_BYTES 131072
/* Enough for a state of any board. */
#define TEST_STATE_WORDS 256

/* In the order of moves; as rows down and columns right. */
enum test_direction { TEST_EAST, TEST_NORTH, TEST_SOUTH, TEST_WEST };
extern const int32_t test_down[4];
extern const int32_t test_right[4];

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

/* --------------------------------------------------------------------------------------------- the core at work -- */

/* The number of an engine, of a puzzle's bound, of its text form; traps where there is none. */
uint32_t test_engine(const char *name);
uint32_t test_bound(const char *puzzle, const char *name);
uint32_t test_form(const char *puzzle, const char *name);

/* Reads a text that can be read; `options` may be NULL. Never NULL; freed by the caller. */
struct fm_boards *test_read(const char *puzzle, const char *text, const struct fm_read_options *options);
/* The board as it starts. */
void test_start(const struct fm_board *board, uint64_t state[TEST_STATE_WORDS]);

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

/* Fails the test, and shows the board with which it does, as a text, and the words. */
void test_fail_on(const char *board, const char *format, va_list values) __attribute__((format(printf, 2, 0)));

/* ------------------------------------------------------------------------------------------------ files, memory -- */

/* A file below src/tests/, with a zero after its end; freed by the caller. Fails the test where it cannot be read. */
char *test_read_file(const char *name, uint32_t *length);
/* The same for a file of whole numbers. */
int32_t *test_read_numbers(const char *name, uint32_t *count);
/* All boards of the file vectors/<puzzle>/<name>.in; freed by the caller. */
struct fm_boards *test_read_vectors(const char *puzzle, const char *name);

/* A block for `count` things of `bytes` bytes with what `block` held, as realloc makes it; ends the program where there
 * is none. */
void *test_resize(void *block, size_t count, size_t bytes);

#endif
