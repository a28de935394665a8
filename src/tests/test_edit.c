/* Boards made and changed by hand, against a picture in which cells and the sides between them are squares of one fine
 * grid: there a mirror and a turn are those of any picture.
 */
#include "picture.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ random boards -- */

static struct fm_boards *edited(const struct fm_boards *boards, struct fm_edit edit) {
    struct fm_boards *after;
    uint32_t fault = fm_board_edit(fm_boards_get(boards, 0), &edit, &after);
    if (fault)
        fail_msg("the edit %s is refused: %s", fm_edit_name(edit.kind), fm_fault_name(fault));
    return after;
}

/* The same in the place of the board. */
static void change(struct fm_boards **boards, struct fm_edit edit) {
    struct fm_boards *after = edited(*boards, edit);
    fm_boards_free(*boards);
    *boards = after;
}

static struct fm_boards *make_blank(uint32_t puzzle, uint32_t rows, uint32_t columns) {
    struct fm_boards *boards;
    assert_int_equal(fm_blank(picture_puzzle(puzzle), rows, columns, &boards), FM_FAULT_NONE);
    return boards;
}

/* An edit of a cell that the puzzle knows. */
static struct fm_edit random_cell_edit(struct test_random *random, uint32_t puzzle, uint32_t rows, uint32_t columns) {
    struct fm_edit edit = {.row = test_random_below(random, rows), .column = test_random_below(random, columns)};
    switch (puzzle) {
    case WALL_PUSHERS:
        edit.kind = test_random_percent(random, 10) ? FM_EDIT_START : FM_EDIT_WALL;
        edit.side = test_random_below(random, 4);
        edit.value = test_random_below(random, 3);
        break;
    case ESCAPE:
        edit.kind = FM_EDIT_BAD;
        edit.value = test_random_below(random, 3);
        break;
    default: edit.kind = FM_EDIT_COLOUR; edit.value = test_random_below(random, 36);
    }
    return edit;
}

static struct fm_edit random_edit(struct test_random *random, uint32_t puzzle, const struct fm_boards *boards) {
    const struct fm_board *board = fm_boards_get(boards, 0);
    static const uint32_t others[] = {FM_EDIT_CLEAR, FM_EDIT_RESIZE, FM_EDIT_RESIZE, FM_EDIT_MIRROR, FM_EDIT_TURN};
    if (test_random_percent(random, 80))
        return random_cell_edit(random, puzzle, fm_board_rows(board), fm_board_columns(board));
    struct fm_edit edit = {.kind = others[test_random_below(random, COUNT_OF(others))]};
    uint32_t most = test_random_percent(random, 10) ? TEST_SIDE : 9;
    if (edit.kind == FM_EDIT_RESIZE) {
        edit.row = 1 + test_random_below(random, most);
        edit.column = 1 + test_random_below(random, most);
    } else if (edit.kind == FM_EDIT_MIRROR) {
        edit.side = test_random_below(random, 4);
    } else if (edit.kind == FM_EDIT_TURN) {
        edit.value = test_random_below(random, 9);
    }
    return edit;
}

/* A board of some edits. Flood has `colours` colours. */
static struct fm_boards *random_board(struct test_random *random, uint32_t puzzle, uint32_t rows, uint32_t columns,
                                      uint32_t colours) {
    struct fm_boards *boards = make_blank(puzzle, rows, columns);
    for (uint32_t i = 0; i < 2 * rows * columns; i++) {
        struct fm_edit edit = random_cell_edit(random, puzzle, rows, columns);
        if (puzzle == FLOOD)
            edit.value %= colours;
        if (puzzle == ESCAPE)
            edit.value = i % 4 == 0;
        change(&boards, edit);
    }
    return boards;
}

static void expect_same(const struct fm_boards *boards, const struct fm_boards *others) {
    static struct picture picture;
    const struct fm_board *board = fm_boards_get(boards, 0);
    for (uint32_t puzzle = 0; puzzle < PUZZLES; puzzle++)
        if (picture_puzzle(puzzle) == fm_board_puzzle(board))
            picture_look(board, puzzle, &picture);
    picture_expect(others, &picture);
}

/* Calls a test with random boards of every puzzle, of up to `most` rows and columns. */
static void with_boards(uint32_t count, uint32_t most,
                        void (*try)(struct test_random *random, const struct fm_boards *boards)) {
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < count; i++) {
        uint32_t rows = 1 + test_random_below(&random, most);
        uint32_t columns = 1 + test_random_below(&random, most);
        struct fm_boards *boards = random_board(&random, i % PUZZLES, rows, columns, 3);
        try(&random, boards);
        fm_boards_free(boards);
    }
}

/* -------------------------------------------------------------------------------------------------------- tests -- */

static void empty_board_has_nothing_in_it(void **state) {
    (void)state;
    static const uint32_t sizes[][2] = {{1, 1}, {1, 7}, {4, 6}, {9, 2}, {TEST_SIDE, 1}, {TEST_SIDE, TEST_SIDE}};
    static struct picture picture;
    for (uint32_t puzzle = 0; puzzle < PUZZLES; puzzle++)
        for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
            struct fm_boards *boards = make_blank(puzzle, sizes[i][0], sizes[i][1]);
            picture_blank(&picture, puzzle, (int32_t)sizes[i][0], (int32_t)sizes[i][1]);
            picture_expect(boards, &picture);
            assert_int_equal(fm_boards_place(boards, 0).length, 0);
            fm_boards_free(boards);
        }
}

static void any_course_of_edits_gives_the_board_that_a_picture_shows(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    static struct picture picture;
    for (uint32_t i = 0; i < TEST_CASES(300); i++) {
        uint32_t puzzle = i % PUZZLES;
        struct fm_boards *boards = make_blank(puzzle, 4, 6);
        picture_blank(&picture, puzzle, 4, 6);
        for (uint32_t j = 0; j < 60; j++) {
            struct fm_edit edit = random_edit(&random, puzzle, boards);
            change(&boards, edit);
            picture_edit(&picture, &edit);
            picture_expect(boards, &picture);
        }
        fm_boards_free(boards);
    }
}

static void edit_leaves_the_board_before_as_it_was(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    static struct picture before;
    for (uint32_t puzzle = 0; puzzle < PUZZLES; puzzle++) {
        struct fm_boards *boards = random_board(&random, puzzle, 5, 4, 3);
        picture_look(fm_boards_get(boards, 0), puzzle, &before);
        for (uint32_t i = 0; i < 50; i++) {
            fm_boards_free(edited(boards, random_edit(&random, puzzle, boards)));
            picture_expect(boards, &before);
        }
        fm_boards_free(boards);
    }
}

static void two_mirrors_and_four_turns_bring_the_same_board(struct test_random *random,
                                                            const struct fm_boards *boards) {
    uint32_t side = test_random_below(random, 4);
    uint32_t quarters = test_random_below(random, 4);
    struct fm_boards *mirrored = edited(boards, (struct fm_edit){.kind = FM_EDIT_MIRROR, .side = side});
    struct fm_boards *turned = edited(boards, (struct fm_edit){.kind = FM_EDIT_TURN, .value = quarters});
    change(&mirrored, (struct fm_edit){.kind = FM_EDIT_MIRROR, .side = 3 - side});
    expect_same(boards, mirrored);
    change(&turned, (struct fm_edit){.kind = FM_EDIT_TURN, .value = 4 - quarters});
    expect_same(boards, turned);
    fm_boards_free(mirrored);
    fm_boards_free(turned);
}

static void symmetries_that_undo_each_other_do(void **state) {
    (void)state;
    with_boards(TEST_CASES(600), 12, two_mirrors_and_four_turns_bring_the_same_board);
}

/* The moves that a board needs, FM_INFINITE where no number is enough. */
static uint32_t fewest(const struct fm_boards *boards) {
    static struct test_answer answer;
    struct fm_search_options options;
    fm_search_defaults(&options);
    test_solve(fm_boards_get(boards, 0), &options, &answer);
    assert_true(answer.status == FM_SOLVED || answer.status == FM_NO_SOLUTION);
    return answer.status == FM_SOLVED ? (uint32_t)answer.length : FM_INFINITE;
}

/* Flood begins in a corner, which only the mirror along the diagonal leaves where it is. */
static void mirrors_and_turns_keep_the_fewest_moves(struct test_random *random, const struct fm_boards *boards) {
    bool keeps_corner = fm_board_puzzle(fm_boards_get(boards, 0)) == picture_puzzle(FLOOD);
    uint32_t quarters = keeps_corner ? 1 : test_random_below(random, 4);
    uint32_t side = keeps_corner ? TEST_EAST : test_random_below(random, 4);
    struct fm_boards *other = edited(boards, (struct fm_edit){.kind = FM_EDIT_TURN, .value = quarters});
    if (keeps_corner || test_random_percent(random, 50))
        change(&other, (struct fm_edit){.kind = FM_EDIT_MIRROR, .side = side});
    assert_int_equal(fewest(other), fewest(boards));
    fm_boards_free(other);
}

static void symmetries_keep_the_fewest_moves(void **state) {
    (void)state;
    with_boards(TEST_CASES(600), 5, mirrors_and_turns_keep_the_fewest_moves);
}

static void growth_and_its_opposite_bring_the_same_board(struct test_random *random, const struct fm_boards *boards) {
    uint32_t rows = fm_board_rows(fm_boards_get(boards, 0));
    uint32_t columns = fm_board_columns(fm_boards_get(boards, 0));
    struct fm_edit grow = {.kind = FM_EDIT_RESIZE,
                           .row = rows + test_random_below(random, 4),
                           .column = columns + test_random_below(random, 4)};
    struct fm_boards *other = edited(boards, grow);
    change(&other, (struct fm_edit){.kind = FM_EDIT_RESIZE, .row = rows, .column = columns});
    expect_same(boards, other);
    fm_boards_free(other);
}

static void board_that_grows_and_shrinks_again_is_the_same(void **state) {
    (void)state;
    with_boards(TEST_CASES(600), 12, growth_and_its_opposite_bring_the_same_board);
}

static void edited_board_of_escape_begins_with_all_inner_good_cells(void **state) {
    (void)state;
    /* 3 x 4, all good, with a walker in one of the two inner cells. */
    struct fm_boards *boards = test_read("escape", "3x4,AA,BA", NULL);
    int32_t integers[FM_VIEW_INTEGERS];
    uint8_t cells[12];
    uint64_t start[TEST_STATE_WORDS];
    test_start(fm_boards_get(boards, 0), start);
    fm_board_view(fm_boards_get(boards, 0), start, cells, integers);
    assert_int_equal(integers[0], 1);
    change(&boards, (struct fm_edit){.kind = FM_EDIT_BAD, .value = 1});
    test_start(fm_boards_get(boards, 0), start);
    fm_board_view(fm_boards_get(boards, 0), start, cells, integers);
    assert_int_equal(integers[0], 2);
    assert_int_equal(cells[0], 1);
    fm_boards_free(boards);
}

/* ------------------------------------------------------------------------------------------------------- faults -- */

struct refused {
    uint32_t puzzle;
    struct fm_edit edit;
    uint32_t fault;
};

static void what_cannot_be_is_refused_with_the_reason(void **state) {
    (void)state;
    static const struct refused all[] = {
        {WALL_PUSHERS, {FM_EDIT_BAD, 0, 0, 0, 1}, FM_FAULT_UNKNOWN},
        {WALL_PUSHERS, {FM_EDIT_COLOUR, 0, 0, 0, 1}, FM_FAULT_UNKNOWN},
        {ESCAPE, {FM_EDIT_WALL, 0, 0, 0, 1}, FM_FAULT_UNKNOWN},
        {ESCAPE, {FM_EDIT_START, 0, 0, 0, 0}, FM_FAULT_UNKNOWN},
        {FLOOD, {FM_EDIT_START, 0, 0, 0, 0}, FM_FAULT_UNKNOWN},
        {FLOOD, {FM_EDIT_BAD, 0, 0, 0, 0}, FM_FAULT_UNKNOWN},
        {WALL_PUSHERS, {FM_EDIT_WALL, 2, 0, 0, 1}, FM_FAULT_OUTSIDE},
        {WALL_PUSHERS, {FM_EDIT_START, 0, 3, 0, 0}, FM_FAULT_OUTSIDE},
        {ESCAPE, {FM_EDIT_BAD, UINT32_MAX, 0, 0, 1}, FM_FAULT_OUTSIDE},
        {FLOOD, {FM_EDIT_COLOUR, 0, 3, 0, 1}, FM_FAULT_OUTSIDE},
        {WALL_PUSHERS, {FM_EDIT_WALL, 0, 0, 4, 1}, FM_FAULT_SIDE},
        {FLOOD, {FM_EDIT_MIRROR, 0, 0, 4, 0}, FM_FAULT_SIDE},
        {WALL_PUSHERS, {FM_EDIT_RESIZE, 0, 3, 0, 0}, FM_FAULT_SIZE},
        {ESCAPE, {FM_EDIT_RESIZE, 2, TEST_SIDE + 1, 0, 0}, FM_FAULT_SIZE},
        {FLOOD, {FM_EDIT_RESIZE, UINT32_MAX, 3, 0, 0}, FM_FAULT_SIZE},
        {WALL_PUSHERS, {FM_EDIT_WALL, 0, 0, 0, 3}, FM_FAULT_VALUE},
        {ESCAPE, {FM_EDIT_BAD, 0, 0, 0, UINT32_MAX}, FM_FAULT_VALUE},
        {FLOOD, {FM_EDIT_COLOUR, 0, 0, 0, 36}, FM_FAULT_VALUE},
    };
    for (uint32_t i = 0; i < COUNT_OF(all); i++) {
        struct fm_boards *boards = make_blank(all[i].puzzle, 2, 3);
        struct fm_boards *other = boards;
        assert_int_equal(fm_board_edit(fm_boards_get(boards, 0), &all[i].edit, &other), all[i].fault);
        assert_null(other);
        fm_boards_free(boards);
    }
    struct fm_boards *none;
    assert_int_equal(fm_blank(0, 0, 1, &none), FM_FAULT_SIZE);
    assert_null(none);
    assert_int_equal(fm_blank(0, 1, TEST_SIDE + 1, &none), FM_FAULT_SIZE);
}

static void edits_and_faults_have_names_of_their_own(void **state) {
    (void)state;
    for (uint32_t kind = 0; kind < FM_EDIT_KIND_COUNT; kind++)
        for (uint32_t other = 0; other < kind; other++)
            assert_string_not_equal(fm_edit_name(kind), fm_edit_name(other));
    for (uint32_t fault = 0; fault < FM_FAULT_COUNT; fault++)
        for (uint32_t other = 0; other < fault; other++)
            assert_string_not_equal(fm_fault_name(fault), fm_fault_name(other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_board_has_nothing_in_it),
        cmocka_unit_test(any_course_of_edits_gives_the_board_that_a_picture_shows),
        cmocka_unit_test(edit_leaves_the_board_before_as_it_was),
        cmocka_unit_test(symmetries_that_undo_each_other_do),
        cmocka_unit_test(symmetries_keep_the_fewest_moves),
        cmocka_unit_test(board_that_grows_and_shrinks_again_is_the_same),
        cmocka_unit_test(edited_board_of_escape_begins_with_all_inner_good_cells),
        cmocka_unit_test(what_cannot_be_is_refused_with_the_reason),
        cmocka_unit_test(edits_and_faults_have_names_of_their_own),
    };
    return cmocka_run_group_tests_name("edit", tests, NULL, NULL);
}
