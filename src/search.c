/* The public interface, second half: a search from its first byte to its verified answer.
 *
 * A search goes through phases. First the strongest bound is made ready and asked once at the root: if it is infinite
 * the board is settled. Then the bound that was asked for is made ready, and then the engine runs.
 */
#include "anytime.h"
#include "engine.h"
#include "fewest.h"
#include "replay.h"
#include "require.h"

#include <string.h>

#define DEFAULT_BYTES (UINT64_C(512) << 20)

enum phase { PHASE_ROOT, PHASE_BOUND, PHASE_RUN };

/* Memory that grows when more is asked for. */
struct buffer {
    void *bytes;
    size_t capacity;
};

struct fm_search {
    struct memory memory; /* the search's own: limited, and what peak_bytes tells */
    struct memory aside;  /* what is held to look at it */
    struct problem problem;
    const struct engine *engine;
    void *self; /* the engine's, in PHASE_RUN */
    struct anytime anytime;
    uint32_t engine_number;
    uint32_t bound;
    uint32_t strongest;
    enum phase phase;
    enum fm_status status;
    enum fm_reason reason;
    uint32_t root_bound;
    const struct solution *verified; /* the last solution that passed the verifier */

    struct fm_snapshot snapshot;
    struct fm_child children[PUZZLE_MOST_MOVES];
    struct buffer state;
    struct buffer path;
    struct buffer best;
    struct buffer iterations;
};

/* ------------------------------------------------------------------------------------------------ life, limits -- */

void fm_search_defaults(struct fm_search_options *options) {
    *options = (struct fm_search_options){.bound = FM_NONE};
}

/* Resolves "auto" and the strongest bound. */
static void choose(struct fm_search *search, const struct fm_search_options *options) {
    const struct board *board = search->problem.board;
    const char *engine;
    const char *bound;
    board->puzzle->choose(board, &engine, &bound);
    search->strongest = names_count(board->puzzle->bounds) - 1;
    search->engine_number = options->engine;
    if (options->engine == 0)
        for (uint32_t i = 0; i < engine_count; i++)
            if (strcmp(engines[i]->name, engine) == 0)
                search->engine_number = i + 1;
    REQUIRE(search->engine_number >= 1 && search->engine_number <= engine_count);
    search->engine = engines[search->engine_number - 1];
    search->bound = search->strongest;
    if (options->bound != FM_NONE)
        search->bound = options->bound;
    else if (options->engine == 0)
        search->bound = names_find(board->puzzle->bounds, bound);
    if (!search->engine->is_informed)
        search->bound = 0;
    REQUIRE(search->bound <= search->strongest);
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
        enum preparation preparation = prepare(search, search->phase == PHASE_ROOT ? search->strongest : search->bound);
        if (preparation == PREPARATION_NO_MEMORY)
            return end(search, FM_LIMIT, FM_REASON_MEMORY);
        if (preparation == PREPARATION_MORE)
            return FM_RUNNING;
        if (search->phase == PHASE_ROOT) {
            search->root_bound = ask_root(search);
            if (search->root_bound == FM_INFINITE)
                return end(search, FM_NO_SOLUTION, FM_REASON_NONE);
            search->phase = PHASE_BOUND;
            if (search->bound != search->strongest)
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

static uint32_t larger(uint32_t a, uint32_t b) {
    return a < b ? b : a;
}

/* The shortest solution known at a step, the engine's or the one found beside it, or NULL; *where is what it is in. */
static const struct solution *best_known(const struct fm_search *search, uint64_t step, const struct history **where) {
    const struct history *early = &search->anytime.solutions;
    const struct history *history = search->engine->history(search->self);
    *where = history_best_length(early, step) < history_best_length(history, step) ? early : history;
    return history_best(*where, step);
}

static uint32_t best_length(const struct fm_search *search) {
    const struct history *where;
    const struct solution *best = best_known(search, UINT64_MAX, &where);
    return best ? best->length : FM_INFINITE;
}

/* Ends a run at a limit. If the best solution known is as short as the lower bound, it is proved all the same: the
 * search is solved, unless the puzzle wants the smallest of the shortest. */
static enum fm_status end_at_limit(struct fm_search *search, enum fm_reason reason) {
    if (!search->self || search->problem.board->puzzle->answer_is_smallest)
        return end(search, FM_LIMIT, reason);
    struct moment moment;
    search->engine->observe(search->self, &moment);
    const struct history *where;
    const struct solution *best = best_known(search, moment.stats.steps, &where);
    if (best && best->length == larger(search->root_bound, moment.lower_bound))
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
    return status == FM_LIMIT ? end_at_limit(search, reason) : end(search, status, FM_REASON_NONE);
}

void fm_search_stop(struct fm_search *search) {
    if (search->status != FM_RUNNING)
        return;
    if (search->self)
        search->engine->seek(search->self, search->engine->last_step(search->self));
    end_at_limit(search, FM_REASON_TIME);
}

/* ------------------------------------------------------------------------------------------------------- looking -- */

bool fm_search_seek(struct fm_search *search, uint64_t step) {
    REQUIRE(search->self || step == 0);
    return !search->self || search->engine->seek(search->self, step);
}

/* At least `bytes` bytes, with what they held undefined; false where memory ends. */
static bool ensure(struct fm_search *search, struct buffer *buffer, size_t bytes) {
    if (bytes <= buffer->capacity)
        return true;
    memory_free(&search->aside, buffer->bytes, buffer->capacity);
    buffer->bytes = memory_allocate(&search->aside, 2 * bytes);
    buffer->capacity = buffer->bytes ? 2 * bytes : 0;
    return buffer->bytes != NULL;
}

/* Whether the moves, played by the independent verifier, solve the board. */
static bool is_verified(struct fm_search *search, const uint8_t *moves, uint32_t count) {
    const struct board *board = search->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    int32_t integers[FM_VIEW_INTEGERS] = {0};
    size_t cells = (size_t)board->rows * board->columns;
    struct replay_board start = {board->rows, board->columns, NULL, integers};
    size_t bytes = cells + replay_scratch_bytes(&start);
    uint8_t *room = memory_allocate(&search->aside, bytes);
    if (!room)
        return false;
    board->puzzle->start(board, state);
    board->puzzle->view(board, state, room, integers);
    start.cells = room;
    bool good = replay(board->puzzle->name, &start, moves, count, room + cells);
    memory_free(&search->aside, room, bytes);
    /* A wrong answer is a fault of this library: it stops here. */
    REQUIRE(good);
    return good;
}

/* The best solution known at the step shown, verified; without one, or without memory to verify it, none. */
static void show_best(struct fm_search *search, uint64_t step) {
    const struct history *history;
    const struct solution *solution = search->self ? best_known(search, step, &history) : NULL;
    search->snapshot.best_length = FM_NONE;
    search->snapshot.upper_bound = FM_INFINITE;
    if (!solution || !ensure(search, &search->best, (size_t)solution->length + 1))
        return;
    uint8_t *moves = search->best.bytes;
    for (uint32_t i = 0; i < solution->length; i++)
        moves[i] = (uint8_t)history_move(history, solution, i);
    if (search->verified != solution && !is_verified(search, moves, solution->length))
        return;
    search->verified = solution;
    search->snapshot.best = moves;
    search->snapshot.best_length = solution->length;
    search->snapshot.upper_bound = solution->length;
}

static void show_iterations(struct fm_search *search, const struct history *history, const struct moment *moment) {
    uint32_t count = history_iterations(history, moment->stats.steps);
    if (!ensure(search, &search->iterations, (count + 1) * sizeof(struct fm_iteration)))
        return;
    struct fm_iteration *iterations = search->iterations.bytes;
    for (uint32_t i = 0; i < count; i++) {
        const struct iteration *this = history_iteration(history, i);
        const struct iteration *next = i + 1 < count ? history_iteration(history, i + 1) : NULL;
        uint64_t generated_after = next ? next->generated_before : moment->stats.generated;
        iterations[i] = (struct fm_iteration){.first_step = this->first_step,
                                              .generated = generated_after - this->generated_before,
                                              .threshold = this->threshold,
                                              .next_threshold = next ? next->threshold : moment->next_threshold};
    }
    search->snapshot.iterations = iterations;
    search->snapshot.iteration_count = count;
}

/* The path to the node in hand, its state and what became of its children. */
static void show_node(struct fm_search *search, const struct moment *moment) {
    const struct board *board = search->problem.board;
    if (!ensure(search, &search->path, (size_t)moment->g + 1) ||
        !ensure(search, &search->state, board->state_words * sizeof(uint64_t)))
        return;
    uint8_t *path = search->path.bytes;
    uint64_t *state = search->state.bytes;
    board->puzzle->start(board, state);
    search->snapshot.state = state;
    if (moment->stats.steps == 0)
        return;
    search->engine->path(search->self, path);
    for (uint32_t i = 0; i < moment->g; i++)
        board->puzzle->apply(board, state, path[i], state);
    search->snapshot.path = path;
    search->snapshot.path_length = moment->g;
    if (board->puzzle->is_goal(board, state))
        return;
    search->engine->children(search->self, state, search->children);
    search->snapshot.children = search->children;
    search->snapshot.child_count = board->move_count;
}

const struct fm_snapshot *fm_search_snapshot(struct fm_search *search) {
    static const struct history nothing = {0};
    struct moment moment = {.next_threshold = FM_INFINITE, .move = FM_NONE, .node = FM_NO_NODE, .parent = FM_NO_NODE};
    const struct history *history = search->self ? search->engine->history(search->self) : &nothing;
    struct fm_snapshot *snapshot = &search->snapshot;
    if (search->self)
        search->engine->observe(search->self, &moment);
    else
        moment.stats.peak_bytes = search->memory.peak;
    uint64_t last_step = search->self ? search->engine->last_step(search->self) : 0;
    uint32_t lower_bound = larger(search->root_bound, moment.lower_bound);
    *snapshot = (struct fm_snapshot){.status = FM_RUNNING,
                                     .step = moment.stats.steps,
                                     .last_step = last_step,
                                     .waiting = moment.waiting,
                                     .held = moment.held,
                                     .node = moment.node,
                                     .parent = moment.parent,
                                     .stats = moment.stats,
                                     .lower_bound = moment.stats.steps ? lower_bound : 0,
                                     .move = moment.move,
                                     .g = moment.g,
                                     .h = moment.h,
                                     .threshold = moment.threshold};
    show_best(search, moment.stats.steps);
    show_iterations(search, history, &moment);
    show_node(search, &moment);
    if (moment.stats.steps == last_step && search->status != FM_RUNNING) {
        snapshot->status = search->status;
        snapshot->reason = search->reason;
        snapshot->lower_bound = search->status == FM_NO_SOLUTION ? FM_INFINITE
                                : search->status == FM_SOLVED    ? best_length(search)
                                                                 : lower_bound;
        if (search->status == FM_SOLVED && !snapshot->best) {
            /* There was no memory to verify the solution in, so it is not given; its length is proved all the same. */
            snapshot->status = FM_LIMIT;
            snapshot->reason = FM_REASON_MEMORY;
        }
    }
    return snapshot;
}

uint32_t fm_board_census_classes(const struct fm_board *board) {
    const struct board *inner = (const struct board *)board;
    return inner->puzzle->census_classes(inner);
}

bool fm_search_census(struct fm_search *search, uint32_t *taken, uint32_t *known) {
    size_t bytes = fm_board_census_classes((const struct fm_board *)search->problem.board) * sizeof(uint32_t);
    memset(taken, 0, bytes);
    memset(known, 0, bytes);
    return !search->self || search->engine->census(search->self, taken, known);
}

/* src/tests/vectors/traces holds what a trace of this version is. */
uint32_t fm_trace_version(void) {
    return 1;
}
