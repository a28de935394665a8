#include "children.h"

static size_t states_bytes(const struct board *board) {
    return (size_t)board->move_count * board->state_words * sizeof(uint64_t);
}

bool children_open(struct children *children, const struct problem *problem) {
    children->problem = problem;
    children->states = memory_allocate(problem->memory, states_bytes(problem->board));
    return children->states != NULL;
}

void children_close(struct children *children) {
    memory_free(children->problem->memory, children->states, states_bytes(children->problem->board));
}

void children_evaluate(struct children *children, const uint64_t *state, uint32_t g, uint32_t threshold,
                       bool along_path) {
    const struct problem *problem = children->problem;
    const struct board *board = problem->board;
    const struct puzzle *puzzle = board->puzzle;
    puzzle->expand(board, problem->work, state, problem->prune_none, children->outcomes, children->states);
    for (uint32_t move = 0; move < board->move_count; move++) {
        const uint64_t *child_state = children_state(children, move);
        struct fm_child child = {.move = move,
                                 .g = g + 1,
                                 .verdict = children->outcomes[move].verdict,
                                 .refusal = children->outcomes[move].refusal};
        if (child.verdict == FM_KEPT) {
            uint32_t enough = child.g > threshold ? 0 : threshold - child.g;
            child.h = puzzle->bound_child
                          ? puzzle->bound_child(board, problem->work, move, child_state, along_path, enough)
                          : puzzle->bound(board, problem->work, child_state, along_path);
            /* An infinite h lies above any threshold, FM_INFINITE included, as g is at least 1. */
            if (child.h > threshold || child.g > threshold - child.h)
                child.verdict = FM_CUT;
            else if (puzzle->is_goal(board, child_state))
                child.verdict = FM_GOAL;
        }
        children->all[move] = child;
    }
}
