#include "beam.h"

#include <string.h>

/* A record of the table; its state follows. */
struct beam_node {
    uint32_t link; /* the state table's */
    uint32_t parent;
    uint32_t move;
    uint32_t padding;
    uint64_t state[];
};

static struct beam_node *node_at(const struct beam *beam, uint32_t index) {
    return arena_at(&beam->table.records, index);
}

bool beam_open(struct beam *beam, const struct problem *problem, uint32_t width, uint32_t length) {
    const struct board *board = problem->board;
    REQUIRE(width > 0);
    *beam = (struct beam){.problem = *problem, .width = width, .length = length, .goal = STATE_TABLE_NONE};
    state_table_open(&beam->table, problem->memory,
                     (uint32_t)(sizeof(struct beam_node) + board->state_words * sizeof(uint64_t)),
                     sizeof(struct beam_node), board->key_words);
    arena_open(&beam->layer, problem->memory, sizeof(uint32_t));
    bucket_queue_open(&beam->next, problem->memory);
    return children_open(&beam->children, &beam->problem);
}

void beam_close(struct beam *beam) {
    state_table_close(&beam->table);
    arena_close(&beam->layer);
    bucket_queue_close(&beam->next);
    children_close(&beam->children);
}

/* Adds a state that is not known yet; there is room. */
static uint32_t add(struct beam *beam, const uint64_t *state, uint32_t hash, uint32_t parent, uint32_t move) {
    uint32_t index = state_table_add(&beam->table, hash);
    struct beam_node *node = node_at(beam, index);
    node->parent = parent;
    node->move = move;
    node->padding = 0;
    memcpy(node->state, state, beam->problem.board->state_words * sizeof *state);
    return index;
}

static bool add_root(struct beam *beam) {
    const struct board *board = beam->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    if (!state_table_reserve(&beam->table, 1) || !arena_reserve(&beam->layer, 1))
        return false;
    board->puzzle->start(board, state);
    *(uint32_t *)arena_append(&beam->layer) =
        add(beam, state, state_table_hash(&beam->table, state), STATE_TABLE_NONE, 0);
    return true;
}

/* Expands a node of the layer: children not met before may be of the next layer. False where memory ends. */
static bool expand(struct beam *beam, uint32_t index) {
    const struct board *board = beam->problem.board;
    /* The longest path that is of use has length - 1 moves. */
    children_evaluate(&beam->children, node_at(beam, index)->state, beam->depth, beam->length - 1, true);
    for (uint32_t move = 0; move < board->move_count; move++) {
        const struct fm_child *child = &beam->children.all[move];
        const uint64_t *state = children_state(&beam->children, move);
        if (child->verdict != FM_KEPT && child->verdict != FM_GOAL)
            continue;
        uint32_t hash = state_table_hash(&beam->table, state);
        if (state_table_find(&beam->table, state, hash) != STATE_TABLE_NONE)
            continue;
        uint32_t distance = board->puzzle->left(board, state) + board->puzzle->bound_weight * child->h;
        if (!state_table_reserve(&beam->table, 1) || !bucket_queue_reserve(&beam->next, distance, child->h, 1))
            return false;
        uint32_t added = add(beam, state, hash, index, move);
        bucket_queue_push(&beam->next, distance, child->h, added);
        if (child->verdict == FM_GOAL && beam->goal == STATE_TABLE_NONE)
            beam->goal = added;
    }
    return true;
}

/* Makes the best of what the layer led to the next layer. False where memory ends. */
static bool go_deeper(struct beam *beam) {
    uint32_t index;
    uint32_t distance;
    uint32_t h;
    arena_truncate(&beam->layer, 0);
    while (beam->layer.length < beam->width && bucket_queue_pop(&beam->next, &index, &distance, &h)) {
        if (!arena_reserve(&beam->layer, 1))
            return false;
        *(uint32_t *)arena_append(&beam->layer) = index;
    }
    bucket_queue_close(&beam->next);
    bucket_queue_open(&beam->next, beam->problem.memory);
    beam->taken = 0;
    beam->depth++;
    return true;
}

enum beam_status beam_step(struct beam *beam, uint32_t budget) {
    const struct board *board = beam->problem.board;
    if (beam->table.records.length == 0) {
        if (!add_root(beam))
            return BEAM_NO_MEMORY;
        uint32_t root = *(uint32_t *)arena_at(&beam->layer, 0);
        if (board->puzzle->is_goal(board, node_at(beam, root)->state))
            return BEAM_LOST;
    }
    for (; budget > 0; budget--) {
        if (beam->taken < beam->layer.length) {
            if (!expand(beam, *(uint32_t *)arena_at(&beam->layer, beam->taken++)))
                return BEAM_NO_MEMORY;
            continue;
        }
        if (beam->goal != STATE_TABLE_NONE)
            return BEAM_FOUND;
        if (!go_deeper(beam))
            return BEAM_NO_MEMORY;
        if (beam->layer.length == 0)
            return BEAM_LOST;
    }
    return BEAM_RUNNING;
}

uint64_t beam_bytes(const struct beam *beam) {
    return (uint64_t)beam->table.records.length * beam->table.records.record_bytes;
}

uint32_t beam_length(const struct beam *beam) {
    REQUIRE(beam->goal != STATE_TABLE_NONE);
    return beam->depth + 1;
}

void beam_moves(const struct beam *beam, uint8_t *moves) {
    uint32_t index = beam->goal;
    for (uint32_t left = beam_length(beam); left > 0; left--) {
        const struct beam_node *node = node_at(beam, index);
        moves[left - 1] = (uint8_t)node->move;
        index = node->parent;
    }
}
