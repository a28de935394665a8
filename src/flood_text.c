/* Flood: its three text forms.
 *
 *   judge   cases of a number N and N x N colours, each a number or a letter (a is 10); ended by 0 or by the end
 *   drawn   rows of colour characters without blanks, all of one length, with an empty line between cases
 *   link    RxC, and a digit a cell (see link.h)
 *
 * The first two are told apart by the second token: in a drawn board it is a row of its own, as long as the first one.
 * A drawn board of a single column begins as a judge's does; it is read as drawn where `columns` is given as 1, and
 * `rows`, if given, is the number of its lines.
 */
#include "flood.h"

#include "link.h"
#include "require.h"

#include <string.h>

const char *const flood_forms[] = {"judge", "drawn", "link", NULL};

static const char colour_names[] = "0123456789abcdefghijklmnopqrstuvwxyz";

struct flood_reading {
    struct text *text;
    const struct fm_read_options *options;
    struct memory *memory;
    struct fm_text_error *error;
    uint32_t rows;
    uint32_t columns;
    uint8_t colours[GRID_MOST * GRID_MOST];
};

static bool fail(const struct flood_reading *reading, enum fm_text_code code, struct span place, uint32_t a, uint32_t b,
                 uint32_t c) {
    return text_fail(reading->text, reading->error, code, place, (int32_t)a, (int32_t)b, (int32_t)c);
}

static bool set_size(struct flood_reading *reading, struct span place, uint32_t rows, uint32_t columns) {
    const struct fm_read_options *options = reading->options;
    reading->rows = rows;
    reading->columns = columns;
    if ((options->rows && options->rows != rows) || (options->columns && options->columns != columns))
        return fail(reading, FM_TEXT_SIZE_DISAGREES, place, options->rows, options->columns, 0);
    return (rows <= GRID_MOST && columns <= GRID_MOST) ||
           fail(reading, FM_TEXT_TOO_LARGE, place, GRID_MOST, GRID_MOST, 0);
}

/* A single character's colour, or FM_NONE. Capital letters are read as small ones. */
static uint32_t colour_of(char c) {
    if (c >= 'A' && c <= 'Z')
        c = (char)(c | 0x20);
    const char *found = memchr(colour_names, c, FLOOD_COLOURS);
    return found ? (uint32_t)(found - colour_names) : FM_NONE;
}

static bool read_judge_cell(struct flood_reading *reading, uint32_t cell) {
    struct span token = text_token(reading->text);
    uint32_t colour = token.length == 1 ? colour_of(reading->text->bytes[token.at]) : FM_NONE;
    if (colour == FM_NONE && !text_number(reading->text, token, 0, FLOOD_COLOURS - 1, cell / reading->columns + 1,
                                          cell % reading->columns + 1, &colour, reading->error))
        return false;
    reading->colours[cell] = (uint8_t)colour;
    return true;
}

/* Each reader fills in a board's size and colours; *found says whether there was one. */
static bool read_judge(struct flood_reading *reading, bool *found) {
    struct text *text = reading->text;
    struct span token = text_token(text);
    uint32_t size;
    if (token.length == 0)
        return true;
    if (!text_size(text, token, 0, GRID_MOST, &size, reading->error))
        return false;
    if (size == 0) {
        struct span rest = text_token(text);
        return rest.length == 0 || fail(reading, FM_TEXT_AFTER_END, rest, 0, 0, 0);
    }
    uint32_t columns = reading->options->columns;
    if (!set_size(reading, token, size, columns ? columns : size))
        return false;
    for (uint32_t cell = 0; cell < reading->rows * reading->columns; cell++)
        if (!read_judge_cell(reading, cell))
            return false;
    *found = true;
    return true;
}

/* How many tokens stand one below the other from here on. */
static uint32_t count_rows(struct text text) {
    struct span row = text_token(&text);
    uint32_t rows = 1;
    for (struct span next = text_token(&text); next.length && next.line == row.line + rows; next = text_token(&text))
        rows++;
    return rows;
}

static bool read_drawn(struct flood_reading *reading, bool *found) {
    struct text *text = reading->text;
    struct span row = text_peek(text);
    if (row.length == 0)
        return true;
    uint32_t columns = row.length;
    uint32_t rows = count_rows(*text);
    if (!set_size(reading, row, rows, columns))
        return false;
    for (uint32_t cell = 0; cell < rows * columns; cell++) {
        if (cell % columns == 0)
            row = text_token(text);
        if (row.length != columns)
            return fail(reading, FM_TEXT_ROW_LENGTH, row, cell / columns + 1, row.length, columns);
        struct span place = span_part(row, cell % columns, 1);
        uint32_t colour = colour_of(text->bytes[place.at]);
        if (colour == FM_NONE)
            return fail(reading, FM_TEXT_EXPECTED, place, '0', 'z', 0);
        reading->colours[cell] = (uint8_t)colour;
    }
    *found = true;
    return true;
}

static bool read_link(struct flood_reading *reading, bool *found) {
    struct link link = link_open(reading->text, reading->error);
    uint32_t rows;
    uint32_t columns;
    if (link.token.length == 0)
        return true;
    if (!link_size(&link, 'x', GRID_MOST, &rows) || !link_size(&link, ',', GRID_MOST, &columns) ||
        !set_size(reading, link.token, rows, columns) || !link_expect(&link, 6 * rows * columns))
        return false;
    for (uint32_t cell = 0; cell < rows * columns; cell++) {
        struct span place = span_part(link.token, link.at, 1);
        uint32_t colour;
        if (!link_digit(&link, 6, &colour))
            return false;
        if (colour >= FLOOD_COLOURS)
            return fail(reading, FM_TEXT_LINK_DIGIT, place, 0, 0, 0);
        reading->colours[cell] = (uint8_t)colour;
    }
    *found = true;
    return true;
}

uint32_t flood_form_of(const struct text *text, const struct fm_read_options *options) {
    struct text start = text_open(text->bytes, text->length);
    if (link_is(text))
        return FLOOD_LINK;
    struct span first = text_token(&start);
    struct span second = text_token(&start);
    struct span third = text_peek(&start);
    if (first.length == 1) {
        bool has_its_rows = !options->rows || count_rows(text_open(text->bytes, text->length)) == options->rows;
        return options->columns == 1 && has_its_rows ? FLOOD_DRAWN : FLOOD_JUDGE;
    }
    /* Where the board has one column, a longer token is the number of a judge's rows. */
    if (options->columns == 1)
        return FLOOD_JUDGE;
    bool is_row = second.length == 0 || (second.length == first.length && second.line > first.line &&
                                         (third.length == 0 || third.line > second.line));
    return is_row && first.length > 0 ? FLOOD_DRAWN : FLOOD_JUDGE;
}

bool flood_read(struct text *text, const struct fm_read_options *options, struct memory *memory, struct board **board,
                struct fm_text_error *error) {
    struct flood_reading reading = {.text = text, .options = options, .memory = memory, .error = error};
    struct span place = text_peek(text);
    uint32_t form = flood_form_of(text, options);
    bool found = false;
    *board = NULL;
    if (!(form == FLOOD_DRAWN  ? read_drawn(&reading, &found)
          : form == FLOOD_LINK ? read_link(&reading, &found)
                               : read_judge(&reading, &found)))
        return false;
    if (!found)
        return true;
    *board = (struct board *)flood_board_create(reading.rows, reading.columns, reading.colours, memory);
    return *board || fail(&reading, FM_TEXT_NO_MEMORY, place, 0, 0, 0);
}

/* Writes the board as `state` shows it: flooded cells in the region's colour. */
void flood_write(const struct board *base, const uint64_t *state, uint32_t form, bool list, struct writer *writer) {
    const struct flood_board *board = flood_board_of(base);
    uint32_t cells = base->rows * base->columns;
    REQUIRE(form <= FLOOD_LINK);
    if (form == FLOOD_JUDGE) {
        writer_put_number(writer, base->rows);
        writer_put(writer, '\n');
    } else if (form == FLOOD_LINK) {
        writer_put_size(writer, base->rows, base->columns);
    }
    for (uint32_t cell = 0; cell < cells; cell++) {
        bool is_flooded = bits_has(state, flood_regions(board)[cell]);
        uint32_t colour = is_flooded ? flood_colour(board, state) : flood_colours(board)[cell];
        bool is_last = (cell + 1) % base->columns == 0;
        if (form == FLOOD_LINK) {
            writer_put_digit(writer, colour);
            continue;
        }
        if (form == FLOOD_JUDGE)
            writer_put_number(writer, colour);
        else
            writer_put(writer, colour_names[colour]);
        if (is_last || form == FLOOD_JUDGE)
            writer_put(writer, is_last ? '\n' : ' ');
    }
    if (form == FLOOD_JUDGE && list)
        writer_put_string(writer, "0\n");
}
