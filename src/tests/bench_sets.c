#include "bench_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEED            UINT64_C(20261130)
#define CELL_CHARACTERS 4U

const struct bench_set bench_sets[] = {
    {"wall-sample", "wall-pushers", BENCH_VECTORS, "wall-pushers/sample.in", 0, 4, 6, 0, 0, 10, 512},
    {"wall-longest", "wall-pushers", BENCH_VECTORS, "wall-pushers/longest.in", 0, 4, 6, 0, 0, 10, 512},
    {"wall-random", "wall-pushers", BENCH_VECTORS, "wall-pushers/random.in", 0, 4, 6, 0, 0, 10, 512},
    {"wall-4x6", "wall-pushers", BENCH_RANDOM, NULL, 100000, 4, 6, 60, 96, 10, 512},
    {"wall-7x9", "wall-pushers", BENCH_RANDOM, NULL, 2000, 7, 9, 50, 95, 10, 512},
    {"wall-16x16-40", "wall-pushers", BENCH_RANDOM, NULL, 500, 16, 16, 40, 97, 1, 512},
    {"wall-16x16-50", "wall-pushers", BENCH_RANDOM, NULL, 500, 16, 16, 50, 97, 1, 512},
    {"wall-32x32-40", "wall-pushers", BENCH_RANDOM, NULL, 100, 32, 32, 40, 97, 1, 512},
    {"escape-random", "escape", BENCH_VECTORS, "escape/random.in", 0, 8, 8, 0, 0, 10, 512},
    {"escape-hard", "escape", BENCH_VECTORS, "escape/hard.in", 0, 8, 8, 0, 0, 10, 512},
    {"escape-8x8", "escape", BENCH_RANDOM, NULL, 500, 8, 8, 30, 0, 10, 512},
    {"escape-12x12-20", "escape", BENCH_RANDOM, NULL, 40, 12, 12, 20, 0, 10, 1024},
    {"escape-12x12-30", "escape", BENCH_RANDOM, NULL, 100, 12, 12, 30, 0, 10, 1024},
    {"escape-16x16-20", "escape", BENCH_RANDOM, NULL, 8, 16, 16, 20, 0, 60, 2048},
    {"escape-16x16-35", "escape", BENCH_RANDOM, NULL, 20, 16, 16, 35, 0, 10, 2048},
    {"escape-16x16-42", "escape", BENCH_RANDOM, NULL, 20, 16, 16, 42, 0, 10, 2048},
    {"escape-16x16-maze", "escape", BENCH_MAZE, NULL, 20, 16, 16, 0, 0, 10, 2048},
    {"flood-random8", "flood", BENCH_VECTORS, "flood/random8.in", 0, 8, 8, 0, 0, 10, 512},
    {"flood-hard", "flood", BENCH_VECTORS, "flood/hard.in", 0, 8, 8, 0, 0, 10, 512},
    {"flood-8x8", "flood", BENCH_RANDOM, NULL, 2000, 8, 8, 6, 0, 10, 512},
    {"flood-pc19", "flood", BENCH_PUBLIC, "flood/pc19.in", 0, 14, 14, 0, 0, 60, 4096},
    {"flood-b14c8", "flood", BENCH_PUBLIC, "flood/b14c8.in", 0, 14, 14, 0, 0, 60, 4096},
    {"flood-b18c6", "flood", BENCH_PUBLIC, "flood/b18c6.in", 0, 18, 18, 0, 0, 60, 4096},
    {"flood-problems50", "flood", BENCH_PUBLIC, "flood/problems50.in", 0, 0, 0, 0, 0, 60, 4096},
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

/* A board of Escape, by row and column: bad cells are set. */
typedef bool bad_cells[64][64];

/* Makes cells bad from which the ring cannot be reached: with one of them no word would free all. */
static void fill_pockets(bad_cells bad, uint32_t rows, uint32_t columns) {
    static bad_cells is_free;
    memset(is_free, 0, sizeof is_free);
    for (bool found = true; found;) {
        found = false;
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t column = 0; column < columns; column++) {
                if (bad[row][column] || is_free[row][column])
                    continue;
                bool on_ring = row == 0 || column == 0 || row + 1 == rows || column + 1 == columns;
                if (on_ring || is_free[row - 1][column] || is_free[row + 1][column] || is_free[row][column - 1] ||
                    is_free[row][column + 1])
                    found = is_free[row][column] = true;
            }
    }
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            bad[row][column] = !is_free[row][column];
}

/* A maze with walls as thick as ways: depth-first from a corner, with one gap in the ring. */
static void carve_maze(bad_cells bad, uint32_t rows, uint32_t columns, uint64_t *state) {
    static const int32_t down[] = {0, -1, 1, 0};
    static const int32_t right[] = {1, 0, 0, -1};
    int32_t path[64 * 64][2] = {{1, 1}};
    uint32_t length = 1;
    memset(bad, 1, sizeof(bad_cells));
    bad[1][1] = false;
    bad[0][1 + 2 * below(state, (columns - 1) / 2)] = false;
    while (length > 0) {
        int32_t row = path[length - 1][0];
        int32_t column = path[length - 1][1];
        uint32_t open[4];
        uint32_t count = 0;
        for (uint32_t side = 0; side < 4; side++) {
            int32_t to_row = row + 2 * down[side];
            int32_t to_column = column + 2 * right[side];
            if (to_row > 0 && to_row < (int32_t)rows - 1 && to_column > 0 && to_column < (int32_t)columns - 1 &&
                bad[to_row][to_column])
                open[count++] = side;
        }
        if (count == 0) {
            length--;
            continue;
        }
        uint32_t side = open[below(state, count)];
        bad[row + down[side]][column + right[side]] = false;
        path[length][0] = row + 2 * down[side];
        path[length][1] = column + 2 * right[side];
        bad[path[length][0]][path[length][1]] = false;
        length++;
    }
}

static char *make_escape(const struct bench_set *set, uint64_t *state, char *text) {
    static bad_cells bad;
    for (uint32_t row = 0; row < set->rows; row++)
        for (uint32_t column = 0; column < set->columns; column++)
            bad[row][column] = in_hundred(state, set->filled);
    if (set->source == BENCH_MAZE)
        carve_maze(bad, set->rows, set->columns, state);
    fill_pockets(bad, set->rows, set->columns);
    text += sprintf(text, "%u\n", set->rows);
    for (uint32_t row = 0; row < set->rows; row++) {
        for (uint32_t column = 0; column < set->columns; column++)
            *text++ = bad[row][column] ? '1' : '0';
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
    bool is_public = set->source == BENCH_PUBLIC;
    if (!set->file)
        return make(set, cases, length);
    if (is_public && !data)
        return NULL;
    snprintf(path, sizeof path, "%s/%s", is_public ? data : "src/tests/vectors", set->file);
    return read_file(path, length);
}

bool bench_set_needs_size(const struct bench_set *set) {
    return set->source == BENCH_RANDOM && strcmp(set->puzzle, "wall-pushers") == 0;
}
