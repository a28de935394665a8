/* Wall Pushers: the drawn form, pictures of cells three wide, with an empty line between cases.
 *
 *     +---+   +---+      posts, and between them the north sides
 *     |   | S     |      west sides, and between them the cells; S is the start
 *     +   +---+---+
 *
 * A gap in the outline is an exit. Blanks at the end of a line need not be there.
 */
#include "wall_pushers_text.h"

/* A character of a drawn line; blanks at its end need not be there. */
static char drawn_at(const struct text *text, struct span line, uint32_t column) {
    return column < line.length ? text->bytes[line.at + column] : ' ';
}

static bool expect(const struct wall_reading *reading, struct span line, uint32_t column, char first, char second) {
    char c = drawn_at(reading->text, line, column);
    return c == first || (second && c == second) ||
           wall_reading_fail(reading, FM_TEXT_EXPECTED, span_part(line, column, 1), (uint32_t)first, (uint32_t)second,
                             0);
}

static bool expect_end(const struct wall_reading *reading, struct span line, uint32_t width) {
    for (uint32_t column = width; column < line.length; column++)
        if (!expect(reading, line, column, ' ', 0))
            return false;
    return true;
}

/* A line +---+   +---+ of north sides. */
static bool read_posts(const struct wall_reading *reading, struct wall_board *board, struct span line, uint32_t row) {
    for (uint32_t column = 0; column <= reading->columns; column++) {
        uint32_t at = 4 * column;
        if (!expect(reading, line, at, '+', 0))
            return false;
        if (column == reading->columns)
            break;
        if (!expect(reading, line, at + 1, '-', ' '))
            return false;
        char bar = drawn_at(reading->text, line, at + 1);
        if (!expect(reading, line, at + 2, bar, 0) || !expect(reading, line, at + 3, bar, 0))
            return false;
        if (bar == '-')
            wall_board_add_wall(board, side_of(&board->grid, grid_place(&board->grid, row, column), NORTH));
    }
    return expect_end(reading, line, 4 * reading->columns + 1);
}

/* A line |   | S   | of cells and west sides. *start is the start's place in the text, of length 0 before it. */
static bool read_cells(const struct wall_reading *reading, struct wall_board *board, struct span line, uint32_t row,
                       struct span *start) {
    for (uint32_t column = 0; column <= reading->columns; column++) {
        uint32_t at = 4 * column;
        if (!expect(reading, line, at, '|', ' '))
            return false;
        if (drawn_at(reading->text, line, at) == '|')
            wall_board_add_wall(board, side_of(&board->grid, grid_place(&board->grid, row, column), WEST));
        if (column == reading->columns)
            break;
        if (!expect(reading, line, at + 1, ' ', 0) || !expect(reading, line, at + 2, ' ', 'S') ||
            !expect(reading, line, at + 3, ' ', 0))
            return false;
        if (drawn_at(reading->text, line, at + 2) != 'S')
            continue;
        if (start->length)
            return wall_reading_fail(reading, FM_TEXT_TWO_STARTS, span_part(line, at + 2, 1), start->line,
                                     start->at - start->line_start + 1, 0);
        *start = span_part(line, at + 2, 1);
        wall_board_set_start(board, row, column);
    }
    return expect_end(reading, line, 4 * reading->columns + 1);
}

/* The length of a line without the blanks at its end. */
static uint32_t drawn_width(const struct text *text, struct span line) {
    while (line.length && text->bytes[line.at + line.length - 1] == ' ')
        line.length--;
    return line.length;
}

/* Whether a line lies between two pictures: it is empty, or blank and narrower than a row, which may be blank, too. */
static bool separates(const struct text *text, struct span line, uint32_t columns) {
    return line.length < 4 * columns + 1 && drawn_width(text, line) == 0;
}

/* How many rows the picture from here on has: a line of posts, then two lines a row. */
static uint32_t count_rows(struct text ahead, uint32_t columns) {
    struct span line;
    uint32_t lines = 0;
    while (text_line(&ahead, &line) && !separates(&ahead, line, columns))
        lines++;
    return lines / 2;
}

bool wall_pushers_read_drawn(struct wall_reading *reading, struct wall_board **board) {
    const struct fm_read_options *options = reading->options;
    struct text *text = reading->text;
    struct span first = text_peek(text);
    if (first.length == 0)
        return true;
    struct span line;
    text->line = first.line;
    text->line_start = text->at = first.line_start;
    struct text top = *text;
    text_line(text, &line);
    if (!expect(reading, line, 0, '+', 0))
        return false;
    reading->columns = drawn_width(text, line) / 4;
    if (reading->columns == 0)
        return wall_reading_fail(reading, FM_TEXT_EXPECTED, span_part(line, 1, 1), '-', ' ', 0);
    uint32_t rows = count_rows(top, reading->columns);
    reading->rows = rows ? rows : 1;
    if ((options->rows && options->rows != reading->rows) || (options->columns && options->columns != reading->columns))
        return wall_reading_fail(reading, FM_TEXT_SIZE_DISAGREES, first, options->rows, options->columns, 0);
    if (!wall_reading_create(reading, first, board) || !read_posts(reading, *board, line, 0))
        return false;
    struct span start = {0};
    for (uint32_t row = 0; row < reading->rows; row++) {
        if (!text_line(text, &line) || separates(text, line, reading->columns))
            return wall_reading_fail(reading, FM_TEXT_ENDS_EARLY, line, row + 1, 1, 0);
        if (!read_cells(reading, *board, line, row, &start))
            return false;
        if (!text_line(text, &line) || separates(text, line, reading->columns))
            return wall_reading_fail(reading, FM_TEXT_EXPECTED, span_part(line, line.length, 0), '+', 0, 0);
        if (!read_posts(reading, *board, line, row + 1))
            return false;
    }
    return start.length || wall_reading_fail(reading, FM_TEXT_NO_START, first, 0, 0, 0);
}

void wall_pushers_write_drawn(const struct wall_board *board, const uint64_t *state, struct writer *writer) {
    const struct grid *grid = &board->grid;
    for (uint32_t row = 0; row <= grid->rows; row++) {
        for (uint32_t column = 0; column < grid->columns; column++) {
            bool walled = bits_has(state_north_walls(state, grid->words), grid_place(grid, row, column));
            writer_put_string(writer, walled ? "+---" : "+   ");
        }
        writer_put_string(writer, "+\n");
        for (uint32_t column = 0; row < grid->rows && column <= grid->columns; column++) {
            uint32_t place = grid_place(grid, row, column);
            writer_put(writer, bits_has(state_west_walls(state), place) ? '|' : ' ');
            if (column == grid->columns)
                writer_put(writer, '\n');
            else
                writer_put_string(writer, place == state_place(state) && !state_is_outside(state) ? " S " : "   ");
        }
    }
}
