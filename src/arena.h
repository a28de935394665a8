/* A sequence of records of one size, found by 32-bit index, in blocks that never move.
 *
 * Appending takes constant time and copies nothing; the address of a record stays good until it is truncated away.
 * Blocks hold a power of two of records, so that finding one is a shift and a mask:
 *
 *     index   [ block number ............ | place in block ... ]
 *
 * Blocks are found through a directory in pages, which grows without moving either. Its slots are 8 bytes wide also
 * where pointers are narrower, so that the bytes counted are the same everywhere.
 *
 * The arena owns its blocks, in the account it was opened with. It knows no puzzle.
 */
#ifndef ARENA_H
#define ARENA_H

#include "memory.h"
#include "require.h"

/* What a block is meant to hold: large enough to make allocation rare, small enough for searches that stay small. */
#define ARENA_BLOCK_BYTES 16384U
#define ARENA_PAGE_BITS   10U
#define ARENA_PAGES       1024U

/* A pointer, as wide everywhere. */
union arena_slot {
    uint8_t *block;
    uint64_t width;
};

struct arena {
    struct memory *memory;
    uint32_t record_bytes; /* a multiple of 4; of 8 where records hold 64-bit words */
    uint32_t shift;        /* a block holds 1 << shift records */
    uint32_t length;       /* records in use */
    uint32_t blocks;       /* blocks held; those past the last record in use are kept for the next ones */
    union arena_slot **pages;
};

/* An empty arena; takes no memory yet. */
void arena_open(struct arena *arena, struct memory *memory, uint32_t record_bytes);
void arena_close(struct arena *arena);

/* Makes sure that the next `count` calls of arena_append succeed. False where the account's limit is reached or 2^32 -
 * 1 records are; the arena then stays as it was, but for blocks in store. */
bool arena_reserve(struct arena *arena, uint32_t count);

/* Shortens to `length` records. Blocks stay in store. */
static inline void arena_truncate(struct arena *arena, uint32_t length) {
    REQUIRE(length <= arena->length);
    arena->length = length;
}

/* Record number `index`, which must be in use. */
static inline void *arena_at(const struct arena *arena, uint32_t index) {
    uint32_t block = index >> arena->shift;
    uint32_t place = index & ((1U << arena->shift) - 1);
    uint8_t *start = arena->pages[block >> ARENA_PAGE_BITS][block & ((1U << ARENA_PAGE_BITS) - 1)].block;
    return start + (size_t)place * arena->record_bytes;
}

/* The next record, with undefined content. There must be room: see arena_reserve. */
static inline void *arena_append(struct arena *arena) {
    REQUIRE(arena->length >> arena->shift < arena->blocks);
    return arena_at(arena, arena->length++);
}

#endif
