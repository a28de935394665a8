/* The bounds of Wall Pushers on every state that can be reached: never above the true distance, consistent, and what
 * their definitions say. */
#include "naive_wall_pushers.h"

#include "memory.h"
#include "puzzle.h"

#include <stdlib.h>
#include <string.h>

/* The admissible ones, from weak to strong. */
enum { NONE, MANHATTAN, REACH, CARRY, BOUNDS };
static const char *const names[BOUNDS] = {"none", "manhattan", "reach", "carry"};

#define MOST_CELLS 16

/* ----------------------------------------------------------------------------------- the definitions, naively -- */

static bool is_inside(const struct test_board *board, int32_t row, int32_t column) {
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
}

static bool has_wall(const struct test_board *board, int32_t row, int32_t column, uint32_t side) {
    static const uint8_t bits[] = {4, 2, 8, 1};
    return test_board_cell(board, row, column) & bits[side];
}

static bool has_gap(const struct test_board *board, int32_t row, int32_t column, uint32_t side) {
    return !is_inside(board, row + test_down[side], column + test_right[side]) && !has_wall(board, row, column, side);
}

static uint32_t naive_manhattan(const struct test_board *board) {
    uint32_t nearest = FM_INFINITE;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            for (uint32_t side = 0; side < 4; side++) {
                uint32_t distance = (uint32_t)(abs(row - board->row) + abs(column - board->column)) + 1;
                if (has_gap(board, row, column, side) && distance < nearest)
                    nearest = distance;
            }
    return nearest;
}

/* Whether one can go from a cell to the neighbour on that side with the walls as they are; *pushes tells how. */
static bool may_enter(const struct test_board *board, int32_t row, int32_t column, uint32_t side, bool *pushes) {
    int32_t to_row = row + test_down[side];
    int32_t to_column = column + test_right[side];
    *pushes = has_wall(board, row, column, side);
    return is_inside(board, to_row, to_column) && !(*pushes && has_wall(board, to_row, to_column, side));
}

/* Breadth-first over cells, or, for `carry`, over (cell, direction of entry, whether a wall was just pushed ahead). */
static uint32_t naive_graph_bound(const struct test_board *board, bool carry) {
    enum { STARTING = 4 };
    struct {
        int32_t row, column;
        uint32_t entered, distance;
        bool pushed;
    } queue[MOST_CELLS * 9] = {{board->row, board->column, STARTING, 0, false}};
    bool seen[MOST_CELLS][5][2] = {0};
    uint32_t length = 1;
    for (uint32_t i = 0; i < length; i++) {
        int32_t row = queue[i].row;
        int32_t column = queue[i].column;
        uint32_t entered = queue[i].entered;
        for (uint32_t side = 0; side < 4; side++) {
            bool has_it_ahead = carry && queue[i].pushed && side == entered;
            if (has_gap(board, row, column, side) && !has_it_ahead)
                return queue[i].distance + 1;
            bool pushes;
            bool back = carry && entered != STARTING && side == 3 - entered;
            if (back || !may_enter(board, row, column, side, &pushes))
                continue;
            int32_t to_row = row + test_down[side];
            int32_t to_column = column + test_right[side];
            if (has_it_ahead && has_wall(board, to_row, to_column, side))
                continue;
            pushes = carry && (pushes || has_it_ahead);
            bool *known = &seen[to_row * board->columns + to_column][carry ? side : STARTING][pushes];
            if (*known)
                continue;
            *known = true;
            queue[length].row = to_row;
            queue[length].column = to_column;
            queue[length].entered = carry ? side : STARTING;
            queue[length].distance = queue[i].distance + 1;
            queue[length].pushed = pushes;
            length++;
        }
    }
    return FM_INFINITE;
}

static uint32_t naive_bound(const struct test_board *board, uint32_t bound) {
    if (test_board_is_over(board) || bound == NONE)
        return 0;
    return bound == MANHATTAN ? naive_manhattan(board) : naive_graph_bound(board, bound == CARRY);
}

/* ------------------------------------------------------------------------------------------------ every state -- */

/* The core's view of an exhausted board: its states by the same numbers, and a workspace for each bound. */
struct twin {
    struct exhaust exhaust;
    struct fm_boards *boards;
    const struct board *board;
    uint32_t words;
    uint64_t *states;
    struct memory memory;
    void *work[BOUNDS];
};

static void twin_open(struct twin *twin, const struct test_board *start) {
    assert_true(exhaust_open(&twin->exhaust, start, UINT32_MAX));
    twin->boards = test_board_read(start);
    twin->memory = memory_open(UINT64_MAX);
    const struct fm_board *board = fm_boards_get(twin->boards, 0);
    twin->board = (const struct board *)board;
    twin->words = fm_board_state_words(board);
    twin->states = calloc((size_t)twin->exhaust.count * twin->words, sizeof *twin->states);
    assert_non_null(twin->states);
    for (uint32_t bound = 0; bound < BOUNDS; bound++)
        twin->work[bound] =
            twin->board->puzzle->create_work(twin->board, test_bound("wall-pushers", names[bound]), &twin->memory);
    fm_board_start(board, twin->states);
    /* Numbers are given in breadth-first order, so each state but the first comes after one that it is a child of. */
    uint32_t reached = 1;
    for (uint32_t i = 0; i < twin->exhaust.count; i++)
        for (uint32_t move = 0; move < 4; move++)
            if (twin->exhaust.children[4 * i + move] == reached) {
                uint64_t *next = twin->states + (size_t)reached++ * twin->words;
                assert_int_equal(fm_board_apply(board, twin->states + (size_t)i * twin->words, move, next), 0);
            }
    assert_int_equal(reached, twin->exhaust.count);
}

static void twin_close(struct twin *twin) {
    for (uint32_t bound = 0; bound < BOUNDS; bound++)
        twin->board->puzzle->free_work(twin->board, twin->work[bound], &twin->memory);
    memory_close(&twin->memory);
    free(twin->states);
    fm_boards_free(twin->boards);
    exhaust_close(&twin->exhaust);
}

static uint32_t twin_bound(const struct twin *twin, uint32_t index, uint32_t bound) {
    const uint64_t *state = twin->states + (size_t)index * twin->words;
    return twin->board->puzzle->bound(twin->board, twin->work[bound], state, false);
}

static void expect_admissible_and_consistent(const struct twin *twin, uint32_t index, uint32_t bound) {
    const struct exhaust *exhaust = &twin->exhaust;
    struct test_board board;
    uint32_t h = twin_bound(twin, index, bound);
    int32_t distance = exhaust->distance[index];
    exhaust_board(exhaust, index, &board);
    test_expect(distance < 0 || h <= (uint32_t)distance, &board, "%s says %u where %d is true", names[bound], h,
                distance);
    uint32_t known = naive_bound(&board, bound);
    test_expect(h == known, &board, "%s says %u where its definition says %u", names[bound], h, known);
    for (uint32_t move = 0; move < 4; move++) {
        uint32_t child = exhaust->children[4 * index + move];
        if (child == EXHAUST_ILLEGAL)
            continue;
        uint32_t next = child == EXHAUST_OUTSIDE ? 0 : twin_bound(twin, child, bound);
        test_expect(next == FM_INFINITE || h <= 1 + next, &board, "%s falls from %u to %u in one move (%u)",
                    names[bound], h, next, move);
    }
}

static void small_board(struct test_random *random, struct test_board *board) {
    uint32_t inner = test_random_below(random, 101);
    if (test_random_percent(random, 50))
        test_board_random(board, random, 1 + test_random_below(random, 3), 1 + test_random_below(random, 4), inner,
                          test_random_below(random, 101));
    else
        test_board_random_with_gaps(board, random, 3, 4, inner, 1 + test_random_below(random, 2));
}

static void every_bound_is_admissible_and_consistent_on_every_state(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t states = 0;
    for (uint32_t i = 0; i < TEST_CASES(500); i++) {
        struct test_board board;
        struct twin twin;
        small_board(&random, &board);
        twin_open(&twin, &board);
        for (uint32_t j = 0; j < twin.exhaust.count; j++)
            for (uint32_t bound = 0; bound < BOUNDS; bound++)
                expect_admissible_and_consistent(&twin, j, bound);
        states += twin.exhaust.count;
        twin_close(&twin);
    }
    print_message("%u states of %u boards\n", states, TEST_CASES(500));
}

/* It may say more than is true, but neither that there is no way out where there is one nor that a goal is none. */
static void doubled_is_twice_manhattan(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t bound = test_bound("wall-pushers", "doubled");
    uint32_t above = 0;
    for (uint32_t i = 0; i < TEST_CASES(200); i++) {
        struct test_board board;
        struct twin twin;
        small_board(&random, &board);
        twin_open(&twin, &board);
        void *work = twin.board->puzzle->create_work(twin.board, bound, &twin.memory);
        for (uint32_t j = 0; j < twin.exhaust.count; j++) {
            uint32_t h = twin.board->puzzle->bound(twin.board, work, twin.states + (size_t)j * twin.words, false);
            uint32_t manhattan = twin_bound(&twin, j, MANHATTAN);
            int32_t distance = twin.exhaust.distance[j];
            assert_int_equal(h, manhattan == FM_INFINITE ? FM_INFINITE : 2 * manhattan);
            assert_true(h != FM_INFINITE || distance < 0);
            above += distance >= 0 && h > (uint32_t)distance;
        }
        twin.board->puzzle->free_work(twin.board, work, &twin.memory);
        twin_close(&twin);
    }
    assert_true(above > 0);
}

static void bounds_are_listed_from_weak_to_strong(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t puzzle = fm_puzzle_find("wall-pushers");
    for (uint32_t bound = 0; bound < BOUNDS; bound++)
        assert_string_equal(fm_bound_name(puzzle, bound), names[bound]);
    for (uint32_t bound = 0; bound < fm_bound_count(puzzle); bound++)
        assert_int_equal(fm_bound_is_admissible(puzzle, bound), bound < BOUNDS);
    for (uint32_t i = 0; i < TEST_CASES(200); i++) {
        struct test_board board;
        struct twin twin;
        small_board(&random, &board);
        twin_open(&twin, &board);
        for (uint32_t j = 0; j < twin.exhaust.count; j++)
            for (uint32_t bound = 1; bound < BOUNDS; bound++)
                assert_true(twin_bound(&twin, j, bound - 1) <= twin_bound(&twin, j, bound));
        twin_close(&twin);
    }
}

static void carry_is_exact_on_every_solvable_state_of_the_smallest_boards(void **state) {
    (void)state;
    static const uint32_t sizes[][2] = {{2, 4}, {3, 3}, {4, 2}, {2, 2}, {1, 5}};
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(500); i++) {
        struct test_board board;
        struct twin twin;
        const uint32_t *size = sizes[i % COUNT_OF(sizes)];
        test_board_random(&board, &random, size[0], size[1], test_random_below(&random, 101),
                          test_random_below(&random, 101));
        twin_open(&twin, &board);
        for (uint32_t j = 0; j < twin.exhaust.count; j++)
            if (twin.exhaust.distance[j] >= 0) {
                exhaust_board(&twin.exhaust, j, &board);
                test_expect(twin_bound(&twin, j, CARRY) == (uint32_t)twin.exhaust.distance[j], &board,
                            "carry says %u where %d is true", twin_bound(&twin, j, CARRY), twin.exhaust.distance[j]);
            }
        twin_close(&twin);
    }
}

/* Bounds that look at the path may say more about it than about its last state, but never more than is true of the
 * shortest solutions that continue it. */
static void bounds_along_a_shortest_solution_never_exceed_what_is_left(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t stronger = 0;
    for (uint32_t i = 0; i < TEST_CASES(3000); i++) {
        struct test_board start;
        struct twin twin;
        uint64_t moment[PUZZLE_MOST_WORDS];
        small_board(&random, &start);
        twin_open(&twin, &start);
        memcpy(moment, twin.states, twin.words * sizeof *moment);
        uint32_t index = 0;
        int32_t left = twin.exhaust.distance[0];
        for (; left > 0; left--) {
            for (uint32_t bound = 0; bound < BOUNDS; bound++) {
                uint32_t h = twin.board->puzzle->bound(twin.board, twin.work[bound], moment, true);
                uint32_t without_path = twin_bound(&twin, index, bound);
                test_expect(h <= (uint32_t)left && h >= without_path, &start,
                            "%s says %u (%u without the path) where %d moves are left of a shortest solution",
                            names[bound], h, without_path, left);
                stronger += h > without_path;
            }
            uint32_t move = test_random_below(&random, 4);
            uint32_t child;
            for (;; move = (move + 1) % 4) {
                child = twin.exhaust.children[4 * index + move];
                if (left == 1 ? child == EXHAUST_OUTSIDE
                              : child < EXHAUST_OUTSIDE && twin.exhaust.distance[child] == left - 1)
                    break;
            }
            assert_int_equal(fm_board_apply(fm_boards_get(twin.boards, 0), moment, move, moment), 0);
            index = child;
        }
        twin_close(&twin);
    }
    print_message("the path makes a bound stronger %u times\n", stronger);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bound_is_admissible_and_consistent_on_every_state),
        cmocka_unit_test(doubled_is_twice_manhattan),
        cmocka_unit_test(bounds_are_listed_from_weak_to_strong),
        cmocka_unit_test(carry_is_exact_on_every_solvable_state_of_the_smallest_boards),
        cmocka_unit_test(bounds_along_a_shortest_solution_never_exceed_what_is_left),
    };
    return cmocka_run_group_tests_name("bounds", tests, NULL, NULL);
}
