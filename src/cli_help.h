/* What --help tells, and the lists of names in it, which complaints tell as well. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include <stdint.h>
#include <stdio.h>

void cli_print_help(void);

/* `count` names with spaces between them. */
void cli_print_names(FILE *out, uint32_t count, const char *(*name)(uint32_t));
/* All engines, and all bounds of a puzzle; those that prove nothing are set apart. */
void cli_print_engines(FILE *out);
void cli_print_bounds(FILE *out, uint32_t puzzle);

#endif
