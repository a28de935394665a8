/* The vectors that all suites share, and what is known of how engines go about them. */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct fm_boards *read_vectors(const char *name) {
    char path[128];
    uint32_t length;
    struct fm_text_error error;
    snprintf(path, sizeof path, "vectors/wall-pushers/%s.in", name);
    char *text = test_read_file(path, &length);
    struct fm_boards *boards = fm_read(fm_puzzle_find("wall-pushers"), text, length, NULL, &error);
    assert_non_null(boards);
    free(text);
    return boards;
}

static void view_start(const struct fm_board *board, struct test_board *seen) {
    uint64_t start[256];
    assert_true(fm_board_state_words(board) <= COUNT_OF(start));
    fm_board_start(board, start);
    test_board_view(board, start, seen);
}

static void expect_length(const struct fm_board *board, const struct way *way, int32_t length) {
    struct test_board start;
    struct test_answer answer;
    struct fm_search_options options = way_options(way);
    test_solve(board, &options, &answer);
    view_start(board, &start);
    test_expect(answer.status == (length < 0 ? FM_NO_SOLUTION : FM_SOLVED) && answer.length == length, &start,
                WAY_FORMAT "status %u, %d moves instead of %d", WAY_VALUES(way), answer.status, answer.length, length);
    if (length >= 0)
        test_expect(test_board_is_solved_by(&start, answer.moves, (uint32_t)length), &start,
                    WAY_FORMAT "the moves solve nothing", WAY_VALUES(way));
}

static void every_engine_answers_every_vector(void **state) {
    (void)state;
    static const char *const names[] = {"sample", "longest", "random", "walllist"};
    uint32_t cases = 0;
    for (uint32_t i = 0; i < COUNT_OF(names); i++) {
        char path[128];
        uint32_t count;
        snprintf(path, sizeof path, "vectors/wall-pushers/%s.len", names[i]);
        int32_t *lengths = test_read_numbers(path, &count);
        struct fm_boards *boards = read_vectors(names[i]);
        assert_int_equal(fm_boards_count(boards), count);
        for (uint32_t j = 0; j < count; j++)
            for (uint32_t k = 0; k < COUNT_OF(ways); k++)
                expect_length(fm_boards_get(boards, j), &ways[k], lengths[j]);
        cases += count;
        fm_boards_free(boards);
        free(lengths);
    }
    print_message("%u cases, each in %u ways, none skipped\n", cases, COUNT_OF(ways));
}

/* ------------------------------------------------------------------------------------------------- thresholds -- */

static void expect_thresholds(const struct fm_board *board, const char *bound, const uint32_t *thresholds,
                              uint32_t count) {
    struct way way = {"ida*", bound, false};
    struct fm_search_options options = way_options(&way);
    struct fm_search *search = fm_search_create(board, &options);
    assert_non_null(search);
    while (fm_search_step(search, UINT64_MAX) == FM_RUNNING)
        continue;
    const struct fm_snapshot *end = fm_search_snapshot(search);
    assert_int_equal(end->status, FM_SOLVED);
    assert_int_equal(end->iteration_count, count);
    for (uint32_t i = 0; i < count; i++) {
        assert_int_equal(end->iterations[i].threshold, thresholds[i]);
        if (i > 0)
            assert_int_equal(end->iterations[i - 1].next_threshold, thresholds[i]);
    }
    fm_search_free(search);
}

static void deepening_goes_by_the_known_thresholds_on_the_sample(void **state) {
    (void)state;
    static const uint32_t none[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    static const uint32_t manhattan[] = {3, 4, 5, 6, 7, 8, 9, 13, 15, 16};
    static const uint32_t reach[] = {4, 5, 7, 8, 10, 16};
    struct fm_boards *boards = read_vectors("sample");
    expect_thresholds(fm_boards_get(boards, 0), "none", none, COUNT_OF(none));
    expect_thresholds(fm_boards_get(boards, 0), "manhattan", manhattan, COUNT_OF(manhattan));
    expect_thresholds(fm_boards_get(boards, 0), "reach", reach, COUNT_OF(reach));
    fm_boards_free(boards);
}

static void deepening_goes_by_the_known_thresholds_on_a_longest_board(void **state) {
    (void)state;
    static const uint32_t manhattan[] = {8, 10, 12, 14, 16, 18, 20, 22, 24};
    struct fm_boards *boards = read_vectors("longest");
    expect_thresholds(fm_boards_get(boards, 0), "manhattan", manhattan, COUNT_OF(manhattan));
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------------------ counts -- */

/* Nodes generated on the sample, and on all of the longest boards. These are the same on every machine: another number
 * means another algorithm, and wants a reason. */
static void known_runs_generate_the_known_numbers_of_nodes(void **state) {
    (void)state;
    static const struct {
        struct way way;
        uint64_t sample;
        uint64_t longest;
    } known[] = {
        {{"bfs", NULL, false}, 1266, 196112}, {{"iddfs", NULL, false}, 306, 8878},
        {{"ida*", "none", false}, 306, 8878}, {{"ida*", "manhattan", false}, 137, 1739},
        {{"ida*", "reach", false}, 72, 630},  {{"ida*", "carry", false}, 21, 174},
        {{"a*", "none", false}, 28, 711},     {{"a*", "manhattan", false}, 28, 300},
        {{"a*", "reach", false}, 28, 273},    {{"a*", "carry", false}, 21, 136},
    };
    struct fm_boards *sample = read_vectors("sample");
    struct fm_boards *longest = read_vectors("longest");
    for (uint32_t i = 0; i < COUNT_OF(known); i++) {
        struct fm_search_options options = way_options(&known[i].way);
        struct test_answer answer;
        uint64_t generated = 0;
        test_solve(fm_boards_get(sample, 0), &options, &answer);
        assert_int_equal(answer.stats.generated, known[i].sample);
        for (uint32_t j = 0; j < fm_boards_count(longest); j++) {
            test_solve(fm_boards_get(longest, j), &options, &answer);
            generated += answer.stats.generated;
        }
        assert_int_equal(generated, known[i].longest);
    }
    fm_boards_free(longest);
    fm_boards_free(sample);
}

/* On the fourth of the longest boards 42,405 states are met before the exit is; the exit is one more, and so is the
 * child that comes after it. */
static void breadth_first_search_meets_the_known_number_of_states(void **state) {
    (void)state;
    struct way way = {"bfs", NULL, false};
    struct fm_search_options options = way_options(&way);
    struct test_answer answer;
    struct fm_boards *boards = read_vectors("longest");
    test_solve(fm_boards_get(boards, 3), &options, &answer);
    assert_int_equal(1 + answer.stats.generated - answer.stats.duplicates, 42405 + 2);
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_answers_every_vector),
        cmocka_unit_test(deepening_goes_by_the_known_thresholds_on_the_sample),
        cmocka_unit_test(deepening_goes_by_the_known_thresholds_on_a_longest_board),
        cmocka_unit_test(known_runs_generate_the_known_numbers_of_nodes),
        cmocka_unit_test(breadth_first_search_meets_the_known_number_of_states),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
