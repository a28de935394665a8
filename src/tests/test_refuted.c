/* Ideas for faster search that look right and are wrong: each is tried here on a board that refutes it, and shown to
 * answer wrongly; mended, it answers rightly; and so does every engine of the core.
 *
 * All of them make use of a fact: a shortest escape enters no cell twice. So cells of the path may be left out of the
 * graph in which `reach` looks for an exit. But then the bound, and all that follows from it, tells of a path, and no
 * longer of a cell and the walls alone.
 *
 * Searches here are over the numbered states of an exhausted board, which stand for a cell and the walls.
 */
#include "engines.h"
#include "naive_wall_pushers.h"

#include <stdlib.h>
#include <string.h>

#define MOST_CELLS 16
#define DEAD       1000U

static uint32_t cell_of(const struct test_board *board) {
    return (uint32_t)(board->row * board->columns + board->column);
}

static bool has_wall(const struct test_board *board, int32_t row, int32_t column, uint32_t side) {
    static const uint8_t bits[] = {4, 2, 8, 1};
    return test_board_cell(board, row, column) & bits[side];
}

static bool is_inside(const struct test_board *board, int32_t row, int32_t column) {
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
}

/* The cell that one may enter from `cell` on that side with the walls as they are; -1: none, -2: outside. */
static int32_t entered_from(const struct test_board *board, uint32_t cell, uint32_t side) {
    int32_t row = (int32_t)cell / board->columns;
    int32_t column = (int32_t)cell % board->columns;
    int32_t to_row = row + test_down[side];
    int32_t to_column = column + test_right[side];
    bool wall = has_wall(board, row, column, side);
    if (!is_inside(board, to_row, to_column))
        return wall ? -1 : -2;
    return wall && has_wall(board, to_row, to_column, side) ? -1 : to_row * board->columns + to_column;
}

/* `reach` in the graph without the cells of the path, sets of cells being bits; *region: the cells reached. */
static uint32_t reach(const struct test_board *board, uint32_t path, uint32_t *region) {
    uint32_t queue[MOST_CELLS] = {cell_of(board)};
    uint32_t distance[MOST_CELLS] = {0};
    uint32_t length = 1;
    uint32_t seen = path | 1U << queue[0];
    uint32_t nearest = DEAD;
    for (uint32_t i = 0; i < length; i++)
        for (uint32_t side = 0; side < 4; side++) {
            int32_t next = entered_from(board, queue[i], side);
            if (next == -2 && nearest == DEAD)
                nearest = distance[i] + 1;
            if (next < 0 || seen >> next & 1)
                continue;
            seen |= 1U << next;
            distance[length] = distance[i] + 1;
            queue[length++] = (uint32_t)next;
        }
    *region = seen & ~path;
    return nearest;
}

/* ------------------------------------------------------------------------------- A*, the path in its bound -- */

struct a_star_node {
    enum { UNKNOWN, OPEN, CLOSED } status;
    uint32_t g;
    uint32_t h;
    uint32_t path;
    uint32_t age; /* the newest first among equals */
};

static bool is_better(const struct a_star_node *a, const struct a_star_node *b) {
    uint32_t f = a->g + a->h;
    uint32_t other = b->g + b->h;
    return f != other ? f < other : a->h != b->h ? a->h < b->h : a->age > b->age;
}

static struct a_star_node *best_open(struct a_star_node *nodes, uint32_t count) {
    struct a_star_node *best = NULL;
    for (uint32_t i = 0; i < count; i++)
        if (nodes[i].status == OPEN && (!best || is_better(&nodes[i], best)))
            best = &nodes[i];
    return best;
}

/* The length it answers, or -1. Every state is a node; a smaller g changes an open one. `reopens`: a closed one too. */
static int32_t a_star(const struct exhaust *exhaust, bool reopens) {
    struct a_star_node *nodes = calloc(exhaust->count, sizeof *nodes);
    assert_non_null(nodes);
    uint32_t region;
    uint32_t age = 0;
    uint32_t answer = DEAD;
    nodes[0].path = 1U << cell_of(&exhaust->board);
    nodes[0].h = reach(&exhaust->board, nodes[0].path, &region);
    nodes[0].status = nodes[0].h < DEAD ? OPEN : CLOSED;
    for (struct a_star_node *node; (node = best_open(nodes, exhaust->count)) && node->g + node->h < answer;) {
        node->status = CLOSED;
        for (uint32_t move = 0; move < 4; move++) {
            uint32_t index = exhaust->children[4 * (node - nodes) + move];
            if (index == EXHAUST_OUTSIDE && node->g + 1 < answer)
                answer = node->g + 1;
            if (index >= EXHAUST_OUTSIDE)
                continue;
            struct a_star_node *child = &nodes[index];
            struct test_board board;
            exhaust_board(exhaust, index, &board);
            bool known = child->status != UNKNOWN && child->g <= node->g + 1;
            bool done_with = child->status == CLOSED && !reopens;
            if (node->path >> cell_of(&board) & 1 || known || done_with)
                continue;
            child->g = node->g + 1;
            child->path = node->path | 1U << cell_of(&board);
            child->h = reach(&board, child->path, &region);
            child->status = child->h < DEAD ? OPEN : CLOSED;
            child->age = ++age;
        }
    }
    free(nodes);
    return answer < DEAD ? (int32_t)answer : -1;
}

/* ----------------------------------------------------------------------- iterative deepening with a memory -- */

/* What is remembered of a node whose children were searched in vain. */
enum memo {
    /* For the cell and all walls: that no way leads out. */
    DEAD_FOR_WALLS,
    /* ... that so many moves more do not lead out. */
    FAILED_FOR_WALLS,
    /* How many moves are needed at least, for the cell, the region ahead of it and the walls on the region's sides. */
    VALUE_FOR_REGION,
    /* ... and those on the cell's own sides of the outline. */
    VALUE_FOR_REGION_AND_SIDES
};

#define MOST_ENTRIES 16384

struct deepening {
    const struct exhaust *exhaust;
    enum memo memo;
    uint32_t threshold;
    uint32_t count;
    struct entry {
        uint32_t cell;
        uint32_t region;
        uint64_t walls;
        uint32_t left; /* at least so many moves are left, as far as is known; DEAD: none leads out */
    } entries[MOST_ENTRIES];
};

/* Those of a region's cells from which an exit can be reached within the region. */
static uint32_t with_exit(const struct test_board *board, uint32_t region) {
    uint32_t good = 0;
    for (uint32_t before = 1; before != good;) {
        before = good;
        for (uint32_t cell = 0; region >> cell; cell++)
            for (uint32_t side = 0; side < 4 && region >> cell & 1; side++) {
                int32_t next = entered_from(board, cell, side);
                if (next == -2 || (next >= 0 && good >> next & 1))
                    good |= 1U << cell;
            }
    }
    return good;
}

/* The walls on the sides of a set of cells, four bits a cell. */
static uint64_t walls_of(const struct test_board *board, uint32_t cells, bool outline_only) {
    uint64_t walls = 0;
    for (uint32_t cell = 0; cells >> cell; cell++)
        for (uint32_t side = 0; side < 4 && cells >> cell & 1; side++) {
            int32_t row = (int32_t)cell / board->columns;
            int32_t column = (int32_t)cell % board->columns;
            bool on_outline = !is_inside(board, row + test_down[side], column + test_right[side]);
            if (has_wall(board, row, column, side) && (on_outline || !outline_only))
                walls |= UINT64_C(1) << (4 * cell + side);
        }
    return walls;
}

static struct entry *entry_for(struct deepening *search, const struct test_board *board, uint32_t region) {
    uint32_t cell = cell_of(board);
    if (search->memo == DEAD_FOR_WALLS || search->memo == FAILED_FOR_WALLS)
        region = (1U << (board->rows * board->columns)) - 1;
    else
        region = with_exit(board, region);
    uint64_t walls = walls_of(board, region, false);
    if (search->memo == VALUE_FOR_REGION_AND_SIDES)
        walls |= walls_of(board, 1U << cell, true);
    for (uint32_t i = 0; i < search->count; i++) {
        struct entry *entry = &search->entries[i];
        if (entry->cell == cell && entry->region == region && entry->walls == walls)
            return entry;
    }
    assert_true(search->count < MOST_ENTRIES);
    search->entries[search->count] = (struct entry){cell, region, walls, 0};
    return &search->entries[search->count++];
}

/* Remembers that no goal was found below a node, `cut` being the smallest f that was cut there. */
static void remember(const struct deepening *search, struct entry *entry, uint32_t g, uint32_t cut) {
    uint32_t failed_for = search->threshold - g + 1;
    switch (search->memo) {
    case DEAD_FOR_WALLS: entry->left = cut == DEAD ? DEAD : entry->left; break;
    case FAILED_FOR_WALLS: entry->left = entry->left < failed_for ? failed_for : entry->left; break;
    case VALUE_FOR_REGION:
    case VALUE_FOR_REGION_AND_SIDES: entry->left = cut == DEAD ? DEAD : cut - g; break;
    }
}

/* Plain iterative deepening where the memory is of walls: that is enough to refute it. */
static uint32_t bound_of(const struct deepening *search, const struct test_board *board, uint32_t path,
                         uint32_t *region) {
    uint32_t h = reach(board, path, region);
    return search->memo == DEAD_FOR_WALLS || search->memo == FAILED_FOR_WALLS ? 0 : h;
}

static uint32_t deepen(struct deepening *search, uint32_t index, uint32_t path, uint32_t g);

static uint32_t deepen_child(struct deepening *search, uint32_t child, uint32_t path, uint32_t g) {
    if (child == EXHAUST_ILLEGAL)
        return DEAD;
    if (child == EXHAUST_OUTSIDE)
        return g + 1 <= search->threshold ? 0 : g + 1;
    struct test_board board;
    exhaust_board(search->exhaust, child, &board);
    return path >> cell_of(&board) & 1 ? DEAD : deepen(search, child, path, g + 1);
}

/* 0: solved under the threshold; else the smallest f that was cut, or DEAD. */
static uint32_t deepen(struct deepening *search, uint32_t index, uint32_t path, uint32_t g) {
    struct test_board board;
    uint32_t region;
    exhaust_board(search->exhaust, index, &board);
    path |= 1U << cell_of(&board);
    uint32_t h = bound_of(search, &board, path, &region);
    struct entry *entry = entry_for(search, &board, region);
    h = entry->left > h ? entry->left : h;
    if (h >= DEAD)
        entry->left = DEAD;
    if (h >= DEAD || g + h > search->threshold)
        return h >= DEAD ? DEAD : g + h;
    uint32_t least = DEAD;
    for (uint32_t move = 0; move < 4; move++) {
        uint32_t child = search->exhaust->children[4 * index + move];
        uint32_t cut = deepen_child(search, child, path, g);
        if (cut == 0)
            return 0;
        least = cut < least ? cut : least;
    }
    remember(search, entry, g, least);
    return least;
}

/* The length it answers, or -1. */
static int32_t deepening(const struct exhaust *exhaust, enum memo memo) {
    static struct deepening search;
    uint32_t most = (uint32_t)(exhaust->board.rows * exhaust->board.columns);
    search.exhaust = exhaust;
    search.memo = memo;
    search.count = 0;
    uint32_t region;
    uint32_t next = bound_of(&search, &exhaust->board, 1U << cell_of(&exhaust->board), &region);
    while (next <= most) {
        search.threshold = next;
        next = deepen(&search, 0, 0, 0);
        if (next == 0)
            return (int32_t)search.threshold;
    }
    return -1;
}

/* -------------------------------------------------------------------------------------------------- the boards -- */

struct refutation {
    const char *text;
    uint32_t rows;
    uint32_t columns;
    int32_t wrong;
    int32_t right;
};

/* Reads and exhausts the board, and lets every engine of the core answer it. */
static void open_refutation(const struct refutation *refutation, struct exhaust *exhaust) {
    struct fm_read_options options = {.rows = refutation->rows, .columns = refutation->columns};
    struct fm_text_error error;
    struct test_board board;
    uint64_t start[TEST_STATE_WORDS];
    struct fm_boards *boards =
        fm_read(fm_puzzle_find("wall-pushers"), refutation->text, (uint32_t)strlen(refutation->text), &options, &error);
    assert_non_null(boards);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    test_board_view(only, start, &board);
    assert_true(exhaust_open(exhaust, &board, UINT32_MAX));
    assert_int_equal(exhaust->distance[0], refutation->right);
    for (uint32_t i = 0; i < WALL_PUSHERS_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options search_options = way_options("wall-pushers", &wall_pushers_ways[i]);
        test_solve(only, &search_options, &answer);
        test_expect(answer.length == refutation->right, &board, WAY_FORMAT "%d instead of %d",
                    WAY_VALUES(&wall_pushers_ways[i]), answer.length, refutation->right);
    }
    fm_boards_free(boards);
}

static void a_star_without_reopening_is_wrong_where_the_bound_looks_at_the_path(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"2 4\n3 6 3 14\n13 9 0 6\n6 3 0 4\n13 9 8 12\n", 4, 4, 11, 9},
        {"1 2\n11 12 11 6\n3 2 6 5\n1 0 0 4\n9 8 8 12\n", 4, 4, 11, 9},
        {"4 3\n3 2 2 6\n1 4 1 4\n5 9 8 12\n13 11 2 14\n", 4, 4, 11, 9},
    };
    for (uint32_t i = 0; i < COUNT_OF(boards); i++) {
        struct exhaust exhaust;
        open_refutation(&boards[i], &exhaust);
        assert_int_equal(a_star(&exhaust, false), boards[i].wrong);
        assert_int_equal(a_star(&exhaust, true), boards[i].right);
        exhaust_close(&exhaust);
    }
}

static void expect_refuted(const struct refutation *boards, uint32_t count, enum memo wrong, enum memo right) {
    for (uint32_t i = 0; i < count; i++) {
        struct exhaust exhaust;
        open_refutation(&boards[i], &exhaust);
        assert_int_equal(deepening(&exhaust, wrong), boards[i].wrong);
        assert_int_equal(deepening(&exhaust, right), boards[i].right);
        exhaust_close(&exhaust);
    }
}

/* A cell that was a dead end for a path around it need not be one for another path. */
static void dead_end_is_none_of_the_cell_and_the_walls_alone(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"2 1\n3 10 6\n1 10 12\n9 10 6\n", 3, 3, 8, 6},
        {"1 1\n3 10 6\n1 2 12\n9 8 6\n", 3, 3, 7, 5},
        {"1 3\n10 12 15\n3 10 6\n9 10 12\n", 3, 3, 7, 5},
    };
    expect_refuted(boards, COUNT_OF(boards), DEAD_FOR_WALLS, FAILED_FOR_WALLS);
}

static void value_for_the_region_ahead_needs_the_sides_of_the_cell_itself(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"2 1\n6 7\n9 12\n", 2, 2, -1, 4},
        {"2 1\n3 14\n9 6\n", 2, 2, -1, 4},
        {"3 2\n6 7 15\n1 12 7\n13 11 12\n", 3, 3, -1, 6},
    };
    expect_refuted(boards, COUNT_OF(boards), VALUE_FOR_REGION, VALUE_FOR_REGION_AND_SIDES);
}

static void mended_ideas_are_right_on_random_boards(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(3000); i++) {
        struct test_board board;
        struct exhaust exhaust;
        test_board_random_with_gaps(&board, &random, 2 + test_random_below(&random, 2),
                                    2 + test_random_below(&random, 3), test_random_below(&random, 70),
                                    1 + test_random_below(&random, 3));
        assert_true(exhaust_open(&exhaust, &board, UINT32_MAX));
        const int32_t answers[] = {a_star(&exhaust, true), deepening(&exhaust, FAILED_FOR_WALLS),
                                   deepening(&exhaust, VALUE_FOR_REGION_AND_SIDES)};
        for (uint32_t j = 0; j < COUNT_OF(answers); j++)
            test_expect(answers[j] == exhaust.distance[0], &board, "idea %u: %d instead of %d", j, answers[j],
                        exhaust.distance[0]);
        exhaust_close(&exhaust);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_star_without_reopening_is_wrong_where_the_bound_looks_at_the_path),
        cmocka_unit_test(dead_end_is_none_of_the_cell_and_the_walls_alone),
        cmocka_unit_test(value_for_the_region_ahead_needs_the_sides_of_the_cell_itself),
        cmocka_unit_test(mended_ideas_are_right_on_random_boards),
    };
    return cmocka_run_group_tests_name("refuted", tests, NULL, NULL);
}
