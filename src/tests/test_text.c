/* The cursor over a text, numbers, the places of errors, and the writer. */
#include "support.h"

#include "text.h"

#include <stdio.h>
#include <string.h>

static struct text open_text(const char *bytes) {
    return text_open(bytes, (uint32_t)strlen(bytes));
}

static void expect_token(struct text *text, const char *token, uint32_t line, uint32_t column) {
    struct span peeked = text_peek(text);
    struct span span = text_token(text);
    assert_int_equal(peeked.at, span.at);
    assert_int_equal(peeked.length, span.length);
    assert_int_equal(span.length, strlen(token));
    assert_memory_equal(text->bytes + span.at, token, span.length);
    assert_int_equal(span.line, line);
    assert_int_equal(span.at - span.line_start + 1, column);
}

static void tokens_know_their_line_and_column(void **state) {
    (void)state;
    struct text text = open_text("a  bc\n\n\td\r\n  e");
    expect_token(&text, "a", 1, 1);
    expect_token(&text, "bc", 1, 4);
    expect_token(&text, "d", 3, 2);
    expect_token(&text, "e", 4, 3);
    expect_token(&text, "", 4, 4);
    expect_token(&text, "", 4, 4);
}

static void lines_end_with_either_line_break_or_the_text(void **state) {
    (void)state;
    struct text text = open_text("ab\r\n\ncd");
    struct span line;
    assert_true(text_line(&text, &line));
    assert_int_equal(line.length, 2);
    assert_true(text_line(&text, &line));
    assert_int_equal(line.length, 0);
    assert_int_equal(line.line, 2);
    assert_true(text_line(&text, &line));
    assert_int_equal(line.length, 2);
    assert_int_equal(line.line, 3);
    assert_false(text_line(&text, &line));
    assert_int_equal(line.length, 0);
}

static void parts_of_a_span_stay_within_it(void **state) {
    (void)state;
    struct text text = open_text("  abcdef");
    struct span token = text_token(&text);
    struct span part = span_part(token, 2, 2);
    assert_int_equal(part.at, 4);
    assert_int_equal(part.length, 2);
    part = span_part(token, 5, 9);
    assert_int_equal(part.length, 1);
    part = span_part(token, 7, 1);
    assert_int_equal(part.length, 0);
    assert_int_equal(part.at, 8);
}

static uint32_t number_code(const char *bytes, uint32_t least, uint32_t most, uint32_t *value) {
    struct text text = open_text(bytes);
    struct fm_text_error error = {.code = FM_TEXT_OK};
    struct span token = text_token(&text);
    bool good = text_number(&text, token, least, most, 3, 4, value, &error);
    assert_int_equal(good, error.code == FM_TEXT_OK);
    return error.code;
}

static void numbers_are_read_within_their_range(void **state) {
    (void)state;
    uint32_t value = 99;
    assert_int_equal(number_code("7", 0, 15, &value), FM_TEXT_OK);
    assert_int_equal(value, 7);
    assert_int_equal(number_code("007", 0, 15, &value), FM_TEXT_OK);
    assert_int_equal(value, 7);
    assert_int_equal(number_code("4294967295", 0, UINT32_MAX, &value), FM_TEXT_OK);
    assert_int_equal(value, UINT32_MAX);
    assert_int_equal(number_code("4294967296", 0, UINT32_MAX, &value), FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(number_code("99999999999999999999999999", 0, UINT32_MAX, &value), FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(number_code("16", 0, 15, &value), FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(number_code("0", 1, 15, &value), FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(number_code("-1", 0, 15, &value), FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(number_code("1a", 0, 15, &value), FM_TEXT_EXPECTED_NUMBER);
    assert_int_equal(number_code("+1", 0, 15, &value), FM_TEXT_EXPECTED_NUMBER);
    assert_int_equal(number_code("", 0, 15, &value), FM_TEXT_ENDS_EARLY);
}

static void error_shows_at_most_32_bytes_of_what_was_found(void **state) {
    (void)state;
    struct text text = open_text("\n  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    struct fm_text_error error;
    assert_false(text_fail(&text, &error, FM_TEXT_AFTER_END, text_token(&text), 1, 2, 3));
    assert_int_equal(error.code, FM_TEXT_AFTER_END);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 3);
    assert_int_equal(error.offset, 3);
    assert_int_equal(error.length, 32);
    assert_int_equal(error.numbers[0], 1);
    assert_int_equal(error.numbers[1], 2);
    assert_int_equal(error.numbers[2], 3);
}

static void byte_of_no_text_is_the_error_whatever_else_was(void **state) {
    (void)state;
    struct text text = open_text("ab\x1b[c");
    struct fm_text_error error;
    assert_false(text_fail(&text, &error, FM_TEXT_AFTER_END, text_token(&text), 1, 2, 3));
    assert_int_equal(error.code, FM_TEXT_NOT_TEXT);
    assert_int_equal(error.column, 3);
    assert_int_equal(error.length, 1);
    assert_int_equal(error.numbers[0], 0x1b);
    assert_int_equal(error.numbers[1], 0);
}

static void writer_counts_what_does_not_fit(void **state) {
    (void)state;
    static const uint32_t numbers[] = {0, 9, 10, 4294967295};
    char whole[64];
    char bytes[64];
    int length = sprintf(whole, "<%u,%u,%u,%u>", numbers[0], numbers[1], numbers[2], numbers[3]);
    for (uint32_t capacity = 0; capacity <= (uint32_t)length + 2; capacity++) {
        struct writer writer = {bytes, capacity, 0};
        memset(bytes, '!', sizeof bytes);
        writer_put(&writer, '<');
        for (uint32_t i = 0; i < COUNT_OF(numbers); i++) {
            writer_put_number(&writer, numbers[i]);
            writer_put_string(&writer, i + 1 < COUNT_OF(numbers) ? "," : ">");
        }
        uint32_t written = capacity < (uint32_t)length ? capacity : (uint32_t)length;
        assert_int_equal(writer.length, length);
        assert_memory_equal(bytes, whole, written);
        assert_int_equal(bytes[written], '!');
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens_know_their_line_and_column),
        cmocka_unit_test(lines_end_with_either_line_break_or_the_text),
        cmocka_unit_test(parts_of_a_span_stay_within_it),
        cmocka_unit_test(numbers_are_read_within_their_range),
        cmocka_unit_test(error_shows_at_most_32_bytes_of_what_was_found),
        cmocka_unit_test(byte_of_no_text_is_the_error_whatever_else_was),
        cmocka_unit_test(writer_counts_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
