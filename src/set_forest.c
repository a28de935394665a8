#include "set_forest.h"

#include "bits.h"

/* Sets are fewer than 2^32, so no node stands higher than this. */
#define HEIGHTS 16U

struct forest_collection {
    uint32_t count;         /* sets */
    uint32_t open[HEIGHTS]; /* the open node of each height that was reached */
};

struct forest_node {
    uint32_t child[SET_FOREST_FAN]; /* undefined at height 0 */
    uint64_t sets[];
};

void set_forest_open(struct set_forest *forest, struct memory *memory, uint32_t words) {
    forest->words = words;
    arena_open(&forest->collections, memory, sizeof(struct forest_collection));
    arena_open(&forest->nodes, memory,
               (uint32_t)(sizeof(struct forest_node) + SET_FOREST_FAN * words * sizeof(uint64_t)));
}

void set_forest_close(struct set_forest *forest) {
    arena_close(&forest->collections);
    arena_close(&forest->nodes);
}

bool set_forest_reserve(struct set_forest *forest, uint32_t collections) {
    if (!arena_reserve(&forest->nodes, HEIGHTS))
        return false;
    while (forest->collections.length < collections) {
        if (!arena_reserve(&forest->collections, 1))
            return false;
        *(struct forest_collection *)arena_append(&forest->collections) = (struct forest_collection){0};
    }
    return true;
}

static struct forest_node *node_at(const struct set_forest *forest, uint32_t index) {
    return arena_at(&forest->nodes, index);
}

/* Opens a node at a height of a collection. */
static uint32_t open_node(struct set_forest *forest, struct forest_collection *collection, uint32_t height) {
    arena_append(&forest->nodes);
    return collection->open[height] = forest->nodes.length - 1;
}

void set_forest_add(struct set_forest *forest, uint32_t number, const uint64_t *set) {
    REQUIRE(number < forest->collections.length);
    struct forest_collection *collection = arena_at(&forest->collections, number);
    uint32_t words = forest->words;
    uint32_t full = 0; /* the node that became full at the height below */
    uint32_t place = collection->count++;
    for (uint32_t height = 0;; height++, place /= SET_FOREST_FAN) {
        uint32_t slot = place % SET_FOREST_FAN;
        uint32_t index = slot ? collection->open[height] : open_node(forest, collection, height);
        struct forest_node *node = node_at(forest, index);
        node->child[slot] = full;
        if (height == 0)
            bits_copy(node->sets + slot * words, set, words);
        else
            bits_clear(node->sets + slot * words, words);
        for (uint32_t i = 0; height > 0 && i < SET_FOREST_FAN * words; i++)
            node->sets[slot * words + i % words] |= node_at(forest, full)->sets[i];
        if (slot + 1 < SET_FOREST_FAN)
            return;
        full = index;
    }
}

/* A node that is being looked at: its first `left` sets wait. */
struct visit {
    const struct forest_node *node;
    uint32_t left;
};

/* Whether a set below a node of that height contains `set`. */
BITS_INLINE bool covers(const struct set_forest *forest, struct visit top, uint32_t height, const uint64_t *set,
                        uint32_t words) {
    struct visit visits[HEIGHTS] = {top};
    for (uint32_t depth = 0;;) {
        struct visit *visit = &visits[depth];
        if (visit->left == 0) {
            if (depth-- == 0)
                return false;
            continue;
        }
        uint64_t missing = 0;
        visit->left--;
        for (uint32_t i = 0; i < words; i++)
            missing |= set[i] & ~visit->node->sets[visit->left * words + i];
        if (missing)
            continue;
        if (depth == height)
            return true;
        visits[++depth] = (struct visit){node_at(forest, visit->node->child[visit->left]), SET_FOREST_FAN};
    }
}

bool set_forest_covers(const struct set_forest *forest, uint32_t number, const uint64_t *set) {
    if (number >= forest->collections.length)
        return false;
    const struct forest_collection *collection = arena_at(&forest->collections, number);
    uint32_t held = collection->count;
    for (uint32_t height = 0; held > 0; height++, held /= SET_FOREST_FAN) {
        if (held % SET_FOREST_FAN == 0)
            continue;
        struct visit top = {node_at(forest, collection->open[height]), held % SET_FOREST_FAN};
        if (BITS_BY_WIDTH_4(forest->words, covers, forest, top, height, set))
            return true;
    }
    return false;
}
