/* Flood on the drawing table: a colour a cell. */
#include "flood.h"

#include <string.h>

void flood_open_draft(const struct board *board, struct draft *draft) {
    memcpy(draft->cells, flood_colours(flood_board_of(board)), draft->rows * draft->columns);
}

bool flood_change_draft(struct draft *draft, const struct fm_edit *edit) {
    if (edit->value >= FLOOD_COLOURS)
        return false;
    *draft_cell(draft, edit->row, edit->column) = (uint8_t)edit->value;
    return true;
}

struct board *flood_make(const struct draft *draft, struct memory *memory) {
    struct flood_board *board = flood_board_create(draft->rows, draft->columns, draft->cells, memory);
    return board ? &board->base : NULL;
}
