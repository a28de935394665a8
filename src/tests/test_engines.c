/* The engines against exhaustive search: every engine with every bound answers every board rightly. */
#include "engines.h"
#include "naive_wall_pushers.h"

#include <string.h>

static void expect_solved(const struct test_board *board, const struct way *way, const struct test_answer *answer,
                          int32_t length) {
    test_expect(answer->status == FM_SOLVED, board, WAY_FORMAT "status %u instead of solved in %d", WAY_VALUES(way),
                answer->status, length);
    test_expect(answer->length == length, board, WAY_FORMAT "%d moves instead of %d", WAY_VALUES(way), answer->length,
                length);
    test_expect(answer->lower_bound == (uint32_t)length && answer->upper_bound == (uint32_t)length, board,
                WAY_FORMAT "bounds %u and %u of a solution in %d", WAY_VALUES(way), answer->lower_bound,
                answer->upper_bound, length);
    test_expect(test_board_is_solved_by(board, answer->moves, (uint32_t)length), board,
                WAY_FORMAT "the moves solve nothing", WAY_VALUES(way));
    test_expect(!test_board_enters_twice(board, answer->moves, (uint32_t)length), board,
                WAY_FORMAT "a shortest solution enters a cell twice", WAY_VALUES(way));
}

static void expect_hopeless(const struct test_board *board, const struct way *way, const struct test_answer *answer) {
    test_expect(answer->status == FM_NO_SOLUTION, board, WAY_FORMAT "status %u instead of no solution", WAY_VALUES(way),
                answer->status);
    test_expect(answer->length == -1 && answer->lower_bound == FM_INFINITE && answer->upper_bound == FM_INFINITE, board,
                WAY_FORMAT "length %d, bounds %u and %u where there is no solution", WAY_VALUES(way), answer->length,
                answer->lower_bound, answer->upper_bound);
}

static void expect_sound_stats(const struct test_board *board, const struct way *way,
                               const struct test_answer *answer) {
    const struct fm_stats *stats = &answer->stats;
    test_expect(answer->reason == FM_REASON_NONE, board, WAY_FORMAT "reason %u without a limit", WAY_VALUES(way),
                answer->reason);
    test_expect(stats->expanded <= stats->steps && stats->generated <= 4 * stats->expanded + 1 &&
                    stats->duplicates + stats->cut <= stats->generated,
                board, WAY_FORMAT "%llu steps, %llu expanded, %llu generated, %llu duplicates, %llu cut",
                WAY_VALUES(way), (unsigned long long)stats->steps, (unsigned long long)stats->expanded,
                (unsigned long long)stats->generated, (unsigned long long)stats->duplicates,
                (unsigned long long)stats->cut);
}

/* Solves in one way; counts a search that ran into `most_nodes` in *skipped. */
static void expect_right(const struct fm_board *in_core, const struct test_board *board, const struct way *way,
                         int32_t length, uint64_t most_nodes, uint32_t *skipped) {
    struct test_answer answer;
    struct fm_search_options options = way_options("wall-pushers", way);
    options.max_nodes = most_nodes;
    test_solve(in_core, &options, &answer);
    if (most_nodes && answer.status == FM_LIMIT) {
        test_expect(answer.reason == FM_REASON_NODES && (length < 0 || answer.lower_bound <= (uint32_t)length), board,
                    WAY_FORMAT "reason %u, at least %u where %d are enough", WAY_VALUES(way), answer.reason,
                    answer.lower_bound, length);
        ++*skipped;
        return;
    }
    if (length < 0)
        expect_hopeless(board, way, &answer);
    else
        expect_solved(board, way, &answer, length);
    expect_sound_stats(board, way, &answer);
}

struct tally {
    uint32_t boards;
    uint32_t hopeless;
    uint32_t searched; /* hopeless boards that the strongest bound at the root does not settle */
    int32_t longest;
    uint32_t gave_up[WALL_PUSHERS_WAYS];
};

/* Solves one state of an exhausted board in every way. */
static void expect_all_right(const struct exhaust *exhaust, uint32_t index, uint64_t most_nodes, struct tally *tally) {
    struct test_board board;
    int32_t length = exhaust->distance[index];
    exhaust_board(exhaust, index, &board);
    struct fm_boards *boards = test_board_read(&board);
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++)
        expect_right(fm_boards_get(boards, 0), &board, &wall_pushers_ways[i], length, most_nodes, &tally->gave_up[i]);
    if (length < 0) {
        struct test_answer answer;
        struct fm_search_options options = way_options("wall-pushers", &wall_pushers_ways[0]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        tally->searched += answer.stats.steps > 0;
    }
    tally->boards++;
    tally->hopeless += length < 0;
    tally->longest = length > tally->longest ? length : tally->longest;
    fm_boards_free(boards);
}

/* Any state of a board is a board to solve as well, whose true distance is known already: the start, the state that is
 * farthest from an exit, and some at random. */
static void expect_states_right(const struct exhaust *exhaust, struct test_random *random, uint64_t most_nodes,
                                struct tally *tally) {
    uint32_t farthest = exhaust_farthest(exhaust);
    expect_all_right(exhaust, 0, most_nodes, tally);
    if (farthest > 0)
        expect_all_right(exhaust, farthest, most_nodes, tally);
    for (uint32_t i = 0; i < 4 && exhaust->count > 4; i++)
        expect_all_right(exhaust, test_random_below(random, exhaust->count), most_nodes, tally);
}

static void show_tally(const struct tally *tally) {
    print_message("%u boards, longest answer %d; %u without a way out, %u of them not settled by a bound at the root\n",
                  tally->boards, tally->longest, tally->hopeless, tally->searched);
}

/* Up to 3 x 4: all densities, and boards with one gap or two, which are the hard ones. */
static void small_board(struct test_random *random, struct test_board *board) {
    uint32_t rows = 1 + test_random_below(random, 3);
    uint32_t columns = 1 + test_random_below(random, 4);
    uint32_t inner = 10 * test_random_below(random, 11);
    if (test_random_percent(random, 50))
        test_board_random(board, random, rows, columns, inner, 10 * test_random_below(random, 11));
    else
        test_board_random_with_gaps(board, random, 3, 4, 20 + inner / 2, 1 + test_random_below(random, 2));
}

static void every_engine_is_right_on_small_boards(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct tally tally = {0};
    for (uint32_t i = 0; i < TEST_CASES(5000); i++) {
        struct test_board board;
        struct exhaust exhaust;
        small_board(&random, &board);
        assert_true(exhaust_open(&exhaust, &board, UINT32_MAX));
        expect_states_right(&exhaust, &random, 0, &tally);
        exhaust_close(&exhaust);
    }
    show_tally(&tally);
    assert_true(tally.searched > 0);
}

/* From 4 x 5 to 6 x 7, the more walls the larger, or the states would be too many to count. */
static void larger_board(struct test_random *random, struct test_board *board) {
    uint32_t rows = 4 + test_random_below(random, 3);
    uint32_t columns = 5 + test_random_below(random, 3);
    uint32_t least = rows * columns <= 24 ? 35 : 58;
    test_board_random_with_gaps(board, random, rows, columns, least + test_random_below(random, 70 - least),
                                1 + test_random_below(random, 3));
}

/* Engines that recognize no state may have to give up on some of these. */
static void every_engine_is_right_on_larger_boards(void **state) {
    (void)state;
    enum { MOST_STATES = 200000, MOST_NODES = 300000 };
    struct test_random random = test_random_open();
    struct tally tally = {0};
    uint32_t skipped = 0;
    for (uint32_t tried = 0; tried < TEST_CASES(200);) {
        struct test_board board;
        struct exhaust exhaust;
        larger_board(&random, &board);
        if (!exhaust_open(&exhaust, &board, MOST_STATES)) {
            skipped++;
            continue;
        }
        expect_states_right(&exhaust, &random, MOST_NODES, &tally);
        exhaust_close(&exhaust);
        tried++;
    }
    show_tally(&tally);
    print_message("%u boards skipped with over %u states\n", skipped, MOST_STATES);
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++) {
        bool recognizes_states =
            strcmp(wall_pushers_ways[i].engine, "bfs") == 0 || strcmp(wall_pushers_ways[i].engine, "a*") == 0;
        if (tally.gave_up[i])
            print_message(WAY_FORMAT "%u boards skipped with over %u nodes\n", WAY_VALUES(&wall_pushers_ways[i]),
                          tally.gave_up[i], MOST_NODES);
        assert_true(tally.gave_up[i] == 0 || !recognizes_states);
        assert_true(tally.gave_up[i] <= tally.boards / 10);
    }
}

static void engine_and_bound_at_work_are_named(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct test_board board;
    test_board_random(&board, &random, 3, 4, 50, 80);
    struct fm_boards *boards = test_board_read(&board);
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++) {
        struct fm_search_options options = way_options("wall-pushers", &wall_pushers_ways[i]);
        struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
        uint32_t engine = fm_search_engine(search);
        uint32_t bound = fm_search_bound(search);
        assert_int_not_equal(engine, 0);
        assert_true(strcmp(wall_pushers_ways[i].engine, "auto") == 0 || engine == options.engine);
        if (!fm_engine_is_informed(engine))
            assert_int_equal(bound, test_bound("wall-pushers", "none"));
        else if (wall_pushers_ways[i].bound)
            assert_int_equal(bound, test_bound("wall-pushers", wall_pushers_ways[i].bound));
        else
            assert_int_equal(bound, test_bound("wall-pushers", "carry"));
        fm_search_free(search);
    }
    fm_boards_free(boards);
}

static void board_without_a_gap_is_hopeless_at_once_and_says_so(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct test_board board;
    struct fm_obstacle obstacle;
    test_board_random(&board, &random, TEST_SIDE, TEST_SIDE, 30, 100);
    struct fm_boards *boards = test_board_read(&board);
    fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
    assert_string_equal(fm_obstacle_name(fm_puzzle_find("wall-pushers"), obstacle.code), "no-gap");
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("wall-pushers", &wall_pushers_ways[i]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        expect_hopeless(&board, &wall_pushers_ways[i], &answer);
        assert_true(answer.stats.expanded == 0);
    }
    fm_boards_free(boards);
}

static void start_at_an_exit_is_answered_with_one_move(void **state) {
    (void)state;
    static const struct test_board at_exit = {
        .rows = 1, .columns = 2, .upright = {{true, false, false}}, .level = {{true, true}, {true, true}}, .column = 1};
    struct fm_boards *boards = test_board_read(&at_exit);
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("wall-pushers", &wall_pushers_ways[i]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        expect_solved(&at_exit, &wall_pushers_ways[i], &answer, 1);
    }
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_is_right_on_small_boards),
        cmocka_unit_test(every_engine_is_right_on_larger_boards),
        cmocka_unit_test(engine_and_bound_at_work_are_named),
        cmocka_unit_test(board_without_a_gap_is_hopeless_at_once_and_says_so),
        cmocka_unit_test(start_at_an_exit_is_answered_with_one_move),
    };
    return cmocka_run_group_tests_name("engines", tests, NULL, NULL);
}
