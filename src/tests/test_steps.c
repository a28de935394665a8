/* Stepping and looking back: a run is the same however it is cut up, and every moment of it can be shown again. */
#include "engines.h"
#include "trace.h"

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

static void check_board(struct runs *runs, const struct subject *subject, const struct fm_board *board) {
    for (uint32_t i = 0; i < subject_way_count(subject); i++) {
        struct fm_search_options options = way_options(subject->puzzle, subject_way(subject, i));
        options.max_nodes = MOST_NODES;
        uint64_t steps = runs->check(board, &options, &runs->random);
        runs->count++;
        runs->steps += steps;
        runs->long_ones += steps >= LONG_RUN;
    }
}

static void check_random_boards(struct runs *runs, const struct subject *subject, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        struct fm_boards *boards = subject->random_board(&runs->random);
        check_board(runs, subject, fm_boards_get(boards, 0));
        fm_boards_free(boards);
    }
}

static void check_hard_boards(struct runs *runs, const struct subject *subject, uint32_t count) {
    struct fm_boards *boards = test_read_vectors(subject->puzzle, subject->hard_vectors);
    for (uint32_t i = 0; i < count && i < fm_boards_count(boards); i++)
        check_board(runs, subject, fm_boards_get(boards, i));
    fm_boards_free(boards);
}

/* Calls `check`, which returns the number of steps it saw, for every puzzle, engine and bound on many boards. */
static void for_each_run(uint64_t (*check)(const struct fm_board *board, const struct fm_search_options *options,
                                           struct test_random *random)) {
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct runs runs = {.check = check, .random = random};
        check_random_boards(&runs, &subjects[i], TEST_CASES(200));
        check_hard_boards(&runs, &subjects[i], 1 + TEST_CASES(40) / 10);
        print_message("%s: %u runs, %u of them long; %llu steps\n", subjects[i].puzzle, runs.count, runs.long_ones,
                      (unsigned long long)runs.steps);
        assert_true(runs.long_ones >= 4);
    }
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
        /* Before the first step a bound may have to be made ready, a slice a call. */
        assert_true((snapshot->step > at || at == 0) && snapshot->step <= at + budget);
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

/* ------------------------------------------------------------------------------------------- what is special -- */

/* Runs a search to its end, and says whether it is one to look at. */
static bool is_run_that(bool (*has)(const struct fm_snapshot *end), const struct fm_board *board,
                        const struct fm_search_options *options) {
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    while (fm_search_step(search, UINT64_MAX) == FM_RUNNING)
        continue;
    const struct fm_snapshot *end = fm_search_snapshot(search);
    bool is_one = end->status == FM_SOLVED && end->last_step < MOST_MOMENTS && has(end);
    fm_search_free(search);
    return is_one;
}

/* Looks back in `count` runs of a puzzle that have something special. */
static void look_back_where(bool (*has)(const struct fm_snapshot *end), const struct subject *subject,
                            const struct way *way, uint32_t count) {
    struct test_random random = test_random_open();
    struct fm_search_options options = way_options(subject->puzzle, way);
    options.max_nodes = MOST_NODES;
    uint32_t tried = 0;
    for (uint32_t found = 0; found < count; tried++) {
        struct fm_boards *boards = subject->random_board(&random);
        const struct fm_board *board = fm_boards_get(boards, 0);
        if (is_run_that(has, board, &options)) {
            check_splits(board, &options, &random);
            check_seek_after_the_end(board, &options, &random);
            check_seek_on_the_way(board, &options, &random);
            found++;
        }
        fm_boards_free(boards);
    }
    print_message("%s, %s: %u of %u runs\n", subject->puzzle, way->engine, count, tried);
}

/* The last iteration has the threshold of the one before: the nodes are taken anew, in the order of words. */
static bool has_an_ordered_pass(const struct fm_snapshot *end) {
    uint32_t count = end->iteration_count;
    return count > 1 && end->iterations[count - 2].threshold == end->iterations[count - 1].threshold &&
           end->last_step - end->iterations[count - 1].first_step > 100;
}

static void ordered_pass_can_be_shown_again(void **state) {
    (void)state;
    static const struct way ways[] = {{"a*", "none", false}, {"a*", "manhattan", false}, {"a*", "pairs", false}};
    for (uint32_t i = 0; i < COUNT_OF(ways); i++)
        look_back_where(has_an_ordered_pass, &subjects[1], &ways[i], 1 + TEST_CASES(10));
}

/* Beyond the first checkpoints, and many a child dropped by the table. */
static bool has_dropped_many(const struct fm_snapshot *end) {
    return end->last_step > LONG_RUN && end->stats.duplicates > 200;
}

static void what_the_table_dropped_is_shown_again_as_dropped(void **state) {
    (void)state;
    static const struct way ways[] = {{"ida*", "none", false}, {"ida*", "none", true}};
    for (uint32_t i = 1; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < COUNT_OF(ways); j++)
            look_back_where(has_dropped_many, &subjects[i], &ways[j], 1 + TEST_CASES(10));
}

/* --------------------------------------------------------------------------------------------------- one moment -- */

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
    uint64_t moment[TEST_STATE_WORDS];
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
                /* By the rules of the game, or by one of those that only searches follow. */
                assert_true(refusal != 0 ? child->refusal == refusal : child->refusal > 1);
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
        cmocka_unit_test(ordered_pass_can_be_shown_again),
        cmocka_unit_test(what_the_table_dropped_is_shown_again_as_dropped),
        cmocka_unit_test(moment_tells_a_node_its_path_and_its_children),
    };
    return cmocka_run_group_tests_name("steps", tests, NULL, NULL);
}
