#include "text.h"

#include <string.h>

#define FOUND_MOST 32U

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

static bool is_text(char c) {
    return is_blank(c) || c == '\n' || (c > ' ' && c <= '~');
}

struct text text_open(const char *bytes, uint32_t length) {
    struct text text = {.bytes = bytes, .length = length, .line = 1};
    if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0)
        text.at = text.line_start = 3;
    return text;
}

static void skip_space(struct text *text) {
    for (; text->at < text->length; text->at++) {
        char c = text->bytes[text->at];
        if (c == '\n') {
            text->line++;
            text->line_start = text->at + 1;
        } else if (!is_blank(c)) {
            return;
        }
    }
}

struct span text_token(struct text *text) {
    skip_space(text);
    struct span token = {text->at, 0, text->line, text->line_start};
    while (text->at < text->length && !is_blank(text->bytes[text->at]) && text->bytes[text->at] != '\n')
        text->at++;
    token.length = text->at - token.at;
    return token;
}

struct span text_peek(const struct text *text) {
    struct text ahead = *text;
    return text_token(&ahead);
}

bool text_line(struct text *text, struct span *line) {
    *line = (struct span){text->at, 0, text->line, text->line_start};
    if (text->at == text->length)
        return false;
    const char *start = text->bytes + text->at;
    const char *end = memchr(start, '\n', text->length - text->at);
    line->length = end ? (uint32_t)(end - start) : text->length - text->at;
    text->at += line->length;
    if (end) {
        text->at++;
        text->line++;
        text->line_start = text->at;
    }
    if (line->length && start[line->length - 1] == '\r')
        line->length--;
    return true;
}

struct fm_place text_place(const struct text *text, struct span first) {
    uint32_t end = text->at;
    while (end > first.at && (is_blank(text->bytes[end - 1]) || text->bytes[end - 1] == '\n'))
        end--;
    return (struct fm_place){first.at, end - first.at};
}

struct span span_part(struct span span, uint32_t from, uint32_t length) {
    from = from < span.length ? from : span.length;
    uint32_t rest = span.length - from;
    return (struct span){span.at + from, length < rest ? length : rest, span.line, span.line_start};
}

bool text_fail(const struct text *text, struct fm_text_error *error, enum fm_text_code code, struct span place,
               int32_t a, int32_t b, int32_t c) {
    *error = (struct fm_text_error){.code = code, .numbers = {a, b, c}};
    for (uint32_t i = 0; i < place.length; i++)
        if (!is_text(text->bytes[place.at + i])) {
            error->code = FM_TEXT_NOT_TEXT;
            error->numbers[0] = (uint8_t)text->bytes[place.at + i];
            error->numbers[1] = error->numbers[2] = 0;
            place = span_part(place, i, 1);
            break;
        }
    error->line = place.line;
    error->column = place.at - place.line_start + 1;
    error->offset = place.at;
    error->length = place.length < FOUND_MOST ? place.length : FOUND_MOST;
    return false;
}

bool text_number(const struct text *text, struct span token, uint32_t least, uint32_t most, uint32_t row,
                 uint32_t column, uint32_t *value, struct fm_text_error *error) {
    if (token.length == 0)
        return text_fail(text, error, FM_TEXT_ENDS_EARLY, token, (int32_t)row, (int32_t)column, 0);
    uint64_t number = 0;
    bool negative = text->bytes[token.at] == '-' && token.length > 1;
    for (uint32_t i = negative; i < token.length; i++) {
        uint32_t digit = (uint32_t)text->bytes[token.at + i] - '0';
        if (digit > 9)
            return text_fail(text, error, FM_TEXT_EXPECTED_NUMBER, token, (int32_t)least, (int32_t)most, 0);
        number = number > UINT32_MAX ? number : number * 10 + digit;
    }
    if (number < least || number > most || (negative && number))
        return text_fail(text, error, FM_TEXT_OUT_OF_RANGE, token, (int32_t)least, (int32_t)most, 0);
    *value = (uint32_t)number;
    return true;
}

bool text_size(const struct text *text, struct span token, uint32_t least, uint32_t most, uint32_t *value,
               struct fm_text_error *error) {
    struct fm_text_error other;
    if (text_number(text, token, least, most, 0, 0, value, error))
        return true;
    if (text_number(text, token, most, UINT32_MAX, 0, 0, value, &other))
        text_fail(text, error, FM_TEXT_TOO_LARGE, token, (int32_t)most, (int32_t)most, 0);
    return false;
}

void writer_put(struct writer *writer, char character) {
    if (writer->length < writer->capacity)
        writer->bytes[writer->length] = character;
    writer->length++;
}

void writer_put_string(struct writer *writer, const char *string) {
    while (*string)
        writer_put(writer, *string++);
}

void writer_put_number(struct writer *writer, uint32_t number) {
    char digits[10];
    uint32_t count = 0;
    do
        digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count)
        writer_put(writer, digits[--count]);
}
