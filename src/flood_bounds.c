/* Flood: lower bounds, each played on the contracted board with moves that are allowed too much. All are admissible and
 * consistent.
 *
 *   colours            the colours left outside of the flooded region: each needs a move of its own
 *   layers             every move takes the whole border, whatever its colours
 *   finish-or-expand   (M. Puchert, ColorFill) while some colours could be finished, they are, at one move each; else
 *                      one move takes the whole border
 */
#include "flood.h"

#include "require.h"

const char *const flood_bounds[] = {"none", "colours", "layers", "finish-or-expand", NULL};
enum { BOUND_NONE, BOUND_COLOURS, BOUND_LAYERS, BOUND_FINISH };

static size_t work_bytes(const struct board *board) {
    return sizeof(struct flood_work) + (size_t)board->move_count * flood_board_of(board)->words * sizeof(uint64_t);
}

void *flood_create_work(const struct board *board, uint32_t bound, struct memory *memory) {
    struct flood_work *work = memory_allocate(memory, work_bytes(board));
    if (work)
        work->bound = bound;
    return work;
}

void flood_free_work(const struct board *board, void *work, struct memory *memory) {
    memory_free(memory, work, work_bytes(board));
}

/* Whether regions of a colour are left outside of a state. */
BITS_INLINE bool is_left(const uint64_t *colour, const uint64_t *state, uint32_t words) {
    uint64_t left = 0;
    for (uint32_t i = 0; i < words; i++)
        left |= colour[i] & ~state[i];
    return left != 0;
}

BITS_INLINE uint32_t colours_left(const struct flood_board *board, const uint64_t *state, uint32_t words) {
    uint32_t count = 0;
    for (uint32_t colour = 0; colour < board->base.move_count; colour++)
        count += is_left(flood_colour_set(board, colour), state, words);
    return count;
}

/* Floods `added`: into `state`, its neighbours into `border`. Returns whether it held anything. */
BITS_INLINE bool take(const struct flood_board *board, uint64_t *state, uint64_t *border, const uint64_t *added,
                      uint32_t words) {
    uint64_t any = 0;
    flood_add_neighbours(board, added, border, words);
    for (uint32_t i = 0; i < words; i++) {
        any |= added[i];
        state[i] |= added[i];
        border[i] &= ~state[i];
    }
    return any != 0;
}

/* The regions of those colours all of whose regions left touch the state; returns how many such colours there are. */
BITS_INLINE uint32_t find_finishing(const struct flood_board *board, const uint64_t *state, const uint64_t *border,
                                    uint64_t *finished, uint32_t words) {
    uint32_t count = 0;
    bits_clear(finished, words);
    for (uint32_t colour = 0; colour < board->base.move_count; colour++) {
        const uint64_t *set = flood_colour_set(board, colour);
        uint64_t left = 0;
        uint64_t beyond = 0;
        for (uint32_t i = 0; i < words; i++) {
            left |= set[i] & ~state[i];
            beyond |= set[i] & ~state[i] & ~border[i];
        }
        if (left == 0 || beyond != 0)
            continue;
        count++;
        for (uint32_t i = 0; i < words; i++)
            finished[i] |= set[i] & ~state[i];
    }
    return count;
}

BITS_INLINE uint32_t relaxed_moves(const struct flood_board *board, const uint64_t *start, bool finishes,
                                   uint32_t words) {
    uint64_t state[PUZZLE_MOST_WORDS / 4 + 1];
    uint64_t border[PUZZLE_MOST_WORDS / 4 + 1];
    uint64_t added[PUZZLE_MOST_WORDS / 4 + 1];
    bits_copy(state, start, words);
    bits_clear(border, words);
    take(board, state, border, start, words);
    for (uint32_t moves = 0;;) {
        uint32_t count = finishes ? find_finishing(board, state, border, added, words) : 0;
        if (count == 0) {
            count = 1;
            bits_copy(added, border, words);
        }
        if (!take(board, state, border, added, words))
            return moves;
        moves += count;
    }
}

uint32_t flood_bound(const struct board *base, void *workspace, const uint64_t *state, bool along_path) {
    (void)along_path;
    const struct flood_board *board = flood_board_of(base);
    const struct flood_work *work = workspace;
    uint32_t words = board->words;
    switch (work->bound) {
    case BOUND_COLOURS: return BITS_BY_WIDTH(words, colours_left, board, state);
    case BOUND_LAYERS: return BITS_BY_WIDTH(words, relaxed_moves, board, state, false);
    case BOUND_FINISH: return BITS_BY_WIDTH(words, relaxed_moves, board, state, true);
    default: REQUIRE(work->bound == BOUND_NONE); return 0;
    }
}
