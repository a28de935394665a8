/* Flood: its rules, what it shows and tells, and the cases that public programs get wrong. */
#include "engines.h"
#include "naive_flood.h"

#include <stdio.h>
#include <string.h>

static void random_board(struct test_random *random, struct naive_flood *board) {
    uint32_t most = test_random_percent(random, 10) ? TEST_SIDE : 9;
    naive_flood_random(board, random, 1 + test_random_below(random, most), 1 + test_random_below(random, most),
                       1 + test_random_below(random, test_random_percent(random, 50) ? 6 : NAIVE_COLOURS));
}

/* --------------------------------------------------------------------------------------------------------- rules -- */

static void expect_same(const struct naive_flood *known, const struct fm_board *board, const uint64_t *state) {
    struct naive_flood seen;
    naive_flood_view(board, state, &seen);
    naive_flood_expect(memcmp(&seen, known, sizeof seen) == 0, known, "the core shows another board");
    naive_flood_expect(fm_board_is_goal(board, state) == naive_flood_is_over(known), known,
                       "the core is wrong about the end");
}

static const char *refusal_of(enum naive_painted painted) {
    static const char *const names[] = {"none", "over", "same-colour", "touches-nothing"};
    return names[painted];
}

static void moves_paint_the_region_and_nothing_else(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t counts[4] = {0};
    for (uint32_t i = 0; i < TEST_CASES(1000); i++) {
        struct naive_flood board;
        uint64_t moment[TEST_STATE_WORDS];
        random_board(&random, &board);
        struct fm_boards *boards = naive_flood_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        test_start(only, moment);
        expect_same(&board, only, moment);
        for (uint32_t j = 0; j < 30; j++) {
            uint32_t move = test_random_below(&random, fm_board_move_count(only));
            uint64_t before[TEST_STATE_WORDS];
            memcpy(before, moment, sizeof moment);
            enum naive_painted painted = naive_flood_paint(&board, move);
            uint32_t refusal = fm_board_apply(only, moment, move, moment);
            assert_string_equal(fm_refusal_name(fm_puzzle_find("flood"), refusal), refusal_of(painted));
            if (painted != NAIVE_PAINTED)
                assert_memory_equal(before, moment, fm_board_state_words(only) * sizeof *moment);
            expect_same(&board, only, moment);
            counts[painted]++;
        }
        fm_boards_free(boards);
    }
    print_message("%u painted, %u over, %u same-colour, %u touches-nothing\n", counts[0], counts[1], counts[2],
                  counts[3]);
    assert_true(counts[0] && counts[1] && counts[2] && counts[3]);
}

static void moves_are_the_colours_up_to_the_largest_on_the_board(void **state) {
    (void)state;
    static const struct {
        const char *rows;
        uint32_t moves;
    } boards[] = {{"0", 1}, {"01/10", 2}, {"50/00", 6}, {"az/00", 36}, {"a0/0b", 12}};
    for (uint32_t i = 0; i < COUNT_OF(boards); i++) {
        struct naive_flood board;
        naive_flood_parse(&board, boards[i].rows);
        struct fm_boards *read = naive_flood_read(&board);
        const struct fm_board *only = fm_boards_get(read, 0);
        assert_int_equal(fm_board_move_count(only), boards[i].moves);
        for (uint32_t move = 0; move < boards[i].moves; move++)
            assert_int_equal(fm_board_move_name(only, move), "0123456789abcdefghijklmnopqrstuvwxyz"[move]);
        fm_boards_free(read);
    }
}

/* ------------------------------------------------------------------------------------------------- what it tells -- */

/* A move floods outward from the old region: a cell comes as many steps after it as the way through flooded cells is
 * long. */
static void find_orders(const struct naive_flood *before, const struct naive_flood *after,
                        int32_t orders[TEST_SIDE][TEST_SIDE]) {
    int32_t flooded[TEST_SIDE][TEST_SIDE];
    naive_flood_region(before, orders);
    naive_flood_region(after, flooded);
    for (int32_t row = 0; row < before->rows; row++)
        for (int32_t column = 0; column < before->columns; column++)
            orders[row][column] = orders[row][column] >= 0 ? 0 : -1;
    bool found = true;
    for (int32_t round = 1; found; round++) {
        found = false;
        for (int32_t row = 0; row < before->rows; row++)
            for (int32_t column = 0; column < before->columns; column++)
                for (uint32_t side = 0; side < 4 && flooded[row][column] >= 0 && orders[row][column] < 0; side++) {
                    int32_t r = row + test_down[side];
                    int32_t c = column + test_right[side];
                    if (r < 0 || c < 0 || r >= before->rows || c >= before->columns || orders[r][c] != round - 1)
                        continue;
                    orders[row][column] = round;
                    found = true;
                }
    }
}

static void expect_told(const struct naive_flood *before, const struct naive_flood *after,
                        const struct fm_event *events, uint32_t count) {
    int32_t orders[TEST_SIDE][TEST_SIDE];
    uint32_t known = 0;
    find_orders(before, after, orders);
    for (int32_t row = 0; row < before->rows; row++)
        for (int32_t column = 0; column < before->columns; column++)
            known += orders[row][column] >= 0;
    naive_flood_expect(count == known, before, "%u events of %u cells", count, known);
    for (uint32_t i = 0; i < count; i++) {
        const struct fm_event *event = &events[i];
        int32_t *order = &orders[event->row][event->column];
        uint32_t kind = *order == 0 ? FM_EVENT_RECOLOUR : FM_EVENT_FLOOD;
        naive_flood_expect(*order >= 0 && event->kind == kind && event->order == (uint32_t)*order &&
                               event->to_row == event->row && event->to_column == event->column,
                           before, "%s at %d, %d in order %u", fm_event_name(event->kind), event->row, event->column,
                           event->order);
        *order = -1;
    }
}

static void what_a_move_does_is_told_as_a_wave_from_the_old_region(void **state) {
    (void)state;
    static struct fm_event events[TEST_SIDE * TEST_SIDE];
    struct test_random random = test_random_open();
    uint32_t told = 0;
    for (uint32_t i = 0; i < TEST_CASES(500); i++) {
        struct naive_flood board;
        uint64_t moment[TEST_STATE_WORDS];
        random_board(&random, &board);
        struct fm_boards *boards = naive_flood_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        test_start(only, moment);
        for (uint32_t j = 0; j < 20; j++) {
            uint32_t move = test_random_below(&random, fm_board_move_count(only));
            struct naive_flood before = board;
            uint32_t count = fm_board_describe(only, moment, move, events, COUNT_OF(events));
            if (naive_flood_paint(&board, move) == NAIVE_PAINTED)
                expect_told(&before, &board, events, count);
            else
                assert_int_equal(count, 0);
            fm_board_apply(only, moment, move, moment);
            told += count;
        }
        fm_boards_free(boards);
    }
    print_message("%u events\n", told);
}

static void wave_goes_around_a_corner_step_by_step(void **state) {
    (void)state;
    static const uint32_t orders[] = {0, 1, 2, 3, 4, 5, 6};
    struct naive_flood board;
    uint64_t start[TEST_STATE_WORDS];
    struct fm_event events[16];
    naive_flood_parse(&board, "011/201/111");
    struct fm_boards *boards = naive_flood_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    assert_int_equal(fm_board_describe(only, start, 1, events, COUNT_OF(events)), COUNT_OF(orders));
    for (uint32_t i = 0; i < COUNT_OF(orders); i++)
        assert_int_equal(events[i].order, orders[i]);
    assert_true(events[6].row == 2 && events[6].column == 0);
    fm_boards_free(boards);
}

static void events_are_written_up_to_the_capacity_and_all_counted(void **state) {
    (void)state;
    struct naive_flood board;
    uint64_t start[TEST_STATE_WORDS];
    struct fm_event whole[8];
    naive_flood_parse(&board, "011/201/111");
    struct fm_boards *boards = naive_flood_read(&board);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    uint32_t count = fm_board_describe(only, start, 1, whole, COUNT_OF(whole));
    for (uint32_t capacity = 0; capacity < count; capacity++) {
        struct fm_event part[8];
        memset(part, 0xAA, sizeof part);
        assert_int_equal(fm_board_describe(only, start, 1, part, capacity), count);
        assert_memory_equal(part, whole, capacity * sizeof *part);
        assert_int_equal(part[capacity].kind, 0xAAAAAAAA);
    }
    fm_boards_free(boards);
}

static void caption_is_the_number_of_flooded_cells(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(500); i++) {
        struct naive_flood board;
        uint64_t start[TEST_STATE_WORDS];
        int32_t steps[TEST_SIDE][TEST_SIDE];
        char text[16] = {0};
        char known[16];
        uint32_t flooded = 0;
        random_board(&random, &board);
        naive_flood_region(&board, steps);
        for (int32_t row = 0; row < board.rows; row++)
            for (int32_t column = 0; column < board.columns; column++)
                flooded += steps[row][column] >= 0;
        struct fm_boards *boards = naive_flood_read(&board);
        test_start(fm_boards_get(boards, 0), start);
        uint32_t length = fm_board_caption(fm_boards_get(boards, 0), start, text, sizeof text);
        assert_int_equal(length, snprintf(known, sizeof known, "%u", flooded));
        assert_string_equal(text, known);
        fm_boards_free(boards);
    }
}

static void no_board_is_hopeless(void **state) {
    (void)state;
    struct naive_flood board;
    struct fm_obstacle obstacle;
    naive_flood_parse(&board, "0101/2100");
    struct fm_boards *boards = naive_flood_read(&board);
    fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
    assert_string_equal(fm_obstacle_name(fm_puzzle_find("flood"), obstacle.code), "none");
    assert_true(obstacle.row == -1 && obstacle.column == -1);
    fm_boards_free(boards);
}

/* -------------------------------------------------------------------------------------------------- special boards --
 */

/* Whether every engine answers the board in that many moves. */
static void expect_length(const char *rows, int32_t length) {
    struct naive_flood board;
    naive_flood_parse(&board, rows);
    struct fm_boards *boards = naive_flood_read(&board);
    for (uint32_t i = 0; i < FLOOD_WAYS; i++) {
        const struct way *way = &flood_ways[i];
        struct test_answer answer;
        struct fm_search_options options = way_options("flood", way);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        naive_flood_expect(answer.status == FM_SOLVED && answer.length == length, &board,
                           WAY_FORMAT "status %u, %d moves instead of %d", WAY_VALUES(way), answer.status,
                           answer.length, length);
        naive_flood_expect(naive_flood_is_solved_by(&board, answer.moves, (uint32_t)length), &board,
                           WAY_FORMAT "the moves do not paint the board", WAY_VALUES(way));
    }
    fm_boards_free(boards);
}

static void judges_sample_is_answered_with_0_and_3(void **state) {
    (void)state;
    expect_length("00/00", 0);
    expect_length("012/112/221", 3);
}

static void board_of_one_colour_needs_no_move(void **state) {
    (void)state;
    static const char *const boards[] = {"0", "5", "z", "33/33", "2222222222", "7/7/7/7"};
    for (uint32_t i = 0; i < COUNT_OF(boards); i++)
        expect_length(boards[i], 0);
}

static void every_colour_of_a_row_needs_a_move_of_its_own(void **state) {
    (void)state;
    expect_length("01", 1);
    expect_length("0/1", 1);
    expect_length("012345", 5);
    expect_length("0123456789abcdefghijklmnopqrstuvwxyz", 35);
}

static void colours_may_be_missing_from_the_board(void **state) {
    (void)state;
    expect_length("55/50", 1);
    expect_length("2z/z9", 2);
    expect_length("131/313/131", 4);
}

/* 64, 65 and 128: as many as one word of bits holds, one more, and two words. */
static void board_may_have_64_regions_and_more(void **state) {
    (void)state;
    expect_length("01010101/10101010/01010101/10101010/01010101/10101010/01010101/10101010", 14);
    expect_length("0101010101010/1010101010101/0101010101010/1010101010101/0101010101010", 16);
    expect_length("01010101010101010101010101010101/10101010101010101010101010101010/"
                  "01010101010101010101010101010101/10101010101010101010101010101010",
                  34);
}

/* A wave of the colour that the region has already would be a move that does nothing, and so would be one of a colour
 * that touches nothing: neither is made, by hand or in a search. */
static void search_makes_no_move_that_floods_nothing(void **state) {
    (void)state;
    static const struct way plain = {"bfs", NULL, true};
    struct naive_flood board;
    naive_flood_parse(&board, "0122/2213");
    struct fm_boards *boards = naive_flood_read(&board);
    struct fm_search_options options = way_options("flood", &plain);
    struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
    fm_search_step(search, 1);
    const struct fm_snapshot *root = fm_search_snapshot(search);
    assert_int_equal(root->child_count, 4);
    assert_int_equal(root->children[0].verdict, FM_ILLEGAL);
    assert_string_equal(fm_refusal_name(fm_puzzle_find("flood"), root->children[0].refusal), "same-colour");
    assert_int_equal(root->children[1].verdict, FM_KEPT);
    assert_int_equal(root->children[2].verdict, FM_KEPT);
    assert_int_equal(root->children[3].verdict, FM_ILLEGAL);
    assert_string_equal(fm_refusal_name(fm_puzzle_find("flood"), root->children[3].refusal), "touches-nothing");
    fm_search_free(search);
    fm_boards_free(boards);
}

/* What a search says of a move at the node that a path leads to. */
static void expect_refusal(const char *rows, const uint8_t *path, uint32_t length, uint32_t move, const char *refusal) {
    static const struct way pruned = {"a*", "none", false};
    struct naive_flood board;
    naive_flood_parse(&board, rows);
    struct fm_boards *boards = naive_flood_read(&board);
    struct fm_search_options options = way_options("flood", &pruned);
    struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
    bool found = false;
    while (!found && fm_search_step(search, 1) == FM_RUNNING) {
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        if (snapshot->path_length != length || (length && memcmp(snapshot->path, path, length) != 0))
            continue;
        found = true;
        assert_string_equal(fm_refusal_name(fm_puzzle_find("flood"), snapshot->children[move].refusal), refusal);
        /* By hand it can be played. */
        uint64_t next[TEST_STATE_WORDS];
        assert_int_equal(fm_board_apply(fm_boards_get(boards, 0), snapshot->state, move, next), 0);
    }
    assert_true(found);
    fm_search_free(search);
    fm_boards_free(boards);
}

static void colour_that_can_be_finished_is_finished_first(void **state) {
    (void)state;
    expect_refusal("01/21", NULL, 0, 1, "none");
    expect_refusal("01/21", NULL, 0, 2, "finish-first");
}

static void colours_that_commute_are_tried_in_one_order(void **state) {
    (void)state;
    /* Neither 1 nor 2 can be finished; after 2 all of 1 that touches the region touched it before. */
    expect_refusal("0123/2312/3121", (const uint8_t[]){2}, 1, 1, "commutes");
    expect_refusal("0123/2312/3121", (const uint8_t[]){1}, 1, 2, "none");
    /* After 2 more of 1 touches the region. */
    expect_refusal("0123/2312/1121", (const uint8_t[]){2}, 1, 1, "none");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_paint_the_region_and_nothing_else),
        cmocka_unit_test(moves_are_the_colours_up_to_the_largest_on_the_board),
        cmocka_unit_test(what_a_move_does_is_told_as_a_wave_from_the_old_region),
        cmocka_unit_test(wave_goes_around_a_corner_step_by_step),
        cmocka_unit_test(events_are_written_up_to_the_capacity_and_all_counted),
        cmocka_unit_test(caption_is_the_number_of_flooded_cells),
        cmocka_unit_test(no_board_is_hopeless),
        cmocka_unit_test(judges_sample_is_answered_with_0_and_3),
        cmocka_unit_test(board_of_one_colour_needs_no_move),
        cmocka_unit_test(every_colour_of_a_row_needs_a_move_of_its_own),
        cmocka_unit_test(colours_may_be_missing_from_the_board),
        cmocka_unit_test(board_may_have_64_regions_and_more),
        cmocka_unit_test(search_makes_no_move_that_floods_nothing),
        cmocka_unit_test(colour_that_can_be_finished_is_finished_first),
        cmocka_unit_test(colours_that_commute_are_tried_in_one_order),
    };
    return cmocka_run_group_tests_name("flood", tests, NULL, NULL);
}
