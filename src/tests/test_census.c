/* Which nodes there are: what waits and what is held, how nodes are numbered and counted by class. A second opinion
 * follows a run by the verdicts on children alone, with lists where the engines have a journal, records and a stack. */
#include "engines.h"

#include "naive_escape.h"
#include "naive_flood.h"
#include "puzzle.h"

#include <stdlib.h>
#include <string.h>

/* Beyond the sums and checkpoints that engines note down. */
#define MOST_STEPS 700

/* A node of the second opinion. */
struct follower_node {
    uint64_t *key;
    uint32_t class;
    uint32_t g;
    uint32_t move;
    uint64_t parent;
    bool waits;
};

/* What is expected of a moment. */
struct expected {
    uint64_t waiting;
    uint64_t held;
    uint64_t node;
    uint64_t parent;
    uint32_t *census; /* taken, then known */
};

struct follower {
    const struct fm_board *board;
    bool keeps_all; /* bfs and a*; else a stack is kept */
    uint32_t classes;
    uint32_t key_bytes;
    struct follower_node *nodes; /* all that were met, or those that wait, the next one last */
    uint32_t node_count;
    struct follower_node *path; /* of a stack: by g; `parent` is the step at which it was taken */
    struct expected *moments;   /* by step */
    uint64_t last;
    uint32_t ordered_passes;
};

/* By what there is to see of the state. */
static uint32_t class_of(const struct fm_board *board, const uint64_t *state) {
    uint8_t cells[TEST_SIDE * TEST_SIDE];
    int32_t integers[FM_VIEW_INTEGERS];
    const char *puzzle = fm_puzzle_name(fm_board_puzzle(board));
    int32_t rows = (int32_t)fm_board_rows(board);
    int32_t columns = (int32_t)fm_board_columns(board);
    fm_board_view(board, state, cells, integers);
    if (strcmp(puzzle, "escape") == 0)
        return (uint32_t)integers[0];
    if (strcmp(puzzle, "flood") == 0)
        return (uint32_t)integers[1];
    bool is_inside = integers[0] >= 0 && integers[0] < rows && integers[1] >= 0 && integers[1] < columns;
    return (uint32_t)(is_inside ? integers[0] * columns + integers[1] : rows * columns);
}

static struct follower_node *add_node(struct follower *follower, const uint64_t *state) {
    uint32_t index = follower->node_count++;
    follower->nodes = test_resize(follower->nodes, index + 1, sizeof *follower->nodes);
    struct follower_node *node = &follower->nodes[index];
    *node = (struct follower_node){.key = test_resize(NULL, follower->key_bytes, 1), .move = FM_NONE, .waits = true};
    node->parent = FM_NO_NODE;
    node->class = class_of(follower->board, state);
    memcpy(node->key, state, follower->key_bytes);
    return node;
}

static struct follower_node *find_node(const struct follower *follower, const uint64_t *state) {
    for (uint32_t i = 0; i < follower->node_count; i++)
        if (memcmp(follower->nodes[i].key, state, follower->key_bytes) == 0)
            return &follower->nodes[i];
    return NULL;
}

/* A moment like the one before, to be changed. */
static struct expected *add_moment(struct follower *follower) {
    uint32_t *census = calloc((size_t)2 * follower->classes, sizeof *census);
    if (!census)
        abort();
    follower->last++;
    follower->moments = test_resize(follower->moments, follower->last + 1, sizeof *follower->moments);
    struct expected *moment = &follower->moments[follower->last];
    *moment = (struct expected){.node = FM_NO_NODE, .parent = FM_NO_NODE, .census = census};
    return moment;
}

static bool is_kept(const struct fm_child *child) {
    return child->verdict == FM_KEPT || child->verdict == FM_GOAL;
}

/* All nodes are taken anew once the threshold is not raised but begun again. */
static bool begins_ordered_pass(const struct fm_snapshot *snapshot) {
    const struct fm_iteration *last = &snapshot->iterations[snapshot->iteration_count - 1];
    return snapshot->iteration_count > 1 && last->first_step == snapshot->step && last[-1].threshold == last->threshold;
}

static void follow_kept(struct follower *follower, const struct fm_snapshot *snapshot) {
    uint64_t state[TEST_STATE_WORDS];
    if (snapshot->step == 1)
        add_node(follower, snapshot->state);
    if (begins_ordered_pass(snapshot)) {
        follower->ordered_passes++;
        for (uint32_t i = 0; i < follower->node_count; i++)
            follower->nodes[i].waits = i == 0;
    }
    struct follower_node *node = find_node(follower, snapshot->state);
    assert_non_null(node);
    assert_true(node->waits);
    node->waits = false;
    struct expected *moment = add_moment(follower);
    moment->node = (uint64_t)(node - follower->nodes);
    moment->parent = node->parent;
    memcpy(moment->census, moment[-1].census, follower->classes * sizeof *moment->census);
    moment->census[node->class]++;
    for (uint32_t i = 0; i < snapshot->child_count; i++) {
        if (!is_kept(&snapshot->children[i]))
            continue;
        assert_int_equal(fm_board_apply(follower->board, snapshot->state, snapshot->children[i].move, state), 0);
        struct follower_node *child = find_node(follower, state);
        if (!child)
            child = add_node(follower, state);
        child->parent = moment->node;
        child->waits = true;
    }
    moment->held = follower->node_count;
    for (uint32_t i = 0; i < follower->node_count; i++) {
        moment->waiting += follower->nodes[i].waits;
        moment->census[follower->classes + follower->nodes[i].class]++;
    }
}

static struct follower_node take_last(struct follower *follower) {
    if (follower->node_count == 0 || !follower->nodes)
        abort(); /* a node was taken while none waits */
    return follower->nodes[--follower->node_count];
}

static void follow_stack(struct follower *follower, const struct fm_snapshot *snapshot) {
    uint64_t state[TEST_STATE_WORDS];
    if (snapshot->g == 0) {
        /* Each iteration begins when nothing waits any more. */
        assert_int_equal(follower->node_count, 0);
        add_node(follower, snapshot->state);
    }
    struct follower_node node = take_last(follower);
    assert_int_equal(node.g, snapshot->g);
    assert_int_equal(node.move, snapshot->move);
    assert_memory_equal(node.key, snapshot->state, follower->key_bytes);
    free(node.key);
    struct expected *moment = add_moment(follower);
    follower->path = test_resize(follower->path, snapshot->g + 1, sizeof *follower->path);
    follower->path[node.g] = node;
    follower->path[node.g].parent = snapshot->step;
    moment->node = snapshot->step;
    if (node.g > 0)
        moment->parent = follower->path[node.g - 1].parent;
    for (uint32_t i = snapshot->child_count; i-- > 0;) {
        if (!is_kept(&snapshot->children[i]))
            continue;
        assert_int_equal(fm_board_apply(follower->board, snapshot->state, snapshot->children[i].move, state), 0);
        struct follower_node *child = add_node(follower, state);
        child->g = node.g + 1;
        child->move = snapshot->children[i].move;
    }
    moment->waiting = follower->node_count;
    moment->held = moment->waiting + node.g + 1;
    for (uint32_t g = 0; g <= node.g; g++) {
        moment->census[follower->path[g].class]++;
        moment->census[follower->classes + follower->path[g].class]++;
    }
    for (uint32_t i = 0; i < follower->node_count; i++)
        moment->census[follower->classes + follower->nodes[i].class]++;
}

static void follower_open(struct follower *follower, const struct fm_board *board,
                          const struct fm_search_options *options, uint64_t most) {
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    const char *engine = fm_engine_name(fm_search_engine(search));
    *follower = (struct follower){.board = board,
                                  .keeps_all = strcmp(engine, "bfs") == 0 || strcmp(engine, "a*") == 0,
                                  .classes = fm_board_census_classes(board),
                                  .last = UINT64_MAX};
    follower->key_bytes = ((const struct board *)board)->key_words * (uint32_t)sizeof(uint64_t);
    assert_int_equal(follower->classes, fm_board_rows(board) * fm_board_columns(board) + 1);
    add_moment(follower);
    enum fm_status status = FM_RUNNING;
    while (status == FM_RUNNING && follower->last < most) {
        status = fm_search_step(search, 1);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        if (snapshot->step == follower->last) /* the end, or before the bound is ready */
            continue;
        if (follower->keeps_all)
            follow_kept(follower, snapshot);
        else
            follow_stack(follower, snapshot);
    }
    fm_search_free(search);
}

static void follower_close(struct follower *follower) {
    for (uint32_t i = 0; i < follower->node_count; i++)
        free(follower->nodes[i].key);
    for (uint64_t step = 0; step <= follower->last; step++)
        free(follower->moments[step].census);
    free(follower->nodes);
    free(follower->path);
    free(follower->moments);
}

/* Holds what a search shows against what is expected. */
static void expect_moment(const struct follower *follower, struct fm_search *search, uint64_t step) {
    uint32_t taken[TEST_SIDE * TEST_SIDE + 1];
    uint32_t known[TEST_SIDE * TEST_SIDE + 1];
    const struct expected *expected = &follower->moments[step];
    assert_true(fm_search_census(search, taken, known));
    const struct fm_snapshot *snapshot = fm_search_snapshot(search);
    uint64_t taken_sum = 0;
    uint64_t known_sum = 0;
    assert_int_equal(snapshot->step, step);
    board_expect(snapshot->waiting == expected->waiting && snapshot->held == expected->held, follower->board,
                 "step %llu: %llu wait and %llu are held, not %llu and %llu", (unsigned long long)step,
                 (unsigned long long)snapshot->waiting, (unsigned long long)snapshot->held,
                 (unsigned long long)expected->waiting, (unsigned long long)expected->held);
    board_expect(snapshot->node == expected->node && snapshot->parent == expected->parent, follower->board,
                 "step %llu: node %lld, parent %lld, not %lld and %lld", (unsigned long long)step,
                 (long long)snapshot->node, (long long)snapshot->parent, (long long)expected->node,
                 (long long)expected->parent);
    for (uint32_t i = 0; i < follower->classes; i++) {
        board_expect(taken[i] == expected->census[i] && known[i] == expected->census[follower->classes + i],
                     follower->board, "step %llu, class %u: %u taken, %u known, not %u and %u",
                     (unsigned long long)step, i, taken[i], known[i], expected->census[i],
                     expected->census[follower->classes + i]);
        taken_sum += taken[i];
        known_sum += known[i];
    }
    assert_int_equal(known_sum, snapshot->held);
    assert_int_equal(taken_sum, follower->keeps_all ? step : step ? snapshot->g + 1 : 0);
}

static void expect_at(const struct follower *follower, struct fm_search *search, uint64_t step) {
    assert_true(fm_search_seek(search, step));
    expect_moment(follower, search, step);
}

/* A search up to step `last`, looked at after each step. */
static void expect_while_it_runs(const struct follower *follower, struct fm_search *search) {
    uint64_t last = follower->last;
    expect_moment(follower, search, 0);
    for (uint64_t step = 0; step < last; step = fm_search_snapshot(search)->step) {
        expect_moment(follower, search, step);
        fm_search_step(search, 1);
    }
    expect_moment(follower, search, last);
}

static void expect_back_and_forth(const struct follower *follower, struct fm_search *search,
                                  struct test_random *random) {
    uint64_t last = follower->last;
    for (uint64_t step = last; step > 0; step--)
        expect_at(follower, search, step);
    for (uint64_t step = 0; step <= last; step++)
        expect_at(follower, search, step);
    for (uint32_t i = 0; i < 100; i++)
        expect_at(follower, search, test_random_below(random, (uint32_t)last + 1));
}

/* Looks back, further or less far, between stretches of the run. */
static void expect_on_the_way(const struct follower *follower, struct fm_search *search, struct test_random *random) {
    uint64_t last = follower->last;
    uint64_t computed = 0;
    while (computed < last) {
        uint64_t budget = 1 + test_random_below(random, 1 + (uint32_t)last / 4);
        fm_search_step(search, budget < last - computed ? budget : last - computed);
        computed = fm_search_snapshot(search)->last_step;
        for (uint32_t i = test_random_below(random, 3); i > 0; i--)
            expect_at(follower, search, test_random_below(random, (uint32_t)computed + 1));
    }
    expect_at(follower, search, last);
}

struct totals {
    uint64_t steps;
    uint32_t runs;
    uint32_t long_runs;
    uint32_t ordered_passes;
};

static void check_run(const struct fm_board *board, const struct fm_search_options *options, uint64_t most,
                      struct test_random *random, struct totals *totals) {
    struct follower follower;
    follower_open(&follower, board, options, most);
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    expect_while_it_runs(&follower, search);
    expect_back_and_forth(&follower, search, random);
    fm_search_free(search);
    search = fm_search_create(board, options);
    assert_non_null(search);
    expect_on_the_way(&follower, search, random);
    fm_search_free(search);
    totals->runs++;
    totals->long_runs += follower.last == MOST_STEPS;
    totals->steps += follower.last;
    totals->ordered_passes += follower.ordered_passes;
    follower_close(&follower);
}

static void check_board(const struct subject *subject, const struct fm_board *board, struct test_random *random,
                        struct totals *totals) {
    for (uint32_t i = 0; i < subject_way_count(subject); i++) {
        struct fm_search_options options = way_options(subject->puzzle, subject_way(subject, i));
        check_run(board, &options, MOST_STEPS, random, totals);
    }
}

static void nodes_are_counted_as_a_second_opinion_counts_them(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        struct totals totals = {0};
        for (uint32_t j = 0; j < TEST_CASES(20); j++) {
            struct fm_boards *boards = subjects[i].random_board(&random);
            check_board(&subjects[i], fm_boards_get(boards, 0), &random, &totals);
            fm_boards_free(boards);
        }
        struct fm_boards *hard = test_read_vectors(subjects[i].puzzle, subjects[i].hard_vectors);
        check_board(&subjects[i], fm_boards_get(hard, 0), &random, &totals);
        fm_boards_free(hard);
        print_message("%s: %u runs, %u of them long, %u ordered passes; %llu steps\n", subjects[i].puzzle, totals.runs,
                      totals.long_runs, totals.ordered_passes, (unsigned long long)totals.steps);
        assert_true(totals.long_runs >= 4);
    }
}

/* On boards that are solved soon enough to see the whole pass, which begins anew where the length is proved. */
static void nodes_that_an_ordered_pass_takes_again_keep_their_numbers(void **state) {
    (void)state;
    static const struct way ways[] = {{"a*", "none", false}, {"a*", "manhattan", true}, {"a*", "pairs", false}};
    struct test_random random = test_random_open();
    struct totals totals = {0};
    while (totals.ordered_passes < 3 + TEST_CASES(20)) {
        struct fm_boards *boards = subjects[1].random_board(&random);
        for (uint32_t i = 0; i < COUNT_OF(ways); i++) {
            struct fm_search_options options = way_options("escape", &ways[i]);
            check_run(fm_boards_get(boards, 0), &options, MOST_STEPS, &random, &totals);
        }
        fm_boards_free(boards);
    }
}

/* A state of more than one word, for the puzzles whose classes count bits. */
static void wide_states_are_counted_too(void **state) {
    (void)state;
    static const struct way way = {"bfs", NULL, false};
    struct test_random random = test_random_open();
    struct totals totals = {0};
    struct naive_flood flood;
    struct naive_escape escape;
    naive_flood_random(&flood, &random, 14, 15, 7);
    naive_escape_random(&escape, &random, 14, 15, 25);
    struct fm_boards *boards[] = {naive_flood_read(&flood), naive_escape_read(&escape)};
    for (uint32_t i = 0; i < COUNT_OF(boards); i++) {
        const struct fm_board *board = fm_boards_get(boards[i], 0);
        struct fm_search_options options = way_options(fm_puzzle_name(fm_board_puzzle(board)), &way);
        assert_true(((const struct board *)board)->key_words > 1);
        check_run(board, &options, 200, &random, &totals);
        fm_boards_free(boards[i]);
    }
    assert_true(totals.steps > 200);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_are_counted_as_a_second_opinion_counts_them),
        cmocka_unit_test(nodes_that_an_ordered_pass_takes_again_keep_their_numbers),
        cmocka_unit_test(wide_states_are_counted_too),
    };
    return cmocka_run_group_tests_name("census", tests, NULL, NULL);
}
