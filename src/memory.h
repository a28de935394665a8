/* The only allocator of the core: everything is asked of an account, which counts and has a limit.
 *
 * A search and a list of boards each own one account. It counts what was asked for, not what the allocator of a
 * platform makes of it, so the same run shows the same peak natively and in WebAssembly. For the same reason the few
 * structures that hold pointers are counted by number, not by size (memory_create_object): their number is fixed per
 * search, the data that grows is made of fixed-width records.
 *
 * Invariant: `live` is the sum of the sizes of all blocks that were given out and not given back; at the end of an
 * object's life its account is all zero again, which memory_close demands.
 */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct memory {
    uint64_t live;    /* bytes held now */
    uint64_t peak;    /* largest `live` so far */
    uint64_t limit;   /* `live` never goes above it */
    uint32_t objects; /* structures held now; not part of `live` */
};

struct memory memory_open(uint64_t limit);
/* Traps unless everything was given back. */
void memory_close(const struct memory *memory);

/* A block of `bytes` bytes, at least 1, aligned for any of the core's types; its content is undefined. NULL where the
 * account's limit would be passed or the system has no more. */
void *memory_allocate(struct memory *memory, size_t bytes);
/* The same, filled with zeroes. */
void *memory_allocate_zeroed(struct memory *memory, size_t bytes);
/* Whether `bytes` more stay within the limit. */
bool memory_allows(const struct memory *memory, uint64_t bytes);
/* Gives a block of that size back. NULL is fine. */
void memory_free(struct memory *memory, void *block, size_t bytes);

/* A zeroed structure, counted by number. NULL where the system has no more. */
void *memory_create_object(struct memory *memory, size_t bytes);
void memory_free_object(struct memory *memory, void *object);

#endif
