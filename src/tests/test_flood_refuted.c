/* Of two colours that can be played in either order only the better order need be tried, and of two nodes with as many
 * moves only the one that floods more, say two rules for Flood. Said without one of their conditions they are wrong:
 * they are made so here, on boards that refute them, and answer wrongly; as they are meant they answer rightly, both
 * together, and so does every engine of the core.
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
    bool is_passed_over;
};

/* How the rule is got wrong. */
enum rule {
    RIGHT,
    EVERYWHERE,  /* also where a colour could have been finished, and so the other order is not tried */
    BOTH_ORDERS, /* whichever of the two colours is played first, the other one is left out */
    ANY_ORDER,   /* also where the first colour makes more of the second one touch */
    ANY_DEPTH    /* a node is passed over for one with more moves behind it */
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

/* Whether a colour, after one that led from `node` to `next`, is left out. */
static bool is_left_out(enum rule rule, const struct node *node, const struct border *border, uint32_t colour,
                        const struct naive_flood *next, uint32_t other) {
    struct naive_flood swapped = node->board;
    if (rule != ANY_ORDER && !touches_nothing_new(next, other, border))
        return false;
    if (rule == BOTH_ORDERS || other < colour)
        return true;
    return naive_flood_paint(&swapped, other) == NAIVE_PAINTED && !touches_nothing_new(&swapped, colour, border);
}

/* Whether all cells that are flooded in `a` are so in `b`. */
static bool is_within(const struct naive_flood *a, const struct naive_flood *b) {
    for (int32_t row = 0; row < a->rows; row++)
        for (int32_t column = 0; column < a->columns; column++)
            if (is_flooded(a, row, column) && !is_flooded(b, row, column))
                return false;
    return true;
}

static bool is_dominated(const struct search *search, const struct node *node) {
    for (uint32_t i = 0; i < search->count; i++) {
        const struct node *other = &search->nodes[i];
        bool was_taken = other < node && !other->is_passed_over && other->depth == node->depth;
        bool counts = was_taken || (search->rule == ANY_DEPTH && other->depth > node->depth);
        if (counts && is_within(&node->board, &other->board))
            return true;
    }
    return false;
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
        for (uint32_t other = 0; applies && other < NAIVE_COLOURS; other++)
            child.left_out[other] =
                other != colour && is_left_out(search->rule, node, &border, colour, &child.board, other);
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
        search.nodes[i].is_passed_over = is_dominated(&search, &search.nodes[i]);
        if (!search.nodes[i].is_passed_over)
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
        {"1121/3202", -1, 5},
        {"2003/1020", -1, 5},
        {"2020/1203", 6, 5},
    };
    expect_refuted(EVERYWHERE, boards, COUNT_OF(boards));
}

static void one_of_the_two_orders_must_be_tried(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"1122/0012/1121/2202", 6, 5},
        {"1230/0312/3122/0121", 7, 6},
        {"0202/1012/0212/0021", 6, 5},
    };
    expect_refuted(BOTH_ORDERS, boards, COUNT_OF(boards));
}

static void order_matters_where_the_first_colour_makes_more_of_the_second_touch(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"130/303", -1, 3},
        {"020/302", -1, 4},
        {"1210/0101", -1, 4},
    };
    expect_refuted(ANY_ORDER, boards, COUNT_OF(boards));
}

static void node_with_more_moves_behind_it_dominates_nothing(void **state) {
    (void)state;
    static const struct refutation boards[] = {
        {"1210/0212", 5, 4},
        {"0131/3303", 5, 4},
        {"2121/0303", 6, 5},
        {"2312/0230", 6, 5},
    };
    expect_refuted(ANY_DEPTH, boards, COUNT_OF(boards));
}

static void both_rules_together_lose_nothing(void **state) {
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
        cmocka_unit_test(order_matters_where_the_first_colour_makes_more_of_the_second_touch),
        cmocka_unit_test(node_with_more_moves_behind_it_dominates_nothing),
        cmocka_unit_test(both_rules_together_lose_nothing),
    };
    return cmocka_run_group_tests_name("flood_refuted", tests, NULL, NULL);
}
