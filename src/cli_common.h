/* What the program's commands share: printing what the core writes, numbers of a JSON line, the clock. */
#ifndef CLI_COMMON_H
#define CLI_COMMON_H

#include "fewest.h"

#include <stdbool.h>
#include <stdint.h>

enum { EXIT_ALL_SOLVED, EXIT_SOME_NOT, EXIT_BAD_INPUT };

/* Nodes between two looks at the clock: well under a tenth of a second's work even on the largest boards. */
#define NODES_A_SLICE 512

/* A text of the core: `write` writes what fits and returns how many bytes the whole text has. */
struct text_of {
    uint32_t (*write)(const void *what, char *text, uint32_t capacity);
    const void *what;
};

/* Prints it on standard output. False, with a sentence on standard error, where it does not fit into memory. */
bool cli_print_text(struct text_of text_of);

/* The beginning of a JSON line on standard error: which case of the list, and how it ended. */
void cli_print_end(uint32_t number, const char *status, enum fm_reason reason);
/* `,"key":value` behind it. */
void cli_print_number(const char *key, uint64_t value);
/* The same of a distance: JSON knows no infinity. */
void cli_print_distance(const char *key, uint32_t distance);

/* Seconds since some moment. */
double cli_now(void);

#endif
