/* The command `generate`: boards to a wish. */
#ifndef CLI_GENERATE_H
#define CLI_GENERATE_H

#include "cli_options.h"

/* Prints the boards and tells on standard error what each needs; returns the program's exit status. */
int cli_generate(const struct cli_options *options);

#endif
