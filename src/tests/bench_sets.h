/* The sets of boards that bench.c measures. */
#ifndef BENCH_SETS_H
#define BENCH_SETS_H

#include <stdbool.h>
#include <stdint.h>

enum bench_source {
    BENCH_VECTORS, /* a file below src/tests/vectors */
    BENCH_PUBLIC,  /* a file below the folder of public data, which need not be there */
    BENCH_RANDOM,  /* made from a seed, each wall or cell by itself */
    BENCH_MAZE     /* made from a seed: between any two good cells of the board is one way */
};

struct bench_set {
    const char *name;
    const char *puzzle;
    enum bench_source source;
    const char *file;
    uint32_t cases; /* made: so many */
    uint32_t rows;
    uint32_t columns;
    uint32_t filled;    /* made: per cent of inner walls, of bad cells; number of colours */
    uint32_t outline;   /* made, Wall Pushers: per cent of walls on the outline */
    double max_seconds; /* a case */
    uint32_t max_mib;
};

/* Whether the text leaves the size out, if it is not the judge's. */
bool bench_set_needs_size(const struct bench_set *set);

extern const struct bench_set bench_sets[];
extern const uint32_t bench_set_count;

/* The text of a set, to be freed, or NULL where its file is not there. `cases`: at most so many are made; 0: all. */
char *bench_set_text(const struct bench_set *set, const char *data, uint32_t cases, uint32_t *length);

#endif
