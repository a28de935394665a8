/* Random numbers that are the same everywhere: SplitMix64 (G. Steele, D. Lea, C. Flood: Fast splittable pseudorandom
 * number generators, 2014). Nothing but 64-bit integers, so a seed means the same natively and in WebAssembly.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
    uint64_t state; /* at first: the seed */
};

static inline uint64_t random_next(struct random *random) {
    uint64_t z = random->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* 0 .. limit - 1. No number is likelier than another by more than limit / 2^32. */
static inline uint32_t random_below(struct random *random, uint32_t limit) {
    return (uint32_t)((random_next(random) >> 32) * limit >> 32);
}

static inline bool random_percent(struct random *random, uint32_t percent) {
    return random_below(random, 100) < percent;
}

#endif
