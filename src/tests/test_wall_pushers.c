/* The moves of Wall Pushers: the rules, and what usually goes wrong with them. */
#include "naive_wall_pushers.h"

#include <string.h>

#define STATE_WORDS 256

static uint32_t puzzle(void) {
    return fm_puzzle_find("wall-pushers");
}

static const struct fm_board *only(struct fm_boards *boards, uint64_t *state) {
    const struct fm_board *board = fm_boards_get(boards, 0);
    assert_true(fm_board_state_words(board) <= STATE_WORDS);
    fm_board_start(board, state);
    return board;
}

static struct fm_boards *read_text(const char *text, uint32_t rows, uint32_t columns) {
    struct fm_read_options options = {.rows = rows, .columns = columns};
    struct fm_text_error error;
    struct fm_boards *boards = fm_read(puzzle(), text, (uint32_t)strlen(text), &options, &error);
    assert_non_null(boards);
    return boards;
}

/* Plays the letters; returns the refusal of the first that is refused, or 0. */
static uint32_t play(const struct fm_board *board, uint64_t *state, const char *letters) {
    uint32_t refusal = 0;
    for (; *letters && refusal == 0; letters++)
        refusal = fm_board_apply(board, state, (uint32_t)(strchr("ENSW", *letters) - "ENSW"), state);
    return refusal;
}

static void expect_refusal(const char *text, uint32_t rows, uint32_t columns, const char *letters, const char *why) {
    uint64_t state[STATE_WORDS];
    struct fm_boards *boards = read_text(text, rows, columns);
    const struct fm_board *board = only(boards, state);
    assert_string_equal(fm_refusal_name(puzzle(), play(board, state, letters)), why);
    fm_boards_free(boards);
}

static void expect_escape(const char *text, uint32_t rows, uint32_t columns, const char *letters) {
    uint64_t state[STATE_WORDS];
    struct fm_boards *boards = read_text(text, rows, columns);
    const struct fm_board *board = only(boards, state);
    assert_false(fm_board_is_goal(board, state));
    assert_int_equal(play(board, state, letters), 0);
    assert_true(fm_board_is_goal(board, state));
    fm_boards_free(boards);
}

/* ---------------------------------------------------------------------------------------------------- the rules -- */

static void moves_are_named_in_alphabetical_order(void **state_) {
    (void)state_;
    uint64_t state[STATE_WORDS];
    struct fm_boards *boards = read_text("1 1\n15\n", 1, 1);
    const struct fm_board *board = only(boards, state);
    assert_int_equal(fm_board_move_count(board), 4);
    for (uint32_t move = 0; move < 4; move++)
        assert_int_equal(fm_board_move_name(board, move), "ENSW"[move]);
    assert_int_equal(fm_board_puzzle(board), puzzle());
    assert_false(fm_answer_is_smallest(puzzle()));
    fm_boards_free(boards);
}

static void start_at_an_exit_leaves_with_one_move(void **state) {
    (void)state;
    expect_escape("1 1\n11\n", 1, 1, "E");
    expect_escape("1 1\n13\n", 1, 1, "N");
    expect_escape("1 1\n7\n", 1, 1, "S");
    expect_escape("1 1\n14\n", 1, 1, "W");
}

static void wall_on_the_outline_never_moves(void **state) {
    (void)state;
    for (uint32_t i = 0; i < 4; i++)
        expect_refusal("1 1\n15\n", 1, 1, (const char *[]){"E", "N", "S", "W"}[i], "outline");
}

static void wall_with_another_wall_behind_it_does_not_move(void **state) {
    (void)state;
    expect_refusal("1 1\n15 15 11\n", 1, 3, "E", "two-walls");
    expect_refusal("3 1\n14 15 15\n", 1, 3, "W", "two-walls");
    expect_refusal("1 1\n15\n15\n7\n", 3, 1, "S", "two-walls");
    expect_refusal("1 3\n13\n15\n15\n", 3, 1, "N", "two-walls");
}

static void wall_before_a_walled_outline_does_not_move(void **state) {
    (void)state;
    expect_refusal("1 1\n15 15\n", 1, 2, "E", "two-walls");
}

static void wall_pushed_onto_a_gap_closes_that_exit_for_good(void **state) {
    (void)state;
    expect_refusal("1 1\n15 11\n", 1, 2, "EE", "outline");
    expect_refusal("1 1\n15 11\n", 1, 2, "EWEE", "outline");
    expect_refusal("1 3\n5\n13\n15\n", 3, 1, "NNN", "outline");
}

static void push_and_step_are_one_move(void **state) {
    (void)state;
    /* The wall goes with the player up to the place before the outline, whose gap in the second cell is left by. */
    expect_escape("1 1\n15 9 14\n", 1, 3, "EN");
}

static void nobody_moves_after_leaving(void **state_) {
    (void)state_;
    uint64_t state[STATE_WORDS];
    struct fm_event events[8];
    struct fm_boards *boards = read_text("1 1\n11 10\n", 1, 2);
    const struct fm_board *board = only(boards, state);
    assert_int_equal(play(board, state, "EE"), 0);
    for (uint32_t move = 0; move < 4; move++) {
        uint64_t next[STATE_WORDS];
        assert_string_equal(fm_refusal_name(puzzle(), fm_board_apply(board, state, move, next)), "over");
        assert_int_equal(fm_board_describe(board, state, move, events, COUNT_OF(events)), 0);
    }
    fm_boards_free(boards);
}

static void sample_is_solved_by_the_known_answer(void **state) {
    (void)state;
    expect_escape("2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n0 0\n", 4, 6,
                  "NESESEENNWNWWWWW");
}

/* ------------------------------------------------------------------------------------------ usual mistakes -- */

static void column_is_told_before_row_in_the_text_and_after_it_in_the_view(void **state_) {
    (void)state_;
    uint64_t state[STATE_WORDS];
    uint8_t cells[6];
    int32_t integers[FM_VIEW_INTEGERS];
    struct fm_boards *boards = read_text("3 1\n0 0 0\n0 0 0\n", 2, 3);
    const struct fm_board *board = only(boards, state);
    fm_board_view(board, state, cells, integers);
    assert_int_equal(integers[0], 0);
    assert_int_equal(integers[1], 2);
    fm_boards_free(boards);
}

static void pushed_wall_changes_on_both_of_its_sides(void **state_) {
    (void)state_;
    static const uint8_t before[] = {15, 11, 14};
    static const uint8_t after[] = {11, 14, 15};
    uint64_t state[STATE_WORDS];
    uint8_t cells[3];
    int32_t integers[FM_VIEW_INTEGERS];
    struct fm_boards *boards = read_text("1 1\n15 11 14\n", 1, 3);
    const struct fm_board *board = only(boards, state);
    fm_board_view(board, state, cells, integers);
    assert_memory_equal(cells, before, sizeof cells);
    assert_int_equal(play(board, state, "E"), 0);
    fm_board_view(board, state, cells, integers);
    assert_memory_equal(cells, after, sizeof cells);
    fm_boards_free(boards);
}

static void exits_of_one_case_are_not_those_of_the_next(void **state_) {
    (void)state_;
    struct fm_boards *boards = read_text("1 1\n11\n1 1\n15\n1 1\n7\n", 1, 1);
    static const uint32_t statuses[] = {FM_SOLVED, FM_NO_SOLUTION, FM_SOLVED};
    for (uint32_t i = 0; i < 3; i++) {
        struct test_answer answer;
        struct fm_search_options options;
        fm_search_defaults(&options);
        test_solve(fm_boards_get(boards, i), &options, &answer);
        assert_int_equal(answer.status, statuses[i]);
    }
    fm_boards_free(boards);
}

static void board_is_never_changed_by_what_is_done_with_it(void **state_) {
    (void)state_;
    uint64_t state[STATE_WORDS];
    uint64_t again[STATE_WORDS];
    struct fm_boards *boards = read_text("1 1\n15 11 14\n", 1, 3);
    const struct fm_board *board = only(boards, state);
    play(board, state, "EWE");
    fm_board_start(board, again);
    fm_board_start(board, state);
    assert_memory_equal(state, again, fm_board_state_words(board) * sizeof *state);
    uint8_t cells[3];
    int32_t integers[FM_VIEW_INTEGERS];
    fm_board_view(board, again, cells, integers);
    assert_int_equal(cells[0], 15);
    fm_boards_free(boards);
}

static void obstacle_is_told_only_where_the_outline_has_no_gap(void **state) {
    (void)state;
    struct fm_obstacle obstacle;
    struct fm_boards *boards = read_text("1 1\n11 14\n1 1\n15 11\n", 1, 2);
    fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
    assert_string_equal(fm_obstacle_name(puzzle(), obstacle.code), "no-gap");
    assert_int_equal(obstacle.row, -1);
    assert_int_equal(obstacle.column, -1);
    fm_board_obstacle(fm_boards_get(boards, 1), &obstacle);
    assert_int_equal(obstacle.code, 0);
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------- against the second opinion -- */

static void expect_same_board(const struct fm_board *board, const uint64_t *state, const struct test_board *known) {
    struct test_board seen;
    test_board_view(board, state, &seen);
    test_expect(memcmp(&seen, known, sizeof seen) == 0, known, "the core shows another board");
    assert_int_equal(fm_board_is_goal(board, state), test_board_is_over(known));
}

/* What happens in a move, as told by the boards before and after. */
static void expect_events(const struct fm_board *board, const uint64_t *state, uint32_t move,
                          const struct test_board *before, const struct test_board *after) {
    struct fm_event events[8];
    uint32_t kinds[FM_EVENT_KIND_COUNT] = {0};
    uint32_t count = fm_board_describe(board, state, move, events, COUNT_OF(events));
    assert_in_range(count, 1, COUNT_OF(events));
    bool pushed = memcmp(before->upright, after->upright, sizeof before->upright) != 0 ||
                  memcmp(before->level, after->level, sizeof before->level) != 0;
    for (uint32_t i = 0; i < count; i++) {
        const struct fm_event *event = &events[i];
        kinds[event->kind]++;
        assert_int_equal(event->side, move);
        if (event->kind == FM_EVENT_WALK || event->kind == FM_EVENT_SLIDE || event->kind == FM_EVENT_LEAVE) {
            assert_int_equal(event->row, before->row);
            assert_int_equal(event->column, before->column);
        }
        if (event->kind == FM_EVENT_WALK || event->kind == FM_EVENT_SLIDE) {
            assert_int_equal(event->to_row, after->row);
            assert_int_equal(event->to_column, after->column);
        }
        if (event->kind == FM_EVENT_CLOSE) {
            assert_int_equal(event->row, after->row);
            assert_int_equal(event->column, after->column);
        }
    }
    bool at_outline =
        (move == TEST_EAST && after->column + 1 == after->columns) || (move == TEST_NORTH && after->row == 0) ||
        (move == TEST_SOUTH && after->row + 1 == after->rows) || (move == TEST_WEST && after->column == 0);
    assert_int_equal(kinds[FM_EVENT_WALK], 1);
    assert_int_equal(kinds[FM_EVENT_SLIDE], pushed);
    assert_int_equal(kinds[FM_EVENT_CLOSE], pushed && at_outline);
    assert_int_equal(kinds[FM_EVENT_LEAVE], test_board_is_over(after));
    assert_int_equal(fm_board_describe(board, state, move, events, 1), count);
    assert_int_equal(fm_board_describe(board, state, move, NULL, 0), count);
}

static void expect_walk(struct test_random *random, struct test_board *known, uint32_t length) {
    static const char *const refusals[] = {"none", "outline", "two-walls"};
    uint64_t state[STATE_WORDS];
    uint64_t next[STATE_WORDS];
    struct fm_boards *boards = test_board_read(known);
    const struct fm_board *board = only(boards, state);
    expect_same_board(board, state, known);
    for (uint32_t i = 0; i < length && !test_board_is_over(known); i++) {
        uint32_t move = test_random_below(random, 4);
        struct test_board before = *known;
        enum test_played played = test_board_play(known, move);
        memset(next, 0xA5, sizeof next);
        uint32_t refusal = fm_board_apply(board, state, move, next);
        test_expect(strcmp(fm_refusal_name(puzzle(), refusal), refusals[played]) == 0, &before, "move %u: %s", move,
                    fm_refusal_name(puzzle(), refusal));
        if (played != TEST_PLAYED) {
            assert_int_equal(next[0], UINT64_C(0xA5A5A5A5A5A5A5A5));
            assert_int_equal(fm_board_describe(board, state, move, NULL, 0), 0);
            continue;
        }
        expect_events(board, state, move, &before, known);
        assert_int_equal(fm_board_apply(board, state, move, state), 0);
        assert_memory_equal(state, next, fm_board_state_words(board) * sizeof *state);
        expect_same_board(board, state, known);
    }
    fm_boards_free(boards);
}

static void every_move_agrees_with_the_second_opinion_on_random_walks(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(6000); i++) {
        struct test_board board;
        uint32_t most = i % 40 == 0 ? TEST_SIDE : 8;
        test_board_random(&board, &random, 1 + test_random_below(&random, most), 1 + test_random_below(&random, most),
                          test_random_below(&random, 101), 80);
        expect_walk(&random, &board, i % 40 == 0 ? 200 : 40);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_named_in_alphabetical_order),
        cmocka_unit_test(start_at_an_exit_leaves_with_one_move),
        cmocka_unit_test(wall_on_the_outline_never_moves),
        cmocka_unit_test(wall_with_another_wall_behind_it_does_not_move),
        cmocka_unit_test(wall_before_a_walled_outline_does_not_move),
        cmocka_unit_test(wall_pushed_onto_a_gap_closes_that_exit_for_good),
        cmocka_unit_test(push_and_step_are_one_move),
        cmocka_unit_test(nobody_moves_after_leaving),
        cmocka_unit_test(sample_is_solved_by_the_known_answer),
        cmocka_unit_test(column_is_told_before_row_in_the_text_and_after_it_in_the_view),
        cmocka_unit_test(pushed_wall_changes_on_both_of_its_sides),
        cmocka_unit_test(exits_of_one_case_are_not_those_of_the_next),
        cmocka_unit_test(board_is_never_changed_by_what_is_done_with_it),
        cmocka_unit_test(obstacle_is_told_only_where_the_outline_has_no_gap),
        cmocka_unit_test(every_move_agrees_with_the_second_opinion_on_random_walks),
    };
    return cmocka_run_group_tests_name("wall_pushers", tests, NULL, NULL);
}
