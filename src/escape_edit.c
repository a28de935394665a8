/* Escape from Tetris on the drawing table: good and bad cells. A board that was edited starts as boards do that are
 * told by their cells alone: somebody may be on every inner good cell. */
#include "escape.h"

void escape_open_draft(const struct board *board, struct draft *draft) {
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            *draft_cell(draft, row, column) = escape_is_bad(escape_board_of(board), row, column);
}

bool escape_change_draft(struct draft *draft, const struct fm_edit *edit) {
    uint8_t *cell = draft_cell(draft, edit->row, edit->column);
    *cell = edit->value == FM_TOGGLE ? !*cell : edit->value != 0;
    return edit->value <= FM_TOGGLE;
}

struct board *escape_make(const struct draft *draft, struct memory *memory) {
    struct escape_board *board = escape_board_create(draft->rows, draft->columns, memory);
    if (!board)
        return NULL;
    for (uint32_t row = 0; row < draft->rows; row++)
        for (uint32_t column = 0; column < draft->columns; column++)
            if (draft_at(draft, row, column))
                escape_board_add_bad(board, row, column);
    escape_board_close(board);
    return &board->base;
}
