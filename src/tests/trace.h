/* A run of a search, moment by moment: everything that a snapshot says, as plain numbers to compare. */
#ifndef TRACE_H
#define TRACE_H

#include "support.h"

struct trace_moment {
    uint32_t count;
    uint64_t *values; /* NULL: never seen */
};

struct trace {
    const struct fm_board *board;
    struct trace_moment *moments; /* by step */
    uint64_t length;              /* the last step + 1 */
};

/* What is shown now, but for how far the search was computed. */
struct trace_moment trace_moment_of(const struct fm_board *board, const struct fm_snapshot *snapshot);
void trace_moment_free(struct trace_moment *moment);
/* Fails the test, naming the first difference, unless both are the same. */
void trace_expect_same(const struct trace *trace, uint64_t step, const struct trace_moment *seen, const char *what);

/* Runs a search one node at a time, to its end or until `most` steps were taken, and keeps every moment. */
void trace_open(struct trace *trace, const struct fm_board *board, const struct fm_search_options *options,
                uint64_t most);
void trace_close(struct trace *trace);

#endif
