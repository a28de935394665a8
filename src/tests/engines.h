/* Every way of searching that there is, and the puzzles, for the tests that try them all. */
#ifndef ENGINES_H
#define ENGINES_H

#include "support.h"

struct way {
    const char *engine;
    const char *bound; /* NULL: the engine knows none, or the puzzle chooses */
    bool prune_none;
};

#define WAY_FORMAT      "%s, bound %s%s: "
#define WAY_VALUES(way) (way)->engine, (way)->bound ? (way)->bound : "-", (way)->prune_none ? ", without pruning" : ""

/* Those whose answers are proved. */
enum { WALL_PUSHERS_WAYS = 16, ESCAPE_WAYS = 24, FLOOD_WAYS = 18 };

extern const struct way wall_pushers_ways[WALL_PUSHERS_WAYS];
extern const struct way escape_ways[ESCAPE_WAYS];
extern const struct way flood_ways[FLOOD_WAYS];

/* Those that may end with a solution that is not a shortest one, and always end on small boards. */
#define MOST_UNPROVED_WAYS 6

struct fm_search_options way_options(const char *puzzle, const struct way *way);

/* What tests that go over all puzzles want to know of one. */
struct subject {
    const char *puzzle;
    const struct way *ways;
    uint32_t way_count;
    struct way unproved_ways[MOST_UNPROVED_WAYS];
    uint32_t unproved_way_count;
    /* A small board, in the core; freed by the caller. */
    struct fm_boards *(*random_board)(struct test_random *random);
    /* A larger one that engines need many nodes for, and its true length. */
    struct fm_boards *(*hard_board)(struct test_random *random, uint32_t *length);
    /* One of 64 x 64. */
    struct fm_boards *(*largest_board)(struct test_random *random);
    /* A file of vectors that are hard. */
    const char *hard_vectors;
    /* By a second opinion: whether each move is legal, the last one solves the board and no earlier one does. */
    bool (*is_solved_by)(const struct fm_board *board, const uint8_t *moves, uint32_t count);
};

enum { SUBJECTS = 3 };

extern const struct subject subjects[SUBJECTS];

/* All ways of a subject, those that prove their answers first. */
uint32_t subject_way_count(const struct subject *subject);
const struct way *subject_way(const struct subject *subject, uint32_t index);

/* Fails the test unless `holds`, and shows the board for which it does not, with the words. */
void board_expect(bool holds, const struct fm_board *board, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
