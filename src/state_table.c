#include "state_table.h"

#include "bits.h"

void state_table_open(struct state_table *table, struct memory *memory, uint32_t record_bytes, uint32_t state_at,
                      uint32_t key_words) {
    REQUIRE(state_at >= 4 && state_at % 8 == 0 && state_at + key_words * 8 <= record_bytes);
    *table = (struct state_table){.state_at = state_at, .key_words = key_words};
    arena_open(&table->records, memory, record_bytes);
    arena_open(&table->heads, memory, sizeof(uint32_t));
}

void state_table_close(struct state_table *table) {
    arena_close(&table->records);
    arena_close(&table->heads);
}

static uint32_t *head_at(const struct state_table *table, uint32_t chain) {
    return arena_at(&table->heads, chain);
}

static uint32_t *link_at(const struct state_table *table, uint32_t index) {
    return arena_at(&table->records, index);
}

/* Multiply and fold, a word at a time; the constants are odd numbers without structure (the golden ratio's and the
 * square root of three's fractions). The low bits must be good: they choose the chain. */
uint32_t state_table_hash(const struct state_table *table, const uint64_t *key) {
    uint64_t hash = UINT64_C(0x9E3779B97F4A7C15);
    for (uint32_t i = 0; i < table->key_words; i++) {
        hash = (hash ^ key[i]) * UINT64_C(0xBB67AE8584CAA73B);
        hash ^= hash >> 32;
    }
    hash *= UINT64_C(0x9E3779B97F4A7C15);
    return (uint32_t)(hash >> 32);
}

static uint32_t chain_of(const struct state_table *table, uint32_t hash) {
    uint32_t chain = hash & table->level_mask;
    return chain < table->split ? hash & (table->level_mask << 1 | 1) : chain;
}

uint32_t state_table_find(const struct state_table *table, const uint64_t *key, uint32_t hash) {
    if (table->heads.length == 0)
        return STATE_TABLE_NONE;
    uint32_t index = *head_at(table, chain_of(table, hash));
    while (index != STATE_TABLE_NONE && !bits_equal(state_table_state(table, index), key, table->key_words))
        index = *link_at(table, index);
    return index;
}

bool state_table_reserve(struct state_table *table, uint32_t count) {
    return arena_reserve(&table->records, count) && arena_reserve(&table->heads, count + 1);
}

/* Moves those records of the chain in line that have the next bit of the hash set into a new chain at the end. */
static void split_chain(struct state_table *table) {
    uint32_t high_bit = table->level_mask + 1;
    uint32_t index = *head_at(table, table->split);
    uint32_t kept = STATE_TABLE_NONE;
    uint32_t moved = STATE_TABLE_NONE;
    while (index != STATE_TABLE_NONE) {
        uint32_t *link = link_at(table, index);
        uint32_t next = *link;
        uint32_t *chain = state_table_hash(table, state_table_state(table, index)) & high_bit ? &moved : &kept;
        *link = *chain;
        *chain = index;
        index = next;
    }
    *head_at(table, table->split) = kept;
    *(uint32_t *)arena_append(&table->heads) = moved;
    if (++table->split == high_bit) {
        table->level_mask = table->level_mask << 1 | 1;
        table->split = 0;
    }
}

uint32_t state_table_add(struct state_table *table, uint32_t hash) {
    if (table->heads.length == 0)
        *(uint32_t *)arena_append(&table->heads) = STATE_TABLE_NONE;
    else if (table->records.length >= table->heads.length)
        split_chain(table);
    uint32_t index = table->records.length;
    uint32_t *link = arena_append(&table->records);
    uint32_t *head = head_at(table, chain_of(table, hash));
    *link = *head;
    *head = index;
    return index;
}
