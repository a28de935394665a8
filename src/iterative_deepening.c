/* Iterative deepening: depth-first search under a threshold on f = g + h, again and again with the smallest f that was
 * cut as the next threshold. With a bound this is IDA* (R. Korf, 1985); without one, h being 0, it is plain iterative
 * deepening. Without a limit it is depth-first search, which is there to be compared with: it ends at the first goal it
 * takes, and that proves nothing. All three are this one engine.
 *
 * How a step is made: deepening.h and deepening.c. How an earlier step is shown: deepening_checkpoints.c.
 */
#include "deepening.h"

#include <string.h>

static void engine_free(void *self) {
    struct deepening *d = self;
    struct memory *memory = d->problem.memory;
    deepening_close(d);
    deepening_close_checkpoints(d);
    memory_free_object(memory, d);
}

static void *engine_create(const struct problem *problem) {
    struct deepening *d = memory_create_object(problem->memory, sizeof *d);
    if (!d)
        return NULL;
    bool good = deepening_open(d, problem);
    deepening_open_checkpoints(d);
    if (good)
        return d;
    engine_free(d);
    return NULL;
}

static void *depth_first_create(const struct problem *problem) {
    struct deepening *d = engine_create(problem);
    if (d)
        d->is_unlimited = true;
    return d;
}

static enum fm_status engine_step(void *self, uint64_t budget, enum fm_reason *reason) {
    struct deepening *d = self;
    enum fm_status status = FM_RUNNING;
    d->views = false;
    while (budget-- > 0 && status == FM_RUNNING) {
        bool too_many = d->problem.max_nodes && d->head.stats.generated >= d->problem.max_nodes;
        if (too_many || !deepening_reserve(d) || !deepening_reserve_checkpoint(d)) {
            *reason = too_many ? FM_REASON_NODES : FM_REASON_MEMORY;
            return FM_LIMIT;
        }
        status = deepening_take(d, &d->head);
        if (status == FM_RUNNING)
            deepening_add_checkpoint(d);
        history_add_peak(&d->history, d->head.stats.steps);
    }
    return status;
}

static uint64_t engine_last_step(void *self) {
    return ((const struct deepening *)self)->head.stats.steps;
}

static bool engine_seek(void *self, uint64_t step) {
    struct deepening *d = self;
    REQUIRE(step <= d->head.stats.steps);
    d->views = step < d->head.stats.steps && deepening_show(d, step);
    return d->views || step == d->head.stats.steps;
}

/* The cursor that is shown. */
static const struct cursor *shown(const struct deepening *d) {
    return d->views ? &d->view : &d->head;
}

/* The topmost node that was taken, below height `*height`, which becomes its own; NULL where there is none. */
static const struct entry *taken_below(const struct cursor *cursor, uint32_t *height) {
    while (*height > 0)
        if (deepening_entry(cursor, --*height)->taken)
            return deepening_entry(cursor, *height);
    return NULL;
}

/* NULL before the first step. */
static const struct entry *node_in_hand(const struct cursor *cursor) {
    uint32_t height = cursor->stack.length;
    return taken_below(cursor, &height);
}

static void engine_observe(void *self, struct moment *moment) {
    const struct deepening *d = self;
    const struct cursor *cursor = shown(d);
    uint32_t height = cursor->stack.length;
    const struct entry *node = taken_below(cursor, &height);
    const struct entry *parent = taken_below(cursor, &height);
    *moment = (struct moment){.stats = cursor->stats,
                              .lower_bound = cursor->threshold,
                              .threshold = cursor->threshold,
                              .next_threshold = cursor->next_threshold,
                              .move = node ? node->move : FM_NONE,
                              .g = node ? node->g : 0,
                              .h = node ? node->h : 0,
                              .node = node ? node->taken : FM_NO_NODE,
                              .parent = parent ? parent->taken : FM_NO_NODE,
                              .waiting = node ? cursor->stack.length - (node->g + 1) : 0,
                              .held = cursor->stack.length};
    moment->stats.peak_bytes = history_peak_bytes(&d->history, cursor->stats.steps);
}

static void engine_children(void *self, const uint64_t *state, struct fm_child *children) {
    struct deepening *d = self;
    const struct cursor *cursor = shown(d);
    const struct entry *node = node_in_hand(cursor);
    REQUIRE(node);
    deepening_evaluate(d, state, node->g, cursor->threshold, cursor->stats.steps);
    memcpy(children, d->children.all, d->problem.board->move_count * sizeof *children);
}

static void engine_path(void *self, uint8_t *moves) {
    const struct deepening *d = self;
    deepening_path(shown(d), moves);
}

static bool engine_census(void *self, uint32_t *taken, uint32_t *known) {
    const struct deepening *d = self;
    const struct board *board = d->problem.board;
    const struct cursor *cursor = shown(d);
    for (uint32_t i = 0; i < cursor->stack.length; i++) {
        const struct entry *entry = deepening_entry(cursor, i);
        uint32_t class = board->puzzle->census_class(board, entry->state);
        known[class]++;
        taken[class] += entry->taken != 0;
    }
    return true;
}

static const struct history *engine_history(void *self) {
    return &((struct deepening *)self)->history;
}

const struct engine depth_first = {
    .name = "dfs",
    .is_informed = false,
    .is_optimal = false,
    .create = depth_first_create,
    .free = engine_free,
    .step = engine_step,
    .last_step = engine_last_step,
    .seek = engine_seek,
    .observe = engine_observe,
    .path = engine_path,
    .children = engine_children,
    .census = engine_census,
    .history = engine_history,
};

const struct engine iterative_deepening = {
    .name = "iddfs",
    .is_informed = false,
    .is_optimal = true,
    .create = engine_create,
    .free = engine_free,
    .step = engine_step,
    .last_step = engine_last_step,
    .seek = engine_seek,
    .observe = engine_observe,
    .path = engine_path,
    .children = engine_children,
    .census = engine_census,
    .history = engine_history,
};

const struct engine ida_star = {
    .name = "ida*",
    .is_informed = true,
    .is_optimal = true,
    .create = engine_create,
    .free = engine_free,
    .step = engine_step,
    .last_step = engine_last_step,
    .seek = engine_seek,
    .observe = engine_observe,
    .path = engine_path,
    .children = engine_children,
    .census = engine_census,
    .history = engine_history,
};
