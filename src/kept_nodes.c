#include "kept_nodes.h"

#include <string.h>

#define KEPT_SUM_STEPS 256U

/* A step's entry in the journal. */
struct taken {
    uint32_t node;
    uint32_t kept_end; /* records after the step */
    uint8_t generated;
    uint8_t duplicates;
    uint8_t cut;
    uint8_t reopened : 7, is_goal : 1;
    uint32_t rewrites_end; /* rewrites after the step */
};

/* Counts after each KEPT_SUM_STEPS-th step. */
struct sum {
    struct fm_stats stats;
    uint64_t waiting;
};

/* A way to a node: the one that the record does not show, before or after. */
struct rewrite {
    uint32_t node;
    uint32_t parent;
    uint32_t g : 24, move : 8;
    uint32_t h : 24, is_closed : 1, is_ordered : 1;
};

bool kept_nodes_open(struct kept_nodes *nodes, const struct problem *problem) {
    const struct board *board = problem->board;
    struct memory *memory = problem->memory;
    nodes->problem = *problem;
    nodes->words = problem->prune_none ? board->key_words : board->state_words;
    history_open(&nodes->history, memory);
    state_table_open(&nodes->table, memory, (uint32_t)(sizeof(struct kept_node) + nodes->words * sizeof(uint64_t)),
                     sizeof(struct kept_node), board->key_words);
    arena_open(&nodes->journal, memory, sizeof(struct taken));
    arena_open(&nodes->sums, memory, sizeof(struct sum));
    arena_open(&nodes->rewrites, memory, sizeof(struct rewrite));
    return children_open(&nodes->children, &nodes->problem);
}

void kept_nodes_close(struct kept_nodes *nodes) {
    history_close(&nodes->history);
    state_table_close(&nodes->table);
    arena_close(&nodes->journal);
    arena_close(&nodes->sums);
    arena_close(&nodes->rewrites);
    children_close(&nodes->children);
    kept_nodes_close_census(nodes);
}

static struct taken *taken_at(const struct kept_nodes *nodes, uint64_t step) {
    return arena_at(&nodes->journal, (uint32_t)(step - 1));
}

uint32_t kept_nodes_taken(const struct kept_nodes *nodes, uint64_t step) {
    return taken_at(nodes, step)->node;
}

uint32_t kept_nodes_held(const struct kept_nodes *nodes, uint64_t step) {
    return step ? taken_at(nodes, step)->kept_end : 0;
}

/* The node in hand at the step shown. */
static uint32_t node_in_hand(const struct kept_nodes *nodes) {
    return kept_nodes_taken(nodes, nodes->shown);
}

/* --------------------------------------------------------------------------------------------------- one step -- */

bool kept_nodes_may_step(struct kept_nodes *nodes, enum fm_reason *reason) {
    uint32_t moves = nodes->problem.board->move_count;
    kept_nodes_seek(nodes, nodes->stats.steps);
    if (nodes->problem.max_nodes && nodes->stats.generated >= nodes->problem.max_nodes) {
        *reason = FM_REASON_NODES;
        return false;
    }
    *reason = FM_REASON_MEMORY;
    return state_table_reserve(&nodes->table, moves + 1) && arena_reserve(&nodes->journal, 1) &&
           arena_reserve(&nodes->sums, 1) && arena_reserve(&nodes->rewrites, moves) &&
           history_reserve(&nodes->history, nodes->deepest + 1) && nodes->deepest < KEPT_MOST;
}

static uint32_t add(struct kept_nodes *nodes, const uint64_t *state, uint32_t hash, const struct kept_node *way) {
    uint32_t index = state_table_add(&nodes->table, hash);
    struct kept_node *node = kept_node_at(nodes, index);
    uint32_t link = node->link;
    *node = *way;
    node->link = link;
    memcpy(node->state, state, nodes->words * sizeof *state);
    nodes->waiting++;
    return index;
}

uint32_t kept_nodes_add_root(struct kept_nodes *nodes) {
    const struct board *board = nodes->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    board->puzzle->start(board, state);
    uint32_t h = board->puzzle->bound(board, nodes->problem.work, state, false);
    struct kept_node way = {.parent = KEPT_NONE, .move = 0xFF, .h = (h < KEPT_MOST ? h : KEPT_MOST) & KEPT_MOST};
    return add(nodes, state, state_table_hash(&nodes->table, state), &way);
}

void kept_nodes_evaluate(struct kept_nodes *nodes, uint32_t index) {
    const struct kept_node *node = kept_node_at(nodes, index);
    uint64_t state[PUZZLE_MOST_WORDS];
    uint32_t all = nodes->problem.board->state_words;
    memcpy(state, node->state, nodes->words * sizeof *state);
    memset(state + nodes->words, 0, (all - nodes->words) * sizeof *state);
    children_evaluate(&nodes->children, state, node->g, FM_INFINITE, false);
}

/* Notes the way to a goal as the best solution known. */
static void note_solution(struct kept_nodes *nodes, uint32_t index) {
    uint32_t length = kept_node_at(nodes, index)->g;
    struct solution *solution = history_add_solution(&nodes->history, nodes->stats.steps, length);
    while (length > 0) {
        const struct kept_node *node = kept_node_at(nodes, index);
        history_set_move(&nodes->history, solution, --length, node->move);
        index = node->parent;
    }
}

void kept_nodes_take(struct kept_nodes *nodes, uint32_t index, bool expands) {
    *(struct taken *)arena_append(&nodes->journal) = (struct taken){.node = index, .is_goal = !expands};
    kept_node_at(nodes, index)->is_closed = 1;
    nodes->waiting--;
    nodes->stats.steps++;
    nodes->shown = nodes->stats.steps;
    bool is_root = kept_node_at(nodes, index)->parent == KEPT_NONE;
    if (is_root && !expands)
        note_solution(nodes, index);
}

/* Exchanges the way that a record shows for the one in the log. */
static void exchange(struct kept_nodes *nodes, uint32_t index) {
    struct rewrite *rewrite = arena_at(&nodes->rewrites, index);
    struct kept_node *node = kept_node_at(nodes, rewrite->node);
    struct rewrite shown = {rewrite->node, node->parent,    node->g,         node->move,
                            node->h,       node->is_closed, node->is_ordered};
    node->parent = rewrite->parent;
    node->g = rewrite->g;
    node->move = rewrite->move;
    node->h = rewrite->h;
    node->is_closed = rewrite->is_closed;
    node->is_ordered = rewrite->is_ordered;
    *rewrite = shown;
}

/* Gives a known state the way that was just found, through the log. If it did not wait, it does now. */
static void rewrite(struct kept_nodes *nodes, uint32_t index, const struct kept_node *way, const uint64_t *state,
                    bool waits_anew) {
    struct kept_node *node = kept_node_at(nodes, index);
    taken_at(nodes, nodes->stats.steps)->reopened += waits_anew;
    nodes->waiting += waits_anew;
    *(struct rewrite *)arena_append(&nodes->rewrites) =
        (struct rewrite){index, way->parent, way->g, way->move, way->h, way->is_closed, way->is_ordered};
    exchange(nodes, nodes->rewrites_shown++);
    memcpy(node->state, state, nodes->words * sizeof *state);
}

/* Whether a way just found replaces the one that a known node has. In the ordered pass the first way does, as nodes are
 * met in the order of layers and words; before it, a cheaper one. */
static bool is_better(const struct kept_nodes *nodes, const struct kept_node *node, uint32_t g) {
    return nodes->ordered_from ? !node->is_ordered : g < node->g;
}

/* Whether a child lies beyond what the ordered pass looks at. */
static bool is_beyond(const struct kept_nodes *nodes, const struct fm_child *child, uint64_t step) {
    return nodes->ordered_from && step >= nodes->ordered_from && child->g + child->h > nodes->ordered_length;
}

uint32_t kept_nodes_settle(struct kept_nodes *nodes, uint32_t move) {
    struct fm_child *child = &nodes->children.all[move];
    struct taken *entry = taken_at(nodes, nodes->stats.steps);
    const uint64_t *state = children_state(&nodes->children, move);
    if (child->verdict == FM_ILLEGAL || child->verdict == FM_PATH)
        return KEPT_NONE;
    entry->generated++;
    if (child->verdict == FM_CUT || is_beyond(nodes, child, nodes->stats.steps)) {
        child->verdict = FM_CUT;
        entry->cut++;
        return KEPT_NONE;
    }
    const struct kept_node way = {.parent = entry->node,
                                  .g = child->g & KEPT_MOST,
                                  .move = (uint8_t)move,
                                  .h = child->h & KEPT_MOST,
                                  .is_ordered = nodes->ordered_from != 0};
    uint32_t hash = state_table_hash(&nodes->table, state);
    uint32_t index = state_table_find(&nodes->table, state, hash);
    if (index == STATE_TABLE_NONE) {
        index = add(nodes, state, hash, &way);
    } else if (is_better(nodes, kept_node_at(nodes, index), child->g)) {
        rewrite(nodes, index, &way, state, nodes->ordered_from || kept_node_at(nodes, index)->is_closed);
    } else {
        child->verdict = FM_DUPLICATE;
        entry->duplicates++;
        return KEPT_NONE;
    }
    if (nodes->deepest < child->g)
        nodes->deepest = child->g;
    /* What the ordered pass meets first is as short as what is known, and the smallest. */
    if (child->verdict == FM_GOAL &&
        (nodes->ordered_from || child->g < history_best_length(&nodes->history, UINT64_MAX)))
        note_solution(nodes, index);
    return index;
}

void kept_nodes_begin_ordered_pass(struct kept_nodes *nodes, uint32_t length) {
    nodes->ordered_from = nodes->stats.steps + 1;
    nodes->ordered_length = length;
    nodes->waiting = 1;
    kept_node_at(nodes, 0)->is_ordered = 1;
    history_add_iteration(&nodes->history, length, nodes->stats.steps + 1, nodes->stats.generated);
}

/* Adds what a step came to. */
static void add_entry(struct fm_stats *stats, const struct taken *entry) {
    stats->expanded += !entry->is_goal;
    stats->generated += entry->generated;
    stats->duplicates += entry->duplicates;
    stats->cut += entry->cut;
}

void kept_nodes_end_step(struct kept_nodes *nodes) {
    struct taken *entry = taken_at(nodes, nodes->stats.steps);
    entry->kept_end = nodes->table.records.length;
    entry->rewrites_end = nodes->rewrites.length;
    add_entry(&nodes->stats, entry);
    if (nodes->stats.peak_frontier < nodes->waiting)
        nodes->stats.peak_frontier = nodes->waiting;
    if (nodes->stats.steps % KEPT_SUM_STEPS == 0)
        *(struct sum *)arena_append(&nodes->sums) = (struct sum){nodes->stats, nodes->waiting};
    history_add_peak(&nodes->history, nodes->stats.steps);
}

void kept_nodes_raise_threshold(struct kept_nodes *nodes, uint32_t threshold) {
    uint32_t count = nodes->history.iterations.length;
    if (count == 0 || history_iteration(&nodes->history, count - 1)->threshold < threshold)
        history_add_iteration(&nodes->history, threshold, nodes->stats.steps + 1, nodes->stats.generated);
}

/* ------------------------------------------------------------------------------------------------- looking back -- */

void kept_nodes_seek(struct kept_nodes *nodes, uint64_t step) {
    REQUIRE(step <= nodes->stats.steps);
    uint32_t target = step ? taken_at(nodes, step)->rewrites_end : 0;
    while (nodes->rewrites_shown > target)
        exchange(nodes, --nodes->rewrites_shown);
    while (nodes->rewrites_shown < target)
        exchange(nodes, nodes->rewrites_shown++);
    nodes->shown = step;
}

/* The counts after the step shown, which is not 0. */
static struct sum sum_shown(const struct kept_nodes *nodes) {
    uint64_t summed = nodes->shown / KEPT_SUM_STEPS;
    struct sum sum = {.waiting = 1};
    if (summed > 0)
        sum = *(const struct sum *)arena_at(&nodes->sums, (uint32_t)(summed - 1));
    for (uint64_t step = summed * KEPT_SUM_STEPS + 1; step <= nodes->shown; step++) {
        const struct taken *entry = taken_at(nodes, step);
        uint32_t kept_before = step > 1 ? taken_at(nodes, step - 1)->kept_end : 1;
        add_entry(&sum.stats, entry);
        if (step == nodes->ordered_from)
            sum.waiting = 1;
        sum.waiting = sum.waiting + entry->kept_end + entry->reopened - kept_before - 1;
        if (sum.stats.peak_frontier < sum.waiting)
            sum.stats.peak_frontier = sum.waiting;
    }
    sum.stats.steps = nodes->shown;
    sum.stats.peak_bytes = history_peak_bytes(&nodes->history, nodes->shown);
    return sum;
}

void kept_nodes_observe(const struct kept_nodes *nodes, struct moment *moment) {
    *moment = (struct moment){.next_threshold = FM_INFINITE, .move = FM_NONE, .node = FM_NO_NODE, .parent = FM_NO_NODE};
    if (nodes->shown == 0)
        return;
    struct sum sum = sum_shown(nodes);
    uint32_t iterations = history_iterations(&nodes->history, nodes->shown);
    uint32_t index = node_in_hand(nodes);
    const struct kept_node *node = kept_node_at(nodes, index);
    bool is_root = node->parent == KEPT_NONE;
    moment->stats = sum.stats;
    moment->waiting = sum.waiting;
    moment->held = kept_nodes_held(nodes, nodes->shown);
    moment->threshold = history_iteration(&nodes->history, iterations - 1)->threshold;
    moment->node = index;
    moment->parent = is_root ? FM_NO_NODE : node->parent;
    moment->move = is_root ? FM_NONE : node->move;
    moment->g = node->g;
    moment->h = node->h;
}

void kept_nodes_path(const struct kept_nodes *nodes, uint8_t *moves) {
    uint32_t index = node_in_hand(nodes);
    for (uint32_t left = kept_node_at(nodes, index)->g; left > 0; left--) {
        const struct kept_node *node = kept_node_at(nodes, index);
        moves[left - 1] = (uint8_t)node->move;
        index = node->parent;
    }
}

void kept_nodes_children(struct kept_nodes *nodes, const uint64_t *state, struct fm_child *children) {
    const struct board *board = nodes->problem.board;
    uint32_t parent = node_in_hand(nodes);
    children_evaluate(&nodes->children, state, kept_node_at(nodes, parent)->g, FM_INFINITE, false);
    for (uint32_t move = 0; move < board->move_count; move++) {
        struct fm_child *child = &nodes->children.all[move];
        const uint64_t *child_state = children_state(&nodes->children, move);
        if (child->verdict == FM_KEPT || child->verdict == FM_GOAL) {
            /* Rewrites of later steps are undone: the record shows the way that was the best then. */
            uint32_t hash = state_table_hash(&nodes->table, child_state);
            uint32_t index = state_table_find(&nodes->table, child_state, hash);
            const struct kept_node *node = index == STATE_TABLE_NONE ? NULL : kept_node_at(nodes, index);
            if (is_beyond(nodes, child, nodes->shown))
                child->verdict = FM_CUT;
            else if (!node || node->parent != parent || node->move != move || node->g != child->g)
                child->verdict = FM_DUPLICATE;
        }
        children[move] = *child;
    }
}
