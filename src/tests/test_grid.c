/* Places of cells, their neighbours, and sets of them that move. */
#include "support.h"

#include "grid.h"

#include <string.h>

#define MOST_WORDS BITS_WORDS((GRID_MOST + 1) * (GRID_MOST + 1))

static const uint32_t sizes[][2] = {{1, 1}, {1, 64}, {64, 1}, {4, 6}, {7, 7}, {8, 8}, {7, 9}, {64, 64}, {63, 62}};

static void places_tell_row_and_column(void **state) {
    (void)state;
    for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
        struct grid grid = grid_of(sizes[i][0], sizes[i][1]);
        for (uint32_t row = 0; row < grid.rows; row++)
            for (uint32_t column = 0; column < grid.columns; column++) {
                uint32_t place = grid_place(&grid, row, column);
                assert_int_equal(grid_row(&grid, place), row);
                assert_int_equal(grid_column(&grid, place), column);
                assert_true(place < 64 * grid.words);
            }
        assert_true(grid.words <= MOST_WORDS);
        /* The south side of the last cell is the north side of a guard, which has its place in a set, too. */
        assert_true(grid_neighbour(&grid, grid_place(&grid, grid.rows - 1, grid.columns - 1), SOUTH) < 64 * grid.words);
    }
}

static void neighbours_lie_one_row_or_column_further(void **state) {
    (void)state;
    struct grid grid = grid_of(5, 7);
    uint32_t place = grid_place(&grid, 2, 3);
    for (uint32_t d = 0; d < DIRECTIONS; d++) {
        enum direction direction = (enum direction)d;
        uint32_t next = grid_neighbour(&grid, place, direction);
        assert_int_equal((int32_t)grid_row(&grid, next), 2 + direction_rows(direction));
        assert_int_equal((int32_t)grid_column(&grid, next), 3 + direction_columns(direction));
        assert_int_equal(grid_neighbour(&grid, next, direction_opposite(direction)), place);
    }
}

static void directions_are_in_alphabetical_order(void **state) {
    (void)state;
    assert_int_equal(EAST, 0);
    assert_int_equal(NORTH, 1);
    assert_int_equal(SOUTH, 2);
    assert_int_equal(WEST, 3);
    assert_int_equal(direction_opposite(EAST), WEST);
    assert_int_equal(direction_opposite(NORTH), SOUTH);
}

static void sets_of_cells_move_without_running_into_the_next_row(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < COUNT_OF(sizes); i++)
        for (uint32_t d = 0; d < DIRECTIONS; d++) {
            struct grid grid = grid_of(sizes[i][0], sizes[i][1]);
            uint64_t set[MOST_WORDS] = {0};
            uint64_t moved[MOST_WORDS] = {0};
            enum direction direction = (enum direction)d;
            static bool expected[GRID_MOST][GRID_MOST];
            memset(expected, 0, sizeof expected);
            for (uint32_t row = 0; row < grid.rows; row++)
                for (uint32_t column = 0; column < grid.columns; column++) {
                    int32_t to_row = (int32_t)row + direction_rows(direction);
                    int32_t to_column = (int32_t)column + direction_columns(direction);
                    bool stays = to_row >= 0 && to_row < (int32_t)grid.rows && to_column >= 0 &&
                                 to_column < (int32_t)grid.columns;
                    if (!stays || !test_random_percent(&random, 50))
                        continue;
                    bits_add(set, grid_place(&grid, row, column));
                    expected[to_row][to_column] = true;
                }
            for (uint32_t word = 0; word < grid.words; word++)
                moved[word] = grid_moved(&grid, set, word, direction, grid.words);
            for (uint32_t row = 0; row < grid.rows; row++)
                for (uint32_t column = 0; column < grid.columns; column++)
                    assert_int_equal(bits_has(moved, grid_place(&grid, row, column)), expected[row][column]);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_tell_row_and_column),
        cmocka_unit_test(neighbours_lie_one_row_or_column_further),
        cmocka_unit_test(directions_are_in_alphabetical_order),
        cmocka_unit_test(sets_of_cells_move_without_running_into_the_next_row),
    };
    return cmocka_run_group_tests_name("grid", tests, NULL, NULL);
}
