/* What exhaustive search makes of a board: every state that can be reached, by number, the moves between them, and the
 * true number of moves that each still needs. A state is a number of 64 bits, which whoever explores makes sense of.
 *
 * Beside it, the same states in the core, and what its bounds say of them.
 */
#ifndef NAIVE_GRAPH_H
#define NAIVE_GRAPH_H

#include "support.h"

#include "memory.h"
#include "puzzle.h"

#define NAIVE_ILLEGAL UINT32_MAX

/* States are numbered in the order in which a breadth-first search meets them; number 0 is the start. */
struct naive_graph {
    uint32_t move_count;
    uint32_t count;
    uint32_t capacity;
    uint64_t *keys;
    uint32_t *children; /* move_count a state, in the order of moves: a number or NAIVE_ILLEGAL */
    int32_t *distance;  /* moves still needed, 0 for a goal, or -1 */
    uint32_t *table;    /* numbers by hash */
};

/* The rules of a board, which may be anything. */
struct naive_rules {
    const void *board;
    uint32_t move_count;
    bool (*is_goal)(const void *board, uint64_t key);
    /* False where the move is illegal. Never asked of a goal. */
    bool (*play)(const void *board, uint64_t key, uint32_t move, uint64_t *next);
};

void naive_graph_open(struct naive_graph *graph, const struct naive_rules *rules, uint64_t start);
void naive_graph_close(struct naive_graph *graph);
/* The smallest of the shortest solutions from state number `index`, in the order of moves; returns its length, which is
 * the state's distance. There is one. */
uint32_t naive_graph_word(const struct naive_graph *graph, uint32_t index, uint8_t *moves);

/* The core's states by the numbers of a graph, and a workspace for each bound. */
struct twin {
    const struct naive_graph *graph;
    const struct board *board;
    uint64_t *states;
    struct memory memory;
    void *work[6]; /* by bound, as far as there are so many */
};

void twin_open(struct twin *twin, const struct naive_graph *graph, const struct fm_board *board);
void twin_close(struct twin *twin);
const uint64_t *twin_state(const struct twin *twin, uint32_t index);
uint32_t twin_bound(const struct twin *twin, uint32_t index, uint32_t bound);
/* Nothing, or in what way a bound is not admissible or not consistent at a state. */
const char *twin_fault(const struct twin *twin, uint32_t index, uint32_t bound);

#endif
