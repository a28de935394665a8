/* The text forms of Wall Pushers: what is written reads back, and what cannot be read is told exactly. */
#include "naive_wall_pushers.h"
#include "texts.h"

#include <stdlib.h>
#include <string.h>

static void view_start(const struct fm_boards *boards, uint32_t index, struct test_board *seen) {
    const struct fm_board *board = fm_boards_get(boards, index);
    uint64_t state[TEST_STATE_WORDS];
    test_start(board, state);
    test_board_view(board, state, seen);
}

/* ------------------------------------------------------------------------------------------------- round trips -- */

static void expect_read_back(const struct test_board *original) {
    struct fm_boards *boards = test_board_read(original);
    const struct fm_board *only = fm_boards_get(boards, 0);
    struct fm_read_options options = {(uint32_t)original->rows, (uint32_t)original->columns,
                                      (uint32_t)original->column + 1, (uint32_t)original->row + 1};
    struct test_board seen;
    uint64_t start[TEST_STATE_WORDS];
    view_start(boards, 0, &seen);
    test_expect(memcmp(&seen, original, sizeof seen) == 0, original, "the judge's text is read as another board");
    test_start(only, start);
    expect_all_round_trips(only, start, &options);
    fm_boards_free(boards);
}

static void every_form_reads_back_as_the_same_board(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(4000); i++) {
        struct test_board board;
        uint32_t most = i % 8 == 0 ? TEST_SIDE : 8;
        test_board_random(&board, &random, 1 + test_random_below(&random, most), 1 + test_random_below(&random, most),
                          test_random_below(&random, 101), test_random_below(&random, 101));
        expect_read_back(&board);
    }
}

static void every_size_up_to_the_limit_is_read(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t side = 1; side <= TEST_SIDE; side++) {
        const uint32_t sizes[][2] = {{1, side}, {side, 1}, {side, side}, {side, TEST_SIDE}, {TEST_SIDE, side}};
        for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
            struct test_board board;
            test_board_random(&board, &random, sizes[i][0], sizes[i][1], 50, 80);
            expect_read_back(&board);
        }
    }
}

static void text_is_written_up_to_the_capacity_and_its_whole_length_told(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct test_board board;
    test_board_random(&board, &random, 3, 5, 50, 80);
    struct fm_boards *boards = test_board_read(&board);
    expect_written_up_to_the_capacity(fm_boards_get(boards, 0));
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------- what the forms are -- */

static const char sample[] = "2 3\n"
                             "10 2 10 10 2 6\n"
                             "3 12 11 14 9 4\n"
                             "13 15 3 6 15 13\n"
                             "14 11 12 9 14 11\n"
                             "0 0\n";

static void start_is_told_column_first(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("wall-pushers", sample, NULL);
    struct test_board seen;
    view_start(boards, 0, &seen);
    assert_int_equal(seen.rows, 4);
    assert_int_equal(seen.columns, 6);
    assert_int_equal(seen.column, 1);
    assert_int_equal(seen.row, 2);
    fm_boards_free(boards);
}

static void numbers_tell_west_1_north_2_east_4_south_8(void **state) {
    (void)state;
    struct fm_read_options options = {2, 2, 0, 0};
    struct fm_boards *boards = test_read("wall-pushers", "1 1\n1 2\n8 4\n", &options);
    struct test_board seen;
    view_start(boards, 0, &seen);
    assert_true(seen.upright[0][0]);
    assert_true(seen.level[0][1]);
    assert_true(seen.level[2][0]);
    assert_true(seen.upright[1][2]);
    assert_int_equal(seen.upright[0][1] + seen.upright[0][2] + seen.upright[1][0] + seen.upright[1][1], 0);
    assert_int_equal(seen.level[0][0] + seen.level[1][0] + seen.level[1][1] + seen.level[2][1], 0);
    fm_boards_free(boards);
}

static void expect_same_start(const char *text, const struct fm_read_options *options, const char *other_text,
                              const struct fm_read_options *other_options) {
    struct test_board board;
    struct test_board other;
    struct fm_boards *boards = test_read("wall-pushers", text, options);
    struct fm_boards *others = test_read("wall-pushers", other_text, other_options);
    assert_int_equal(fm_boards_count(boards), 1);
    assert_int_equal(fm_boards_count(others), 1);
    view_start(boards, 0, &board);
    view_start(others, 0, &other);
    test_expect(memcmp(&board, &other, sizeof board) == 0, &board, "is not what this says:\n%s", other_text);
    fm_boards_free(others);
    fm_boards_free(boards);
}

static void judges_numbers_stand_on_any_line(void **state) {
    (void)state;
    expect_same_start(sample, NULL, "2 3 10 2 10 10 2 6 3 12 11 14 9 4 13 15 3 6 15 13 14 11 12 9 14 11 0 0", NULL);
    expect_same_start(sample, NULL,
                      "\n\n2\n3\n10\n2\n10\n10\n2\n6\n3\n12\n11\n14\n9\n4\n13\n15\n3\n6\n15\n13\n14\n11\n12\n9\n14\n11",
                      NULL);
    expect_same_start(
        sample, NULL,
        "\t2 3\r\n10 2 10 10\t2 6 \r\n3 12 11 14 9 4\r\n\r\n13 15 3 6 15 13\r\n14 11 12 9 14 11\r\n0 0\r\n", NULL);
}

static void byte_order_mark_is_passed_over(void **state) {
    (void)state;
    expect_same_start("\xEF\xBB\xBF"
                      "2 3 10 2 10 10 2 6 3 12 11 14 9 4 13 15 3 6 15 13 14 11 12 9 14 11 0 0",
                      NULL, sample, NULL);
}

static void end_of_the_text_ends_the_list_too(void **state) {
    (void)state;
    struct fm_read_options options = {1, 1, 0, 0};
    struct fm_boards *boards = test_read("wall-pushers", "1 1\n3\n1 1\n4\n", &options);
    assert_int_equal(fm_boards_count(boards), 2);
    fm_boards_free(boards);
}

static void every_case_of_a_list_is_read_in_order(void **state) {
    (void)state;
    struct fm_read_options options = {1, 1, 0, 0};
    struct fm_boards *boards = test_read("wall-pushers", "1 1\n3\n1 1\n4\n1 1\n15\n0 0\n", &options);
    static const uint8_t cells[] = {3, 4, 15};
    assert_int_equal(fm_boards_count(boards), 3);
    assert_true(fm_boards_bytes(boards) > 0);
    for (uint32_t i = 0; i < 3; i++) {
        struct test_board seen;
        view_start(boards, i, &seen);
        assert_int_equal(test_board_cell(&seen, 0, 0), cells[i]);
    }
    fm_boards_free(boards);
}

static void wall_list_of_the_vectors_is_the_judges_sample(void **state) {
    (void)state;
    uint32_t length;
    char *text = test_read_file("vectors/wall-pushers/walllist.in", &length);
    expect_same_start(text, NULL, sample, NULL);
    free(text);
}

static void wall_list_takes_neighbours_in_either_order_and_capitals(void **state) {
    (void)state;
    struct fm_read_options options = {2, 2, 2, 1};
    expect_same_start("x 1 0 1\nx 2 1 2\ny 2 2 3\n0 0 0 0\n", &options, "X 1 1 0 Y 2 3 2 x 2 2 1", &options);
    expect_same_start("x 1 0 1\nx 2 1 2\ny 2 2 3\n0 0 0 0\n", &options, "2 1\n1 0\n4 9\n", &options);
}

static void picture_is_cells_three_wide(void **state) {
    (void)state;
    static const char picture[] = "+---+   +---+\n"
                                  "|   | S     |\n"
                                  "+   +---+---+\n"
                                  "|           |\n"
                                  "+---+---+---+\n";
    struct fm_read_options options = {2, 3, 0, 0};
    static char text[TEST_TEXT_BYTES];
    expect_same_start(picture, NULL, "2 1\n7 9 14\n9 10 14\n", &options);
    struct fm_boards *boards = test_read("wall-pushers", picture, NULL);
    write_start(fm_boards_get(boards, 0), test_form("wall-pushers", "drawn"), true, text);
    assert_string_equal(text, picture);
    fm_boards_free(boards);
}

static void picture_may_lack_blanks_at_the_ends_of_its_lines(void **state) {
    (void)state;
    struct fm_read_options options = {1, 2, 0, 0};
    expect_same_start("+---+   +\n  S\n+   +---+", NULL, "1 1\n2 8\n", &options);
    expect_same_start("+---+   +  \r\n  S\r\n+   +---+\r\n\r\n", NULL, "1 1\n2 8\n", &options);
}

static void pictures_are_separated_by_an_empty_line(void **state) {
    (void)state;
    struct fm_boards *boards =
        test_read("wall-pushers", "\n+---+\n| S |\n+   +\n\n\n+---+---+\n  S |   |\n+---+---+\n\n", NULL);
    assert_int_equal(fm_boards_count(boards), 2);
    assert_int_equal(fm_board_columns(fm_boards_get(boards, 0)), 1);
    assert_int_equal(fm_board_columns(fm_boards_get(boards, 1)), 2);
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_reads_back_as_the_same_board),
        cmocka_unit_test(every_size_up_to_the_limit_is_read),
        cmocka_unit_test(text_is_written_up_to_the_capacity_and_its_whole_length_told),
        cmocka_unit_test(start_is_told_column_first),
        cmocka_unit_test(numbers_tell_west_1_north_2_east_4_south_8),
        cmocka_unit_test(judges_numbers_stand_on_any_line),
        cmocka_unit_test(byte_order_mark_is_passed_over),
        cmocka_unit_test(end_of_the_text_ends_the_list_too),
        cmocka_unit_test(every_case_of_a_list_is_read_in_order),
        cmocka_unit_test(wall_list_of_the_vectors_is_the_judges_sample),
        cmocka_unit_test(wall_list_takes_neighbours_in_either_order_and_capitals),
        cmocka_unit_test(picture_is_cells_three_wide),
        cmocka_unit_test(picture_may_lack_blanks_at_the_ends_of_its_lines),
        cmocka_unit_test(pictures_are_separated_by_an_empty_line),
    };
    return cmocka_run_group_tests_name("wall_pushers_text", tests, NULL, NULL);
}
