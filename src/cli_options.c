#include "cli_options.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 4 TiB: far beyond what 32-bit record indices can fill, and shifting by 20 cannot overflow. */
#define LARGEST_MIB (UINT32_C(1) << 22)
/* Sizes and places above this are nobody's board; the reader names the true limit. */
#define LARGEST_SIDE 999999

static const char help[] = "Usage: fewest solve PUZZLE [OPTION]... [FILE]\n"
                           "       fewest draw PUZZLE [OPTION]... [FILE]\n"
                           "\n"
                           "solve answers every board of FILE with a shortest solution, proved to be one, or\n"
                           "`no solution', or `at least K' where a limit ended the search, or\n"
                           "`at least K, found L' where L moves were found in a way that proves nothing.\n"
                           "draw prints the boards as pictures. Without FILE, or where it is -, standard\n"
                           "input is read. Which text form a board has is seen from its first characters.\n"
                           "\n"
                           "  --size RxC        boards of R rows and C columns, where the text does not say\n"
                           "  --start X,Y       start in column X, row Y, where the text does not say\n"
                           "\n"
                           "  --engine E        how to search (default auto)\n"
                           "  --bound B         lower bound for ida* and a* (default: what suits the board)\n"
                           "  --max-mib M       memory for the search in MiB (default 512)\n"
                           "  --max-nodes N     give up after generating N nodes\n"
                           "  --max-seconds S   give up after S seconds, for each board\n"
                           "  --moves           print the moves even if the judge wants only their number\n"
                           "  --stats           one line of JSON for each board on standard error\n"
                           "\n"
                           "  --play ANSWER     draw the first board after each of these moves, too\n"
                           "\n"
                           "  --help, --version\n"
                           "\n";

static const char exit_codes[] = "\n"
                                 "Exit status: 0 all boards solved or drawn, 1 some not, 2 bad input.\n";

static void print_names(FILE *out, uint32_t count, const char *(*name)(uint32_t)) {
    for (uint32_t i = 0; i < count; i++)
        fprintf(out, "%s%s", i == 0 ? "" : " ", name(i));
}

/* Those that promise less come last. */
static void print_engines(FILE *out) {
    bool are_optimal = true;
    for (uint32_t i = 0; i < fm_engine_count(); i++) {
        bool turns = are_optimal && !fm_engine_is_optimal(i);
        fprintf(out, "%s%s", i == 0 ? "" : turns ? "; not optimal: " : " ", fm_engine_name(i));
        are_optimal &= !turns;
    }
}

static void print_bounds(FILE *out, uint32_t puzzle) {
    bool are_admissible = true;
    for (uint32_t i = 0; i < fm_bound_count(puzzle); i++) {
        bool turns = are_admissible && !fm_bound_is_admissible(puzzle, i);
        fprintf(out, "%s%s", i == 0 ? "" : turns ? "; not admissible: " : " ", fm_bound_name(puzzle, i));
        are_admissible &= !turns;
    }
}

void cli_print_help(void) {
    fputs(help, stdout);
    fputs("Engines: ", stdout);
    print_engines(stdout);
    fputs("\nPuzzles, with their bounds:\n", stdout);
    for (uint32_t puzzle = 0; puzzle < fm_puzzle_count(); puzzle++) {
        printf("  %s: ", fm_puzzle_name(puzzle));
        print_bounds(stdout, puzzle);
        putchar('\n');
    }
    fputs(exit_codes, stdout);
}

/* ------------------------------------------------------------------------------------------------- complaints -- */

__attribute__((format(printf, 1, 2))) static bool complain(const char *format, ...) {
    va_list values;
    va_start(values, format);
    fputs("fewest: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    return false;
}

static bool unknown_puzzle(const char *name) {
    fprintf(stderr, "fewest: unknown puzzle '%s'; the puzzles are: ", name);
    print_names(stderr, fm_puzzle_count(), fm_puzzle_name);
    fputc('\n', stderr);
    return false;
}

static bool unknown_engine(const char *name) {
    fprintf(stderr, "fewest: unknown engine '%s'; the engines are: ", name);
    print_engines(stderr);
    fputc('\n', stderr);
    return false;
}

static bool unknown_bound(uint32_t puzzle, const char *name) {
    fprintf(stderr, "fewest: unknown bound '%s'; the bounds of %s are: ", name, fm_puzzle_name(puzzle));
    print_bounds(stderr, puzzle);
    fputc('\n', stderr);
    return false;
}

/* ----------------------------------------------------------------------------------------------------- values -- */

/* Reads digits up to `end_mark` as a number of 1 .. largest. Returns what follows the mark, or NULL. */
static const char *read_count(const char *text, char end_mark, uint64_t largest, uint64_t *number) {
    char *end;
    if (*text < '0' || *text > '9')
        return NULL; /* strtoull would skip spaces and take signs */
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || value < 1 || value > largest || *end != end_mark)
        return NULL;
    *number = value;
    return end_mark == '\0' ? end : end + 1;
}

static bool read_pair(const char *text, char separator, uint32_t *first, uint32_t *second) {
    uint64_t a;
    uint64_t b;
    text = read_count(text, separator, LARGEST_SIDE, &a);
    if (!text || !read_count(text, '\0', LARGEST_SIDE, &b))
        return false;
    *first = (uint32_t)a;
    *second = (uint32_t)b;
    return true;
}

static bool set_size(struct cli_options *options, const char *value) {
    return read_pair(value, 'x', &options->read.rows, &options->read.columns) ||
           complain("--size wants rows and columns, such as 4x6, not '%s'", value);
}

static bool set_start(struct cli_options *options, const char *value) {
    return read_pair(value, ',', &options->read.start_column, &options->read.start_row) ||
           complain("--start wants a column and a row, such as 2,3, not '%s'", value);
}

static bool set_engine(struct cli_options *options, const char *value) {
    for (uint32_t engine = 0; engine < fm_engine_count(); engine++)
        if (strcmp(fm_engine_name(engine), value) == 0) {
            options->search.engine = engine;
            return true;
        }
    return unknown_engine(value);
}

static bool set_bound(struct cli_options *options, const char *value) {
    for (uint32_t bound = 0; bound < fm_bound_count(options->puzzle); bound++)
        if (strcmp(fm_bound_name(options->puzzle, bound), value) == 0) {
            options->search.bound = bound;
            return true;
        }
    return unknown_bound(options->puzzle, value);
}

static bool set_max_mib(struct cli_options *options, const char *value) {
    uint64_t mib;
    if (!read_count(value, '\0', LARGEST_MIB, &mib))
        return complain("--max-mib wants a whole number from 1 to %lu, not '%s'", (unsigned long)LARGEST_MIB, value);
    options->search.max_bytes = mib << 20;
    return true;
}

static bool set_max_nodes(struct cli_options *options, const char *value) {
    return read_count(value, '\0', UINT64_MAX, &options->search.max_nodes) ||
           complain("--max-nodes wants a whole number from 1, not '%s'", value);
}

static bool set_max_seconds(struct cli_options *options, const char *value) {
    char *end;
    bool starts_well = (*value >= '0' && *value <= '9') || *value == '.';
    options->max_seconds = strtod(value, &end);
    return (starts_well && *end == '\0' && options->max_seconds > 0 && options->max_seconds < 1e9) ||
           complain("--max-seconds wants a number above 0, such as 0.5, not '%s'", value);
}

static bool set_moves(struct cli_options *options, const char *value) {
    (void)value;
    options->moves = true;
    return true;
}

static bool set_stats(struct cli_options *options, const char *value) {
    (void)value;
    options->stats = true;
    return true;
}

static bool set_play(struct cli_options *options, const char *value) {
    options->play = value;
    return true;
}

/* ---------------------------------------------------------------------------------------------------- options -- */

enum { FOR_SOLVE = 1 << CLI_SOLVE, FOR_DRAW = 1 << CLI_DRAW };

struct option {
    const char *name;
    int commands; /* which it belongs to: FOR_SOLVE, FOR_DRAW */
    bool has_value;
    bool (*set)(struct cli_options *options, const char *value);
};

static const struct option known_options[] = {
    {"--size", FOR_SOLVE | FOR_DRAW, true, set_size},
    {"--start", FOR_SOLVE | FOR_DRAW, true, set_start},
    {"--engine", FOR_SOLVE, true, set_engine},
    {"--bound", FOR_SOLVE, true, set_bound},
    {"--max-mib", FOR_SOLVE, true, set_max_mib},
    {"--max-nodes", FOR_SOLVE, true, set_max_nodes},
    {"--max-seconds", FOR_SOLVE, true, set_max_seconds},
    {"--moves", FOR_SOLVE, false, set_moves},
    {"--stats", FOR_SOLVE, false, set_stats},
    {"--play", FOR_DRAW, true, set_play},
};

static bool unknown_option(const char *name, enum cli_command command) {
    fprintf(stderr, "fewest: %s has no option '%s'; its options are:", command == CLI_SOLVE ? "solve" : "draw", name);
    for (size_t i = 0; i < sizeof known_options / sizeof known_options[0]; i++)
        if (known_options[i].commands & (1 << command))
            fprintf(stderr, " %s", known_options[i].name);
    fputc('\n', stderr);
    return false;
}

/* Takes the option at *argument, which is `--name`, `--name value` or `--name=value`, and moves past it. */
static bool take_option(struct cli_options *options, char *const **argument) {
    const char *text = *(*argument)++;
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : strlen(text);
    for (size_t i = 0; i < sizeof known_options / sizeof known_options[0]; i++) {
        const struct option *option = &known_options[i];
        if (strlen(option->name) != length || memcmp(option->name, text, length) != 0)
            continue;
        if (!(option->commands & (1 << options->command)))
            break;
        if (!option->has_value)
            return equals ? complain("%s takes no value", option->name) : option->set(options, NULL);
        if (equals)
            return option->set(options, equals + 1);
        if (!**argument)
            return complain("%s wants a value", option->name);
        return option->set(options, *(*argument)++);
    }
    return unknown_option(text, options->command);
}

static bool take_file(struct cli_options *options, const char *name) {
    if (options->file)
        return complain("one FILE can be read, not both '%s' and '%s'", options->file, name);
    options->file = name;
    return true;
}

static bool take_arguments(struct cli_options *options, char *const *argument) {
    bool only_files = false;
    while (*argument) {
        const char *text = *argument;
        bool is_option = !only_files && text[0] == '-' && text[1] != '\0';
        if (is_option && strcmp(text, "--") == 0) {
            only_files = true;
            argument++;
        } else if (is_option ? !take_option(options, &argument) : !take_file(options, *argument++)) {
            return false;
        }
    }
    if (!options->file)
        options->file = "-";
    return true;
}

static bool has_argument(char *const *arguments, const char *text) {
    for (; *arguments && strcmp(*arguments, "--") != 0; arguments++)
        if (strcmp(*arguments, text) == 0)
            return true;
    return false;
}

static bool parse(struct cli_options *options, char *const *arguments) {
    if (has_argument(arguments, "--help")) {
        options->command = CLI_HELP;
        return true;
    }
    if (has_argument(arguments, "--version")) {
        options->command = CLI_VERSION;
        return true;
    }
    if (!arguments[0])
        return complain("say what to do: solve or draw; --help tells more");
    if (strcmp(arguments[0], "solve") == 0)
        options->command = CLI_SOLVE;
    else if (strcmp(arguments[0], "draw") == 0)
        options->command = CLI_DRAW;
    else
        return complain("unknown command '%s'; the commands are: solve draw", arguments[0]);
    if (!arguments[1]) {
        fputs("fewest: say which puzzle: ", stderr);
        print_names(stderr, fm_puzzle_count(), fm_puzzle_name);
        fputc('\n', stderr);
        return false;
    }
    options->puzzle = fm_puzzle_find(arguments[1]);
    return options->puzzle == FM_NONE ? unknown_puzzle(arguments[1]) : take_arguments(options, arguments + 2);
}

struct cli_options cli_options_parse(int count, char *const *arguments) {
    struct cli_options options = {.command = CLI_HELP};
    fm_search_defaults(&options.search);
    if (!parse(&options, arguments + (count > 0)))
        options.command = CLI_MISUSE;
    return options;
}
