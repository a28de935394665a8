/* Running out of nodes, memory or time is an answer: what is proved by then, and nothing more. */
#include "engines.h"

/* A board that every engine needs many nodes for, with its true length. */
struct hard {
    const struct subject *subject;
    struct fm_boards *boards;
    const struct fm_board *board;
    uint32_t length;
};

/* Some for each puzzle, found once: that takes longer than what is done with them. */
#define HARD_BOARDS 4
static struct hard hard_boards[SUBJECTS][HARD_BOARDS];

static int find_hard_boards(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < HARD_BOARDS; j++) {
            struct hard *hard = &hard_boards[i][j];
            hard->subject = &subjects[i];
            hard->boards = subjects[i].hard_board(&random, &hard->length);
            hard->board = fm_boards_get(hard->boards, 0);
        }
    return 0;
}

static int free_hard_boards(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < HARD_BOARDS; j++)
            fm_boards_free(hard_boards[i][j].boards);
    return 0;
}

static void expect_proved(const struct hard *hard, const struct way *way, const struct test_answer *answer) {
    board_expect(answer->lower_bound <= hard->length, hard->board,
                 WAY_FORMAT "at least %u is claimed where %u are enough", WAY_VALUES(way), answer->lower_bound,
                 hard->length);
    board_expect(answer->lower_bound >= 1 || answer->stats.steps == 0, hard->board,
                 WAY_FORMAT "nothing is claimed after %llu steps", WAY_VALUES(way),
                 (unsigned long long)answer->stats.steps);
    if (answer->length < 0) {
        assert_int_equal(answer->upper_bound, FM_INFINITE);
        return;
    }
    board_expect(answer->upper_bound == (uint32_t)answer->length && answer->upper_bound >= hard->length, hard->board,
                 WAY_FORMAT "upper bound %u, best %d, true %u", WAY_VALUES(way), answer->upper_bound, answer->length,
                 hard->length);
    board_expect(hard->subject->is_solved_by(hard->board, answer->moves, (uint32_t)answer->length), hard->board,
                 WAY_FORMAT "the best solution so far is none", WAY_VALUES(way));
    if (answer->lower_bound == answer->upper_bound && !fm_answer_is_smallest(fm_board_puzzle(hard->board)))
        assert_int_equal(answer->status, FM_SOLVED);
}

static void expect_at_limit(const struct hard *hard, const struct way *way, const struct test_answer *answer,
                            uint32_t reason) {
    if (answer->reason == FM_REASON_BOUND)
        assert_string_equal(way->bound, "doubled");
    else if (answer->reason == FM_REASON_ENGINE)
        assert_string_equal(way->engine, "dfs");
    else if (answer->status == FM_LIMIT)
        assert_int_equal(answer->reason, reason);
    else
        assert_int_equal(answer->status, FM_SOLVED);
    expect_proved(hard, way, answer);
}

static uint32_t run_out_of_nodes(const struct hard *hard, const struct way *way) {
    uint32_t limited = 0;
    for (uint64_t nodes = 1; nodes < 20000; nodes = nodes * 3 + 1) {
        struct test_answer answer;
        struct fm_search_options options = way_options(hard->subject->puzzle, way);
        options.max_nodes = nodes;
        test_solve(hard->board, &options, &answer);
        expect_at_limit(hard, way, &answer, FM_REASON_NODES);
        /* The node that passes the limit is still expanded. */
        assert_true(answer.stats.generated < nodes + fm_board_move_count(hard->board));
        limited += answer.status == FM_LIMIT;
    }
    return limited;
}

static void nodes_run_out(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t limited = 0;
        for (uint32_t j = 0; j < HARD_BOARDS; j++)
            for (uint32_t k = 0; k < subjects[i].way_count; k++)
                limited += run_out_of_nodes(&hard_boards[i][j], &subjects[i].ways[k]);
        print_message("%s: %u searches ran out of nodes\n", subjects[i].puzzle, limited);
        assert_true(limited > subjects[i].way_count);
    }
}

static bool run_out_of_memory(const struct hard *hard, const struct way *way, uint64_t bytes, uint64_t nodes) {
    struct test_answer answer;
    struct fm_search_options options = way_options(hard->subject->puzzle, way);
    options.max_bytes = bytes;
    /* What needs next to no memory would only be waited for here. */
    options.max_nodes = nodes;
    struct fm_search *search = fm_search_create(hard->board, &options);
    if (!search)
        return false;
    while (fm_search_step(search, 10000) == FM_RUNNING)
        assert_true(fm_search_bytes(search) <= bytes);
    test_answer_of(search, &answer);
    fm_search_free(search);
    assert_true(answer.stats.peak_bytes <= bytes);
    expect_at_limit(hard, way, &answer, answer.reason == FM_REASON_NODES ? FM_REASON_NODES : FM_REASON_MEMORY);
    return answer.status == FM_LIMIT && answer.reason == FM_REASON_MEMORY;
}

static void memory_runs_out(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t limited = 0;
        for (uint32_t j = 0; j < 1 + TEST_CASES(10) / 5; j++)
            for (uint32_t k = 0; k < subject_way_count(&subjects[i]); k++)
                for (uint64_t bytes = 65536; bytes < 2000000; bytes += bytes + test_random_below(&random, 5000))
                    limited += run_out_of_memory(&hard_boards[i][j], subject_way(&subjects[i], k), bytes, 50000);
        print_message("%s: %u searches ran out of memory\n", subjects[i].puzzle, limited);
        assert_true(limited > 0);
    }
}

static void memory_too_small_to_begin_with_is_an_answer_too(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t limited = 0;
        for (uint32_t j = 0; j < subjects[i].way_count; j++)
            for (uint64_t bytes = 1; bytes < 65536; bytes += 1 + bytes / 6)
                limited += run_out_of_memory(&hard_boards[i][0], &subjects[i].ways[j], bytes, 10000);
        print_message("%s: %u searches ran out of memory\n", subjects[i].puzzle, limited);
        assert_true(limited > subjects[i].way_count);
    }
}

/* Whatever ended the search: each of its steps can still be shown, if there is memory for it. */
static void look_back(struct fm_search *search, struct test_random *random) {
    const struct fm_snapshot *snapshot = fm_search_snapshot(search);
    uint64_t last = snapshot->last_step;
    uint32_t status = snapshot->status;
    uint32_t reason = snapshot->reason;
    assert_int_equal(snapshot->step, last);
    for (uint32_t i = 0; i < 20; i++) {
        uint64_t step = test_random_below(random, (uint32_t)last + 1);
        bool shown = fm_search_seek(search, step);
        snapshot = fm_search_snapshot(search);
        assert_int_equal(snapshot->last_step, last);
        if (!shown)
            continue;
        assert_int_equal(snapshot->step, step);
        assert_int_equal(snapshot->stats.steps, step);
        assert_int_equal(snapshot->status, step == last ? status : FM_RUNNING);
        assert_int_equal(snapshot->reason, step == last ? reason : FM_REASON_NONE);
    }
}

static void looking_back_works_where_a_limit_ended_the_search(void **state) {
    (void)state;
    static const uint64_t bytes[] = {20000, 300000};
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        for (uint32_t j = 0; j < subjects[i].way_count; j++)
            for (uint32_t k = 0; k < COUNT_OF(bytes); k++) {
                struct fm_search_options options = way_options(subjects[i].puzzle, &subjects[i].ways[j]);
                options.max_bytes = bytes[k];
                options.max_nodes = 20000;
                struct fm_search *search = fm_search_create(hard_boards[i][0].board, &options);
                assert_non_null(search);
                while (fm_search_step(search, 1000) == FM_RUNNING)
                    continue;
                look_back(search, &random);
                fm_search_free(search);
            }
    }
}

/* Stops after so many steps; returns whether that ended the search. */
static bool stop(const struct hard *hard, const struct way *way, uint64_t steps) {
    struct test_answer answer;
    struct test_answer again;
    struct fm_search_options options = way_options(hard->subject->puzzle, way);
    struct fm_search *search = fm_search_create(hard->board, &options);
    assert_non_null(search);
    bool ended = steps > 0 && fm_search_step(search, steps) != FM_RUNNING;
    fm_search_stop(search);
    test_answer_of(search, &answer);
    /* What was known already is an answer, whatever the clock says. */
    bool proved = answer.length == (int32_t)hard->length && answer.lower_bound == hard->length &&
                  !fm_answer_is_smallest(fm_board_puzzle(hard->board));
    assert_int_equal(answer.status, ended || proved ? FM_SOLVED : FM_LIMIT);
    assert_int_equal(answer.reason, ended || proved ? FM_REASON_NONE : FM_REASON_TIME);
    expect_proved(hard, way, &answer);
    assert_int_equal(fm_search_step(search, 1000), answer.status);
    test_answer_of(search, &again);
    assert_memory_equal(&again.stats, &answer.stats, sizeof answer.stats);
    assert_int_equal(again.status, answer.status);
    assert_int_equal(again.lower_bound, answer.lower_bound);
    fm_search_free(search);
    return answer.status == FM_LIMIT;
}

static void search_that_is_stopped_says_that_time_ran_out(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t stopped = 0;
        for (uint32_t j = 0; j < subjects[i].way_count; j++)
            for (uint64_t steps = 0; steps < 3000; steps = 4 * steps + 1)
                stopped += stop(&hard_boards[i][0], &subjects[i].ways[j], steps);
        assert_true(stopped > subjects[i].way_count);
    }
}

/* Runs a search up to a moment at which a solution is known that is longer than what is proved, and stops it there.
 * Returns whether there is such a moment. */
static bool stop_where_unproved(const struct hard *hard, const struct way *way) {
    struct test_answer answer;
    struct fm_search_options options = way_options(hard->subject->puzzle, way);
    struct fm_search *search = fm_search_create(hard->board, &options);
    assert_non_null(search);
    bool found = false;
    for (uint32_t i = 0; !found && i < 5000 && fm_search_step(search, 1) == FM_RUNNING; i++) {
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        found = snapshot->upper_bound != FM_INFINITE && snapshot->lower_bound < snapshot->upper_bound;
    }
    if (found) {
        fm_search_stop(search);
        test_answer_of(search, &answer);
        assert_int_equal(answer.status, FM_LIMIT);
        assert_true(answer.lower_bound < answer.upper_bound);
        expect_proved(hard, way, &answer);
    }
    fm_search_free(search);
    return found;
}

/* On the first board, say, one of nine moves is met while eight are not ruled out yet. */
static void solution_that_is_known_but_not_proved_is_no_answer(void **state) {
    (void)state;
    static const struct way ways[] = {{"a*", "none", false}, {"ida*", "none", false}};
    struct hard known = {.subject = &subjects[2], .length = 9};
    known.boards = test_read("flood", "54513\n41430\n02120\n45110\n03120\n", NULL);
    known.board = fm_boards_get(known.boards, 0);
    uint32_t found = 0;
    for (uint32_t k = 0; k < COUNT_OF(ways); k++) {
        assert_true(stop_where_unproved(&known, &ways[k]));
        for (uint32_t i = 0; i < SUBJECTS; i++)
            for (uint32_t j = 0; j < HARD_BOARDS; j++)
                found += stop_where_unproved(&hard_boards[i][j], &ways[k]);
    }
    print_message("%u searches\n", found);
    fm_boards_free(known.boards);
}

/* What is not proved soon on the largest boards must say so. */
static void end_within_limits(const struct subject *subject, const struct fm_board *board, const struct way *way,
                              uint64_t nodes, uint64_t mib) {
    struct test_answer answer;
    struct fm_search_options options = way_options(subject->puzzle, way);
    options.max_nodes = nodes;
    options.max_bytes = mib << 20;
    test_solve(board, &options, &answer);
    if (answer.length >= 0)
        assert_true(subject->is_solved_by(board, answer.moves, (uint32_t)answer.length));
    assert_true(answer.lower_bound <= answer.upper_bound);
    assert_true(answer.stats.peak_bytes <= options.max_bytes);
}

static void largest_board_ends_within_its_limits(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_boards *boards = subjects[i].largest_board(&random);
        for (uint32_t j = 0; j < subjects[i].way_count; j++)
            end_within_limits(&subjects[i], fm_boards_get(boards, 0), &subjects[i].ways[j], TEST_CASES(1000), 32);
        /* With room for the largest table of a bound. */
        end_within_limits(&subjects[i], fm_boards_get(boards, 0), &subjects[i].ways[0], TEST_CASES(100), 256);
        fm_boards_free(boards);
    }
}

/* What 1 MiB proves of a board by one way of searching, against its answer. Returns whether the search was cut short.
 */
static bool check_against(const struct fm_board *board, const struct way *way, const struct test_answer *known) {
    struct test_answer answer;
    struct fm_search_options options = way_options(fm_puzzle_name(fm_board_puzzle(board)), way);
    uint32_t length = known->length < 0 ? FM_INFINITE : (uint32_t)known->length;
    options.max_bytes = 1 << 20;
    options.max_nodes = 100000;
    test_solve(board, &options, &answer);
    board_expect(answer.lower_bound <= length, board, WAY_FORMAT "at least %u, the fewest is %u", WAY_VALUES(way),
                 answer.lower_bound, length);
    board_expect(answer.upper_bound >= length, board, WAY_FORMAT "at most %u, the fewest is %u", WAY_VALUES(way),
                 answer.upper_bound, length);
    if (answer.status == FM_LIMIT)
        return true;
    board_expect(answer.status == known->status && answer.length == known->length, board,
                 WAY_FORMAT "status %u, %d moves, the fewest is %d", WAY_VALUES(way), answer.status, answer.length,
                 known->length);
    return false;
}

static void a_mebibyte_claims_nothing_that_it_has_not_proved(void **state) {
    (void)state;
    static const char *const files[SUBJECTS][2] = {{"longest", "random"}, {"random", "hard"}, {"random8", "hard"}};
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t searches = 0;
        uint32_t limited = 0;
        for (uint32_t j = 0; j < COUNT_OF(files[i]); j++) {
            struct fm_boards *boards = test_read_vectors(subjects[i].puzzle, files[i][j]);
            for (uint32_t k = 0; k < fm_boards_count(boards) && k < TEST_CASES(100); k++) {
                struct fm_search_options options;
                struct test_answer known;
                fm_search_defaults(&options);
                test_solve(fm_boards_get(boards, k), &options, &known);
                assert_int_not_equal(known.status, FM_LIMIT);
                for (uint32_t w = 0; w < subjects[i].way_count; w++, searches++)
                    limited += check_against(fm_boards_get(boards, k), &subjects[i].ways[w], &known);
            }
            fm_boards_free(boards);
        }
        print_message("%s: %u searches, %u cut short\n", subjects[i].puzzle, searches, limited);
        assert_true(limited > 0 && limited < searches);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mebibyte_claims_nothing_that_it_has_not_proved),
        cmocka_unit_test(nodes_run_out),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(memory_too_small_to_begin_with_is_an_answer_too),
        cmocka_unit_test(looking_back_works_where_a_limit_ended_the_search),
        cmocka_unit_test(search_that_is_stopped_says_that_time_ran_out),
        cmocka_unit_test(solution_that_is_known_but_not_proved_is_no_answer),
        cmocka_unit_test(largest_board_ends_within_its_limits),
    };
    return cmocka_run_group_tests_name("limits", tests, find_hard_boards, free_hard_boards);
}
