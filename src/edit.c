/* The public interface, boards made and changed by hand: a board is taken apart into a draft, the draft is changed, and
 * the puzzle makes a board of it. */
#include "boards.h"
#include "require.h"

const char *fm_edit_name(uint32_t kind) {
    static const char *const names[FM_EDIT_KIND_COUNT] = {
        [FM_EDIT_WALL] = "wall",     [FM_EDIT_START] = "start", [FM_EDIT_BAD] = "bad",
        [FM_EDIT_COLOUR] = "colour", [FM_EDIT_CLEAR] = "clear", [FM_EDIT_RESIZE] = "resize",
        [FM_EDIT_MIRROR] = "mirror", [FM_EDIT_TURN] = "turn",
    };
    REQUIRE(kind < FM_EDIT_KIND_COUNT);
    return names[kind];
}

const char *fm_fault_name(uint32_t fault) {
    static const char *const names[FM_FAULT_COUNT] = {
        [FM_FAULT_NONE] = "none",           [FM_FAULT_UNKNOWN] = "unknown", [FM_FAULT_OUTSIDE] = "outside",
        [FM_FAULT_SIDE] = "side",           [FM_FAULT_SIZE] = "size",       [FM_FAULT_VALUE] = "value",
        [FM_FAULT_NO_MEMORY] = "no-memory",
    };
    REQUIRE(fault < FM_FAULT_COUNT);
    return names[fault];
}

static enum fm_fault make_list(const struct puzzle *puzzle, const struct draft *draft, struct fm_boards **list) {
    struct fm_boards *boards = boards_create();
    struct board *board = boards && boards_reserve(boards) ? puzzle->make(draft, boards_memory(boards)) : NULL;
    if (!board) {
        fm_boards_free(boards);
        return FM_FAULT_NO_MEMORY;
    }
    boards_append(boards, board, (struct fm_place){0});
    *list = boards;
    return FM_FAULT_NONE;
}

static bool is_size(uint32_t rows, uint32_t columns) {
    return rows >= 1 && rows <= GRID_MOST && columns >= 1 && columns <= GRID_MOST;
}

static void clear(const struct puzzle *puzzle, uint32_t rows, uint32_t columns, struct draft *draft) {
    *draft = (struct draft){.rows = rows, .columns = columns};
    if (puzzle->clear_draft)
        puzzle->clear_draft(draft);
}

static enum fm_fault edit_cell(const struct puzzle *puzzle, struct draft *draft, const struct fm_edit *edit) {
    if (!(puzzle->cell_edits >> edit->kind & 1))
        return FM_FAULT_UNKNOWN;
    if (edit->row >= draft->rows || edit->column >= draft->columns)
        return FM_FAULT_OUTSIDE;
    if (edit->side >= DIRECTIONS)
        return FM_FAULT_SIDE;
    return puzzle->change_draft(draft, edit) ? FM_FAULT_NONE : FM_FAULT_VALUE;
}

static enum fm_fault edit_draft(const struct puzzle *puzzle, struct draft *draft, const struct fm_edit *edit) {
    struct draft before = *draft;
    switch (edit->kind) {
    case FM_EDIT_CLEAR: clear(puzzle, before.rows, before.columns, draft); return FM_FAULT_NONE;
    case FM_EDIT_RESIZE:
        if (!is_size(edit->row, edit->column))
            return FM_FAULT_SIZE;
        clear(puzzle, edit->row, edit->column, draft);
        puzzle->resize_draft(&before, draft);
        return FM_FAULT_NONE;
    case FM_EDIT_MIRROR:
        if (edit->side >= DIRECTIONS)
            return FM_FAULT_SIDE;
        draft_mirror(&before, (enum direction)edit->side, puzzle->turned_cell, draft);
        return FM_FAULT_NONE;
    case FM_EDIT_TURN:
        for (uint32_t turns = edit->value % 4; turns > 0; turns--) {
            draft_turn(&before, puzzle->turned_cell, draft);
            before = *draft;
        }
        return FM_FAULT_NONE;
    default: return edit_cell(puzzle, draft, edit);
    }
}

uint32_t fm_blank(uint32_t puzzle, uint32_t rows, uint32_t columns, struct fm_boards **blank) {
    struct draft draft;
    REQUIRE(puzzle < puzzle_count);
    *blank = NULL;
    if (!is_size(rows, columns))
        return FM_FAULT_SIZE;
    clear(puzzles[puzzle], rows, columns, &draft);
    return make_list(puzzles[puzzle], &draft, blank);
}

uint32_t fm_board_edit(const struct fm_board *public_board, const struct fm_edit *edit, struct fm_boards **edited) {
    const struct board *board = (const struct board *)public_board;
    struct draft draft = {.rows = board->rows, .columns = board->columns};
    REQUIRE(edit->kind < FM_EDIT_KIND_COUNT);
    *edited = NULL;
    board->puzzle->open_draft(board, &draft);
    enum fm_fault fault = edit_draft(board->puzzle, &draft, edit);
    return fault ? fault : make_list(board->puzzle, &draft, edited);
}
