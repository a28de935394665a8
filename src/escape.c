/* Escape from Tetris: the sets of places of a board and the commands between them. */
#include "escape.h"

#include "require.h"

#include <string.h>

/* Inner good cells from which on a table of fours pays. */
#define FOURS_PAY_FROM 100U

enum refusal { REFUSAL_NONE, REFUSAL_OVER, REFUSAL_NO_CHANGE };
enum obstacle { OBSTACLE_NONE, OBSTACLE_SHUT_IN };

static const char *const refusals[] = {"none", "over", "no-change", NULL};
static const char *const obstacles[] = {"none", "shut-in", NULL};

static const char *const move_words[] = {"east", "north", "south", "west", NULL};

extern const struct puzzle escape;

/* ------------------------------------------------------------------------------------------------------- boards -- */

struct escape_board *escape_board_create(uint32_t rows, uint32_t columns, struct memory *memory) {
    bool has_inner = rows > 2 && columns > 2;
    struct grid inner = grid_of(has_inner ? rows - 2 : 0, has_inner ? columns - 2 : 0);
    uint32_t words = (2 + 2 * DIRECTIONS) * inner.words + BITS_WORDS(rows * columns);
    uint32_t bytes = (uint32_t)(sizeof(struct escape_board) + words * sizeof(uint64_t));
    struct escape_board *board = memory_allocate_zeroed(memory, bytes);
    if (!board)
        return NULL;
    board->base = (struct board){.puzzle = &escape,
                                 .bytes = bytes,
                                 .rows = rows,
                                 .columns = columns,
                                 .key_words = inner.words,
                                 .state_words = inner.words,
                                 .move_count = DIRECTIONS};
    board->inner = inner;
    board->shut_in = FM_NONE;
    return board;
}

void escape_board_add_bad(struct escape_board *board, uint32_t row, uint32_t column) {
    bits_add(board->sets + (2 + 2 * DIRECTIONS) * board->inner.words, row * board->base.columns + column);
}

void escape_board_add_walker(struct escape_board *board, uint32_t row, uint32_t column) {
    bits_add(board->sets, grid_place(&board->inner, row - 1, column - 1));
}

static bool is_goal(const struct board *board, const uint64_t *state) {
    uint64_t any = 0;
    for (uint32_t i = 0; i < board->state_words; i++)
        any |= state[i];
    return any == 0;
}

/* The inner good cells that reach the ring, going back from it layer by layer, are taken out of `left`. */
static void remove_free_cells(const struct escape_board *board, uint64_t *left) {
    uint32_t words = board->inner.words;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < words; i++)
            for (uint64_t rest = left[i]; rest; rest &= rest - 1) {
                uint32_t place = 64 * i + (uint32_t)__builtin_ctzll(rest);
                for (uint32_t d = 0; d < DIRECTIONS; d++) {
                    bool goes = bits_has(escape_go(board, d), place);
                    bool stays = bits_has(escape_stay(board, d), place);
                    if (stays || (goes && bits_has(left, grid_neighbour(&board->inner, place, (enum direction)d))))
                        continue;
                    bits_remove(left, place);
                    changed = true;
                    break;
                }
            }
    }
}

void escape_board_close(struct escape_board *board) {
    const struct grid *inner = &board->inner;
    uint64_t *sets = board->sets;
    uint64_t left[PUZZLE_MOST_WORDS];
    for (uint32_t row = 0; row < inner->rows; row++)
        for (uint32_t column = 0; column < inner->columns; column++) {
            if (escape_is_bad(board, row + 1, column + 1))
                continue;
            uint32_t place = grid_place(inner, row, column);
            bool at_edge[DIRECTIONS] = {column + 1 == inner->columns, row == 0, row + 1 == inner->rows, column == 0};
            bits_add(sets + inner->words, place);
            board->good++;
            for (uint32_t d = 0; d < DIRECTIONS; d++) {
                uint32_t next_row = row + 1 + (uint32_t)direction_rows((enum direction)d);
                uint32_t next_column = column + 1 + (uint32_t)direction_columns((enum direction)d);
                if (escape_is_bad(board, next_row, next_column))
                    bits_add(sets + (2 + DIRECTIONS + d) * inner->words, place);
                else if (!at_edge[d])
                    bits_add(sets + (2 + d) * inner->words, place);
            }
        }
    if (!board->has_own_start)
        bits_copy(sets, escape_good(board), inner->words);
    bits_copy(left, escape_good(board), inner->words);
    remove_free_cells(board, left);
    for (uint32_t i = 0; i < inner->words && board->shut_in == FM_NONE; i++)
        if (left[i] & sets[i])
            board->shut_in = 64 * i + (uint32_t)__builtin_ctzll(left[i] & sets[i]);
}

/* ------------------------------------------------------------------------------------------------------- states -- */

static char move_name(const struct board *board, uint32_t move) {
    REQUIRE(move < board->move_count);
    return "ENSW"[move];
}

static void start(const struct board *board, uint64_t *state) {
    bits_copy(state, escape_start(escape_board_of(board)), board->state_words);
}

static uint32_t apply(const struct board *base, const uint64_t *state, uint32_t move, uint64_t *next) {
    const struct escape_board *board = escape_board_of(base);
    uint64_t moved[PUZZLE_MOST_WORDS];
    escape_move(board, state, move, moved, board->inner.words);
    bits_copy(next, moved, board->inner.words);
    return REFUSAL_NONE;
}

BITS_INLINE void expand_width(const struct escape_board *board, const uint64_t *state, bool prune_none,
                              struct move_outcome *outcomes, uint64_t *children, uint32_t words) {
    for (uint32_t move = 0; move < DIRECTIONS; move++, children += words) {
        escape_move(board, state, move, children, words);
        /* A command that changes nothing is never in a shortest word. */
        bool is_idle = !prune_none && bits_equal(children, state, words);
        outcomes[move] = is_idle ? (struct move_outcome){FM_ILLEGAL, REFUSAL_NO_CHANGE}
                                 : (struct move_outcome){FM_KEPT, REFUSAL_NONE};
    }
}

static void expand(const struct board *base, void *work, const uint64_t *state, bool prune_none,
                   struct move_outcome *outcomes, uint64_t *children) {
    (void)work;
    const struct escape_board *board = escape_board_of(base);
    BITS_BY_WIDTH(board->inner.words, expand_width, board, state, prune_none, outcomes, children);
}

/* --------------------------------------------------------------------------------------------------- for people -- */

static void view(const struct board *base, const uint64_t *state, uint8_t *cells, int32_t *integers) {
    const struct escape_board *board = escape_board_of(base);
    for (uint32_t row = 0; row < base->rows; row++)
        for (uint32_t column = 0; column < base->columns; column++) {
            uint8_t value = escape_is_bad(board, row, column);
            bool is_inner = row > 0 && row + 1 < base->rows && column > 0 && column + 1 < base->columns;
            if (is_inner && bits_has(state, grid_place(&board->inner, row - 1, column - 1))) {
                value = 2;
                integers[0]++;
            }
            *cells++ = value;
        }
}

static uint32_t census_classes(const struct board *board) {
    return board->rows * board->columns + 1;
}

static uint32_t census_class(const struct board *board, const uint64_t *state) {
    uint32_t places = 0;
    for (uint32_t i = 0; i < board->state_words; i++)
        places += (uint32_t)__builtin_popcountll(state[i]);
    return places;
}

static void caption(const struct board *board, const uint64_t *state, struct writer *writer) {
    writer_put_number(writer, census_class(board, state));
}

static uint32_t describe(const struct board *base, const uint64_t *state, uint32_t move, struct fm_event *events,
                         uint32_t capacity) {
    const struct escape_board *board = escape_board_of(base);
    const struct grid *inner = &board->inner;
    uint64_t arrived[PUZZLE_MOST_WORDS] = {0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < inner->words; i++)
        for (uint64_t rest = state[i]; rest; rest &= rest - 1) {
            uint32_t place = 64 * i + (uint32_t)__builtin_ctzll(rest);
            bool stays = bits_has(escape_stay(board, move), place);
            bool goes = bits_has(escape_go(board, move), place);
            struct fm_event event = {.kind = stays  ? FM_EVENT_BLOCKED
                                             : goes ? FM_EVENT_WALK
                                                    : FM_EVENT_LEAVE,
                                     .row = (int32_t)grid_row(inner, place) + 1,
                                     .column = (int32_t)grid_column(inner, place) + 1,
                                     .side = move};
            event.to_row = event.row + (stays ? 0 : direction_rows((enum direction)move));
            event.to_column = event.column + (stays ? 0 : direction_columns((enum direction)move));
            if (count++ < capacity)
                events[count - 1] = event;
            if (event.kind == FM_EVENT_LEAVE)
                continue;
            uint32_t target = stays ? place : grid_neighbour(inner, place, (enum direction)move);
            if (bits_has(arrived, target)) {
                event.kind = FM_EVENT_MERGE;
                event.row = event.to_row;
                event.column = event.to_column;
                if (count++ < capacity)
                    events[count - 1] = event;
            }
            bits_add(arrived, target);
        }
    return count;
}

static void obstacle(const struct board *base, struct fm_obstacle *found) {
    const struct escape_board *board = escape_board_of(base);
    *found = (struct fm_obstacle){OBSTACLE_NONE, -1, -1};
    if (board->shut_in == FM_NONE)
        return;
    *found = (struct fm_obstacle){OBSTACLE_SHUT_IN, (int32_t)grid_row(&board->inner, board->shut_in) + 1,
                                  (int32_t)grid_column(&board->inner, board->shut_in) + 1};
}

static void choose(const struct board *board, const char **engine, const char **bound) {
    /* Fours take a table of some seconds on 16 x 16 boards, and a search there as many minutes with triples alone. */
    *engine = "ida*";
    *bound = escape_board_of(board)->good < FOURS_PAY_FROM ? "triples" : "fours";
}

extern const struct sketcher escape_sketcher;

const struct puzzle escape = {
    .name = "escape",
    .answer_form = ANSWER_WORDS,
    .move_words = move_words,
    .answer_is_smallest = true,
    .key_tells_all = true,
    .bounds = escape_bounds,
    .forms = escape_forms,
    .refusals = refusals,
    .obstacles = obstacles,
    .form_of = escape_form_of,
    .read = escape_read,
    .write = escape_write,
    .caption = caption,
    .move_name = move_name,
    .start = start,
    .is_goal = is_goal,
    .apply = apply,
    .view = view,
    .describe = describe,
    .obstacle = obstacle,
    .cell_edits = 1U << FM_EDIT_BAD,
    .open_draft = escape_open_draft,
    .resize_draft = draft_keep_cells,
    .change_draft = escape_change_draft,
    .make = escape_make,
    .census_classes = census_classes,
    .census_class = census_class,
    .left = census_class,
    .bound_weight = 1,
    .root_bound = "pairs",
    .choose = choose,
    .create_work = escape_create_work,
    .free_work = escape_free_work,
    .prepare = escape_prepare,
    .expand = expand,
    .bound = escape_bound,
    .bound_child = escape_bound_child,
    .sketcher = &escape_sketcher,
};
