/* Reading and writing text, for all puzzles: a cursor that knows its line and column, tokens, whole lines, errors that
 * name the place, and a writer that counts what does not fit.
 *
 * A token is a run of characters other than space, tab and line breaks. The only bytes that a board's text may hold
 * are those and the printable ones of ASCII; anything else is reported where it stands (FM_TEXT_NOT_TEXT).
 */
#ifndef TEXT_H
#define TEXT_H

#include "fewest.h"

struct text {
    const char *bytes;
    uint32_t length;
    uint32_t at;         /* offset of the next character */
    uint32_t line;       /* its line, from 1 */
    uint32_t line_start; /* offset of that line */
};

/* A stretch of the text within one line. */
struct span {
    uint32_t at;
    uint32_t length;
    uint32_t line;
    uint32_t line_start;
};

/* The cursor before the first character; a byte order mark is passed over. */
struct text text_open(const char *bytes, uint32_t length);

/* The next token; of length 0 at the end of the text. */
struct span text_token(struct text *text);
/* The same without moving on. */
struct span text_peek(const struct text *text);
/* The rest of the current line without its line break, moving on to the next line. At the end of the text the span is
 * empty and false is returned. */
bool text_line(struct text *text, struct span *line);
/* From a token up to the last character before the cursor that is no blank. */
struct fm_place text_place(const struct text *text, struct span first);
/* The part of a span from `from` on, at most `length` long. */
struct span span_part(struct span span, uint32_t from, uint32_t length);

/* Fills in an error about a place and returns false. A byte that no text holds, anywhere in the span, takes
 * precedence over `code`. */
bool text_fail(const struct text *text, struct fm_text_error *error, enum fm_text_code code, struct span place,
               int32_t a, int32_t b, int32_t c);

/* A token as a number `least` .. `most`; fails with FM_TEXT_ENDS_EARLY (row, column: what is missing),
 * FM_TEXT_EXPECTED_NUMBER or FM_TEXT_OUT_OF_RANGE. */
bool text_number(const struct text *text, struct span token, uint32_t least, uint32_t most, uint32_t row,
                 uint32_t column, uint32_t *value, struct fm_text_error *error);

/* A token as a number of rows or columns, `least` .. `most`. As text_number, but a number above `most` fails with
 * FM_TEXT_TOO_LARGE. */
bool text_size(const struct text *text, struct span token, uint32_t least, uint32_t most, uint32_t *value,
               struct fm_text_error *error);

/* Writes as much as fits and counts all. */
struct writer {
    char *bytes;
    uint32_t capacity;
    uint32_t length; /* what the whole text takes; may exceed the capacity */
};

void writer_put(struct writer *writer, char character);
void writer_put_string(struct writer *writer, const char *string);
void writer_put_number(struct writer *writer, uint32_t number);

#endif
