/* Escape from Tetris: its rules, what it shows and tells, and the cases that public programs get wrong. */
#include "engines.h"
#include "naive_escape.h"

#include <stdio.h>
#include <string.h>

#define MOST_EVENTS (2 * TEST_SIDE * TEST_SIDE)

static void random_board(struct test_random *random, struct naive_escape *board) {
    uint32_t most = test_random_percent(random, 10) ? TEST_SIDE : 9;
    naive_escape_random(board, random, 1 + test_random_below(random, most), 1 + test_random_below(random, most),
                        test_random_below(random, 70));
    if (test_random_percent(random, 50))
        naive_escape_thin(board, random, test_random_below(random, 100));
}

/* --------------------------------------------------------------------------------------------------- the commands --
 */

static void expect_same(const struct naive_escape *known, const struct fm_board *board, const uint64_t *state) {
    struct naive_escape seen;
    naive_escape_view(board, state, &seen);
    naive_escape_expect(memcmp(&seen, known, sizeof seen) == 0, known, "the core shows other walkers");
    naive_escape_expect(fm_board_is_goal(board, state) == naive_escape_is_over(known), known,
                        "the core is wrong about the end");
}

static void commands_move_every_walker_as_it_would_move_alone(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t played = 0;
    for (uint32_t i = 0; i < TEST_CASES(2000); i++) {
        struct naive_escape board;
        uint64_t moment[TEST_STATE_WORDS];
        random_board(&random, &board);
        struct fm_boards *boards = naive_escape_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        test_start(only, moment);
        expect_same(&board, only, moment);
        for (uint32_t j = 0; j < 30 && !naive_escape_is_over(&board); j++) {
            uint32_t move = test_random_below(&random, 4);
            assert_int_equal(fm_board_apply(only, moment, move, moment), 0);
            naive_escape_play(&board, move);
            expect_same(&board, only, moment);
            played++;
        }
        fm_boards_free(boards);
    }
    print_message("%u commands\n", played);
}

static void commands_are_east_north_south_west_in_this_order(void **state) {
    (void)state;
    static const int32_t to[][2] = {{2, 3}, {1, 2}, {3, 2}, {2, 1}};
    struct naive_escape board;
    naive_escape_parse(&board, "00000/00000/00000/00000/00000");
    naive_escape_set(&board, UINT64_C(1) << 12);
    struct fm_boards *boards = naive_escape_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    assert_int_equal(fm_board_move_count(only), 4);
    for (uint32_t move = 0; move < 4; move++) {
        uint64_t start[TEST_STATE_WORDS];
        uint64_t next[TEST_STATE_WORDS];
        struct naive_escape seen;
        assert_int_equal(fm_board_move_name(only, move), "ENSW"[move]);
        test_start(only, start);
        assert_int_equal(fm_board_apply(only, start, move, next), 0);
        naive_escape_view(only, next, &seen);
        assert_true(seen.walker[to[move][0]][to[move][1]]);
        test_start(only, next);
        assert_memory_equal(start, next, fm_board_state_words(only) * sizeof *next);
    }
    fm_boards_free(boards);
}

static void command_that_changes_nothing_is_legal_by_hand_and_left_out_by_searches(void **state) {
    (void)state;
    struct naive_escape board;
    uint64_t start[TEST_STATE_WORDS];
    uint64_t next[TEST_STATE_WORDS];
    naive_escape_parse(&board, "0110/0010/0100/0000");
    naive_escape_set(&board, UINT64_C(1) << 5);
    struct fm_boards *boards = naive_escape_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    assert_int_equal(fm_board_apply(only, start, TEST_EAST, next), 0);
    assert_memory_equal(start, next, fm_board_state_words(only) * sizeof *next);
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        struct fm_search_options options = way_options("escape", &escape_ways[i]);
        struct fm_search *search = fm_search_create(only, &options);
        while (fm_search_step(search, UINT64_MAX) == FM_RUNNING)
            continue;
        assert_true(fm_search_seek(search, 1));
        const struct fm_snapshot *root = fm_search_snapshot(search);
        bool is_pruned = !options.prune_none && strcmp(fm_engine_name(fm_search_engine(search)), "bfs") != 0;
        if (is_pruned) {
            assert_int_equal(root->children[TEST_EAST].verdict, FM_ILLEGAL);
            assert_string_equal(fm_refusal_name(fm_puzzle_find("escape"), root->children[TEST_EAST].refusal),
                                "no-change");
        } else {
            assert_int_not_equal(root->children[TEST_EAST].verdict, FM_ILLEGAL);
        }
        fm_search_free(search);
    }
    fm_boards_free(boards);
}

static void nobody_obeys_when_all_are_out(void **state) {
    (void)state;
    struct naive_escape board;
    uint64_t start[TEST_STATE_WORDS];
    uint64_t next[TEST_STATE_WORDS];
    struct fm_event event;
    naive_escape_parse(&board, "000/000/000");
    struct fm_boards *boards = naive_escape_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    assert_int_equal(fm_board_apply(only, start, TEST_WEST, next), 0);
    assert_true(fm_board_is_goal(only, next));
    for (uint32_t move = 0; move < 4; move++) {
        uint32_t refusal = fm_board_apply(only, next, move, start);
        assert_string_equal(fm_refusal_name(fm_puzzle_find("escape"), refusal), "over");
        assert_int_equal(fm_board_describe(only, next, move, &event, 1), 0);
    }
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------------- what it tells -- */

/* What one walker does, or NULL where none is told. */
static const struct fm_event *event_of(const struct fm_event *events, uint32_t count, int32_t row, int32_t column) {
    const struct fm_event *found = NULL;
    for (uint32_t i = 0; i < count; i++) {
        const struct fm_event *event = &events[i];
        if (event->kind == FM_EVENT_MERGE || event->row != row || event->column != column)
            continue;
        assert_null(found);
        found = event;
    }
    return found;
}

static void expect_event(const struct naive_escape *board, const struct fm_event *event, uint32_t move, int32_t row,
                         int32_t column, uint32_t arrived[TEST_SIDE][TEST_SIDE]) {
    int32_t to_row = row;
    int32_t to_column = column;
    bool walks = naive_escape_walk(board, move, &to_row, &to_column);
    bool leaves = naive_escape_is_on_ring(board, to_row, to_column);
    uint32_t kind = leaves ? FM_EVENT_LEAVE : walks ? FM_EVENT_WALK : FM_EVENT_BLOCKED;
    naive_escape_expect(event != NULL, board, "nothing is told of the walker at %d, %d", row, column);
    naive_escape_expect(event->kind == kind && event->to_row == to_row && event->to_column == to_column &&
                            event->side == move && event->order == 0,
                        board, "%u: the walker at %d, %d: %s to %d, %d, side %u, order %u", move, row, column,
                        fm_event_name(event->kind), event->to_row, event->to_column, event->side, event->order);
    arrived[to_row][to_column] += !leaves;
}

static void expect_told(const struct naive_escape *board, const struct fm_event *events, uint32_t count,
                        uint32_t move) {
    uint32_t arrived[TEST_SIDE][TEST_SIDE] = {0};
    uint32_t merged[TEST_SIDE][TEST_SIDE] = {0};
    uint32_t walkers = 0;
    uint32_t merges = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->walker[row][column]) {
                expect_event(board, event_of(events, count, row, column), move, row, column, arrived);
                walkers++;
            }
    for (uint32_t i = 0; i < count; i++)
        if (events[i].kind == FM_EVENT_MERGE) {
            assert_int_equal(events[i].order, 0);
            merged[events[i].row][events[i].column]++;
            merges++;
        }
    naive_escape_expect(count == walkers + merges, board, "%u events of %u walkers, %u merges", count, walkers, merges);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++) {
            uint32_t many = arrived[row][column] > 1 ? arrived[row][column] - 1 : 0;
            naive_escape_expect(merged[row][column] == many, board, "%u of %u walkers merge at %d, %d",
                                merged[row][column], arrived[row][column], row, column);
        }
}

static void what_a_command_does_is_told_walker_by_walker(void **state) {
    (void)state;
    static struct fm_event events[MOST_EVENTS];
    struct test_random random = test_random_open();
    uint32_t told = 0;
    for (uint32_t i = 0; i < TEST_CASES(1000); i++) {
        struct naive_escape board;
        uint64_t moment[TEST_STATE_WORDS];
        random_board(&random, &board);
        struct fm_boards *boards = naive_escape_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        test_start(only, moment);
        for (uint32_t j = 0; j < 8 && !naive_escape_is_over(&board); j++) {
            uint32_t move = test_random_below(&random, 4);
            uint32_t count = fm_board_describe(only, moment, move, events, MOST_EVENTS);
            expect_told(&board, events, count, move);
            fm_board_apply(only, moment, move, moment);
            naive_escape_play(&board, move);
            told += count;
        }
        fm_boards_free(boards);
    }
    print_message("%u events\n", told);
}

static void events_are_written_up_to_the_capacity_and_all_counted(void **state) {
    (void)state;
    struct naive_escape board;
    uint64_t start[TEST_STATE_WORDS];
    struct fm_event whole[8];
    naive_escape_parse(&board, "0000/0010/0000/0000");
    struct fm_boards *boards = naive_escape_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    /* Northward one leaves, one is stopped by the bad cell, and one walks to where the first one was. */
    uint32_t count = fm_board_describe(only, start, TEST_NORTH, whole, COUNT_OF(whole));
    assert_int_equal(count, 3);
    for (uint32_t capacity = 0; capacity < count; capacity++) {
        struct fm_event part[8];
        memset(part, 0xAA, sizeof part);
        assert_int_equal(fm_board_describe(only, start, TEST_NORTH, part, capacity), count);
        assert_memory_equal(part, whole, capacity * sizeof *part);
        assert_int_equal(part[capacity].kind, 0xAAAAAAAA);
    }
    fm_boards_free(boards);
}

static void caption_is_the_number_of_places(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(500); i++) {
        struct naive_escape board;
        uint64_t start[TEST_STATE_WORDS];
        char text[16] = {0};
        char known[16];
        random_board(&random, &board);
        uint32_t walkers = 0;
        for (int32_t row = 0; row < board.rows; row++)
            for (int32_t column = 0; column < board.columns; column++)
                walkers += board.walker[row][column];
        struct fm_boards *boards = naive_escape_read(&board);
        test_start(fm_boards_get(boards, 0), start);
        uint32_t length = fm_board_caption(fm_boards_get(boards, 0), start, text, sizeof text);
        assert_int_equal(length, snprintf(known, sizeof known, "%u", walkers));
        assert_string_equal(text, known);
        fm_boards_free(boards);
    }
}

/* -------------------------------------------------------------------------------------------------- special boards --
 */

/* Whether every engine answers the board with these letters; NULL: with none, before the first step. */
static void expect_answer(const char *rows, const char *letters) {
    struct naive_escape board;
    naive_escape_parse(&board, rows);
    struct fm_boards *boards = naive_escape_read(&board);
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        const struct way *way = &escape_ways[i];
        struct test_answer answer;
        struct fm_search_options options = way_options("escape", way);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        if (!letters) {
            naive_escape_expect(answer.status == FM_NO_SOLUTION && answer.stats.steps == 0, &board,
                                WAY_FORMAT "status %u", WAY_VALUES(way), answer.status);
            continue;
        }
        bool is_right = answer.status == FM_SOLVED && answer.length == (int32_t)strlen(letters);
        for (int32_t j = 0; is_right && j < answer.length; j++)
            is_right = "ENSW"[answer.moves[j]] == letters[j];
        naive_escape_expect(is_right, &board, WAY_FORMAT "not %s", WAY_VALUES(way), letters);
    }
    fm_boards_free(boards);
}

static void judges_sample_is_answered_east_north(void **state) {
    (void)state;
    expect_answer("1101/0001/1100/1001", "EN");
}

static void board_without_an_inner_cell_has_the_empty_word(void **state) {
    (void)state;
    static const char *const boards[] = {"0",   "1",       "00/00",     "11/11",   "01/10",
                                         "000", "0/0/0/0", "0000/0000", "00/00/00"};
    for (uint32_t i = 0; i < COUNT_OF(boards); i++)
        expect_answer(boards[i], "");
}

static void board_without_a_good_inner_cell_has_the_empty_word(void **state) {
    (void)state;
    static const char *const boards[] = {"111/111/111", "000/010/000", "1111/1111/1111/1111", "00000/01110/00000"};
    for (uint32_t i = 0; i < COUNT_OF(boards); i++)
        expect_answer(boards[i], "");
}

static void walkers_who_start_on_the_ring_are_out_already(void **state) {
    (void)state;
    /* The ring is full of good cells, and nobody is in the game. */
    expect_answer("000/010/000", "");
    /* One who stands on the ring in the east would need three commands more. */
    expect_answer("11111/11111/10010/11111/11111", NULL);
    expect_answer("11111/11111/00010/11111/11111", "WW");
}

static void cell_that_is_shut_in_ends_the_search_before_its_first_step(void **state) {
    (void)state;
    static const struct {
        const char *rows;
        int32_t row;
        int32_t column;
    } boards[] = {
        {"111/101/111", 1, 1},
        {"00000/00100/01010/00100/00000", 2, 2},
        {"0000000/0011100/0010100/0011100/0000000", 2, 3},
        /* Two of them: the first one in the order of reading. */
        {"1111111/1101001/1111111/1000001/1111111", 1, 2},
    };
    for (uint32_t i = 0; i < COUNT_OF(boards); i++) {
        struct naive_escape board;
        struct fm_obstacle obstacle;
        naive_escape_parse(&board, boards[i].rows);
        struct fm_boards *read = naive_escape_read(&board);
        fm_board_obstacle(fm_boards_get(read, 0), &obstacle);
        assert_string_equal(fm_obstacle_name(fm_puzzle_find("escape"), obstacle.code), "shut-in");
        assert_int_equal(obstacle.row, boards[i].row);
        assert_int_equal(obstacle.column, boards[i].column);
        fm_boards_free(read);
        expect_answer(boards[i].rows, NULL);
    }
}

/* The first cell that is shut in holds nobody; the second one does. */
static void only_walkers_who_are_there_can_be_shut_in(void **state) {
    (void)state;
    struct naive_escape board;
    struct fm_obstacle obstacle;
    naive_escape_parse(&board, "1111111/1010101/1111101/1111101");
    naive_escape_set(&board, UINT64_C(1) << 10 | UINT64_C(1) << 12);
    struct fm_boards *boards = naive_escape_read(&board);
    fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
    assert_string_equal(fm_obstacle_name(fm_puzzle_find("escape"), obstacle.code), "shut-in");
    assert_int_equal(obstacle.row, 1);
    assert_int_equal(obstacle.column, 3);
    fm_boards_free(boards);
    naive_escape_set(&board, UINT64_C(1) << 12);
    boards = naive_escape_read(&board);
    fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
    assert_string_equal(fm_obstacle_name(fm_puzzle_find("escape"), obstacle.code), "none");
    assert_true(obstacle.row == -1 && obstacle.column == -1);
    fm_boards_free(boards);
}

static void answer_is_the_smallest_one_by_promise(void **state) {
    (void)state;
    assert_true(fm_answer_is_smallest(fm_puzzle_find("escape")));
    assert_false(fm_answer_is_smallest(fm_puzzle_find("flood")));
    assert_false(fm_answer_is_smallest(fm_puzzle_find("wall-pushers")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commands_move_every_walker_as_it_would_move_alone),
        cmocka_unit_test(commands_are_east_north_south_west_in_this_order),
        cmocka_unit_test(command_that_changes_nothing_is_legal_by_hand_and_left_out_by_searches),
        cmocka_unit_test(nobody_obeys_when_all_are_out),
        cmocka_unit_test(what_a_command_does_is_told_walker_by_walker),
        cmocka_unit_test(events_are_written_up_to_the_capacity_and_all_counted),
        cmocka_unit_test(caption_is_the_number_of_places),
        cmocka_unit_test(judges_sample_is_answered_east_north),
        cmocka_unit_test(board_without_an_inner_cell_has_the_empty_word),
        cmocka_unit_test(board_without_a_good_inner_cell_has_the_empty_word),
        cmocka_unit_test(walkers_who_start_on_the_ring_are_out_already),
        cmocka_unit_test(cell_that_is_shut_in_ends_the_search_before_its_first_step),
        cmocka_unit_test(only_walkers_who_are_there_can_be_shut_in),
        cmocka_unit_test(answer_is_the_smallest_one_by_promise),
    };
    return cmocka_run_group_tests_name("escape", tests, NULL, NULL);
}
