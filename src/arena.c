#include "arena.h"

#define PAGE_SLOTS (1U << ARENA_PAGE_BITS)
#define PAGE_BYTES (PAGE_SLOTS * sizeof(union arena_slot))

_Static_assert(sizeof(union arena_slot) == 8, "a slot is as wide everywhere");

void arena_open(struct arena *arena, struct memory *memory, uint32_t record_bytes) {
    REQUIRE(record_bytes > 0 && record_bytes % 4 == 0);
    *arena = (struct arena){.memory = memory, .record_bytes = record_bytes};
    while ((2ULL * record_bytes << arena->shift) <= ARENA_BLOCK_BYTES)
        arena->shift++;
}

static size_t block_bytes(const struct arena *arena) {
    return (size_t)arena->record_bytes << arena->shift;
}

void arena_close(struct arena *arena) {
    for (uint32_t block = 0; block < arena->blocks; block++)
        memory_free(arena->memory, arena_at(arena, block << arena->shift), block_bytes(arena));
    for (uint32_t page = 0; page * PAGE_SLOTS < arena->blocks; page++)
        memory_free(arena->memory, arena->pages[page], PAGE_BYTES);
    memory_free_object(arena->memory, arena->pages);
    *arena = (struct arena){0};
}

static bool add_block(struct arena *arena) {
    if (!arena->pages) {
        arena->pages = memory_create_object(arena->memory, ARENA_PAGES * sizeof *arena->pages);
        if (!arena->pages)
            return false;
    }
    uint32_t page = arena->blocks >> ARENA_PAGE_BITS;
    uint32_t slot = arena->blocks & (PAGE_SLOTS - 1);
    if (page == ARENA_PAGES)
        return false;
    uint8_t *block = memory_allocate(arena->memory, block_bytes(arena));
    if (block && slot == 0) {
        arena->pages[page] = memory_allocate(arena->memory, PAGE_BYTES);
        if (!arena->pages[page]) {
            memory_free(arena->memory, block, block_bytes(arena));
            return false;
        }
    }
    if (!block)
        return false;
    arena->pages[page][slot].block = block;
    arena->blocks++;
    return true;
}

bool arena_reserve(struct arena *arena, uint32_t count) {
    uint64_t length = (uint64_t)arena->length + count;
    if (length >= UINT32_MAX)
        return false;
    while ((uint64_t)arena->blocks << arena->shift < length)
        if (!add_block(arena))
            return false;
    return true;
}
