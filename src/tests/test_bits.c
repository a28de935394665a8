/* Sets as words, against arrays of truth values. */
#include "support.h"

#include "bits.h"

#include <string.h>

#define MOST_WORDS    6
#define MOST_ELEMENTS (64 * MOST_WORDS)

static uint64_t raised(const uint64_t *set, uint32_t i, uint32_t distance, uint32_t words) {
    (void)words;
    return bits_raised(set, i, distance);
}

static void random_set(struct test_random *random, uint64_t *set, bool *model, uint32_t words) {
    bits_clear(set, words);
    for (uint32_t i = 0; i < 64 * words; i++) {
        model[i] = test_random_percent(random, 40);
        if (model[i])
            bits_add(set, i);
    }
}

static void elements_are_added_and_removed_one_by_one(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t words = 1; words <= MOST_WORDS; words++) {
        uint64_t set[MOST_WORDS];
        bool model[MOST_ELEMENTS];
        random_set(&random, set, model, words);
        for (uint32_t i = 0; i < 2000; i++) {
            uint32_t element = test_random_below(&random, 64 * words);
            model[element] = test_random_percent(&random, 50);
            if (model[element])
                bits_add(set, element);
            else
                bits_remove(set, element);
            for (uint32_t j = 0; j < 64 * words; j++)
                assert_int_equal(bits_has(set, j), model[j]);
        }
    }
}

static void copies_are_equal_until_one_changes(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t words = 1; words <= MOST_WORDS; words++)
        for (uint32_t element = 0; element < 64 * words; element++) {
            uint64_t set[MOST_WORDS];
            uint64_t copy[MOST_WORDS];
            bool model[MOST_ELEMENTS];
            random_set(&random, set, model, words);
            bits_copy(copy, set, words);
            assert_true(bits_equal(set, copy, words));
            if (model[element])
                bits_remove(copy, element);
            else
                bits_add(copy, element);
            assert_false(bits_equal(set, copy, words));
        }
}

static void shifted_sets_hold_what_moved_within_them(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t words = 1; words <= MOST_WORDS; words++)
        for (uint32_t distance = 0; distance < 64 * words; distance++) {
            uint64_t set[MOST_WORDS];
            uint64_t up[MOST_WORDS];
            uint64_t down[MOST_WORDS];
            bool model[MOST_ELEMENTS];
            random_set(&random, set, model, words);
            for (uint32_t i = 0; i < words; i++) {
                up[i] = BITS_BY_WIDTH(words, raised, set, i, distance);
                down[i] = BITS_BY_WIDTH(words, bits_lowered, set, i, distance);
            }
            for (uint32_t i = 0; i < 64 * words; i++) {
                assert_int_equal(bits_has(up, i), i >= distance && model[i - distance]);
                assert_int_equal(bits_has(down, i), i + distance < 64 * words && model[i + distance]);
            }
        }
}

static void words_that_are_needed(void **state) {
    (void)state;
    assert_int_equal(BITS_WORDS(1), 1);
    assert_int_equal(BITS_WORDS(64), 1);
    assert_int_equal(BITS_WORDS(65), 2);
    assert_int_equal(BITS_WORDS(128), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_are_added_and_removed_one_by_one),
        cmocka_unit_test(copies_are_equal_until_one_changes),
        cmocka_unit_test(shifted_sets_hold_what_moved_within_them),
        cmocka_unit_test(words_that_are_needed),
    };
    return cmocka_run_group_tests_name("bits", tests, NULL, NULL);
}
