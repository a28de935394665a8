#include "history.h"

void history_open(struct history *history, struct memory *memory) {
    arena_open(&history->iterations, memory, sizeof(struct iteration));
    arena_open(&history->solutions, memory, sizeof(struct solution));
    arena_open(&history->moves, memory, sizeof(uint32_t));
    arena_open(&history->peaks, memory, sizeof(struct peak));
}

void history_close(struct history *history) {
    arena_close(&history->iterations);
    arena_close(&history->solutions);
    arena_close(&history->moves);
    arena_close(&history->peaks);
}

bool history_reserve(struct history *history, uint32_t moves) {
    return arena_reserve(&history->iterations, 1) && arena_reserve(&history->solutions, 1) &&
           arena_reserve(&history->moves, moves) && arena_reserve(&history->peaks, 1);
}

void history_add_iteration(struct history *history, uint32_t threshold, uint64_t first_step,
                           uint64_t generated_before) {
    *(struct iteration *)arena_append(&history->iterations) =
        (struct iteration){.first_step = first_step, .generated_before = generated_before, .threshold = threshold};
}

struct solution *history_add_solution(struct history *history, uint64_t step, uint32_t length) {
    struct solution *solution = arena_append(&history->solutions);
    *solution = (struct solution){.step = step, .length = length, .first_move = history->moves.length};
    for (uint32_t i = 0; i < length; i++)
        arena_append(&history->moves);
    return solution;
}

void history_set_move(struct history *history, const struct solution *solution, uint32_t at, uint32_t move) {
    REQUIRE(at < solution->length);
    *(uint32_t *)arena_at(&history->moves, solution->first_move + at) = move;
}

uint32_t history_move(const struct history *history, const struct solution *solution, uint32_t at) {
    REQUIRE(at < solution->length);
    return *(uint32_t *)arena_at(&history->moves, solution->first_move + at);
}

void history_add_peak(struct history *history, uint64_t step) {
    uint64_t bytes = history->peaks.memory->peak;
    uint32_t count = history->peaks.length;
    if (count == 0 || ((struct peak *)arena_at(&history->peaks, count - 1))->bytes < bytes)
        *(struct peak *)arena_append(&history->peaks) = (struct peak){step, bytes};
}

/* How many records of an arena have a step, their first field, of at most `step`. */
static uint32_t count_up_to(const struct arena *arena, uint64_t step) {
    uint32_t low = 0;
    uint32_t high = arena->length;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (*(uint64_t *)arena_at(arena, middle) <= step)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const struct solution *history_best(const struct history *history, uint64_t step) {
    uint32_t count = count_up_to(&history->solutions, step);
    return count ? arena_at(&history->solutions, count - 1) : NULL;
}

uint32_t history_best_length(const struct history *history, uint64_t step) {
    const struct solution *solution = history_best(history, step);
    return solution ? solution->length : FM_INFINITE;
}

uint32_t history_iterations(const struct history *history, uint64_t step) {
    return count_up_to(&history->iterations, step);
}

const struct iteration *history_iteration(const struct history *history, uint32_t index) {
    return arena_at(&history->iterations, index);
}

uint64_t history_peak_bytes(const struct history *history, uint64_t step) {
    uint32_t count = count_up_to(&history->peaks, step);
    return count ? ((const struct peak *)arena_at(&history->peaks, count - 1))->bytes : 0;
}
