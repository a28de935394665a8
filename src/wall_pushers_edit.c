/* Wall Pushers on the drawing table: walls on the sides of cells, the start. */
#include "wall_pushers.h"

static bool has_wall(const struct draft *draft, uint32_t row, uint32_t column, enum direction side) {
    return draft_at(draft, row, column) & wall_judge_value[side];
}

/* Both cells beside a side tell of it. */
static void set_wall(struct draft *draft, uint32_t row, uint32_t column, enum direction side, bool is_walled) {
    uint8_t *cell = draft_cell(draft, row, column);
    *cell = (uint8_t)(is_walled ? *cell | wall_judge_value[side] : *cell & ~wall_judge_value[side]);
    if (draft_is_edge(draft, row, column, side))
        return;
    cell = draft_cell(draft, row + (uint32_t)direction_rows(side), column + (uint32_t)direction_columns(side));
    side = direction_opposite(side);
    *cell = (uint8_t)(is_walled ? *cell | wall_judge_value[side] : *cell & ~wall_judge_value[side]);
}

void wall_pushers_open_draft(const struct board *base, struct draft *draft) {
    const struct wall_board *board = wall_board_of(base);
    const uint64_t *state = board_start(board);
    draft->start_row = grid_row(&board->grid, state_place(state));
    draft->start_column = grid_column(&board->grid, state_place(state));
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            *draft_cell(draft, row, column) =
                (uint8_t)wall_cell_value(&board->grid, state, grid_place(&board->grid, row, column));
}

/* An outline without a gap. */
void wall_pushers_clear_draft(struct draft *draft) {
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            for (uint32_t d = 0; d < DIRECTIONS; d++)
                if (draft_is_edge(draft, row, column, (enum direction)d))
                    *draft_cell(draft, row, column) |= wall_judge_value[d];
}

/* The outline keeps its walls and gaps line by line, wherever it comes to lie, so that a board that grows does not open
 * and one that shrinks does not lose its exits; a line that is new begins and ends with a wall. Inside, walls stay
 * between cells that both stay. */
static bool has_wall_after(const struct draft *before, const struct draft *draft, uint32_t row, uint32_t column,
                           enum direction side) {
    bool across = side == EAST || side == WEST;
    if (draft_is_edge(draft, row, column, side)) {
        if (across ? row >= before->rows : column >= before->columns)
            return true;
        uint32_t edge_row = side == SOUTH ? before->rows - 1 : row;
        uint32_t edge_column = side == EAST ? before->columns - 1 : column;
        return has_wall(before, edge_row, edge_column, side);
    }
    return row < before->rows && column < before->columns && !draft_is_edge(before, row, column, side) &&
           has_wall(before, row, column, side);
}

void wall_pushers_resize_draft(const struct draft *before, struct draft *draft) {
    draft->start_row = before->start_row < draft->rows ? before->start_row : draft->rows - 1;
    draft->start_column = before->start_column < draft->columns ? before->start_column : draft->columns - 1;
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            for (uint32_t d = 0; d < DIRECTIONS; d++)
                set_wall(draft, row, column, (enum direction)d,
                         has_wall_after(before, draft, row, column, (enum direction)d));
}

uint8_t wall_pushers_turned_cell(uint8_t cell, const enum direction to[DIRECTIONS]) {
    uint8_t turned = 0;
    for (uint32_t d = 0; d < DIRECTIONS; d++)
        if (cell & wall_judge_value[d])
            turned |= wall_judge_value[to[d]];
    return turned;
}

bool wall_pushers_change_draft(struct draft *draft, const struct fm_edit *edit) {
    if (edit->kind == FM_EDIT_START) {
        draft->start_row = edit->row;
        draft->start_column = edit->column;
        return true;
    }
    enum direction side = (enum direction)edit->side;
    bool was_walled = has_wall(draft, edit->row, edit->column, side);
    set_wall(draft, edit->row, edit->column, side, edit->value == FM_TOGGLE ? !was_walled : edit->value);
    return edit->value <= FM_TOGGLE;
}

struct board *wall_pushers_make(const struct draft *draft, struct memory *memory) {
    struct wall_board *board = wall_board_create(draft->rows, draft->columns, memory);
    if (!board)
        return NULL;
    wall_board_set_start(board, draft->start_row, draft->start_column);
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            for (uint32_t d = 0; d < DIRECTIONS; d++)
                if (has_wall(draft, row, column, (enum direction)d))
                    wall_board_add_wall(
                        board, side_of(&board->grid, grid_place(&board->grid, row, column), (enum direction)d));
    return &board->base;
}
