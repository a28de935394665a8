#include "cli_options.h"

#include "cli_help.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 4 TiB: far beyond what 32-bit record indices can fill, and shifting by 20 cannot overflow. */
#define LARGEST_MIB (UINT32_C(1) << 22)
/* Boards that are made at once: nobody prints more. */
#define LARGEST_COUNT UINT32_C(1000000)
/* Beyond any search. */
#define LARGEST_EFFORT ((UINT64_C(1) << 53) - 1)
/* A seed that JavaScript can hold, so that it means the same on a page. */
#define LARGEST_SEED ((UINT64_C(1) << 53) - 1)
/* Sizes and places above this are nobody's board; the reader names the true limit. */
#define LARGEST_SIDE 999999

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
    cli_print_names(stderr, fm_puzzle_count(), fm_puzzle_name);
    fputc('\n', stderr);
    return false;
}

static bool unknown_engine(const char *name) {
    fprintf(stderr, "fewest: unknown engine '%s'; the engines are: ", name);
    cli_print_engines(stderr);
    fputc('\n', stderr);
    return false;
}

static bool unknown_bound(uint32_t puzzle, const char *name) {
    fprintf(stderr, "fewest: unknown bound '%s'; the bounds of %s are: ", name, fm_puzzle_name(puzzle));
    cli_print_bounds(stderr, puzzle);
    fputc('\n', stderr);
    return false;
}

/* ----------------------------------------------------------------------------------------------------- values -- */

/* Reads digits up to `end_mark` as a number of least .. most. Returns what follows the mark, or NULL. */
static const char *read_number(const char *text, char end_mark, uint64_t least, uint64_t most, uint64_t *number) {
    char *end;
    if (*text < '0' || *text > '9')
        return NULL; /* strtoull would skip spaces and take signs */
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || value < least || value > most || *end != end_mark)
        return NULL;
    *number = value;
    return end_mark == '\0' ? end : end + 1;
}

/* The same from 1 on. */
static const char *read_count(const char *text, char end_mark, uint64_t most, uint64_t *number) {
    return read_number(text, end_mark, 1, most, number);
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

/* ------------------------------------------------------------------------------------------------ wished boards -- */

static bool read_moves(const char *name, const char *value, uint32_t *moves) {
    uint64_t number;
    if (!read_count(value, '\0', FM_INFINITE - 1, &number))
        return complain("%s wants a number of moves from 1, not '%s'", name, value);
    *moves = (uint32_t)number;
    return true;
}

static bool set_min(struct cli_options *options, const char *value) {
    return read_moves("--min", value, &options->generator.minimum);
}

static bool set_max(struct cli_options *options, const char *value) {
    return read_moves("--max", value, &options->generator.maximum);
}

static bool set_min_effort(struct cli_options *options, const char *value) {
    return read_count(value, '\0', LARGEST_EFFORT, &options->generator.minimum_effort) ||
           complain("--min-effort wants a number of nodes from 1, not '%s'", value);
}

static bool set_max_effort(struct cli_options *options, const char *value) {
    return read_count(value, '\0', LARGEST_EFFORT, &options->generator.maximum_effort) ||
           complain("--max-effort wants a number of nodes from 1, not '%s'", value);
}

static bool set_seed(struct cli_options *options, const char *value) {
    return read_number(value, '\0', 0, LARGEST_SEED, &options->generator.seed) ||
           complain("--seed wants a whole number from 0 to %llu, not '%s'", (unsigned long long)LARGEST_SEED, value);
}

static bool set_count(struct cli_options *options, const char *value) {
    uint64_t count;
    if (!read_count(value, '\0', LARGEST_COUNT, &count))
        return complain("--count wants a whole number from 1 to %lu, not '%s'", (unsigned long)LARGEST_COUNT, value);
    options->count = (uint32_t)count;
    return true;
}

static bool set_max_boards(struct cli_options *options, const char *value) {
    return read_count(value, '\0', UINT64_MAX, &options->generator.max_boards) ||
           complain("--max-boards wants a whole number from 1, not '%s'", value);
}

/* A parameter that boards of this puzzle have. */
static bool set_parameter(struct cli_options *options, uint32_t parameter, const char *value) {
    uint32_t least = fm_parameter_least(options->puzzle, parameter);
    uint32_t most = fm_parameter_most(options->puzzle, parameter);
    uint64_t number;
    if (!read_number(value, '\0', least, most, &number))
        return complain("--%s wants a whole number from %lu to %lu, not '%s'",
                        fm_parameter_name(options->puzzle, parameter), (unsigned long)least, (unsigned long)most,
                        value);
    options->generator.parameters[parameter] = (uint32_t)number;
    return true;
}

/* Whether boards can be as wished, all in all. */
static bool is_possible(struct cli_options *options) {
    struct fm_generator_options *wish = &options->generator;
    wish->rows = options->read.rows ? options->read.rows : wish->rows;
    wish->columns = options->read.columns ? options->read.columns : wish->columns;
    wish->max_nodes = options->search.max_nodes;
    wish->max_bytes = options->search.max_bytes;
    if (wish->rows > FM_SIDE_MOST || wish->columns > FM_SIDE_MOST)
        return complain("boards have at most %u rows and %u columns", FM_SIDE_MOST, FM_SIDE_MOST);
    if (wish->minimum > wish->maximum)
        return complain("--min is above --max");
    if (wish->minimum_effort > wish->maximum_effort)
        return complain("--min-effort is above --max-effort");
    uint32_t most = fm_generator_most_moves(wish);
    return wish->minimum <= most || complain("no board of %lux%lu needs more than %lu moves", (unsigned long)wish->rows,
                                             (unsigned long)wish->columns, (unsigned long)most);
}

/* ---------------------------------------------------------------------------------------------------- options -- */

enum { FOR_SOLVE = 1 << CLI_SOLVE, FOR_DRAW = 1 << CLI_DRAW, FOR_GENERATE = 1 << CLI_GENERATE };

/* By enum cli_command. */
static const char *const commands[] = {"solve", "draw", "generate"};

struct option {
    const char *name;
    int commands; /* which it belongs to: FOR_SOLVE, ... */
    bool has_value;
    bool (*set)(struct cli_options *options, const char *value);
};

static const struct option known_options[] = {
    {"--size", FOR_SOLVE | FOR_DRAW | FOR_GENERATE, true, set_size},
    {"--start", FOR_SOLVE | FOR_DRAW, true, set_start},
    {"--engine", FOR_SOLVE, true, set_engine},
    {"--bound", FOR_SOLVE, true, set_bound},
    {"--max-mib", FOR_SOLVE | FOR_GENERATE, true, set_max_mib},
    {"--max-nodes", FOR_SOLVE | FOR_GENERATE, true, set_max_nodes},
    {"--max-seconds", FOR_SOLVE | FOR_GENERATE, true, set_max_seconds},
    {"--moves", FOR_SOLVE, false, set_moves},
    {"--stats", FOR_SOLVE | FOR_GENERATE, false, set_stats},
    {"--play", FOR_DRAW, true, set_play},
    {"--min", FOR_GENERATE, true, set_min},
    {"--max", FOR_GENERATE, true, set_max},
    {"--min-effort", FOR_GENERATE, true, set_min_effort},
    {"--max-effort", FOR_GENERATE, true, set_max_effort},
    {"--seed", FOR_GENERATE, true, set_seed},
    {"--count", FOR_GENERATE, true, set_count},
    {"--max-boards", FOR_GENERATE, true, set_max_boards},
};

static bool unknown_option(const char *name, const struct cli_options *options) {
    fprintf(stderr, "fewest: %s has no option '%s'; its options are:", commands[options->command], name);
    for (size_t i = 0; i < sizeof known_options / sizeof known_options[0]; i++)
        if (known_options[i].commands & (1 << options->command))
            fprintf(stderr, " %s", known_options[i].name);
    for (uint32_t i = 0; options->command == CLI_GENERATE && i < fm_parameter_count(options->puzzle); i++)
        fprintf(stderr, " --%s", fm_parameter_name(options->puzzle, i));
    fputc('\n', stderr);
    return false;
}

/* The option of that name and command, or NULL. */
static const struct option *find_option(const char *name, size_t length, enum cli_command command) {
    for (size_t i = 0; i < sizeof known_options / sizeof known_options[0]; i++) {
        const struct option *option = &known_options[i];
        if (strlen(option->name) == length && memcmp(option->name, name, length) == 0)
            return option->commands & (1 << command) ? option : NULL;
    }
    return NULL;
}

/* The parameter that boards of the puzzle have by the name of an option, or FM_NONE. */
static uint32_t find_parameter(const char *option, size_t length, const struct cli_options *options) {
    for (uint32_t i = 0; options->command == CLI_GENERATE && i < fm_parameter_count(options->puzzle); i++) {
        const char *name = fm_parameter_name(options->puzzle, i);
        if (strlen(name) + 2 == length && memcmp(option, "--", 2) == 0 && memcmp(option + 2, name, length - 2) == 0)
            return i;
    }
    return FM_NONE;
}

/* Takes the option at *argument, which is `--name`, `--name value` or `--name=value`, and moves past it. */
static bool take_option(struct cli_options *options, char *const **argument) {
    const char *text = *(*argument)++;
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : strlen(text);
    const struct option *option = find_option(text, length, options->command);
    uint32_t parameter = find_parameter(text, length, options);
    if (!option && parameter == FM_NONE)
        return unknown_option(text, options);
    if (option && !option->has_value)
        return equals ? complain("%s takes no value", option->name) : option->set(options, NULL);
    if (!equals && !**argument)
        return complain("%s wants a value", text);
    const char *value = equals ? equals + 1 : *(*argument)++;
    return option ? option->set(options, value) : set_parameter(options, parameter, value);
}

static bool take_file(struct cli_options *options, const char *name) {
    if (options->command == CLI_GENERATE)
        return complain("generate reads no file, such as '%s'", name);
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
    if (options->command == CLI_GENERATE)
        return is_possible(options);
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
        return complain("say what to do: solve, draw or generate; --help tells more");
    options->command = CLI_SOLVE;
    while (options->command <= CLI_GENERATE && strcmp(arguments[0], commands[options->command]) != 0)
        options->command++;
    if (options->command > CLI_GENERATE)
        return complain("unknown command '%s'; the commands are: solve draw generate", arguments[0]);
    if (!arguments[1]) {
        fputs("fewest: say which puzzle: ", stderr);
        cli_print_names(stderr, fm_puzzle_count(), fm_puzzle_name);
        fputc('\n', stderr);
        return false;
    }
    options->puzzle = fm_puzzle_find(arguments[1]);
    if (options->puzzle == FM_NONE)
        return unknown_puzzle(arguments[1]);
    fm_generator_defaults(options->puzzle, &options->generator);
    options->generator.seed = 1;
    return take_arguments(options, arguments + 2);
}

struct cli_options cli_options_parse(int count, char *const *arguments) {
    struct cli_options options = {.command = CLI_HELP, .count = 1};
    fm_search_defaults(&options.search);
    if (!parse(&options, arguments + (count > 0)))
        options.command = CLI_MISUSE;
    return options;
}
