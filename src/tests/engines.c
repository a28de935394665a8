#include "engines.h"

#include "naive_escape.h"
#include "naive_flood.h"
#include "naive_wall_pushers.h"

/* Without the rule that no cell is entered twice, only engines that recognize states again end on every board. */
const struct way wall_pushers_ways[] = {
    {"auto", NULL, false},   {"bfs", NULL, false},         {"bfs", NULL, true},      {"iddfs", NULL, false},
    {"ida*", "none", false}, {"ida*", "manhattan", false}, {"ida*", "reach", false}, {"ida*", "carry", false},
    {"a*", "none", false},   {"a*", "manhattan", false},   {"a*", "reach", false},   {"a*", "carry", false},
    {"a*", "none", true},    {"a*", "manhattan", true},    {"a*", "reach", true},    {"a*", "carry", true},
};

const struct way escape_ways[] = {
    {"auto", NULL, false},      {"bfs", NULL, false},        {"bfs", NULL, true},          {"iddfs", NULL, false},
    {"iddfs", NULL, true},      {"ida*", "none", false},     {"ida*", "manhattan", false}, {"ida*", "distance", false},
    {"ida*", "pairs", false},   {"ida*", "manhattan", true}, {"ida*", "pairs", true},      {"a*", "none", false},
    {"a*", "manhattan", false}, {"a*", "distance", false},   {"a*", "pairs", false},       {"a*", "none", true},
    {"a*", "manhattan", true},  {"a*", "pairs", true},       {"ida*", "triples", false},   {"ida*", "fours", false},
    {"ida*", "fours", true},    {"a*", "triples", false},    {"a*", "fours", false},       {"a*", "fours", true},
};

const struct way flood_ways[] = {
    {"auto", NULL, false},
    {"bfs", NULL, false},
    {"bfs", NULL, true},
    {"iddfs", NULL, false},
    {"iddfs", NULL, true},
    {"ida*", "none", false},
    {"ida*", "colours", false},
    {"ida*", "layers", false},
    {"ida*", "finish-or-expand", false},
    {"ida*", "colours", true},
    {"ida*", "finish-or-expand", true},
    {"a*", "none", false},
    {"a*", "colours", false},
    {"a*", "layers", false},
    {"a*", "finish-or-expand", false},
    {"a*", "none", true},
    {"a*", "layers", true},
    {"a*", "finish-or-expand", true},
};

struct fm_search_options way_options(const char *puzzle, const struct way *way) {
    struct fm_search_options options;
    fm_search_defaults(&options);
    options.engine = test_engine(way->engine);
    if (way->bound)
        options.bound = test_bound(puzzle, way->bound);
    options.prune_none = way->prune_none;
    return options;
}

/* ----------------------------------------------------------------------------------------------------- puzzles -- */

static struct fm_boards *random_wall_pushers(struct test_random *random) {
    struct test_board board;
    test_board_random(&board, random, 1 + test_random_below(random, 4), 2 + test_random_below(random, 4),
                      test_random_below(random, 80), 60 + test_random_below(random, 41));
    return test_board_read(&board);
}

static struct fm_boards *hard_wall_pushers(struct test_random *random, uint32_t *length) {
    for (;;) {
        struct test_board board;
        struct exhaust exhaust;
        test_board_random_with_gaps(&board, random, 4, 6, 45, 1);
        if (!exhaust_open(&exhaust, &board, 100000))
            continue;
        uint32_t farthest = exhaust_farthest(&exhaust);
        bool is_hard = exhaust.count > 5000 && exhaust.distance[farthest] > 10;
        *length = (uint32_t)exhaust.distance[farthest];
        exhaust_board(&exhaust, farthest, &board);
        exhaust_close(&exhaust);
        if (is_hard)
            return test_board_read(&board);
    }
}

static struct fm_boards *largest_wall_pushers(struct test_random *random) {
    struct test_board board;
    test_board_random(&board, random, TEST_SIDE, TEST_SIDE, 55, 99);
    return test_board_read(&board);
}

static bool is_wall_pushers_solved_by(const struct fm_board *board, const uint8_t *moves, uint32_t count) {
    uint64_t start[TEST_STATE_WORDS];
    struct test_board seen;
    test_start(board, start);
    test_board_view(board, start, &seen);
    return test_board_is_solved_by(&seen, moves, count);
}

/* One in five has a start of its own. */
static struct fm_boards *random_escape(struct test_random *random) {
    struct naive_escape board;
    naive_escape_random(&board, random, 1 + test_random_below(random, 8), 1 + test_random_below(random, 8),
                        10 + test_random_below(random, 50));
    if (test_random_percent(random, 20))
        naive_escape_thin(&board, random, test_random_below(random, 100));
    return naive_escape_read(&board);
}

static struct fm_boards *hard_escape(struct test_random *random, uint32_t *length) {
    for (;;) {
        struct naive_escape board;
        struct naive_graph graph;
        int32_t row;
        int32_t column;
        naive_escape_random(&board, random, 8, 8, 35);
        if (naive_escape_is_hopeless(&board, &row, &column))
            continue;
        naive_escape_graph(&graph, &board);
        bool is_hard = graph.count > 5000 && graph.distance[0] > 8;
        *length = (uint32_t)graph.distance[0];
        naive_graph_close(&graph);
        if (is_hard)
            return naive_escape_read(&board);
    }
}

static struct fm_boards *largest_escape(struct test_random *random) {
    struct naive_escape board;
    int32_t row;
    int32_t column;
    do
        naive_escape_random(&board, random, TEST_SIDE, TEST_SIDE, 5);
    while (naive_escape_is_hopeless(&board, &row, &column));
    return naive_escape_read(&board);
}

static bool is_escape_solved_by(const struct fm_board *board, const uint8_t *moves, uint32_t count) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_escape seen;
    test_start(board, start);
    naive_escape_view(board, start, &seen);
    return naive_escape_is_solved_by(&seen, moves, count);
}

static struct fm_boards *random_flood(struct test_random *random) {
    struct naive_flood board;
    naive_flood_random(&board, random, 1 + test_random_below(random, 6), 1 + test_random_below(random, 6),
                       1 + test_random_below(random, 6));
    return naive_flood_read(&board);
}

static struct fm_boards *hard_flood(struct test_random *random, uint32_t *length) {
    for (;;) {
        struct naive_flood board;
        struct naive_graph graph;
        naive_flood_random(&board, random, 5, 5, 6);
        naive_flood_graph(&graph, &board);
        bool is_hard = graph.count > 2000 && graph.distance[0] > 8;
        *length = (uint32_t)graph.distance[0];
        naive_graph_close(&graph);
        if (is_hard)
            return naive_flood_read(&board);
    }
}

static struct fm_boards *largest_flood(struct test_random *random) {
    struct naive_flood board;
    naive_flood_random(&board, random, TEST_SIDE, TEST_SIDE, NAIVE_COLOURS);
    return naive_flood_read(&board);
}

static bool is_flood_solved_by(const struct fm_board *board, const uint8_t *moves, uint32_t count) {
    uint64_t start[TEST_STATE_WORDS];
    struct naive_flood seen;
    test_start(board, start);
    naive_flood_view(board, start, &seen);
    return naive_flood_is_solved_by(&seen, moves, count);
}

const struct subject subjects[] = {
    {
        .puzzle = "wall-pushers",
        .ways = wall_pushers_ways,
        .way_count = WALL_PUSHERS_WAYS,
        .unproved_ways = {{"dfs", NULL, false},
                          {"ida*", "doubled", false},
                          {"a*", "doubled", false},
                          {"a*", "doubled", true},
                          {"auto", "doubled", false}},
        .unproved_way_count = 5,
        .random_board = random_wall_pushers,
        .hard_board = hard_wall_pushers,
        .largest_board = largest_wall_pushers,
        .hard_vectors = "longest",
        .is_solved_by = is_wall_pushers_solved_by,
    },
    {
        .puzzle = "escape",
        .ways = escape_ways,
        .way_count = ESCAPE_WAYS,
        .unproved_ways = {{"dfs", NULL, false}, {"dfs", NULL, true}},
        .unproved_way_count = 2,
        .random_board = random_escape,
        .hard_board = hard_escape,
        .largest_board = largest_escape,
        .hard_vectors = "hard",
        .is_solved_by = is_escape_solved_by,
    },
    {
        .puzzle = "flood",
        .ways = flood_ways,
        .way_count = FLOOD_WAYS,
        .unproved_ways = {{"dfs", NULL, false}, {"dfs", NULL, true}},
        .unproved_way_count = 2,
        .random_board = random_flood,
        .hard_board = hard_flood,
        .largest_board = largest_flood,
        .hard_vectors = "hard",
        .is_solved_by = is_flood_solved_by,
    },
};

uint32_t subject_way_count(const struct subject *subject) {
    return subject->way_count + subject->unproved_way_count;
}

const struct way *subject_way(const struct subject *subject, uint32_t index) {
    return index < subject->way_count ? &subject->ways[index] : &subject->unproved_ways[index - subject->way_count];
}

void board_expect(bool holds, const struct fm_board *board, const char *format, ...) {
    static char text[TEST_TEXT_BYTES];
    uint64_t start[TEST_STATE_WORDS];
    if (holds)
        return;
    test_start(board, start);
    uint32_t form = test_form(fm_puzzle_name(fm_board_puzzle(board)), "drawn");
    text[fm_board_write(board, start, form, true, text, TEST_TEXT_BYTES - 1)] = '\0';
    va_list values;
    va_start(values, format);
    test_fail_on(text, format, values);
    va_end(values);
}
