/* The text forms of Escape from Tetris, and its answers in writing: what is written reads back, and what cannot be read
 * is told exactly.
 */
#include "naive_escape.h"
#include "texts.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------- round trips -- */

static void expect_board(const struct fm_boards *boards, uint32_t index, const struct naive_escape *known) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_escape seen;
    test_start(fm_boards_get(boards, index), start);
    naive_escape_view(fm_boards_get(boards, index), start, &seen);
    naive_escape_expect(memcmp(&seen, known, sizeof seen) == 0, known, "board %u is another one", index);
}

/* From every text form that tells the board. */
static void expect_read_back(const struct naive_escape *board) {
    char text[TEST_SIDE * (TEST_SIDE + 1) + 1];
    struct fm_read_options options = {.rows = (uint32_t)board->rows, .columns = (uint32_t)board->columns};
    uint64_t start[TEST_STATE_WORDS];
    naive_escape_draw(board, text);
    struct fm_boards *boards = test_read("escape", text, NULL);
    const struct fm_board *only = fm_boards_get(boards, 0);
    expect_board(boards, 0, board);
    test_start(only, start);
    expect_all_round_trips(only, start, &options);
    fm_boards_free(boards);
}

static void every_form_reads_back_as_the_same_board(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(2000); i++) {
        struct naive_escape board;
        uint32_t most = i % 8 == 0 ? TEST_SIDE : 9;
        naive_escape_random(&board, &random, 1 + test_random_below(&random, most), 1 + test_random_below(&random, most),
                            test_random_below(&random, 101));
        expect_read_back(&board);
    }
}

static void every_size_up_to_the_limit_is_read(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t side = 1; side <= TEST_SIDE; side++) {
        const uint32_t sizes[][2] = {{1, side}, {side, 1}, {side, side}, {side, TEST_SIDE}, {TEST_SIDE, side}};
        for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
            struct naive_escape board;
            naive_escape_random(&board, &random, sizes[i][0], sizes[i][1], 30);
            expect_read_back(&board);
        }
    }
}

/* In the middle of play the walkers are no longer everywhere: a link tells where they are. */
static void link_of_any_moment_reads_back_with_its_walkers(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t link = test_form("escape", "link");
    uint32_t apart = 0;
    for (uint32_t i = 0; i < TEST_CASES(1000); i++) {
        struct naive_escape board;
        uint64_t moment[TEST_STATE_WORDS];
        uint32_t most = i % 8 == 0 ? TEST_SIDE : 9;
        naive_escape_random(&board, &random, 1 + test_random_below(&random, most), 1 + test_random_below(&random, most),
                            test_random_below(&random, 70));
        struct fm_boards *boards = naive_escape_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        test_start(only, moment);
        for (uint32_t j = 0; j < 12 && !fm_board_is_goal(only, moment); j++) {
            char known[2048];
            char text[2048];
            uint32_t move = test_random_below(&random, 4);
            fm_board_apply(only, moment, move, moment);
            naive_escape_play(&board, move);
            naive_escape_link(&board, known);
            uint32_t length = fm_board_write(only, moment, link, true, text, sizeof text - 1);
            assert_true(length < sizeof text);
            text[length] = '\0';
            assert_string_equal(text, known);
            expect_round_trip(only, moment, link, true, NULL);
            struct fm_boards *again = naive_escape_read(&board);
            expect_board(again, 0, &board);
            fm_boards_free(again);
            apart += strchr(known, ',') != strrchr(known, ',');
        }
        fm_boards_free(boards);
    }
    print_message("%u links with walkers of their own\n", apart);
    assert_true(apart > TEST_CASES(1000));
}

static void picture_of_a_moment_shows_the_walkers_and_reads_as_the_board(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("escape", "##.#\n...#\n##..\n#..#\n", NULL);
    const struct fm_board *only = fm_boards_get(boards, 0);
    uint32_t drawn = test_form("escape", "drawn");
    uint64_t moment[TEST_STATE_WORDS];
    static char text[TEST_TEXT_BYTES];
    test_start(only, moment);
    fm_board_write(only, moment, drawn, false, text, sizeof text);
    assert_string_equal(text, "##.#\n.oo#\n##o.\n#..#\n");
    expect_round_trip(only, moment, drawn, false, NULL);
    fm_board_apply(only, moment, TEST_EAST, moment);
    fm_board_write(only, moment, drawn, false, text, sizeof text);
    assert_string_equal(text, "##.#\n..o#\n##..\n#..#\n");
    struct fm_boards *again = test_read("escape", text, NULL);
    write_start(only, drawn, true, text);
    assert_string_equal(text, "##.#\n...#\n##..\n#..#\n");
    fm_boards_free(again);
    fm_boards_free(boards);
}

static void text_is_written_up_to_the_capacity_and_its_whole_length_told(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct naive_escape board;
    naive_escape_random(&board, &random, 5, 7, 30);
    naive_escape_thin(&board, &random, 50);
    struct fm_boards *boards = naive_escape_read(&board);
    expect_written_up_to_the_capacity(fm_boards_get(boards, 0));
    expect_answer_written_up_to_the_capacity(fm_boards_get(boards, 0), (const uint8_t[]){0, 1, 2, 3}, 4);
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------- what the forms are -- */

static void expect_boards(const char *text, const struct fm_read_options *options, const char *const *known,
                          uint32_t count) {
    struct fm_boards *boards = test_read("escape", text, options);
    assert_int_equal(fm_boards_count(boards), count);
    for (uint32_t i = 0; i < count; i++) {
        struct naive_escape board;
        naive_escape_parse(&board, known[i]);
        expect_board(boards, i, &board);
    }
    fm_boards_free(boards);
}

static void judges_cases_follow_each_other_to_the_end_of_the_text(void **state) {
    (void)state;
    static const char *const known[] = {"1101/0001/1100/1001", "0", "10/01"};
    expect_boards("4\n1101\n0001\n1100\n1001\n1\n0\n2\n10\n01\n", NULL, known, 3);
    expect_boards("\n\n4 1101 0001 1100 1001\n\n1 0 2\t10 01", NULL, known, 3);
    expect_boards("4\r\n1101\r\n0001\r\n1100\r\n1001\r\n1\r\n0\r\n2\r\n10\r\n01\r\n", NULL, known, 3);
    expect_boards("\xEF\xBB\xBF"
                  "4\n1101\n0001\n1100\n1001\n1\n0\n2\n1 0\n0 1\n",
                  NULL, known, 3);
}

static void other_judges_cells_are_dots_and_letters(void **state) {
    (void)state;
    static const char *const known[] = {"1101/0001/1100/1001", "010/000/111"};
    expect_boards("4\nOO.O\n...O\nOO..\nO..O\n3\n.O.\n...\nOOO\n", NULL, known, 2);
    expect_boards("4\nO O . O\n. . . O\nO O . .\nO . . O\n3\n. O . . . . O O O", NULL, known, 2);
}

static void rectangle_of_the_judges_takes_its_columns_from_outside(void **state) {
    (void)state;
    static const char *const known[] = {"10110/01000"};
    expect_boards("2\n10110\n01000\n", &(struct fm_read_options){.columns = 5}, known, 1);
    expect_boards("2\n10110\n01000\n", &(struct fm_read_options){.rows = 2, .columns = 5}, known, 1);
}

static void pictures_are_separated_by_empty_lines(void **state) {
    (void)state;
    static const char *const known[] = {"1101/0001/1100", "0", "000000"};
    expect_boards("##.#\n...#\n##..\n\n.\n\n......\n", NULL, known, 3);
    expect_boards("\n\n##.#  \n...#\n##..\n\n\n \n.\n\n......", NULL, known, 3);
    expect_boards("##.#\r\n...#\r\n##..\r\n\r\n.\r\n\r\n......\r\n", NULL, known, 3);
    expect_boards("OO.O\n..oO\nOO..\n\no\n\n......\n", NULL, known, 3);
}

static void link_without_walkers_has_them_everywhere(void **state) {
    (void)state;
    static const char *const known[] = {"1101/0001/1100/1001", "000/000/000"};
    expect_boards("4x4,0ck\n3x3,AA", NULL, known, 2);
}

/* Walkers on the ring have escaped, and on bad cells there are none. */
static void walkers_of_a_link_stand_on_good_cells_inside(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("escape", "3x3,AA,_4 3x3,CA,_4", NULL);
    uint64_t start[TEST_STATE_WORDS];
    struct naive_escape seen;
    test_start(fm_boards_get(boards, 0), start);
    naive_escape_view(fm_boards_get(boards, 0), start, &seen);
    assert_true(naive_escape_key(&seen) == 1U << 4);
    test_start(fm_boards_get(boards, 1), start);
    naive_escape_view(fm_boards_get(boards, 1), start, &seen);
    assert_true(naive_escape_key(&seen) == 0);
    fm_boards_free(boards);
}

/* ----------------------------------------------------------------------------------------------------- answers -- */

static void expect_answer_read(const struct fm_board *board, const char *text, const char *letters) {
    uint8_t moves[16];
    struct fm_text_error error;
    uint32_t count = fm_board_read_answer(board, text, (uint32_t)strlen(text), moves, COUNT_OF(moves), &error);
    assert_int_equal(count, strlen(letters));
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal("ENSW"[moves[i]], letters[i]);
}

static void answer_is_a_word_a_line_and_reads_back(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("escape", "3\n000\n000\n000\n", NULL);
    const struct fm_board *only = fm_boards_get(boards, 0);
    static const uint8_t moves[] = {0, 1, 2, 3, 0};
    for (uint32_t with_moves = 0; with_moves < 2; with_moves++) {
        char text[64] = {0};
        assert_int_equal(fm_board_write_answer(only, moves, 0, with_moves, text, sizeof text), 0);
        fm_board_write_answer(only, moves, COUNT_OF(moves), with_moves, text, sizeof text);
        assert_string_equal(text, "east\nnorth\nsouth\nwest\neast\n");
        expect_answer_read(only, text, "ENSWE");
    }
    expect_answer_read(only, "", "");
    expect_answer_read(only, " \n", "");
    expect_answer_read(only, "ENSW", "ENSW");
    expect_answer_read(only, "e nS\nw", "ENSW");
    expect_answer_read(only, "EAST North wEsT", "ENW");
    expect_answer_read(only, "east NN south", "ENNS");
    fm_boards_free(boards);
}

static void answer_that_holds_something_else_is_told_with_its_place(void **state) {
    (void)state;
    static const struct {
        const char *text;
        uint32_t line;
        uint32_t column;
        uint32_t code;
    } wrong[] = {
        {"x", 1, 1, FM_TEXT_EXPECTED_MOVE},          {"ENX", 1, 3, FM_TEXT_EXPECTED_MOVE},
        {"east\nup\n", 2, 1, FM_TEXT_EXPECTED_MOVE}, {"E\n N 1", 2, 4, FM_TEXT_EXPECTED_MOVE},
        {"eastward", 1, 2, FM_TEXT_EXPECTED_MOVE},   {"E\x80", 1, 2, FM_TEXT_NOT_TEXT},
    };
    struct fm_boards *boards = test_read("escape", "3\n000\n000\n000\n", NULL);
    for (uint32_t i = 0; i < COUNT_OF(wrong); i++) {
        uint8_t moves[16];
        struct fm_text_error error;
        uint32_t length = (uint32_t)strlen(wrong[i].text);
        assert_int_equal(fm_board_read_answer(fm_boards_get(boards, 0), wrong[i].text, length, moves, 16, &error),
                         FM_NONE);
        assert_int_equal(error.code, wrong[i].code);
        assert_int_equal(error.line, wrong[i].line);
        assert_int_equal(error.column, wrong[i].column);
        assert_int_equal(error.length, 1);
    }
    fm_boards_free(boards);
}

static void answer_longer_than_the_room_for_it_is_counted(void **state) {
    (void)state;
    struct fm_boards *boards = test_read("escape", "3\n000\n000\n000\n", NULL);
    uint8_t moves[4] = {9, 9, 9, 9};
    struct fm_text_error error;
    assert_int_equal(fm_board_read_answer(fm_boards_get(boards, 0), "WW east S", 9, moves, 2, &error), 4);
    assert_true(moves[0] == 3 && moves[1] == 3 && moves[2] == 9);
    fm_boards_free(boards);
}

static void answers_of_a_list_stand_apart(void **state) {
    (void)state;
    assert_true(fm_answers_are_apart(fm_puzzle_find("escape")));
    assert_false(fm_answers_are_apart(fm_puzzle_find("flood")));
    assert_false(fm_answers_are_apart(fm_puzzle_find("wall-pushers")));
}

/* ---------------------------------------------------------------------------------------------- what is refused -- */

static const struct malformed malformed[] = {
    {"no text at all", "", SIZE(0, 0), FM_TEXT_EMPTY, 1, 1, "", {0, 0, 0}},
    {"blanks only", " \n\n  ", SIZE(0, 0), FM_TEXT_EMPTY, 3, 3, "", {0, 0, 0}},
    /* The judges' forms. */
    {"a word", "north\n", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 1, 1, "north", {1, 64, 0}},
    {"a size of 0", "0\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 1, "0", {1, 64, 0}},
    {"a size below 0", "-3\n000\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 1, "-3", {1, 64, 0}},
    {"a size over the limit", "65\n", SIZE(0, 0), FM_TEXT_TOO_LARGE, 1, 1, "65", {64, 64, 0}},
    {"a size beyond 32 bits", "4294967297\n", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 1, "4294967297", {1, 64, 0}},
    {"a size alone", "2", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 1, 2, "", {1, 1, 0}},
    {"a board without its last row", "2\n01\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 3, 1, "", {2, 1, 0}},
    {"a last row that ends", "2\n0 1\n1\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 4, 1, "", {2, 2, 0}},
    {"a row too long", "2\n010\n01\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 2, 1, "010", {1, 3, 2}},
    {"a row too short", "3\n010\n01\n000\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 3, 1, "01", {2, 2, 3}},
    {"another digit", "2\n01\n02\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 2, "2", {'0', '1', 0}},
    {"a letter that is none", "2\n..\n.X\n", SIZE(0, 0), FM_TEXT_EXPECTED, 3, 2, "X", {'0', '1', 0}},
    {"a second case cut off", "1\n0\n2\n00\n", SIZE(0, 0), FM_TEXT_ENDS_EARLY, 5, 1, "", {2, 1, 0}},
    {"a second case of another size than asked for",
     "2\n00\n00\n1\n0\n",
     SIZE(2, 2),
     FM_TEXT_SIZE_DISAGREES,
     4,
     1,
     "1",
     {2, 2, 0}},
    {"a byte of no text", "2\n0\x07\n00\n", SIZE(0, 0), FM_TEXT_NOT_TEXT, 2, 2, "\x07", {7, 0, 0}},
    {"a byte above ASCII", "2\n00\n0\xE9\n", SIZE(0, 0), FM_TEXT_NOT_TEXT, 3, 2, "\xE9", {0xE9, 0, 0}},
    /* Pictures. */
    {"a picture with a short line", "...\n..\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 2, 1, "..", {2, 2, 3}},
    {"a picture with a long line", "..\n...\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 2, 1, "...", {2, 3, 2}},
    {"a picture with a digit", ".#\n.0\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 2, "0", {'.', '#', 0}},
    {"a picture with another letter", ".#\n.x\n", SIZE(0, 0), FM_TEXT_EXPECTED, 2, 2, "x", {'.', '#', 0}},
    {"a picture with a blank inside", "..\n. .\n", SIZE(0, 0), FM_TEXT_ROW_LENGTH, 2, 1, ". .", {2, 3, 2}},
    {"a picture that is indented", " ..\n ..\n", SIZE(0, 0), FM_TEXT_EXPECTED, 1, 1, " ", {'.', '#', 0}},
    {"a picture of another size than asked for", "..\n..\n", SIZE(2, 3), FM_TEXT_SIZE_DISAGREES, 1, 1, "..", {2, 3, 0}},
    {"a picture that is too wide",
     ".................................................................",
     SIZE(0, 0),
     FM_TEXT_TOO_LARGE,
     1,
     1,
     "................................",
     {64, 64, 0}},
    {"a byte of no text in a picture", "..\n.\x01\n", SIZE(0, 0), FM_TEXT_NOT_TEXT, 2, 2, "\x01", {1, 0, 0}},
    /* Links. */
    {"a link without cells", "3x3,", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "", {0, 2, 0}},
    {"a link cut off", "3x3,A", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "A", {1, 2, 0}},
    {"a link too long", "3x3,AAA", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "AAA", {3, 2, 0}},
    {"a link with half of its walkers", "3x3,AA,A", SIZE(0, 0), FM_TEXT_LINK_LENGTH, 1, 5, "AA,A", {4, 2, 0}},
    {"a link with another mark before its walkers", "3x3,AA.AA", SIZE(0, 0), FM_TEXT_EXPECTED, 1, 7, ".", {',', 0, 0}},
    {"a link with a character that is no digit", "3x3,A+", SIZE(0, 0), FM_TEXT_LINK_DIGIT, 1, 6, "+", {0, 0, 0}},
    {"a link with cells past the last one", "3x3,AB", SIZE(0, 0), FM_TEXT_LINK_DIGIT, 1, 6, "B", {0, 0, 0}},
    {"a link of no rows", "0x3,", SIZE(0, 0), FM_TEXT_OUT_OF_RANGE, 1, 1, "0", {1, 64, 0}},
    {"a link without columns", "3x,", SIZE(0, 0), FM_TEXT_EXPECTED_NUMBER, 1, 3, ",", {1, 64, 0}},
    {"a link that is too large", "65x1,AAAAAAAAAAA", SIZE(0, 0), FM_TEXT_TOO_LARGE, 1, 1, "65", {64, 64, 0}},
};

static void malformed_text_is_told_with_its_place_and_what_was_expected(void **state) {
    (void)state;
    expect_malformed("escape", malformed, COUNT_OF(malformed));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_reads_back_as_the_same_board),
        cmocka_unit_test(every_size_up_to_the_limit_is_read),
        cmocka_unit_test(link_of_any_moment_reads_back_with_its_walkers),
        cmocka_unit_test(picture_of_a_moment_shows_the_walkers_and_reads_as_the_board),
        cmocka_unit_test(text_is_written_up_to_the_capacity_and_its_whole_length_told),
        cmocka_unit_test(judges_cases_follow_each_other_to_the_end_of_the_text),
        cmocka_unit_test(other_judges_cells_are_dots_and_letters),
        cmocka_unit_test(rectangle_of_the_judges_takes_its_columns_from_outside),
        cmocka_unit_test(pictures_are_separated_by_empty_lines),
        cmocka_unit_test(link_without_walkers_has_them_everywhere),
        cmocka_unit_test(walkers_of_a_link_stand_on_good_cells_inside),
        cmocka_unit_test(answer_is_a_word_a_line_and_reads_back),
        cmocka_unit_test(answer_that_holds_something_else_is_told_with_its_place),
        cmocka_unit_test(answer_longer_than_the_room_for_it_is_counted),
        cmocka_unit_test(answers_of_a_list_stand_apart),
        cmocka_unit_test(malformed_text_is_told_with_its_place_and_what_was_expected),
    };
    return cmocka_run_group_tests_name("escape_text", tests, NULL, NULL);
}
