/* Searches that may end with a solution that is not a shortest one: a bound that is not admissible, depth-first search.
 * Against exhaustive search: none of them ever claims more than is so, and none is ever chosen without being asked for.
 */
#include "engines.h"
#include "naive_escape.h"
#include "naive_flood.h"
#include "naive_wall_pushers.h"

#include <string.h>

/* A small board in the core, and its true length, or -1. */
struct known {
    struct fm_boards *boards;
    int32_t length;
};

static struct known known_wall_pushers(struct test_random *random) {
    struct test_board board;
    struct exhaust exhaust;
    uint32_t inner = test_random_below(random, 70);
    test_board_random_with_gaps(&board, random, 1 + test_random_below(random, 4), 2 + test_random_below(random, 3),
                                inner, 1 + test_random_below(random, 3));
    assert_true(exhaust_open(&exhaust, &board, UINT32_MAX));
    struct known known = {test_board_read(&board), exhaust.distance[0]};
    exhaust_close(&exhaust);
    return known;
}

static struct known known_escape(struct test_random *random) {
    struct naive_escape board;
    struct naive_graph graph;
    naive_escape_random(&board, random, 1 + test_random_below(random, 6), 1 + test_random_below(random, 6),
                        10 + test_random_below(random, 40));
    naive_escape_graph(&graph, &board);
    struct known known = {naive_escape_read(&board), graph.distance[0]};
    naive_graph_close(&graph);
    return known;
}

static struct known known_flood(struct test_random *random) {
    struct naive_flood board;
    struct naive_graph graph;
    naive_flood_random(&board, random, 1 + test_random_below(random, 4), 1 + test_random_below(random, 4),
                       2 + test_random_below(random, 4));
    naive_flood_graph(&graph, &board);
    struct known known = {naive_flood_read(&board), graph.distance[0]};
    naive_graph_close(&graph);
    return known;
}

static struct known (*const known_boards[SUBJECTS])(struct test_random *random) = {known_wall_pushers, known_escape,
                                                                                   known_flood};

/* How the searches of one way ended. */
struct tally {
    uint32_t solved;
    uint32_t unproved;
    uint32_t longer; /* of these: not a shortest solution */
    uint32_t hopeless;
};

/* At every step: what is proved is so, and a search that is not the judge of it proves no more than it did at first. */
static void expect_honest_steps(const struct known *known, const struct way *way,
                                const struct fm_search_options *options) {
    const struct fm_board *board = fm_boards_get(known->boards, 0);
    struct fm_search *search = fm_search_create(board, options);
    uint32_t first = 0;
    for (enum fm_status status = FM_RUNNING; status == FM_RUNNING;) {
        status = fm_search_step(search, 1);
        const struct fm_snapshot *s = fm_search_snapshot(search);
        if (status != FM_RUNNING || s->step == 0)
            continue;
        first = first ? first : s->lower_bound;
        board_expect(s->lower_bound == first, board, WAY_FORMAT "the lower bound went from %u to %u", WAY_VALUES(way),
                     first, s->lower_bound);
        board_expect(known->length < 0 || s->lower_bound <= (uint32_t)known->length, board,
                     WAY_FORMAT "at least %u where %d are enough", WAY_VALUES(way), s->lower_bound, known->length);
    }
    fm_search_free(search);
}

static void expect_honest_end(const struct subject *subject, const struct known *known, const struct way *way,
                              const struct test_answer *answer, struct tally *tally) {
    const struct fm_board *board = fm_boards_get(known->boards, 0);
    uint32_t length = (uint32_t)known->length;
    if (known->length < 0) {
        board_expect(answer->status == FM_NO_SOLUTION && answer->length == -1, board,
                     WAY_FORMAT "status %u where there is no solution", WAY_VALUES(way), answer->status);
        tally->hopeless++;
        return;
    }
    board_expect(
        answer->length >= known->length && subject->is_solved_by(board, answer->moves, (uint32_t)answer->length), board,
        WAY_FORMAT "%d moves where %u are needed, or they solve nothing", WAY_VALUES(way), answer->length, length);
    board_expect(answer->upper_bound == (uint32_t)answer->length && answer->lower_bound <= length, board,
                 WAY_FORMAT "bounds %u and %u where %u is true", WAY_VALUES(way), answer->lower_bound,
                 answer->upper_bound, length);
    board_expect(length > 0 || answer->status == FM_SOLVED, board, WAY_FORMAT "no moves are not called the fewest",
                 WAY_VALUES(way));
    if (answer->status == FM_SOLVED) {
        board_expect(
            answer->length == known->length && answer->lower_bound == length && answer->reason == FM_REASON_NONE, board,
            WAY_FORMAT "%d moves are called the fewest, which are %u", WAY_VALUES(way), answer->length, length);
        tally->solved++;
        return;
    }
    uint32_t reason = strcmp(way->engine, "dfs") == 0 ? FM_REASON_ENGINE : FM_REASON_BOUND;
    board_expect(answer->status == FM_LIMIT && answer->reason == reason, board, WAY_FORMAT "status %u, reason %u",
                 WAY_VALUES(way), answer->status, answer->reason);
    board_expect(reason != FM_REASON_BOUND || answer->upper_bound <= 2 * length, board,
                 WAY_FORMAT "%u moves, more than twice %u", WAY_VALUES(way), answer->upper_bound, length);
    tally->unproved++;
    tally->longer += answer->upper_bound > length;
}

static void they_claim_nothing_that_is_not_so(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        const struct subject *subject = &subjects[i];
        struct tally tallies[MOST_UNPROVED_WAYS] = {0};
        for (uint32_t j = 0; j < TEST_CASES(4000); j++) {
            struct known known = known_boards[i](&random);
            for (uint32_t k = 0; k < subject->unproved_way_count; k++) {
                const struct way *way = &subject->unproved_ways[k];
                struct fm_search_options options = way_options(subject->puzzle, way);
                struct test_answer answer;
                test_solve(fm_boards_get(known.boards, 0), &options, &answer);
                expect_honest_end(subject, &known, way, &answer, &tallies[k]);
                if (j % 8 == 0)
                    expect_honest_steps(&known, way, &options);
            }
            fm_boards_free(known.boards);
        }
        for (uint32_t k = 0; k < subject->unproved_way_count; k++) {
            const struct tally *tally = &tallies[k];
            print_message("%s, " WAY_FORMAT "%u proved at the root, %u not proved, %u of them longer; %u hopeless\n",
                          subject->puzzle, WAY_VALUES(&subject->unproved_ways[k]), tally->solved, tally->unproved,
                          tally->longer, tally->hopeless);
            /* Or this test would show nothing; A* errs too rarely for so few boards. */
            bool errs = strcmp(subject->unproved_ways[k].engine, "a*") != 0;
            assert_true(!errs || tally->longer > 0);
        }
    }
}

/* The board of the lesson on bounds: the threshold is 14 when the right first move is cut, with f = 1 + 2 * 7. */
static void a_board_on_which_overestimating_costs_two_moves(void **state) {
    (void)state;
    static const char text[] = "+---+---+---+   +\n"
                               "|   |           |\n"
                               "+   +   +   +   +\n"
                               "|   |   |   |   |\n"
                               "+   +---+   +   +\n"
                               "| S |   |       |\n"
                               "+   +   +---+---+\n"
                               "|       |   |   |\n"
                               "+---+---+---+---+\n";
    static const struct way ways[] = {{"ida*", "doubled", false}, {"a*", "doubled", false}};
    struct fm_boards *boards = test_read("wall-pushers", text, NULL);
    for (uint32_t i = 0; i < COUNT_OF(ways); i++) {
        struct fm_search_options options = way_options("wall-pushers", &ways[i]);
        struct test_answer answer;
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        assert_int_equal(answer.status, FM_LIMIT);
        assert_int_equal(answer.reason, FM_REASON_BOUND);
        assert_int_equal(answer.lower_bound, 8);
        assert_int_equal(answer.length, 10);
        options.bound = test_bound("wall-pushers", "manhattan");
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        assert_int_equal(answer.status, FM_SOLVED);
        assert_int_equal(answer.length, 8);
    }
    fm_boards_free(boards);
}

static void limits_end_them_as_they_end_others(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t limited = 0;
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < TEST_CASES(200); j++) {
            struct known known = known_boards[i](&random);
            for (uint32_t k = 0; k < subjects[i].unproved_way_count; k++) {
                const struct way *way = &subjects[i].unproved_ways[k];
                struct fm_search_options options = way_options(subjects[i].puzzle, way);
                struct test_answer answer;
                options.max_nodes = 1 + test_random_below(&random, 10);
                test_solve(fm_boards_get(known.boards, 0), &options, &answer);
                if (answer.status != FM_LIMIT || answer.reason != FM_REASON_NODES)
                    continue;
                board_expect(known.length < 0 || answer.lower_bound <= (uint32_t)known.length,
                             fm_boards_get(known.boards, 0), WAY_FORMAT "at least %u where %d are enough",
                             WAY_VALUES(way), answer.lower_bound, known.length);
                limited++;
            }
            fm_boards_free(known.boards);
        }
    assert_true(limited > 0);
}

static void nobody_gets_them_unasked(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t puzzle = fm_puzzle_find(subjects[i].puzzle);
        for (uint32_t j = 0; j < TEST_CASES(200); j++) {
            struct fm_boards *boards = subjects[i].random_board(&random);
            for (uint32_t engine = 0; engine < fm_engine_count(); engine++) {
                struct fm_search_options options;
                fm_search_defaults(&options);
                options.engine = engine;
                struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
                assert_true(fm_bound_is_admissible(puzzle, fm_search_bound(search)));
                assert_true(engine != 0 || fm_engine_is_optimal(fm_search_engine(search)));
                fm_search_free(search);
            }
            fm_boards_free(boards);
        }
    }
}

static void they_are_told_apart_by_the_interface(void **state) {
    (void)state;
    for (uint32_t engine = 0; engine < fm_engine_count(); engine++)
        assert_int_equal(fm_engine_is_optimal(engine), strcmp(fm_engine_name(engine), "dfs") != 0);
    for (uint32_t puzzle = 0; puzzle < fm_puzzle_count(); puzzle++)
        for (uint32_t bound = 0; bound < fm_bound_count(puzzle); bound++)
            assert_int_equal(fm_bound_is_admissible(puzzle, bound),
                             strcmp(fm_bound_name(puzzle, bound), "doubled") != 0);
}

/* The answer of depth-first search as one writes it down: the moves are tried in order, and the first that leads on to
 * a goal is taken. No cell is entered twice. */
static bool go_deep(const struct test_board *board, bool entered[TEST_SIDE][TEST_SIDE], uint8_t *moves,
                    uint32_t *length) {
    for (uint32_t move = 0; move < 4; move++) {
        struct test_board next = *board;
        if (test_board_play(&next, move) != TEST_PLAYED)
            continue;
        uint32_t at = (*length)++;
        moves[at] = (uint8_t)move;
        if (test_board_is_over(&next))
            return true;
        if (!entered[next.row][next.column]) {
            entered[next.row][next.column] = true;
            if (go_deep(&next, entered, moves, length))
                return true;
            entered[next.row][next.column] = false;
        }
        *length = at;
    }
    return false;
}

static void depth_first_search_gives_the_first_answer_in_the_order_of_moves(void **state) {
    (void)state;
    static const struct way way = {"dfs", NULL, false};
    struct test_random random = test_random_open();
    struct fm_search_options options = way_options("wall-pushers", &way);
    uint32_t found = 0;
    for (uint32_t i = 0; i < TEST_CASES(2000); i++) {
        struct test_board board;
        struct test_answer answer;
        static bool entered[TEST_SIDE][TEST_SIDE];
        uint8_t moves[TEST_SIDE];
        uint32_t length = 0;
        test_board_random_with_gaps(&board, &random, 1 + test_random_below(&random, 4),
                                    2 + test_random_below(&random, 3), test_random_below(&random, 70), 2);
        memset(entered, 0, sizeof entered);
        entered[board.row][board.column] = true;
        bool is_found = go_deep(&board, entered, moves, &length);
        struct fm_boards *boards = test_board_read(&board);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        test_expect(answer.length == (is_found ? (int32_t)length : -1), &board, "%d moves instead of %u", answer.length,
                    length);
        test_expect(memcmp(answer.moves, moves, length) == 0, &board, "other moves than the first ones");
        found += is_found;
        fm_boards_free(boards);
    }
    assert_true(found > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_claim_nothing_that_is_not_so),
        cmocka_unit_test(a_board_on_which_overestimating_costs_two_moves),
        cmocka_unit_test(limits_end_them_as_they_end_others),
        cmocka_unit_test(nobody_gets_them_unasked),
        cmocka_unit_test(they_are_told_apart_by_the_interface),
        cmocka_unit_test(depth_first_search_gives_the_first_answer_in_the_order_of_moves),
    };
    return cmocka_run_group_tests_name("unproved", tests, NULL, NULL);
}
