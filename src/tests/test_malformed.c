/* Text that is no board of Wall Pushers: one message with its place and what was expected, soon, and nothing leaks. */
#include "texts.h"

#include <stdlib.h>
#include <string.h>

static uint32_t puzzle(void) {
    return fm_puzzle_find("wall-pushers");
}

static const struct malformed malformed[] = {
    {"no text at all", "", SIZE(0, 0), FM_TEXT_EMPTY, 1, 1, "", {0, 0, 0}},
    {"blanks only", " \n\n  ", SIZE(0, 0), FM_TEXT_EMPTY, 3, 3, "", {0, 0, 0}},
    /* The judge's form. */
    {"a number above 15", "1 1\n11 16\n0 0\n", SIZE(1, 2), FM_TEXT_OUT_OF_RANGE, 2, 4, "16", {0, 15, 0}},
    {"a number below 0", "1 1\n-1 14\n0 0\n", SIZE(1, 2), FM_TEXT_OUT_OF_RANGE, 2, 1, "-1", {0, 15, 0}},
    {"a number beyond 64 bits",
     "1 1\n11 18446744073709551626\n",
     SIZE(1, 2),
     FM_TEXT_OUT_OF_RANGE,
     2,
     4,
     "18446744073709551626",
     {0, 15, 0}},
    {"a word among the numbers", "1 1\n11 east\n", SIZE(1, 2), FM_TEXT_EXPECTED_NUMBER, 2, 4, "east", {0, 15, 0}},
    {"a fraction", "1 1\n1.5 1\n", SIZE(1, 2), FM_TEXT_EXPECTED_NUMBER, 2, 1, "1.5", {0, 15, 0}},
    {"a sign alone", "1 1\n11 -\n", SIZE(1, 2), FM_TEXT_EXPECTED_NUMBER, 2, 4, "-", {0, 15, 0}},
    {"a start without its row", "1", SIZE(1, 2), FM_TEXT_ENDS_EARLY, 1, 2, "", {0, 0, 0}},
    {"a board without its last row", "1 1\n1\n", SIZE(2, 1), FM_TEXT_ENDS_EARLY, 3, 1, "", {2, 1, 0}},
    {"a start right of the board", "3 1\n11 14\n", SIZE(1, 2), FM_TEXT_START_OUTSIDE, 1, 1, "3", {2, 1, 0}},
    {"a start below the board", "1 2\n11 14\n", SIZE(1, 2), FM_TEXT_START_OUTSIDE, 1, 3, "2", {2, 1, 0}},
    {"a start in column 0", "0 1\n11 14\n", SIZE(1, 2), FM_TEXT_START_OUTSIDE, 1, 1, "0", {2, 1, 0}},
    {"a start in row 0", "1 0\n11 14\n", SIZE(1, 2), FM_TEXT_START_OUTSIDE, 1, 3, "0", {2, 1, 0}},
    {"a wall told by the western cell only", "1 1\n15 14\n", SIZE(1, 2), FM_TEXT_WALL_DISAGREES, 2, 4, "14", {1, 2, 3}},
    {"a wall told by the eastern cell only", "1 1\n11 15\n", SIZE(1, 2), FM_TEXT_WALL_DISAGREES, 2, 4, "15", {1, 2, 3}},
    {"a wall told by the northern cell only",
     "1 1\n15\n13\n",
     SIZE(2, 1),
     FM_TEXT_WALL_DISAGREES,
     3,
     1,
     "13",
     {2, 1, 1}},
    {"a row too long", "1 1\n9 8 12\n3 6\n0 0\n", SIZE(2, 2), FM_TEXT_ROW_LENGTH, 2, 5, "12", {1, 3, 2}},
    {"a row too short", "1 1\n9\n3 6\n0 0\n", SIZE(2, 2), FM_TEXT_ROW_LENGTH, 2, 1, "9", {1, 1, 2}},
    {"a last row too long",
     "1 1\n1 4\n9 12 15\n1 1\n1 4\n9 12\n0 0\n",
     SIZE(2, 2),
     FM_TEXT_ROW_LENGTH,
     3,
     6,
     "15",
     {2, 3, 2}},
    {"a last row too short",
     "1 1\n1 4\n9\n1 1\n1 4\n9 12\n0 0\n",
     SIZE(2, 2),
     FM_TEXT_ROW_LENGTH,
     3,
     1,
     "9",
     {2, 1, 2}},
    {"a fault before a row of a wrong length",
     "1 1\n16 4\n9\n",
     SIZE(2, 2),
     FM_TEXT_OUT_OF_RANGE,
     2,
     1,
     "16",
     {0, 15, 0}},
    {"a fault where rows share a line",
     "1 1\n1 4 16 12\n0 0\n",
     SIZE(2, 2),
     FM_TEXT_OUT_OF_RANGE,
     2,
     5,
     "16",
     {0, 15, 0}},
    {"a text after the end", "1 1\n11 14\n0 0\n7\n", SIZE(1, 2), FM_TEXT_AFTER_END, 4, 1, "7", {0, 0, 0}},
    {"a word after the end", "1 1\n11 14\n0 0 end", SIZE(1, 2), FM_TEXT_AFTER_END, 3, 5, "end", {0, 0, 0}},
    {"too many rows", "1 1\n", SIZE(65, 1), FM_TEXT_TOO_LARGE, 1, 1, "1", {64, 64, 0}},
    {"too many columns", "1 1\n", SIZE(1, 4294967295), FM_TEXT_TOO_LARGE, 1, 1, "1", {64, 64, 0}},
    {"a byte of no text", "1 1\n11 \xFF\n", SIZE(1, 2), FM_TEXT_NOT_TEXT, 2, 4, "\xFF", {255, 0, 0}},
    {"a byte of no text behind a digit", "1 1\n11 1\x01\n", SIZE(1, 2), FM_TEXT_NOT_TEXT, 2, 5, "\x01", {1, 0, 0}},
    {"no number at all", "east\n", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 1, 1, "east", {0, 6, 0}},
    /* The wall list. */
    {"a wall between places that are not neighbours",
     "x 1 1 3\n",
     SIZE(0, 0),
     FM_TEXT_NOT_ADJACENT,
     1,
     7,
     "3",
     {1, 3, 0}},
    {"a wall between a place and itself", "y 1 1 1\n", SIZE(0, 0), FM_TEXT_NOT_ADJACENT, 1, 7, "1", {1, 1, 0}},
    {"a wall in a row below the board", "x 5 1 2\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 3, "5", {1, 4, 0}},
    {"a wall in row 0", "x 0 1 2\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 3, "0", {1, 4, 0}},
    {"a wall right of the outline", "x 1 7 8\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 7, "8", {0, 7, 0}},
    {"a wall below the outline", "y 6 4 5\ny 6 6 5\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 2, 5, "6", {0, 5, 0}},
    {"a wall without its last number", "x 1 1", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 1, 6, "", {0, 0, 0}},
    {"a third letter", "x 1 1 2\nz 1 1 2\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 1, "z", {'x', 'y', 0}},
    {"an end with a control character for a zero",
     "x 1 1 2\n\x10 0 0 0\n",
     SIZE(0, 0),
     FM_TEXT_NOT_TEXT,
     2,
     1,
     "\x10",
     {16, 0, 0}},
    {"an end of three zeroes", "x 1 1 2\n0 0 0\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 1, "", {'0', 0, 0}},
    {"a text after the end of walls", "x 1 1 2\n0 0 0 0 0", SIZE(0, 0), FM_TEXT_AFTER_END, 2, 9, "0", {0, 0, 0}},
    {"a start right of the walls", "x 1 0 1\n", {1, 2, 3, 1}, FM_TEXT_START_OUTSIDE, 1, 1, "x", {2, 1, 0}},
    {"a board too small for the start of wall lists",
     "x 1 0 1\n",
     SIZE(1, 2),
     FM_TEXT_START_OUTSIDE,
     1,
     1,
     "x",
     {2, 1, 0}},
    {"walls of too large a board", "x 1 0 1\n", {1, 65, 1, 1}, FM_TEXT_TOO_LARGE, 1, 1, "x", {64, 64, 0}},
    /* Pictures. */
    {"a picture without a start", "+---+\n|   |\n+---+\n", SIZE(0, 0), FM_TEXT_NO_START, 1, 1, "+---+", {0, 0, 0}},
    {"a second start", "+---+---+\n| S | S |\n+---+---+\n", SIZE(0, 0), FM_TEXT_TWO_STARTS, 2, 7, "S", {2, 3, 0}},
    {"a wall half drawn", "+-- +\n| S |\n+---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 1, 4, " ", {'-', 0, 0}},
    {"a wall of another character", "+===+\n| S |\n+---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 1, 2, "=", {'-', ' ', 0}},
    {"a post missing", "+---+\n| S |\n ---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 1, " ", {'+', 0, 0}},
    {"a letter off the middle of its cell",
     "+---+\n|S  |\n+---+\n",
     SIZE(0, 0),
     FM_TEXT_EXPECTED,
     2,
     2,
     "S",
     {' ', 0, 0}},
    {"another letter than S", "+---+\n| s |\n+---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 3, "s", {' ', 'S', 0}},
    {"a side of another character", "+---+\n! S |\n+---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 1, "!", {'|', ' ', 0}},
    {"a line too long", "+---+\n| S |x\n+---+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 6, "x", {' ', 0, 0}},
    {"a line of posts too long", "+---+\n| S |\n+---+-\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 6, "-", {' ', 0, 0}},
    {"a picture that ends in a row", "+---+\n| S |\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 1, "", {'+', 0, 0}},
    {"a picture of posts only", "+---+\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 2, 1, "", {1, 1, 0}},
    {"a post alone", "+\n", SIZE(0, 0), FM_TEXT_EXPECTED, 1, 2, "", {'-', ' ', 0}},
    {"a picture of another size than asked for",
     "+---+\n| S |\n+---+\n",
     SIZE(1, 2),
     FM_TEXT_SIZE_DISAGREES,
     1,
     1,
     "+---+",
     {1, 2, 0}},
    {"a byte of no text in a picture",
     "+---+\n| \x07 |\n+---+\n",
     SIZE(0, 0),
     FM_TEXT_NOT_TEXT,
     2,
     3,
     "\x07",
     {7, 0, 0}},
};

static void malformed_text_is_told_with_its_place_and_what_was_expected(void **state) {
    (void)state;
    expect_malformed("wall-pushers", malformed, COUNT_OF(malformed));
}

static void zero_byte_ends_no_text(void **state) {
    (void)state;
    static const char text[] = "1 1\n3\0 ";
    struct fm_read_options options = {1, 1, 0, 0};
    struct fm_text_error error;
    assert_null(fm_read(puzzle(), text, sizeof text - 1, &options, &error));
    assert_int_equal(error.code, FM_TEXT_NOT_TEXT);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 2);
}

static void every_code_has_a_name_of_its_own(void **state) {
    (void)state;
    for (uint32_t i = 0; i < FM_TEXT_CODE_COUNT; i++)
        for (uint32_t j = 0; j < i; j++)
            assert_string_not_equal(fm_text_code_name(i), fm_text_code_name(j));
}

/* ---------------------------------------------------------------------------------------------------- rubbish -- */

#define RUBBISH_BYTES 10000000

/* 10 MB are refused; that they are read fast enough is seen by the time limit of the whole test. */
static void expect_refused(char *text, uint32_t length, uint32_t code) {
    struct fm_text_error error;
    struct fm_boards *boards = fm_read(puzzle(), text, length, NULL, &error);
    assert_null(boards);
    assert_int_equal(error.code, code);
    assert_true(error.line >= 1 && error.column >= 1 && error.offset + error.length <= length && error.length <= 32);
}

static void ten_megabytes_of_anything_are_refused(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    char *text = malloc(RUBBISH_BYTES);
    assert_non_null(text);
    for (uint32_t i = 0; i < RUBBISH_BYTES; i++)
        text[i] = (char)test_random_next(&random);
    text[0] = '\x80';
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_NOT_TEXT);
    memset(text, ' ', RUBBISH_BYTES);
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_EMPTY);
    memset(text, '\n', RUBBISH_BYTES);
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_EMPTY);
    memset(text, '9', RUBBISH_BYTES);
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_START_OUTSIDE);
    memset(text, 'x', RUBBISH_BYTES);
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_EXPECTED);
    memset(text, '+', RUBBISH_BYTES);
    expect_refused(text, RUBBISH_BYTES, FM_TEXT_TOO_LARGE);
    free(text);
}

static void ten_megabytes_of_boards_are_read(void **state) {
    (void)state;
    static const char board[] = "1 1\n3\n";
    uint32_t count = RUBBISH_BYTES / (sizeof board - 1);
    char *text = malloc(RUBBISH_BYTES);
    assert_non_null(text);
    for (uint32_t i = 0; i < count; i++)
        memcpy(text + i * (sizeof board - 1), board, sizeof board - 1);
    struct fm_read_options options = {1, 1, 0, 0};
    struct fm_text_error error = {0};
    struct fm_boards *boards = fm_read(puzzle(), text, count * (uint32_t)(sizeof board - 1), &options, &error);
    if (boards)
        assert_int_equal(fm_boards_count(boards), count);
    else
        assert_int_equal(error.code, FM_TEXT_NO_MEMORY);
    fm_boards_free(boards);
    free(text);
}

static void fault_after_ten_megabytes_is_found_where_it_is(void **state) {
    (void)state;
    struct fm_read_options options = {1, 1, 0, 0};
    struct fm_text_error error;
    char *text = malloc(RUBBISH_BYTES + 8);
    assert_non_null(text);
    memset(text, '\n', RUBBISH_BYTES);
    memcpy(text + RUBBISH_BYTES, "1 1 \n 99", 8);
    assert_null(fm_read(puzzle(), text, RUBBISH_BYTES + 8, &options, &error));
    assert_int_equal(error.code, FM_TEXT_OUT_OF_RANGE);
    assert_int_equal(error.line, RUBBISH_BYTES + 2);
    assert_int_equal(error.column, 2);
    free(text);
}

static void random_text_of_the_right_characters_never_upsets_a_reader(void **state) {
    (void)state;
    static const char *const alphabets[] = {"11113      \nxy0+|S,_", "0011..##OOo \n\n23x,A_\r\t",
                                            "0123456789 \n\n  xaz,A_\r\t"};
    struct test_random random = test_random_open();
    uint32_t all = 0;
    for (uint32_t number = 0; number < fm_puzzle_count(); number++) {
        uint32_t readable = 0;
        for (uint32_t i = 0; i < TEST_CASES(100000); i++) {
            char text[48];
            uint32_t length = test_random_below(&random, test_random_percent(&random, 50) ? 10 : sizeof text);
            for (uint32_t j = 0; j < length; j++)
                text[j] = alphabets[number][test_random_below(&random, (uint32_t)strlen(alphabets[number]))];
            struct fm_read_options options = {test_random_below(&random, 3), test_random_below(&random, 3),
                                              test_random_below(&random, 3), test_random_below(&random, 3)};
            struct fm_text_error error;
            struct fm_boards *boards = fm_read(number, text, length, &options, &error);
            readable += boards != NULL;
            fm_boards_free(boards);
        }
        print_message("%u texts are boards of %s\n", readable, fm_puzzle_name(number));
        all += readable;
    }
    assert_true(all > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(malformed_text_is_told_with_its_place_and_what_was_expected),
        cmocka_unit_test(zero_byte_ends_no_text),
        cmocka_unit_test(every_code_has_a_name_of_its_own),
        cmocka_unit_test(ten_megabytes_of_anything_are_refused),
        cmocka_unit_test(ten_megabytes_of_boards_are_read),
        cmocka_unit_test(fault_after_ten_megabytes_is_found_where_it_is),
        cmocka_unit_test(random_text_of_the_right_characters_never_upsets_a_reader),
    };
    return cmocka_run_group_tests_name("malformed", tests, NULL, NULL);
}
