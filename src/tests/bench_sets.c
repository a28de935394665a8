#include "bench_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEED            UINT64_C(20261130)
#define CELL_CHARACTERS 4U

const struct bench_set bench_sets[] = {
    {"wall-sample", "wall-pushers", "wall-pushers/sample.in", false, false, 0, 4, 6, 0, 0, 10, 512},
    {"wall-longest", "wall-pushers", "wall-pushers/longest.in", false, false, 0, 4, 6, 0, 0, 10, 512},
    {"wall-random", "wall-pushers", "wall-pushers/random.in", false, false, 0, 4, 6, 0, 0, 10, 512},
    {"wall-4x6", "wall-pushers", NULL, false, false, 100000, 4, 6, 60, 96, 10, 512},
    {"wall-7x9", "wall-pushers", NULL, false, true, 2000, 7, 9, 50, 95, 10, 512},
    {"wall-16x16-40", "wall-pushers", NULL, false, true, 500, 16, 16, 40, 97, 1, 512},
    {"wall-16x16-50", "wall-pushers", NULL, false, true, 500, 16, 16, 50, 97, 1, 512},
    {"wall-32x32-40", "wall-pushers", NULL, false, true, 100, 32, 32, 40, 97, 1, 512},
    {"escape-random", "escape", "escape/random.in", false, false, 0, 8, 8, 0, 0, 10, 512},
    {"escape-hard", "escape", "escape/hard.in", false, false, 0, 8, 8, 0, 0, 10, 512},
    {"escape-8x8", "escape", NULL, false, false, 500, 8, 8, 30, 0, 10, 512},
    {"escape-12x12", "escape", NULL, false, false, 100, 12, 12, 30, 0, 10, 1024},
    {"escape-16x16-35", "escape", NULL, false, false, 40, 16, 16, 35, 0, 10, 1024},
    {"escape-16x16-42", "escape", NULL, false, false, 40, 16, 16, 42, 0, 10, 1024},
    {"flood-random8", "flood", "flood/random8.in", false, false, 0, 8, 8, 0, 0, 10, 512},
    {"flood-hard", "flood", "flood/hard.in", false, false, 0, 8, 8, 0, 0, 10, 512},
    {"flood-8x8", "flood", NULL, false, false, 2000, 8, 8, 6, 0, 10, 512},
    {"flood-pc19", "flood", "flood/pc19.in", true, false, 0, 14, 14, 0, 0, 60, 4096},
    {"flood-b14c8", "flood", "flood/b14c8.in", true, false, 0, 14, 14, 0, 0, 60, 4096},
};

const uint32_t bench_set_count = sizeof bench_sets / sizeof *bench_sets;

/* ------------------------------------------------------------------------------------------------------- making -- */

/* SplitMix64 (G. Steele, D. Lea, C. Flood, 2014). */
static uint64_t next_random(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static uint32_t below(uint64_t *state, uint32_t limit) {
    return limit ? (uint32_t)(next_random(state) % limit) : 0;
}

static bool in_hundred(uint64_t *state, uint32_t percent) {
    return below(state, 100) < percent;
}

/* West and north walls of a board and one row and column more, then its cells in the judge's numbers. */
static char *make_wall_pushers(const struct bench_set *set, uint64_t *state, char *text) {
    static bool west[64][65];
    static bool north[65][64];
    for (uint32_t row = 0; row < set->rows; row++)
        for (uint32_t column = 0; column <= set->columns; column++)
            west[row][column] = in_hundred(state, column == 0 || column == set->columns ? set->outline : set->filled);
    for (uint32_t row = 0; row <= set->rows; row++)
        for (uint32_t column = 0; column < set->columns; column++)
            north[row][column] = in_hundred(state, row == 0 || row == set->rows ? set->outline : set->filled);
    text += sprintf(text, "%u %u\n", below(state, set->columns) + 1, below(state, set->rows) + 1);
    for (uint32_t row = 0; row < set->rows; row++)
        for (uint32_t column = 0; column < set->columns; column++)
            text += sprintf(text, "%d%c",
                            west[row][column] + 2 * north[row][column] + 4 * west[row][column + 1] +
                                8 * north[row + 1][column],
                            column + 1 < set->columns ? ' ' : '\n');
    return text;
}

static char *make_escape(const struct bench_set *set, uint64_t *state, char *text) {
    text += sprintf(text, "%u\n", set->rows);
    for (uint32_t row = 0; row < set->rows; row++) {
        for (uint32_t column = 0; column < set->columns; column++)
            *text++ = in_hundred(state, set->filled) ? '1' : '0';
        *text++ = '\n';
    }
    return text;
}

static char *make_flood(const struct bench_set *set, uint64_t *state, char *text) {
    text += sprintf(text, "%u\n", set->rows);
    for (uint32_t row = 0; row < set->rows; row++)
        for (uint32_t column = 0; column < set->columns; column++)
            text += sprintf(text, "%u%c", below(state, set->filled), column + 1 < set->columns ? ' ' : '\n');
    return text;
}

static char *make(const struct bench_set *set, uint32_t cases, uint32_t *length) {
    uint64_t state = SEED;
    if (cases == 0 || cases > set->cases)
        cases = set->cases;
    char *text = malloc((size_t)cases * (CELL_CHARACTERS * set->rows * set->columns + 32) + 1);
    if (!text)
        return NULL;
    char *end = text;
    for (uint32_t i = 0; i < cases; i++)
        end = strcmp(set->puzzle, "wall-pushers") == 0 ? make_wall_pushers(set, &state, end)
              : strcmp(set->puzzle, "escape") == 0     ? make_escape(set, &state, end)
                                                       : make_flood(set, &state, end);
    *length = (uint32_t)(end - text);
    return text;
}

/* ------------------------------------------------------------------------------------------------------- reading -- */

static char *read_file(const char *path, uint32_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = size >= 0 ? malloc((size_t)size + 1) : NULL;
    if (text)
        *length = (uint32_t)fread(text, 1, (size_t)size, file);
    fclose(file);
    return text;
}

char *bench_set_text(const struct bench_set *set, const char *data, uint32_t cases, uint32_t *length) {
    char path[512];
    if (!set->file)
        return make(set, cases, length);
    if (set->is_public && !data)
        return NULL;
    snprintf(path, sizeof path, "%s/%s", set->is_public ? data : "src/tests/vectors", set->file);
    return read_file(path, length);
}
