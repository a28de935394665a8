#include "failures.h"

#include "bits.h"

/* Of the account's limit, so many eighths may be in use before the table stops growing; the rest is for the stack, the
 * checkpoints and the history. */
#define SHARE_EIGHTHS 6U

/* A record; its key follows. */
struct failure {
    uint32_t link;
    uint32_t left;
    uint32_t iteration;
    uint32_t padding;
    uint64_t key[];
};

void failures_open(struct failures *failures, struct memory *memory, uint32_t key_words) {
    failures->is_full = false;
    state_table_open(&failures->table, memory, (uint32_t)(sizeof(struct failure) + key_words * sizeof(uint64_t)),
                     sizeof(struct failure), key_words);
}

void failures_close(struct failures *failures) {
    state_table_close(&failures->table);
}

static bool has_room(struct failures *failures) {
    const struct memory *memory = failures->table.records.memory;
    if (!failures->is_full)
        failures->is_full =
            memory->live / SHARE_EIGHTHS >= memory->limit / 8 || !state_table_reserve(&failures->table, 1);
    return !failures->is_full;
}

void failures_note(struct failures *failures, const uint64_t *key, uint32_t left, uint32_t iteration) {
    uint32_t hash = state_table_hash(&failures->table, key);
    uint32_t index = state_table_find(&failures->table, key, hash);
    if (index == STATE_TABLE_NONE) {
        if (!has_room(failures))
            return;
        index = state_table_add(&failures->table, hash);
        bits_copy(state_table_state(&failures->table, index), key, failures->table.key_words);
    }
    struct failure *failure = arena_at(&failures->table.records, index);
    failure->left = left;
    failure->iteration = iteration;
}

bool failures_has(const struct failures *failures, const uint64_t *key, uint32_t left, uint32_t iteration,
                  uint32_t *needs) {
    uint32_t hash = state_table_hash(&failures->table, key);
    uint32_t index = state_table_find(&failures->table, key, hash);
    if (index == STATE_TABLE_NONE)
        return false;
    const struct failure *failure = arena_at(&failures->table.records, index);
    *needs = failure->iteration < iteration ? failure->left + 1 : UINT32_MAX;
    return failure->left >= left;
}
