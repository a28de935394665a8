/* A good solution while the search is at work: found beside it, right, better as time goes by, and without any effect
 * on the search itself. */
#include "engines.h"

#include <string.h>

/* Under sanitizers a third of the nodes must do: beams are at work by then. */
#ifdef TEST_IS_SANITIZED
#define MOST_NODES(count) ((count) / 3)
#else
#define MOST_NODES(count) (count)
#endif

/* Boards that keep the strongest engine at work for a while. */
struct long_board {
    const char *puzzle;
    uint32_t rows;
    uint32_t columns;
    uint32_t percent; /* bad cells; for Flood: colours */
};

static const struct long_board long_boards[] = {{"flood", 20, 20, 6}, {"flood", 18, 18, 8}, {"escape", 13, 13, 20}};

static struct fm_boards *make(const struct long_board *shape, struct test_random *random) {
    for (;;) {
        char text[8192];
        char *end = text;
        bool is_flood = strcmp(shape->puzzle, "flood") == 0;
        for (uint32_t row = 0; row < shape->rows; row++) {
            for (uint32_t column = 0; column < shape->columns; column++) {
                uint32_t value = test_random_below(random, is_flood ? shape->percent : 100);
                *end++ = is_flood ? (char)('0' + value) : value < shape->percent ? '#' : '.';
            }
            *end++ = '\n';
        }
        *end = '\0';
        struct fm_boards *boards = test_read(shape->puzzle, text, NULL);
        struct fm_obstacle obstacle;
        fm_board_obstacle(fm_boards_get(boards, 0), &obstacle);
        if (obstacle.code == 0)
            return boards;
        fm_boards_free(boards);
    }
}

static const struct subject *subject_of(const char *puzzle) {
    uint32_t i = 0;
    while (strcmp(subjects[i].puzzle, puzzle) != 0)
        i++;
    return &subjects[i];
}

static struct fm_search *begin(const struct fm_board *board, const char *engine, uint64_t nodes) {
    struct fm_search_options options;
    fm_search_defaults(&options);
    options.engine = test_engine(engine);
    options.max_nodes = nodes;
    return fm_search_create(board, &options);
}

static void run(struct fm_search *search) {
    while (fm_search_step(search, 1000000) == FM_RUNNING)
        continue;
}

/* Calls `check` for some boards of each kind. */
static void for_each_board(void (*check)(const struct subject *subject, const struct fm_board *board,
                                         struct test_random *random)) {
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < COUNT_OF(long_boards); i++)
        for (uint32_t j = 0; j < 1 + TEST_CASES(20) / 10; j++) {
            struct fm_boards *boards = make(&long_boards[i], &random);
            check(subject_of(long_boards[i].puzzle), fm_boards_get(boards, 0), &random);
            fm_boards_free(boards);
        }
}

static void check_course(const struct subject *subject, const struct fm_board *board, struct test_random *random) {
    struct fm_search *search = begin(board, "auto", MOST_NODES(120000));
    uint32_t best = FM_INFINITE;
    uint32_t improved = 0;
    (void)random;
    while (fm_search_step(search, 50) == FM_RUNNING) {
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        board_expect(snapshot->upper_bound <= best, board, "upper bound %u after %u", snapshot->upper_bound, best);
        board_expect(snapshot->lower_bound <= snapshot->upper_bound, board, "lower bound %u, upper bound %u",
                     snapshot->lower_bound, snapshot->upper_bound);
        if (snapshot->upper_bound == best)
            continue;
        best = snapshot->upper_bound;
        improved++;
        board_expect(subject->is_solved_by(board, snapshot->best, snapshot->best_length), board,
                     "the best solution so far is none");
    }
    board_expect(improved > 0, board, "nothing was found in %llu steps",
                 (unsigned long long)fm_search_snapshot(search)->last_step);
    fm_search_free(search);
}

static void solutions_get_shorter_while_the_search_runs(void **state) {
    (void)state;
    for_each_board(check_course);
}

static void check_looking_back(const struct subject *subject, const struct fm_board *board,
                               struct test_random *random) {
    enum { MOMENTS = 60 };
    uint64_t steps[MOMENTS];
    uint32_t upper[MOMENTS];
    uint32_t count = 0;
    struct fm_search *search = begin(board, "auto", MOST_NODES(120000));
    (void)subject;
    while (count < MOMENTS && fm_search_step(search, 1 + test_random_below(random, 400)) == FM_RUNNING) {
        steps[count] = fm_search_snapshot(search)->step;
        upper[count++] = fm_search_snapshot(search)->upper_bound;
    }
    while (count-- > 0) {
        assert_true(fm_search_seek(search, steps[count]));
        assert_int_equal(fm_search_snapshot(search)->upper_bound, upper[count]);
    }
    fm_search_free(search);
}

static void earlier_steps_show_what_was_known_then(void **state) {
    (void)state;
    for_each_board(check_looking_back);
}

static void check_same_steps(const struct subject *subject, const struct fm_board *board, struct test_random *random) {
    struct fm_search *automatic = begin(board, "auto", MOST_NODES(100000));
    const char *name = fm_engine_name(fm_search_engine(automatic));
    struct fm_search *named = begin(board, name, MOST_NODES(100000));
    assert_int_equal(fm_search_bound(automatic), fm_search_bound(named));
    (void)subject;
    run(automatic);
    run(named);
    assert_int_equal(fm_search_snapshot(automatic)->last_step, fm_search_snapshot(named)->last_step);
    /* Only the search that nobody chose an engine for looks for a solution beside it. */
    assert_int_equal(fm_search_snapshot(named)->upper_bound == FM_INFINITE,
                     fm_search_snapshot(named)->status == FM_LIMIT);
    uint64_t last = fm_search_snapshot(named)->last_step;
    for (uint32_t i = 0; i < 50; i++) {
        uint64_t step = 1 + test_random_below(random, (uint32_t)last);
        fm_search_seek(automatic, step);
        fm_search_seek(named, step);
        const struct fm_snapshot *one = fm_search_snapshot(automatic);
        const struct fm_snapshot *other = fm_search_snapshot(named);
        assert_int_equal(one->stats.generated, other->stats.generated);
        assert_int_equal(one->g, other->g);
        assert_int_equal(one->h, other->h);
        assert_int_equal(one->lower_bound, other->lower_bound);
        assert_int_equal(one->path_length, other->path_length);
        assert_memory_equal(one->path, other->path, one->path_length);
    }
    fm_search_free(automatic);
    fm_search_free(named);
}

static void search_itself_is_the_same_with_and_without_it(void **state) {
    (void)state;
    for_each_board(check_same_steps);
}

static void check_little_memory(const struct subject *subject, const struct fm_board *board,
                                struct test_random *random) {
    for (uint64_t bytes = 1 << 20; bytes <= 4 << 20; bytes += bytes / 2 + test_random_below(random, 100000)) {
        struct fm_search_options options;
        fm_search_defaults(&options);
        options.max_bytes = bytes;
        options.max_nodes = MOST_NODES(200000);
        struct test_answer answer;
        test_solve(board, &options, &answer);
        assert_true(answer.stats.peak_bytes <= bytes);
        assert_true(answer.lower_bound <= answer.upper_bound);
        if (answer.length >= 0)
            board_expect(subject->is_solved_by(board, answer.moves, (uint32_t)answer.length), board,
                         "the best solution so far is none");
    }
}

/* The beams hold a sixteenth of the memory at most; what a block of an arena or a bucket more or less takes comes on
 * top.
 */
static void check_part_of_memory(const struct subject *subject, const struct fm_board *board,
                                 struct test_random *random) {
    uint64_t bytes = (uint64_t)12 << 20;
    uint64_t peaks[2];
    struct fm_search *search = begin(board, "auto", 1);
    const char *names[] = {"auto", fm_engine_name(fm_search_engine(search))};
    (void)subject;
    (void)random;
    fm_search_free(search);
    for (uint32_t i = 0; i < 2; i++) {
        struct fm_search_options options;
        struct test_answer answer;
        fm_search_defaults(&options);
        options.engine = test_engine(names[i]);
        options.max_bytes = bytes;
        options.max_nodes = MOST_NODES(400000);
        test_solve(board, &options, &answer);
        peaks[i] = answer.stats.peak_bytes;
    }
    board_expect(peaks[0] <= peaks[1] + bytes / 16 + bytes / 64, board, "%llu bytes where the engine alone takes %llu",
                 (unsigned long long)peaks[0], (unsigned long long)peaks[1]);
}

static void beams_take_a_small_part_of_the_memory(void **state) {
    (void)state;
    for_each_board(check_part_of_memory);
}

static void little_memory_leaves_bounds_and_solution_right(void **state) {
    (void)state;
    for_each_board(check_little_memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_get_shorter_while_the_search_runs),
        cmocka_unit_test(earlier_steps_show_what_was_known_then),
        cmocka_unit_test(search_itself_is_the_same_with_and_without_it),
        cmocka_unit_test(beams_take_a_small_part_of_the_memory),
        cmocka_unit_test(little_memory_leaves_bounds_and_solution_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
