/* Stepping and looking back: a run is the same however it is cut up, and every moment of it can be shown again. */
#include "engines.h"
#include "trace.h"

#include <stdlib.h>
#include <string.h>

#define MOST_MOMENTS 2500
/* Some searches end by this limit, before or after the last moment that is kept. */
#define MOST_NODES 10000
/* Runs longer than this are beyond the first things that engines note down for looking back. */
#define LONG_RUN 1200

struct runs {
    uint64_t (*check)(const struct fm_board *board, const struct fm_search_options *options,
                      struct test_random *random);
    struct test_random random;
    uint32_t count;
    uint32_t long_ones;
    uint64_t steps;
};

static void check_board(struct runs *runs, const struct fm_board *board) {
    for (uint32_t i = 0; i < COUNT_OF(ways); i++) {
        struct fm_search_options options = way_options(&ways[i]);
        options.max_nodes = MOST_NODES;
        uint64_t steps = runs->check(board, &options, &runs->random);
        runs->count++;
        runs->steps += steps;
        runs->long_ones += steps >= LONG_RUN;
    }
}

static void check_random_boards(struct runs *runs, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        struct test_board board;
        test_board_random(&board, &runs->random, 1 + test_random_below(&runs->random, 4),
                          2 + test_random_below(&runs->random, 4), test_random_below(&runs->random, 80),
                          60 + test_random_below(&runs->random, 41));
        struct fm_boards *boards = test_board_read(&board);
        check_board(runs, fm_boards_get(boards, 0));
        fm_boards_free(boards);
    }
}

static void check_longest_boards(struct runs *runs, uint32_t count) {
    uint32_t length;
    struct fm_text_error error;
    char *text = test_read_file("vectors/wall-pushers/longest.in", &length);
    struct fm_boards *boards = fm_read(fm_puzzle_find("wall-pushers"), text, length, NULL, &error);
    assert_non_null(boards);
    assert_true(count <= fm_boards_count(boards));
    for (uint32_t i = 0; i < count; i++)
        check_board(runs, fm_boards_get(boards, i));
    fm_boards_free(boards);
    free(text);
}

/* Calls `check`, which returns the number of steps it saw, for every engine and bound on many boards. */
static void for_each_run(uint64_t (*check)(const struct fm_board *board, const struct fm_search_options *options,
                                           struct test_random *random)) {
    struct runs runs = {.check = check, .random = test_random_open()};
    check_random_boards(&runs, TEST_CASES(300));
    check_longest_boards(&runs, 1 + TEST_CASES(40) / 10);
    print_message("%u runs, %u of them long; %llu steps\n", runs.count, runs.long_ones, (unsigned long long)runs.steps);
    assert_true(runs.long_ones >= 4);
}

static void expect_shown(const struct trace *trace, struct fm_search *search, uint64_t step, const char *what) {
    const struct fm_snapshot *snapshot = fm_search_snapshot(search);
    assert_int_equal(snapshot->step, step);
    struct trace_moment moment = trace_moment_of(trace->board, snapshot);
    trace_expect_same(trace, step, &moment, what);
    trace_moment_free(&moment);
}

static uint64_t check_splits(const struct fm_board *board, const struct fm_search_options *options,
                             struct test_random *random) {
    struct trace trace;
    trace_open(&trace, board, options, MOST_MOMENTS);
    uint64_t last = trace.length - 1;
    uint32_t largest = 1 + test_random_below(random, 100);
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    if (last > 0)
        expect_shown(&trace, search, 0, "before the first step");
    for (uint64_t at = 0; at < last;) {
        uint64_t budget = 1 + test_random_below(random, largest);
        /* Up to the last moment kept and not beyond, or the numbers of a cut-off run would differ. */
        budget = budget < last - at ? budget : last - at;
        fm_search_step(search, budget);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        assert_int_equal(snapshot->last_step, snapshot->step);
        assert_true(snapshot->step > at && snapshot->step <= at + budget);
        at = snapshot->step;
        if (at < last || trace.moments[last].values[0] == FM_RUNNING)
            expect_shown(&trace, search, at, "after a part of the budget");
    }
    if (trace.moments[last].values[0] != FM_RUNNING) {
        while (fm_search_step(search, 1) == FM_RUNNING)
            continue;
        expect_shown(&trace, search, last, "at the end");
    }
    fm_search_free(search);
    trace_close(&trace);
    return last;
}

static void run_is_the_same_however_budgets_are_split(void **state) {
    (void)state;
    for_each_run(check_splits);
}

static uint64_t check_end(const struct fm_board *board, const struct fm_search_options *options,
                          struct test_random *random) {
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    enum fm_status status;
    while ((status = fm_search_step(search, 1 + test_random_below(random, 1000))) == FM_RUNNING)
        continue;
    struct trace_moment end = trace_moment_of(board, fm_search_snapshot(search));
    uint64_t bytes = fm_search_bytes(search);
    struct trace trace = {.board = board, .moments = &end, .length = 1};
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(fm_search_step(search, 1 + test_random_below(random, 1000)), status);
        struct trace_moment again = trace_moment_of(board, fm_search_snapshot(search));
        trace_expect_same(&trace, 0, &again, "after the end");
        trace_moment_free(&again);
        if (i == 0)
            fm_search_stop(search); /* changes nothing either */
    }
    assert_int_equal(fm_search_bytes(search), bytes);
    uint64_t last = fm_search_snapshot(search)->last_step;
    fm_search_free(search);
    trace_moment_free(&end);
    return last;
}

static void final_answer_is_final(void **state) {
    (void)state;
    for_each_run(check_end);
}

static uint64_t check_seek_after_the_end(const struct fm_board *board, const struct fm_search_options *options,
                                         struct test_random *random) {
    struct trace trace;
    trace_open(&trace, board, options, MOST_MOMENTS);
    uint64_t last = trace.length - 1;
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    if (last > 0)
        fm_search_step(search, last);
    if (trace.moments[last].values[0] != FM_RUNNING)
        while (fm_search_step(search, 1) == FM_RUNNING)
            continue;
    for (uint32_t i = 0; i < 40; i++) {
        uint64_t step = test_random_below(random, (uint32_t)trace.length);
        assert_true(fm_search_seek(search, step));
        assert_int_equal(fm_search_snapshot(search)->last_step, last);
        expect_shown(&trace, search, step, "at random");
    }
    uint64_t from = last < 60 ? last : last - test_random_below(random, (uint32_t)last - 60 + 1);
    for (uint64_t i = 0; i <= from && i < 60; i++) {
        assert_true(fm_search_seek(search, from - i));
        expect_shown(&trace, search, from - i, "backward");
    }
    for (uint64_t step = 0; step <= last && step < 60; step++) {
        assert_true(fm_search_seek(search, step));
        expect_shown(&trace, search, step, "forward from the start");
    }
    assert_true(fm_search_seek(search, last));
    expect_shown(&trace, search, last, "back at the end");
    fm_search_free(search);
    trace_close(&trace);
    return last;
}

static void every_moment_of_a_run_can_be_shown_again(void **state) {
    (void)state;
    for_each_run(check_seek_after_the_end);
}

static uint64_t check_seek_on_the_way(const struct fm_board *board, const struct fm_search_options *options,
                                      struct test_random *random) {
    struct trace trace;
    trace_open(&trace, board, options, MOST_MOMENTS);
    uint64_t last = trace.length - 1;
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    uint32_t largest = 1 + (uint32_t)last / 8;
    for (uint64_t computed = 0; computed < last;) {
        uint64_t budget = 1 + test_random_below(random, largest);
        budget = budget < last - computed ? budget : last - computed;
        fm_search_step(search, budget);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        assert_int_equal(snapshot->step, snapshot->last_step);
        computed = snapshot->step;
        for (uint32_t i = test_random_below(random, 4); i > 0; i--) {
            uint64_t step = test_random_below(random, (uint32_t)computed + 1);
            assert_true(fm_search_seek(search, step));
            assert_int_equal(fm_search_snapshot(search)->last_step, computed);
            if (step < last)
                expect_shown(&trace, search, step, "looking back while it runs");
        }
    }
    if (trace.moments[last].values[0] != FM_RUNNING)
        while (fm_search_step(search, 1) == FM_RUNNING)
            continue;
    assert_true(fm_search_seek(search, last));
    expect_shown(&trace, search, last, "at the end, after having looked back");
    fm_search_free(search);
    trace_close(&trace);
    return last;
}

static void looking_back_does_not_disturb_the_run(void **state) {
    (void)state;
    for_each_run(check_seek_on_the_way);
}

/* Whether the counts of a step are those of the children shown. */
static void expect_counted(const struct fm_stats *before, const struct fm_snapshot *snapshot) {
    uint32_t verdicts[FM_GOAL + 1] = {0};
    const struct fm_stats *stats = &snapshot->stats;
    for (uint32_t i = 0; i < snapshot->child_count; i++)
        verdicts[snapshot->children[i].verdict]++;
    assert_int_equal(stats->steps, snapshot->step);
    if (stats->steps == before->steps) /* the end, found without taking a node */
        return;
    assert_int_equal(stats->steps, before->steps + 1);
    assert_int_equal(stats->expanded - before->expanded, snapshot->child_count > 0);
    assert_int_equal(stats->generated - before->generated,
                     snapshot->child_count - verdicts[FM_ILLEGAL] - verdicts[FM_PATH]);
    assert_int_equal(stats->duplicates - before->duplicates, verdicts[FM_DUPLICATE]);
    assert_int_equal(stats->cut - before->cut, verdicts[FM_CUT]);
    assert_true(stats->peak_frontier >= before->peak_frontier && stats->peak_bytes >= before->peak_bytes);
}

/* Whether replaying the path from the root leads to the node in hand, and its numbers fit. */
static uint64_t check_moments(const struct fm_board *board, const struct fm_search_options *options,
                              struct test_random *random) {
    (void)random;
    uint64_t moment[256];
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    struct fm_stats before = {0};
    uint32_t lower_bound = 0;
    for (uint32_t i = 0; i < MOST_MOMENTS; i++) {
        enum fm_status status = fm_search_step(search, 1);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        expect_counted(&before, snapshot);
        before = snapshot->stats;
        fm_board_start(board, moment);
        for (uint32_t j = 0; j < snapshot->path_length; j++)
            assert_int_equal(fm_board_apply(board, moment, snapshot->path[j], moment), 0);
        uint8_t seen[TEST_SIDE * TEST_SIDE];
        uint8_t known[TEST_SIDE * TEST_SIDE];
        int32_t seen_integers[FM_VIEW_INTEGERS];
        int32_t known_integers[FM_VIEW_INTEGERS];
        fm_board_view(board, snapshot->state, seen, seen_integers);
        fm_board_view(board, moment, known, known_integers);
        assert_memory_equal(seen, known, fm_board_rows(board) * fm_board_columns(board));
        assert_memory_equal(seen_integers, known_integers, sizeof seen_integers);
        assert_int_equal(snapshot->g, snapshot->path_length);
        if (snapshot->path_length)
            assert_int_equal(snapshot->move, snapshot->path[snapshot->path_length - 1]);
        else
            assert_int_equal(snapshot->move, FM_NONE);
        assert_true(snapshot->lower_bound >= lower_bound);
        assert_true(snapshot->lower_bound <= snapshot->upper_bound);
        lower_bound = snapshot->lower_bound;
        for (uint32_t j = 0; j < snapshot->child_count; j++) {
            const struct fm_child *child = &snapshot->children[j];
            uint32_t refusal = fm_board_apply(board, snapshot->state, child->move, moment);
            assert_true(j == 0 || child->move > snapshot->children[j - 1].move);
            if (refusal != 0)
                assert_int_equal(child->verdict, FM_ILLEGAL);
            if (child->verdict == FM_ILLEGAL) {
                assert_int_equal(child->refusal, refusal);
                continue;
            }
            assert_int_equal(child->g, snapshot->g + 1);
            assert_int_equal(child->verdict == FM_GOAL, fm_board_is_goal(board, moment) && child->verdict != FM_CUT &&
                                                            child->verdict != FM_DUPLICATE);
        }
        if (status != FM_RUNNING)
            break;
    }
    uint64_t last = fm_search_snapshot(search)->last_step;
    fm_search_free(search);
    return last;
}

static void moment_tells_a_node_its_path_and_its_children(void **state) {
    (void)state;
    for_each_run(check_moments);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(run_is_the_same_however_budgets_are_split),
        cmocka_unit_test(final_answer_is_final),
        cmocka_unit_test(every_moment_of_a_run_can_be_shown_again),
        cmocka_unit_test(looking_back_does_not_disturb_the_run),
        cmocka_unit_test(moment_tells_a_node_its_path_and_its_children),
    };
    return cmocka_run_group_tests_name("steps", tests, NULL, NULL);
}
