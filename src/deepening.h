/* Iterative deepening, inside: the stack, one step of it, and the way back. Not for others.
 *
 * The stack is explicit, so the search can pause at any node. It holds the nodes of the current path, which were
 * taken, and above each of them those of its children that wait:
 *
 *     root* | c d b* | f e*           * taken; e is the node in hand, f waits, then d, then c
 *
 * Children are pushed last first, so that they are taken in the order of moves: the first goal taken is not only a
 * nearest one but also the first in that order.
 *
 * Where the key tells all (see puzzle.h) a table remembers what failed, and a child that failed with at least as many
 * moves to go is dropped as a duplicate. The threshold's next value still is the smallest f that was cut: what was
 * dropped because of this iteration has been cut elsewhere with an f no larger; what was dropped because of an earlier
 * one counts with the least f that is not refuted.
 *
 * Without a limit all this becomes plain depth-first search: the threshold is infinite from the start, nothing is cut
 * but what is hopeless, and the first goal taken is the answer, however long. What it met on its way is never looked
 * into again.
 *
 * Looking back. The run is a function of the problem, so an earlier step is shown by a second cursor that runs again
 * from a checkpoint. A stack is determined by its threshold and the moves of its path: the waiting nodes are those
 * children that come after the one that was taken. So a checkpoint is the path and the counts. What the table said at
 * a step is not asked again but looked up in a log of what was dropped, an entry a step.
 */
#ifndef DEEPENING_H
#define DEEPENING_H

#include "children.h"
#include "failures.h"

/* A node on the stack; its state follows. */
struct entry {
    uint32_t move;
    uint32_t g;
    uint32_t h;
    uint32_t padding;
    uint64_t taken; /* the step at which it was taken; 0: it waits */
    uint64_t state[];
};

/* A place in the run. */
struct cursor {
    struct arena stack;
    struct fm_stats stats;
    uint32_t threshold;
    uint32_t next_threshold;
};

struct deepening {
    struct problem problem;
    bool is_unlimited; /* one threshold, FM_INFINITE: plain depth-first search */
    struct history history;
    struct cursor head; /* the last step computed */
    struct cursor view; /* another one to be shown */
    bool views;         /* whether `view` is what is shown */
    struct arena checkpoints;
    struct arena checkpoint_path; /* the paths of the checkpoints, one behind the other */
    uint64_t next_checkpoint;     /* the step at which the next one is due */
    struct failures failures;     /* of the head; used where the key tells all ... */
    struct arena drops;           /* ... as is this, an entry a step */
    struct children children;     /* of the node last evaluated */
};

static inline struct entry *deepening_entry(const struct cursor *cursor, uint32_t index) {
    return arena_at(&cursor->stack, index);
}

/* The stack and its steps: deepening.c. */

/* What is in memory at first: nothing but room for the children. False where memory ends; close is called anyway. */
bool deepening_open(struct deepening *d, const struct problem *problem);
void deepening_close(struct deepening *d);
/* Room for whatever one step of the head may add; of the view. */
bool deepening_reserve(struct deepening *d);
bool deepening_reserve_view(struct deepening *d);
/* Takes one node, for which there is room. FM_NO_SOLUTION, taking none, where no threshold is left. */
enum fm_status deepening_take(struct deepening *d, struct cursor *cursor);
/* What became of the children of a node that was taken at step `step`, into d->children. */
void deepening_evaluate(struct deepening *d, const uint64_t *state, uint32_t g, uint32_t threshold, uint64_t step);
/* Pushes the root, or those children just evaluated that were kept; there is room. */
void deepening_push_root(struct deepening *d, struct cursor *cursor);
void deepening_push_children(struct deepening *d, struct cursor *cursor);
/* The moves that led to the node in hand, from the root on, into moves or, if it is NULL, nowhere; returns their
 * number. */
uint32_t deepening_path(const struct cursor *cursor, uint8_t *moves);

/* The way back: deepening_checkpoints.c. */

void deepening_open_checkpoints(struct deepening *d);
void deepening_close_checkpoints(struct deepening *d);
bool deepening_reserve_checkpoint(struct deepening *d);
/* Adds a checkpoint of the head if one is due; there is room. */
void deepening_add_checkpoint(struct deepening *d);
/* Brings the view to a step before the head's. False where memory ends. */
bool deepening_show(struct deepening *d, uint64_t step);

#endif
