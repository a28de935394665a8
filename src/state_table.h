/* A set of states in memory that grows in steps: no insertion ever waits for a whole table to be rebuilt.
 *
 * Linear hashing (W. Litwin, 1980): there are `buckets` chains of records. When records outnumber chains, one chain,
 * the next in line, is split in two, so the table grows by one chain at a time and never holds two copies of anything.
 * A chain is a list of record indices; the link is part of the record:
 *
 *     record   | next, 4 bytes | the engine's own ......... | key words, then words that are not compared |
 *              0               4                    state_at
 *
 * Invariant: each record is in the chain of its key's hash, and no two records have equal keys.
 * Cost: constant on average, one cache miss for the chain's head and one a record looked at.
 * The table owns the heads and the records. It knows no puzzle.
 */
#ifndef STATE_TABLE_H
#define STATE_TABLE_H

#include "arena.h"

struct state_table {
    struct arena records;
    struct arena heads;  /* first record of each chain, STATE_TABLE_NONE where empty */
    uint32_t state_at;   /* where a record's state begins, in bytes: a multiple of 8 */
    uint32_t key_words;  /* 64-bit words that are hashed and compared */
    uint32_t level_mask; /* chains below `split` use one bit more of the hash than this mask has */
    uint32_t split;      /* the next chain to split */
};

#define STATE_TABLE_NONE UINT32_MAX

/* An empty table of records of `record_bytes` bytes. */
void state_table_open(struct state_table *table, struct memory *memory, uint32_t record_bytes, uint32_t state_at,
                      uint32_t key_words);
void state_table_close(struct state_table *table);

/* Makes sure that the next `count` calls of state_table_add succeed. False where memory ends. */
bool state_table_reserve(struct state_table *table, uint32_t count);

/* The hash that the next two functions want for a key. */
uint32_t state_table_hash(const struct state_table *table, const uint64_t *key);
/* The index of the record with this key, or STATE_TABLE_NONE. */
uint32_t state_table_find(const struct state_table *table, const uint64_t *key, uint32_t hash);
/* Adds a record for a key that is not in the table yet and returns its index. The caller fills in all of it but the
 * link, the key first of all: before the next call on this table. There must be room: see state_table_reserve. */
uint32_t state_table_add(struct state_table *table, uint32_t hash);

static inline uint64_t *state_table_state(const struct state_table *table, uint32_t index) {
    void *state = (uint8_t *)arena_at(&table->records, index) + table->state_at;
    return state;
}

#endif
