/* Iterative deepening, looking back: checkpoints of the run, and a second cursor that runs again from them. The further
 * the run has come, the wider apart they are, so that they never take much; a step back costs no more than the way from
 * the last of them.
 */
#include "deepening.h"

/* Steps between checkpoints: at least this many, and this part of the steps made. */
#define CHECKPOINT_LEAST 512U
#define CHECKPOINT_PART  4096U

struct checkpoint {
    struct fm_stats stats;
    uint32_t threshold;
    uint32_t next_threshold;
    uint32_t first; /* where the path begins in `checkpoint_path` */
    uint32_t length;
};

/* A node of a checkpoint's path, the root first. */
struct path_node {
    uint64_t taken;
    uint32_t move;
    uint32_t padding;
};

void deepening_open_checkpoints(struct deepening *d) {
    arena_open(&d->checkpoints, d->problem.memory, sizeof(struct checkpoint));
    arena_open(&d->checkpoint_path, d->problem.memory, sizeof(struct path_node));
    d->next_checkpoint = CHECKPOINT_LEAST;
}

void deepening_close_checkpoints(struct deepening *d) {
    arena_close(&d->checkpoints);
    arena_close(&d->checkpoint_path);
}

bool deepening_reserve_checkpoint(struct deepening *d) {
    return arena_reserve(&d->checkpoints, 1) && arena_reserve(&d->checkpoint_path, d->head.stack.length + 1);
}

void deepening_add_checkpoint(struct deepening *d) {
    if (d->head.stats.steps < d->next_checkpoint)
        return;
    struct checkpoint *checkpoint = arena_append(&d->checkpoints);
    *checkpoint = (struct checkpoint){.stats = d->head.stats,
                                      .threshold = d->head.threshold,
                                      .next_threshold = d->head.next_threshold,
                                      .first = d->checkpoint_path.length};
    for (uint32_t i = 0; i < d->head.stack.length; i++) {
        const struct entry *entry = deepening_entry(&d->head, i);
        if (!entry->taken)
            continue;
        *(struct path_node *)arena_append(&d->checkpoint_path) =
            (struct path_node){.taken = entry->taken, .move = entry->move};
        checkpoint->length++;
    }
    uint64_t part = d->head.stats.steps / CHECKPOINT_PART;
    d->next_checkpoint += part < CHECKPOINT_LEAST ? CHECKPOINT_LEAST : part;
}

/* The last checkpoint up to a step, or NULL. */
static const struct checkpoint *find_checkpoint(const struct deepening *d, uint64_t step) {
    uint32_t low = 0;
    uint32_t high = d->checkpoints.length;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (((struct checkpoint *)arena_at(&d->checkpoints, middle))->stats.steps <= step)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? arena_at(&d->checkpoints, low - 1) : NULL;
}

/* Takes the node on top again, which was taken at step `step`, and pushes its children; counts nothing. */
static bool take_again(struct deepening *d, uint64_t step) {
    struct cursor *cursor = &d->view;
    if (!deepening_reserve_view(d))
        return false;
    struct entry *node = deepening_entry(cursor, cursor->stack.length - 1);
    node->taken = step;
    deepening_evaluate(d, node->state, node->g, cursor->threshold, step);
    deepening_push_children(d, cursor);
    return true;
}

/* Puts the view at a checkpoint, or before the first step. On failure it is before the first step. */
static bool restore(struct deepening *d, const struct checkpoint *checkpoint) {
    struct cursor *view = &d->view;
    arena_truncate(&view->stack, 0);
    view->stats = (struct fm_stats){0};
    view->next_threshold = FM_INFINITE;
    view->threshold = 0;
    if (!checkpoint)
        return true;
    bool good = deepening_reserve_view(d);
    if (good) {
        deepening_push_root(d, view);
        view->threshold = checkpoint->threshold;
    }
    for (uint32_t i = 0; good && i < checkpoint->length; i++) {
        const struct path_node *node = arena_at(&d->checkpoint_path, checkpoint->first + i);
        while (deepening_entry(view, view->stack.length - 1)->move != node->move)
            arena_truncate(&view->stack, view->stack.length - 1);
        good = take_again(d, node->taken);
    }
    if (!good)
        return restore(d, NULL) && false;
    view->stats = checkpoint->stats;
    view->next_threshold = checkpoint->next_threshold;
    return true;
}

bool deepening_show(struct deepening *d, uint64_t step) {
    struct cursor *view = &d->view;
    const struct checkpoint *checkpoint = find_checkpoint(d, step);
    uint64_t from = checkpoint ? checkpoint->stats.steps : 0;
    bool good = true;
    if (view->stats.steps > step || view->stats.steps < from)
        good = restore(d, checkpoint);
    while (good && view->stats.steps < step) {
        good = deepening_reserve_view(d);
        if (good)
            deepening_take(d, view);
    }
    return good;
}
