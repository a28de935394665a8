/* Boards to a wish: as wished, with their true fewest moves, whatever way the work is split. */
#include "engines.h"
#include "naive_escape.h"
#include "naive_flood.h"
#include "naive_wall_pushers.h"
#include "wishes.h"

#include <string.h>

/* ------------------------------------------------------------------------------------------------------- wishes -- */

/* The fewest moves of a board by exhaustive search, or -1. */
static int32_t true_length_of_wall_pushers(const struct fm_board *board) {
    uint64_t start[TEST_STATE_WORDS];
    struct test_board seen;
    struct exhaust exhaust;
    test_start(board, start);
    test_board_view(board, start, &seen);
    assert_true(exhaust_open(&exhaust, &seen, 4000000));
    int32_t length = exhaust.distance[0];
    exhaust_close(&exhaust);
    return length;
}

static int32_t true_length_of_escape(const struct fm_board *board) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_escape seen;
    struct naive_graph graph;
    test_start(board, start);
    naive_escape_view(board, start, &seen);
    naive_escape_graph(&graph, &seen);
    int32_t length = graph.distance[0];
    naive_graph_close(&graph);
    return length;
}

static int32_t true_length_of_flood(const struct fm_board *board) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_flood seen;
    struct naive_graph graph;
    test_start(board, start);
    naive_flood_view(board, start, &seen);
    naive_flood_graph(&graph, &seen);
    int32_t length = graph.distance[0];
    naive_graph_close(&graph);
    return length;
}

/* In the order of `subjects`: how to know better, and wishes that are settled soon. */
static const struct wished {
    int32_t (*true_length)(const struct fm_board *board);
    uint32_t rows;
    uint32_t columns;
    uint32_t hardest; /* wishes go up to there */
} wished[SUBJECTS] = {
    {true_length_of_wall_pushers, 4, 4, 12},
    {true_length_of_escape, 6, 7, 9},
    {true_length_of_flood, 5, 4, 9},
};

/* -------------------------------------------------------------------------------------------------------- tests -- */

static void expect_proved(uint32_t subject, const struct fm_generator_progress *progress) {
    const struct fm_board *board = progress->best;
    assert_non_null(board);
    int32_t length = wished[subject].true_length(board);
    board_expect((int32_t)progress->best_length == length, board, "%u moves are told, the fewest are %d",
                 progress->best_length, length);
    board_expect(subjects[subject].is_solved_by(board, progress->best_moves, progress->best_length), board,
                 "the moves are no solution");
}

static void boards_are_as_wished_and_their_fewest_moves_true(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < TEST_CASES(60); j++) {
            struct fm_generator_options options =
                wish_for(subjects[i].puzzle, wished[i].rows, wished[i].columns, test_random_next(&random));
            options.minimum = 1 + test_random_below(&random, wished[i].hardest);
            options.maximum = options.minimum + test_random_below(&random, 3);
            struct fm_generator *generator = wish_run(&options, UINT64_MAX);
            const struct fm_generator_progress *progress = fm_generator_progress(generator);
            assert_int_equal(progress->status, FM_GENERATOR_FOUND);
            assert_int_equal(progress->reason, FM_REASON_NONE);
            assert_int_equal(fm_board_rows(progress->best), options.rows);
            assert_int_equal(fm_board_columns(progress->best), options.columns);
            assert_in_range(progress->best_length, options.minimum, options.maximum);
            expect_proved(i, progress);
            fm_generator_free(generator);
        }
}

static void effort_is_what_the_default_search_generates(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < 1 + TEST_CASES(20); j++) {
            struct fm_generator_options options =
                wish_for(subjects[i].puzzle, wished[i].rows + 1, wished[i].columns, test_random_next(&random));
            struct fm_search_options search;
            struct test_answer answer;
            options.minimum_effort = 20 + test_random_below(&random, 20);
            options.maximum_effort = options.minimum_effort + test_random_below(&random, 20);
            struct fm_generator *generator = wish_run(&options, UINT64_MAX);
            const struct fm_generator_progress *progress = fm_generator_progress(generator);
            assert_int_equal(progress->status, FM_GENERATOR_FOUND);
            assert_in_range(progress->best_effort, options.minimum_effort, options.maximum_effort);
            fm_search_defaults(&search);
            test_solve(progress->best, &search, &answer);
            assert_int_equal(answer.stats.generated, progress->best_effort);
            assert_int_equal(answer.length, progress->best_length);
            assert_memory_equal(answer.moves, progress->best_moves, progress->best_length);
            fm_generator_free(generator);
        }
}

static void expect_same(const struct fm_generator_progress *one, const struct fm_generator_progress *other) {
    static char texts[2][TEST_TEXT_BYTES];
    assert_int_equal(one->status, other->status);
    assert_int_equal(one->reason, other->reason);
    assert_int_equal(one->boards, other->boards);
    assert_int_equal(one->climbs, other->climbs);
    assert_int_equal(one->nodes, other->nodes);
    assert_int_equal(one->peak_bytes, other->peak_bytes);
    assert_int_equal(one->best_length, other->best_length);
    assert_int_equal(one->best_effort, other->best_effort);
    assert_int_equal(one->best != NULL, other->best != NULL);
    if (!one->best)
        return;
    assert_memory_equal(one->best_moves, other->best_moves, one->best_length);
    for (uint32_t i = 0; i < 2; i++) {
        uint64_t start[TEST_STATE_WORDS];
        const struct fm_board *board = i ? other->best : one->best;
        test_start(board, start);
        uint32_t link = test_form(fm_puzzle_name(fm_board_puzzle(board)), "link");
        texts[i][fm_board_write(board, start, link, true, texts[i], TEST_TEXT_BYTES - 1)] = '\0';
    }
    assert_string_equal(texts[0], texts[1]);
}

static void budgets_may_be_split_in_any_way(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_generator_options options =
            wish_for(subjects[i].puzzle, wished[i].rows + 2, wished[i].columns + 1, test_random_next(&random));
        options.minimum = options.maximum = FM_NONE - 1;
        options.max_boards = TEST_CASES(300);
        struct fm_generator *whole = wish_run(&options, UINT64_MAX);
        struct fm_generator *single = wish_run(&options, 1);
        struct fm_generator *mixed = fm_generator_create(&options);
        while (fm_generator_step(mixed, 1 + test_random_below(&random, 50)) == FM_GENERATOR_RUNNING)
            if (test_random_percent(&random, 10))
                fm_generator_progress(mixed);
        assert_int_equal(fm_generator_progress(whole)->status, FM_GENERATOR_LIMIT);
        expect_same(fm_generator_progress(whole), fm_generator_progress(single));
        expect_same(fm_generator_progress(whole), fm_generator_progress(mixed));
        fm_generator_free(whole);
        fm_generator_free(single);
        fm_generator_free(mixed);
    }
}

static void a_step_takes_no_more_nodes_than_its_budget(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_generator_options options = wish_for(subjects[i].puzzle, wished[i].rows, wished[i].columns, 5);
        options.minimum = options.maximum = FM_NONE - 1;
        struct fm_generator *generator = fm_generator_create(&options);
        uint64_t before = 0;
        for (uint32_t j = 0; j < 200; j++) {
            assert_int_equal(fm_generator_step(generator, 10), FM_GENERATOR_RUNNING);
            const struct fm_generator_progress *progress = fm_generator_progress(generator);
            /* A board that needs no node counts as one. */
            assert_true(progress->boards - before <= 10);
            before = progress->boards;
        }
        assert_true(before > 0);
        fm_generator_free(generator);
    }
}

static void limits_end_it_with_the_best_board_so_far(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_generator_options options = wish_for(subjects[i].puzzle, wished[i].rows, wished[i].columns, 3);
        options.minimum = options.maximum = FM_NONE - 1;
        options.max_boards = 300;
        struct fm_generator *generator = wish_run(&options, 7);
        const struct fm_generator_progress *progress = fm_generator_progress(generator);
        assert_int_equal(progress->status, FM_GENERATOR_LIMIT);
        assert_int_equal(progress->reason, FM_REASON_BOARDS);
        assert_int_equal(progress->boards, 300);
        expect_proved(i, progress);
        fm_generator_free(generator);

        options.max_boards = 0;
        options.max_nodes = 1000;
        generator = wish_run(&options, 7);
        progress = fm_generator_progress(generator);
        assert_int_equal(progress->status, FM_GENERATOR_LIMIT);
        assert_int_equal(progress->reason, FM_REASON_NODES);
        assert_in_range(progress->nodes, 1000, 1000 + fm_board_move_count(progress->best));
        expect_proved(i, progress);
        fm_generator_free(generator);
    }
}

static void a_board_that_needs_too_many_nodes_is_passed_over(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_generator_options options = wish_for(subjects[i].puzzle, wished[i].rows, wished[i].columns, 3);
        options.minimum_effort = 30;
        struct fm_generator *generator = wish_run(&options, UINT64_MAX);
        assert_int_equal(fm_generator_progress(generator)->status, FM_GENERATOR_FOUND);
        fm_generator_free(generator);

        options.max_board_nodes = 15;
        options.max_boards = 1000;
        generator = wish_run(&options, UINT64_MAX);
        const struct fm_generator_progress *progress = fm_generator_progress(generator);
        assert_int_equal(progress->status, FM_GENERATOR_LIMIT);
        assert_in_range(progress->best_effort, 1, 15 + fm_board_move_count(progress->best));
        expect_proved(i, progress);
        fm_generator_free(generator);
    }
}

static void memory_runs_out(void **state) {
    (void)state;
    uint32_t ended = 0;
    uint32_t enough = 0;
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint64_t bytes = 1; bytes <= UINT64_C(1) << 20; bytes += bytes / 2 + 1) {
            struct fm_generator_options options = wish_for(subjects[i].puzzle, 8, 8, bytes);
            options.minimum = options.maximum = FM_NONE - 1;
            options.max_boards = TEST_CASES(20);
            options.max_bytes = bytes;
            struct fm_generator *generator = fm_generator_create(&options);
            while (generator && fm_generator_step(generator, 100) == FM_GENERATOR_RUNNING)
                assert_true(fm_generator_progress(generator)->peak_bytes <= bytes);
            bool is_memory = !generator || fm_generator_progress(generator)->reason == FM_REASON_MEMORY;
            ended += is_memory;
            enough += !is_memory;
            fm_generator_free(generator);
        }
    print_message("memory was too short %u times, enough %u times\n", ended, enough);
    assert_true(ended > 0 && enough > 0);
}

static void boards_of_the_largest_size_need_no_more_than_is_told(void **state) {
    (void)state;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct fm_generator_options options = wish_for(subjects[i].puzzle, FM_SIDE_MOST, FM_SIDE_MOST, 1);
        options.minimum = FM_NONE - 1;
        options.max_boards = 3;
        options.max_nodes = 3000;
        options.max_bytes = UINT64_C(1) << 23;
        struct fm_generator *generator = wish_run(&options, UINT64_MAX);
        assert_int_equal(fm_generator_progress(generator)->status, FM_GENERATOR_LIMIT);
        assert_true(fm_generator_progress(generator)->peak_bytes <= options.max_bytes);
        fm_generator_free(generator);
    }
}

static void after_its_end_nothing_changes(void **state) {
    (void)state;
    struct fm_generator_options options = wish_for("wall-pushers", 4, 4, 11);
    options.minimum = 10;
    struct fm_generator *found = wish_run(&options, 100);
    struct fm_generator *again = wish_run(&options, 100);
    fm_generator_stop(again);
    assert_int_equal(fm_generator_step(again, 1000), FM_GENERATOR_FOUND);
    expect_same(fm_generator_progress(found), fm_generator_progress(again));
    fm_generator_free(again);
    fm_generator_free(found);

    options.minimum = 16;
    struct fm_generator *stopped = fm_generator_create(&options);
    while (!fm_generator_progress(stopped)->best)
        fm_generator_step(stopped, 1);
    fm_generator_stop(stopped);
    struct fm_generator_progress before = *fm_generator_progress(stopped);
    assert_int_equal(before.reason, FM_REASON_TIME);
    assert_int_equal(fm_generator_step(stopped, 1000), FM_GENERATOR_LIMIT);
    expect_same(&before, fm_generator_progress(stopped));
    expect_proved(0, fm_generator_progress(stopped));
    fm_generator_free(stopped);
}

/* Of many random boards, the share of cells in percent that a view shows with a bit of `mask`. */
static uint32_t share(struct fm_generator_options *options, uint8_t mask) {
    uint64_t has = 0;
    uint64_t all = 0;
    options->minimum = 0;
    options->max_boards = 1;
    for (options->seed = 0; options->seed < 400; options->seed++) {
        struct fm_generator *generator = wish_run(options, UINT64_MAX);
        const struct fm_board *board = fm_generator_progress(generator)->best;
        uint8_t cells[TEST_SIDE * TEST_SIDE];
        uint64_t start[TEST_STATE_WORDS];
        int32_t integers[FM_VIEW_INTEGERS];
        if (board) {
            test_start(board, start);
            fm_board_view(board, start, cells, integers);
            for (uint32_t i = 0; i < options->rows * options->columns; i++, all++)
                has += (cells[i] & mask) != 0;
        }
        fm_generator_free(generator);
    }
    assert_true(all > 0);
    return (uint32_t)(100 * has / all);
}

static void random_boards_have_the_density_wished_for(void **state) {
    (void)state;
    /* One row, of which the outline is the whole north: the only inner sides are those between two cells. */
    struct fm_generator_options walls = wish_for("wall-pushers", 1, 12, 0);
    static const uint32_t percents[] = {0, 20, 70, 100};
    for (uint32_t i = 0; i < COUNT_OF(percents); i++) {
        walls.parameters[0] = 0;
        walls.parameters[1] = percents[i] == 100 ? 0 : percents[i];
        assert_in_range(share(&walls, 2) + 3, walls.parameters[1], walls.parameters[1] + 6);
        struct fm_generator_options bad = wish_for("escape", 3, 3, 0);
        bad.parameters[0] = percents[i];
        /* Only solved boards are seen, so the share is that of boards without a shut-in cell. */
        uint32_t seen = share(&bad, 1);
        assert_true(percents[i] == 0 ? seen == 0 : percents[i] == 100 ? seen == 100 : seen > 0 && seen < 100);
    }
    struct fm_generator_options flood = wish_for("flood", 8, 8, 0);
    flood.parameters[0] = 1;
    assert_int_equal(share(&flood, 127), 0);
    flood.parameters[0] = 2;
    assert_in_range(share(&flood, 1), 48, 52);
    flood.parameters[0] = 36;
    assert_in_range(share(&flood, 32), 9, 13);
}

static void no_board_needs_more_moves_than_is_told(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < TEST_CASES(100); j++) {
            struct fm_generator_options options =
                wish_for(subjects[i].puzzle, 1 + test_random_below(&random, 4), 1 + test_random_below(&random, 4),
                         test_random_next(&random));
            if (i == 2)
                options.parameters[0] = 1 + test_random_below(&random, 4);
            options.minimum = FM_NONE - 1;
            options.max_boards = 200;
            struct fm_generator *generator = wish_run(&options, UINT64_MAX);
            const struct fm_generator_progress *progress = fm_generator_progress(generator);
            if (progress->best)
                board_expect(progress->best_length <= fm_generator_most_moves(&options), progress->best,
                             "%u moves are needed, %u are said to be the most", progress->best_length,
                             fm_generator_most_moves(&options));
            fm_generator_free(generator);
        }
    struct fm_generator_options judge = wish_for("wall-pushers", 4, 6, 0);
    assert_int_equal(fm_generator_most_moves(&judge), 24);
}

static void parameters_have_names_and_ranges(void **state) {
    (void)state;
    for (uint32_t puzzle = 0; puzzle < fm_puzzle_count(); puzzle++) {
        struct fm_generator_options options;
        fm_generator_defaults(puzzle, &options);
        assert_in_range(fm_generator_usual_moves(puzzle), 1, fm_generator_most_moves(&options));
        assert_in_range(fm_parameter_count(puzzle), 1, FM_PARAMETERS_MOST);
        for (uint32_t i = 0; i < fm_parameter_count(puzzle); i++) {
            assert_true(strlen(fm_parameter_name(puzzle, i)) > 0);
            assert_true(fm_parameter_least(puzzle, i) < fm_parameter_most(puzzle, i));
            assert_in_range(fm_parameter_usual(puzzle, i), fm_parameter_least(puzzle, i), fm_parameter_most(puzzle, i));
            assert_int_equal(options.parameters[i], fm_parameter_usual(puzzle, i));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_as_wished_and_their_fewest_moves_true),
        cmocka_unit_test(effort_is_what_the_default_search_generates),
        cmocka_unit_test(budgets_may_be_split_in_any_way),
        cmocka_unit_test(a_step_takes_no_more_nodes_than_its_budget),
        cmocka_unit_test(limits_end_it_with_the_best_board_so_far),
        cmocka_unit_test(a_board_that_needs_too_many_nodes_is_passed_over),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(boards_of_the_largest_size_need_no_more_than_is_told),
        cmocka_unit_test(after_its_end_nothing_changes),
        cmocka_unit_test(random_boards_have_the_density_wished_for),
        cmocka_unit_test(no_board_needs_more_moves_than_is_told),
        cmocka_unit_test(parameters_have_names_and_ranges),
    };
    return cmocka_run_group_tests_name("generate", tests, NULL, NULL);
}
