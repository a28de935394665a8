/* Two colours that commute need be tried in one order only, says a rule for Flood. As it is said at first it is wrong:
 * it is made so here, on boards that refute it, and answers wrongly; with the condition that mends it, it answers
 * rightly, and so does every engine of the core.
 */
#include "engines.h"
#include "naive_flood.h"

#include <string.h>

/* Cells outside of the region that one move can flood, with all that hangs together with them. */
struct border {
    bool cells[TEST_SIDE][TEST_SIDE];
};

/* A state as it was met first. */
struct node {
    struct naive_flood board;
    uint32_t depth;
    bool left_out[NAIVE_COLOURS]; /* colours that are not tried next */
};

/* How the rule is got wrong. */
enum rule {
    RIGHT,
    EVERYWHERE, /* also where a colour could have been finished, and so the other order is not tried */
    BOTH_ORDERS /* whichever of the two colours is played first, the other one is left out */
};

struct search {
    enum rule rule;
    uint32_t count;
    struct node nodes[4096];
};

static bool is_flooded(const struct naive_flood *board, int32_t row, int32_t column) {
    int32_t steps[TEST_SIDE][TEST_SIDE];
    naive_flood_region(board, steps);
    return steps[row][column] >= 0;
}

/* The cells that a move floods, whatever the colour: those that are flooded after it and were not before. */
static void find_border(const struct naive_flood *board, struct border *border) {
    memset(border, 0, sizeof *border);
    for (uint32_t colour = 0; colour < NAIVE_COLOURS; colour++) {
        struct naive_flood painted = *board;
        if (naive_flood_paint(&painted, colour) != NAIVE_PAINTED)
            continue;
        for (int32_t row = 0; row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                if (is_flooded(&painted, row, column) && !is_flooded(board, row, column))
                    border->cells[row][column] = true;
    }
}

/* A colour that one move finishes, or NAIVE_COLOURS: it is left, and all of it is in the border. */
static uint32_t find_finishing(const struct naive_flood *board, const struct border *border) {
    for (uint32_t colour = 0; colour < NAIVE_COLOURS; colour++) {
        uint32_t left = 0;
        uint32_t within = 0;
        for (int32_t row = 0; row < board->rows; row++)
            for (int32_t column = 0; column < board->columns; column++)
                if (board->cells[row][column] == colour && !is_flooded(board, row, column)) {
                    left++;
                    within += border->cells[row][column];
                }
        if (left > 0 && left == within)
            return colour;
    }
    return NAIVE_COLOURS;
}

/* Whether everything of a colour that touches the region now touched it before. */
static bool touches_nothing_new(const struct naive_flood *board, uint32_t colour, const struct border *before) {
    struct border now;
    find_border(board, &now);
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (now.cells[row][column] && board->cells[row][column] == colour && !before->cells[row][column])
                return false;
    return true;
}

/* Whether the same cells are flooded in both. */
static bool is_same(const struct naive_flood *a, const struct naive_flood *b) {
    for (int32_t row = 0; row < a->rows; row++)
        for (int32_t column = 0; column < a->columns; column++)
            if (is_flooded(a, row, column) != is_flooded(b, row, column))
                return false;
    return true;
}

static bool is_known(const struct search *search, const struct naive_flood *board) {
    for (uint32_t i = 0; i < search->count; i++)
        if (is_same(&search->nodes[i].board, board))
            return true;
    return false;
}

static void expand(struct search *search, const struct node *node) {
    struct border border;
    find_border(&node->board, &border);
    uint32_t finishing = find_finishing(&node->board, &border);
    bool applies = search->rule == EVERYWHERE || finishing == NAIVE_COLOURS;
    for (uint32_t colour = 0; colour < NAIVE_COLOURS; colour++) {
        struct node child = {.board = node->board, .depth = node->depth + 1};
        bool waits = finishing < NAIVE_COLOURS && colour != finishing;
        if (waits || node->left_out[colour] || naive_flood_paint(&child.board, colour) != NAIVE_PAINTED ||
            is_known(search, &child.board))
            continue;
        uint32_t end = search->rule == BOTH_ORDERS ? NAIVE_COLOURS : colour;
        for (uint32_t other = 0; applies && other < end; other++)
            child.left_out[other] = touches_nothing_new(&child.board, other, &border);
        assert_true(search->count < COUNT_OF(search->nodes));
        search->nodes[search->count++] = child;
    }
}

/* The length it answers, breadth-first, or -1. */
static int32_t answer_of(const struct naive_flood *board, enum rule rule) {
    static struct search search;
    search.rule = rule;
    search.nodes[0] = (struct node){.board = *board};
    search.count = 1;
    for (uint32_t i = 0; i < search.count; i++) {
        if (naive_flood_is_over(&search.nodes[i].board))
            return (int32_t)search.nodes[i].depth;
        expand(&search, &search.nodes[i]);
    }
    return -1;
}

/* -------------------------------------------------------------------------------------------------- the boards -- */

static void expect_engines(const struct naive_flood *board, int32_t length) {
    struct fm_boards *boards = naive_flood_read(board);
    for (uint32_t i = 0; i < FLOOD_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("flood", &flood_ways[i]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        naive_flood_expect(answer.length == length, board, WAY_FORMAT "%d instead of %d", WAY_VALUES(&flood_ways[i]),
                           answer.length, length);
    }
    fm_boards_free(boards);
}

struct refutation {
    const char *rows;
    int32_t wrong;
    int32_t right;
};

static void expect_refuted(enum rule rule, const struct refutation *boards, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        struct naive_flood board;
        naive_flood_parse(&board, boards[i].rows);
        assert_int_equal(answer_of(&board, rule), boards[i].wrong);
        assert_int_equal(answer_of(&board, RIGHT), boards[i].right);
        expect_engines(&board, boards[i].right);
    }
}

/* Of two orders that do equally well the larger colour's first is left out, in favour of one that was never tried. */
static void colours_do_not_commute_where_one_could_have_been_finished(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"0101/2100", -1, 4},
        {"003/122/201", -1, 5},
        {"1101/2010", -1, 4},
        {"2203/3102/2230", 6, 5},
    };
    expect_refuted(EVERYWHERE, boards, COUNT_OF(boards));
}

static void one_of_the_two_orders_must_be_tried(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"21221/02110/00221", 6, 5},
        {"0223/1032/3220/2021", 7, 6},
    };
    expect_refuted(BOTH_ORDERS, boards, COUNT_OF(boards));
}

static void colours_commute_where_none_could_have_been_finished(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(1500); i++) {
        struct naive_flood board;
        struct naive_graph graph;
        naive_flood_random(&board, &random, 2 + test_random_below(&random, 2), 3 + test_random_below(&random, 2),
                           2 + test_random_below(&random, 3));
        naive_flood_graph(&graph, &board);
        int32_t answer = answer_of(&board, RIGHT);
        naive_flood_expect(answer == graph.distance[0], &board, "%d instead of %d", answer, graph.distance[0]);
        naive_graph_close(&graph);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colours_do_not_commute_where_one_could_have_been_finished),
        cmocka_unit_test(one_of_the_two_orders_must_be_tried),
        cmocka_unit_test(colours_commute_where_none_could_have_been_finished),
    };
    return cmocka_run_group_tests_name("flood_refuted", tests, NULL, NULL);
}
