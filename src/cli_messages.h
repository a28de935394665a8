/* The program's English: what is wrong with a text, and why a move is refused. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "fewest.h"

#include <stdio.h>

/* Prints `FILE:LINE:COLUMN: message` and a line break. `text` is the whole text that was read. */
void cli_print_text_error(FILE *out, const char *file, const struct fm_text_error *error, const char *text);

/* Why a move is refused, for the refusal's key (fm_refusal_name); the key itself where it has no sentence. */
const char *cli_refusal_sentence(const char *refusal);

#endif
