/* Escape from Tetris: its four text forms.
 *
 *   judge   cases of a number N and N rows of N cells, 0 good, 1 bad, to the end of the text
 *   poj     the same with . good and O bad
 *   drawn   rows of . good and # bad, all of one length, with an empty line between cases; in a picture of a state that
 *           is not a list, o where a walker may be, which reads as good
 *   link    RxC, and a bit a cell, set where bad (see link.h); then, where the start is not all inner good cells, a
 *           comma and a bit a cell, set where a walker may be
 *
 * The cells of a row may stand together or apart.
 */
#include "escape.h"

#include "link.h"
#include "require.h"

#include <string.h>

const char *const escape_forms[] = {"judge", "poj", "drawn", "link", NULL};

struct escape_reading {
    struct text *text;
    const struct fm_read_options *options;
    struct memory *memory;
    struct fm_text_error *error;
};

static bool fail(const struct escape_reading *reading, enum fm_text_code code, struct span place, uint32_t a,
                 uint32_t b, uint32_t c) {
    return text_fail(reading->text, reading->error, code, place, (int32_t)a, (int32_t)b, (int32_t)c);
}

static bool create(const struct escape_reading *reading, struct span place, uint32_t rows, uint32_t columns,
                   struct escape_board **board) {
    const struct fm_read_options *options = reading->options;
    if ((options->rows && options->rows != rows) || (options->columns && options->columns != columns)) {
        fail(reading, FM_TEXT_SIZE_DISAGREES, place, options->rows, options->columns, 0);
        return false;
    }
    bool fits = rows <= GRID_MOST && columns <= GRID_MOST;
    *board = fits ? escape_board_create(rows, columns, reading->memory) : NULL;
    if (*board)
        return true;
    if (fits)
        fail(reading, FM_TEXT_NO_MEMORY, place, 0, 0, 0);
    else
        fail(reading, FM_TEXT_TOO_LARGE, place, GRID_MOST, GRID_MOST, 0);
    return false;
}

/* One cell, in any of the forms' letters. */
static bool read_cell(const struct escape_reading *reading, struct escape_board *board, struct span cell, uint32_t row,
                      uint32_t column) {
    switch (reading->text->bytes[cell.at]) {
    case '1':
    case 'O':
    case '#': escape_board_add_bad(board, row, column); return true;
    case '0':
    case '.':
    case 'o': return true;
    default: return fail(reading, FM_TEXT_EXPECTED, cell, '0', '1', 0);
    }
}

/* A row, as one token or as one token a cell. */
static bool read_row(const struct escape_reading *reading, struct escape_board *board, uint32_t row) {
    uint32_t columns = board->base.columns;
    struct span token = text_token(reading->text);
    if (token.length == 0)
        return fail(reading, FM_TEXT_ENDS_EARLY, token, row + 1, 1, 0);
    bool is_apart = token.length == 1 && columns > 1;
    if (!is_apart && token.length != columns)
        return fail(reading, FM_TEXT_ROW_LENGTH, token, row + 1, token.length, columns);
    for (uint32_t column = 0; column < columns; column++) {
        if (is_apart && column > 0)
            token = text_token(reading->text);
        if (token.length == 0)
            return fail(reading, FM_TEXT_ENDS_EARLY, token, row + 1, column + 1, 0);
        if (is_apart && token.length != 1)
            return fail(reading, FM_TEXT_ROW_LENGTH, token, row + 1, column, columns);
        if (!read_cell(reading, board, is_apart ? token : span_part(token, column, 1), row, column))
            return false;
    }
    return true;
}

static bool read_rows(const struct escape_reading *reading, struct escape_board *board) {
    for (uint32_t row = 0; row < board->base.rows; row++)
        if (!read_row(reading, board, row))
            return false;
    return true;
}

static bool read_judge(const struct escape_reading *reading, struct escape_board **board) {
    struct span token = text_token(reading->text);
    uint32_t size;
    if (token.length == 0)
        return true;
    /* The judges know squares alone; a rectangle's columns come from outside. */
    uint32_t columns = reading->options->columns;
    return text_size(reading->text, token, 1, GRID_MOST, &size, reading->error) &&
           create(reading, token, size, columns ? columns : size, board) && read_rows(reading, *board);
}

/* A line without the blanks at its end. */
static bool next_line(struct text *text, struct span *line) {
    bool found = text_line(text, line);
    while (line->length && text->bytes[line->at + line->length - 1] == ' ')
        line->length--;
    return found;
}

static bool read_drawn(const struct escape_reading *reading, struct escape_board **board) {
    struct text *text = reading->text;
    struct span first = text_peek(text);
    if (first.length == 0)
        return true;
    struct span line;
    text->line = first.line;
    text->line_start = text->at = first.line_start;
    struct text ahead = *text;
    uint32_t rows = 0;
    while (next_line(&ahead, &line) && line.length)
        rows++;
    struct text top = *text;
    next_line(&top, &line);
    if (!create(reading, first, rows, line.length, board))
        return false;
    for (uint32_t row = 0; row < rows; row++) {
        next_line(text, &line);
        if (line.length != (*board)->base.columns)
            return fail(reading, FM_TEXT_ROW_LENGTH, line, row + 1, line.length, (*board)->base.columns);
        for (uint32_t column = 0; column < line.length; column++) {
            struct span cell = span_part(line, column, 1);
            char character = text->bytes[cell.at];
            if (!memchr(".#oO", character, 4))
                return fail(reading, FM_TEXT_EXPECTED, cell, '.', '#', 0);
            if (character == '#' || character == 'O')
                escape_board_add_bad(*board, row, column);
        }
    }
    return true;
}

/* Reads a bit a cell, and adds the cells of those that are set. */
static bool read_bits(struct link *link, struct escape_board *board,
                      void (*add)(struct escape_board *board, uint32_t row, uint32_t column)) {
    uint32_t columns = board->base.columns;
    uint32_t cells = board->base.rows * columns;
    for (uint32_t i = 0; i < cells; i += 6) {
        uint32_t value;
        if (!link_digit(link, cells - i, &value))
            return false;
        for (uint32_t bit = 0; bit < 6 && i + bit < cells; bit++)
            if (value >> (5 - bit) & 1)
                add(board, (i + bit) / columns, (i + bit) % columns);
    }
    return true;
}

/* Puts a walker where one can be; whoever stands elsewhere has escaped, or is not there. */
static void add_walker(struct escape_board *board, uint32_t row, uint32_t column) {
    bool is_inner = row > 0 && row <= board->inner.rows && column > 0 && column <= board->inner.columns;
    if (is_inner && !escape_is_bad(board, row, column))
        escape_board_add_walker(board, row, column);
}

static bool read_link(const struct escape_reading *reading, struct escape_board **board) {
    struct link link = link_open(reading->text, reading->error);
    uint32_t rows;
    uint32_t columns;
    if (link.token.length == 0)
        return true;
    if (!link_size(&link, 'x', GRID_MOST, &rows) || !link_size(&link, ',', GRID_MOST, &columns) ||
        !create(reading, link.token, rows, columns, board))
        return false;
    uint32_t digits = (rows * columns + 5) / 6;
    bool has_walkers = link.token.length - link.at == 2 * digits + 1;
    if (!has_walkers && !link_expect(&link, rows * columns))
        return false;
    (*board)->has_own_start = has_walkers;
    return read_bits(&link, *board, escape_board_add_bad) &&
           (!has_walkers || (link_skip(&link, ',') && read_bits(&link, *board, add_walker)));
}

/* The first character of a token, or 0. */
static char first_of(const struct text *text, struct span token) {
    return token.length ? text->bytes[token.at] : '\0';
}

uint32_t escape_form_of(const struct text *text, const struct fm_read_options *options) {
    (void)options;
    struct text start = text_open(text->bytes, text->length);
    if (link_is(text))
        return ESCAPE_LINK;
    char c = first_of(text, text_token(&start));
    if (c == '.' || c == '#' || c == 'O' || c == 'o')
        return ESCAPE_DRAWN;
    c = first_of(text, text_token(&start));
    return c == '.' || c == 'O' ? ESCAPE_POJ : ESCAPE_JUDGE;
}

bool escape_read(struct text *text, const struct fm_read_options *options, struct memory *memory, struct board **board,
                 struct fm_text_error *error) {
    struct escape_reading reading = {text, options, memory, error};
    struct escape_board *read = NULL;
    uint32_t form = escape_form_of(text, options);
    bool good = form == ESCAPE_DRAWN  ? read_drawn(&reading, &read)
                : form == ESCAPE_LINK ? read_link(&reading, &read)
                                      : read_judge(&reading, &read);
    if (!good && read) {
        memory_free(memory, read, read->base.bytes);
        read = NULL;
    }
    if (read)
        escape_board_close(read);
    *board = (struct board *)read;
    return good;
}

static void write_rows(const struct escape_board *board, const char letters[2], struct writer *writer) {
    for (uint32_t row = 0; row < board->base.rows; row++) {
        for (uint32_t column = 0; column < board->base.columns; column++)
            writer_put(writer, letters[escape_is_bad(board, row, column)]);
        writer_put(writer, '\n');
    }
}

/* Whether a walker may be on a cell. */
static bool is_occupied(const struct escape_board *board, const uint64_t *state, uint32_t row, uint32_t column) {
    bool is_inner = row > 0 && row <= board->inner.rows && column > 0 && column <= board->inner.columns;
    return is_inner && bits_has(state, grid_place(&board->inner, row - 1, column - 1));
}

static void write_picture(const struct escape_board *board, const uint64_t *state, struct writer *writer) {
    for (uint32_t row = 0; row < board->base.rows; row++) {
        for (uint32_t column = 0; column < board->base.columns; column++) {
            char empty = escape_is_bad(board, row, column) ? '#' : '.';
            writer_put(writer, is_occupied(board, state, row, column) ? 'o' : empty);
        }
        writer_put(writer, '\n');
    }
}

static void write_bits(const struct escape_board *board, const uint64_t *state, bool of_walkers,
                       struct writer *writer) {
    uint32_t columns = board->base.columns;
    uint32_t cells = board->base.rows * columns;
    for (uint32_t i = 0; i < cells; i += 6) {
        uint32_t value = 0;
        for (uint32_t bit = 0; bit < 6 && i + bit < cells; bit++) {
            uint32_t row = (i + bit) / columns;
            uint32_t column = (i + bit) % columns;
            bool is_set = of_walkers ? is_occupied(board, state, row, column) : escape_is_bad(board, row, column);
            value |= (uint32_t)is_set << (5 - bit);
        }
        writer_put_digit(writer, value);
    }
}

static void write_link(const struct escape_board *board, const uint64_t *state, struct writer *writer) {
    writer_put_size(writer, board->base.rows, board->base.columns);
    write_bits(board, state, false, writer);
    if (bits_equal(state, escape_good(board), board->inner.words))
        return;
    writer_put(writer, ',');
    write_bits(board, state, true, writer);
}

/* The judges' texts tell the board; where walkers still are they do not tell. */
void escape_write(const struct board *base, const uint64_t *state, uint32_t form, bool list, struct writer *writer) {
    const struct escape_board *board = escape_board_of(base);
    if (form == ESCAPE_LINK) {
        write_link(board, state, writer);
        return;
    }
    if (form == ESCAPE_DRAWN) {
        if (list)
            write_rows(board, ".#", writer);
        else
            write_picture(board, state, writer);
        return;
    }
    REQUIRE(form == ESCAPE_JUDGE || form == ESCAPE_POJ);
    writer_put_number(writer, base->rows);
    writer_put(writer, '\n');
    write_rows(board, form == ESCAPE_POJ ? ".O" : "01", writer);
}
