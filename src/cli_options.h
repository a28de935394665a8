/* The program's command line: what was asked for, or one sentence about what is wrong with it. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "fewest.h"

#include <stdbool.h>
#include <stdint.h>

enum cli_command {
    CLI_SOLVE,
    CLI_DRAW,
    CLI_GENERATE,
    CLI_HELP,
    CLI_VERSION,
    CLI_MISUSE /* the sentence about it is on stderr */
};

struct cli_options {
    enum cli_command command;
    uint32_t puzzle;
    struct fm_read_options read;
    struct fm_search_options search;
    struct fm_generator_options generator;
    uint32_t count;     /* of boards to generate */
    double max_seconds; /* 0: no limit */
    bool moves;
    bool stats;
    const char *play; /* NULL: nothing is played */
    const char *file; /* "-": standard input; NULL with CLI_GENERATE, which reads nothing */
};

/* Reads a command line; its strings are borrowed. Prints nothing unless it returns with CLI_MISUSE. */
struct cli_options cli_options_parse(int count, char *const *arguments);

#endif
