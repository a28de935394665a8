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

/* A moment of a bound's play: what is not flooded yet, and which of it touches. */
struct play {
    uint64_t left[PUZZLE_MOST_WORDS / 4 + 1];
    uint64_t border[PUZZLE_MOST_WORDS / 4 + 1];
    uint64_t colours; /* a bit each: those of which something is left */
};

BITS_INLINE void begin(const struct flood_board *board, const uint64_t *state, const uint64_t *border,
                       struct play *play, uint32_t words) {
    play->colours = 0;
    bits_copy(play->border, border, words);
    bits_clear(play->left, words);
    for (uint32_t colour = 0; colour < board->base.move_count; colour++) {
        const uint64_t *set = flood_colour_set(board, colour);
        uint64_t any = 0;
        for (uint32_t i = 0; i < words; i++) {
            any |= set[i] & ~state[i];
            play->left[i] |= set[i] & ~state[i];
        }
        play->colours |= (uint64_t)(any != 0) << colour;
    }
}

/* Takes those colours out of the play all of whose regions left touch, their regions into `finished`; returns how many
 * there are. */
BITS_INLINE uint32_t finish_colours(const struct flood_board *board, struct play *play, uint64_t *finished,
                                    uint32_t words) {
    uint32_t count = 0;
    bits_clear(finished, words);
    for (uint64_t rest = play->colours; rest; rest &= rest - 1) {
        const uint64_t *set = flood_colour_set(board, (uint32_t)__builtin_ctzll(rest));
        uint64_t beyond = 0;
        for (uint32_t i = 0; i < words; i++)
            beyond |= set[i] & play->left[i] & ~play->border[i];
        if (beyond)
            continue;
        count++;
        play->colours &= ~(rest & -rest);
        for (uint32_t i = 0; i < words; i++)
            finished[i] |= set[i] & play->left[i];
    }
    return count;
}

/* The moves from a state on, `border` being what touches it. */
BITS_INLINE uint32_t relaxed_moves(const struct flood_board *board, const uint64_t *state, const uint64_t *border,
                                   bool finishes, uint32_t words) {
    struct play play;
    uint64_t added[PUZZLE_MOST_WORDS / 4 + 1];
    begin(board, state, border, &play, words);
    for (uint32_t moves = 0;;) {
        uint64_t any = 0;
        uint32_t count = finishes ? finish_colours(board, &play, added, words) : 0;
        if (play.colours == 0)
            return moves + count;
        if (count == 0) {
            count = 1;
            bits_copy(added, play.border, words);
        }
        moves += count;
        flood_add_neighbours(board, added, play.border, words);
        for (uint32_t i = 0; i < words; i++) {
            play.left[i] &= ~added[i];
            play.border[i] &= play.left[i];
            any |= play.left[i];
        }
        if (any == 0)
            return moves;
    }
}

static uint32_t bound_with_border(const struct flood_board *board, const struct flood_work *work, const uint64_t *state,
                                  const uint64_t *border) {
    uint32_t words = board->words;
    switch (work->bound) {
    case BOUND_COLOURS: return BITS_BY_WIDTH(words, colours_left, board, state);
    case BOUND_LAYERS: return BITS_BY_WIDTH(words, relaxed_moves, board, state, border, false);
    case BOUND_FINISH: return BITS_BY_WIDTH_4(words, relaxed_moves, board, state, border, true);
    default: REQUIRE(work->bound == BOUND_NONE); return 0;
    }
}

uint32_t flood_bound(const struct board *base, void *work, const uint64_t *state, bool along_path) {
    (void)along_path;
    const struct flood_board *board = flood_board_of(base);
    uint64_t border[PUZZLE_MOST_WORDS / 4 + 1];
    flood_find_border(board, state, border, board->words);
    return bound_with_border(board, work, state, border);
}

uint32_t flood_bound_child(const struct board *base, void *workspace, uint32_t move, const uint64_t *child,
                           bool along_path, uint32_t enough) {
    (void)along_path;
    (void)enough;
    const struct flood_board *board = flood_board_of(base);
    const struct flood_work *work = workspace;
    return bound_with_border(board, work, child, work->borders + move * board->words);
}
