#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const int32_t test_down[] = {0, -1, 1, 0};
const int32_t test_right[] = {1, 0, 0, -1};

/* --------------------------------------------------------------------------------------------- random numbers -- */

struct test_random test_random_open(void) {
    const char *chosen = getenv("FEWEST_SEED");
    uint64_t seed = chosen ? strtoull(chosen, NULL, 0) : 20261130;
    print_message("FEWEST_SEED=%llu\n", (unsigned long long)seed);
    return (struct test_random){seed};
}

uint64_t test_random_next(struct test_random *random) {
    uint64_t z = random->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

uint32_t test_random_below(struct test_random *random, uint32_t limit) {
    return (uint32_t)(test_random_next(random) % limit);
}

bool test_random_percent(struct test_random *random, uint32_t percent) {
    return test_random_below(random, 100) < percent;
}

/* --------------------------------------------------------------------------------------------- the core at work -- */

uint32_t test_engine(const char *name) {
    for (uint32_t engine = 0; engine < fm_engine_count(); engine++)
        if (strcmp(fm_engine_name(engine), name) == 0)
            return engine;
    fail_msg("no engine is called %s", name);
    return FM_NONE;
}

uint32_t test_bound(const char *puzzle, const char *name) {
    uint32_t number = fm_puzzle_find(puzzle);
    for (uint32_t bound = 0; bound < fm_bound_count(number); bound++)
        if (strcmp(fm_bound_name(number, bound), name) == 0)
            return bound;
    fail_msg("no bound of %s is called %s", puzzle, name);
    return FM_NONE;
}

uint32_t test_form(const char *puzzle, const char *name) {
    uint32_t number = fm_puzzle_find(puzzle);
    for (uint32_t form = 0; form < fm_form_count(number); form++)
        if (strcmp(fm_form_name(number, form), name) == 0)
            return form;
    fail_msg("no form of %s is called %s", puzzle, name);
    return FM_NONE;
}

struct fm_boards *test_read(const char *puzzle, const char *text, const struct fm_read_options *options) {
    struct fm_text_error error = {0};
    struct fm_boards *boards = fm_read(fm_puzzle_find(puzzle), text, (uint32_t)strlen(text), options, &error);
    if (!boards)
        fail_msg("%s in line %u, column %u of:\n%s", fm_text_code_name(error.code), error.line, error.column, text);
    return boards;
}

void test_start(const struct fm_board *board, uint64_t state[TEST_STATE_WORDS]) {
    assert_true(fm_board_state_words(board) <= TEST_STATE_WORDS);
    fm_board_start(board, state);
}

void test_answer_of(struct fm_search *search, struct test_answer *answer) {
    const struct fm_snapshot *end = fm_search_snapshot(search);
    answer->status = end->status;
    answer->reason = end->reason;
    answer->length = end->best_length == FM_NONE ? -1 : (int32_t)end->best_length;
    answer->lower_bound = end->lower_bound;
    answer->upper_bound = end->upper_bound;
    answer->stats = end->stats;
    if (answer->length > 0)
        memcpy(answer->moves, end->best, end->best_length);
}

void test_solve(const struct fm_board *board, const struct fm_search_options *options, struct test_answer *answer) {
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    while (fm_search_step(search, UINT64_MAX) == FM_RUNNING)
        continue;
    test_answer_of(search, answer);
    fm_search_free(search);
}

void test_fail_on(const char *board, const char *format, va_list values) {
    print_error("the board:\n%s\n", board);
    vprint_error(format, values);
    print_error("\n");
    fail();
}

/* ------------------------------------------------------------------------------------------------ files, memory -- */

void *test_resize(void *block, size_t count, size_t bytes) {
    void *larger = realloc(block, count * bytes);
    if (!larger)
        abort();
    return larger;
}

char *test_read_file(const char *name, uint32_t *length) {
    char path[256];
    snprintf(path, sizeof path, "src/tests/%s", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("cannot open %s: run the tests in the project's folder", path);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = test_resize(NULL, (size_t)size + 1, 1);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    fclose(file);
    text[size] = '\0';
    *length = (uint32_t)size;
    return text;
}

int32_t *test_read_numbers(const char *name, uint32_t *count) {
    uint32_t length;
    char *text = test_read_file(name, &length);
    int32_t *numbers = test_resize(NULL, length + 1, sizeof *numbers);
    char *at = text;
    *count = 0;
    for (;;) {
        char *end;
        long number = strtol(at, &end, 10);
        if (end == at)
            break;
        numbers[(*count)++] = (int32_t)number;
        at = end;
    }
    free(text);
    return numbers;
}

struct fm_boards *test_read_vectors(const char *puzzle, const char *name) {
    char path[128];
    uint32_t length;
    snprintf(path, sizeof path, "vectors/%s/%s.in", puzzle, name);
    char *text = test_read_file(path, &length);
    struct fm_boards *boards = test_read(puzzle, text, NULL);
    free(text);
    return boards;
}
