#include "anytime.h"

/* Most boards are settled before. */
#define FIRST_STEP 4096U
/* A beam takes WIDENING times as many nodes as the one before, so that all before it took a fraction of its own. */
#define FIRST_WIDTH 8U
#define WIDENING    4U
#define WIDEST      32768U
/* What beams may hold, as part of the search's memory. */
#define MEMORY_PART 16U

void anytime_open(struct anytime *anytime, const struct problem *problem) {
    anytime->problem = problem;
    anytime->runs = false;
    anytime->width = FIRST_WIDTH;
    history_open(&anytime->solutions, problem->memory);
}

void anytime_open_none(struct anytime *anytime, const struct problem *problem) {
    anytime_open(anytime, problem);
    anytime->width = 0;
}

static void end_beam(struct anytime *anytime) {
    if (anytime->runs)
        beam_close(&anytime->beam);
    anytime->runs = false;
}

void anytime_close(struct anytime *anytime) {
    end_beam(anytime);
    history_close(&anytime->solutions);
}

uint64_t anytime_due(const struct anytime *anytime, uint64_t step) {
    if (anytime->width == 0)
        return UINT64_MAX;
    if (step < FIRST_STEP)
        return FIRST_STEP - step;
    return anytime->solutions.solutions.length == 0 ? 1 : ANYTIME_SHARE - step % ANYTIME_SHARE;
}

/* Notes what the beam has found. False where memory ends. */
static bool note_solution(struct anytime *anytime, uint64_t step) {
    uint32_t length = beam_length(&anytime->beam);
    struct memory *memory = anytime->problem->memory;
    uint8_t *moves = memory_allocate(memory, length);
    bool good = moves && history_reserve(&anytime->solutions, length);
    if (good) {
        struct solution *solution = history_add_solution(&anytime->solutions, step, length);
        beam_moves(&anytime->beam, moves);
        for (uint32_t i = 0; i < length; i++)
            history_set_move(&anytime->solutions, solution, i, moves[i]);
    }
    memory_free(memory, moves, length);
    return good;
}

static bool has_room(const struct anytime *anytime) {
    const struct memory *memory = anytime->problem->memory;
    return memory->live <= memory->limit - memory->limit / MEMORY_PART;
}

/* Begins the next beam. False where there is none. */
static bool begin_beam(struct anytime *anytime, uint64_t step, uint32_t known) {
    uint32_t best = history_best_length(&anytime->solutions, step);
    if (!has_room(anytime))
        return false;
    anytime->runs = true;
    return beam_open(&anytime->beam, anytime->problem, anytime->width, best < known ? best : known);
}

void anytime_step(struct anytime *anytime, uint64_t step, uint32_t known) {
    enum beam_status status = BEAM_NO_MEMORY;
    if (anytime->runs || begin_beam(anytime, step, known))
        status = beam_step(&anytime->beam, 1);
    if (status == BEAM_RUNNING && beam_bytes(&anytime->beam) <= anytime->problem->memory->limit / MEMORY_PART)
        return;
    bool goes_on = status == BEAM_LOST || (status == BEAM_FOUND && note_solution(anytime, step));
    end_beam(anytime);
    anytime->width = goes_on && anytime->width < WIDEST ? anytime->width * WIDENING : 0;
}
