/* A* (P. Hart, N. Nilsson, B. Raphael, 1968): of all nodes on the frontier, one with the smallest f = g + h is taken;
 * of several, one with the smallest h, which has come farthest; of several, the newest.
 *
 * The bound is asked without the path (see puzzle.h), so h is a function of the key, and all bounds are consistent:
 * the first way by which a node is taken is a cheapest one. Should a cheaper one turn up all the same, the node is
 * reopened. A node whose way was rewritten while it waited leaves a stale entry in the queue, which is passed over.
 *
 * Where a larger key is better (see puzzle.h) a node is dominated, and passed over, if a node that was taken has as
 * many moves behind it and a key that contains its own: whatever solves the one solves the other.
 *
 * The threshold is the largest f taken: every solution of fewer moves would have been found.
 *
 * Where the smallest of the shortest solutions is wanted, the goal taken proves its length alone. Then the nodes are
 * taken once more, layer by layer in the order of moves, those with a larger f cut: the ordered pass of kept_nodes.h.
 */
#include "bucket_queue.h"
#include "kept_nodes.h"
#include "set_forest.h"

/* Keys of up to so many words are told apart by their size in the frontier: more lists than that would not pay. */
#define SIZED_WORDS 8U

struct a_star {
    struct kept_nodes nodes;
    struct bucket_queue frontier; /* by f, then h and what a key lacks */
    uint32_t sizes;               /* of a key that the frontier tells apart; 1: none */
    struct set_forest taken;      /* by g, the keys of the nodes taken; where a larger one is better */
    struct arena order;           /* in the ordered pass: the nodes in the order in which they are taken */
    uint32_t next;                /* the first of them not taken yet */
    uint32_t goal;                /* in the ordered pass: a goal that was generated, or KEPT_NONE */
};

static bool knows_dominance(const struct a_star *search) {
    const struct problem *problem = &search->nodes.problem;
    return problem->board->puzzle->larger_key_is_better && !problem->prune_none;
}

/* A node's place among those with the same f: by h, then by how many elements its key lacks. */
static uint32_t place_of(const struct a_star *search, const uint64_t *key, uint32_t h) {
    uint32_t lacks = search->sizes - 1;
    for (uint32_t i = 0; i < search->sizes / 64; i++)
        lacks -= (uint32_t)__builtin_popcountll(key[i]);
    return h * search->sizes + lacks;
}

static void a_star_free(void *self) {
    struct a_star *search = self;
    struct memory *memory = search->nodes.problem.memory;
    kept_nodes_close(&search->nodes);
    bucket_queue_close(&search->frontier);
    set_forest_close(&search->taken);
    arena_close(&search->order);
    memory_free_object(memory, search);
}

static void *a_star_create(const struct problem *problem) {
    struct a_star *search = memory_create_object(problem->memory, sizeof *search);
    if (!search)
        return NULL;
    bucket_queue_open(&search->frontier, problem->memory);
    set_forest_open(&search->taken, problem->memory, problem->board->key_words);
    arena_open(&search->order, problem->memory, sizeof(uint32_t));
    search->goal = KEPT_NONE;
    bool good = kept_nodes_open(&search->nodes, problem);
    uint32_t words = problem->board->key_words;
    search->sizes = knows_dominance(search) && words <= SIZED_WORDS ? 64 * words + 1 : 1;
    if (good)
        return search;
    a_star_free(search);
    return NULL;
}

/* The next node of the frontier, or KEPT_NONE. */
static uint32_t pop(struct a_star *search) {
    uint32_t index;
    uint32_t f;
    uint32_t place;
    while (bucket_queue_pop(&search->frontier, &index, &f, &place)) {
        const struct kept_node *node = kept_node_at(&search->nodes, index);
        if (!node->is_closed && node->h == place / search->sizes && node->g + node->h == f &&
            !set_forest_covers(&search->taken, node->g, node->state))
            return index;
    }
    return KEPT_NONE;
}

static void push(struct a_star *search, uint32_t index) {
    const struct kept_node *node = kept_node_at(&search->nodes, index);
    bucket_queue_push(&search->frontier, node->g + node->h, place_of(search, node->state, node->h), index);
}

/* Makes room in the frontier for the children just evaluated. */
static bool reserve_children(struct a_star *search) {
    const struct kept_nodes *nodes = &search->nodes;
    uint32_t moves = nodes->problem.board->move_count;
    for (uint32_t move = 0; move < moves; move++) {
        const struct fm_child *child = &nodes->children.all[move];
        if (child->verdict != FM_KEPT && child->verdict != FM_GOAL)
            continue;
        uint32_t place = place_of(search, children_state(&nodes->children, move), child->h);
        if (!bucket_queue_reserve(&search->frontier, child->g + child->h, place, moves))
            return false;
    }
    return true;
}

static bool add_root(struct a_star *search) {
    uint32_t root = kept_nodes_add_root(&search->nodes);
    const struct kept_node *node = kept_node_at(&search->nodes, root);
    if (!bucket_queue_reserve(&search->frontier, node->h, place_of(search, node->state, node->h), 1))
        return false;
    push(search, root);
    return true;
}

/* Settles the children that were evaluated; each that waits from now on goes where it belongs. */
static void settle_children(struct a_star *search) {
    struct kept_nodes *nodes = &search->nodes;
    for (uint32_t move = 0; move < nodes->problem.board->move_count; move++) {
        uint32_t kept = kept_nodes_settle(nodes, move);
        if (kept == KEPT_NONE)
            continue;
        if (!nodes->ordered_from) {
            push(search, kept);
            continue;
        }
        *(uint32_t *)arena_append(&search->order) = kept;
        if (nodes->children.all[move].verdict == FM_GOAL && search->goal == KEPT_NONE)
            search->goal = kept;
    }
}

/* Begins the ordered pass. False where memory ends. */
static bool begin_ordered_pass(struct a_star *search, uint32_t length) {
    if (!arena_reserve(&search->order, 1))
        return false;
    kept_nodes_begin_ordered_pass(&search->nodes, length);
    *(uint32_t *)arena_append(&search->order) = 0;
    return true;
}

/* The node that the ordered pass takes next. */
static uint32_t next_in_order(struct a_star *search) {
    REQUIRE(search->goal != KEPT_NONE || search->next < search->order.length);
    return search->goal != KEPT_NONE ? search->goal : *(uint32_t *)arena_at(&search->order, search->next++);
}

/* Takes one node. There is room for all but the queues' entries: FM_LIMIT where there is none for them. */
static enum fm_status take(struct a_star *search) {
    struct kept_nodes *nodes = &search->nodes;
    const struct board *board = nodes->problem.board;
    if (nodes->stats.steps == 0 && !add_root(search))
        return FM_LIMIT;
    bool in_order = nodes->ordered_from != 0;
    uint32_t index = in_order ? next_in_order(search) : pop(search);
    if (index == KEPT_NONE)
        return FM_NO_SOLUTION;
    bool is_goal = kept_node_is_goal(nodes, index);
    if (!is_goal) {
        kept_nodes_evaluate(nodes, index);
        if (in_order ? !arena_reserve(&search->order, board->move_count) : !reserve_children(search))
            return FM_LIMIT;
    }
    const struct kept_node *node = kept_node_at(nodes, index);
    if (knows_dominance(search)) {
        if (!set_forest_reserve(&search->taken, node->g + 1))
            return FM_LIMIT;
        set_forest_add(&search->taken, node->g, node->state);
    }
    kept_nodes_raise_threshold(nodes, node->g + node->h);
    kept_nodes_take(nodes, index, !is_goal);
    if (!is_goal)
        settle_children(search);
    kept_nodes_end_step(nodes);
    if (!is_goal)
        return FM_RUNNING;
    if (in_order || !board->puzzle->answer_is_smallest || node->g == 0)
        return FM_SOLVED;
    return begin_ordered_pass(search, node->g) ? FM_RUNNING : FM_LIMIT;
}

static enum fm_status a_star_step(void *self, uint64_t budget, enum fm_reason *reason) {
    struct a_star *search = self;
    enum fm_status status = FM_RUNNING;
    while (budget-- > 0 && status == FM_RUNNING)
        status = kept_nodes_may_step(&search->nodes, reason) ? take(search) : FM_LIMIT;
    return status;
}

static uint64_t a_star_last_step(void *self) {
    return ((const struct a_star *)self)->nodes.stats.steps;
}

static bool a_star_seek(void *self, uint64_t step) {
    kept_nodes_seek(&((struct a_star *)self)->nodes, step);
    return true;
}

static void a_star_observe(void *self, struct moment *moment) {
    const struct a_star *search = self;
    kept_nodes_observe(&search->nodes, moment);
    moment->lower_bound = moment->threshold;
}

static void a_star_path(void *self, uint8_t *moves) {
    kept_nodes_path(&((const struct a_star *)self)->nodes, moves);
}

static void a_star_children(void *self, const uint64_t *state, struct fm_child *children) {
    kept_nodes_children(&((struct a_star *)self)->nodes, state, children);
}

static bool a_star_census(void *self, uint32_t *taken, uint32_t *known) {
    return kept_nodes_census(&((struct a_star *)self)->nodes, taken, known);
}

static const struct history *a_star_history(void *self) {
    return &((const struct a_star *)self)->nodes.history;
}

const struct engine a_star = {
    .name = "a*",
    .is_informed = true,
    .is_optimal = true,
    .create = a_star_create,
    .free = a_star_free,
    .step = a_star_step,
    .last_step = a_star_last_step,
    .seek = a_star_seek,
    .observe = a_star_observe,
    .path = a_star_path,
    .children = a_star_children,
    .census = a_star_census,
    .history = a_star_history,
};
