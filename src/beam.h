/* Beam search (B. Lowerre, 1976): a good solution soon, where the shortest one takes long to prove.
 *
 * It goes layer by layer as breadth-first search does, but of each layer only the `width` nodes that look nearest to a
 * goal go on (see puzzle.h: bound_weight), among equals those with the smallest h. What it leaves out it never comes
 * back to, so it proves nothing, and finding nothing means nothing. A width twice as large takes
 * twice the time and memory, and as a rule finds something shorter.
 *
 * Nothing depends on how its work is split into slices.
 */
#ifndef BEAM_H
#define BEAM_H

#include "bucket_queue.h"
#include "children.h"
#include "state_table.h"

struct beam {
    struct problem problem;
    struct state_table table; /* all states met, in any layer */
    struct arena layer;       /* the nodes of this layer, by index */
    struct bucket_queue next; /* those that may be of the next one: by nearness, then by h */
    struct children children; /* of the node last evaluated */
    uint32_t width;
    uint32_t taken;  /* nodes of this layer that are done */
    uint32_t depth;  /* of this layer */
    uint32_t length; /* solutions of as many moves or more are of no use */
    uint32_t goal;   /* in the layer after this one, or STATE_TABLE_NONE */
};

enum beam_status {
    BEAM_RUNNING,
    BEAM_FOUND,
    BEAM_LOST,     /* nothing, or nothing shorter than wanted */
    BEAM_NO_MEMORY /* as good as lost */
};

/* A beam before its first node; it takes `problem` as it is and no memory yet but for its children's. It looks for
 * solutions of fewer than `length` moves, FM_INFINITE: of any length. False where memory ends; beam_close is called
 * anyway. */
bool beam_open(struct beam *beam, const struct problem *problem, uint32_t width, uint32_t length);
void beam_close(struct beam *beam);

/* Takes up to `budget` nodes. Not called again after it returned something else than BEAM_RUNNING. */
enum beam_status beam_step(struct beam *beam, uint32_t budget);

/* Bytes held, nearly all of them by the states met. */
uint64_t beam_bytes(const struct beam *beam);

/* After BEAM_FOUND: the solution's length, and its moves. */
uint32_t beam_length(const struct beam *beam);
void beam_moves(const struct beam *beam, uint8_t *moves);

#endif
