/* Iterative deepening: the stack and one step of it. See deepening.h. */
#include "deepening.h"

#include <string.h>

/* What the table dropped at a step: a bit a move, and what that leaves as the next threshold. */
struct dropped {
    uint32_t moves[2];
    uint32_t next_threshold;
};

static void open_cursor(struct cursor *cursor, const struct board *board, struct memory *memory) {
    *cursor = (struct cursor){.next_threshold = FM_INFINITE};
    arena_open(&cursor->stack, memory, (uint32_t)(sizeof(struct entry) + board->state_words * sizeof(uint64_t)));
}

bool deepening_open(struct deepening *d, const struct problem *problem) {
    struct memory *memory = problem->memory;
    d->problem = *problem;
    history_open(&d->history, memory);
    open_cursor(&d->head, problem->board, memory);
    open_cursor(&d->view, problem->board, problem->aside);
    failures_open(&d->failures, memory, problem->board->key_words);
    arena_open(&d->drops, memory, sizeof(struct dropped));
    return children_open(&d->children, &d->problem);
}

void deepening_close(struct deepening *d) {
    arena_close(&d->head.stack);
    arena_close(&d->view.stack);
    arena_close(&d->drops);
    failures_close(&d->failures);
    history_close(&d->history);
    children_close(&d->children);
}

static void evaluate_children(struct deepening *d, const uint64_t *state, uint32_t g, uint32_t threshold) {
    children_evaluate(&d->children, state, g, threshold, !d->problem.prune_none);
}

static bool uses_table(const struct deepening *d) {
    return d->problem.board->puzzle->key_tells_all;
}

/* How many moves a node with `g` behind it may still make. */
static uint32_t left_after(uint32_t threshold, uint32_t g) {
    return threshold == FM_INFINITE ? FM_INFINITE : threshold - g;
}

/* Drops those children just evaluated that the table says are in vain, and logs it. */
static void drop_failures(struct deepening *d) {
    const struct board *board = d->problem.board;
    struct cursor *head = &d->head;
    struct dropped *dropped = arena_append(&d->drops);
    *dropped = (struct dropped){.next_threshold = FM_INFINITE};
    for (uint32_t move = 0; move < board->move_count; move++) {
        struct fm_child *child = &d->children.all[move];
        uint32_t needs;
        if (child->verdict != FM_KEPT ||
            !failures_has(&d->failures, children_state(&d->children, move), left_after(head->threshold, child->g),
                          d->history.iterations.length, &needs))
            continue;
        child->verdict = FM_DUPLICATE;
        dropped->moves[move / 32] |= 1U << move % 32;
        if (needs != UINT32_MAX && child->g + needs < dropped->next_threshold)
            dropped->next_threshold = child->g + needs;
    }
}

/* Drops those that were dropped at a step, from the log; returns what that leaves as the next threshold. */
static uint32_t drop_again(struct deepening *d, uint64_t step) {
    if (!uses_table(d))
        return FM_INFINITE;
    const struct dropped *dropped = arena_at(&d->drops, (uint32_t)(step - 1));
    for (uint32_t move = 0; move < d->problem.board->move_count; move++)
        if (dropped->moves[move / 32] >> move % 32 & 1)
            d->children.all[move].verdict = FM_DUPLICATE;
    return dropped->next_threshold;
}

void deepening_evaluate(struct deepening *d, const uint64_t *state, uint32_t g, uint32_t threshold, uint64_t step) {
    evaluate_children(d, state, g, threshold);
    drop_again(d, step);
}

/* Puts a node on the stack; there is room. */
static void push(struct cursor *cursor, const struct board *board, const uint64_t *state, uint32_t move, uint32_t g,
                 uint32_t h) {
    struct entry *entry = arena_append(&cursor->stack);
    *entry = (struct entry){.move = move, .g = g, .h = h};
    memcpy(entry->state, state, board->state_words * sizeof *state);
}

void deepening_push_children(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    for (uint32_t move = board->move_count; move-- > 0;) {
        const struct fm_child *child = &d->children.all[move];
        if (child->verdict == FM_KEPT || child->verdict == FM_GOAL)
            push(cursor, board, children_state(&d->children, move), move, child->g, child->h);
    }
}

void deepening_push_root(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    uint64_t state[PUZZLE_MOST_WORDS];
    board->puzzle->start(board, state);
    uint32_t h = board->puzzle->bound(board, d->problem.work, state, !d->problem.prune_none);
    if (cursor->stats.steps == 0)
        cursor->threshold = d->is_unlimited ? FM_INFINITE : h;
    push(cursor, board, state, FM_NONE, 0, h);
}

/* The next node to take, brought to the top of the stack; NULL where none is left under this threshold: then the stack
 * stays, so that the last node taken can still be looked at. */
static struct entry *next_entry(struct cursor *cursor) {
    for (uint32_t length = cursor->stack.length; length > 0; length--)
        if (!deepening_entry(cursor, length - 1)->taken) {
            arena_truncate(&cursor->stack, length);
            return deepening_entry(cursor, length - 1);
        }
    return NULL;
}

uint32_t deepening_path(const struct cursor *cursor, uint8_t *moves) {
    uint32_t length = 0;
    for (uint32_t i = 1; i < cursor->stack.length; i++) {
        const struct entry *entry = deepening_entry(cursor, i);
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
    uint32_t length = deepening_path(cursor, NULL) + (last_move != FM_NONE);
    if (length >= history_best_length(&d->history, UINT64_MAX))
        return;
    struct solution *solution = history_add_solution(&d->history, cursor->stats.steps, length);
    uint32_t at = 0;
    for (uint32_t i = 1; i < cursor->stack.length; i++)
        if (deepening_entry(cursor, i)->taken)
            history_set_move(&d->history, solution, at++, deepening_entry(cursor, i)->move);
    if (last_move != FM_NONE)
        history_set_move(&d->history, solution, at, last_move);
}

/* Counts the children of the node in hand; on the head also notes solutions among them, cut ones too. Without a limit
 * it does not: then the answer is the first goal taken, and not a nearer one that was seen beside the way. */
static void count_children(struct deepening *d, struct cursor *cursor) {
    const struct board *board = d->problem.board;
    cursor->stats.expanded++;
    for (uint32_t move = 0; move < board->move_count; move++) {
        const struct fm_child *child = &d->children.all[move];
        if (child->verdict == FM_ILLEGAL || child->verdict == FM_PATH)
            continue;
        cursor->stats.generated++;
        cursor->stats.duplicates += child->verdict == FM_DUPLICATE;
        if (child->verdict == FM_CUT) {
            cursor->stats.cut++;
            if (child->h != FM_INFINITE && child->g + child->h < cursor->next_threshold)
                cursor->next_threshold = child->g + child->h;
        }
        if (cursor == &d->head && !d->is_unlimited && child->h == 0 &&
            board->puzzle->is_goal(board, children_state(&d->children, move)))
            note_solution(d, move);
    }
}

enum fm_status deepening_take(struct deepening *d, struct cursor *cursor) {
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
        deepening_push_root(d, cursor);
        node = next_entry(cursor);
        if (cursor == &d->head)
            history_add_iteration(&d->history, cursor->threshold, cursor->stats.steps + 1, cursor->stats.generated);
    }
    node->taken = ++cursor->stats.steps;
    if (board->puzzle->is_goal(board, node->state)) {
        if (cursor == &d->head)
            note_solution(d, FM_NONE);
        return FM_SOLVED;
    }
    evaluate_children(d, node->state, node->g, cursor->threshold);
    if (uses_table(d) && cursor == &d->head) {
        failures_note(&d->failures, node->state, left_after(cursor->threshold, node->g), d->history.iterations.length);
        drop_failures(d);
    }
    uint32_t dropped = drop_again(d, cursor->stats.steps);
    if (dropped < cursor->next_threshold)
        cursor->next_threshold = dropped;
    count_children(d, cursor);
    deepening_push_children(d, cursor);
    if (cursor->stats.peak_frontier < cursor->stack.length)
        cursor->stats.peak_frontier = cursor->stack.length;
    return FM_RUNNING;
}

bool deepening_reserve(struct deepening *d) {
    return arena_reserve(&d->head.stack, d->problem.board->move_count + 1) &&
           history_reserve(&d->history, d->head.stack.length + 1) && arena_reserve(&d->drops, uses_table(d));
}

bool deepening_reserve_view(struct deepening *d) {
    return arena_reserve(&d->view.stack, d->problem.board->move_count + 1);
}
