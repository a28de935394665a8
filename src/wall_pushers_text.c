/* Wall Pushers: its four text forms.
 *
 *   judge   cases of `x y` (column, then row of the start, from 1) and a number a cell, W 1 + N 2 + E 4 + S 8; ended by
 *           `0 0` or the end of the text; tokens, so line breaks are free
 *   walls   `x row column column` and `y column row row`, a wall between two neighbours; ended by `0 0 0 0` or the end
 *   drawn   +---+ pictures, cells three wide, with a blank line between cases
 *   link    RxC,x,y,SIDES: every side once, west sides row by row and then north sides, six to a character; short
 *           enough for an address
 */
#include "wall_pushers_text.h"
#include "link.h"

#include "require.h"

#include <string.h>

const char *const wall_pushers_forms[] = {"judge", "walls", "drawn", "link", NULL};

bool wall_reading_fail(const struct wall_reading *reading, enum fm_text_code code, struct span place, uint32_t a,
                       uint32_t b, uint32_t c) {
    return text_fail(reading->text, reading->error, code, place, (int32_t)a, (int32_t)b, (int32_t)c);
}

bool wall_reading_create(const struct wall_reading *reading, struct span place, struct wall_board **board) {
    bool fits = reading->rows <= GRID_MOST && reading->columns <= GRID_MOST;
    *board = fits ? wall_board_create(reading->rows, reading->columns, reading->memory) : NULL;
    if (*board)
        return true;
    if (fits)
        wall_reading_fail(reading, FM_TEXT_NO_MEMORY, place, 0, 0, 0);
    else
        wall_reading_fail(reading, FM_TEXT_TOO_LARGE, place, GRID_MOST, GRID_MOST, 0);
    return false;
}

/* ------------------------------------------------------------------------------------------------------ judge's -- */

/* The errors that a line with a value too few or too many can show as. */
static bool may_be_odd_row(uint32_t code) {
    return code == FM_TEXT_EXPECTED_NUMBER || code == FM_TEXT_OUT_OF_RANGE || code == FM_TEXT_ENDS_EARLY ||
           code == FM_TEXT_START_OUTSIDE || code == FM_TEXT_WALL_DISAGREES;
}

/* Counts the values on the line of the next one, and moves past them; *end is the last of them. */
static uint32_t count_line(struct text *text, struct span *end) {
    uint32_t count = 0;
    uint32_t line = text_peek(text).line;
    for (struct span next = text_peek(text); next.length && next.line == line; next = text_peek(text)) {
        *end = text_token(text);
        count++;
    }
    return count;
}

/* After a failure in the case at `start`: looks for the first line that holds another number of values than it should,
 * and makes that the error if the failure is no earlier. Cases are told line by line in practice, so this names the
 * line at fault where the stream of tokens alone would name a later place. Where several rows share a line the case is
 * told otherwise, and the error stands. */
static void find_odd_row(const struct wall_reading *reading, struct text start) {
    struct span end = {0};
    struct span first = text_peek(&start);
    struct text line = {start.bytes, start.length, first.line_start, first.line, first.line_start};
    uint32_t found = text_peek(&line).at < first.at ? count_line(&line, &end) : 0;
    if (found > reading->columns && found < 2 * reading->columns + 2) {
        /* The case begins in the middle of a line, the last row of the board before it: that one is too long. */
        wall_reading_fail(reading, FM_TEXT_ROW_LENGTH, end, reading->rows, found, reading->columns);
        return;
    }
    if (count_line(&start, &end) != 2)
        return;
    uint32_t row = 0;
    do
        found = ++row <= reading->rows ? count_line(&start, &end) : 0;
    while (found == reading->columns);
    if (found > 0 && found < 2 * reading->columns && end.line <= reading->error->line)
        wall_reading_fail(reading, FM_TEXT_ROW_LENGTH, end, row, found, reading->columns);
}

static bool read_judge_cell(const struct wall_reading *reading, struct wall_board *board, uint32_t row,
                            uint32_t column) {
    static const enum direction told_before[] = {NORTH, WEST};
    const uint64_t *state = board_start(board);
    uint32_t place = grid_place(&board->grid, row, column);
    struct span token = text_token(reading->text);
    uint32_t value;
    if (!text_number(reading->text, token, 0, 15, row + 1, column + 1, &value, reading->error))
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        enum direction d = told_before[i];
        bool walled = value & wall_judge_value[d];
        if (!bits_has(board_edge(board, d), place) && walled != side_is_walled(state, side_of(&board->grid, place, d)))
            return wall_reading_fail(reading, FM_TEXT_WALL_DISAGREES, token, row + 1, column + 1, d);
    }
    for (uint32_t d = 0; d < DIRECTIONS; d++)
        if (value & wall_judge_value[d])
            wall_board_add_wall(board, side_of(&board->grid, place, (enum direction)d));
    return true;
}

static bool read_judge_cells(const struct wall_reading *reading, struct wall_board *board) {
    for (uint32_t row = 0; row < reading->rows; row++)
        for (uint32_t column = 0; column < reading->columns; column++)
            if (!read_judge_cell(reading, board, row, column))
                return false;
    return true;
}

static bool read_judge_start(const struct wall_reading *reading, struct span token, uint32_t most, uint32_t *value) {
    if (text_number(reading->text, token, 0, most, 0, 0, value, reading->error))
        return true;
    if (reading->error->code == FM_TEXT_OUT_OF_RANGE)
        wall_reading_fail(reading, FM_TEXT_START_OUTSIDE, token, reading->columns, reading->rows, 0);
    return false;
}

static bool read_judge_case(const struct wall_reading *reading, struct wall_board **board) {
    struct text *text = reading->text;
    struct span first = text_token(text);
    uint32_t x;
    uint32_t y;
    if (first.length == 0)
        return true;
    if (!read_judge_start(reading, first, reading->columns, &x))
        return false;
    struct span second = text_token(text);
    if (!read_judge_start(reading, second, reading->rows, &y))
        return false;
    if (x == 0 && y == 0) {
        struct span rest = text_token(text);
        return rest.length == 0 || wall_reading_fail(reading, FM_TEXT_AFTER_END, rest, 0, 0, 0);
    }
    if (x == 0 || y == 0)
        return wall_reading_fail(reading, FM_TEXT_START_OUTSIDE, x == 0 ? first : second, reading->columns,
                                 reading->rows, 0);
    if (!wall_reading_create(reading, first, board))
        return false;
    wall_board_set_start(*board, y - 1, x - 1);
    return read_judge_cells(reading, *board);
}

static void write_judge(const struct wall_board *board, const uint64_t *state, bool list, struct writer *writer) {
    const struct grid *grid = &board->grid;
    writer_put_number(writer, grid_column(grid, state_place(state)) + 1);
    writer_put(writer, ' ');
    writer_put_number(writer, grid_row(grid, state_place(state)) + 1);
    writer_put(writer, '\n');
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t column = 0; column < grid->columns; column++) {
            writer_put_number(writer, wall_cell_value(grid, state, grid_place(grid, row, column)));
            writer_put(writer, column + 1 < grid->columns ? ' ' : '\n');
        }
    if (list)
        writer_put_string(writer, "0 0\n");
}

/* ---------------------------------------------------------------------------------------------------- wall list -- */

static bool token_is_zero(const struct text *text, struct span token) {
    return token.length == 1 && text->bytes[token.at] == '0';
}

/* One line `x a b c` or `y a b c` after its letter. */
static bool read_wall(const struct wall_reading *reading, struct wall_board *board, bool across) {
    struct text *text = reading->text;
    uint32_t along = across ? reading->rows : reading->columns;
    uint32_t most = (across ? reading->columns : reading->rows) + 1;
    uint32_t a;
    uint32_t b;
    uint32_t c;
    if (!text_number(text, text_token(text), 1, along, 0, 0, &a, reading->error) ||
        !text_number(text, text_token(text), 0, most, 0, 0, &b, reading->error))
        return false;
    struct span last = text_token(text);
    if (!text_number(text, last, 0, most, 0, 0, &c, reading->error))
        return false;
    if (b + 1 != c && c + 1 != b)
        return wall_reading_fail(reading, FM_TEXT_NOT_ADJACENT, last, b, c, 0);
    /* The wall is on the west (north) side of the later of the two, which is a guard's place at the far end. */
    uint32_t later = (b < c ? c : b) - 1;
    uint32_t place = across ? grid_place(&board->grid, a - 1, later) : grid_place(&board->grid, later, a - 1);
    wall_board_add_wall(board, side_of(&board->grid, place, across ? WEST : NORTH));
    return true;
}

static bool token_is(const struct text *text, struct span token, char lower) {
    return token.length == 1 && (text->bytes[token.at] | 0x20) == lower;
}

static bool read_walls(const struct wall_reading *reading, struct wall_board **board) {
    const struct fm_read_options *options = reading->options;
    struct text *text = reading->text;
    uint32_t x = options->start_column ? options->start_column : LIST_START_COLUMN;
    uint32_t y = options->start_row ? options->start_row : LIST_START_ROW;
    struct span first = text_peek(text);
    if (first.length == 0)
        return true;
    if (!wall_reading_create(reading, first, board))
        return false;
    if (x > reading->columns || y > reading->rows)
        return wall_reading_fail(reading, FM_TEXT_START_OUTSIDE, first, reading->columns, reading->rows, 0);
    wall_board_set_start(*board, y - 1, x - 1);
    for (;;) {
        struct span token = text_token(text);
        bool across = token_is(text, token, 'x');
        if (token.length == 0)
            return true;
        if (!across && !token_is(text, token, 'y')) {
            for (uint32_t i = 0; i < 4; i++) {
                struct span zero = i ? text_token(text) : token;
                if (!token_is_zero(text, zero))
                    return wall_reading_fail(reading, FM_TEXT_EXPECTED, zero, i ? '0' : 'x', i ? 0 : 'y', 0);
            }
            struct span rest = text_token(text);
            return rest.length == 0 || wall_reading_fail(reading, FM_TEXT_AFTER_END, rest, 0, 0, 0);
        }
        if (!read_wall(reading, *board, across))
            return false;
    }
}

static void write_wall(struct writer *writer, char letter, uint32_t a, uint32_t b) {
    writer_put(writer, letter);
    writer_put(writer, ' ');
    writer_put_number(writer, a + 1);
    writer_put(writer, ' ');
    writer_put_number(writer, b);
    writer_put(writer, ' ');
    writer_put_number(writer, b + 1);
    writer_put(writer, '\n');
}

static void write_walls(const struct wall_board *board, const uint64_t *state, struct writer *writer) {
    const struct grid *grid = &board->grid;
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t column = 0; column <= grid->columns; column++)
            if (bits_has(state_west_walls(state), grid_place(grid, row, column)))
                write_wall(writer, 'x', row, column);
    for (uint32_t column = 0; column < grid->columns; column++)
        for (uint32_t row = 0; row <= grid->rows; row++)
            if (bits_has(state_north_walls(state, grid->words), grid_place(grid, row, column)))
                write_wall(writer, 'y', column, row);
    writer_put_string(writer, "0 0 0 0\n");
}

/* --------------------------------------------------------------------------------------------------------- link -- */

static bool read_link(struct wall_reading *reading, struct wall_board **board) {
    struct link link = link_open(reading->text, reading->error);
    uint32_t x;
    uint32_t y;
    if (link.token.length == 0)
        return true;
    if (!link_size(&link, 'x', GRID_MOST, &reading->rows) || !link_size(&link, ',', GRID_MOST, &reading->columns) ||
        !wall_reading_create(reading, link.token, board) || !link_number(&link, ',', reading->columns, &x) ||
        !link_number(&link, ',', reading->rows, &y))
        return false;
    const struct grid *grid = &(*board)->grid;
    wall_board_set_start(*board, y - 1, x - 1);
    uint32_t sides = wall_side_count(grid);
    if (!link_expect(&link, sides))
        return false;
    for (uint32_t i = 0; i < sides; i += 6) {
        uint32_t value;
        if (!link_digit(&link, sides - i, &value))
            return false;
        for (uint32_t bit = 0; bit < 6 && i + bit < sides; bit++)
            if (value >> (5 - bit) & 1)
                wall_board_add_wall(*board, wall_side_by_number(grid, i + bit));
    }
    return true;
}

static void write_link(const struct wall_board *board, const uint64_t *state, struct writer *writer) {
    const struct grid *grid = &board->grid;
    writer_put_size(writer, grid->rows, grid->columns);
    writer_put_number(writer, grid_column(grid, state_place(state)) + 1);
    writer_put(writer, ',');
    writer_put_number(writer, grid_row(grid, state_place(state)) + 1);
    writer_put(writer, ',');
    uint32_t sides = wall_side_count(grid);
    for (uint32_t i = 0; i < sides; i += 6) {
        uint32_t value = 0;
        for (uint32_t bit = 0; bit < 6 && i + bit < sides; bit++)
            value |= (uint32_t)side_is_walled(state, wall_side_by_number(grid, i + bit)) << (5 - bit);
        writer_put_digit(writer, value);
    }
}

/* --------------------------------------------------------------------------------------------------------- face -- */

/* Whether the first four tokens are all 0: a wall list without a wall. A judge's list that began so would be empty, and
 * followed by something. */
static bool is_empty_wall_list(struct text start) {
    bool is_empty = true;
    for (uint32_t i = 0; i < 4; i++) {
        struct span token = text_token(&start);
        is_empty = is_empty && token_is_zero(&start, token);
    }
    return is_empty;
}

uint32_t wall_pushers_form_of(const struct text *text, const struct fm_read_options *options) {
    (void)options;
    struct text start = text_open(text->bytes, text->length);
    struct span token = text_token(&start);
    const char *bytes = text->bytes + token.at;
    if (token.length == 0)
        return FORM_JUDGE;
    if (bytes[0] == '+')
        return FORM_DRAWN;
    if ((bytes[0] | 0x20) == 'x' || (bytes[0] | 0x20) == 'y')
        return FORM_WALLS;
    if (is_empty_wall_list(text_open(text->bytes, text->length)))
        return FORM_WALLS;
    return link_is(text) ? FORM_LINK : FORM_JUDGE;
}

bool wall_pushers_read(struct text *text, const struct fm_read_options *options, struct memory *memory,
                       struct board **board, struct fm_text_error *error) {
    struct wall_reading reading = {.text = text,
                                   .options = options,
                                   .memory = memory,
                                   .error = error,
                                   .rows = options->rows ? options->rows : JUDGE_ROWS,
                                   .columns = options->columns ? options->columns : JUDGE_COLUMNS};
    struct text start = *text;
    struct wall_board *read = NULL;
    bool good = false;
    switch (wall_pushers_form_of(text, options)) {
    case FORM_JUDGE:
        good = read_judge_case(&reading, &read);
        if (!good && may_be_odd_row(error->code))
            find_odd_row(&reading, start);
        break;
    case FORM_WALLS: good = read_walls(&reading, &read); break;
    case FORM_DRAWN: good = wall_pushers_read_drawn(&reading, &read); break;
    default: good = read_link(&reading, &read);
    }
    if (!good && read) {
        memory_free(memory, read, read->base.bytes);
        read = NULL;
    }
    *board = (struct board *)read;
    return good;
}

void wall_pushers_write(const struct board *base, const uint64_t *state, uint32_t form, bool list,
                        struct writer *writer) {
    const struct wall_board *board = wall_board_of(base);
    switch (form) {
    case FORM_JUDGE: write_judge(board, state, list, writer); break;
    case FORM_WALLS: write_walls(board, state, writer); break;
    case FORM_DRAWN: wall_pushers_write_drawn(board, state, writer); break;
    default: REQUIRE(form == FORM_LINK); write_link(board, state, writer);
    }
}
