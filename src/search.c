/* The public interface, second part: a search from its first byte to its end.
 *
 * A search goes through phases. First a bound is made ready and asked once at the root: if it is infinite the board is
 * settled. It is the one that was asked for, unless the puzzle has a stronger one for this. Then the bound that was
 * asked for is made ready, and then the engine runs.
 */
#include "search.h"
#include "require.h"

#include <string.h>

#define DEFAULT_BYTES (UINT64_C(512) << 20)

/* ------------------------------------------------------------------------------------------------ life, limits -- */

void fm_search_defaults(struct fm_search_options *options) {
    *options = (struct fm_search_options){.bound = FM_NONE};
}

/* Resolves "auto" and the bound that is not told. */
static void choose(struct fm_search *search, const struct fm_search_options *options) {
    const struct board *board = search->problem.board;
    const char *engine;
    const char *bound;
    board->puzzle->choose(board, &engine, &bound);
    uint32_t chosen = names_find(board->puzzle->bounds, bound);
    uint32_t at_root = names_find(board->puzzle->bounds, board->puzzle->root_bound);
    search->engine_number = options->engine;
    if (options->engine == 0)
        for (uint32_t i = 0; i < engine_count; i++)
            if (strcmp(engines[i]->name, engine) == 0)
                search->engine_number = i + 1;
    REQUIRE(search->engine_number >= 1 && search->engine_number <= engine_count);
    search->engine = engines[search->engine_number - 1];
    search->bound = options->bound != FM_NONE ? options->bound : chosen;
    if (!search->engine->is_informed)
        search->bound = 0;
    REQUIRE(search->bound < names_count(board->puzzle->bounds));
    bool is_admissible = puzzle_bound_is_admissible(board->puzzle, search->bound);
    search->asked_at_root = search->bound < at_root || !is_admissible ? at_root : search->bound;
    search->doubt = !search->engine->is_optimal ? FM_REASON_ENGINE : is_admissible ? FM_REASON_NONE : FM_REASON_BOUND;
}

struct fm_search *fm_search_create(const struct fm_board *board, const struct fm_search_options *options) {
    struct memory memory = memory_open(options->max_bytes ? options->max_bytes : DEFAULT_BYTES);
    struct fm_search *search = memory_create_object(&memory, sizeof *search);
    if (!search)
        return NULL;
    search->memory = memory;
    search->aside = memory_open(UINT64_MAX);
    search->problem = (struct problem){.board = (const struct board *)board,
                                       .memory = &search->memory,
                                       .aside = &search->aside,
                                       .max_nodes = options->max_nodes,
                                       .prune_none = options->prune_none};
    choose(search, options);
    /* Who names an engine wants to see that engine. */
    if (options->engine == 0)
        anytime_open(&search->anytime, &search->problem);
    else
        anytime_open_none(&search->anytime, &search->problem);
    return search;
}

static void free_work(struct fm_search *search) {
    const struct board *board = search->problem.board;
    board->puzzle->free_work(board, search->problem.work, &search->memory);
    search->problem.work = NULL;
}

void fm_search_free(struct fm_search *search) {
    if (!search)
        return;
    if (search->self)
        search->engine->free(search->self);
    anytime_close(&search->anytime);
    free_work(search);
    struct buffer *buffers[] = {&search->state, &search->path, &search->best, &search->iterations};
    for (uint32_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
        memory_free(&search->aside, buffers[i]->bytes, buffers[i]->capacity);
    memory_close(&search->aside);
    struct memory memory = search->memory;
    memory_free_object(&memory, search);
    memory_close(&memory);
}

uint32_t fm_search_engine(const struct fm_search *search) {
    return search->engine_number;
}

uint32_t fm_search_bound(const struct fm_search *search) {
    return search->bound;
}

uint64_t fm_search_bytes(const struct fm_search *search) {
    return search->memory.live + search->aside.live;
}

/* ------------------------------------------------------------------------------------------------------- running -- */

static enum fm_status end(struct fm_search *search, enum fm_status status, enum fm_reason reason) {
    search->status = status;
    search->reason = reason;
    return status;
}

/* Makes a bound ready, a slice at a time. */
static enum preparation prepare(struct fm_search *search, uint32_t bound) {
    const struct board *board = search->problem.board;
    const struct puzzle *puzzle = board->puzzle;
    if (!search->problem.work)
        search->problem.work = puzzle->create_work(board, bound, &search->memory);
    if (!search->problem.work)
        return PREPARATION_NO_MEMORY;
    return puzzle->prepare ? puzzle->prepare(board, search->problem.work, &search->memory) : PREPARATION_DONE;
}

static uint32_t ask_root(struct fm_search *search) {
    const struct board *board = search->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    board->puzzle->start(board, state);
    return board->puzzle->bound(board, search->problem.work, state, !search->problem.prune_none);
}

/* What comes before the run, up to its beginning or the end of a slice of preparation. */
static enum fm_status begin(struct fm_search *search) {
    while (search->phase != PHASE_RUN) {
        enum preparation preparation =
            prepare(search, search->phase == PHASE_ROOT ? search->asked_at_root : search->bound);
        if (preparation == PREPARATION_NO_MEMORY)
            return end(search, FM_LIMIT, FM_REASON_MEMORY);
        if (preparation == PREPARATION_MORE)
            return FM_RUNNING;
        if (search->phase == PHASE_ROOT) {
            search->root_bound = ask_root(search);
            if (search->root_bound == FM_INFINITE)
                return end(search, FM_NO_SOLUTION, FM_REASON_NONE);
            search->phase = PHASE_BOUND;
            if (search->bound != search->asked_at_root)
                free_work(search);
            continue;
        }
        search->self = search->engine->create(&search->problem);
        if (!search->self)
            return end(search, FM_LIMIT, FM_REASON_MEMORY);
        search->phase = PHASE_RUN;
    }
    return FM_RUNNING;
}

const struct solution *search_best(const struct fm_search *search, uint64_t step, const struct history **where) {
    const struct history *early = &search->anytime.solutions;
    const struct history *history = search->engine->history(search->self);
    *where = history_best_length(early, step) < history_best_length(history, step) ? early : history;
    return history_best(*where, step);
}

uint32_t search_lower_bound(const struct fm_search *search, const struct moment *moment) {
    bool proves_more = search->doubt == FM_REASON_NONE && search->root_bound < moment->lower_bound;
    return proves_more ? moment->lower_bound : search->root_bound;
}

/* Ends a run without the engine's word. If the best solution known is as short as the lower bound, it is proved all the
 * same: the search is solved, unless the puzzle wants the smallest of the shortest and there may be others. */
static enum fm_status end_unproved(struct fm_search *search, enum fm_reason reason) {
    if (!search->self)
        return end(search, FM_LIMIT, reason);
    struct moment moment;
    search->engine->observe(search->self, &moment);
    const struct history *where;
    const struct solution *best = search_best(search, moment.stats.steps, &where);
    bool is_shortest = best && best->length == search_lower_bound(search, &moment);
    if (is_shortest && (best->length == 0 || !search->problem.board->puzzle->answer_is_smallest))
        return end(search, FM_SOLVED, FM_REASON_NONE);
    return end(search, FM_LIMIT, reason);
}

/* The engine, and what is looked for beside it. */
static enum fm_status run(struct fm_search *search, uint64_t budget, enum fm_reason *reason) {
    const struct engine *engine = search->engine;
    struct anytime *anytime = &search->anytime;
    enum fm_status status = FM_RUNNING;
    while (budget > 0 && status == FM_RUNNING) {
        uint64_t due = anytime_due(anytime, engine->last_step(search->self));
        uint64_t nodes = budget < due ? budget : due;
        status = engine->step(search->self, nodes, reason);
        budget -= nodes;
        if (status == FM_RUNNING && nodes == due)
            anytime_step(anytime, engine->last_step(search->self),
                         history_best_length(engine->history(search->self), UINT64_MAX));
    }
    return status;
}

enum fm_status fm_search_step(struct fm_search *search, uint64_t budget) {
    REQUIRE(budget > 0);
    if (search->status != FM_RUNNING) {
        if (search->self)
            search->engine->seek(search->self, search->engine->last_step(search->self));
        return search->status;
    }
    if (begin(search) != FM_RUNNING || search->phase != PHASE_RUN)
        return search->status;
    enum fm_reason reason = FM_REASON_NONE;
    enum fm_status status = run(search, budget, &reason);
    if (status == FM_SOLVED && search->doubt != FM_REASON_NONE)
        return end_unproved(search, search->doubt);
    return status == FM_LIMIT ? end_unproved(search, reason) : end(search, status, FM_REASON_NONE);
}

void fm_search_stop(struct fm_search *search) {
    if (search->status != FM_RUNNING)
        return;
    if (search->self)
        search->engine->seek(search->self, search->engine->last_step(search->self));
    end_unproved(search, FM_REASON_TIME);
}
