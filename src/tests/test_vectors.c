/* The vectors that all suites share, and what is known of how engines go about them. */
#include "engines.h"
#include "naive_wall_pushers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void view_start(const struct fm_board *board, struct test_board *seen) {
    uint64_t start[TEST_STATE_WORDS];
    test_start(board, start);
    test_board_view(board, start, seen);
}

static void expect_length(const struct fm_board *board, const struct way *way, int32_t length) {
    struct test_board start;
    struct test_answer answer;
    struct fm_search_options options = way_options("wall-pushers", way);
    test_solve(board, &options, &answer);
    view_start(board, &start);
    test_expect(answer.status == (length < 0 ? FM_NO_SOLUTION : FM_SOLVED) && answer.length == length, &start,
                WAY_FORMAT "status %u, %d moves instead of %d", WAY_VALUES(way), answer.status, answer.length, length);
    if (length >= 0)
        test_expect(test_board_is_solved_by(&start, answer.moves, (uint32_t)length), &start,
                    WAY_FORMAT "the moves solve nothing", WAY_VALUES(way));
}

/* Under sanitizers each file's first case of ten must do, and ways that take more nodes than these are left out: they
 * go nowhere that others do not. */
#ifdef TEST_IS_SANITIZED
#define EACH       10
#define MOST_NODES 500000
#else
#define EACH       1
#define MOST_NODES UINT64_MAX
#endif

static void every_engine_answers_every_vector(void **state) {
    (void)state;
    static const char *const names[] = {"sample", "longest", "random", "walllist"};
    uint32_t cases = 0;
    for (uint32_t i = 0; i < COUNT_OF(names); i++) {
        char path[128];
        uint32_t count;
        snprintf(path, sizeof path, "vectors/wall-pushers/%s.len", names[i]);
        int32_t *lengths = test_read_numbers(path, &count);
        struct fm_boards *boards = test_read_vectors("wall-pushers", names[i]);
        assert_int_equal(fm_boards_count(boards), count);
        for (uint32_t j = 0; j < count; j += EACH) {
            for (uint32_t k = 0; k < WALL_PUSHERS_WAYS; k++)
                expect_length(fm_boards_get(boards, j), &wall_pushers_ways[k], lengths[j]);
            cases++;
        }
        fm_boards_free(boards);
        free(lengths);
    }
    print_message("%u cases, each in %u ways\n", cases, WALL_PUSHERS_WAYS);
}

/* ------------------------------------------------------------------------------------- answers byte for byte -- */

/* A generous ceiling for one case, in seconds of computing; sanitizers slow things down. */
#ifdef TEST_IS_SANITIZED
#define MOST_SECONDS 60
#else
#define MOST_SECONDS 1
#endif

/* What the program would print of the boards of a file, by one way of searching; generated nodes are added up. */
static char *answer_all(const char *puzzle, const struct fm_boards *boards, const struct way *way,
                        uint64_t *generated) {
    char *text = test_resize(NULL, TEST_TEXT_BYTES, 1);
    uint32_t length = 0;
    struct fm_search_options options = way_options(puzzle, way);
    *generated = 0;
    for (uint32_t i = 0; i < fm_boards_count(boards); i++) {
        const struct fm_board *board = fm_boards_get(boards, i);
        struct test_answer answer;
        clock_t start = clock();
        test_solve(board, &options, &answer);
        board_expect(clock() - start < MOST_SECONDS * CLOCKS_PER_SEC, board, WAY_FORMAT "over %u s", WAY_VALUES(way),
                     MOST_SECONDS);
        board_expect(answer.status == FM_SOLVED, board, WAY_FORMAT "status %u", WAY_VALUES(way), answer.status);
        if (i > 0 && fm_answers_are_apart(fm_puzzle_find(puzzle)))
            text[length++] = '\n';
        length += fm_board_write_answer(board, answer.moves, (uint32_t)answer.length, false, text + length,
                                        TEST_TEXT_BYTES - length);
        assert_true(length + 1 < TEST_TEXT_BYTES);
        *generated += answer.stats.generated;
    }
    text[length] = '\0';
    return text;
}

/* A file, a way to answer it, and how many nodes that generates, the same on every machine: another number means
 * another algorithm, and wants a reason. 0: not looked at. */
struct known_file {
    const char *name;
    struct way way;
    uint64_t generated;
};

static void expect_file(const char *puzzle, const struct known_file *known) {
    char path[128];
    uint32_t length;
    uint64_t generated;
    if (known->generated > MOST_NODES)
        return;
    struct fm_boards *boards = test_read_vectors(puzzle, known->name);
    snprintf(path, sizeof path, "vectors/%s/%s.out", puzzle, known->name);
    char *right = test_read_file(path, &length);
    char *text = answer_all(puzzle, boards, &known->way, &generated);
    assert_string_equal(text, right);
    if (known->generated != 0 && generated != known->generated)
        fail_msg("%s: " WAY_FORMAT "%llu nodes instead of %llu", known->name, WAY_VALUES(&known->way),
                 (unsigned long long)generated, (unsigned long long)known->generated);
    free(text);
    free(right);
    fm_boards_free(boards);
}

/* Generated nodes by the ways of escape_ways; what "auto" chooses may change. */
static void every_engine_answers_escape_byte_for_byte(void **state) {
    (void)state;
    static const uint64_t generated[ESCAPE_WAYS] = {0,      631972, 631972, 2253382, 2297752, 2253382, 510038, 160560,
                                                    20384,  522296, 20756,  1628996, 662753,  266644,  45315,  1658680,
                                                    677440, 46308,  5639,   2796,    2956,    16174,   9782,   10300};
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        expect_file("escape", &(struct known_file){"sample", escape_ways[i], 0});
        expect_file("escape", &(struct known_file){"random", escape_ways[i], generated[i]});
    }
}

static void hard_boards_of_escape_are_answered_within_a_second_each(void **state) {
    (void)state;
    static const struct known_file files[] = {
        {"hard", {"auto", NULL, false}, 0},          {"hard", {"bfs", NULL, false}, 2117148},
        {"hard", {"ida*", "pairs", false}, 121636},  {"hard", {"ida*", "triples", false}, 16926},
        {"hard", {"a*", "pairs", false}, 207140},    {"hard", {"ida*", "distance", false}, 907273},
        {"hard", {"a*", "distance", false}, 891907},
    };
    for (uint32_t i = 0; i < COUNT_OF(files); i++)
        expect_file("escape", &files[i]);
}

/* Without a bound that knows the board only the smallest boards are within reach. */
static void every_engine_answers_flood(void **state) {
    (void)state;
    for (uint32_t i = 0; i < FLOOD_WAYS; i++)
        expect_file("flood", &(struct known_file){"sample", flood_ways[i], 0});
}

static void boards_of_flood_are_answered_within_a_second_each(void **state) {
    (void)state;
    static const struct known_file files[] = {
        {"random8", {"auto", NULL, false}, 0},
        {"random8", {"a*", "finish-or-expand", false}, 12366},
        {"random8", {"a*", "finish-or-expand", true}, 21639},
        {"random8", {"a*", "colours", false}, 87656},
        {"random8", {"ida*", "finish-or-expand", false}, 24024},
        {"random8", {"ida*", "finish-or-expand", true}, 37447},
        {"random8", {"ida*", "colours", false}, 383697},
        {"hard", {"auto", NULL, false}, 0},
        {"hard", {"a*", "finish-or-expand", false}, 3721},
        {"hard", {"a*", "finish-or-expand", true}, 26677},
        {"hard", {"ida*", "finish-or-expand", false}, 15909},
    };
    for (uint32_t i = 0; i < COUNT_OF(files); i++)
        expect_file("flood", &files[i]);
}

/* ------------------------------------------------------------------------------------------------- thresholds -- */

static void expect_thresholds(const struct fm_board *board, const char *bound, const uint32_t *thresholds,
                              uint32_t count) {
    struct way way = {"ida*", bound, false};
    struct fm_search_options options = way_options("wall-pushers", &way);
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
    struct fm_boards *boards = test_read_vectors("wall-pushers", "sample");
    expect_thresholds(fm_boards_get(boards, 0), "none", none, COUNT_OF(none));
    expect_thresholds(fm_boards_get(boards, 0), "manhattan", manhattan, COUNT_OF(manhattan));
    expect_thresholds(fm_boards_get(boards, 0), "reach", reach, COUNT_OF(reach));
    fm_boards_free(boards);
}

static void deepening_goes_by_the_known_thresholds_on_a_longest_board(void **state) {
    (void)state;
    static const uint32_t manhattan[] = {8, 10, 12, 14, 16, 18, 20, 22, 24};
    struct fm_boards *boards = test_read_vectors("wall-pushers", "longest");
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
    struct fm_boards *sample = test_read_vectors("wall-pushers", "sample");
    struct fm_boards *longest = test_read_vectors("wall-pushers", "longest");
    for (uint32_t i = 0; i < COUNT_OF(known); i++) {
        struct fm_search_options options = way_options("wall-pushers", &known[i].way);
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

/* None of the hard boards of Escape has more than 247,000 sets. */
static void breadth_first_search_of_escape_meets_no_more_sets_than_known(void **state) {
    (void)state;
    struct way way = {"bfs", NULL, false};
    struct fm_search_options options = way_options("escape", &way);
    struct fm_boards *boards = test_read_vectors("escape", "hard");
    uint64_t most = 0;
    for (uint32_t i = 0; i < fm_boards_count(boards); i++) {
        struct test_answer answer;
        test_solve(fm_boards_get(boards, i), &options, &answer);
        uint64_t sets = 1 + answer.stats.generated - answer.stats.duplicates;
        most = sets > most ? sets : most;
    }
    assert_in_range(most, 245000, 247000);
    fm_boards_free(boards);
}

/* On the fourth of the longest boards 42,405 states are met before the exit is; the exit is one more, and so is the
 * child that comes after it. */
static void breadth_first_search_meets_the_known_number_of_states(void **state) {
    (void)state;
    struct way way = {"bfs", NULL, false};
    struct fm_search_options options = way_options("wall-pushers", &way);
    struct test_answer answer;
    struct fm_boards *boards = test_read_vectors("wall-pushers", "longest");
    test_solve(fm_boards_get(boards, 3), &options, &answer);
    assert_int_equal(1 + answer.stats.generated - answer.stats.duplicates, 42405 + 2);
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_answers_every_vector),
        cmocka_unit_test(every_engine_answers_escape_byte_for_byte),
        cmocka_unit_test(hard_boards_of_escape_are_answered_within_a_second_each),
        cmocka_unit_test(every_engine_answers_flood),
        cmocka_unit_test(boards_of_flood_are_answered_within_a_second_each),
        cmocka_unit_test(deepening_goes_by_the_known_thresholds_on_the_sample),
        cmocka_unit_test(deepening_goes_by_the_known_thresholds_on_a_longest_board),
        cmocka_unit_test(known_runs_generate_the_known_numbers_of_nodes),
        cmocka_unit_test(breadth_first_search_meets_the_known_number_of_states),
        cmocka_unit_test(breadth_first_search_of_escape_meets_no_more_sets_than_known),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
