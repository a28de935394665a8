#include "naive_graph.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------- states -- */

/* The place in the table where this key's number is or belongs. */
static uint32_t *slot_of(const struct naive_graph *graph, uint64_t key) {
    uint32_t mask = 2 * graph->capacity - 1;
    uint32_t place = (uint32_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & mask;
    while (graph->table[place] != NAIVE_ILLEGAL && graph->keys[graph->table[place]] != key)
        place = (place + 1) & mask;
    return &graph->table[place];
}

static void grow(struct naive_graph *graph) {
    graph->capacity = graph->capacity ? 2 * graph->capacity : 64;
    graph->keys = test_resize(graph->keys, graph->capacity, sizeof *graph->keys);
    graph->children =
        test_resize(graph->children, (size_t)graph->capacity * graph->move_count, sizeof *graph->children);
    graph->table = test_resize(graph->table, (size_t)graph->capacity * 2, sizeof *graph->table);
    memset(graph->table, 0xFF, (size_t)graph->capacity * 2 * sizeof *graph->table);
    for (uint32_t i = 0; i < graph->count; i++)
        *slot_of(graph, graph->keys[i]) = i;
}

static uint32_t number_of(struct naive_graph *graph, uint64_t key) {
    if (graph->count == graph->capacity)
        grow(graph);
    uint32_t *slot = slot_of(graph, key);
    if (*slot == NAIVE_ILLEGAL) {
        graph->keys[graph->count] = key;
        *slot = graph->count++;
    }
    return *slot;
}

/* Rounds: whatever has a child at distance k - 1 and no distance yet is at distance k. */
static void measure(struct naive_graph *graph, const struct naive_rules *rules) {
    uint32_t moves = graph->move_count;
    graph->distance = test_resize(NULL, graph->count, sizeof *graph->distance);
    for (uint32_t i = 0; i < graph->count; i++)
        graph->distance[i] = rules->is_goal(rules->board, graph->keys[i]) ? 0 : -1;
    bool found = true;
    for (int32_t round = 1; found; round++) {
        found = false;
        for (uint32_t i = 0; i < graph->count; i++)
            for (uint32_t move = 0; move < moves && graph->distance[i] < 0; move++) {
                uint32_t child = graph->children[i * moves + move];
                if (child != NAIVE_ILLEGAL && graph->distance[child] == round - 1) {
                    graph->distance[i] = round;
                    found = true;
                }
            }
    }
}

void naive_graph_open(struct naive_graph *graph, const struct naive_rules *rules, uint64_t start) {
    *graph = (struct naive_graph){.move_count = rules->move_count};
    number_of(graph, start);
    for (uint32_t i = 0; i < graph->count; i++) {
        bool is_goal = rules->is_goal(rules->board, graph->keys[i]);
        for (uint32_t move = 0; move < graph->move_count; move++) {
            uint64_t next;
            bool is_legal = !is_goal && rules->play(rules->board, graph->keys[i], move, &next);
            uint32_t child = is_legal ? number_of(graph, next) : NAIVE_ILLEGAL;
            graph->children[i * graph->move_count + move] = child;
        }
    }
    measure(graph, rules);
}

void naive_graph_close(struct naive_graph *graph) {
    free(graph->keys);
    free(graph->children);
    free(graph->distance);
    free(graph->table);
}

uint32_t naive_graph_word(const struct naive_graph *graph, uint32_t index, uint8_t *moves) {
    uint32_t length = 0;
    assert_true(graph->distance[index] >= 0);
    while (graph->distance[index] > 0) {
        uint32_t move = 0;
        uint32_t child;
        for (;; move++) {
            assert_true(move < graph->move_count);
            child = graph->children[index * graph->move_count + move];
            if (child != NAIVE_ILLEGAL && graph->distance[child] == graph->distance[index] - 1)
                break;
        }
        moves[length++] = (uint8_t)move;
        index = child;
    }
    return length;
}

/* ------------------------------------------------------------------------------------------------------- bounds -- */

/* A workspace whose bound can be asked. */
static void *prepared(const struct board *board, uint32_t bound, struct memory *memory) {
    const struct puzzle *puzzle = board->puzzle;
    void *work = puzzle->create_work(board, bound, memory);
    assert_non_null(work);
    enum preparation preparation = PREPARATION_MORE;
    while (puzzle->prepare && preparation == PREPARATION_MORE)
        preparation = puzzle->prepare(board, work, memory);
    return work;
}

void twin_open(struct twin *twin, const struct naive_graph *graph, const struct fm_board *board) {
    *twin = (struct twin){.graph = graph, .board = (const struct board *)board, .memory = memory_open(UINT64_MAX)};
    uint32_t words = fm_board_state_words(board);
    twin->states = test_resize(NULL, (size_t)graph->count * words, sizeof *twin->states);
    uint32_t bounds = names_count(twin->board->puzzle->bounds);
    assert_in_range(bounds, 1, COUNT_OF(twin->work));
    for (uint32_t bound = 0; bound < bounds; bound++)
        twin->work[bound] = prepared(twin->board, bound, &twin->memory);
    fm_board_start(board, twin->states);
    /* Numbers are given in breadth-first order, so each state but the first comes after one that it is a child of. */
    uint32_t reached = 1;
    for (uint32_t i = 0; i < graph->count * graph->move_count; i++)
        if (graph->children[i] == reached) {
            const uint64_t *parent = twin_state(twin, i / graph->move_count);
            uint64_t *next = twin->states + (size_t)reached++ * words;
            assert_int_equal(fm_board_apply(board, parent, i % graph->move_count, next), 0);
        }
    assert_int_equal(reached, graph->count);
}

void twin_close(struct twin *twin) {
    for (uint32_t bound = 0; bound < names_count(twin->board->puzzle->bounds); bound++)
        twin->board->puzzle->free_work(twin->board, twin->work[bound], &twin->memory);
    memory_close(&twin->memory);
    free(twin->states);
}

const uint64_t *twin_state(const struct twin *twin, uint32_t index) {
    return twin->states + (size_t)index * twin->board->state_words;
}

uint32_t twin_bound(const struct twin *twin, uint32_t index, uint32_t bound) {
    return twin->board->puzzle->bound(twin->board, twin->work[bound], twin_state(twin, index), false);
}

const char *twin_fault(const struct twin *twin, uint32_t index, uint32_t bound) {
    const struct naive_graph *graph = twin->graph;
    uint32_t h = twin_bound(twin, index, bound);
    if (graph->distance[index] == 0 && h != 0)
        return "not 0 for a goal";
    if (graph->distance[index] >= 0 && h > (uint32_t)graph->distance[index])
        return "not admissible";
    for (uint32_t move = 0; move < graph->move_count; move++) {
        uint32_t child = graph->children[index * graph->move_count + move];
        uint32_t next = child == NAIVE_ILLEGAL ? FM_INFINITE : twin_bound(twin, child, bound);
        if (next != FM_INFINITE && h > next + 1)
            return "not consistent";
    }
    return NULL;
}
