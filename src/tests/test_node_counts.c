/* How many nodes `auto` generates over fixed sets of boards, compared with a file. The counts do not vary from run to
 * run nor from machine to machine, so a change of speed that matters shows here.
 */
#include "bench_sets.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line of the file. */
struct line {
    char set[32];
    uint32_t cases;
    unsigned long long moves;
    unsigned long long nodes;
};

static const struct bench_set *find_set(const char *name) {
    for (uint32_t i = 0; i < bench_set_count; i++)
        if (strcmp(bench_sets[i].name, name) == 0)
            return &bench_sets[i];
    fail_msg("there is no set of the name %s", name);
    return NULL;
}

static void count(struct line *line) {
    const struct bench_set *set = find_set(line->set);
    struct fm_search_options options;
    struct fm_read_options read = {0};
    uint32_t length;
    char *text = bench_set_text(set, NULL, line->cases, &length);
    assert_non_null(text);
    if (bench_set_needs_size(set))
        read = (struct fm_read_options){.rows = set->rows, .columns = set->columns};
    text[length] = '\0';
    struct fm_boards *boards = test_read(set->puzzle, text, &read);
    free(text);
    fm_search_defaults(&options);
    assert_in_range(line->cases, 1, fm_boards_count(boards));
    line->moves = line->nodes = 0;
    for (uint32_t i = 0; i < line->cases; i++) {
        struct test_answer answer;
        test_solve(fm_boards_get(boards, i), &options, &answer);
        assert_int_not_equal(answer.status, FM_LIMIT);
        line->moves += answer.status == FM_SOLVED ? (uint32_t)answer.length : 0;
        line->nodes += answer.stats.generated;
    }
    fm_boards_free(boards);
}

static void auto_generates_as_many_nodes_as_are_written_down(void **state) {
    (void)state;
    uint32_t length;
    uint32_t lines = 0;
    uint32_t changed = 0;
    char *text = test_read_file("node_counts.txt", &length);
    for (char *at = strtok(text, "\n"); at; at = strtok(NULL, "\n")) {
        struct line written;
        if (*at == '#')
            continue;
        assert_int_equal(sscanf(at, "%31s %u %llu %llu", written.set, &written.cases, &written.moves, &written.nodes),
                         4);
        struct line counted = written;
        count(&counted);
        lines++;
        if (counted.moves == written.moves && counted.nodes == written.nodes)
            continue;
        changed++;
        print_error("%s %u %llu %llu\n", counted.set, counted.cases, counted.moves, counted.nodes);
    }
    free(text);
    assert_int_not_equal(lines, 0);
    if (changed > 0)
        fail_msg("%u lines of src/tests/node_counts.txt are not what was counted, see above; the file tells what to do",
                 changed);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(auto_generates_as_many_nodes_as_are_written_down)};
    return cmocka_run_group_tests_name("node_counts", tests, NULL, NULL);
}
