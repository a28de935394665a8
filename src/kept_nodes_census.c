/* Kept nodes by class. The counts are of one step; to count another they are moved there along the journal and the
 * records, whichever way is shorter: from the step they are of, or from the beginning.
 */
#include "kept_nodes.h"

#include <string.h>

static uint32_t class_count(const struct kept_nodes *nodes) {
    const struct board *board = nodes->problem.board;
    return board->puzzle->census_classes(board);
}

static size_t census_bytes(const struct kept_nodes *nodes) {
    return (size_t)2 * class_count(nodes) * sizeof *nodes->census;
}

void kept_nodes_close_census(struct kept_nodes *nodes) {
    memory_free(nodes->problem.aside, nodes->census, census_bytes(nodes));
}

static uint32_t class_of(const struct kept_nodes *nodes, uint32_t index) {
    const struct board *board = nodes->problem.board;
    return board->puzzle->census_class(board, kept_node_at(nodes, index)->state);
}

/* Counts in, or out, what the steps after `from` up to `to` took and added. */
static void count(struct kept_nodes *nodes, uint64_t from, uint64_t to, bool in) {
    uint32_t one = in ? 1 : UINT32_MAX; /* -1, as unsigned numbers wrap around */
    uint32_t *taken = nodes->census;
    uint32_t *known = nodes->census + class_count(nodes);
    uint32_t end = kept_nodes_held(nodes, to);
    for (uint64_t step = from + 1; step <= to; step++)
        taken[class_of(nodes, kept_nodes_taken(nodes, step))] += one;
    for (uint32_t index = kept_nodes_held(nodes, from); index < end; index++)
        known[class_of(nodes, index)] += one;
}

bool kept_nodes_census(struct kept_nodes *nodes, uint32_t *taken, uint32_t *known) {
    uint32_t classes = class_count(nodes);
    if (!nodes->census)
        nodes->census = memory_allocate_zeroed(nodes->problem.aside, census_bytes(nodes));
    if (!nodes->census)
        return false;
    if (nodes->shown < nodes->census_step / 2) {
        memset(nodes->census, 0, census_bytes(nodes));
        nodes->census_step = 0;
    }
    if (nodes->shown < nodes->census_step)
        count(nodes, nodes->shown, nodes->census_step, false);
    else
        count(nodes, nodes->census_step, nodes->shown, true);
    nodes->census_step = nodes->shown;
    for (uint32_t i = 0; i < classes; i++) {
        taken[i] += nodes->census[i];
        known[i] += nodes->census[classes + i];
    }
    return true;
}
