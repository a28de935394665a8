/* A good solution while the exact search is still at work: beams, each wider than the one before, beside its nodes.
 *
 * While no solution is known the beam in hand takes a node for each that the engine takes; from then on one for every
 * ANYTIME_SHARE. So it costs a known part of the time, the engine is never kept waiting, and a solution is found at a
 * step of the engine, whatever way the steps are split. What the engine does is the same with and without it.
 *
 * The first beam begins once the search has shown that it takes a while. The last one is the widest that may be, or
 * the first that memory is too short for.
 */
#ifndef ANYTIME_H
#define ANYTIME_H

#include "beam.h"
#include "history.h"

#define ANYTIME_SHARE 4U

struct anytime {
    const struct problem *problem;
    struct beam beam;
    bool runs;                /* whether a beam is in hand */
    uint32_t width;           /* of the beam in hand, or of the next one; 0: there is none any more */
    struct history solutions; /* found so far, each shorter than the one before; nothing but solutions is in it */
};

/* Takes no memory yet. `problem` outlives it. */
void anytime_open(struct anytime *anytime, const struct problem *problem);
/* None at all: for searches that want the engine alone. */
void anytime_open_none(struct anytime *anytime, const struct problem *problem);
void anytime_close(struct anytime *anytime);

/* How many nodes the engine, which has taken `step`, may take until anytime_step is to be called; UINT64_MAX: it need
 * not be called again. */
uint64_t anytime_due(const struct anytime *anytime, uint64_t step);
/* The engine has taken `step` nodes, and this is due: takes a node of the beam. `known`: the length of the shortest
 * solution that the engine knows, or FM_INFINITE. */
void anytime_step(struct anytime *anytime, uint64_t step, uint32_t known);

#endif
