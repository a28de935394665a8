/* Searching in Flood, against exhaustive search: every engine with every bound proves the same length by moves that are
 * replayed, with and without the rules that leave moves out; and the bounds are what they claim to be.
 */
#include "engines.h"
#include "naive_flood.h"

#include "memory.h"
#include "puzzle.h"

#include <string.h>

enum { NONE, COLOURS, LAYERS, FINISH_OR_EXPAND, BOUNDS };
static const char *const names[BOUNDS] = {"none", "colours", "layers", "finish-or-expand"};

/* Up to 4 x 4, 2 x 7 and 1 x 9, of up to 6 colours. */
static void small_board(struct test_random *random, struct naive_flood *board) {
    static const uint32_t sizes[][2] = {{4, 4}, {4, 4}, {4, 4}, {3, 4}, {4, 3}, {3, 3}, {2, 4}, {2, 7}, {5, 3}, {0, 0}};
    const uint32_t *size = sizes[test_random_below(random, COUNT_OF(sizes))];
    uint32_t rows = size[0] ? size[0] : 1 + test_random_below(random, 2);
    uint32_t columns = size[1] ? size[1] : 1 + test_random_below(random, 9);
    naive_flood_random(board, random, rows, columns, 1 + test_random_below(random, 6));
}

/* -------------------------------------------------------------------------------------------------------- engines --
 */

static void expect_solved(const struct naive_flood *board, const struct way *way, const struct test_answer *answer,
                          int32_t length) {
    naive_flood_expect(answer->status == FM_SOLVED && answer->length == length, board,
                       WAY_FORMAT "status %u, %d moves instead of %d", WAY_VALUES(way), answer->status, answer->length,
                       length);
    naive_flood_expect(answer->lower_bound == (uint32_t)length && answer->upper_bound == (uint32_t)length, board,
                       WAY_FORMAT "bounds %u and %u of %d moves", WAY_VALUES(way), answer->lower_bound,
                       answer->upper_bound, length);
    naive_flood_expect(naive_flood_is_solved_by(board, answer->moves, (uint32_t)length), board,
                       WAY_FORMAT "the moves do not paint the board", WAY_VALUES(way));
    naive_flood_expect(answer->reason == FM_REASON_NONE, board, WAY_FORMAT "reason %u", WAY_VALUES(way),
                       answer->reason);
}

static void expect_all_right(const struct naive_flood *board, int32_t length) {
    struct fm_boards *boards = naive_flood_read(board);
    for (uint32_t i = 0; i < FLOOD_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("flood", &flood_ways[i]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        expect_solved(board, &flood_ways[i], &answer, length);
    }
    fm_boards_free(boards);
}

static void every_engine_proves_the_same_length_as_exhaustive_search(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t states = 0;
    uint32_t lengths[32] = {0};
    for (uint32_t i = 0; i < TEST_CASES(3000); i++) {
        struct naive_flood board;
        struct naive_graph graph;
        small_board(&random, &board);
        naive_flood_graph(&graph, &board);
        expect_all_right(&board, graph.distance[0]);
        lengths[graph.distance[0]]++;
        states += graph.count;
        naive_graph_close(&graph);
    }
    print_message("%u boards, %u states; by length:", TEST_CASES(3000), states);
    for (uint32_t i = 0; i < 12; i++)
        print_message(" %u", lengths[i]);
    print_message("\n");
    assert_true(lengths[0] > 0);
}

/* Larger ones, where breadth-first search without any pruning is the judge. */
static void moves_left_out_by_a_rule_are_never_missed(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    int32_t longest = 0;
    for (uint32_t i = 0; i < TEST_CASES(150); i++) {
        struct naive_flood board;
        struct test_answer answer;
        struct way plain = {"bfs", NULL, true};
        struct fm_search_options options = way_options("flood", &plain);
        naive_flood_random(&board, &random, 4 + test_random_below(&random, 2), 5 + test_random_below(&random, 2),
                           2 + test_random_below(&random, 5));
        struct fm_boards *boards = naive_flood_read(&board);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        fm_boards_free(boards);
        expect_all_right(&board, answer.length);
        longest = answer.length > longest ? answer.length : longest;
    }
    print_message("the longest answer has %d moves\n", longest);
}

/* On many boards, with the engine that is quick enough for it. */
static void pruning_changes_no_length(void **state) {
    (void)state;
    static const struct way ways[] = {{"a*", "finish-or-expand", true},
                                      {"a*", "finish-or-expand", false},
                                      {"a*", "colours", false},
                                      {"ida*", "finish-or-expand", false}};
    struct test_random random = test_random_open();
    uint64_t generated[COUNT_OF(ways)] = {0};
    for (uint32_t i = 0; i < TEST_CASES(5000); i++) {
        struct naive_flood board;
        int32_t length = -1;
        naive_flood_random(&board, &random, 3 + test_random_below(&random, 3), 3 + test_random_below(&random, 4),
                           3 + test_random_below(&random, 4));
        struct fm_boards *boards = naive_flood_read(&board);
        for (uint32_t j = 0; j < COUNT_OF(ways); j++) {
            struct test_answer answer;
            struct fm_search_options options = way_options("flood", &ways[j]);
            test_solve(fm_boards_get(boards, 0), &options, &answer);
            length = j == 0 ? answer.length : length;
            expect_solved(&board, &ways[j], &answer, length);
            generated[j] += answer.stats.generated;
        }
        fm_boards_free(boards);
    }
    print_message("%llu nodes instead of %llu\n", (unsigned long long)generated[1], (unsigned long long)generated[0]);
    assert_true(generated[1] < generated[0]);
}

/* Many answers are equally short; which of them comes is a function of the board and the engine. */
static void same_engine_always_gives_the_same_answer(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(50); i++) {
        struct naive_flood board;
        naive_flood_random(&board, &random, 4, 5, 5);
        struct fm_boards *boards = naive_flood_read(&board);
        for (uint32_t j = 0; j < FLOOD_WAYS; j++) {
            struct test_answer answers[2];
            struct fm_search_options options = way_options("flood", &flood_ways[j]);
            for (uint32_t k = 0; k < 2; k++) {
                memset(&answers[k], 0, sizeof *answers);
                test_solve(fm_boards_get(boards, 0), &options, &answers[k]);
            }
            assert_memory_equal(&answers[0], &answers[1], sizeof *answers);
        }
        fm_boards_free(boards);
    }
}

static void engine_and_bound_at_work_are_named(void **state) {
    (void)state;
    struct naive_flood board;
    naive_flood_parse(&board, "012/112/221");
    struct fm_boards *boards = naive_flood_read(&board);
    for (uint32_t i = 0; i < FLOOD_WAYS; i++) {
        struct fm_search_options options = way_options("flood", &flood_ways[i]);
        struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
        const char *engine = fm_engine_name(fm_search_engine(search));
        const char *bound = fm_bound_name(fm_puzzle_find("flood"), fm_search_bound(search));
        if (i == 0) {
            assert_string_not_equal(engine, "auto");
            assert_true(strcmp(bound, "none") != 0 || !fm_engine_is_informed(fm_search_engine(search)));
        } else {
            assert_string_equal(engine, flood_ways[i].engine);
            assert_string_equal(bound, flood_ways[i].bound ? flood_ways[i].bound : "none");
        }
        fm_search_free(search);
    }
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------------ finishing first --
 */

/* Whether one move finishes a colour: it is left outside of the region, and after the move it is not. */
static bool finishes(const struct naive_flood *board, uint32_t colour) {
    struct naive_flood painted = *board;
    int32_t steps[TEST_SIDE][TEST_SIDE];
    if (naive_flood_paint(&painted, colour) != NAIVE_PAINTED)
        return false;
    naive_flood_region(&painted, steps);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (painted.cells[row][column] == colour && steps[row][column] < 0)
                return false;
    return true;
}

static void finishing_a_colour_that_can_be_finished_is_always_a_best_move(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t finished = 0;
    for (uint32_t i = 0; i < TEST_CASES(1500); i++) {
        struct naive_flood start;
        struct naive_graph graph;
        small_board(&random, &start);
        naive_flood_graph(&graph, &start);
        for (uint32_t j = 0; j < graph.count; j++) {
            struct naive_flood board;
            naive_flood_set(&start, graph.keys[j], &board);
            for (uint32_t move = 0; move < graph.move_count; move++) {
                uint32_t child = graph.children[j * graph.move_count + move];
                if (child == NAIVE_ILLEGAL || !finishes(&board, move))
                    continue;
                naive_flood_expect(graph.distance[child] == graph.distance[j] - 1, &board,
                                   "finishing %u leads from %d to %d", move, graph.distance[j], graph.distance[child]);
                finished++;
            }
        }
        naive_graph_close(&graph);
    }
    print_message("%u moves that finish a colour\n", finished);
    assert_true(finished > TEST_CASES(1500));
}

/* -------------------------------------------------------------------------------------------------------- bounds -- */

/* A relaxed board: what is flooded, whatever its colour was. */
struct carpet {
    const struct naive_flood *board;
    bool flooded[TEST_SIDE][TEST_SIDE];
};

/* The cells outside that one could flood next: those beside the flood, and what has their colour and hangs together
 * with them. Returns whether there are any. */
static bool find_border(const struct carpet *carpet, bool border[TEST_SIDE][TEST_SIDE]) {
    const struct naive_flood *board = carpet->board;
    bool any = false;
    memset(border, 0, sizeof(bool[TEST_SIDE][TEST_SIDE]));
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t row = 0; row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                for (uint32_t side = 0; side < 4 && !carpet->flooded[row][column] && !border[row][column]; side++) {
                    int32_t r = row + test_down[side];
                    int32_t c = column + test_right[side];
                    if (r < 0 || c < 0 || r >= board->rows || c >= board->columns)
                        continue;
                    bool hangs_together = border[r][c] && board->cells[r][c] == board->cells[row][column];
                    border[row][column] = carpet->flooded[r][c] || hangs_together;
                    changed |= border[row][column];
                    any |= border[row][column];
                }
    }
    return any;
}

/* Counts the colours that are left, or, with a border, those all of whose cells are in it; these are flooded. */
static uint32_t count_colours(struct carpet *carpet, bool (*border)[TEST_SIDE]) {
    const struct naive_flood *board = carpet->board;
    uint32_t count = 0;
    for (uint32_t colour = 0; colour < NAIVE_COLOURS; colour++) {
        bool is_left = false;
        bool is_beyond = false;
        for (int32_t row = 0; row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                if (board->cells[row][column] == colour && !carpet->flooded[row][column]) {
                    is_left = true;
                    is_beyond |= border && !border[row][column];
                }
        if (!is_left || is_beyond)
            continue;
        count++;
        for (int32_t row = 0; border && row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                carpet->flooded[row][column] |= board->cells[row][column] == colour;
    }
    return count;
}

static uint32_t defined_bound(const struct naive_flood *board, uint32_t bound) {
    struct carpet carpet = {.board = board};
    int32_t steps[TEST_SIDE][TEST_SIDE];
    bool border[TEST_SIDE][TEST_SIDE];
    uint32_t moves = 0;
    naive_flood_region(board, steps);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            carpet.flooded[row][column] = steps[row][column] >= 0;
    if (bound == NONE || bound == COLOURS)
        return bound == NONE ? 0 : count_colours(&carpet, NULL);
    while (find_border(&carpet, border)) {
        uint32_t finished = bound == FINISH_OR_EXPAND ? count_colours(&carpet, border) : 0;
        moves += finished ? finished : 1;
        for (int32_t row = 0; !finished && row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                carpet.flooded[row][column] |= border[row][column];
    }
    return moves;
}

static void expect_sound_bounds(const struct naive_flood *start, const struct naive_graph *graph,
                                const struct twin *twin, uint32_t index) {
    struct naive_flood board;
    struct naive_flood seen;
    naive_flood_set(start, graph->keys[index], &board);
    naive_flood_view((const struct fm_board *)twin->board, twin_state(twin, index), &seen);
    assert_memory_equal(&seen, &board, sizeof seen);
    for (uint32_t bound = 0; bound < BOUNDS; bound++) {
        const char *fault = twin_fault(twin, index, bound);
        naive_flood_expect(!fault, &board, "%s is %s", names[bound], fault);
        uint32_t h = twin_bound(twin, index, bound);
        uint32_t defined = defined_bound(&board, bound);
        naive_flood_expect(h == defined, &board, "%s says %u where its definition says %u", names[bound], h, defined);
    }
    naive_flood_expect(twin_bound(twin, index, FINISH_OR_EXPAND) >= twin_bound(twin, index, COLOURS) &&
                           twin_bound(twin, index, FINISH_OR_EXPAND) >= twin_bound(twin, index, LAYERS),
                       &board, "the strongest bound is not the strongest");
}

static void every_bound_is_admissible_and_consistent_and_as_defined_on_every_state(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t states = 0;
    for (uint32_t i = 0; i < TEST_CASES(400); i++) {
        struct naive_flood board;
        struct naive_graph graph;
        struct twin twin;
        small_board(&random, &board);
        struct fm_boards *boards = naive_flood_read(&board);
        naive_flood_graph(&graph, &board);
        assert_int_equal(graph.move_count, fm_board_move_count(fm_boards_get(boards, 0)));
        twin_open(&twin, &graph, fm_boards_get(boards, 0));
        for (uint32_t j = 0; j < graph.count; j++)
            expect_sound_bounds(&board, &graph, &twin, j);
        states += graph.count;
        twin_close(&twin);
        naive_graph_close(&graph);
        fm_boards_free(boards);
    }
    print_message("%u states of %u boards\n", states, TEST_CASES(400));
}

/* The children of a state and their bounds, as expanding finds them all at once, against one move at a time. */
static void expect_children(const struct naive_flood *board, const struct board *core, void *work,
                            const uint64_t *state) {
    struct move_outcome outcomes[PUZZLE_MOST_MOVES];
    static uint64_t children[NAIVE_COLOURS * TEST_STATE_WORDS];
    core->puzzle->expand(core, work, state, false, outcomes, children);
    for (uint32_t move = 0; move < core->move_count; move++) {
        const uint64_t *child = children + move * core->state_words;
        uint64_t next[TEST_STATE_WORDS];
        struct naive_flood painted = *board;
        if (outcomes[move].verdict != FM_KEPT)
            continue;
        assert_int_equal(naive_flood_paint(&painted, move), NAIVE_PAINTED);
        assert_int_equal(core->puzzle->apply(core, state, move, next), 0);
        assert_memory_equal(child, next, core->state_words * sizeof *next);
        uint32_t h = core->puzzle->bound_child(core, work, move, child, false, FM_INFINITE);
        naive_flood_expect(h == defined_bound(&painted, FINISH_OR_EXPAND), &painted, "the child's bound is %u", h);
        naive_flood_expect(h == core->puzzle->bound(core, work, child, false), &painted, "the bound is not %u", h);
    }
}

static void bounds_of_children_are_as_defined_on_boards_of_every_width(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(60); i++) {
        struct naive_flood board;
        uint64_t place[TEST_STATE_WORDS];
        struct memory memory = memory_open(UINT64_MAX);
        uint32_t side = 6 + i % 17;
        naive_flood_random(&board, &random, side, side, 6);
        struct fm_boards *boards = naive_flood_read(&board);
        const struct board *core = (const struct board *)fm_boards_get(boards, 0);
        void *work = core->puzzle->create_work(core, FINISH_OR_EXPAND, &memory);
        core->puzzle->start(core, place);
        while (!naive_flood_is_over(&board)) {
            uint32_t move = test_random_below(&random, core->move_count);
            expect_children(&board, core, work, place);
            if (naive_flood_paint(&board, move) == NAIVE_PAINTED)
                assert_int_equal(core->puzzle->apply(core, place, move, place), 0);
        }
        core->puzzle->free_work(core, work, &memory);
        memory_close(&memory);
        fm_boards_free(boards);
    }
}

static void bounds_are_listed_by_their_names(void **state) {
    (void)state;
    uint32_t puzzle = fm_puzzle_find("flood");
    assert_int_equal(fm_bound_count(puzzle), BOUNDS);
    for (uint32_t bound = 0; bound < BOUNDS; bound++)
        assert_string_equal(fm_bound_name(puzzle, bound), names[bound]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_proves_the_same_length_as_exhaustive_search),
        cmocka_unit_test(moves_left_out_by_a_rule_are_never_missed),
        cmocka_unit_test(pruning_changes_no_length),
        cmocka_unit_test(same_engine_always_gives_the_same_answer),
        cmocka_unit_test(engine_and_bound_at_work_are_named),
        cmocka_unit_test(finishing_a_colour_that_can_be_finished_is_always_a_best_move),
        cmocka_unit_test(every_bound_is_admissible_and_consistent_and_as_defined_on_every_state),
        cmocka_unit_test(bounds_of_children_are_as_defined_on_boards_of_every_width),
        cmocka_unit_test(bounds_are_listed_by_their_names),
    };
    return cmocka_run_group_tests_name("flood_search", tests, NULL, NULL);
}
