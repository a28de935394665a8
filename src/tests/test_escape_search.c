/* Searching in Escape from Tetris, against exhaustive search over the sets of places: every engine with every bound
 * answers with the smallest of the shortest words, letter by letter, and the bounds are what they claim to be.
 */
#include "engines.h"
#include "naive_escape.h"

#include <string.h>

enum { NONE, MANHATTAN, DISTANCE, PAIRS, TRIPLES, FOURS, BOUNDS };
static const char *const names[BOUNDS] = {"none", "manhattan", "distance", "pairs", "triples", "fours"};

/* Up to 5 x 5, every fourth one a rectangle up to 4 x 7. */
static void small_board(struct test_random *random, struct naive_escape *board) {
    bool is_square = !test_random_percent(random, 25);
    uint32_t rows = 1 + test_random_below(random, is_square ? 5 : 4);
    uint32_t columns = is_square ? rows : 1 + test_random_below(random, 7);
    if (is_square && test_random_percent(random, 70))
        rows = columns = 4 + test_random_below(random, 2);
    naive_escape_random(board, random, rows, columns, test_random_below(random, 60));
}

/* -------------------------------------------------------------------------------------------------------- engines --
 */

/* A word in letters, for messages. */
static const char *letters_of(const uint8_t *moves, uint32_t count, char *letters) {
    for (uint32_t i = 0; i < count; i++)
        letters[i] = "ENSW"[moves[i]];
    letters[count] = '\0';
    return letters;
}

static void expect_word(const struct naive_escape *board, const struct way *way, const struct test_answer *answer,
                        const uint8_t *moves, uint32_t count) {
    char said[256];
    char known[256];
    naive_escape_expect(answer->status == FM_SOLVED, board, WAY_FORMAT "status %u instead of solved in %u",
                        WAY_VALUES(way), answer->status, count);
    bool is_right = answer->length == (int32_t)count && memcmp(answer->moves, moves, count) == 0;
    naive_escape_expect(is_right, board, WAY_FORMAT "%s instead of %s", WAY_VALUES(way),
                        letters_of(answer->moves, (uint32_t)answer->length, said), letters_of(moves, count, known));
    naive_escape_expect(answer->lower_bound == count && answer->upper_bound == count, board,
                        WAY_FORMAT "bounds %u and %u of a word of %u", WAY_VALUES(way), answer->lower_bound,
                        answer->upper_bound, count);
}

/* Without a word, that is known before the first step, and where it is seen. */
static void expect_shut_in(const struct naive_escape *board, const struct fm_board *in_core, const struct way *way,
                           const struct test_answer *answer) {
    struct fm_obstacle obstacle;
    int32_t row;
    int32_t column;
    naive_escape_expect(answer->status == FM_NO_SOLUTION && answer->stats.steps == 0, board,
                        WAY_FORMAT "status %u after %llu steps", WAY_VALUES(way), answer->status,
                        (unsigned long long)answer->stats.steps);
    naive_escape_expect(answer->length == -1 && answer->lower_bound == FM_INFINITE &&
                            answer->upper_bound == FM_INFINITE,
                        board, WAY_FORMAT "bounds %u and %u where there is no word", WAY_VALUES(way),
                        answer->lower_bound, answer->upper_bound);
    assert_true(naive_escape_is_hopeless(board, &row, &column));
    fm_board_obstacle(in_core, &obstacle);
    assert_string_equal(fm_obstacle_name(fm_board_puzzle(in_core), obstacle.code), "shut-in");
    naive_escape_expect(obstacle.row == row && obstacle.column == column, board, "shut in is %d, %d, not %d, %d", row,
                        column, obstacle.row, obstacle.column);
}

struct tally {
    uint32_t boards;
    uint32_t hopeless;
    uint32_t sets;
    uint32_t longest;
};

static void expect_all_right(const struct naive_escape *board, struct tally *tally) {
    uint8_t moves[128];
    uint32_t count = 0;
    struct naive_graph graph;
    struct fm_boards *boards = naive_escape_read(board);
    const struct fm_board *in_core = fm_boards_get(boards, 0);
    naive_escape_graph(&graph, board);
    bool is_hopeless = graph.distance[0] < 0;
    if (!is_hopeless)
        count = naive_graph_word(&graph, 0, moves);
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("escape", &escape_ways[i]);
        test_solve(in_core, &options, &answer);
        if (is_hopeless)
            expect_shut_in(board, in_core, &escape_ways[i], &answer);
        else
            expect_word(board, &escape_ways[i], &answer, moves, count);
    }
    tally->boards++;
    tally->hopeless += is_hopeless;
    tally->sets += graph.count;
    tally->longest = count > tally->longest ? count : tally->longest;
    naive_graph_close(&graph);
    fm_boards_free(boards);
}

static void show_tally(const struct tally *tally) {
    print_message("%u boards, %u of them without a word; %u sets in all, the longest word has %u letters\n",
                  tally->boards, tally->hopeless, tally->sets, tally->longest);
    assert_true(tally->hopeless > 0 && tally->hopeless < tally->boards / 2);
}

static void every_engine_answers_with_the_smallest_of_the_shortest_words(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct tally tally = {0};
    for (uint32_t i = 0; i < TEST_CASES(4000); i++) {
        struct naive_escape board;
        small_board(&random, &board);
        expect_all_right(&board, &tally);
    }
    show_tally(&tally);
}

static void every_engine_is_right_from_any_set_of_walkers(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct tally tally = {0};
    for (uint32_t i = 0; i < TEST_CASES(2000); i++) {
        struct naive_escape board;
        small_board(&random, &board);
        naive_escape_thin(&board, &random, test_random_below(&random, 100));
        expect_all_right(&board, &tally);
    }
    print_message("%u boards, %u of them without a word\n", tally.boards, tally.hopeless);
}

/* Words are long where walls are many: from 6 x 6 to 8 x 8. */
static void every_engine_is_right_on_larger_boards(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct tally tally = {0};
    while (tally.boards < TEST_CASES(100)) {
        struct naive_escape board;
        int32_t row;
        int32_t column;
        naive_escape_random(&board, &random, 6 + test_random_below(&random, 3), 6 + test_random_below(&random, 3),
                            45 + test_random_below(&random, 20));
        if (!naive_escape_is_hopeless(&board, &row, &column))
            expect_all_right(&board, &tally);
    }
    print_message("%u sets in all, the longest word has %u letters\n", tally.sets, tally.longest);
    assert_true(tally.longest > 8);
}

static void engine_and_bound_at_work_are_named(void **state) {
    (void)state;
    struct naive_escape board;
    naive_escape_parse(&board, "1101/0001/1100/1001");
    struct fm_boards *boards = naive_escape_read(&board);
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        struct fm_search_options options = way_options("escape", &escape_ways[i]);
        struct fm_search *search = fm_search_create(fm_boards_get(boards, 0), &options);
        const char *engine = fm_engine_name(fm_search_engine(search));
        const char *bound = fm_bound_name(fm_puzzle_find("escape"), fm_search_bound(search));
        if (i == 0) {
            assert_string_not_equal(engine, "auto");
            assert_true(strcmp(bound, "none") != 0 || !fm_engine_is_informed(fm_search_engine(search)));
        } else {
            assert_string_equal(engine, escape_ways[i].engine);
            assert_string_equal(bound, escape_ways[i].bound ? escape_ways[i].bound : "none");
        }
        fm_search_free(search);
    }
    fm_boards_free(boards);
}

/* -------------------------------------------------------------------------------------------------------- bounds -- */

/* Steps to the ring from every cell as if no cell were bad, or by good cells only; FM_INFINITE: there is no way. */
static uint32_t steps_out(const struct naive_escape *board, int32_t row, int32_t column, bool by_good_cells) {
    struct naive_escape moment = *board;
    if (!by_good_cells)
        memset(moment.bad, 0, sizeof moment.bad);
    naive_escape_set(&moment, UINT64_C(1) << (row * board->columns + column));
    /* Who splits up and goes everywhere at once is out as soon as anybody can be. */
    for (uint32_t steps = 1; steps < 64; steps++) {
        struct naive_escape next = moment;
        for (int32_t r = 0; r < board->rows; r++)
            for (int32_t c = 0; c < board->columns; c++)
                for (uint32_t side = 0; side < 4 && moment.walker[r][c]; side++) {
                    int32_t to_row = r;
                    int32_t to_column = c;
                    naive_escape_walk(&moment, side, &to_row, &to_column);
                    if (naive_escape_is_on_ring(board, to_row, to_column))
                        return steps;
                    next.walker[to_row][to_column] = true;
                }
        moment = next;
    }
    return FM_INFINITE;
}

/* A shortest word for a few walkers alone. */
static uint32_t exact_group(const struct naive_escape *board, uint64_t walkers) {
    struct naive_escape alone = *board;
    struct naive_graph graph;
    naive_escape_set(&alone, walkers);
    naive_escape_graph(&graph, &alone);
    int32_t distance = graph.distance[0];
    naive_graph_close(&graph);
    return distance < 0 ? FM_INFINITE : (uint32_t)distance;
}

enum { MOST_INNER_CELLS = 10 };

/* What each bound says of groups of cells, by its definition; a bound of a set is the largest over its groups. A group
 * is a bit for each of its cells. */
struct definitions {
    uint32_t cell_count;
    uint32_t cells[MOST_INNER_CELLS];
    uint32_t alone[2][MOST_INNER_CELLS]; /* for the bounds that know walkers alone */
    uint32_t groups[1 << MOST_INNER_CELLS];
};

static void define(const struct naive_escape *board, struct definitions *definitions) {
    definitions->cell_count = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++)
            if (board->walker[row][column]) {
                assert_in_range(definitions->cell_count, 0, MOST_INNER_CELLS - 1);
                definitions->alone[0][definitions->cell_count] = steps_out(board, row, column, false);
                definitions->alone[1][definitions->cell_count] = steps_out(board, row, column, true);
                definitions->cells[definitions->cell_count++] = (uint32_t)(row * board->columns + column);
            }
    for (uint32_t group = 1; group < 1U << definitions->cell_count; group++) {
        uint64_t walkers = 0;
        for (uint32_t i = 0; i < definitions->cell_count; i++)
            walkers |= (uint64_t)(group >> i & 1) << definitions->cells[i];
        definitions->groups[group] = __builtin_popcount(group) <= 4 ? exact_group(board, walkers) : 0;
    }
}

static uint32_t defined_bound(const struct definitions *definitions, uint64_t set, uint32_t bound) {
    uint32_t all = 0;
    uint32_t largest = 0;
    for (uint32_t i = 0; i < definitions->cell_count; i++)
        all |= (uint32_t)(set >> definitions->cells[i] & 1) << i;
    for (uint32_t i = 0; i < definitions->cell_count && (bound == MANHATTAN || bound == DISTANCE); i++)
        if (all >> i & 1 && definitions->alone[bound - MANHATTAN][i] > largest)
            largest = definitions->alone[bound - MANHATTAN][i];
    /* All groups within the set, from the largest one on. */
    for (uint32_t group = all; group != 0 && bound >= PAIRS; group = (group - 1) & all)
        if ((uint32_t)__builtin_popcount(group) <= 2 + bound - PAIRS && definitions->groups[group] > largest)
            largest = definitions->groups[group];
    return largest;
}

static void expect_sound_bounds(const struct naive_escape *board, const struct naive_graph *graph,
                                const struct twin *twin, uint32_t index) {
    static struct definitions definitions;
    struct naive_escape seen;
    if (index == 0)
        define(board, &definitions);
    naive_escape_view((const struct fm_board *)twin->board, twin_state(twin, index), &seen);
    assert_true(naive_escape_key(&seen) == graph->keys[index]);
    for (uint32_t bound = 0; bound < BOUNDS; bound++) {
        const char *fault = twin_fault(twin, index, bound);
        naive_escape_expect(!fault, &seen, "%s is %s", names[bound], fault);
        uint32_t h = twin_bound(twin, index, bound);
        uint32_t defined = defined_bound(&definitions, graph->keys[index], bound);
        naive_escape_expect(h == defined, &seen, "%s says %u where its definition says %u", names[bound], h, defined);
        for (uint32_t enough = 0; enough <= h; enough++) {
            uint32_t limited = twin->board->puzzle->bound_child(twin->board, twin->work[bound], 0,
                                                                twin_state(twin, index), false, enough);
            naive_escape_expect(limited == h || (limited == enough + 1 && limited < h), &seen,
                                "%s says %u instead of %u, where %u is enough", names[bound], limited, h, enough);
        }
        naive_escape_expect(bound == 0 || twin_bound(twin, index, bound - 1) <= h, &seen, "%s is weaker than %s",
                            names[bound], bound ? names[bound - 1] : "");
    }
}

static void every_bound_is_admissible_and_consistent_and_as_defined_on_every_set(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t sets = 0;
    for (uint32_t i = 0; i < TEST_CASES(600);) {
        struct naive_escape board;
        struct naive_graph graph;
        struct twin twin;
        int32_t row;
        int32_t column;
        small_board(&random, &board);
        if (naive_escape_is_hopeless(&board, &row, &column))
            continue;
        struct fm_boards *boards = naive_escape_read(&board);
        naive_escape_graph(&graph, &board);
        twin_open(&twin, &graph, fm_boards_get(boards, 0));
        for (uint32_t j = 0; j < graph.count; j++)
            expect_sound_bounds(&board, &graph, &twin, j);
        sets += graph.count;
        twin_close(&twin);
        naive_graph_close(&graph);
        fm_boards_free(boards);
        i++;
    }
    print_message("%u sets of %u boards\n", sets, TEST_CASES(600));
}

static void bounds_are_listed_from_weak_to_strong(void **state) {
    (void)state;
    uint32_t puzzle = fm_puzzle_find("escape");
    assert_int_equal(fm_bound_count(puzzle), BOUNDS);
    for (uint32_t bound = 0; bound < BOUNDS; bound++)
        assert_string_equal(fm_bound_name(puzzle, bound), names[bound]);
}

/* What the strongest bound says of the start, with so much memory. */
static uint32_t bound_within(const struct board *board, uint64_t bytes) {
    uint64_t start[TEST_STATE_WORDS];
    struct memory memory = memory_open(bytes);
    void *work = board->puzzle->create_work(board, FOURS, &memory);
    assert_non_null(work);
    while (board->puzzle->prepare(board, work, &memory) == PREPARATION_MORE)
        continue;
    board->puzzle->start(board, start);
    uint32_t h = board->puzzle->bound(board, work, start, false);
    board->puzzle->free_work(board, work, &memory);
    memory_close(&memory);
    return h;
}

/* With too little memory for the tables of larger groups there are those of smaller ones, not an end. */
static void groups_are_as_large_as_memory_is_fit_for(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t sums[3] = {0};
    for (uint32_t i = 0; i < 20;) {
        struct naive_escape board;
        int32_t row;
        int32_t column;
        naive_escape_random(&board, &random, 9, 9, 35);
        if (naive_escape_is_hopeless(&board, &row, &column))
            continue;
        struct fm_boards *boards = naive_escape_read(&board);
        const struct board *core = (const struct board *)fm_boards_get(boards, 0);
        const uint32_t h[] = {bound_within(core, 20000), bound_within(core, 100000), bound_within(core, 10000000)};
        naive_escape_expect(h[0] <= h[1] && h[1] <= h[2], &board, "%u, %u and %u moves at least", h[0], h[1], h[2]);
        for (uint32_t j = 0; j < 3; j++)
            sums[j] += h[j];
        fm_boards_free(boards);
        i++;
    }
    print_message("%u, %u and %u moves at least\n", sums[0], sums[1], sums[2]);
    assert_true(sums[0] < sums[1] && sums[1] < sums[2]);
}

/* Distances and groups see it; what does not look at bad cells cannot. */
static void bound_of_a_walker_who_is_shut_in_is_infinite(void **state) {
    (void)state;
    struct naive_escape board;
    struct naive_graph graph;
    struct twin twin;
    naive_escape_parse(&board, "00000/00100/01010/00100/00000");
    struct fm_boards *boards = naive_escape_read(&board);
    naive_escape_graph(&graph, &board);
    twin_open(&twin, &graph, fm_boards_get(boards, 0));
    for (uint32_t i = 0; i < graph.count; i++) {
        assert_int_equal(graph.distance[i], -1);
        assert_int_equal(twin_bound(&twin, i, MANHATTAN), 2);
        assert_int_equal(twin_bound(&twin, i, DISTANCE), FM_INFINITE);
        for (uint32_t bound = PAIRS; bound < BOUNDS; bound++)
            assert_int_equal(twin_bound(&twin, i, bound), FM_INFINITE);
    }
    twin_close(&twin);
    naive_graph_close(&graph);
    fm_boards_free(boards);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_answers_with_the_smallest_of_the_shortest_words),
        cmocka_unit_test(every_engine_is_right_from_any_set_of_walkers),
        cmocka_unit_test(every_engine_is_right_on_larger_boards),
        cmocka_unit_test(engine_and_bound_at_work_are_named),
        cmocka_unit_test(every_bound_is_admissible_and_consistent_and_as_defined_on_every_set),
        cmocka_unit_test(groups_are_as_large_as_memory_is_fit_for),
        cmocka_unit_test(bounds_are_listed_from_weak_to_strong),
        cmocka_unit_test(bound_of_a_walker_who_is_shut_in_is_infinite),
    };
    return cmocka_run_group_tests_name("escape_search", tests, NULL, NULL);
}
