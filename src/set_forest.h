/* Collections of sets of small integers, to tell whether one of a collection contains a given set.
 *
 * Each collection is a binary tree. A leaf holds up to SET_FOREST_LEAF sets side by side; when one more comes it is
 * split by the element that is in the most nearly half of them. A fork knows that element and the union of the sets on
 * either side: what a union does not contain, no set below it contains. Whoever looks for a set with the element has
 * one side to go to, whoever looks for one without it mostly two.
 *
 *     fork   | element | without: child, union | with: child, union |
 *     leaf   | count | set | set | ...                               |
 *
 * Cost: adding, a way down; looking, in practice some dozens of unions and sets among thousands, growing less than with
 * their square root. The forest owns its nodes, in the account it was opened with. It knows no puzzle.
 */
#ifndef SET_FOREST_H
#define SET_FOREST_H

#include "arena.h"

#define SET_FOREST_LEAF 8U

struct set_forest {
    struct memory *memory;
    struct arena roots; /* by collection */
    struct arena forks;
    struct arena leaves;
    uint32_t words;    /* of a set */
    uint32_t *pending; /* while looking: nodes to look at, one for each element at most */
};

/* Collections numbered from 0, all empty; takes no memory yet. */
void set_forest_open(struct set_forest *forest, struct memory *memory, uint32_t words);
void set_forest_close(struct set_forest *forest);

/* Makes room for one set more in any of the first `collections` collections. False where memory ends. */
bool set_forest_reserve(struct set_forest *forest, uint32_t collections);
/* There must be room: see set_forest_reserve. */
void set_forest_add(struct set_forest *forest, uint32_t collection, const uint64_t *set);
/* Whether a set of the collection contains `set`. */
bool set_forest_covers(const struct set_forest *forest, uint32_t collection, const uint64_t *set);

#endif
