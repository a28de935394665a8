#include "puzzle.h"

#include <string.h>

extern const struct puzzle wall_pushers;
extern const struct puzzle escape;
extern const struct puzzle flood;

const struct puzzle *const puzzles[] = {
    &wall_pushers,
    &escape,
    &flood,
};

const uint32_t puzzle_count = sizeof puzzles / sizeof *puzzles;

bool puzzle_bound_is_admissible(const struct puzzle *puzzle, uint32_t bound) {
    return bound + puzzle->inadmissible_bounds < names_count(puzzle->bounds);
}

uint32_t names_count(const char *const *names) {
    uint32_t count = 0;
    while (names[count])
        count++;
    return count;
}

uint32_t names_find(const char *const *names, const char *name) {
    for (uint32_t i = 0; names[i]; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return FM_NONE;
}
