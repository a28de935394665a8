/* Where boards stand in the text that they are read from, and which form it has. */
#include "support.h"

#include <string.h>

static void expect_places(const char *puzzle, const char *form, const char *text, const char *const *cases,
                          uint32_t count) {
    struct fm_boards *boards = test_read(puzzle, text, NULL);
    assert_int_equal(fm_boards_count(boards), count);
    assert_string_equal(fm_form_name(fm_puzzle_find(puzzle), fm_boards_form(boards)), form);
    for (uint32_t i = 0; i < count; i++) {
        struct fm_place place = fm_boards_place(boards, i);
        assert_int_equal(place.length, strlen(cases[i]));
        assert_memory_equal(text + place.offset, cases[i], place.length);
    }
    fm_boards_free(boards);
}

#define EXPECT_PLACES(puzzle, form, text, ...)                                                                         \
    expect_places(puzzle, form, text, (const char *const[]){__VA_ARGS__},                                              \
                  COUNT_OF(((const char *const[]){__VA_ARGS__})))

static void each_case_has_its_place_in_the_text(void **state) {
    (void)state;
    EXPECT_PLACES("flood", "judge", "\xEF\xBB\xBF 2\n0 1\n1 0 \n\n1 5\n0\n", "2\n0 1\n1 0", "1 5");
    EXPECT_PLACES("flood", "judge", "1 5 1 6 0", "1 5", "1 6");
    EXPECT_PLACES("flood", "drawn", "\n010\r\n122\r\n\r\n\r\n33\n", "010\r\n122", "33");
    EXPECT_PLACES("flood", "link", "1x2,AB", "1x2,AB");
    EXPECT_PLACES("escape", "judge", "2\n01\n10\n1\n0", "2\n01\n10", "1\n0");
    EXPECT_PLACES("escape", "poj", "2\n.O\nO.\n", "2\n.O\nO.");
    EXPECT_PLACES("escape", "drawn", ".#\n#.\n   \n...  \n\n", ".#\n#.", "...");
    EXPECT_PLACES("escape", "link", "2x2,g 1x1,A", "2x2,g", "1x1,A");
    EXPECT_PLACES("wall-pushers", "drawn", "+   +\n  S  \n+   +\n\n\n+---+\n| S |\n+---+\n", "+   +\n  S  \n+   +",
                  "+---+\n| S |\n+---+");
    EXPECT_PLACES("wall-pushers", "walls", " x 1 0 1\ny 1 0 1\n0 0 0 0\n", "x 1 0 1\ny 1 0 1\n0 0 0 0");
    EXPECT_PLACES("wall-pushers", "link", "1x1,1,1,A\n1x1,1,1,8\n", "1x1,1,1,A", "1x1,1,1,8");
    EXPECT_PLACES("wall-pushers", "judge",
                  "1 1\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n\n2 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 "
                  "0 0 0 0 0 0 0\n0 0\n",
                  "1 1\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0",
                  "2 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_case_has_its_place_in_the_text),
    };
    return cmocka_run_group_tests_name("places", tests, NULL, NULL);
}
