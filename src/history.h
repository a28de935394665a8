/* What every run leaves behind, whatever the engine: its iterations, the solutions it met, its peaks of memory. Each
 * entry bears the step at which it came, so that a moment is told by the entries up to its step. All only grows.
 */
#ifndef HISTORY_H
#define HISTORY_H

#include "arena.h"
#include "fewest.h"

/* A stretch under one threshold began. */
struct iteration {
    uint64_t first_step;
    uint64_t generated_before;
    uint32_t threshold;
    uint32_t padding;
};

/* A solution was met that is shorter than any before it. */
struct solution {
    uint64_t step;
    uint32_t length;
    uint32_t first_move; /* where its moves begin in `moves` */
};

struct peak {
    uint64_t step;
    uint64_t bytes;
};

struct history {
    struct arena iterations;
    struct arena solutions;
    struct arena moves; /* one a record */
    struct arena peaks;
};

void history_open(struct history *history, struct memory *memory);
void history_close(struct history *history);

/* Makes room for whatever one step may add: an iteration, a peak, a solution of up to `moves` moves. */
bool history_reserve(struct history *history, uint32_t moves);
void history_add_iteration(struct history *history, uint32_t threshold, uint64_t first_step, uint64_t generated_before);
/* Adds a solution and returns its moves, to be filled in through history_set_move. */
struct solution *history_add_solution(struct history *history, uint64_t step, uint32_t length);
void history_set_move(struct history *history, const struct solution *solution, uint32_t at, uint32_t move);
/* Adds the account's peak if it is a new one. */
void history_add_peak(struct history *history, uint64_t step);

/* The length of the shortest solution met up to a step, or FM_INFINITE. */
uint32_t history_best_length(const struct history *history, uint64_t step);
/* The shortest solution met up to a step, or NULL. */
const struct solution *history_best(const struct history *history, uint64_t step);
uint32_t history_move(const struct history *history, const struct solution *solution, uint32_t at);
/* How many iterations had begun by a step. */
uint32_t history_iterations(const struct history *history, uint64_t step);
const struct iteration *history_iteration(const struct history *history, uint32_t index);
uint64_t history_peak_bytes(const struct history *history, uint64_t step);

#endif
