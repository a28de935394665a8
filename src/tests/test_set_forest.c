/* The collections of sets, against looking at each set. */
#include "set_forest.h"

#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_SETS = 2000, MOST_SET_WORDS = 3 };

struct sets {
    uint32_t words;
    uint32_t count;
    uint64_t all[MOST_SETS][MOST_SET_WORDS];
};

static bool is_covered(const struct sets *sets, const uint64_t *set) {
    for (uint32_t i = 0; i < sets->count; i++) {
        bool contains = true;
        for (uint32_t word = 0; word < sets->words; word++)
            contains = contains && (set[word] & ~sets->all[i][word]) == 0;
        if (contains)
            return true;
    }
    return false;
}

/* A set of about `percent` of all elements. */
static void make_set(uint64_t *set, uint32_t words, struct test_random *random, uint32_t percent) {
    memset(set, 0, MOST_SET_WORDS * sizeof *set);
    for (uint32_t i = 0; i < 64 * words; i++)
        if (test_random_percent(random, percent))
            set[i / 64] |= UINT64_C(1) << i % 64;
}

static void tells_whether_a_set_is_contained_in_one_that_was_added(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    static struct sets sets;
    for (uint32_t words = 1; words <= MOST_SET_WORDS; words++) {
        struct memory memory = memory_open(UINT64_MAX);
        struct set_forest forest;
        uint32_t found = 0;
        set_forest_open(&forest, &memory, words);
        sets = (struct sets){.words = words};
        while (sets.count < TEST_CASES(MOST_SETS)) {
            uint64_t set[MOST_SET_WORDS];
            make_set(set, words, &random, (10 + test_random_below(&random, 90)) / words);
            found += is_covered(&sets, set);
            assert_int_equal(set_forest_covers(&forest, 7, set), is_covered(&sets, set));
            make_set(sets.all[sets.count], words, &random, 50 + test_random_below(&random, 40));
            assert_true(set_forest_reserve(&forest, 8));
            set_forest_add(&forest, 7, sets.all[sets.count]);
            sets.count++;
            assert_true(set_forest_covers(&forest, 7, sets.all[test_random_below(&random, sets.count)]));
        }
        /* Both answers are met often enough to mean something. */
        assert_in_range(found, sets.count / 20, sets.count - sets.count / 20);
        set_forest_close(&forest);
        memory_close(&memory);
    }
}

static void collections_know_nothing_of_each_other(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct set_forest forest;
    const uint64_t nothing = 0;
    const uint64_t one = 1;
    set_forest_open(&forest, &memory, 1);
    assert_false(set_forest_covers(&forest, 0, &nothing));
    assert_true(set_forest_reserve(&forest, 4));
    set_forest_add(&forest, 3, &one);
    assert_true(set_forest_covers(&forest, 3, &nothing));
    assert_true(set_forest_covers(&forest, 3, &one));
    assert_false(set_forest_covers(&forest, 2, &nothing));
    assert_false(set_forest_covers(&forest, 4, &nothing));
    set_forest_close(&forest);
    memory_close(&memory);
}

static void lack_of_memory_is_said_and_loses_nothing(void **state) {
    (void)state;
    struct memory memory = memory_open(100000);
    struct set_forest forest;
    const uint64_t two[] = {2, 2};
    uint32_t added = 0;
    set_forest_open(&forest, &memory, 2);
    assert_true(set_forest_reserve(&forest, 1));
    set_forest_add(&forest, 0, two);
    while (set_forest_reserve(&forest, 1)) {
        const uint64_t set[] = {4, added++};
        set_forest_add(&forest, 0, set);
    }
    assert_in_range(added, 1000, 10000);
    assert_true(set_forest_covers(&forest, 0, two));
    set_forest_close(&forest);
    memory_close(&memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tells_whether_a_set_is_contained_in_one_that_was_added),
        cmocka_unit_test(collections_know_nothing_of_each_other),
        cmocka_unit_test(lack_of_memory_is_said_and_loses_nothing),
    };
    return cmocka_run_group_tests_name("set_forest", tests, NULL, NULL);
}
