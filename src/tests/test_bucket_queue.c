/* The queue on two small integers, against a plain list. */
#include "support.h"

#include "bucket_queue.h"

struct entry {
    uint32_t major;
    uint32_t minor;
    uint32_t value;
};

#define MOST 400

/* A list in order of arrival. */
struct model {
    uint32_t count;
    struct entry entries[MOST];
};

/* Smallest major, then smallest minor, then newest. */
static struct entry model_pop(struct model *model) {
    uint32_t best = 0;
    for (uint32_t i = 1; i < model->count; i++) {
        const struct entry *a = &model->entries[i];
        const struct entry *b = &model->entries[best];
        if (a->major < b->major || (a->major == b->major && a->minor <= b->minor))
            best = i;
    }
    struct entry entry = model->entries[best];
    model->count--;
    for (uint32_t i = best; i < model->count; i++)
        model->entries[i] = model->entries[i + 1];
    return entry;
}

static void expect_pop(struct bucket_queue *queue, struct model *model) {
    struct entry seen;
    struct entry known = model_pop(model);
    assert_true(bucket_queue_pop(queue, &seen.value, &seen.major, &seen.minor));
    assert_int_equal(seen.value, known.value);
    assert_int_equal(seen.major, known.major);
    assert_int_equal(seen.minor, known.minor);
}

static void values_come_out_by_major_minor_and_newest_first(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t round = 0; round < TEST_CASES(100); round++) {
        static struct model model;
        struct memory memory = memory_open(UINT64_MAX);
        struct bucket_queue queue;
        uint32_t majors = 1 + test_random_below(&random, 60);
        uint32_t minors = 1 + test_random_below(&random, 60);
        uint32_t pushes = 30 + test_random_below(&random, 50);
        model.count = 0;
        bucket_queue_open(&queue, &memory);
        for (uint32_t i = 0; i < 1000; i++) {
            if (model.count < MOST && test_random_percent(&random, pushes)) {
                struct entry entry = {test_random_below(&random, majors), test_random_below(&random, minors), i};
                assert_true(bucket_queue_reserve(&queue, entry.major, entry.minor, 1));
                bucket_queue_push(&queue, entry.major, entry.minor, entry.value);
                model.entries[model.count++] = entry;
            } else if (model.count) {
                expect_pop(&queue, &model);
            }
            assert_int_equal(queue.length, model.count);
        }
        while (model.count)
            expect_pop(&queue, &model);
        uint32_t value;
        uint32_t major;
        uint32_t minor;
        assert_false(bucket_queue_pop(&queue, &value, &major, &minor));
        bucket_queue_close(&queue);
        memory_close(&memory);
    }
}

static void places_in_the_queue_are_used_again(void **state) {
    (void)state;
    struct memory memory = memory_open(UINT64_MAX);
    struct bucket_queue queue;
    bucket_queue_open(&queue, &memory);
    assert_true(bucket_queue_reserve(&queue, 3, 3, 1));
    uint64_t live = memory.live;
    for (uint32_t i = 0; i < 100000; i++) {
        uint32_t value;
        uint32_t major;
        uint32_t minor;
        assert_true(bucket_queue_reserve(&queue, 3, 3, 1));
        bucket_queue_push(&queue, 3, 3, i);
        assert_true(bucket_queue_pop(&queue, &value, &major, &minor));
        assert_int_equal(value, i);
    }
    assert_int_equal(memory.live, live);
    bucket_queue_close(&queue);
    memory_close(&memory);
}

static void queue_without_memory_refuses_and_keeps_what_it_held(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t limit = 1000; limit < 100000; limit += 7777) {
        static struct model model;
        struct memory memory = memory_open(limit);
        struct bucket_queue queue;
        model.count = 0;
        bucket_queue_open(&queue, &memory);
        for (uint32_t i = 0; i < MOST; i++) {
            struct entry entry = {test_random_below(&random, 1000), test_random_below(&random, 2000), i};
            if (!bucket_queue_reserve(&queue, entry.major, entry.minor, 1))
                continue;
            bucket_queue_push(&queue, entry.major, entry.minor, entry.value);
            model.entries[model.count++] = entry;
        }
        assert_true(model.count < MOST);
        assert_true(memory.peak <= limit);
        while (model.count)
            expect_pop(&queue, &model);
        bucket_queue_close(&queue);
        memory_close(&memory);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_come_out_by_major_minor_and_newest_first),
        cmocka_unit_test(places_in_the_queue_are_used_again),
        cmocka_unit_test(queue_without_memory_refuses_and_keeps_what_it_held),
    };
    return cmocka_run_group_tests_name("bucket_queue", tests, NULL, NULL);
}
