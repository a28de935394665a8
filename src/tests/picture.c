#include "picture.h"

#include <string.h>

const char *const picture_puzzles[PUZZLES] = {"wall-pushers", "escape", "flood"};

uint32_t picture_puzzle(uint32_t puzzle) {
    return fm_puzzle_find(picture_puzzles[puzzle]);
}

static bool is_outline(const struct picture *picture, int32_t y, int32_t x) {
    return picture->puzzle == WALL_PUSHERS && (y + x) % 2 != 0 &&
           (y == 0 || x == 0 || y == 2 * picture->rows || x == 2 * picture->columns);
}

void picture_blank(struct picture *picture, uint32_t puzzle, int32_t rows, int32_t columns) {
    *picture = (struct picture){.puzzle = puzzle, .rows = rows, .columns = columns};
    for (int32_t y = 0; y <= 2 * rows; y++)
        for (int32_t x = 0; x <= 2 * columns; x++)
            picture->squares[y][x] = is_outline(picture, y, x);
    if (puzzle == WALL_PUSHERS)
        picture->squares[1][1] = 1;
}

/* The square that a square of a resized board comes from: the last line stays the last one. -1: from none. */
static int32_t origin(int32_t at, int32_t before, int32_t after) {
    if (at == 2 * after)
        return 2 * before;
    return at < 2 * before ? at : -1;
}

static void resize(struct picture *picture, int32_t rows, int32_t columns) {
    static struct picture before;
    before = *picture;
    picture_blank(picture, before.puzzle, rows, columns);
    for (int32_t y = 0; y <= 2 * rows; y++)
        for (int32_t x = 0; x <= 2 * columns; x++) {
            int32_t from_y = origin(y, before.rows, rows);
            int32_t from_x = origin(x, before.columns, columns);
            if (from_y >= 0 && from_x >= 0)
                picture->squares[y][x] = before.squares[from_y][from_x];
        }
    if (picture->puzzle != WALL_PUSHERS)
        return;
    for (int32_t y = 1; y < 2 * before.rows; y += 2)
        for (int32_t x = 1; x < 2 * before.columns; x += 2)
            if (before.squares[y][x]) {
                picture->squares[1][1] = 0;
                picture->squares[y < 2 * rows ? y : 2 * rows - 1][x < 2 * columns ? x : 2 * columns - 1] = 1;
            }
}

static void mirror(struct picture *picture, bool across) {
    static struct picture before;
    before = *picture;
    for (int32_t y = 0; y <= 2 * before.rows; y++)
        for (int32_t x = 0; x <= 2 * before.columns; x++)
            picture->squares[y][x] =
                across ? before.squares[y][2 * before.columns - x] : before.squares[2 * before.rows - y][x];
}

static void turn(struct picture *picture) {
    static struct picture before;
    before = *picture;
    picture->rows = before.columns;
    picture->columns = before.rows;
    memset(picture->squares, 0, sizeof picture->squares);
    for (int32_t y = 0; y <= 2 * before.rows; y++)
        for (int32_t x = 0; x <= 2 * before.columns; x++)
            picture->squares[x][2 * before.rows - y] = before.squares[y][x];
}

static void set(uint8_t *square, uint32_t value) {
    *square = (uint8_t)(value == FM_TOGGLE ? !*square : value);
}

/* An edit that the core does not refuse. */
void picture_edit(struct picture *picture, const struct fm_edit *edit) {
    int32_t y = 2 * (int32_t)edit->row + 1;
    int32_t x = 2 * (int32_t)edit->column + 1;
    switch (edit->kind) {
    case FM_EDIT_WALL:
        set(&picture->squares[y + test_down[edit->side]][x + test_right[edit->side]], edit->value);
        break;
    case FM_EDIT_START:
        for (int32_t row = 0; row < picture->rows; row++)
            for (int32_t column = 0; column < picture->columns; column++)
                picture->squares[2 * row + 1][2 * column + 1] = 0;
        picture->squares[y][x] = 1;
        break;
    case FM_EDIT_BAD: set(&picture->squares[y][x], edit->value); break;
    case FM_EDIT_COLOUR: picture->squares[y][x] = (uint8_t)edit->value; break;
    case FM_EDIT_CLEAR: picture_blank(picture, picture->puzzle, picture->rows, picture->columns); break;
    case FM_EDIT_RESIZE: resize(picture, (int32_t)edit->row, (int32_t)edit->column); break;
    case FM_EDIT_MIRROR: mirror(picture, edit->side == TEST_EAST || edit->side == TEST_WEST); break;
    default:
        for (uint32_t quarter = 0; quarter < edit->value % 4; quarter++)
            turn(picture);
    }
}

/* What the start of a board shows. */
void picture_look(const struct fm_board *board, uint32_t puzzle, struct picture *picture) {
    static uint8_t cells[TEST_SIDE * TEST_SIDE];
    static const uint8_t walls[] = {4, 2, 8, 1};
    uint64_t start[TEST_STATE_WORDS];
    int32_t integers[FM_VIEW_INTEGERS];
    *picture = (struct picture){
        .puzzle = puzzle, .rows = (int32_t)fm_board_rows(board), .columns = (int32_t)fm_board_columns(board)};
    test_start(board, start);
    fm_board_view(board, start, cells, integers);
    for (int32_t row = 0; row < picture->rows; row++)
        for (int32_t column = 0; column < picture->columns; column++) {
            uint8_t cell = cells[row * picture->columns + column];
            uint8_t *square = &picture->squares[2 * row + 1][2 * column + 1];
            if (puzzle == ESCAPE)
                *square = cell == 1;
            else if (puzzle == FLOOD)
                *square = cell & 127;
            else
                *square = row == integers[0] && column == integers[1];
            for (uint32_t side = 0; puzzle == WALL_PUSHERS && side < 4; side++) {
                uint8_t *wall = &picture->squares[2 * row + 1 + test_down[side]][2 * column + 1 + test_right[side]];
                bool is_walled = cell & walls[side];
                bool is_told = (side == TEST_WEST && column > 0) || (side == TEST_NORTH && row > 0);
                assert_true(!is_told || *wall == is_walled);
                *wall = is_walled;
            }
        }
}

void picture_expect(const struct fm_boards *boards, const struct picture *picture) {
    static struct picture seen;
    static char text[TEST_TEXT_BYTES];
    uint64_t start[TEST_STATE_WORDS];
    const struct fm_board *board = fm_boards_get(boards, 0);
    assert_int_equal(fm_boards_count(boards), 1);
    picture_look(board, picture->puzzle, &seen);
    if (seen.rows == picture->rows && seen.columns == picture->columns &&
        memcmp(seen.squares, picture->squares, sizeof seen.squares) == 0)
        return;
    test_start(board, start);
    text[fm_board_write(board, start, test_form(picture_puzzles[picture->puzzle], "drawn"), true, text,
                        sizeof text - 1)] = '\0';
    fail_msg("a board of %d x %d was wanted, not:\n%s", picture->rows, picture->columns, text);
}
