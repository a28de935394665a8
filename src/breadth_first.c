/* Breadth-first search: nodes are taken in the order in which they were kept, layer by layer.
 *
 * A goal is noticed when it is generated, one layer earlier than when its turn would come, and is taken next: while
 * layer g is expanded no state of up to g moves is a goal, so the first goal of g + 1 moves is a nearest one. Children
 * are kept in the order of moves, so its word is also the smallest of the shortest.
 *
 * It is here as the textbooks have it, the yardstick of the others: a state is its key, whatever path led to it, so
 * the rules that look at the path (FM_PATH) are left out.
 *
 * The threshold is the layer; the frontier is a stretch of the records, so this engine needs no queue.
 */
#include "kept_nodes.h"

struct breadth_first {
    struct kept_nodes nodes;
    uint32_t next; /* the first record not taken yet */
    uint32_t goal; /* a goal that was generated, or KEPT_NONE */
};

static void breadth_first_free(void *self) {
    struct breadth_first *search = self;
    struct memory *memory = search->nodes.problem.memory;
    kept_nodes_close(&search->nodes);
    memory_free_object(memory, search);
}

static void *breadth_first_create(const struct problem *problem) {
    struct breadth_first *search = memory_create_object(problem->memory, sizeof *search);
    if (!search)
        return NULL;
    search->goal = KEPT_NONE;
    struct problem plain = *problem;
    plain.prune_none = true;
    if (kept_nodes_open(&search->nodes, &plain))
        return search;
    breadth_first_free(search);
    return NULL;
}

/* Takes one node; there is room. */
static enum fm_status take(struct breadth_first *search) {
    struct kept_nodes *nodes = &search->nodes;
    if (nodes->stats.steps == 0)
        kept_nodes_add_root(nodes);
    if (search->goal == KEPT_NONE && search->next == nodes->table.records.length)
        return FM_NO_SOLUTION;
    uint32_t index = search->goal != KEPT_NONE ? search->goal : search->next++;
    bool is_goal = kept_node_is_goal(nodes, index);
    if (!is_goal)
        kept_nodes_evaluate(nodes, index);
    kept_nodes_raise_threshold(nodes, kept_node_at(nodes, index)->g);
    kept_nodes_take(nodes, index, !is_goal);
    for (uint32_t move = 0; !is_goal && move < nodes->problem.board->move_count; move++) {
        uint32_t kept = kept_nodes_settle(nodes, move);
        if (kept != KEPT_NONE && nodes->children.all[move].verdict == FM_GOAL && search->goal == KEPT_NONE)
            search->goal = kept;
    }
    kept_nodes_end_step(nodes);
    return is_goal ? FM_SOLVED : FM_RUNNING;
}

static enum fm_status breadth_first_step(void *self, uint64_t budget, enum fm_reason *reason) {
    struct breadth_first *search = self;
    enum fm_status status = FM_RUNNING;
    while (budget-- > 0 && status == FM_RUNNING)
        status = kept_nodes_may_step(&search->nodes, reason) ? take(search) : FM_LIMIT;
    return status;
}

static uint64_t breadth_first_last_step(void *self) {
    return ((const struct breadth_first *)self)->nodes.stats.steps;
}

static bool breadth_first_seek(void *self, uint64_t step) {
    kept_nodes_seek(&((struct breadth_first *)self)->nodes, step);
    return true;
}

static void breadth_first_observe(void *self, struct moment *moment) {
    const struct breadth_first *search = self;
    kept_nodes_observe(&search->nodes, moment);
    /* With a node of g moves in hand, no state of up to g moves is a goal, or it would have been noticed. */
    moment->lower_bound = moment->stats.steps ? moment->g + (moment->stats.expanded == moment->stats.steps) : 0;
}

static void breadth_first_path(void *self, uint8_t *moves) {
    kept_nodes_path(&((const struct breadth_first *)self)->nodes, moves);
}

static void breadth_first_children(void *self, const uint64_t *state, struct fm_child *children) {
    kept_nodes_children(&((struct breadth_first *)self)->nodes, state, children);
}

static bool breadth_first_census(void *self, uint32_t *taken, uint32_t *known) {
    return kept_nodes_census(&((struct breadth_first *)self)->nodes, taken, known);
}

static const struct history *breadth_first_history(void *self) {
    return &((const struct breadth_first *)self)->nodes.history;
}

const struct engine breadth_first = {
    .name = "bfs",
    .is_informed = false,
    .is_optimal = true,
    .create = breadth_first_create,
    .free = breadth_first_free,
    .step = breadth_first_step,
    .last_step = breadth_first_last_step,
    .seek = breadth_first_seek,
    .observe = breadth_first_observe,
    .path = breadth_first_path,
    .children = breadth_first_children,
    .census = breadth_first_census,
    .history = breadth_first_history,
};
