/* What the tests of generated boards share. */
#ifndef WISHES_H
#define WISHES_H

#include "support.h"

/* A wish for any board of a size. */
struct fm_generator_options wish_for(const char *puzzle, uint32_t rows, uint32_t columns, uint64_t seed);
/* A generator that has come to its end, by steps of a budget; freed by the caller. */
struct fm_generator *wish_run(const struct fm_generator_options *options, uint64_t budget);

#endif
