#include "link.h"

#include "require.h"

#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

bool link_is(const struct text *text) {
    struct text start = text_open(text->bytes, text->length);
    struct span token = text_token(&start);
    uint32_t i = 0;
    while (i < token.length && (uint32_t)text->bytes[token.at + i] - '0' <= 9)
        i++;
    return i > 0 && i < token.length && text->bytes[token.at + i] == 'x' &&
           memchr(text->bytes + token.at, ',', token.length);
}

struct link link_open(struct text *text, struct fm_text_error *error) {
    return (struct link){.text = text, .error = error, .token = text_token(text)};
}

/* The part of the token up to a delimiter, which is passed over; of length 0, with an error, where there is none or
 * nothing before it. */
static struct span take_number(struct link *link, char delimiter, uint32_t most) {
    uint32_t start = link->at;
    uint32_t end = start;
    while (end < link->token.length && link->text->bytes[link->token.at + end] != delimiter)
        end++;
    struct span place = span_part(link->token, end, 1);
    if (end == link->token.length)
        text_fail(link->text, link->error, FM_TEXT_EXPECTED, place, delimiter, 0, 0);
    else if (end == start)
        text_fail(link->text, link->error, FM_TEXT_EXPECTED_NUMBER, place, 1, (int32_t)most, 0);
    else
        link->at = end + 1;
    return span_part(link->token, start, link->at > start ? end - start : 0);
}

bool link_number(struct link *link, char delimiter, uint32_t most, uint32_t *value) {
    struct span number = take_number(link, delimiter, most);
    return number.length && text_number(link->text, number, 1, most, 0, 0, value, link->error);
}

bool link_size(struct link *link, char delimiter, uint32_t most, uint32_t *value) {
    struct span number = take_number(link, delimiter, most);
    return number.length && text_size(link->text, number, 1, most, value, link->error);
}

bool link_skip(struct link *link, char character) {
    struct span place = span_part(link->token, link->at++, 1);
    return (place.length && link->text->bytes[place.at] == character) ||
           text_fail(link->text, link->error, FM_TEXT_EXPECTED, place, character, 0, 0);
}

bool link_expect(struct link *link, uint32_t bits) {
    uint32_t expected = (bits + 5) / 6;
    uint32_t found = link->token.length - link->at;
    return found == expected ||
           text_fail(link->text, link->error, FM_TEXT_LINK_LENGTH, span_part(link->token, link->at, found),
                     (int32_t)found, (int32_t)expected, 0);
}

bool link_digit(struct link *link, uint32_t bits, uint32_t *value) {
    struct span place = span_part(link->token, link->at++, 1);
    const char *digit = place.length ? memchr(digits, link->text->bytes[place.at], 64) : NULL;
    *value = digit ? (uint32_t)(digit - digits) : 0;
    bool is_whole = bits >= 6 || (*value & ((1U << (6 - bits)) - 1)) == 0;
    return (digit && is_whole) || text_fail(link->text, link->error, FM_TEXT_LINK_DIGIT, place, 0, 0, 0);
}

void writer_put_size(struct writer *writer, uint32_t rows, uint32_t columns) {
    writer_put_number(writer, rows);
    writer_put(writer, 'x');
    writer_put_number(writer, columns);
    writer_put(writer, ',');
}

void writer_put_digit(struct writer *writer, uint32_t value) {
    REQUIRE(value < 64);
    writer_put(writer, digits[value]);
}
