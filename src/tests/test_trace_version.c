/* Traces of a version stay what they are: the numbers of steps that people keep, in links for example, mean the same as
 * long as fm_trace_version() is the same.
 *
 * vectors/traces.txt says which version it is of and then, a line a set of runs:
 *
 *     puzzle file boards engine bound prune steps hash
 *
 * for the first so many boards of the puzzle's file of vectors, how many steps their runs have in all, each up to
 * MOST_NODES generated nodes, and a hash of everything in their traces. The module's tests read the same file.
 */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_NODES 4000
#define LEAST_RUNS 60

struct set {
    char puzzle[32];
    char file[32];
    uint32_t boards;
    char engine[16];
    char bound[32];
    char prune[16];
    uint64_t steps;
    uint32_t hash;
};

/* FNV-1a (G. Fowler, L. Noll, K.-P. Vo), a 32-bit word at a time. */
static void add(struct set *set, uint64_t value) {
    set->hash = (set->hash ^ (uint32_t)value) * 16777619U;
}

static void add_step(struct set *set, const struct fm_snapshot *snapshot) {
    const uint64_t values[] = {snapshot->node, snapshot->parent, snapshot->move,      snapshot->g,
                               snapshot->h,    snapshot->step,   snapshot->threshold, snapshot->child_count};
    set->steps++;
    for (uint32_t i = 0; i < COUNT_OF(values); i++)
        add(set, values[i]);
    for (uint32_t i = 0; i < snapshot->child_count; i++) {
        const struct fm_child *child = &snapshot->children[i];
        bool was_evaluated = child->verdict != FM_PATH && child->verdict != FM_ILLEGAL;
        add(set, child->move);
        add(set, child->g);
        add(set, was_evaluated ? child->h : FM_NONE);
        add(set, child->verdict);
    }
}

static void add_run(struct set *set, const struct fm_board *board) {
    const struct way way = {set->engine, set->bound, strcmp(set->prune, "none") == 0};
    struct fm_search_options options = way_options(set->puzzle, &way);
    options.max_nodes = MOST_NODES;
    struct fm_search *search = fm_search_create(board, &options);
    assert_non_null(search);
    uint64_t last = 0;
    enum fm_status status = FM_RUNNING;
    while (status == FM_RUNNING) {
        status = fm_search_step(search, 1);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        if (snapshot->step > last)
            add_step(set, snapshot);
        last = snapshot->step;
    }
    add(set, status);
    fm_search_free(search);
}

/* Whether the runs of a set are what its line says; prints the line as it would have to be. */
static bool is_as_known(const struct set *known) {
    struct set set = *known;
    struct fm_boards *boards = test_read_vectors(set.puzzle, set.file);
    assert_true(set.boards > 0 && set.boards <= fm_boards_count(boards));
    set.steps = 0;
    set.hash = 2166136261U;
    for (uint32_t i = 0; i < set.boards; i++)
        add_run(&set, fm_boards_get(boards, i));
    fm_boards_free(boards);
    if (set.steps == known->steps && set.hash == known->hash)
        return true;
    print_error("%s %s %u %s %s %s %llu %08x\n", set.puzzle, set.file, set.boards, set.engine, set.bound, set.prune,
                (unsigned long long)set.steps, set.hash);
    return false;
}

static void traces_are_those_of_their_version(void **state) {
    (void)state;
    uint32_t length;
    char *text = test_read_file("vectors/traces.txt", &length);
    char *rest = strchr(text, '\n');
    uint32_t version = 0;
    uint32_t runs = 0;
    uint32_t changed = 0;
    assert_int_equal(sscanf(text, "version %u\n", &version), 1);
    assert_non_null(rest);
    for (char *line = strtok(rest, "\n"); line; line = strtok(NULL, "\n")) {
        struct set set;
        unsigned long long steps;
        if (sscanf(line, "%31s %31s %u %15s %31s %15s %llu %x", set.puzzle, set.file, &set.boards, set.engine,
                   set.bound, set.prune, &steps, &set.hash) != 8)
            fail_msg("vectors/traces.txt: \"%s\" is no line of it", line);
        set.steps = steps;
        changed += !is_as_known(&set);
        runs += set.boards;
    }
    free(text);
    if (changed > 0)
        fail_msg("%u traces are not those of version %u. If they are meant to change, raise fm_trace_version() and the "
                 "version in src/tests/vectors/traces.txt, and put the lines above in there.",
                 changed, version);
    assert_int_equal(fm_trace_version(), version);
    assert_true(runs >= LEAST_RUNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(traces_are_those_of_their_version),
    };
    return cmocka_run_group_tests_name("trace version", tests, NULL, NULL);
}
