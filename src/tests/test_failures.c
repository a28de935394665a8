/* The table of failures: what it remembers, and that it stays within its share. */
#include "support.h"

#include "failures.h"

static bool has(const struct failures *failures, uint64_t key, uint32_t left, uint32_t iteration, uint32_t *needs) {
    return failures_has(failures, &key, left, iteration, needs);
}

static void note(struct failures *failures, uint64_t key, uint32_t left, uint32_t iteration) {
    failures_note(failures, &key, left, iteration);
}

static void state_that_was_never_noted_is_not_in_vain(void **state) {
    (void)state;
    struct memory memory = memory_open(1 << 20);
    struct failures failures;
    uint32_t needs;
    failures_open(&failures, &memory, 1);
    assert_false(has(&failures, 1, 0, 1, &needs));
    note(&failures, 1, 5, 1);
    assert_false(has(&failures, 2, 0, 1, &needs));
    failures_close(&failures);
    memory_close(&memory);
}

static void state_is_in_vain_with_no_more_moves_than_it_failed_with(void **state) {
    (void)state;
    struct memory memory = memory_open(1 << 20);
    struct failures failures;
    uint32_t needs;
    failures_open(&failures, &memory, 1);
    note(&failures, 7, 5, 1);
    for (uint32_t left = 0; left < 10; left++)
        assert_int_equal(has(&failures, 7, left, 1, &needs), left <= 5);
    failures_close(&failures);
    memory_close(&memory);
}

/* What fails in this iteration has cut its share of children itself; what failed in an earlier one has not. */
static void failure_of_an_earlier_iteration_tells_what_the_state_needs(void **state) {
    (void)state;
    struct memory memory = memory_open(1 << 20);
    struct failures failures;
    uint32_t needs;
    failures_open(&failures, &memory, 1);
    note(&failures, 7, 5, 3);
    assert_true(has(&failures, 7, 5, 3, &needs));
    assert_int_equal(needs, UINT32_MAX);
    assert_true(has(&failures, 7, 5, 4, &needs));
    assert_int_equal(needs, 6);
    assert_true(has(&failures, 7, 2, 9, &needs));
    assert_int_equal(needs, 6);
    note(&failures, 7, 6, 4);
    assert_true(has(&failures, 7, 6, 4, &needs));
    assert_int_equal(needs, UINT32_MAX);
    assert_true(has(&failures, 7, 6, 5, &needs));
    assert_int_equal(needs, 7);
    failures_close(&failures);
    memory_close(&memory);
}

static void all_words_of_the_key_count(void **state) {
    (void)state;
    struct memory memory = memory_open(1 << 20);
    struct failures failures;
    uint32_t needs;
    failures_open(&failures, &memory, 3);
    failures_note(&failures, (const uint64_t[]){1, 2, 3}, 4, 1);
    assert_true(failures_has(&failures, (const uint64_t[]){1, 2, 3}, 4, 1, &needs));
    assert_false(failures_has(&failures, (const uint64_t[]){0, 2, 3}, 4, 1, &needs));
    assert_false(failures_has(&failures, (const uint64_t[]){1, 0, 3}, 4, 1, &needs));
    assert_false(failures_has(&failures, (const uint64_t[]){1, 2, 0}, 4, 1, &needs));
    failures_close(&failures);
    memory_close(&memory);
}

#define MODEL_KEYS 2000

static void table_agrees_with_a_plain_list(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    struct memory memory = memory_open(1 << 24);
    struct failures failures;
    struct {
        bool is_noted;
        uint32_t left;
        uint32_t iteration;
    } model[MODEL_KEYS] = {0};
    uint32_t iteration = 1;
    failures_open(&failures, &memory, 1);
    for (uint32_t i = 0; i < TEST_CASES(300000); i++) {
        uint32_t key = test_random_below(&random, MODEL_KEYS);
        uint32_t left = test_random_below(&random, 20);
        uint32_t needs = 0;
        bool known = has(&failures, key, left, iteration, &needs);
        assert_int_equal(known, model[key].is_noted && model[key].left >= left);
        if (known)
            assert_int_equal(needs, model[key].iteration < iteration ? model[key].left + 1 : UINT32_MAX);
        if (!known) {
            note(&failures, key, left, iteration);
            model[key].is_noted = true;
            model[key].left = left;
            model[key].iteration = iteration;
        }
        iteration += test_random_percent(&random, 1);
    }
    assert_false(failures.is_full);
    failures_close(&failures);
    memory_close(&memory);
}

/* With a limit of `limit` bytes, of which `taken` are in use by others. */
static void fill(uint64_t limit, size_t taken) {
    struct memory memory = memory_open(limit);
    struct failures failures;
    uint32_t needs;
    void *others = taken ? memory_allocate(&memory, taken) : NULL;
    uint64_t held = 0;
    uint64_t known = 0;
    failures_open(&failures, &memory, 1);
    for (uint64_t key = 0; key < 20000; key++) {
        note(&failures, key, 5, 1);
        known += has(&failures, key, 5, 1, &needs);
        assert_true(memory.live <= limit);
        if (failures.is_full && held == 0)
            held = memory.live;
    }
    assert_true(failures.is_full);
    assert_true(known < 20000);
    /* Once full it takes no more, but what it has it still has, and keeps up to date. */
    assert_int_equal(memory.live, held);
    assert_true(memory.live <= limit / 8 * 7 || taken > limit / 8 * 6);
    for (uint64_t key = 0; key < 20000; key++) {
        bool is_known = has(&failures, key, 5, 1, &needs);
        assert_int_equal(is_known, key < known);
        note(&failures, key, 9, 2);
        assert_int_equal(has(&failures, key, 9, 2, &needs), is_known);
    }
    assert_int_equal(memory.live, held);
    failures_close(&failures);
    memory_free(&memory, others, taken);
    memory_close(&memory);
}

static void table_that_has_its_share_of_memory_takes_no_new_states(void **state) {
    (void)state;
    fill(20000, 0);
    fill(100000, 0);
    fill(400000, 0);
    fill(400000, 250000);
}

static void table_that_was_full_once_stays_so(void **state) {
    (void)state;
    struct memory memory = memory_open(400000);
    struct failures failures;
    uint32_t needs;
    void *others = memory_allocate(&memory, 300000);
    failures_open(&failures, &memory, 1);
    note(&failures, 1, 5, 1);
    assert_true(failures.is_full);
    memory_free(&memory, others, 300000);
    note(&failures, 1, 5, 1);
    assert_true(failures.is_full);
    assert_false(has(&failures, 1, 5, 1, &needs));
    failures_close(&failures);
    memory_close(&memory);
}

static void table_without_memory_holds_nothing(void **state) {
    (void)state;
    fill(0, 0);
    fill(10, 0);
    fill(10000, 9000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(state_that_was_never_noted_is_not_in_vain),
        cmocka_unit_test(state_is_in_vain_with_no_more_moves_than_it_failed_with),
        cmocka_unit_test(failure_of_an_earlier_iteration_tells_what_the_state_needs),
        cmocka_unit_test(all_words_of_the_key_count),
        cmocka_unit_test(table_agrees_with_a_plain_list),
        cmocka_unit_test(table_that_has_its_share_of_memory_takes_no_new_states),
        cmocka_unit_test(table_that_was_full_once_stays_so),
        cmocka_unit_test(table_without_memory_holds_nothing),
    };
    return cmocka_run_group_tests_name("failures", tests, NULL, NULL);
}
