#include "draft.h"

bool draft_is_edge(const struct draft *draft, uint32_t row, uint32_t column, enum direction side) {
    switch (side) {
    case EAST: return column + 1 == draft->columns;
    case NORTH: return row == 0;
    case SOUTH: return row + 1 == draft->rows;
    default: return column == 0;
    }
}

void draft_keep_cells(const struct draft *before, struct draft *draft) {
    for (uint32_t row = 0; row < draft->rows && row < before->rows; row++)
        for (uint32_t column = 0; column < draft->columns && column < before->columns; column++)
            *draft_cell(draft, row, column) = draft_at(before, row, column);
}

/* Puts the cell `from_row`, `from_column` of the draft before into its new place, with the start if it is there. */
static void move_cell(const struct draft *before, uint32_t from_row, uint32_t from_column, draft_turned_cell *turned,
                      const enum direction to[DIRECTIONS], struct draft *draft, uint32_t row, uint32_t column) {
    uint8_t cell = draft_at(before, from_row, from_column);
    *draft_cell(draft, row, column) = turned ? turned(cell, to) : cell;
    if (from_row == before->start_row && from_column == before->start_column) {
        draft->start_row = row;
        draft->start_column = column;
    }
}

void draft_mirror(const struct draft *before, enum direction side, draft_turned_cell *turned, struct draft *draft) {
    bool across = side == EAST || side == WEST;
    enum direction to[DIRECTIONS] = {EAST, NORTH, SOUTH, WEST};
    to[side] = direction_opposite(side);
    to[to[side]] = side;
    draft->rows = before->rows;
    draft->columns = before->columns;
    for (uint32_t row = 0; row < before->rows; row++)
        for (uint32_t column = 0; column < before->columns; column++)
            move_cell(before, row, column, turned, to, draft, across ? row : before->rows - 1 - row,
                      across ? before->columns - 1 - column : column);
}

void draft_turn(const struct draft *before, draft_turned_cell *turned, struct draft *draft) {
    static const enum direction to[DIRECTIONS] = {[EAST] = SOUTH, [NORTH] = EAST, [SOUTH] = WEST, [WEST] = NORTH};
    draft->rows = before->columns;
    draft->columns = before->rows;
    for (uint32_t row = 0; row < before->rows; row++)
        for (uint32_t column = 0; column < before->columns; column++)
            move_cell(before, row, column, turned, to, draft, column, before->rows - 1 - row);
}
