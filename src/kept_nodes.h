/* Nodes that are kept: what engines that remember every state have in common, and how they look back.
 *
 * Every state met has one record, found by its key. Each node taken leaves an entry in a journal: which node, how many
 * records there were after it, what its children came to. Records are only appended, but a cheaper way to a state
 * rewrites the record's way (parent, move, g, h); what was overwritten goes into a log, by exchange, so that the log
 * runs backward as well as forward. The path part of the state is overwritten, too, and not logged: it is needed only
 * for going on; for looking back a state is made anew from its path.
 *
 *     journal   | node, kept_end, counts | ... |         an entry a step
 *     records   r0 r1 r2 ...                             those of a step end at its kept_end
 *     rewrites  | node, the other way | ...              applied up to `rewrites_shown`
 *
 * To show step k: rewrites after k are undone, counts are summed up from the last of the sums that are noted every
 * KEPT_SUM_STEPS steps, and the children are made anew: one was kept if its record came or changed at that step.
 *
 * A node's number, as the public interface tells it, is its record's index.
 *
 * Invariant: a record's key never changes. With a consistent bound a node that was taken is not rewritten before the
 * ordered pass, which takes every node anew; should it be, it waits again (it is reopened).
 */
#ifndef KEPT_NODES_H
#define KEPT_NODES_H

#include "children.h"
#include "state_table.h"

#define KEPT_NONE UINT32_MAX

/* A record; its state follows, without its path part where no rule looks at the path. */
struct kept_node {
    uint32_t link; /* the state table's */
    uint32_t parent;
    uint32_t g : 24, move : 8;
    uint32_t h : 24;
    uint32_t is_closed : 1;  /* taken, and not reopened since */
    uint32_t is_ordered : 1; /* met by the ordered pass */
    uint64_t state[];
};

/* Where the 24 bits of g and h end. */
#define KEPT_MOST 0xFFFFFFU

struct kept_nodes {
    struct problem problem;
    struct history history;
    struct state_table table;
    struct arena journal;
    struct arena sums;
    struct arena rewrites;
    uint32_t words;           /* of a state that a record holds */
    uint64_t shown;           /* the step shown */
    uint32_t rewrites_shown;  /* the rewrites that are applied */
    uint32_t waiting;         /* nodes on the frontier, after the last step */
    uint32_t deepest;         /* the largest g met */
    uint64_t ordered_from;    /* the first step of the ordered pass, or 0 */
    uint32_t ordered_length;  /* what the ordered pass is limited to, f above it being cut */
    struct fm_stats stats;    /* after the last step */
    struct children children; /* of the node last evaluated */
    uint32_t *census;         /* nodes taken, then nodes known, by class; NULL where they were never asked for */
    uint64_t census_step;     /* the step that it is of */
};

/* Both sides of the life of an engine that embeds it. False where memory ends; kept_nodes_close is called anyway. */
bool kept_nodes_open(struct kept_nodes *nodes, const struct problem *problem);
void kept_nodes_close(struct kept_nodes *nodes);

static inline struct kept_node *kept_node_at(const struct kept_nodes *nodes, uint32_t index) {
    return arena_at(&nodes->table.records, index);
}

static inline bool kept_node_is_goal(const struct kept_nodes *nodes, uint32_t index) {
    const struct board *board = nodes->problem.board;
    return board->puzzle->is_goal(board, kept_node_at(nodes, index)->state);
}

/* A step, in this order. First, whether it may begin: shows the last step, and makes room for the step; false with a
 * reason where a limit is reached. */
bool kept_nodes_may_step(struct kept_nodes *nodes, enum fm_reason *reason);
/* The first record of all; returns its index, 0. */
uint32_t kept_nodes_add_root(struct kept_nodes *nodes);
/* Evaluates the children of a node that is no goal into `children`; changes nothing else. FM_KEPT and
 * FM_GOAL are provisional. */
void kept_nodes_evaluate(struct kept_nodes *nodes, uint32_t index);
/* Takes a node: it is closed, and in hand. `expands`: its children, evaluated before, will be settled. */
void kept_nodes_take(struct kept_nodes *nodes, uint32_t index, bool expands);
/* Settles what becomes of child number `move`. Returns the node that waits from now on, or KEPT_NONE. */
uint32_t kept_nodes_settle(struct kept_nodes *nodes, uint32_t move);
/* Ends the step. */
void kept_nodes_end_step(struct kept_nodes *nodes);

/* The ordered pass finds the smallest of the shortest solutions, once it is proved that they have `length` moves. From
 * now on the engine takes nodes anew, layer by layer from the root, in the order in which settle returns them; the
 * first way to a node is the smallest, and takes the place of the one known. Counts as an iteration. */
void kept_nodes_begin_ordered_pass(struct kept_nodes *nodes, uint32_t length);

/* Begins an iteration with the next step if `threshold` is above the last one. */
void kept_nodes_raise_threshold(struct kept_nodes *nodes, uint32_t threshold);

/* See struct engine. The moment's lower bound is the engine's to fill in. */
void kept_nodes_seek(struct kept_nodes *nodes, uint64_t step);
void kept_nodes_observe(const struct kept_nodes *nodes, struct moment *moment);
void kept_nodes_path(const struct kept_nodes *nodes, uint8_t *moves);
void kept_nodes_children(struct kept_nodes *nodes, const uint64_t *state, struct fm_child *children);

/* What the journal tells: the node taken at step `step`, from 1; how many records there were after it, from 0. */
uint32_t kept_nodes_taken(const struct kept_nodes *nodes, uint64_t step);
uint32_t kept_nodes_held(const struct kept_nodes *nodes, uint64_t step);

/* See struct engine; kept_nodes_census.c. */
bool kept_nodes_census(struct kept_nodes *nodes, uint32_t *taken, uint32_t *known);
void kept_nodes_close_census(struct kept_nodes *nodes);

#endif
