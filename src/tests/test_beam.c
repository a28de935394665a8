/* Beams: what they find is a solution, a wide one finds a shortest one, and nothing depends on slices. */
#include "beam.h"

#include "engines.h"

#include <string.h>

/* A problem, made by hand, with the strongest bound. */
struct bench {
    struct fm_boards *boards;
    const struct fm_board *public_board;
    struct memory memory;
    struct problem problem;
};

static void bench_open(struct bench *bench, struct fm_boards *boards, uint64_t limit) {
    bench->boards = boards;
    bench->public_board = fm_boards_get(boards, 0);
    const struct board *board = (const struct board *)bench->public_board;
    const struct puzzle *puzzle = board->puzzle;
    bench->memory = memory_open(UINT64_MAX);
    bench->problem = (struct problem){.board = board, .memory = &bench->memory, .aside = &bench->memory};
    uint32_t strongest = names_count(puzzle->bounds) - 1 - puzzle->inadmissible_bounds;
    bench->problem.work = puzzle->create_work(board, strongest, &bench->memory);
    assert_non_null(bench->problem.work);
    while (puzzle->prepare && puzzle->prepare(board, bench->problem.work, &bench->memory) == PREPARATION_MORE)
        continue;
    if (limit != UINT64_MAX)
        bench->memory.limit = bench->memory.live + limit;
}

static void bench_close(struct bench *bench) {
    const struct board *board = bench->problem.board;
    board->puzzle->free_work(board, bench->problem.work, &bench->memory);
    memory_close(&bench->memory);
    fm_boards_free(bench->boards);
}

struct beam_run {
    enum beam_status status;
    uint32_t length; /* 0 where nothing was found */
    uint8_t moves[TEST_SIDE * TEST_SIDE];
};

/* Runs a beam in slices of up to `largest` nodes. */
static void run(const struct bench *bench, uint32_t width, uint32_t length, uint32_t largest,
                struct test_random *random, struct beam_run *result) {
    struct beam beam;
    *result = (struct beam_run){.status = BEAM_NO_MEMORY};
    if (beam_open(&beam, &bench->problem, width, length)) {
        do
            result->status = beam_step(&beam, 1 + test_random_below(random, largest));
        while (result->status == BEAM_RUNNING);
    }
    if (result->status == BEAM_FOUND) {
        result->length = beam_length(&beam);
        beam_moves(&beam, result->moves);
    }
    beam_close(&beam);
}

static uint32_t fewest(const struct fm_board *board) {
    struct test_answer answer;
    struct fm_search_options options;
    fm_search_defaults(&options);
    options.engine = test_engine("bfs");
    test_solve(board, &options, &answer);
    return answer.status == FM_SOLVED ? (uint32_t)answer.length : FM_INFINITE;
}

static void expect_solution(const struct subject *subject, const struct bench *bench, const struct beam_run *result,
                            uint32_t shortest) {
    board_expect(result->length >= shortest && shortest > 0, bench->public_board, "%u moves, the fewest is %u",
                 result->length, shortest);
    board_expect(subject->is_solved_by(bench->public_board, result->moves, result->length), bench->public_board,
                 "the moves that were found solve nothing");
}

static void what_is_found_is_a_solution(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        uint32_t found = 0;
        for (uint32_t j = 0; j < TEST_CASES(300); j++) {
            struct bench bench;
            struct beam_run result;
            bench_open(&bench, subjects[i].random_board(&random), UINT64_MAX);
            run(&bench, 1 + test_random_below(&random, 4), FM_INFINITE, 10, &random, &result);
            assert_int_not_equal(result.status, BEAM_NO_MEMORY);
            if (result.status == BEAM_FOUND)
                expect_solution(&subjects[i], &bench, &result, fewest(bench.public_board));
            found += result.status == BEAM_FOUND;
            bench_close(&bench);
        }
        print_message("%s: %u solutions\n", subjects[i].puzzle, found);
        assert_true(found >= TEST_CASES(50));
    }
}

/* A beam as wide as the board has states is breadth-first search. Wall Pushers is left out: what may follow there
 * depends on the path, and a beam keeps the first one. */
static void beam_that_leaves_nothing_out_finds_a_shortest_solution(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t solved = 0;
    for (uint32_t i = 0; i < SUBJECTS; i++) {
        if (strcmp(subjects[i].puzzle, "wall-pushers") == 0)
            continue;
        for (uint32_t j = 0; j < TEST_CASES(200); j++) {
            struct bench bench;
            struct beam_run result;
            bench_open(&bench, subjects[i].random_board(&random), UINT64_MAX);
            uint32_t shortest = fewest(bench.public_board);
            run(&bench, UINT32_MAX, FM_INFINITE, 1000, &random, &result);
            bool is_open = shortest != FM_INFINITE && shortest > 0;
            board_expect(result.status == (is_open ? BEAM_FOUND : BEAM_LOST) && (!is_open || result.length == shortest),
                         bench.public_board, "%u moves, the fewest is %u", result.length, shortest);
            solved += is_open;
            bench_close(&bench);
        }
    }
    assert_true(solved > TEST_CASES(100));
}

static void only_what_is_shorter_than_wanted_is_found(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t found = 0;
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < 50 + TEST_CASES(50); j++) {
            struct bench bench;
            struct beam_run any;
            struct beam_run shorter;
            bench_open(&bench, subjects[i].random_board(&random), UINT64_MAX);
            run(&bench, 2, FM_INFINITE, 10, &random, &any);
            if (any.status == BEAM_FOUND) {
                run(&bench, 2, any.length + 1, 10, &random, &shorter);
                board_expect(shorter.status == BEAM_FOUND && shorter.length <= any.length, bench.public_board,
                             "%u moves are not found again", any.length);
                run(&bench, 64, any.length, 10, &random, &shorter);
                board_expect(shorter.status == BEAM_LOST || shorter.length < any.length, bench.public_board,
                             "%u moves where fewer than %u are wanted", shorter.length, any.length);
                found += shorter.status == BEAM_FOUND;
            }
            bench_close(&bench);
        }
    assert_true(found > 0);
}

static void slices_change_nothing(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint32_t j = 0; j < TEST_CASES(50); j++) {
            struct bench bench;
            struct beam_run one;
            struct beam_run other;
            uint32_t width = 1 + test_random_below(&random, 30);
            bench_open(&bench, subjects[i].random_board(&random), UINT64_MAX);
            run(&bench, width, FM_INFINITE, 1, &random, &one);
            run(&bench, width, FM_INFINITE, 5000, &random, &other);
            assert_int_equal(one.status, other.status);
            assert_int_equal(one.length, other.length);
            assert_memory_equal(one.moves, other.moves, one.length);
            bench_close(&bench);
        }
}

static void memory_that_ends_loses_the_beam_alone(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    uint32_t short_of_it = 0;
    for (uint32_t i = 0; i < SUBJECTS; i++)
        for (uint64_t limit = 0; limit < 300000;
             limit += 300000 / (TEST_CASES(300) / 10 + 3) + test_random_below(&random, 1000)) {
            struct bench bench;
            struct beam_run result;
            uint32_t length;
            bench_open(&bench, subjects[i].hard_board(&random, &length), limit);
            run(&bench, 100, FM_INFINITE, 10, &random, &result);
            short_of_it += result.status == BEAM_NO_MEMORY;
            bench_close(&bench); /* everything is given back */
        }
    assert_true(short_of_it >= 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_found_is_a_solution),
        cmocka_unit_test(beam_that_leaves_nothing_out_finds_a_shortest_solution),
        cmocka_unit_test(only_what_is_shorter_than_wanted_is_found),
        cmocka_unit_test(slices_change_nothing),
        cmocka_unit_test(memory_that_ends_loses_the_beam_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
