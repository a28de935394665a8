/* Collections of sets of small integers, to tell whether one of a collection contains a given set.
 *
 * A collection is kept as trees. At height 0 a node holds sets that were added; higher up it holds nodes below it, each
 * with the union of its sets: what a union does not contain, none of its sets contains. Sets that were added one after
 * the other tend to be alike, so unions stay small and most nodes are passed over. A node holds up to SET_FOREST_FAN
 * sets side by side, so that looking at them costs one or two cache misses in all.
 *
 * Adding counts in base SET_FOREST_FAN. At each height one node is open; when it is full it goes into the one above:
 *
 *     height 2   [ u ........ ]            open
 *     height 1     [ u u u u ]  [ u u .. ] open
 *     height 0       [ s s s s ] ...       [ s s s . ] open
 *
 * Cost: adding, a set and a fraction; looking, in practice some dozens of sets among thousands. The forest owns its
 * nodes, in the account it was opened with. It knows no puzzle.
 */
#ifndef SET_FOREST_H
#define SET_FOREST_H

#include "arena.h"

#define SET_FOREST_FAN 4U

struct set_forest {
    struct arena collections;
    struct arena nodes;
    uint32_t words; /* of a set */
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
