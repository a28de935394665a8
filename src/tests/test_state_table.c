/* The set of states, against a plain list. */
#include "support.h"

#include "state_table.h"

#include <stdlib.h>
#include <string.h>

/* What tests keep of a record besides the key: two words that are not compared. */
#define STATE_AT 8U

static uint32_t record_bytes(uint32_t key_words) {
    return STATE_AT + (key_words + 1) * 8;
}

static uint32_t add(struct state_table *table, const uint64_t *key, uint32_t key_words, uint64_t extra) {
    assert_true(state_table_reserve(table, 1));
    uint32_t index = state_table_add(table, state_table_hash(table, key));
    memcpy(state_table_state(table, index), key, key_words * sizeof *key);
    state_table_state(table, index)[key_words] = extra;
    return index;
}

static uint32_t find(const struct state_table *table, const uint64_t *key) {
    return state_table_find(table, key, state_table_hash(table, key));
}

static void random_key(struct test_random *random, uint64_t *key, uint32_t key_words, bool dense) {
    for (uint32_t i = 0; i < key_words; i++)
        key[i] = dense ? test_random_below(random, 6) : test_random_next(random);
}

/* Keys that collide often, and keys that never do. */
static void table_agrees_with_a_plain_list(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t key_words = 1; key_words <= 5; key_words++)
        for (uint32_t dense = 0; dense < 2; dense++) {
            enum { MOST = 3000 };
            static uint64_t keys[MOST][5];
            uint32_t count = 0;
            struct memory memory = memory_open(UINT64_MAX);
            struct state_table table;
            state_table_open(&table, &memory, record_bytes(key_words), STATE_AT, key_words);
            for (uint32_t i = 0; i < TEST_CASES(3000); i++) {
                uint64_t key[5];
                random_key(&random, key, key_words, dense);
                uint32_t known = 0;
                while (known < count && memcmp(keys[known], key, key_words * sizeof *key) != 0)
                    known++;
                uint32_t found = find(&table, key);
                assert_int_equal(found, known < count ? known : STATE_TABLE_NONE);
                if (found != STATE_TABLE_NONE)
                    continue;
                memcpy(keys[count], key, key_words * sizeof *key);
                assert_int_equal(add(&table, key, key_words, ~(uint64_t)count), count);
                count++;
            }
            for (uint32_t i = 0; i < count; i++) {
                assert_int_equal(find(&table, keys[i]), i);
                assert_int_equal(state_table_state(&table, i)[key_words], ~(uint64_t)i);
            }
            state_table_close(&table);
            memory_close(&memory);
        }
}

static void records_keep_their_index_while_the_table_grows(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct state_table table;
    const uint64_t count = TEST_CASES(500000);
    state_table_open(&table, &memory, record_bytes(1), STATE_AT, 1);
    for (uint64_t i = 0; i < count; i++)
        assert_int_equal(add(&table, &i, 1, i), i);
    for (uint64_t i = 0; i < count; i++)
        assert_int_equal(find(&table, &i), i);
    for (uint64_t i = count; i < 2 * count; i++)
        assert_int_equal(find(&table, &i), STATE_TABLE_NONE);
    state_table_close(&table);
    memory_close(&memory);
}

/* The states of a board differ in few bits: the hash must spread them all the same. */
static void chains_stay_short(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct state_table table;
    const uint32_t count = 1 << 16;
    state_table_open(&table, &memory, record_bytes(2), STATE_AT, 2);
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t key[] = {i >> 13, (i & 0x1fff) << 40};
        add(&table, key, 2, 0);
    }
    uint32_t longest = 0;
    uint32_t empty = 0;
    for (uint32_t i = 0; i < table.heads.length; i++) {
        uint32_t length = 0;
        uint32_t index = *(uint32_t *)arena_at(&table.heads, i);
        empty += index == STATE_TABLE_NONE;
        for (; index != STATE_TABLE_NONE; index = *(uint32_t *)arena_at(&table.records, index))
            length++;
        longest = length > longest ? length : longest;
    }
    print_message("%u records, %u chains, %u empty, longest %u\n", count, table.heads.length, empty, longest);
    /* With an ideal hash the longest of this many chains is about 9 long and 37 % are empty. */
    assert_true(longest < 20);
    assert_true(empty < table.heads.length / 2);
    state_table_close(&table);
    memory_close(&memory);
}

static void table_without_memory_refuses_and_stays_good(void **state) {
    (void)state;
    struct memory memory = memory_open(200000);
    struct state_table table;
    state_table_open(&table, &memory, record_bytes(1), STATE_AT, 1);
    uint64_t count = 0;
    while (state_table_reserve(&table, 1)) {
        add(&table, &count, 1, 0);
        count++;
    }
    assert_true(count > 1000);
    assert_true(memory.peak <= 200000);
    for (uint64_t i = 0; i < count; i++)
        assert_int_equal(find(&table, &i), i);
    state_table_close(&table);
    memory_close(&memory);
}

static void empty_table_holds_nothing(void **state) {
    (void)state;
    struct memory memory = memory_open(0);
    struct state_table table;
    const uint64_t key[] = {0, 0};
    state_table_open(&table, &memory, record_bytes(2), STATE_AT, 2);
    assert_int_equal(find(&table, key), STATE_TABLE_NONE);
    assert_false(state_table_reserve(&table, 1));
    state_table_close(&table);
    memory_close(&memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_agrees_with_a_plain_list),
        cmocka_unit_test(records_keep_their_index_while_the_table_grows),
        cmocka_unit_test(chains_stay_short),
        cmocka_unit_test(table_without_memory_refuses_and_stays_good),
        cmocka_unit_test(empty_table_holds_nothing),
    };
    return cmocka_run_group_tests_name("state_table", tests, NULL, NULL);
}
