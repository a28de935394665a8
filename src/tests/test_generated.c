/* Seeds lead to the same boards everywhere.
 *
 * vectors/generated.txt has a line a wish, with what it leads to:
 *
 *     puzzle rows columns parameter parameter minimum maximum minimum_effort maximum_effort seed max_boards
 *         status boards climbs nodes peak_bytes length effort board
 *
 * (on one line), the board in its link form; NO_MATTER how much effort. The tests of the program, of the module and of
 * the page read it, too.
 */
#include "wishes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The largest number that JavaScript counts to. */
#define NO_MATTER UINT64_C(9007199254740991)

struct line {
    char puzzle[32];
    struct fm_generator_options options;
    char came_to[1024]; /* the rest of it */
};

static bool read_line(const char *text, struct line *line) {
    struct fm_generator_options *options = &line->options;
    unsigned long long efforts[2];
    unsigned long long seed;
    unsigned long long boards;
    uint32_t numbers[6];
    if (sscanf(text, "%31s %u %u %u %u %u %u %llu %llu %llu %llu %1023[^\n]", line->puzzle, &numbers[0], &numbers[1],
               &numbers[2], &numbers[3], &numbers[4], &numbers[5], &efforts[0], &efforts[1], &seed, &boards,
               line->came_to) != 12)
        return false;
    *options = wish_for(line->puzzle, numbers[0], numbers[1], seed);
    options->parameters[0] = numbers[2];
    options->parameters[1] = numbers[3];
    options->minimum = numbers[4];
    options->maximum = numbers[5];
    options->minimum_effort = efforts[0];
    options->maximum_effort = efforts[1] == NO_MATTER ? UINT64_MAX : efforts[1];
    options->max_boards = boards;
    return true;
}

/* What a wish leads to, as the file has it. */
static void write_came_to(const struct fm_generator_progress *progress, char text[1024]) {
    static const char *const statuses[] = {"running", "found", "limit"};
    uint64_t start[TEST_STATE_WORDS];
    int length = snprintf(text, 1024, "%s %llu %llu %llu %llu ", statuses[progress->status],
                          (unsigned long long)progress->boards, (unsigned long long)progress->climbs,
                          (unsigned long long)progress->nodes, (unsigned long long)progress->peak_bytes);
    if (!progress->best) {
        snprintf(text + length, 1024 - (size_t)length, "- - -");
        return;
    }
    length += snprintf(text + length, 1024 - (size_t)length, "%u %llu ", progress->best_length,
                       (unsigned long long)progress->best_effort);
    test_start(progress->best, start);
    uint32_t link = test_form(fm_puzzle_name(fm_board_puzzle(progress->best)), "link");
    uint32_t written = fm_board_write(progress->best, start, link, true, text + length, 1023 - (uint32_t)length);
    text[(uint32_t)length + written] = '\0';
}

static void seeds_lead_to_the_boards_that_are_written_down(void **state) {
    (void)state;
    uint32_t length;
    uint32_t lines = 0;
    uint32_t changed = 0;
    char *text = test_read_file("vectors/generated.txt", &length);
    for (char *at = strtok(text, "\n"); at; at = strtok(NULL, "\n")) {
        struct line line;
        char came_to[1024];
        if (*at == '#')
            continue;
        if (!read_line(at, &line))
            fail_msg("vectors/generated.txt: \"%s\" is no line of it", at);
        lines++;
        struct fm_generator *generator = wish_run(&line.options, UINT64_MAX);
        write_came_to(fm_generator_progress(generator), came_to);
        fm_generator_free(generator);
        if (strcmp(came_to, line.came_to) == 0)
            continue;
        changed++;
        print_error("%.*s%s\n", (int)(strlen(at) - strlen(line.came_to)), at, came_to);
    }
    free(text);
    assert_true(lines >= 10);
    if (changed > 0)
        fail_msg("%u seeds lead to other boards than before. If they are meant to, put the lines above into "
                 "src/tests/vectors/generated.txt, and say so in the CHANGELOG: people keep seeds.",
                 changed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seeds_lead_to_the_boards_that_are_written_down),
    };
    return cmocka_run_group_tests_name("generated", tests, NULL, NULL);
}
