/* A search, inside: what running it (search.c) and looking at it (search_moment.c) share. Not for others. */
#ifndef SEARCH_H
#define SEARCH_H

#include "anytime.h"
#include "engine.h"
#include "fewest.h"

enum phase { PHASE_ROOT, PHASE_BOUND, PHASE_RUN };

/* Memory that grows when more is asked for. */
struct buffer {
    void *bytes;
    size_t capacity;
};

struct fm_search {
    struct memory memory; /* the search's own: limited, and what peak_bytes tells */
    struct memory aside;  /* what is held to look at it */
    struct problem problem;
    const struct engine *engine;
    void *self; /* the engine's, in PHASE_RUN */
    struct anytime anytime;
    uint32_t engine_number;
    uint32_t bound;
    uint32_t asked_at_root; /* a bound, by number; admissible */
    enum fm_reason doubt;   /* why the engine's answer need not be a shortest one, or FM_REASON_NONE */
    enum phase phase;
    enum fm_status status;
    enum fm_reason reason;
    uint32_t root_bound;
    const struct solution *verified; /* the last solution that passed the verifier */

    struct fm_snapshot snapshot;
    struct fm_child children[PUZZLE_MOST_MOVES];
    struct buffer state;
    struct buffer path;
    struct buffer best;
    struct buffer iterations;
};

/* The shortest solution known at a step, the engine's or the one found beside it, or NULL; *where is what it is in. The
 * search is in PHASE_RUN. */
const struct solution *search_best(const struct fm_search *search, uint64_t step, const struct history **where);
/* What is proved as of a moment of the run; by the bound at the root alone where the run proves nothing. */
uint32_t search_lower_bound(const struct fm_search *search, const struct moment *moment);

#endif
