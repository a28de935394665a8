/* Flood: the regions of a board, the sets of flooded ones and the moves between them. */
#include "flood.h"

#include "require.h"

#include <string.h>

enum refusal {
    REFUSAL_NONE,
    REFUSAL_OVER,
    REFUSAL_SAME_COLOUR,
    REFUSAL_TOUCHES_NOTHING,
    REFUSAL_FINISH_FIRST,
    REFUSAL_COMMUTES
};

static const char *const refusals[] = {"none",         "over",     "same-colour", "touches-nothing",
                                       "finish-first", "commutes", NULL};
static const char *const obstacles[] = {"none", NULL};

extern const struct puzzle flood;

/* ------------------------------------------------------------------------------------------------------- boards -- */

#define NO_REGION UINT16_MAX

/* The cells next to a cell, as offsets into the rows; returns how many. */
static uint32_t cells_around(uint32_t rows, uint32_t columns, uint32_t cell, uint32_t around[4]) {
    uint32_t count = 0;
    REQUIRE(columns != 0);
    uint32_t row = cell / columns;
    uint32_t column = cell - row * columns;
    if (column + 1 < columns)
        around[count++] = cell + 1;
    if (row > 0)
        around[count++] = cell - columns;
    if (row + 1 < rows)
        around[count++] = cell + columns;
    if (column > 0)
        around[count++] = cell - 1;
    return count;
}

/* Numbers the regions; returns how many there are. */
static uint32_t number_regions(uint32_t rows, uint32_t columns, const uint8_t *colours, uint16_t *region) {
    uint16_t stack[GRID_MOST * GRID_MOST];
    uint32_t around[4];
    uint32_t regions = 0;
    memset(region, 0xFF, rows * columns * sizeof *region);
    for (uint32_t first = 0; first < rows * columns; first++) {
        if (region[first] != NO_REGION)
            continue;
        uint32_t height = 0;
        stack[height++] = (uint16_t)first;
        region[first] = (uint16_t)regions;
        while (height > 0) {
            uint32_t cell = stack[--height];
            uint32_t count = cells_around(rows, columns, cell, around);
            for (uint32_t i = 0; i < count; i++)
                if (region[around[i]] == NO_REGION && colours[around[i]] == colours[first]) {
                    region[around[i]] = (uint16_t)regions;
                    stack[height++] = (uint16_t)around[i];
                }
        }
        regions++;
    }
    return regions;
}

static uint64_t *neighbours_of(struct flood_board *board, uint32_t region) {
    return board->sets + (FLOOD_COLOURS + region) * board->words;
}

struct flood_board *flood_board_create(uint32_t rows, uint32_t columns, const uint8_t *colours, struct memory *memory) {
    uint16_t region[GRID_MOST * GRID_MOST];
    uint32_t cells = rows * columns;
    uint32_t regions = number_regions(rows, columns, colours, region);
    uint32_t words = BITS_WORDS(regions);
    uint32_t bytes = (uint32_t)(sizeof(struct flood_board) + (FLOOD_COLOURS + regions) * words * sizeof(uint64_t) +
                                (regions + cells) * sizeof(uint16_t) + cells);
    struct flood_board *board = memory_allocate_zeroed(memory, bytes);
    if (!board)
        return NULL;
    board->base = (struct board){.puzzle = &flood,
                                 .bytes = bytes,
                                 .rows = rows,
                                 .columns = columns,
                                 .key_words = words,
                                 .state_words = words + 1};
    board->words = words;
    board->regions = regions;
    uint16_t *sizes = (uint16_t *)(board->sets + (FLOOD_COLOURS + regions) * words);
    memcpy(sizes + regions, region, cells * sizeof *region);
    memcpy(sizes + regions + cells, colours, cells);
    for (uint32_t cell = 0; cell < cells; cell++) {
        uint32_t around[4];
        uint32_t count = cells_around(rows, columns, cell, around);
        sizes[region[cell]]++;
        bits_add(board->sets + colours[cell] * words, region[cell]);
        if (board->base.move_count <= colours[cell])
            board->base.move_count = colours[cell] + 1U;
        for (uint32_t i = 0; i < count; i++)
            if (region[around[i]] != region[cell])
                bits_add(neighbours_of(board, region[cell]), region[around[i]]);
    }
    return board;
}

/* ------------------------------------------------------------------------------------------------------- states -- */

static char move_name(const struct board *board, uint32_t move) {
    REQUIRE(move < board->move_count);
    return "0123456789abcdefghijklmnopqrstuvwxyz"[move];
}

static void start(const struct board *base, uint64_t *state) {
    const struct flood_board *board = flood_board_of(base);
    bits_clear(state, base->state_words);
    bits_add(state, 0);
    state[board->words] = (uint64_t)flood_colours(board)[0] << 36;
}

static bool is_goal(const struct board *base, const uint64_t *state) {
    const struct flood_board *board = flood_board_of(base);
    uint32_t last = board->words - 1;
    uint64_t all = UINT64_MAX;
    for (uint32_t i = 0; i < last; i++)
        all &= state[i];
    uint32_t rest = board->regions - 64 * last;
    return all == UINT64_MAX && state[last] == (rest == 64 ? UINT64_MAX : (UINT64_C(1) << rest) - 1);
}

/* Whether all of `a` that is not in `not_in` is in `b`. */
BITS_INLINE bool is_within(const uint64_t *a, const uint64_t *not_in, const uint64_t *b, uint32_t words) {
    uint64_t outside = 0;
    for (uint32_t i = 0; i < words; i++)
        outside |= a[i] & ~not_in[i] & ~b[i];
    return outside == 0;
}

BITS_INLINE bool overlaps(const uint64_t *a, const uint64_t *b, uint32_t words) {
    uint64_t common = 0;
    for (uint32_t i = 0; i < words; i++)
        common |= a[i] & b[i];
    return common != 0;
}

/* The smallest colour that one move finishes: it has regions left, and all of them touch the state. */
BITS_INLINE uint32_t find_finishing(const struct flood_board *board, const uint64_t *state, const uint64_t *border,
                                    uint32_t words) {
    for (uint32_t colour = 0; colour < board->base.move_count; colour++) {
        const uint64_t *set = flood_colour_set(board, colour);
        if (overlaps(set, border, words) && is_within(set, state, border, words))
            return colour;
    }
    return FM_NONE;
}

/* The regions that playing `colour` floods, and what touches the state then. */
BITS_INLINE void play(const struct flood_board *board, const uint64_t *state, const uint64_t *border, uint32_t colour,
                      uint64_t *next, uint64_t *next_border, uint32_t words) {
    const uint64_t *set = flood_colour_set(board, colour);
    uint64_t joined[PUZZLE_MOST_WORDS];
    bits_copy(next_border, border, words);
    for (uint32_t i = 0; i < words; i++)
        joined[i] = border[i] & set[i];
    flood_add_neighbours(board, joined, next_border, words);
    for (uint32_t i = 0; i < words; i++) {
        next[i] = state[i] | joined[i];
        next_border[i] &= ~next[i];
    }
}

/* Whether, after a move to `next_border`, every region of `colour` that touches touched before. */
BITS_INLINE bool gives_nothing(const struct flood_board *board, const uint64_t *border, const uint64_t *next_border,
                               uint32_t colour, uint32_t words) {
    uint64_t anew = 0;
    for (uint32_t i = 0; i < words; i++)
        anew |= next_border[i] & flood_colour_set(board, colour)[i] & ~border[i];
    return anew == 0;
}

/* The path part of a state that a colour led to. */
static uint64_t path_part(uint32_t colour, uint64_t left_out) {
    return (uint64_t)colour << 36 | left_out;
}

/* Why a colour that touches nothing is refused. */
static enum refusal why_not(const struct flood_board *board, const uint64_t *state, uint32_t move) {
    return move == flood_colour(board, state) ? REFUSAL_SAME_COLOUR : REFUSAL_TOUCHES_NOTHING;
}

static uint32_t apply(const struct board *base, const uint64_t *state, uint32_t move, uint64_t *next) {
    const struct flood_board *board = flood_board_of(base);
    uint32_t words = board->words;
    uint64_t border[PUZZLE_MOST_WORDS];
    uint64_t next_border[PUZZLE_MOST_WORDS];
    uint64_t other[PUZZLE_MOST_WORDS];
    uint64_t other_border[PUZZLE_MOST_WORDS];
    uint64_t left_out = 0;
    flood_find_border(board, state, border, words);
    if (!overlaps(border, flood_colour_set(board, move), words))
        return why_not(board, state, move);
    bool finishes = find_finishing(board, state, border, words) != FM_NONE;
    play(board, state, border, move, other, next_border, words);
    for (uint32_t colour = 0; !finishes && colour < base->move_count; colour++) {
        if (colour == move || !gives_nothing(board, border, next_border, colour, words))
            continue;
        play(board, state, border, colour, other, other_border, words);
        if (colour < move || !gives_nothing(board, border, other_border, move, words))
            left_out |= UINT64_C(1) << colour;
    }
    play(board, state, border, move, next, next_border, words);
    next[words] = path_part(move, left_out);
    return REFUSAL_NONE;
}

/* The colours to be left out after `move`, where none could have been finished. */
BITS_INLINE uint64_t find_left_out(const struct flood_board *board, const uint64_t *border, const uint64_t *borders,
                                   uint64_t touching, uint32_t move, uint32_t words) {
    uint64_t left_out = 0;
    for (uint32_t colour = 0; colour < board->base.move_count; colour++) {
        bool is_other = colour != move && gives_nothing(board, border, borders + move * words, colour, words);
        bool is_worse = colour < move || (touching >> colour & 1 &&
                                          !gives_nothing(board, border, borders + colour * words, move, words));
        left_out |= (uint64_t)(is_other && is_worse) << colour;
    }
    return left_out;
}

BITS_INLINE void expand_width(const struct flood_board *board, struct flood_work *work, const uint64_t *state,
                              bool prune_none, struct move_outcome *outcomes, uint64_t *children, uint32_t words) {
    uint64_t border[PUZZLE_MOST_WORDS];
    uint64_t touching = 0;
    uint32_t moves = board->base.move_count;
    flood_find_border(board, state, border, words);
    uint32_t finishing = find_finishing(board, state, border, words);
    uint64_t left_out = flood_left_out(board, state);
    for (uint32_t move = 0; move < moves; move++) {
        enum refusal refusal = REFUSAL_NONE;
        if (!overlaps(border, flood_colour_set(board, move), words)) {
            refusal = why_not(board, state, move);
        } else {
            touching |= UINT64_C(1) << move;
            play(board, state, border, move, children + move * (words + 1), work->borders + move * words, words);
            if (!prune_none && finishing != FM_NONE && move != finishing)
                refusal = REFUSAL_FINISH_FIRST;
            else if (!prune_none && left_out >> move & 1)
                refusal = REFUSAL_COMMUTES;
        }
        outcomes[move] = (struct move_outcome){refusal ? FM_ILLEGAL : FM_KEPT, refusal};
    }
    for (uint32_t move = 0; move < moves; move++)
        if (outcomes[move].verdict == FM_KEPT)
            children[move * (words + 1) + words] = path_part(
                move, finishing != FM_NONE ? 0 : find_left_out(board, border, work->borders, touching, move, words));
}

static void expand(const struct board *base, void *work, const uint64_t *state, bool prune_none,
                   struct move_outcome *outcomes, uint64_t *children) {
    const struct flood_board *board = flood_board_of(base);
    BITS_BY_WIDTH(board->words, expand_width, board, work, state, prune_none, outcomes, children);
}

/* --------------------------------------------------------------------------------------------------- for people -- */

static void view(const struct board *base, const uint64_t *state, uint8_t *cells, int32_t *integers) {
    const struct flood_board *board = flood_board_of(base);
    uint64_t left = 0;
    integers[0] = (int32_t)flood_colour(board, state);
    for (uint32_t cell = 0; cell < base->rows * base->columns; cell++) {
        bool is_flooded = bits_has(state, flood_regions(board)[cell]);
        uint32_t colour = is_flooded ? flood_colour(board, state) : flood_colours(board)[cell];
        cells[cell] = (uint8_t)(colour + (is_flooded ? 128 : 0));
        integers[1] += is_flooded;
        left |= is_flooded ? 0 : UINT64_C(1) << colour;
    }
    integers[2] = __builtin_popcountll(left);
}

static uint32_t census_classes(const struct board *board) {
    return board->rows * board->columns + 1;
}

static uint32_t census_class(const struct board *base, const uint64_t *state) {
    const struct flood_board *board = flood_board_of(base);
    uint32_t flooded = 0;
    for (uint32_t i = 0; i < board->words; i++)
        for (uint64_t rest = state[i]; rest; rest &= rest - 1)
            flooded += flood_sizes(board)[64 * i + (uint32_t)__builtin_ctzll(rest)];
    return flooded;
}

static void caption(const struct board *board, const uint64_t *state, struct writer *writer) {
    writer_put_number(writer, census_class(board, state));
}

/* In the order of the wave: the old region's cells at order 0, then the cells that the flood reaches step by step. */
static uint32_t describe(const struct board *base, const uint64_t *state, uint32_t move, struct fm_event *events,
                         uint32_t capacity) {
    const struct flood_board *board = flood_board_of(base);
    const uint16_t *region = flood_regions(board);
    uint64_t next[PUZZLE_MOST_WORDS];
    uint16_t queue[GRID_MOST * GRID_MOST];
    uint16_t order[GRID_MOST * GRID_MOST];
    uint32_t columns = base->columns;
    uint32_t cells = base->rows * columns;
    uint32_t count = 0;
    REQUIRE(columns != 0);
    if (apply(base, state, move, next) != REFUSAL_NONE)
        return 0;
    memset(order, 0xFF, sizeof order);
    for (uint32_t cell = 0; cell < cells; cell++)
        if (bits_has(state, region[cell])) {
            order[cell] = 0;
            queue[count++] = (uint16_t)cell;
        }
    uint32_t around[4];
    for (uint32_t taken = 0; taken < count; taken++) {
        uint32_t cell = queue[taken];
        uint32_t neighbours = cells_around(base->rows, columns, cell, around);
        for (uint32_t i = 0; i < neighbours; i++)
            if (order[around[i]] == UINT16_MAX && bits_has(next, region[around[i]])) {
                order[around[i]] = order[cell] + 1;
                queue[count++] = (uint16_t)around[i];
            }
        if (taken >= capacity)
            continue;
        int32_t row = (int32_t)(cell / columns);
        int32_t column = (int32_t)(cell % columns);
        events[taken] = (struct fm_event){.kind = order[cell] ? FM_EVENT_FLOOD : FM_EVENT_RECOLOUR,
                                          .row = row,
                                          .column = column,
                                          .to_row = row,
                                          .to_column = column,
                                          .order = order[cell]};
    }
    return count;
}

static void obstacle(const struct board *board, struct fm_obstacle *found) {
    (void)board;
    *found = (struct fm_obstacle){0, -1, -1};
}

/* Regions not flooded yet. */
static uint32_t left(const struct board *board, const uint64_t *state) {
    const struct flood_board *contracted = flood_board_of(board);
    uint32_t count = contracted->regions;
    for (uint32_t i = 0; i < contracted->words; i++)
        count -= (uint32_t)__builtin_popcountll(state[i]);
    return count;
}

static void choose(const struct board *board, const char **engine, const char **bound) {
    (void)board;
    *engine = "a*";
    *bound = "finish-or-expand";
}

extern const struct sketcher flood_sketcher;

const struct puzzle flood = {
    .name = "flood",
    .answer_form = ANSWER_COUNT,
    .key_tells_all = true,
    .larger_key_is_better = true,
    .bounds = flood_bounds,
    .forms = flood_forms,
    .refusals = refusals,
    .obstacles = obstacles,
    .form_of = flood_form_of,
    .read = flood_read,
    .write = flood_write,
    .caption = caption,
    .move_name = move_name,
    .start = start,
    .is_goal = is_goal,
    .apply = apply,
    .view = view,
    .describe = describe,
    .obstacle = obstacle,
    .cell_edits = 1U << FM_EDIT_COLOUR,
    .open_draft = flood_open_draft,
    .resize_draft = draft_keep_cells,
    .change_draft = flood_change_draft,
    .make = flood_make,
    .census_classes = census_classes,
    .census_class = census_class,
    .left = left,
    .bound_weight = 16,
    .root_bound = "finish-or-expand",
    .choose = choose,
    .create_work = flood_create_work,
    .free_work = flood_free_work,
    .expand = expand,
    .bound = flood_bound,
    .bound_child = flood_bound_child,
    .sketcher = &flood_sketcher,
};
