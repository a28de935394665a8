/* Measures the core on fixed sets of boards: how many are solved, with how many nodes, in what time and memory.
 *
 *     bench [--data DIR] [--set NAME] [--cases N] [--engine E] [--bound B] [--json | --text | --list]
 *
 * Sets are files of cases or made from a seed, so a run can be repeated anywhere. --text prints a set's boards instead
 * of measuring it, for those that measure another build of the core with the same boards; --json prints a line of JSON
 * a set. Times depend on the machine, everything else does not.
 *
 * A search is timed from its making to its end, in processor time: what else the machine does counts as little as can
 * be. A set that takes little is searched several times, and of each case the shortest time counts.
 */
#define _POSIX_C_SOURCE 199309L

#include "../fewest.h"
#include "bench_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Nodes between two looks at the clock; tools/bench.mjs takes as many. */
#define NODES_A_SLICE 1024U

/* A set that takes less than so many seconds is searched so many times. */
#define BRIEF_SECONDS 3.0
#define BRIEF_PASSES  5U

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

/* How the search of one case went. */
struct outcome {
    double seconds; /* the shortest of all passes */
    uint64_t nodes; /* generated */
    uint64_t peak_bytes;
    uint32_t moves;  /* of a solution, FM_NONE where none is known */
    bool is_settled; /* the solution is proved to be shortest, or that there is none */
};

struct results {
    uint32_t cases;
    uint32_t passes;
    struct outcome *outcomes; /* a case */
    double *sorted;           /* the seconds of all cases, ascending */
};

/* What a set comes to. */
struct totals {
    uint32_t solved;
    uint32_t proved;
    uint64_t moves; /* of those that are solved and proved */
    uint64_t nodes;
    uint64_t most_nodes;
    uint64_t peak_bytes;
    double seconds;
};

static double read_clock(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

struct watch {
    double processor;
    double wall;
};

static struct watch start_watch(void) {
    double processor = read_clock(CLOCK_PROCESS_CPUTIME_ID);
    return (struct watch){processor, read_clock(CLOCK_MONOTONIC)};
}

/* Either clock runs at least as long as the search does: the one on the wall goes on while others have the processor,
 * and that of the process costs a call of the system. So the shorter time is the better one. */
static double elapsed(const struct watch *watch) {
    double wall = read_clock(CLOCK_MONOTONIC) - watch->wall;
    double processor = read_clock(CLOCK_PROCESS_CPUTIME_ID) - watch->processor;
    return wall < processor ? wall : processor;
}

static bool is_over(const struct watch *watch, double seconds) {
    return read_clock(CLOCK_MONOTONIC) - watch->wall > seconds && elapsed(watch) > seconds;
}

static struct outcome measure(const struct fm_board *board, const struct bench_set *set,
                              const struct fm_search_options *how) {
    struct fm_search_options options = *how;
    options.max_bytes = (uint64_t)set->max_mib << 20;
    struct watch watch = start_watch();
    struct fm_search *search = fm_search_create(board, &options);
    while (fm_search_step(search, NODES_A_SLICE) == FM_RUNNING)
        if (is_over(&watch, set->max_seconds))
            fm_search_stop(search);
    double seconds = elapsed(&watch);
    const struct fm_snapshot *end = fm_search_snapshot(search);
    struct outcome outcome = {seconds, end->stats.generated, end->stats.peak_bytes, end->best_length,
                              end->status != FM_LIMIT};
    fm_search_free(search);
    return outcome;
}

static void measure_all(const struct fm_boards *boards, const struct bench_set *set,
                        const struct fm_search_options *how, struct results *results) {
    double first = 0;
    for (uint32_t pass = 0; pass == 0 || (pass < BRIEF_PASSES && first < BRIEF_SECONDS); pass++) {
        for (uint32_t i = 0; i < results->cases; i++) {
            struct outcome outcome = measure(fm_boards_get(boards, i), set, how);
            if (pass == 0)
                first += outcome.seconds;
            else if (outcome.seconds > results->outcomes[i].seconds)
                outcome.seconds = results->outcomes[i].seconds;
            results->outcomes[i] = outcome;
            results->sorted[i] = outcome.seconds;
        }
        results->passes = pass + 1;
    }
}

static struct totals add_up(const struct results *results) {
    struct totals totals = {0};
    for (uint32_t i = 0; i < results->cases; i++) {
        const struct outcome *outcome = &results->outcomes[i];
        bool is_solved = outcome->moves != FM_NONE;
        totals.solved += is_solved;
        totals.proved += outcome->is_settled;
        totals.moves += is_solved && outcome->is_settled ? outcome->moves : 0;
        totals.nodes += outcome->nodes;
        totals.seconds += outcome->seconds;
        if (totals.most_nodes < outcome->nodes)
            totals.most_nodes = outcome->nodes;
        if (totals.peak_bytes < outcome->peak_bytes)
            totals.peak_bytes = outcome->peak_bytes;
    }
    return totals;
}

static int compare_seconds(const void *a, const void *b) {
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The milliseconds that `part` of the cases stay within. */
static double quantile(const struct results *results, double part) {
    uint32_t index = (uint32_t)(part * (results->cases - 1) + 0.5);
    return results->sorted[index] * 1000;
}

/* A line of JSON. "each" has the milliseconds and nodes of every case, null where it is not settled. */
static void print_json(const struct bench_set *set, const struct results *results, const struct totals *totals) {
    bool needs_size = bench_set_needs_size(set);
    printf("{\"set\":\"%s\",\"puzzle\":\"%s\",\"rows\":%u,\"columns\":%u,\"max_seconds\":%g,\"max_mib\":%u,"
           "\"passes\":%u,\"cases\":%u,\"solved\":%u,\"proved\":%u,\"moves\":%llu,\"nodes\":%llu,\"most_nodes\":%llu,"
           "\"peak_bytes\":%llu,\"median_ms\":%.4f,\"p95_ms\":%.4f,\"max_ms\":%.4f,\"seconds\":%.4f,\"each\":[",
           set->name, set->puzzle, needs_size ? set->rows : 0, needs_size ? set->columns : 0, set->max_seconds,
           set->max_mib, results->passes, results->cases, totals->solved, totals->proved,
           (unsigned long long)totals->moves, (unsigned long long)totals->nodes, (unsigned long long)totals->most_nodes,
           (unsigned long long)totals->peak_bytes, quantile(results, 0.5), quantile(results, 0.95),
           quantile(results, 1), totals->seconds);
    for (uint32_t i = 0; i < results->cases; i++) {
        const struct outcome *outcome = &results->outcomes[i];
        fputs(i ? "," : "", stdout);
        if (outcome->is_settled)
            printf("[%.5f,%llu]", outcome->seconds * 1000, (unsigned long long)outcome->nodes);
        else
            fputs("null", stdout);
    }
    puts("]}");
}

static void print_line(const struct bench_set *set, const struct results *results, const struct totals *totals) {
    printf("%-18s %7u %7u %7u %9llu %12llu %10llu %12llu %9.3f %9.3f %9.1f %8.2f\n", set->name, results->cases,
           totals->solved, totals->proved, (unsigned long long)totals->moves, (unsigned long long)totals->nodes,
           (unsigned long long)totals->most_nodes, (unsigned long long)totals->peak_bytes, quantile(results, 0.5),
           quantile(results, 0.95), quantile(results, 1), totals->seconds);
    fflush(stdout);
}

/* Returns false where memory cannot be had. */
static bool measure_and_print(const struct fm_boards *boards, const struct bench_set *set,
                              const struct fm_search_options *how, const struct options *options) {
    uint32_t cases = fm_boards_count(boards);
    if (options->cases && options->cases < cases)
        cases = options->cases;
    struct results results = {
        .cases = cases, .outcomes = malloc(cases * sizeof(struct outcome)), .sorted = malloc(cases * sizeof(double))};
    bool is_had = results.outcomes && results.sorted;
    if (is_had) {
        measure_all(boards, set, how, &results);
        qsort(results.sorted, cases, sizeof(double), compare_seconds);
        struct totals totals = add_up(&results);
        (options->json ? print_json : print_line)(set, &results, &totals);
    }
    free(results.outcomes);
    free(results.sorted);
    return is_had;
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
    bool good = measure_and_print(boards, set, &how, options);
    fm_boards_free(boards);
    return good;
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
        printf("%-18s %7s %7s %7s %9s %12s %10s %12s %9s %9s %9s %8s\n", "set", "boards", "solved", "proved", "moves",
               "nodes", "most nodes", "peak bytes", "median ms", "p95 ms", "max ms", "seconds");
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
