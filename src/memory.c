#include "memory.h"

#include "require.h"

#include <stdlib.h>

struct memory memory_open(uint64_t limit) {
    return (struct memory){.limit = limit};
}

void memory_close(const struct memory *memory) {
    REQUIRE(memory->live == 0 && memory->objects == 0);
}

bool memory_allows(const struct memory *memory, uint64_t bytes) {
    return bytes <= memory->limit && memory->live <= memory->limit - bytes;
}

static void *counted(struct memory *memory, void *block, size_t bytes) {
    if (block) {
        memory->live += bytes;
        if (memory->peak < memory->live)
            memory->peak = memory->live;
    }
    return block;
}

void *memory_allocate(struct memory *memory, size_t bytes) {
    REQUIRE(bytes > 0);
    return memory_allows(memory, bytes) ? counted(memory, malloc(bytes), bytes) : NULL;
}

void *memory_allocate_zeroed(struct memory *memory, size_t bytes) {
    REQUIRE(bytes > 0);
    return memory_allows(memory, bytes) ? counted(memory, calloc(1, bytes), bytes) : NULL;
}

void memory_free(struct memory *memory, void *block, size_t bytes) {
    if (!block)
        return;
    REQUIRE(memory->live >= bytes);
    memory->live -= bytes;
    free(block);
}

void *memory_create_object(struct memory *memory, size_t bytes) {
    void *object = calloc(1, bytes);
    memory->objects += object != NULL;
    return object;
}

void memory_free_object(struct memory *memory, void *object) {
    if (!object)
        return;
    REQUIRE(memory->objects > 0);
    memory->objects--;
    free(object);
}
