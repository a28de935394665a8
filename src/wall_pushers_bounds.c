/* Wall Pushers: lower bounds on the moves to the nearest exit, as breadth-first search in relaxed boards.
 *
 * All of them look at the walls as they stand. That is admissible because a shortest escape never enters a cell twice:
 * whether a step u -> v into a cell not entered yet is possible depends on the side between them and on the side
 * behind v, and either loses its wall only by somebody having been in v. So a step that the walls as they stand forbid
 * stays forbidden until v was entered.
 *
 *   manhattan   the distance to the nearest open gap as if there were no walls, and one for leaving
 *   reach       u -> v unless both of these sides are walled
 *   carry       as reach, but knows what a push does: the wall pushed ahead of v stands there now, so going straight
 *               on needs the next place free, and a gap straight ahead is closed. Its search states are (cell,
 *               direction of entry, whether a wall was just pushed ahead). Nobody steps straight back.
 *
 * With `along_path` the cells that the path has entered are taken out: stronger, but then no function of the key.
 *
 * The breadth-first search moves whole layers, as sets of places.
 *
 * One more is not admissible, and there to show what comes of that:
 *
 *   doubled     twice `manhattan`
 *
 * It is at most twice what is needed, so what IDA* and A* find with it has at most twice as many moves as a shortest
 * solution (I. Pohl, 1970): a node of a shortest one always waits, or was cut, with an f no larger than that.
 */
#include "wall_pushers.h"

#include "require.h"

#include <string.h>

const char *const wall_pushers_bounds[] = {"none", "manhattan", "reach", "carry", "doubled", NULL};
enum { BOUND_NONE, BOUND_MANHATTAN, BOUND_REACH, BOUND_CARRY, BOUND_DOUBLED };

/* What a step in one direction meets, for all cells at once: sets of the cells from which ... */
struct passage {
    uint64_t *gap;   /* it leaves the board */
    uint64_t *step;  /* nothing is in its way */
    uint64_t *push;  /* it pushes a wall */
    uint64_t *carry; /* it would push a wall if one was there: the next cell's far side is free */
};

/* The workspace: which bound, and room for the sets of one evaluation. */
struct bound_work {
    uint32_t bound;
    uint32_t bytes;
    uint64_t sets[];
};

/* Sets in the workspace: 4 a direction for the passages; entered by step and by push, now, next and ever. */
enum { SETS_PASSAGE = 4 * DIRECTIONS, SETS_LAYER = 2 * DIRECTIONS, SETS_ALL = SETS_PASSAGE + 3 * SETS_LAYER + 1 };

void *wall_pushers_create_work(const struct board *board, uint32_t bound, struct memory *memory) {
    uint32_t words = wall_board_of(board)->grid.words;
    uint32_t bytes = (uint32_t)(sizeof(struct bound_work) + SETS_ALL * words * sizeof(uint64_t));
    struct bound_work *work = memory_allocate(memory, bytes);
    if (work)
        *work = (struct bound_work){bound, bytes};
    return work;
}

void wall_pushers_free_work(const struct board *board, void *work, struct memory *memory) {
    (void)board;
    if (work)
        memory_free(memory, work, ((struct bound_work *)work)->bytes);
}

static struct passage passage_of(struct bound_work *work, uint32_t direction, uint32_t words) {
    uint64_t *sets = work->sets + 4 * direction * words;
    return (struct passage){sets, sets + words, sets + 2 * words, sets + 3 * words};
}

/* Fills in the passages of all directions for the walls of `state`. */
BITS_INLINE void find_passages(const struct wall_board *board, struct bound_work *work, const uint64_t *state,
                               uint32_t words) {
    const struct grid *grid = &board->grid;
    const uint64_t *cells = board_cells(board);
    const uint64_t *west = state_west_walls(state);
    const uint64_t *north = state_north_walls(state, words);
    for (uint32_t i = 0; i < words; i++) {
        /* Whether the side in a direction is walled, and the same side of the next cell in that direction. */
        uint64_t walled[DIRECTIONS] = {bits_lowered(west, i, 1, words), north[i],
                                       bits_lowered(north, i, grid->stride, words), west[i]};
        uint64_t beyond[DIRECTIONS] = {bits_lowered(west, i, 2, words), bits_raised(north, i, grid->stride),
                                       bits_lowered(north, i, 2 * grid->stride, words), bits_raised(west, i, 1)};
        for (uint32_t d = 0; d < DIRECTIONS; d++) {
            struct passage passage = passage_of(work, d, words);
            uint64_t edge = board_edge(board, (enum direction)d)[i];
            uint64_t inner = cells[i] & ~edge;
            passage.gap[i] = edge & ~walled[d];
            passage.step[i] = inner & ~walled[d];
            passage.carry[i] = inner & ~beyond[d];
            passage.push[i] = passage.carry[i] & walled[d];
        }
    }
}

/* The cells that the relaxed search may enter. */
BITS_INLINE void find_allowed(const struct wall_board *board, const uint64_t *state, bool along_path, uint64_t *allowed,
                              uint32_t words) {
    const uint64_t *entered = state_entered(state, words);
    for (uint32_t i = 0; i < words; i++)
        allowed[i] = board_cells(board)[i] & ~(along_path ? entered[i] : 0);
}

BITS_INLINE uint32_t reach(const struct wall_board *board, struct bound_work *work, const uint64_t *state,
                           bool along_path, uint32_t words) {
    uint64_t *allowed = work->sets + SETS_PASSAGE * words; /* and not seen yet */
    uint64_t *layer = allowed + words;
    uint64_t *open = layer + words;
    find_passages(board, work, state, words);
    find_allowed(board, state, along_path, allowed, words);
    bits_clear(layer, words);
    bits_add(layer, state_place(state));
    for (uint32_t distance = 1;; distance++) {
        uint64_t next_any = 0;
        uint64_t at_gap = 0;
        uint64_t *next = open + DIRECTIONS * words;
        bits_clear(next, words);
        for (uint32_t d = 0; d < DIRECTIONS; d++) {
            struct passage passage = passage_of(work, d, words);
            uint64_t *leaving = open + d * words;
            for (uint32_t i = 0; i < words; i++) {
                at_gap |= layer[i] & passage.gap[i];
                leaving[i] = layer[i] & (passage.step[i] | passage.push[i]);
            }
            for (uint32_t i = 0; i < words; i++)
                next[i] |= grid_moved(&board->grid, leaving, i, (enum direction)d, words);
        }
        if (at_gap)
            return distance;
        for (uint32_t i = 0; i < words; i++) {
            layer[i] = next[i] & allowed[i];
            allowed[i] &= ~layer[i];
            next_any |= layer[i];
        }
        if (!next_any)
            return FM_INFINITE;
    }
}

/* One layer of `carry`, as sets by direction of entry. */
struct carry_layer {
    uint64_t *stepped; /* DIRECTIONS sets: entered without a wall pushed ahead */
    uint64_t *pushed;  /* DIRECTIONS sets: entered with one */
};

static struct carry_layer carry_layer_at(uint64_t *sets, uint32_t words) {
    return (struct carry_layer){sets, sets + DIRECTIONS * words};
}

/* Those of a layer that may go on in `direction` without minding what they pushed: all but those that entered against
 * it, which would step straight back, and those that pushed a wall ahead. Word `i`. */
BITS_INLINE uint64_t free_to_go(struct carry_layer layer, enum direction direction, uint32_t i, uint32_t words) {
    uint64_t set = layer.stepped[direction * words + i];
    for (uint32_t d = 0; d < DIRECTIONS; d++)
        if (d != direction && d != direction_opposite(direction))
            set |= layer.stepped[d * words + i] | layer.pushed[d * words + i];
    return set;
}

BITS_INLINE uint32_t carry(const struct wall_board *board, struct bound_work *work, const uint64_t *state,
                           bool along_path, uint32_t words) {
    uint64_t *allowed = work->sets + SETS_PASSAGE * words;
    uint64_t *sets = allowed + words;
    struct carry_layer layer = carry_layer_at(sets, words);
    struct carry_layer next = carry_layer_at(sets + SETS_LAYER * words, words);
    struct carry_layer seen = carry_layer_at(sets + 2 * SETS_LAYER * words, words);
    find_passages(board, work, state, words);
    find_allowed(board, state, along_path, allowed, words);
    bits_clear(sets, 3 * SETS_LAYER * words);
    /* Nothing is known of how the root was entered: it may go anywhere, as if entered from every direction. */
    for (uint32_t d = 0; d < DIRECTIONS; d++)
        bits_add(layer.stepped + d * words, state_place(state));
    for (uint32_t distance = 1;; distance++) {
        uint64_t next_any = 0;
        for (uint32_t d = 0; d < DIRECTIONS; d++) {
            struct passage passage = passage_of(work, d, words);
            uint64_t *stepping = next.stepped + d * words;
            uint64_t *pushing = next.pushed + d * words;
            uint64_t at_gap = 0;
            for (uint32_t i = 0; i < words; i++) {
                uint64_t going = free_to_go(layer, (enum direction)d, i, words);
                at_gap |= going & passage.gap[i];
                stepping[i] = going & passage.step[i];
                pushing[i] = (going & passage.push[i]) | (layer.pushed[d * words + i] & passage.carry[i]);
            }
            if (at_gap)
                return distance;
        }
        for (uint32_t d = 0; d < DIRECTIONS; d++)
            for (uint32_t i = 0; i < words; i++) {
                uint32_t at = d * words + i;
                /* Who entered by a mere step can do whatever one can who pushed a wall ahead. */
                uint64_t stepped = grid_moved(&board->grid, next.stepped + d * words, i, (enum direction)d, words) &
                                   allowed[i] & ~seen.stepped[at];
                seen.stepped[at] |= stepped;
                uint64_t pushed = grid_moved(&board->grid, next.pushed + d * words, i, (enum direction)d, words) &
                                  allowed[i] & ~(seen.stepped[at] | seen.pushed[at]);
                seen.pushed[at] |= pushed;
                layer.stepped[at] = stepped;
                layer.pushed[at] = pushed;
                next_any |= stepped | pushed;
            }
        if (!next_any)
            return FM_INFINITE;
    }
}

/* `times` as much as the distance to the nearest gap. */
static uint32_t manhattan(const struct wall_board *board, const uint64_t *state, uint32_t times) {
    const struct grid *grid = &board->grid;
    int32_t row = (int32_t)grid_row(grid, state_place(state));
    int32_t column = (int32_t)grid_column(grid, state_place(state));
    uint32_t nearest = FM_INFINITE;
    for (uint32_t d = 0; d < DIRECTIONS; d++) {
        const uint64_t *edge = board_edge(board, (enum direction)d);
        for (uint32_t i = 0; i < grid->words; i++)
            for (uint64_t rest = edge[i]; rest; rest &= rest - 1) {
                uint32_t place = 64 * i + (uint32_t)__builtin_ctzll(rest);
                if (side_is_walled(state, side_of(grid, place, (enum direction)d)))
                    continue;
                int32_t rows = (int32_t)grid_row(grid, place) - row;
                int32_t columns = (int32_t)grid_column(grid, place) - column;
                uint32_t distance = (uint32_t)((rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns)) + 1;
                nearest = distance < nearest ? distance : nearest;
            }
    }
    return nearest == FM_INFINITE ? nearest : times * nearest;
}

uint32_t wall_pushers_bound(const struct board *base, void *workspace, const uint64_t *state, bool along_path) {
    const struct wall_board *board = wall_board_of(base);
    struct bound_work *work = workspace;
    if (state_is_outside(state))
        return 0;
    switch (work->bound) {
    case BOUND_MANHATTAN: return manhattan(board, state, 1);
    case BOUND_DOUBLED: return manhattan(board, state, 2);
    case BOUND_REACH: return BITS_BY_WIDTH(board->grid.words, reach, board, work, state, along_path);
    case BOUND_CARRY: return BITS_BY_WIDTH(board->grid.words, carry, board, work, state, along_path);
    default: REQUIRE(work->bound == BOUND_NONE); return 0;
    }
}
