/* Sets of small integers as arrays of 64-bit words, element i being bit i % 64 of word i / 64.
 *
 * Each function takes the number of words last. The functions are inlined, so a caller that passes a constant gets
 * straight-line code without a loop; see BITS_BY_WIDTH. Bits past the largest element are 0 in every set.
 */
#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stdint.h>

#define BITS_WORDS(elements) (((elements) + 63U) / 64U)

/* Calls `function(..., words)` with the width as a constant for 1 and 2 words: boards of up to 7 x 7 and 10 x 10. A
 * third width of its own would add 7 KB to the module. */
#define BITS_BY_WIDTH(words, function, ...)                                                                            \
    ((words) == 1 ? function(__VA_ARGS__, 1) : (words) == 2 ? function(__VA_ARGS__, 2) : function(__VA_ARGS__, words))

/* The same for 1 to 4 words, for the few functions in which most of the time is spent. */
#define BITS_BY_WIDTH_4(words, function, ...)                                                                          \
    ((words) == 3   ? function(__VA_ARGS__, 3)                                                                         \
     : (words) == 4 ? function(__VA_ARGS__, 4)                                                                         \
                    : BITS_BY_WIDTH(words, function, __VA_ARGS__))

#define BITS_INLINE static inline __attribute__((always_inline))

BITS_INLINE bool bits_has(const uint64_t *set, uint32_t element) {
    return set[element / 64] >> element % 64 & 1;
}

BITS_INLINE void bits_add(uint64_t *set, uint32_t element) {
    set[element / 64] |= UINT64_C(1) << element % 64;
}

BITS_INLINE void bits_remove(uint64_t *set, uint32_t element) {
    set[element / 64] &= ~(UINT64_C(1) << element % 64);
}

BITS_INLINE void bits_clear(uint64_t *set, uint32_t words) {
    for (uint32_t i = 0; i < words; i++)
        set[i] = 0;
}

BITS_INLINE void bits_copy(uint64_t *to, const uint64_t *from, uint32_t words) {
    for (uint32_t i = 0; i < words; i++)
        to[i] = from[i];
}

BITS_INLINE bool bits_equal(const uint64_t *a, const uint64_t *b, uint32_t words) {
    uint64_t difference = 0;
    for (uint32_t i = 0; i < words; i++)
        difference |= a[i] ^ b[i];
    return difference == 0;
}

/* Word `i` of the set with every element raised by `distance`, which is less than 64 * words. */
BITS_INLINE uint64_t bits_raised(const uint64_t *set, uint32_t i, uint32_t distance) {
    uint32_t skip = distance / 64;
    uint32_t shift = distance % 64;
    uint64_t high = i >= skip ? set[i - skip] << shift : 0;
    uint64_t low = shift && i >= skip + 1 ? set[i - skip - 1] >> (64 - shift) : 0;
    return high | low;
}

/* Word `i` of the set with every element lowered by `distance`; those below `distance` drop out. */
BITS_INLINE uint64_t bits_lowered(const uint64_t *set, uint32_t i, uint32_t distance, uint32_t words) {
    uint32_t skip = distance / 64;
    uint32_t shift = distance % 64;
    uint64_t low = i + skip < words ? set[i + skip] >> shift : 0;
    uint64_t high = shift && i + skip + 1 < words ? set[i + skip + 1] << (64 - shift) : 0;
    return low | high;
}

#endif
