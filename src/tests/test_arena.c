/* Records by index, in blocks that never move. */
#include "support.h"

#include "arena.h"

#include <stdlib.h>
#include <string.h>

static void records_keep_their_content_and_their_address(void **state) {
    (void)state;
    static const uint32_t sizes[] = {4, 8, 12, 24, 40, 1000, 16384, 20000};
    for (uint32_t i = 0; i < COUNT_OF(sizes); i++) {
        enum { COUNT = 3000 };
        struct memory memory = memory_open(UINT64_MAX);
        struct arena arena;
        static uint32_t *addresses[COUNT];
        arena_open(&arena, &memory, sizes[i]);
        for (uint32_t j = 0; j < COUNT; j++) {
            assert_true(arena_reserve(&arena, 1));
            addresses[j] = arena_append(&arena);
            memset(addresses[j], (int)(j & 0xff), sizes[i]);
            *addresses[j] = j;
        }
        assert_int_equal(arena.length, COUNT);
        for (uint32_t j = 0; j < COUNT; j++) {
            uint32_t *record = arena_at(&arena, j);
            assert_ptr_equal(record, addresses[j]);
            assert_int_equal(*record, j);
            assert_int_equal(((uint8_t *)record)[sizes[i] - 1], sizes[i] == 4 ? j >> 24 : j & 0xff);
        }
        arena_close(&arena);
        memory_close(&memory);
    }
}

static void records_lie_apart_and_aligned(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct arena arena;
    arena_open(&arena, &memory, 24);
    assert_true(arena_reserve(&arena, 5000));
    for (uint32_t i = 0; i < 5000; i++) {
        uint8_t *record = arena_append(&arena);
        assert_int_equal((uintptr_t)record % 8, 0);
        if (i > 0 && i >> arena.shift == (i - 1) >> arena.shift)
            assert_ptr_equal(record, (uint8_t *)arena_at(&arena, i - 1) + 24);
    }
    arena_close(&arena);
    memory_close(&memory);
}

static void reserving_makes_room_for_that_many_and_takes_memory_in_blocks(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct arena arena;
    arena_open(&arena, &memory, 8);
    assert_int_equal(memory.live, 0);
    assert_true(arena_reserve(&arena, 10000));
    uint64_t live = memory.live;
    assert_true(live >= 80000 && live < 80000 + 2 * ARENA_BLOCK_BYTES + 8 * (1U << ARENA_PAGE_BITS));
    for (uint32_t i = 0; i < 10000; i++)
        arena_append(&arena);
    assert_int_equal(memory.live, live);
    arena_close(&arena);
    assert_int_equal(memory.live, 0);
    memory_close(&memory);
}

static void truncated_records_are_given_out_again_from_store(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct arena arena;
    arena_open(&arena, &memory, 8);
    assert_true(arena_reserve(&arena, 10000));
    for (uint32_t i = 0; i < 10000; i++)
        arena_append(&arena);
    void *hundredth = arena_at(&arena, 100);
    uint64_t live = memory.live;
    arena_truncate(&arena, 100);
    assert_int_equal(arena.length, 100);
    assert_true(arena_reserve(&arena, 9900));
    assert_ptr_equal(arena_append(&arena), hundredth);
    assert_int_equal(memory.live, live);
    arena_close(&arena);
    memory_close(&memory);
}

static void arena_at_the_limit_refuses_and_stays_good(void **state) {
    (void)state;
    struct memory memory = memory_open(100000);
    struct arena arena;
    arena_open(&arena, &memory, 16);
    uint32_t count = 0;
    while (arena_reserve(&arena, 1)) {
        *(uint32_t *)arena_append(&arena) = count;
        count++;
    }
    assert_true(count > 4000 && count <= 6250);
    assert_int_equal(arena.length, count);
    assert_false(arena_reserve(&arena, 1));
    assert_false(arena_reserve(&arena, UINT32_MAX));
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(*(uint32_t *)arena_at(&arena, i), i);
    assert_true(memory.peak <= 100000);
    arena_close(&arena);
    memory_close(&memory);
}

static void arena_that_was_never_used_takes_no_memory(void **state) {
    (void)state;
    struct memory memory = memory_open(0);
    struct arena arena;
    arena_open(&arena, &memory, 8);
    assert_true(arena_reserve(&arena, 0));
    assert_false(arena_reserve(&arena, 1));
    arena_close(&arena);
    memory_close(&memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_keep_their_content_and_their_address),
        cmocka_unit_test(records_lie_apart_and_aligned),
        cmocka_unit_test(reserving_makes_room_for_that_many_and_takes_memory_in_blocks),
        cmocka_unit_test(truncated_records_are_given_out_again_from_store),
        cmocka_unit_test(arena_at_the_limit_refuses_and_stays_good),
        cmocka_unit_test(arena_that_was_never_used_takes_no_memory),
    };
    return cmocka_run_group_tests_name("arena", tests, NULL, NULL);
}
