/* The text forms of Flood, and its answers in writing: what is written reads back, and what cannot be read is told
 * exactly.
 */
#include "naive_flood.h"
#include "texts.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------- round trips -- */

static void expect_board(const struct fm_boards *boards, uint32_t index, const struct naive_flood *known) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_flood seen;
    test_start(fm_boards_get(boards, index), start);
    naive_flood_view(fm_boards_get(boards, index), start, &seen);
    naive_flood_expect(memcmp(&seen, known, sizeof seen) == 0, known, "board %u is another one", index);
}

/* The board, and some moments of play: flooded cells are written in the region's colour. */
static void expect_all_moments(const struct naive_flood *board, struct test_random *random, uint32_t moves) {
    struct fm_boards *boards = naive_flood_read(board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    struct fm_read_options options = {.rows = (uint32_t)board->rows, .columns = (uint32_t)board->columns};
    uint64_t moment[TEST_STATE_WORDS];
    expect_board(boards, 0, board);
    test_start(only, moment);
    expect_all_round_trips(only, moment, &options);
    for (; moves > 0; moves--)
        if (fm_board_apply(only, moment, test_random_below(random, fm_board_move_count(only)), moment) == 0)
            expect_all_round_trips(only, moment, &options);
    fm_boards_free(boards);
}

static void every_form_reads_back_as_the_same_board(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(1500); i++) {
        struct naive_flood board;
        uint32_t most = i % 8 == 0 ? TEST_SIDE : 9;
        naive_flood_random(&board, &random, 1 + test_random_below(&random, most), 1 + test_random_below(&random, most),
                           1 + test_random_below(&random, NAIVE_COLOURS));
        expect_all_moments(&board, &random, 4);
    }
}

static void every_size_up_to_the_limit_is_read(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t side = 1; side <= TEST_SIDE; side++) {
        const uint32_t sizes[][2] = {{1, side}, {side, 1}, {side, side}, {side, TEST_SIDE}, {TEST_SIDE, side}};
        for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
            struct naive_flood board;
            naive_flood_random(&board, &random, sizes[i][0], sizes[i][1], 1 + test_random_below(&random, 36));
            expect_all_moments(&board, &random, 0);
        }
    }
}

/* Squares and what a drawn board or a link tells of need no size from outside. */
static void size_is_told_by_the_text_but_for_rectangles_of_the_judge(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(1000); i++) {
        struct naive_flood board;
        uint64_t start[TEST_STATE_WORDS];
        uint32_t side = 1 + test_random_below(&random, 12);
        uint32_t columns = test_random_percent(&random, 50) ? side : 2 + test_random_below(&random, 11);
        naive_flood_random(&board, &random, side, columns, 1 + test_random_below(&random, NAIVE_COLOURS));
        struct fm_boards *boards = naive_flood_read(&board);
        test_start(fm_boards_get(boards, 0), start);
        if (columns == side)
            expect_round_trip(fm_boards_get(boards, 0), start, test_form("flood", "judge"), true, NULL);
        if (columns > 1)
            expect_round_trip(fm_boards_get(boards, 0), start, test_form("flood", "drawn"), true, NULL);
        expect_round_trip(fm_boards_get(boards, 0), start, test_form("flood", "link"), true, NULL);
        fm_boards_free(boards);
    }
}

static void text_is_written_up_to_the_capacity_and_its_whole_length_told(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct naive_flood board;
    naive_flood_random(&board, &random, 3, 5, 30);
    struct fm_boards *boards = naive_flood_read(&board);
    expect_written_up_to_the_capacity(fm_boards_get(boards, 0));
    expect_answer_written_up_to_the_capacity(fm_boards_get(boards, 0), (const uint8_t[]){0, 1, 2, 3}, 4);
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------- what the forms are -- */

static void expect_boards(const char *text, const struct fm_read_options *options, const char *const *known,
                          uint32_t count) {
    struct fm_boards *boards = test_read("flood", text, options);
    assert_int_equal(fm_boards_count(boards), count);
    for (uint32_t i = 0; i < count; i++) {
        struct naive_flood board;
        naive_flood_parse(&board, known[i]);
        expect_board(boards, i, &board);
    }
    fm_boards_free(boards);
}

static void judges_cases_are_ended_by_0_or_by_the_end_of_the_text(void **state) {
    (void)state;
    static const char *const known[] = {"00/00", "012/112/221", "5"};
    expect_boards("2\n0 0 \n0 0\n3\n0 1 2\n1 1 2\n2 2 1\n1\n5\n0\n", NULL, known, 3);
    expect_boards("2\n0 0\n0 0\n3\n0 1 2\n1 1 2\n2 2 1\n1\n5\n", NULL, known, 3);
    expect_boards("2 0 0 0 0\n3 0 1 2 1 1\t2 2 2 1\n\n1 5 0", NULL, known, 3);
    expect_boards("\xEF\xBB\xBF"
                  "2\r\n0\r\n0\r\n0\r\n0\r\n3\r\n0 1 2\r\n1 1 2\r\n2 2 1\r\n1\r\n5\r\n0\r\n",
                  NULL, known, 3);
}

static void colours_above_9_are_numbers_or_letters(void **state) {
    (void)state;
    static const char *const known[] = {"9a/zk"};
    expect_boards("2\n9 10\n35 20\n0\n", NULL, known, 1);
    expect_boards("2\n9 a\nz k\n0\n", NULL, known, 1);
    expect_boards("2\n9 A\nZ 20\n0\n", NULL, known, 1);
    expect_boards("9a\nzk\n", NULL, known, 1);
    expect_boards("9A\nZk\n", NULL, known, 1);
    expect_boards("2x2,JKjU\n", NULL, known, 1);
}

static void letters_are_written_as_numbers_for_the_judge(void **state) {
    (void)state;
    static char text[TEST_TEXT_BYTES];
    struct fm_boards *boards = test_read("flood", "9a\nzk\n", NULL);
    write_start(fm_boards_get(boards, 0), test_form("flood", "judge"), true, text);
    assert_string_equal(text, "2\n9 10\n35 20\n0\n");
    write_start(fm_boards_get(boards, 0), test_form("flood", "judge"), false, text);
    assert_string_equal(text, "2\n9 10\n35 20\n");
    write_start(fm_boards_get(boards, 0), test_form("flood", "drawn"), true, text);
    assert_string_equal(text, "9a\nzk\n");
    write_start(fm_boards_get(boards, 0), test_form("flood", "link"), true, text);
    assert_string_equal(text, "2x2,JKjU");
    fm_boards_free(boards);
}

static void rectangle_of_the_judge_takes_its_columns_from_outside(void **state) {
    (void)state;
    static const char *const known[] = {"01234/43210"};
    expect_boards("2\n0 1 2 3 4\n4 3 2 1 0\n0\n", &(struct fm_read_options){.columns = 5}, known, 1);
    expect_boards("2\n0 1 2 3 4\n4 3 2 1 0\n0\n", &(struct fm_read_options){.rows = 2, .columns = 5}, known, 1);
}

static void drawn_boards_are_separated_by_empty_lines(void **state) {
    (void)state;
    static const char *const known[] = {"0123/3210/0000", "77", "ab/ba"};
    expect_boards("0123\n3210\n0000\n\n77\n\nab\nba\n", NULL, known, 3);
    expect_boards("\n0123\n3210\n0000\n\n\n \n77\n\nab\nba", NULL, known, 3);
    expect_boards("0123 \r\n3210\r\n0000\r\n\r\n77\r\n\r\nab\r\nba\r\n", NULL, known, 3);
}

/* A row of the board may begin as a link does, or look like the number of a judge's rows. */
static void drawn_rows_that_look_like_something_else_are_rows(void **state) {
    (void)state;
    static const char *const rows[] = {"0x1/1x0"};
    static const char *const numbers[] = {"12/34"};
    static const char *const alone[] = {"10"};
    expect_boards("0x1\n1x0\n", NULL, rows, 1);
    expect_boards("12\n34\n", NULL, numbers, 1);
    expect_boards("10\n", NULL, alone, 1);
}

static void judges_board_of_two_digits_is_no_drawn_one(void **state) {
    (void)state;
    struct naive_flood board;
    struct test_random random = test_random_open();
    char text[1024];
    naive_flood_random(&board, &random, 10, 10, 36);
    board.cells[0][0] = 10;
    uint32_t length = (uint32_t)sprintf(text, "10\n");
    for (int32_t i = 0; i < 100; i++)
        length += (uint32_t)sprintf(text + length, "%u%c", board.cells[i / 10][i % 10], i % 10 == 9 ? '\n' : ' ');
    struct fm_boards *boards = test_read("flood", text, NULL);
    expect_board(boards, 0, &board);
    fm_boards_free(boards);
}

/* ----------------------------------------------------------------------------------------------------- answers -- */

static void expect_answer_read(const struct fm_board *board, const char *text, const uint8_t *known, uint32_t count) {
    uint8_t moves[16];
    struct fm_text_error error;
    assert_int_equal(fm_board_read_answer(board, text, (uint32_t)strlen(text), moves, COUNT_OF(moves), &error), count);
    assert_memory_equal(moves, known, count);
}

static void answer_is_the_number_and_the_colours_only_where_they_are_wanted(void **state) {
    (void)state;
    static const uint8_t moves[] = {1, 2, 10, 0};
    struct fm_boards *boards = test_read("flood", "012a\n", NULL);
    const struct fm_board *only = fm_boards_get(boards, 0);
    char text[64] = {0};
    assert_int_equal(fm_board_write_answer(only, moves, 4, false, text, sizeof text), 2);
    assert_string_equal(text, "4\n");
    assert_int_equal(fm_board_write_answer(only, moves, 4, true, text, sizeof text), 7);
    assert_string_equal(text, "4\n12a0\n");
    memset(text, 0, sizeof text);
    assert_int_equal(fm_board_write_answer(only, moves, 0, false, text, sizeof text), 2);
    assert_string_equal(text, "0\n");
    assert_int_equal(fm_board_write_answer(only, moves, 0, true, text, sizeof text), 3);
    assert_string_equal(text, "0\n\n");
    fm_boards_free(boards);
}

static void moves_are_read_as_colours(void **state) {
    (void)state;
    static const uint8_t moves[] = {1, 2, 10, 0};
    struct fm_boards *boards = test_read("flood", "012a\n", NULL);
    const struct fm_board *only = fm_boards_get(boards, 0);
    expect_answer_read(only, "12a0", moves, 4);
    expect_answer_read(only, "1 2\nA 0\n", moves, 4);
    expect_answer_read(only, "", moves, 0);
    fm_boards_free(boards);
}

static void colour_that_is_no_move_of_the_board_is_told_with_its_place(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("flood", "012a\n", NULL);
    uint8_t moves[16];
    struct fm_text_error error;
    assert_int_equal(fm_board_read_answer(fm_boards_get(boards, 0), "12\n0b", 5, moves, 16, &error), FM_NONE);
    assert_int_equal(error.code, FM_TEXT_EXPECTED_MOVE);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 2);
    fm_boards_free(boards);
}

/* ---------------------------------------------------------------------------------------------- what is refused -- */

static const struct malformed malformed[] = {
    {"no text at all", "", SIZE(0, 0), FM_TEXT_EMPTY, 1, 1, "", {0, 0, 0}},
    {"blanks only", " \n\n  ", SIZE(0, 0), FM_TEXT_EMPTY, 3, 3, "", {0, 0, 0}},
    {"the end of the list alone", "0\n", SIZE(0, 0), FM_TEXT_EMPTY, 2, 1, "", {0, 0, 0}},
    /* The judge's form. */
    {"a size below 0", "-3\n0 0 0\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 1, "-3", {0, 64, 0}},
    {"a letter for a size", "a\n0\n", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 1, 1, "a", {0, 64, 0}},
    {"a size over the limit", "65\n0 0 0", SIZE(0, 0), FM_TEXT_TOO_LARGE, 1, 1, "65", {64, 64, 0}},
    {"a size alone", "2", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 1, 2, "", {1, 1, 0}},
    {"a board without its last row", "2\n0 1\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 3, 1, "", {2, 1, 0}},
    {"a board without its last cell", "2\n0 1\n2", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 3, 2, "", {2, 2, 0}},
    {"a colour above 35", "2\n0 1\n36 2\n0\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 3, 1, "36", {0, 35, 0}},
    {"a colour below 0", "2\n0 -1\n3 2\n0\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 2, 3, "-1", {0, 35, 0}},
    {"two letters for a colour", "2\n0 aa\n3 2\n0\n", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 2, 3, "aa", {0, 35, 0}},
    {"a mark for a colour", "2\n0 +\n3 2\n0\n", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 2, 3, "+", {0, 35, 0}},
    {"a text after the end", "1\n5\n0\n1\n", SIZE(0, 0), FM_TEXT_AFTER_END, 4, 1, "1", {0, 0, 0}},
    {"a second case cut off", "1\n5\n2\n0 1\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 5, 1, "", {2, 1, 0}},
    {"a case of another size than asked for", "1\n5\n0\n", SIZE(2, 2), FM_TEXT_SIZE_DISAGREES, 1, 1, "1", {2, 2, 0}},
    {"a byte of no text", "2\n0 \x07\n3 2\n0\n", SIZE(0, 0), FM_TEXT_NOT_TEXT, 2, 3, "\x07", {7, 0, 0}},
    /* Drawn boards. */
    {"a short row", "012\n012\n01\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 3, 1, "01", {3, 2, 3}},
    {"a long row", "012\n012\n0123\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 3, 1, "0123", {3, 4, 3}},
    {"a mark in a row", "012\n0.2\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 2, ".", {'0', 'z', 0}},
    {"a drawn board of another size than asked for",
     "012\n012\n",
     SIZE(3, 3),
     FM_TEXT_SIZE_DISAGREES,
     1,
     1,
     "012",
     {3, 3, 0}},
    {"a row that is too wide",
     "00000000000000000000000000000000000000000000000000000000000000000",
     SIZE(0, 0),
     FM_TEXT_TOO_LARGE,
     1,
     1,
     "00000000000000000000000000000000",
     {64, 64, 0}},
    {"a byte of no text in a row",
     "012\n0\xFF"
     "2\n",
     SIZE(0, 0),
     FM_TEXT_NOT_TEXT,
     2,
     2,
     "\xFF",
     {255, 0, 0}},
    /* Links. */
    {"a link without cells", "2x2,", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "", {0, 4, 0}},
    {"a link cut off", "2x2,ABC", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "ABC", {3, 4, 0}},
    {"a link too long", "2x2,ABCDE", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "ABCDE", {5, 4, 0}},
    {"a link with a colour above 35", "2x2,ABCk", SIZE(0, 0), FM_TEXT_LINK_DIGIT, 1, 8, "k", {0, 0, 0}},
    {"a link with a character that is no digit", "2x2,AB.D", SIZE(0, 0), FM_TEXT_LINK_DIGIT, 1, 7, ".", {0, 0, 0}},
    {"a link of no columns", "2x0,", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 3, "0", {1, 64, 0}},
    {"a link that is too large", "1x65,A", SIZE(0, 0), FM_TEXT_TOO_LARGE, 1, 3, "65", {64, 64, 0}},
};

static void malformed_text_is_told_with_its_place_and_what_was_expected(void **state) {
    (void)state;
    expect_malformed("flood", malformed, COUNT_OF(malformed));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_reads_back_as_the_same_board),
        cmocka_unit_test(every_size_up_to_the_limit_is_read),
        cmocka_unit_test(size_is_told_by_the_text_but_for_rectangles_of_the_judge),
        cmocka_unit_test(text_is_written_up_to_the_capacity_and_its_whole_length_told),
        cmocka_unit_test(judges_cases_are_ended_by_0_or_by_the_end_of_the_text),
        cmocka_unit_test(colours_above_9_are_numbers_or_letters),
        cmocka_unit_test(letters_are_written_as_numbers_for_the_judge),
        cmocka_unit_test(rectangle_of_the_judge_takes_its_columns_from_outside),
        cmocka_unit_test(drawn_boards_are_separated_by_empty_lines),
        cmocka_unit_test(drawn_rows_that_look_like_something_else_are_rows),
        cmocka_unit_test(judges_board_of_two_digits_is_no_drawn_one),
        cmocka_unit_test(answer_is_the_number_and_the_colours_only_where_they_are_wanted),
        cmocka_unit_test(moves_are_read_as_colours),
        cmocka_unit_test(colour_that_is_no_move_of_the_board_is_told_with_its_place),
        cmocka_unit_test(malformed_text_is_told_with_its_place_and_what_was_expected),
    };
    return cmocka_run_group_tests_name("flood_text", tests, NULL, NULL);
}
