/* Escape from Tetris: what three or four walkers need by themselves, exactly, and what the worst of all such groups in
 * a set needs.
 *
 * A group is named by its walkers' numbers (see escape_bounds.c), the largest first; a number may be there twice, and
 * the last of all stands for "escaped". Groups are ranked as combinations with repetition are, so a table of lengths
 * has a byte for each and no gap, and the groups that differ in their last walker alone stand side by side:
 *
 *     rank of a >= b >= c >= d   =   C(a + 3, 4) + C(b + 2, 3) + C(c + 1, 2) + d
 *
 * The table is filled by breadth-first search backward from the group that has escaped, a round for each length. A
 * group has one successor a command, so all in all each is looked at from the other side once a command.
 *
 * Whether a set holds a group that needs more than t moves is asked far too often to look at all groups. So for each t
 * there are two kinds of sets of places: the second walkers that a first one has in such groups, and the third ones
 * that a first and a second have. Cut with the set in question, few are left, mostly none.
 *
 * Lengths above what a byte holds count as the largest it holds. That is less than the truth, and of two states a move
 * apart never by more than one less, so a bound made of it stays admissible and consistent.
 */
#ifndef ESCAPE_GROUPS_H
#define ESCAPE_GROUPS_H

#include "escape.h"

#define GROUP_MOST         4U
#define GROUP_NUMBERS_MOST 256U /* for groups of three */
#define FOURS_NUMBERS_MOST 200U

/* How many walkers a group can have, up to `wanted`, where there are so many numbers; 2: the table for more would not
 * pay, or its lengths alone would take more than a quarter of the memory that is left. */
uint32_t escape_group_size(uint32_t wanted, uint32_t numbers, const struct memory *memory);

struct escape_groups {
    uint32_t size;          /* walkers in a group, 3 or 4 */
    uint32_t numbers;       /* of walkers */
    uint32_t words;         /* of a set of places */
    uint32_t count;         /* groups */
    uint32_t longest;       /* length of any, once all are known */
    const uint16_t *number; /* of each place */
    const uint16_t *place;  /* of each number */
    uint8_t *lengths;       /* by rank */
    uint64_t *seconds;      /* by t, first walker: a set of places */
    uint64_t *thirds;       /* by t, first and second walker: a set of places */

    /* Preparation: the round, and the row that is next in it, by its members but the last. */
    uint32_t round;
    uint32_t row_rank;
    uint32_t row[GROUP_MOST - 1];
    bool found; /* in this round */
    bool is_ready;
    /* Combinations: choose[k][n] is n over k + 1. */
    uint32_t choose[GROUP_MOST][GROUP_NUMBERS_MOST + GROUP_MOST];
    /* By direction: who may have been where before a command that led to a number, one behind the other, and where the
     * list of each number begins. */
    uint16_t before[DIRECTIONS][GROUP_NUMBERS_MOST];
    uint16_t first_before[DIRECTIONS][GROUP_NUMBERS_MOST + 1];
};

/* Nothing known yet. The arrays outlive it. NULL where memory ends. */
struct escape_groups *escape_groups_create(const struct escape_board *board, uint32_t size, const uint16_t *number,
                                           const uint16_t *place, struct memory *memory);
void escape_groups_free(struct escape_groups *groups, struct memory *memory);
enum preparation escape_groups_prepare(struct escape_groups *groups, struct memory *memory);

/* What the worst group of a set needs, once all is prepared; enough + 1 if that is more than `enough`. *guess is where
 * to begin, the nearer the better, and becomes what was found. */
uint32_t escape_groups_worst(const struct escape_groups *groups, const uint64_t *set, uint32_t *guess, uint32_t enough);

#endif
