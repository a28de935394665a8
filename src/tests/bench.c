/* Measures the core on fixed sets of boards: how many are solved, with how many nodes, in what time and memory.
 *
 *     bench [--data DIR] [--set NAME] [--cases N] [--engine E] [--bound B] [--json | --text | --list]
 *
 * Sets are files of cases or made from a seed, so a run can be repeated anywhere. --text prints a set's boards instead
 * of measuring it, for those that measure another build of the core with the same boards; --json prints a line of JSON
 * a set. Times depend on the machine, everything else does not.
 */
#define _POSIX_C_SOURCE 199309L

#include "../fewest.h"
#include "bench_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Nodes between two looks at the clock. */
#define NODES_A_SLICE 1024U

struct options {
    const char *data;   /* folder of the public sets, or NULL */
    const char *set;    /* the only set wanted, or NULL */
    const char *engine; /* by name, or NULL for auto */
    const char *bound;
    uint32_t cases; /* at most so many of each set; 0: all */
    bool json;
    bool text;
    bool list;
};

struct totals {
    uint32_t cases;
    uint32_t settled; /* solved, or proved to have no solution */
    uint64_t moves;   /* of those that are solved */
    uint64_t nodes;   /* generated */
    uint64_t most_nodes;
    uint64_t peak_bytes;
    double *seconds; /* a case */
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void measure(const struct fm_board *board, const struct bench_set *set, const struct fm_search_options *how,
                    struct totals *totals) {
    struct fm_search_options options = *how;
    options.max_bytes = (uint64_t)set->max_mib << 20;
    double start = now();
    struct fm_search *search = fm_search_create(board, &options);
    while (fm_search_step(search, NODES_A_SLICE) == FM_RUNNING)
        if (now() - start > set->max_seconds)
            fm_search_stop(search);
    totals->seconds[totals->cases++] = now() - start;
    const struct fm_snapshot *end = fm_search_snapshot(search);
    totals->settled += end->status != FM_LIMIT;
    totals->moves += end->status == FM_SOLVED ? end->best_length : 0;
    totals->nodes += end->stats.generated;
    if (totals->most_nodes < end->stats.generated)
        totals->most_nodes = end->stats.generated;
    if (totals->peak_bytes < end->stats.peak_bytes)
        totals->peak_bytes = end->stats.peak_bytes;
    fm_search_free(search);
}

static int compare_seconds(const void *a, const void *b) {
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The time that `part` of the cases stay within. */
static double quantile(const struct totals *totals, double part) {
    uint32_t index = (uint32_t)(part * (totals->cases - 1) + 0.5);
    return totals->seconds[index] * 1000;
}

static void print_totals(const struct bench_set *set, const struct totals *totals, bool json) {
    double sum = 0;
    for (uint32_t i = 0; i < totals->cases; i++)
        sum += totals->seconds[i];
    bool needs_size = bench_set_needs_size(set);
    if (json)
        printf("{\"puzzle\":\"%s\",\"rows\":%u,\"columns\":%u,\"max_seconds\":%g,\"max_mib\":%u,", set->puzzle,
               needs_size ? set->rows : 0, needs_size ? set->columns : 0, set->max_seconds, set->max_mib);
    printf(json ? "\"set\":\"%s\",\"cases\":%u,\"settled\":%u,\"moves\":%llu,\"nodes\":%llu,\"most_nodes\":%llu,"
                  "\"peak_bytes\":%llu,\"median_ms\":%.4f,\"p95_ms\":%.4f,\"max_ms\":%.4f,\"seconds\":%.4f}\n"
                : "%-22s %7u %7u %9llu %12llu %10llu %12llu %9.3f %9.3f %9.1f %8.2f\n",
           set->name, totals->cases, totals->settled, (unsigned long long)totals->moves,
           (unsigned long long)totals->nodes, (unsigned long long)totals->most_nodes,
           (unsigned long long)totals->peak_bytes, quantile(totals, 0.5), quantile(totals, 0.95), quantile(totals, 1),
           sum);
    fflush(stdout);
}

/* Returns false where the set's boards cannot be had. */
static bool run_set(const struct bench_set *set, const struct options *options) {
    uint32_t length;
    uint32_t puzzle = fm_puzzle_find(set->puzzle);
    char *text = bench_set_text(set, options->data, options->cases, &length);
    if (!text) {
        fprintf(stderr, "%s: skipped, its file is not there\n", set->name);
        return set->source == BENCH_PUBLIC;
    }
    if (options->text) {
        fwrite(text, 1, length, stdout);
        free(text);
        return true;
    }
    struct fm_text_error error;
    bool needs_size = bench_set_needs_size(set);
    const struct fm_read_options read = {.rows = needs_size ? set->rows : 0, .columns = needs_size ? set->columns : 0};
    struct fm_boards *boards = fm_read(puzzle, text, length, &read, &error);
    free(text);
    if (!boards) {
        fprintf(stderr, "%s: line %u, column %u: %s\n", set->name, error.line, error.column,
                fm_text_code_name(error.code));
        return false;
    }
    struct fm_search_options how;
    fm_search_defaults(&how);
    for (uint32_t i = 0; options->engine && i < fm_engine_count(); i++)
        if (strcmp(fm_engine_name(i), options->engine) == 0)
            how.engine = i;
    for (uint32_t i = 0; options->bound && i < fm_bound_count(puzzle); i++)
        if (strcmp(fm_bound_name(puzzle, i), options->bound) == 0)
            how.bound = i;
    uint32_t cases = fm_boards_count(boards);
    if (options->cases && options->cases < cases)
        cases = options->cases;
    struct totals totals = {.seconds = malloc(cases * sizeof(double))};
    for (uint32_t i = 0; totals.seconds && i < cases; i++)
        measure(fm_boards_get(boards, i), set, &how, &totals);
    fm_boards_free(boards);
    if (totals.seconds) {
        qsort(totals.seconds, totals.cases, sizeof(double), compare_seconds);
        print_totals(set, &totals, options->json);
    }
    free(totals.seconds);
    return true;
}

static bool parse(int count, char **arguments, struct options *options) {
    for (int i = 1; i < count; i++) {
        const char *argument = arguments[i];
        const char *value = i + 1 < count ? arguments[i + 1] : NULL;
        if (strcmp(argument, "--json") == 0)
            options->json = true;
        else if (strcmp(argument, "--text") == 0)
            options->text = true;
        else if (strcmp(argument, "--list") == 0)
            options->list = true;
        else if (value && strcmp(argument, "--data") == 0)
            options->data = arguments[++i];
        else if (value && strcmp(argument, "--set") == 0)
            options->set = arguments[++i];
        else if (value && strcmp(argument, "--engine") == 0)
            options->engine = arguments[++i];
        else if (value && strcmp(argument, "--bound") == 0)
            options->bound = arguments[++i];
        else if (value && strcmp(argument, "--cases") == 0)
            options->cases = (uint32_t)strtoul(arguments[++i], NULL, 10);
        else
            return false;
    }
    return true;
}

int main(int count, char **arguments) {
    struct options options = {0};
    bool good = true;
    bool found = false;
    if (!parse(count, arguments, &options)) {
        fputs("bench [--data DIR] [--set NAME] [--cases N] [--engine E] [--bound B] [--json | --text | --list]\n",
              stderr);
        return 2;
    }
    for (uint32_t i = 0; options.list && i < bench_set_count; i++)
        puts(bench_sets[i].name);
    if (options.list)
        return 0;
    if (!options.json && !options.text)
        printf("%-22s %7s %7s %9s %12s %10s %12s %9s %9s %9s %8s\n", "set", "cases", "settled", "moves", "nodes",
               "most", "peak bytes", "median ms", "p95 ms", "max ms", "seconds");
    for (uint32_t i = 0; i < bench_set_count; i++) {
        if (options.set && strcmp(bench_sets[i].name, options.set) != 0)
            continue;
        found = true;
        good = run_set(&bench_sets[i], &options) && good;
    }
    if (!found)
        fprintf(stderr, "bench: there is no set of that name\n");
    return good && found ? 0 : 1;
}
