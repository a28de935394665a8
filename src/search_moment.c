/* The public interface, third part: looking at a search, at any of its steps. What is shown is made when it is asked
 * for; a solution is shown only after the independent verifier has played it.
 */
#include "replay.h"
#include "require.h"
#include "search.h"

#include <string.h>

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
    const struct solution *solution = search->self ? search_best(search, step, &history) : NULL;
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

/* The length of a shortest solution, of a search that is solved. */
static uint32_t solved_length(const struct fm_search *search) {
    const struct history *where;
    return search_best(search, UINT64_MAX, &where)->length;
}

const struct fm_snapshot *fm_search_snapshot(struct fm_search *search) {
    static const struct history nothing = {0};
    struct moment moment = {.next_threshold = FM_INFINITE, .move = FM_NONE, .node = FM_NO_NODE, .parent = FM_NO_NODE};
    const struct history *history = search->self ? search->engine->history(search->self) : &nothing;
    struct fm_snapshot *snapshot = &search->snapshot;
    /* While a bound is made ready, the moment before the first step is what it will be: nothing has been taken yet. */
    if (search->self)
        search->engine->observe(search->self, &moment);
    else if (search->status != FM_RUNNING)
        moment.stats.peak_bytes = search->memory.peak;
    uint64_t last_step = search->self ? search->engine->last_step(search->self) : 0;
    uint32_t lower_bound = search_lower_bound(search, &moment);
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
                                : search->status == FM_SOLVED    ? solved_length(search)
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
    return 2;
}
