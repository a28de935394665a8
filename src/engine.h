/* What an engine provides: one const struct of functions an engine, and the list of them.
 *
 * An engine searches for a shortest solution of a problem, one node a step, and can show any of its steps again. It
 * knows puzzles only through puzzle.h. Result, counts and steps depend on the problem alone.
 */
#ifndef ENGINE_H
#define ENGINE_H

#include "history.h"
#include "puzzle.h"

/* What an engine is given. Everything it points to outlives the engine. */
struct problem {
    const struct board *board;
    void *work;            /* the puzzle's workspace, with the bound, ready to be asked */
    struct memory *memory; /* counts towards the limit and the peak */
    struct memory *aside;  /* for looking back; does not */
    uint64_t max_nodes;    /* generated nodes; 0: no limit */
    bool prune_none;
};

/* A moment of a run, as an engine tells it. `stats.steps` is its number. */
struct moment {
    struct fm_stats stats;
    uint32_t lower_bound; /* proved by this run, if the engine is optimal and the bound admissible; 0: nothing */
    uint32_t threshold;
    uint32_t next_threshold; /* smallest f above it met so far, or FM_INFINITE */
    uint32_t move;           /* that led to the node in hand; FM_NONE at the root, or before the first step */
    uint32_t g;              /* also the length of its path */
    uint32_t h;
    uint64_t node;   /* see struct fm_snapshot */
    uint64_t parent; /* likewise */
    uint64_t waiting;
    uint64_t held;
};

struct engine {
    const char *name;
    bool is_informed; /* makes use of a bound */
    bool is_optimal;  /* with an admissible bound the solution that it ends with is a shortest one */

    /* An engine before its first step, or NULL where memory ends. */
    void *(*create)(const struct problem *problem);
    void (*free)(void *self);
    /* Takes up to `budget` nodes, from the last step computed on, and shows the last one. *reason is set with FM_LIMIT.
     * Not called again after it returned something else than FM_RUNNING. */
    enum fm_status (*step)(void *self, uint64_t budget, enum fm_reason *reason);
    /* How many steps were computed. */
    uint64_t (*last_step)(void *self);
    /* Shows step `step`, 0 .. the last one computed. False, showing the last one, where memory ends. */
    bool (*seek)(void *self, uint64_t step);
    /* The moment shown, and the moves that led to the node in hand: moment.g of them. */
    void (*observe)(void *self, struct moment *moment);
    void (*path)(void *self, uint8_t *moves);
    /* What became of the children of the node in hand, which is no goal: board->move_count of them. `state` is its
     * state, made by playing its path. */
    void (*children)(void *self, const uint64_t *state, struct fm_child *children);
    /* Adds the nodes at the moment shown to counts by class; see fm_search_census. False, having added nothing, where
     * memory ends. */
    bool (*census)(void *self, uint32_t *taken, uint32_t *known);
    /* Iterations, solutions, peaks. */
    const struct history *(*history)(void *self);
};

/* All engines but "auto"; number i here is number i + 1 outside. */
extern const struct engine *const engines[];
extern const uint32_t engine_count;

#endif
