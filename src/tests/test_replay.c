/* The verifier: what it accepts, and that each rule of a puzzle makes it refuse. */
#include "naive_escape.h"
#include "naive_flood.h"
#include "naive_wall_pushers.h"

#include "replay.h"

#include <string.h>

#define MOST_CELLS 64

/* ------------------------------------------------------------------------------------------------ Wall Pushers -- */

/* A board of the judge's numbers, row by row, and the player's cell from 0. */
struct position {
    uint32_t rows;
    uint32_t columns;
    uint8_t cells[MOST_CELLS];
    int32_t integers[FM_VIEW_INTEGERS];
};

static bool plays(const struct position *position, const char *letters) {
    uint8_t moves[64];
    uint8_t scratch[MOST_CELLS];
    uint32_t count = 0;
    for (; letters[count]; count++)
        moves[count] = (uint8_t)(strchr("ENSW", letters[count]) - "ENSW");
    struct replay_board board = {position->rows, position->columns, position->cells, position->integers};
    assert_true(replay_scratch_bytes(&board) <= sizeof scratch);
    return replay("wall-pushers", &board, moves, count, scratch);
}

/* One row of three cells with an exit in the east and no wall inside. */
static const struct position corridor = {1, 3, {1 | 2 | 8, 2 | 8, 2 | 8}, {0, 0}};
/* The same with a wall between the first two cells. */
static const struct position one_wall = {1, 3, {1 | 2 | 8 | 4, 1 | 2 | 8, 2 | 8}, {0, 0}};

static const struct position sample = {
    4, 6, {10, 2, 10, 10, 2, 6, 3, 12, 11, 14, 9, 4, 13, 15, 3, 6, 15, 13, 14, 11, 12, 9, 14, 11}, {2, 1}};

static void shortest_answer_is_accepted(void **state) {
    (void)state;
    assert_true(plays(&sample, "NESESEENNWNWWWWW"));
}

static void any_answer_is_accepted_the_longer_ones_too(void **state) {
    (void)state;
    assert_true(plays(&corridor, "EEE"));
    assert_true(plays(&corridor, "EWEEE"));
}

static void player_who_is_not_outside_in_the_end_has_not_escaped(void **state) {
    (void)state;
    assert_false(plays(&sample, "NESESEENNWNWWWW"));
    assert_false(plays(&corridor, "EE"));
    assert_false(plays(&corridor, ""));
}

static void nobody_moves_after_escaping(void **state) {
    (void)state;
    assert_false(plays(&corridor, "EEEE"));
    assert_false(plays(&corridor, "EEEW"));
    assert_false(plays(&corridor, "EEEWE"));
}

static void wall_on_the_outline_never_moves(void **state) {
    (void)state;
    assert_false(plays(&corridor, "W"));
    assert_false(plays(&corridor, "N"));
    assert_false(plays(&corridor, "ES"));
}

static void wall_is_pushed_one_cell_further_in_each_direction(void **state) {
    (void)state;
    static const struct position east = {1, 3, {15, 1 | 8, 2 | 4 | 8}, {0, 0}};
    static const struct position north = {3, 1, {1 | 2 | 4, 1 | 8, 15}, {2, 0}};
    static const struct position south = {3, 1, {15, 1 | 2, 1 | 4 | 8}, {0, 0}};
    static const struct position west = {1, 3, {1 | 2 | 8, 4 | 8, 15}, {0, 2}};
    assert_true(plays(&east, "EN"));
    assert_true(plays(&north, "NE"));
    assert_true(plays(&south, "SE"));
    assert_true(plays(&west, "WN"));
}

static void wall_is_not_pushed_onto_a_wall_of_the_outline(void **state) {
    (void)state;
    static const struct position east = {1, 2, {15, 1 | 4 | 8}, {0, 0}};
    assert_false(plays(&east, "EN"));
}

static void wall_pushed_onto_a_gap_closes_that_exit(void **state) {
    (void)state;
    static const struct position last_cell = {1, 2, {1 | 2 | 4 | 8, 1 | 2 | 8}, {0, 0}};
    assert_false(plays(&last_cell, "EE"));
    assert_false(plays(&one_wall, "EEE"));
}

static void wall_does_not_move_against_a_second_wall(void **state) {
    (void)state;
    static const struct position two_walls = {1, 3, {1 | 2 | 4 | 8, 1 | 2 | 4 | 8, 1 | 2 | 8}, {0, 0}};
    assert_false(plays(&two_walls, "EEE"));
}

static void wall_pushed_away_is_gone_from_both_of_its_old_cells(void **state) {
    (void)state;
    /* East through a wall, back, and out in the west through the place where it was. */
    static const struct position back = {1, 4, {2 | 8, 2 | 4 | 8, 1 | 2 | 8, 2 | 4 | 8}, {0, 1}};
    assert_true(plays(&back, "EWWW"));
}

static void pushed_wall_stands_for_both_of_its_new_cells(void **state) {
    (void)state;
    /* The wall goes from the east side of the first cell to the west side of the third. Around through the second row
     * and back through the first it is met again, and closes the exit in the west. Without it the same way leads out.
     */
    static const struct position with_wall = {2, 3, {2 | 4 | 8, 1 | 2, 2 | 4, 1 | 2 | 8, 8, 4 | 8}, {0, 0}};
    static const struct position without = {2, 3, {2 | 8, 2, 2 | 4, 1 | 2 | 8, 8, 4 | 8}, {0, 0}};
    assert_true(plays(&without, "ESENWWW"));
    assert_false(plays(&with_wall, "ESENWWW"));
}

static void board_whose_two_tellings_differ_verifies_nothing(void **state) {
    (void)state;
    static const struct position torn = {1, 3, {1 | 2 | 8, 1 | 2 | 8, 2 | 8}, {0, 1}};
    static const struct position torn_level = {2, 1, {1 | 8, 1 | 4}, {0, 0}};
    assert_false(plays(&torn, "EE"));
    assert_false(plays(&torn_level, "N"));
}

static void start_outside_verifies_nothing(void **state) {
    (void)state;
    struct position outside = corridor;
    outside.integers[1] = 3;
    assert_false(plays(&outside, ""));
    outside.integers[1] = -1;
    assert_false(plays(&outside, "EEEE"));
}

static void number_that_is_no_move_is_refused(void **state) {
    (void)state;
    static const uint8_t moves[] = {0, 0, 4};
    uint8_t scratch[3];
    struct replay_board board = {1, 3, corridor.cells, corridor.integers};
    assert_false(replay("wall-pushers", &board, moves, 3, scratch));
}

static void board_that_is_verified_stays_as_it_was(void **state) {
    (void)state;
    struct position copy = sample;
    assert_true(plays(&copy, "NESESEENNWNWWWWW"));
    assert_memory_equal(&copy, &sample, sizeof copy);
}

static void verifier_agrees_with_the_second_opinion_on_random_walks(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t escapes = 0;
    for (uint32_t i = 0; i < TEST_CASES(200000); i++) {
        struct test_board board;
        struct position position = {.rows = 1 + test_random_below(&random, 5),
                                    .columns = 1 + test_random_below(&random, 5)};
        test_board_random(&board, &random, position.rows, position.columns, test_random_below(&random, 101), 70);
        position.integers[0] = board.row;
        position.integers[1] = board.column;
        for (uint32_t cell = 0; cell < position.rows * position.columns; cell++)
            position.cells[cell] =
                test_board_cell(&board, (int32_t)(cell / position.columns), (int32_t)(cell % position.columns));
        /* Mostly legal moves, or hardly any walk would get far. */
        uint8_t moves[12];
        uint32_t count = test_random_below(&random, 13);
        struct test_board moment = board;
        for (uint32_t j = 0; j < count; j++) {
            uint32_t move = test_random_below(&random, 4);
            for (uint32_t tries = 0; tries < 12 && test_board_play(&moment, move) != TEST_PLAYED; tries++)
                move = test_random_below(&random, 4);
            moves[j] = (uint8_t)move;
            if (test_board_is_over(&moment) && test_random_percent(&random, 90))
                count = j + 1;
        }
        struct replay_board start = {position.rows, position.columns, position.cells, position.integers};
        uint8_t scratch[MOST_CELLS];
        bool solved = replay("wall-pushers", &start, moves, count, scratch);
        test_expect(solved == test_board_is_solved_by(&board, moves, count), &board, "walk %u of %u moves", i, count);
        escapes += solved;
    }
    print_message("%u walks escape\n", escapes);
    assert_true(escapes > TEST_CASES(20000));
}

/* ------------------------------------------------------------------------------------------------------- Escape -- */

static bool frees(const struct naive_escape *board, const uint8_t *moves, uint32_t count) {
    static const int32_t integers[FM_VIEW_INTEGERS];
    uint8_t cells[MOST_CELLS];
    uint8_t scratch[MOST_CELLS];
    for (int32_t i = 0; i < board->rows * board->columns; i++) {
        int32_t row = i / board->columns;
        int32_t column = i % board->columns;
        cells[i] = board->bad[row][column] ? 1 : board->walker[row][column] ? 2 : 0;
    }
    struct replay_board start = {(uint32_t)board->rows, (uint32_t)board->columns, cells, integers};
    return replay("escape", &start, moves, count, scratch);
}

static bool word_frees(const char *rows, const char *letters) {
    struct naive_escape board;
    uint8_t moves[64];
    uint32_t count = 0;
    naive_escape_parse(&board, rows);
    for (; letters[count]; count++)
        moves[count] = (uint8_t)(strchr("ENSW", letters[count]) - "ENSW");
    return frees(&board, moves, count);
}

static void word_is_accepted_if_it_frees_everybody_and_its_last_command_is_needed(void **state) {
    (void)state;
    assert_true(word_frees("1101/0001/1100/1001", "EN"));
    assert_true(word_frees("1101/0001/1100/1001", "EEN"));
    assert_false(word_frees("1101/0001/1100/1001", "E"));
    assert_false(word_frees("1101/0001/1100/1001", ""));
    assert_false(word_frees("1101/0001/1100/1001", "NE"));
    assert_false(word_frees("1101/0001/1100/1001", "ENE"));
    assert_true(word_frees("00/00", ""));
    assert_false(word_frees("00/00", "E"));
}

/* In the middle of play some are out already, and need not be freed again. */
static void word_need_free_only_those_who_are_there(void **state) {
    (void)state;
    struct naive_escape board;
    naive_escape_parse(&board, "1101/0001/1100/1001");
    naive_escape_set(&board, UINT64_C(1) << 5);
    assert_true(frees(&board, (const uint8_t[]){TEST_WEST}, 1));
    assert_false(frees(&board, (const uint8_t[]){TEST_EAST}, 1));
    naive_escape_set(&board, 0);
    assert_true(frees(&board, NULL, 0));
}

static void number_that_is_no_command_is_refused(void **state) {
    (void)state;
    struct naive_escape board;
    naive_escape_parse(&board, "000/000/000");
    assert_true(frees(&board, (const uint8_t[]){3}, 1));
    assert_false(frees(&board, (const uint8_t[]){4}, 1));
}

static void verifier_of_escape_agrees_with_the_second_opinion_on_random_words(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t accepted = 0;
    for (uint32_t i = 0; i < TEST_CASES(20000); i++) {
        struct naive_escape board;
        uint8_t moves[12];
        naive_escape_random(&board, &random, 1 + test_random_below(&random, 6), 1 + test_random_below(&random, 6),
                            test_random_below(&random, 60));
        naive_escape_thin(&board, &random, test_random_below(&random, 100));
        struct naive_escape moment = board;
        uint32_t count = 0;
        for (; count < COUNT_OF(moves) && !naive_escape_is_over(&moment); count++) {
            moves[count] = (uint8_t)test_random_below(&random, 4);
            naive_escape_play(&moment, moves[count]);
        }
        count -= count > 0 && test_random_percent(&random, 10);
        bool is_accepted = frees(&board, moves, count);
        naive_escape_expect(is_accepted == naive_escape_is_solved_by(&board, moves, count), &board,
                            "word %u of %u letters", i, count);
        accepted += is_accepted;
    }
    print_message("%u words accepted\n", accepted);
    assert_true(accepted > TEST_CASES(20000) / 10 && accepted < TEST_CASES(20000));
}

/* -------------------------------------------------------------------------------------------------------- Flood -- */

static bool paints(const struct naive_flood *board, const uint8_t *moves, uint32_t count) {
    static const int32_t integers[FM_VIEW_INTEGERS];
    uint8_t cells[MOST_CELLS];
    uint8_t scratch[MOST_CELLS];
    int32_t steps[TEST_SIDE][TEST_SIDE];
    naive_flood_region(board, steps);
    for (int32_t i = 0; i < board->rows * board->columns; i++) {
        bool is_flooded = steps[i / board->columns][i % board->columns] >= 0;
        cells[i] = (uint8_t)(board->cells[i / board->columns][i % board->columns] + (is_flooded ? 128 : 0));
    }
    struct replay_board start = {(uint32_t)board->rows, (uint32_t)board->columns, cells, integers};
    return replay("flood", &start, moves, count, scratch);
}

static bool colours_paint(const char *rows, const char *digits) {
    struct naive_flood board;
    uint8_t moves[64];
    uint32_t count = 0;
    naive_flood_parse(&board, rows);
    for (; digits[count]; count++)
        moves[count] = (uint8_t)(digits[count] - '0');
    return paints(&board, moves, count);
}

static void colours_are_accepted_if_they_leave_one_and_end_there(void **state) {
    (void)state;
    assert_true(colours_paint("012/112/221", "121"));
    assert_false(colours_paint("012/112/221", "12"));
    assert_false(colours_paint("012/112/221", "1212"));
    assert_false(colours_paint("012/112/221", ""));
    assert_true(colours_paint("33/33", ""));
    assert_false(colours_paint("33/33", "1"));
}

static void colour_that_the_region_has_is_refused(void **state) {
    (void)state;
    assert_false(colours_paint("01", "01"));
    assert_false(colours_paint("012/112/221", "1121"));
}

static void colour_that_touches_nothing_is_refused(void **state) {
    (void)state;
    assert_false(colours_paint("01", "21"));
    assert_false(colours_paint("012/112/221", "2121"));
    assert_false(colours_paint("012/112/221", "1021"));
}

static void verifier_of_flood_agrees_with_the_second_opinion_on_random_colours(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t accepted = 0;
    for (uint32_t i = 0; i < TEST_CASES(20000); i++) {
        struct naive_flood board;
        uint8_t moves[30];
        uint32_t colours = 1 + test_random_below(&random, 4);
        naive_flood_random(&board, &random, 1 + test_random_below(&random, 4), 1 + test_random_below(&random, 4),
                           colours);
        struct naive_flood moment = board;
        uint32_t count = 0;
        /* Mostly legal moves, or hardly any sequence would get far. */
        while (count < COUNT_OF(moves) && !naive_flood_is_over(&moment)) {
            moves[count] = (uint8_t)test_random_below(&random, colours);
            count += naive_flood_paint(&moment, moves[count]) == NAIVE_PAINTED || test_random_percent(&random, 3);
        }
        bool is_accepted = paints(&board, moves, count);
        naive_flood_expect(is_accepted == naive_flood_is_solved_by(&board, moves, count), &board,
                           "sequence %u of %u colours", i, count);
        accepted += is_accepted;
    }
    print_message("%u sequences accepted\n", accepted);
    assert_true(accepted > TEST_CASES(20000) / 10 && accepted < TEST_CASES(20000));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shortest_answer_is_accepted),
        cmocka_unit_test(any_answer_is_accepted_the_longer_ones_too),
        cmocka_unit_test(player_who_is_not_outside_in_the_end_has_not_escaped),
        cmocka_unit_test(nobody_moves_after_escaping),
        cmocka_unit_test(wall_on_the_outline_never_moves),
        cmocka_unit_test(wall_is_pushed_one_cell_further_in_each_direction),
        cmocka_unit_test(wall_is_not_pushed_onto_a_wall_of_the_outline),
        cmocka_unit_test(wall_pushed_onto_a_gap_closes_that_exit),
        cmocka_unit_test(wall_does_not_move_against_a_second_wall),
        cmocka_unit_test(wall_pushed_away_is_gone_from_both_of_its_old_cells),
        cmocka_unit_test(pushed_wall_stands_for_both_of_its_new_cells),
        cmocka_unit_test(board_whose_two_tellings_differ_verifies_nothing),
        cmocka_unit_test(start_outside_verifies_nothing),
        cmocka_unit_test(number_that_is_no_move_is_refused),
        cmocka_unit_test(board_that_is_verified_stays_as_it_was),
        cmocka_unit_test(verifier_agrees_with_the_second_opinion_on_random_walks),
        cmocka_unit_test(word_is_accepted_if_it_frees_everybody_and_its_last_command_is_needed),
        cmocka_unit_test(word_need_free_only_those_who_are_there),
        cmocka_unit_test(number_that_is_no_command_is_refused),
        cmocka_unit_test(verifier_of_escape_agrees_with_the_second_opinion_on_random_words),
        cmocka_unit_test(colours_are_accepted_if_they_leave_one_and_end_there),
        cmocka_unit_test(colour_that_the_region_has_is_refused),
        cmocka_unit_test(colour_that_touches_nothing_is_refused),
        cmocka_unit_test(verifier_of_flood_agrees_with_the_second_opinion_on_random_colours),
    };
    return cmocka_run_group_tests_name("replay", tests, NULL, NULL);
}
