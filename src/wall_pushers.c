/* Wall Pushers: the states of a board and the moves between them. */
#include "wall_pushers.h"

#include "require.h"

#include <string.h>

enum refusal { REFUSAL_NONE, REFUSAL_OVER, REFUSAL_OUTLINE, REFUSAL_TWO_WALLS };
enum obstacle { OBSTACLE_NONE, OBSTACLE_NO_GAP };

static const char *const refusals[] = {"none", "over", "outline", "two-walls", NULL};
static const char *const obstacles[] = {"none", "no-gap", NULL};

/* ------------------------------------------------------------------------------------------------------- boards -- */

extern const struct puzzle wall_pushers;

struct wall_board *wall_board_create(uint32_t rows, uint32_t columns, struct memory *memory) {
    struct grid grid = grid_of(rows, columns);
    uint32_t state_words = 1 + 3 * grid.words;
    uint32_t words = (1 + DIRECTIONS) * grid.words + state_words;
    uint32_t bytes = (uint32_t)(sizeof(struct wall_board) + words * sizeof(uint64_t));
    struct wall_board *board = memory_allocate_zeroed(memory, bytes);
    if (!board)
        return NULL;
    board->base = (struct board){.puzzle = &wall_pushers,
                                 .bytes = bytes,
                                 .rows = rows,
                                 .columns = columns,
                                 .key_words = 1 + 2 * grid.words,
                                 .state_words = state_words,
                                 .move_count = DIRECTIONS};
    board->grid = grid;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++) {
            uint32_t place = grid_place(&grid, row, column);
            bool at_edge[DIRECTIONS] = {column + 1 == columns, row == 0, row + 1 == rows, column == 0};
            bits_add(board->sets, place);
            for (uint32_t d = 0; d < DIRECTIONS; d++)
                if (at_edge[d])
                    bits_add(board->sets + (1 + d) * grid.words, place);
        }
    return board;
}

static uint64_t *start_state(struct wall_board *board) {
    return board->sets + (1 + DIRECTIONS) * board->grid.words;
}

void wall_board_set_start(struct wall_board *board, uint32_t row, uint32_t column) {
    uint64_t *state = start_state(board);
    uint32_t place = grid_place(&board->grid, row, column);
    state[0] = place;
    bits_add(state + 1 + 2 * board->grid.words, place);
}

void wall_board_add_wall(struct wall_board *board, struct side side) {
    bits_add(start_state(board) + side.set, side.place);
}

/* ------------------------------------------------------------------------------------------------------- states -- */

static char move_name(const struct board *board, uint32_t move) {
    REQUIRE(move < board->move_count);
    return "ENSW"[move];
}

static void start(const struct board *board, uint64_t *state) {
    memcpy(state, board_start(wall_board_of(board)), board->state_words * sizeof *state);
}

static bool is_goal(const struct board *board, const uint64_t *state) {
    (void)board;
    return state_is_outside(state);
}

/* The four things that a move can be. */
enum move_kind { MOVE_STEP, MOVE_PUSH, MOVE_LEAVE, MOVE_REFUSED };

static enum move_kind kind_of_move(const struct wall_board *board, const uint64_t *state, enum direction direction,
                                   enum refusal *refusal) {
    uint32_t place = state_place(state);
    bool at_edge = bits_has(board_edge(board, direction), place);
    *refusal = REFUSAL_NONE;
    if (!side_is_walled(state, side_of(&board->grid, place, direction)))
        return at_edge ? MOVE_LEAVE : MOVE_STEP;
    if (at_edge) {
        *refusal = REFUSAL_OUTLINE;
        return MOVE_REFUSED;
    }
    uint32_t target = grid_neighbour(&board->grid, place, direction);
    if (side_is_walled(state, side_of(&board->grid, target, direction))) {
        *refusal = REFUSAL_TWO_WALLS;
        return MOVE_REFUSED;
    }
    return MOVE_PUSH;
}

static uint32_t apply(const struct board *base, const uint64_t *state, uint32_t move, uint64_t *next) {
    const struct wall_board *board = wall_board_of(base);
    const struct grid *grid = &board->grid;
    enum direction direction = (enum direction)move;
    enum refusal refusal;
    enum move_kind kind = kind_of_move(board, state, direction, &refusal);
    if (kind == MOVE_REFUSED)
        return refusal;
    uint32_t place = state_place(state);
    bits_copy(next, state, base->state_words);
    if (kind == MOVE_LEAVE) {
        next[0] = place | (uint64_t)(direction + 1) << 16;
        return REFUSAL_NONE;
    }
    uint32_t target = grid_neighbour(grid, place, direction);
    if (kind == MOVE_PUSH) {
        struct side from = side_of(grid, place, direction);
        struct side to = side_of(grid, target, direction);
        bits_remove(next + from.set, from.place);
        bits_add(next + to.set, to.place);
    }
    next[0] = target;
    bits_add(next + 1 + 2 * grid->words, target);
    return REFUSAL_NONE;
}

static void expand(const struct board *base, void *work, const uint64_t *state, bool prune_none,
                   struct move_outcome *outcomes, uint64_t *children) {
    (void)work;
    uint32_t words = wall_board_of(base)->grid.words;
    const uint64_t *entered = state_entered(state, words);
    for (uint32_t move = 0; move < DIRECTIONS; move++, children += base->state_words) {
        uint32_t refusal = apply(base, state, move, children);
        if (refusal)
            outcomes[move] = (struct move_outcome){FM_ILLEGAL, refusal};
        else if (!prune_none && !state_is_outside(children) && bits_has(entered, state_place(children)))
            outcomes[move] = (struct move_outcome){FM_PATH, REFUSAL_NONE};
        else
            outcomes[move] = (struct move_outcome){FM_KEPT, REFUSAL_NONE};
    }
}

/* -------------------------------------------------------------------------------------------------- for people -- */

static void view(const struct board *base, const uint64_t *state, uint8_t *cells, int32_t *integers) {
    const struct grid *grid = &wall_board_of(base)->grid;
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t column = 0; column < grid->columns; column++)
            *cells++ = (uint8_t)wall_cell_value(grid, state, grid_place(grid, row, column));
    integers[0] = (int32_t)grid_row(grid, state_place(state));
    integers[1] = (int32_t)grid_column(grid, state_place(state));
    if (state_is_outside(state)) {
        integers[0] += direction_rows(state_exit(state));
        integers[1] += direction_columns(state_exit(state));
    }
}

static void caption(const struct board *base, const uint64_t *state, struct writer *writer) {
    const struct grid *grid = &wall_board_of(base)->grid;
    uint32_t row = grid_row(grid, state_place(state)) + 1;
    uint32_t column = grid_column(grid, state_place(state)) + 1;
    if (state_is_outside(state)) {
        row += (uint32_t)direction_rows(state_exit(state));
        column += (uint32_t)direction_columns(state_exit(state));
    }
    writer_put(writer, '(');
    writer_put_number(writer, column);
    writer_put(writer, ' ');
    writer_put_number(writer, row);
    writer_put(writer, ')');
}

static uint32_t census_classes(const struct board *board) {
    return board->rows * board->columns + 1;
}

static uint32_t census_class(const struct board *board, const uint64_t *state) {
    const struct grid *grid = &wall_board_of(board)->grid;
    if (state_is_outside(state))
        return board->rows * board->columns;
    return grid_row(grid, state_place(state)) * board->columns + grid_column(grid, state_place(state));
}

static uint32_t describe(const struct board *base, const uint64_t *state, uint32_t move, struct fm_event *events,
                         uint32_t capacity) {
    const struct wall_board *board = wall_board_of(base);
    const struct grid *grid = &board->grid;
    enum direction direction = (enum direction)move;
    enum refusal refusal;
    enum move_kind kind = kind_of_move(board, state, direction, &refusal);
    if (kind == MOVE_REFUSED)
        return 0;
    uint32_t place = state_place(state);
    struct fm_event event = {.kind = FM_EVENT_WALK,
                             .row = (int32_t)grid_row(grid, place),
                             .column = (int32_t)grid_column(grid, place),
                             .side = move};
    event.to_row = event.row + direction_rows(direction);
    event.to_column = event.column + direction_columns(direction);
    struct fm_event all[3] = {event, event, event};
    uint32_t count = 1;
    if (kind == MOVE_LEAVE)
        all[count++].kind = FM_EVENT_LEAVE;
    if (kind == MOVE_PUSH) {
        all[count++].kind = FM_EVENT_SLIDE;
        if (bits_has(board_edge(board, direction), grid_neighbour(grid, place, direction))) {
            all[count].row = event.to_row;
            all[count].column = event.to_column;
            all[count++].kind = FM_EVENT_CLOSE;
        }
    }
    for (uint32_t i = 0; i < count && i < capacity; i++)
        events[i] = all[i];
    return count;
}

static void obstacle(const struct board *base, struct fm_obstacle *found) {
    const struct wall_board *board = wall_board_of(base);
    const uint64_t *state = board_start(board);
    *found = (struct fm_obstacle){OBSTACLE_NONE, -1, -1};
    for (uint32_t row = 0; row < base->rows; row++)
        for (uint32_t column = 0; column < base->columns; column++)
            for (uint32_t d = 0; d < DIRECTIONS; d++) {
                uint32_t place = grid_place(&board->grid, row, column);
                if (bits_has(board_edge(board, (enum direction)d), place) &&
                    !side_is_walled(state, side_of(&board->grid, place, (enum direction)d)))
                    return;
            }
    found->code = OBSTACLE_NO_GAP;
}

/* Nothing but the bound tells how far it is. */
static uint32_t left(const struct board *board, const uint64_t *state) {
    (void)board;
    (void)state;
    return 0;
}

static void choose(const struct board *board, const char **engine, const char **bound) {
    (void)board;
    /* The bound is nearly always exact, and no state is kept. */
    *engine = "ida*";
    *bound = "carry";
}

extern const struct sketcher wall_pushers_sketcher;

const struct puzzle wall_pushers = {
    .name = "wall-pushers",
    .answer_form = ANSWER_LETTERS,
    .bounds = wall_pushers_bounds,
    .inadmissible_bounds = 1,
    .forms = wall_pushers_forms,
    .refusals = refusals,
    .obstacles = obstacles,
    .form_of = wall_pushers_form_of,
    .read = wall_pushers_read,
    .write = wall_pushers_write,
    .caption = caption,
    .move_name = move_name,
    .start = start,
    .is_goal = is_goal,
    .apply = apply,
    .view = view,
    .describe = describe,
    .obstacle = obstacle,
    .cell_edits = 1U << FM_EDIT_WALL | 1U << FM_EDIT_START,
    .open_draft = wall_pushers_open_draft,
    .clear_draft = wall_pushers_clear_draft,
    .resize_draft = wall_pushers_resize_draft,
    .turned_cell = wall_pushers_turned_cell,
    .change_draft = wall_pushers_change_draft,
    .make = wall_pushers_make,
    .census_classes = census_classes,
    .census_class = census_class,
    .left = left,
    .bound_weight = 1,
    .root_bound = "carry",
    .choose = choose,
    .create_work = wall_pushers_create_work,
    .free_work = wall_pushers_free_work,
    .expand = expand,
    .bound = wall_pushers_bound,
    .sketcher = &wall_pushers_sketcher,
};
