/* Running out of nodes, memory or time is an answer: what is proved by then, and nothing more. */
#include "engines.h"

#include <stdlib.h>
#include <string.h>

/* A board that every engine needs many nodes for, with its true distance. */
struct hard {
    struct test_board board;
    struct fm_boards *boards;
    int32_t length;
};

/* Looks for a board with many states and a long way out. */
static void find_hard_board(struct test_random *random, struct hard *hard) {
    for (;;) {
        struct exhaust exhaust;
        test_board_random_with_gaps(&hard->board, random, 4, 6, 45, 1);
        if (!exhaust_open(&exhaust, &hard->board, 100000))
            continue;
        uint32_t farthest = exhaust_farthest(&exhaust);
        uint32_t count = exhaust.count;
        hard->length = exhaust.distance[farthest];
        exhaust_board(&exhaust, farthest, &hard->board);
        exhaust_close(&exhaust);
        if (count > 5000 && hard->length > 10) {
            hard->boards = test_board_read(&hard->board);
            return;
        }
    }
}

static void expect_proved(const struct hard *hard, const struct way *way, const struct test_answer *answer) {
    const struct test_board *board = &hard->board;
    uint32_t length = (uint32_t)hard->length;
    test_expect(answer->lower_bound >= 1 && answer->lower_bound <= length, board,
                WAY_FORMAT "at least %u is claimed where %u are enough", WAY_VALUES(way), answer->lower_bound, length);
    if (answer->length < 0) {
        assert_int_equal(answer->upper_bound, FM_INFINITE);
        return;
    }
    test_expect(answer->upper_bound == (uint32_t)answer->length && answer->upper_bound >= length, board,
                WAY_FORMAT "upper bound %u, best %d, true %u", WAY_VALUES(way), answer->upper_bound, answer->length,
                length);
    test_expect(test_board_is_solved_by(board, answer->moves, (uint32_t)answer->length), board,
                WAY_FORMAT "the best solution so far is none", WAY_VALUES(way));
    if (answer->lower_bound == answer->upper_bound)
        assert_int_equal(answer->status, FM_SOLVED);
}

static void expect_at_limit(const struct hard *hard, const struct way *way, const struct test_answer *answer,
                            uint32_t reason) {
    if (answer->status == FM_LIMIT)
        assert_int_equal(answer->reason, reason);
    else
        assert_int_equal(answer->status, FM_SOLVED);
    expect_proved(hard, way, answer);
}

static void nodes_run_out(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t limited = 0;
    for (uint32_t i = 0; i < TEST_CASES(10); i++) {
        struct hard hard;
        find_hard_board(&random, &hard);
        for (uint32_t j = 0; j < COUNT_OF(ways); j++)
            for (uint64_t nodes = 1; nodes < 20000; nodes = nodes * 3 + 1) {
                struct test_answer answer;
                struct fm_search_options options = way_options(&ways[j]);
                options.max_nodes = nodes;
                test_solve(fm_boards_get(hard.boards, 0), &options, &answer);
                expect_at_limit(&hard, &ways[j], &answer, FM_REASON_NODES);
                /* The node that passes the limit is still expanded. */
                assert_true(answer.stats.generated < nodes + 4);
                limited += answer.status == FM_LIMIT;
            }
        fm_boards_free(hard.boards);
    }
    print_message("%u searches ran out of nodes\n", limited);
    assert_true(limited > TEST_CASES(10) * COUNT_OF(ways));
}

static void memory_runs_out(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t limited = 0;
    for (uint32_t i = 0; i < TEST_CASES(10); i++) {
        struct hard hard;
        find_hard_board(&random, &hard);
        for (uint32_t j = 0; j < COUNT_OF(ways); j++)
            for (uint64_t bytes = 65536; bytes < 2000000; bytes += bytes / 2 + test_random_below(&random, 5000)) {
                struct test_answer answer;
                struct fm_search_options options = way_options(&ways[j]);
                options.max_bytes = bytes;
                /* What needs next to no memory would only be waited for here. */
                options.max_nodes = 100000;
                struct fm_search *search = fm_search_create(fm_boards_get(hard.boards, 0), &options);
                assert_non_null(search);
                while (fm_search_step(search, 10000) == FM_RUNNING)
                    assert_true(fm_search_bytes(search) <= bytes);
                test_answer_of(search, &answer);
                fm_search_free(search);
                assert_true(answer.stats.peak_bytes <= bytes);
                expect_at_limit(&hard, &ways[j], &answer,
                                answer.reason == FM_REASON_NODES ? FM_REASON_NODES : FM_REASON_MEMORY);
                limited += answer.status == FM_LIMIT && answer.reason == FM_REASON_MEMORY;
            }
        fm_boards_free(hard.boards);
    }
    print_message("%u searches ran out of memory\n", limited);
    assert_true(limited > TEST_CASES(10));
}

static void memory_too_small_to_begin_with_is_an_answer_too(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct hard hard;
    find_hard_board(&random, &hard);
    uint32_t limited = 0;
    for (uint32_t j = 0; j < COUNT_OF(ways); j++)
        for (uint64_t bytes = 1; bytes < 65536; bytes += 1 + bytes / 8) {
            struct fm_search_options options = way_options(&ways[j]);
            options.max_bytes = bytes;
            options.max_nodes = 20000;
            struct fm_search *search = fm_search_create(fm_boards_get(hard.boards, 0), &options);
            if (!search)
                continue;
            struct test_answer answer;
            while (fm_search_step(search, 1000) == FM_RUNNING)
                continue;
            test_answer_of(search, &answer);
            fm_search_free(search);
            limited += answer.reason == FM_REASON_MEMORY;
            assert_true(answer.stats.peak_bytes <= bytes);
            assert_true(answer.lower_bound <= (uint32_t)hard.length);
        }
    print_message("%u searches ran out of memory\n", limited);
    assert_true(limited > COUNT_OF(ways));
    fm_boards_free(hard.boards);
}

static void looking_back_works_where_a_limit_ended_the_search(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct hard hard;
    find_hard_board(&random, &hard);
    for (uint32_t j = 0; j < COUNT_OF(ways); j++) {
        struct fm_search_options options = way_options(&ways[j]);
        options.max_bytes = 300000;
        options.max_nodes = 20000;
        struct fm_search *search = fm_search_create(fm_boards_get(hard.boards, 0), &options);
        assert_non_null(search);
        while (fm_search_step(search, 1000) == FM_RUNNING)
            continue;
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        uint64_t last = snapshot->last_step;
        uint32_t status = snapshot->status;
        uint32_t reason = snapshot->reason;
        assert_int_equal(snapshot->step, last);
        for (uint32_t i = 0; i < 20; i++) {
            uint64_t step = test_random_below(&random, (uint32_t)last + 1);
            bool shown = fm_search_seek(search, step);
            snapshot = fm_search_snapshot(search);
            assert_int_equal(snapshot->last_step, last);
            if (!shown)
                continue;
            assert_int_equal(snapshot->step, step);
            assert_int_equal(snapshot->stats.steps, step);
            if (step == last) {
                assert_int_equal(snapshot->status, status);
                assert_int_equal(snapshot->reason, reason);
            } else {
                assert_int_equal(snapshot->status, FM_RUNNING);
            }
        }
        fm_search_free(search);
    }
    fm_boards_free(hard.boards);
}

static void search_that_is_stopped_says_that_time_ran_out(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct hard hard;
    find_hard_board(&random, &hard);
    uint32_t stopped = 0;
    for (uint32_t j = 0; j < COUNT_OF(ways); j++)
        for (uint64_t steps = 0; steps < 3000; steps = 4 * steps + 1) {
            struct test_answer answer;
            struct test_answer again;
            struct fm_search_options options = way_options(&ways[j]);
            struct fm_search *search = fm_search_create(fm_boards_get(hard.boards, 0), &options);
            assert_non_null(search);
            bool ended = steps > 0 && fm_search_step(search, steps) != FM_RUNNING;
            fm_search_stop(search);
            test_answer_of(search, &answer);
            /* What was known already is an answer, whatever the clock says. */
            bool proved = answer.length == hard.length && answer.lower_bound == (uint32_t)hard.length;
            assert_int_equal(answer.status, ended || proved ? FM_SOLVED : FM_LIMIT);
            assert_int_equal(answer.reason, ended || proved ? FM_REASON_NONE : FM_REASON_TIME);
            if (steps > 0)
                expect_proved(&hard, &ways[j], &answer);
            stopped += answer.status == FM_LIMIT;
            assert_int_equal(fm_search_step(search, 1000), answer.status);
            test_answer_of(search, &again);
            assert_memory_equal(&again.stats, &answer.stats, sizeof answer.stats);
            assert_int_equal(again.status, answer.status);
            assert_int_equal(again.lower_bound, answer.lower_bound);
            fm_search_free(search);
        }
    assert_true(stopped > COUNT_OF(ways));
    fm_boards_free(hard.boards);
}

/* The widest board with exits out of reach of an easy answer: whatever is not proved soon must say so. */
static void largest_board_ends_within_its_limits(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct test_board board;
    test_board_random(&board, &random, TEST_SIDE, TEST_SIDE, 55, 99);
    struct fm_boards *boards = test_board_read(&board);
    for (uint32_t j = 0; j < COUNT_OF(ways); j++) {
        struct test_answer answer;
        struct fm_search_options options = way_options(&ways[j]);
        options.max_nodes = TEST_CASES(1000);
        options.max_bytes = UINT64_C(32) << 20;
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        if (answer.length >= 0)
            assert_true(test_board_is_solved_by(&board, answer.moves, (uint32_t)answer.length));
        assert_true(answer.lower_bound <= answer.upper_bound);
        assert_true(answer.stats.peak_bytes <= options.max_bytes);
    }
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_run_out),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(memory_too_small_to_begin_with_is_an_answer_too),
        cmocka_unit_test(looking_back_works_where_a_limit_ended_the_search),
        cmocka_unit_test(search_that_is_stopped_says_that_time_ran_out),
        cmocka_unit_test(largest_board_ends_within_its_limits),
    };
    return cmocka_run_group_tests_name("limits", tests, NULL, NULL);
}
