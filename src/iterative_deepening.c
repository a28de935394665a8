/* Iterative deepening: depth-first search under a threshold on f = g + h, again and again with the smallest f that was
 * cut as the next threshold. With a bound this is IDA* (R. Korf, 1985); without one, h being 0, it is plain iterative
 * deepening. Both are this one engine.
 *
 * The stack is explicit, so the search can pause at any node. It holds the nodes of the current path, which were
 * taken, and above each of them those of its children that wait:
 *
 *     root* | c d b* | f e*           * taken; e is the node in hand, f waits, then d, then c
 *
 * Children are pushed last first, so that they are taken in the order of moves: the first goal taken is not only a
 * nearest one but also the first in that order.
 *
 * Looking back. The run is a function of the problem, so an earlier step is shown by a second cursor that runs again
 * from a checkpoint. A stack is determined by its threshold and the moves of its path: the waiting nodes are those
 * children that come after the one that was taken. So a checkpoint is the path and the counts; the further the run
 * has come, the wider apart the checkpoints are.
 */
#include "engine.h"

#include <string.h>

/* Steps between checkpoints: at least this many, and this part of the steps made. */
#define CHECKPOINT_LEAST 512U
#define CHECKPOINT_PART  4096U

/* A node on the stack; its state follows. */
struct entry {
    uint32_t move;
    uint32_t g;
    uint32_t h;
    uint32_t taken;
    uint64_t state[];
};

/* A place in the run. */
struct cursor {
    struct arena stack;
    struct fm_stats stats;
    uint32_t threshold;
    uint32_t next_threshold;
};

struct checkpoint {
    struct fm_stats stats;
    uint32_t threshold;
    uint32_t next_threshold;
    uint32_t first_move; /* where the path's moves begin in `checkpoint_moves` */
    uint32_t length;
};

struct deepening {
    struct problem problem;
    struct history history;
    struct cursor head; /* the last step computed */
    struct cursor view; /* another one to be shown */
    bool views;         /* whether `view` is what is shown */
    struct arena checkpoints;
    struct arena checkpoint_moves; /* one a record */
    uint64_t next_checkpoint;
    struct move_outcome outcomes[PUZZLE_MOST_MOVES];
    struct fm_child children[PUZZLE_MOST_MOVES];
    uint64_t *states; /* of the children */
};

static size_t states_bytes(const struct board *board) {
    return (size_t)board->move_count * board->state_words * sizeof(uint64_t);
}

static struct entry *entry_at(const struct cursor *cursor, uint32_t index) {
    return arena_at(&cursor->stack, index);
}

static void open_cursor(struct cursor *cursor, const struct board *board, struct memory *memory) {
    *cursor = (struct cursor){.next_threshold = FM_INFINITE};
    arena_open(&cursor->stack, memory, (uint32_t)(sizeof(struct entry) + board->state_words * sizeof(uint64_t)));
}

static void deepening_free(void *self) {
    struct deepening *d = self;
    struct memory *memory = d->problem.memory;
    arena_close(&d->head.stack);
    arena_close(&d->view.stack);
    arena_close(&d->checkpoints);
    arena_close(&d->checkpoint_moves);
    history_close(&d->history);
    memory_free(memory, d->states, states_bytes(d->problem.board));
    memory_free_object(memory, d);
}

static void *deepening_create(const struct problem *problem) {
    struct deepening *d = memory_create_object(problem->memory, sizeof *d);
    if (!d)
        return NULL;
    d->problem = *problem;
    history_open(&d->history, problem->memory);
    open_cursor(&d->head, problem->board, problem->memory);
    open_cursor(&d->view, problem->board, problem->aside);
    arena_open(&d->checkpoints, problem->memory, sizeof(struct checkpoint));
    arena_open(&d->checkpoint_moves, problem->memory, sizeof(uint32_t));
    d->next_checkpoint = CHECKPOINT_LEAST;
    d->states = memory_allocate(problem->memory, states_bytes(problem->board));
    if (d->states)
        return d;
    deepening_free(d);
    return NULL;
}

/* --------------------------------------------------------------------------------------------------- one step -- */

/* Evaluates the children of a node under a threshold: into d->children, and their states into d->states. */
static void evaluate_children(struct deepening *d, const uint64_t *state, uint32_t g, uint32_t threshold) {
    const struct board *board = d->problem.board;
    const struct puzzle *puzzle = board->puzzle;
    puzzle->expand(board, d->problem.work, state, d->problem.prune_none, d->outcomes, d->states);
    for (uint32_t move = 0; move < board->move_count; move++) {
        const uint64_t *child_state = d->states + move * board->state_words;
        struct fm_child child = {
            .move = move, .g = g + 1, .verdict = d->outcomes[move].verdict, .refusal = d->outcomes[move].refusal};
        if (child.verdict == FM_KEPT) {
            child.h = puzzle->bound(board, d->problem.work, child_state, !d->problem.prune_none);
            if (child.h > threshold || child.g > threshold - child.h)
                child.verdict = FM_CUT;
            else if (puzzle->is_goal(board, child_state))
                child.verdict = FM_GOAL;
        }
        d->children[move] = child;
    }
}

/* Puts a node on the stack; there is room. */
static void push(struct cursor *cursor, const struct board *board, const uint64_t *state, uint32_t move, uint32_t g,
                 uint32_t h) {
    struct entry *entry = arena_append(&cursor->stack);
    *entry = (struct entry){.move = move, .g = g, .h = h};
    memcpy(entry->state, state, board->state_words * sizeof *state);
}

/* Pushes those children that were kept, last first. */
static void push_children(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    for (uint32_t move = board->move_count; move-- > 0;) {
        const struct fm_child *child = &d->children[move];
        if (child->verdict == FM_KEPT || child->verdict == FM_GOAL)
            push(cursor, board, d->states + move * board->state_words, move, child->g, child->h);
    }
}

static void push_root(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    board->puzzle->start(board, state);
    uint32_t h = board->puzzle->bound(board, d->problem.work, state, !d->problem.prune_none);
    if (cursor->stats.steps == 0)
        cursor->threshold = h;
    push(cursor, board, state, FM_NONE, 0, h);
}

/* The next node to take, brought to the top of the stack; NULL where none is left under this threshold: then the stack
 * stays, so that the last node taken can still be looked at. */
static struct entry *next_entry(struct cursor *cursor) {
    for (uint32_t length = cursor->stack.length; length > 0; length--)
        if (!entry_at(cursor, length - 1)->taken) {
            arena_truncate(&cursor->stack, length);
            return entry_at(cursor, length - 1);
        }
    return NULL;
}

/* The moves that led to the node in hand, from the root on, into moves[0 .. g - 1] or nowhere; returns their number. */
static uint32_t path_of(const struct cursor *cursor, uint8_t *moves) {
    uint32_t length = 0;
    for (uint32_t i = 1; i < cursor->stack.length; i++) {
        const struct entry *entry = entry_at(cursor, i);
        if (!entry->taken)
            continue;
        if (moves)
            moves[length] = (uint8_t)entry->move;
        length++;
    }
    return length;
}

/* Notes a solution that is shorter than all before: the path of the node in hand and one move more, if any. */
static void note_solution(struct deepening *d, uint32_t last_move) {
    const struct cursor *cursor = &d->head;
    uint32_t length = path_of(cursor, NULL) + (last_move != FM_NONE);
    if (length >= history_best_length(&d->history, UINT64_MAX))
        return;
    struct solution *solution = history_add_solution(&d->history, cursor->stats.steps, length);
    uint32_t at = 0;
    for (uint32_t i = 1; i < cursor->stack.length; i++)
        if (entry_at(cursor, i)->taken)
            history_set_move(&d->history, solution, at++, entry_at(cursor, i)->move);
    if (last_move != FM_NONE)
        history_set_move(&d->history, solution, at, last_move);
}

/* Counts the children of the node in hand; on the head also notes solutions among them, cut ones too. */
static void count_children(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    cursor->stats.expanded++;
    for (uint32_t move = 0; move < board->move_count; move++) {
        const struct fm_child *child = &d->children[move];
        if (child->verdict == FM_ILLEGAL || child->verdict == FM_PATH)
            continue;
        cursor->stats.generated++;
        if (child->verdict == FM_CUT) {
            cursor->stats.cut++;
            if (child->h != FM_INFINITE && child->g + child->h < cursor->next_threshold)
                cursor->next_threshold = child->g + child->h;
        }
        if (cursor == &d->head && child->h == 0 && board->puzzle->is_goal(board, d->states + move * board->state_words))
            note_solution(d, move);
    }
}

/* Takes one node. Everything it may need is there: see reserve_step. */
static enum fm_status take(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    struct entry *node = next_entry(cursor);
    if (!node) {
        if (cursor->stats.steps > 0) {
            if (cursor->next_threshold == FM_INFINITE)
                return FM_NO_SOLUTION;
            cursor->threshold = cursor->next_threshold;
            cursor->next_threshold = FM_INFINITE;
        }
        arena_truncate(&cursor->stack, 0);
        push_root(d, cursor);
        node = next_entry(cursor);
        if (cursor == &d->head)
            history_add_iteration(&d->history, cursor->threshold, cursor->stats.steps + 1, cursor->stats.generated);
    }
    node->taken = 1;
    cursor->stats.steps++;
    if (board->puzzle->is_goal(board, node->state)) {
        if (cursor == &d->head)
            note_solution(d, FM_NONE);
        return FM_SOLVED;
    }
    evaluate_children(d, node->state, node->g, cursor->threshold);
    count_children(d, cursor);
    push_children(d, cursor);
    if (cursor->stats.peak_frontier < cursor->stack.length)
        cursor->stats.peak_frontier = cursor->stack.length;
    return FM_RUNNING;
}

/* ------------------------------------------------------------------------------------------------- checkpoints -- */

static void add_checkpoint(struct deepening *d) {
    struct checkpoint *checkpoint = arena_append(&d->checkpoints);
    *checkpoint = (struct checkpoint){.stats = d->head.stats,
                                      .threshold = d->head.threshold,
                                      .next_threshold = d->head.next_threshold,
                                      .first_move = d->checkpoint_moves.length};
    for (uint32_t i = 1; i < d->head.stack.length; i++)
        if (entry_at(&d->head, i)->taken) {
            *(uint32_t *)arena_append(&d->checkpoint_moves) = entry_at(&d->head, i)->move;
            checkpoint->length++;
        }
    uint64_t part = d->head.stats.steps / CHECKPOINT_PART;
    d->next_checkpoint += part < CHECKPOINT_LEAST ? CHECKPOINT_LEAST : part;
}

/* The last checkpoint up to a step, or NULL. */
static const struct checkpoint *find_checkpoint(const struct deepening *d, uint64_t step) {
    uint32_t low = 0;
    uint32_t high = d->checkpoints.length;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (((struct checkpoint *)arena_at(&d->checkpoints, middle))->stats.steps <= step)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? arena_at(&d->checkpoints, low - 1) : NULL;
}

/* Takes the node on top again and pushes its children, counting nothing. */
static bool take_again(struct deepening *d, struct cursor *cursor) {
    if (!arena_reserve(&cursor->stack, d->problem.board->move_count))
        return false;
    struct entry *node = entry_at(cursor, cursor->stack.length - 1);
    node->taken = 1;
    evaluate_children(d, node->state, node->g, cursor->threshold);
    push_children(d, cursor);
    return true;
}

/* Puts the view at a checkpoint, or before the first step. On failure it is before the first step. */
static bool restore(struct deepening *d, const struct checkpoint *checkpoint) {
    struct cursor *view = &d->view;
    arena_truncate(&view->stack, 0);
    view->stats = (struct fm_stats){0};
    view->next_threshold = FM_INFINITE;
    view->threshold = 0;
    if (!checkpoint)
        return true;
    bool good = arena_reserve(&view->stack, 1);
    if (good) {
        push_root(d, view);
        view->threshold = checkpoint->threshold;
        good = take_again(d, view);
    }
    for (uint32_t i = 0; good && i < checkpoint->length; i++) {
        uint32_t move = *(uint32_t *)arena_at(&d->checkpoint_moves, checkpoint->first_move + i);
        while (entry_at(view, view->stack.length - 1)->move != move)
            arena_truncate(&view->stack, view->stack.length - 1);
        good = take_again(d, view);
    }
    if (!good)
        return restore(d, NULL) && false;
    view->stats = checkpoint->stats;
    view->next_threshold = checkpoint->next_threshold;
    return true;
}

/* ----------------------------------------------------------------------------------------------------- the face -- */

/* Room for whatever one step may add. */
static bool reserve_step(struct deepening *d) {
    uint32_t depth = d->head.stack.length + 1;
    return arena_reserve(&d->head.stack, d->problem.board->move_count + 1) && history_reserve(&d->history, depth) &&
           arena_reserve(&d->checkpoints, 1) && arena_reserve(&d->checkpoint_moves, depth);
}

static enum fm_status deepening_step(void *self, uint64_t budget, enum fm_reason *reason) {
    struct deepening *d = self;
    enum fm_status status = FM_RUNNING;
    d->views = false;
    while (budget-- > 0 && status == FM_RUNNING) {
        bool too_many = d->problem.max_nodes && d->head.stats.generated >= d->problem.max_nodes;
        if (too_many || !reserve_step(d)) {
            *reason = too_many ? FM_REASON_NODES : FM_REASON_MEMORY;
            return FM_LIMIT;
        }
        status = take(d, &d->head);
        if (d->head.stats.steps >= d->next_checkpoint && status == FM_RUNNING)
            add_checkpoint(d);
        history_add_peak(&d->history, d->head.stats.steps);
    }
    return status;
}

static uint64_t deepening_last_step(void *self) {
    return ((const struct deepening *)self)->head.stats.steps;
}

static bool deepening_seek(void *self, uint64_t step) {
    struct deepening *d = self;
    REQUIRE(step <= d->head.stats.steps);
    d->views = false;
    if (step == d->head.stats.steps)
        return true;
    const struct checkpoint *checkpoint = find_checkpoint(d, step);
    uint64_t from = checkpoint ? checkpoint->stats.steps : 0;
    bool good = true;
    if (d->view.stats.steps > step || d->view.stats.steps < from)
        good = restore(d, checkpoint);
    while (good && d->view.stats.steps < step) {
        good = arena_reserve(&d->view.stack, d->problem.board->move_count + 1);
        if (good)
            take(d, &d->view);
    }
    d->views = good;
    return good;
}

/* The cursor that is shown. */
static const struct cursor *shown(const struct deepening *d) {
    return d->views ? &d->view : &d->head;
}

/* The topmost node that was taken; NULL before the first step. */
static const struct entry *node_in_hand(const struct cursor *cursor) {
    for (uint32_t i = cursor->stack.length; i-- > 0;)
        if (entry_at(cursor, i)->taken)
            return entry_at(cursor, i);
    return NULL;
}

static void deepening_observe(void *self, struct moment *moment) {
    const struct deepening *d = self;
    const struct cursor *cursor = shown(d);
    const struct entry *node = node_in_hand(cursor);
    *moment = (struct moment){.stats = cursor->stats,
                              .lower_bound = cursor->threshold,
                              .threshold = cursor->threshold,
                              .next_threshold = cursor->next_threshold,
                              .move = node ? node->move : FM_NONE,
                              .g = node ? node->g : 0,
                              .h = node ? node->h : 0};
    moment->stats.peak_bytes = history_peak_bytes(&d->history, cursor->stats.steps);
}

static void deepening_children(void *self, const uint64_t *state, struct fm_child *children) {
    struct deepening *d = self;
    const struct cursor *cursor = shown(d);
    const struct entry *node = node_in_hand(cursor);
    REQUIRE(node);
    evaluate_children(d, state, node->g, cursor->threshold);
    memcpy(children, d->children, d->problem.board->move_count * sizeof *children);
}

static void deepening_path(void *self, uint8_t *moves) {
    const struct deepening *d = self;
    path_of(shown(d), moves);
}

static const struct history *deepening_history(void *self) {
    return &((struct deepening *)self)->history;
}

const struct engine iterative_deepening = {
    .name = "iddfs",
    .is_informed = false,
    .create = deepening_create,
    .free = deepening_free,
    .step = deepening_step,
    .last_step = deepening_last_step,
    .seek = deepening_seek,
    .observe = deepening_observe,
    .path = deepening_path,
    .children = deepening_children,
    .history = deepening_history,
};

const struct engine ida_star = {
    .name = "ida*",
    .is_informed = true,
    .create = deepening_create,
    .free = deepening_free,
    .step = deepening_step,
    .last_step = deepening_last_step,
    .seek = deepening_seek,
    .observe = deepening_observe,
    .path = deepening_path,
    .children = deepening_children,
    .history = deepening_history,
};
