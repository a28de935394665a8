/* The link form of a board, shared by all puzzles: one token, short enough for an address.
 *
 *     RxC,...        rows and columns, then numbers each ended by a comma, then digits for what the cells hold
 *
 * Digits are letters, numbers, - and _, worth six bits each, the highest first.
 */
#ifndef LINK_H
#define LINK_H

#include "text.h"

struct link {
    const struct text *text;
    struct fm_text_error *error;
    struct span token;
    uint32_t at; /* how much of the token is read */
};

/* Whether the first token of the text is a link: it begins with a number and an x, as a row of colours may as well, and
 * has a comma. */
bool link_is(const struct text *text);
/* Takes the next token; its length is 0 at the end of the text. */
struct link link_open(struct text *text, struct fm_text_error *error);
/* The number 1 .. `most` that ends at `delimiter`, which is passed over. False with an error. */
bool link_number(struct link *link, char delimiter, uint32_t most, uint32_t *value);
/* The number of rows or columns, up to `most`, that ends at `delimiter`. False with an error. */
bool link_size(struct link *link, char delimiter, uint32_t most, uint32_t *value);
/* Passes over a character; false with an error where another one stands. */
bool link_skip(struct link *link, char character);
/* Demands that what is left is as many digits as `bits` bits take. False with an error. */
bool link_expect(struct link *link, uint32_t bits);
/* The next digit, of which the highest `bits` bits count (at most 6) and the others must be 0. False with an error. */
bool link_digit(struct link *link, uint32_t bits, uint32_t *value);

/* Writes RxC and a comma. */
void writer_put_size(struct writer *writer, uint32_t rows, uint32_t columns);
/* Writes a digit worth `value`, 0 .. 63. */
void writer_put_digit(struct writer *writer, uint32_t value);

#endif
