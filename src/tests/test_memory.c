/* The account that all memory of the core is asked of. */
#include "support.h"

#include "memory.h"

#include <string.h>

static void account_counts_what_is_held_and_the_most_that_ever_was(void **state) {
    (void)state;
    struct memory memory = memory_open(1000);
    void *a = memory_allocate(&memory, 100);
    void *b = memory_allocate(&memory, 200);
    assert_non_null(a);
    assert_non_null(b);
    assert_int_equal(memory.live, 300);
    memory_free(&memory, a, 100);
    assert_int_equal(memory.live, 200);
    assert_int_equal(memory.peak, 300);
    memory_free(&memory, b, 200);
    assert_int_equal(memory.live, 0);
    assert_int_equal(memory.peak, 300);
    memory_close(&memory);
}

static void limit_is_reached_exactly_and_never_passed(void **state) {
    (void)state;
    struct memory memory = memory_open(1000);
    void *a = memory_allocate(&memory, 999);
    assert_null(memory_allocate(&memory, 2));
    assert_true(memory_allows(&memory, 1));
    assert_false(memory_allows(&memory, 2));
    void *b = memory_allocate(&memory, 1);
    assert_non_null(b);
    assert_null(memory_allocate(&memory, 1));
    assert_null(memory_allocate_zeroed(&memory, 1));
    assert_int_equal(memory.live, 1000);
    memory_free(&memory, a, 999);
    memory_free(&memory, b, 1);
    memory_close(&memory);
}

static void request_that_would_overflow_the_count_is_refused(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    void *a = memory_allocate(&memory, 16);
    assert_non_null(a);
    assert_false(memory_allows(&memory, UINT64_MAX));
    assert_false(memory_allows(&memory, UINT64_MAX - 15));
    assert_true(memory_allows(&memory, UINT64_MAX - 16));
    memory_free(&memory, a, 16);
    memory_close(&memory);
}

static void zeroed_blocks_and_objects_are_zero(void **state) {
    (void)state;
    static const uint8_t zeroes[64];
    struct memory memory = memory_open(64);
    void *block = memory_allocate_zeroed(&memory, 64);
    void *object = memory_create_object(&memory, 64);
    assert_memory_equal(block, zeroes, 64);
    assert_memory_equal(object, zeroes, 64);
    memory_free(&memory, block, 64);
    memory_free_object(&memory, object);
    memory_close(&memory);
}

static void objects_are_counted_by_number_not_by_size(void **state) {
    (void)state;
    struct memory memory = memory_open(0);
    void *object = memory_create_object(&memory, 4096);
    assert_non_null(object);
    assert_int_equal(memory.live, 0);
    assert_int_equal(memory.objects, 1);
    memory_free_object(&memory, object);
    assert_int_equal(memory.objects, 0);
    memory_close(&memory);
}

static void giving_nothing_back_is_fine(void **state) {
    (void)state;
    struct memory memory = memory_open(0);
    memory_free(&memory, NULL, 10);
    memory_free_object(&memory, NULL);
    memory_close(&memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(account_counts_what_is_held_and_the_most_that_ever_was),
        cmocka_unit_test(limit_is_reached_exactly_and_never_passed),
        cmocka_unit_test(request_that_would_overflow_the_count_is_refused),
        cmocka_unit_test(zeroed_blocks_and_objects_are_zero),
        cmocka_unit_test(objects_are_counted_by_number_not_by_size),
        cmocka_unit_test(giving_nothing_back_is_fine),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
