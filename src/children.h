/* The children of a node, made and evaluated: what every engine does with a node in hand. The workspace for it belongs
 * to the engine, in its account; what was evaluated lasts until the next evaluation.
 */
#ifndef CHILDREN_H
#define CHILDREN_H

#include "engine.h"

struct children {
    const struct problem *problem;
    struct move_outcome outcomes[PUZZLE_MOST_MOVES];
    struct fm_child all[PUZZLE_MOST_MOVES]; /* by move */
    uint64_t *states;                       /* of the children, by move */
};

/* False where memory ends; children_close is called anyway. `problem` outlives it. */
bool children_open(struct children *children, const struct problem *problem);
void children_close(struct children *children);

/* Evaluates the children of a node that is no goal, with `g` moves behind it. Those with f above `threshold`, or from
 * which no goal can be reached, are cut; FM_KEPT and FM_GOAL say that nothing stands against a child so far. The bound
 * may look at the path if `along_path` is set (see puzzle.h). */
void children_evaluate(struct children *children, const uint64_t *state, uint32_t g, uint32_t threshold,
                       bool along_path);

static inline const uint64_t *children_state(const struct children *children, uint32_t move) {
    return children->states + move * children->problem->board->state_words;
}

#endif
