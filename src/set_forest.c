#include "set_forest.h"

#include "bits.h"

#include <string.h>

#define NO_NODE UINT32_MAX
/* A node's name: the number of a fork, or of a leaf with this bit. */
#define IS_LEAF (UINT32_C(1) << 31)

/* Enough for a full leaf and one set more. */
#define COUNT_BITS 4U

_Static_assert(SET_FOREST_LEAF + 1 < 1U << COUNT_BITS, "counts fit");

struct fork {
    uint32_t element;
    uint32_t child[2]; /* without it, with it */
    uint32_t padding;
    uint64_t unions[]; /* the same */
};

struct leaf {
    uint32_t count;
    uint32_t padding;
    uint64_t sets[];
};

static size_t pending_bytes(const struct set_forest *forest) {
    return ((size_t)64 * forest->words + 1) * sizeof *forest->pending;
}

void set_forest_open(struct set_forest *forest, struct memory *memory, uint32_t words) {
    *forest = (struct set_forest){.memory = memory, .words = words};
    arena_open(&forest->roots, memory, sizeof(uint32_t));
    arena_open(&forest->forks, memory, (uint32_t)(sizeof(struct fork) + 2 * words * sizeof(uint64_t)));
    arena_open(&forest->leaves, memory, (uint32_t)(sizeof(struct leaf) + SET_FOREST_LEAF * words * sizeof(uint64_t)));
}

void set_forest_close(struct set_forest *forest) {
    if (forest->pending)
        memory_free(forest->memory, forest->pending, pending_bytes(forest));
    arena_close(&forest->roots);
    arena_close(&forest->forks);
    arena_close(&forest->leaves);
}

bool set_forest_reserve(struct set_forest *forest, uint32_t collections) {
    if (!forest->pending)
        forest->pending = memory_allocate(forest->memory, pending_bytes(forest));
    if (!forest->pending || !arena_reserve(&forest->forks, 1) || !arena_reserve(&forest->leaves, 1))
        return false;
    while (forest->roots.length < collections) {
        if (!arena_reserve(&forest->roots, 1))
            return false;
        *(uint32_t *)arena_append(&forest->roots) = NO_NODE;
    }
    return true;
}

static struct fork *fork_at(const struct set_forest *forest, uint32_t node) {
    return arena_at(&forest->forks, node);
}

static struct leaf *leaf_at(const struct set_forest *forest, uint32_t node) {
    return arena_at(&forest->leaves, node & ~IS_LEAF);
}

static uint32_t add_leaf(struct set_forest *forest) {
    ((struct leaf *)arena_append(&forest->leaves))->count = 0;
    return (forest->leaves.length - 1) | IS_LEAF;
}

static void add_to_leaf(const struct set_forest *forest, struct leaf *leaf, const uint64_t *set) {
    bits_copy(leaf->sets + leaf->count++ * forest->words, set, forest->words);
}

/* For 64 elements at once, in how many sets each is: bit k of the counts of all of them is word k. */
struct counts {
    uint64_t bits[COUNT_BITS];
};

static void count_set(struct counts *counts, uint64_t set) {
    for (uint32_t k = 0; k < COUNT_BITS; k++) {
        uint64_t carry = counts->bits[k] & set;
        counts->bits[k] ^= set;
        set = carry;
    }
}

static uint64_t counted(const struct counts *counts, uint32_t count) {
    uint64_t elements = UINT64_MAX;
    for (uint32_t k = 0; k < COUNT_BITS; k++)
        elements &= count >> k & 1 ? counts->bits[k] : ~counts->bits[k];
    return elements;
}

/* An element that is in the most nearly half of a full leaf's sets and one more; NO_NODE if all are the same. */
static uint32_t find_element(const struct set_forest *forest, const struct leaf *leaf, const uint64_t *set) {
    uint32_t best = NO_NODE;
    uint32_t best_less = 0; /* sets on the smaller side */
    for (uint32_t word = 0; word < forest->words; word++) {
        struct counts counts = {0};
        count_set(&counts, set[word]);
        for (uint32_t i = 0; i < SET_FOREST_LEAF; i++)
            count_set(&counts, leaf->sets[i * forest->words + word]);
        for (uint32_t less = (SET_FOREST_LEAF + 1) / 2; less > best_less; less--) {
            uint64_t elements = counted(&counts, less) | counted(&counts, SET_FOREST_LEAF + 1 - less);
            if (elements == 0)
                continue;
            best_less = less;
            best = 64 * word + (uint32_t)__builtin_ctzll(elements);
        }
    }
    return best;
}

/* Adds a set on its side of a fork, to a leaf there. */
static void add_below(const struct set_forest *forest, struct fork *fork, const uint64_t *set) {
    uint32_t side = bits_has(set, fork->element);
    add_to_leaf(forest, leaf_at(forest, fork->child[side]), set);
    for (uint32_t i = 0; i < forest->words; i++)
        fork->unions[side * forest->words + i] |= set[i];
}

/* Replaces a full leaf, to which a set comes, by a fork with two leaves. */
static void split(struct set_forest *forest, uint32_t *node, const uint64_t *set) {
    struct leaf *leaf = leaf_at(forest, *node);
    uint32_t element = find_element(forest, leaf, set);
    /* All the same: so it is there. */
    if (element == NO_NODE)
        return;
    uint32_t old = *node;
    struct fork *fork = arena_append(&forest->forks);
    *fork = (struct fork){.element = element, .child = {old, add_leaf(forest)}};
    memset(fork->unions, 0, 2 * forest->words * sizeof *fork->unions);
    *node = forest->forks.length - 1;
    /* The old leaf is filled again, never faster than it is read. */
    uint32_t count = leaf->count;
    leaf->count = 0;
    for (uint32_t i = 0; i < count; i++)
        add_below(forest, fork, leaf->sets + i * forest->words);
    add_below(forest, fork, set);
}

void set_forest_add(struct set_forest *forest, uint32_t collection, const uint64_t *set) {
    uint32_t *node = arena_at(&forest->roots, collection);
    REQUIRE(collection < forest->roots.length);
    if (*node == NO_NODE)
        *node = add_leaf(forest);
    while (!(*node & IS_LEAF)) {
        struct fork *fork = fork_at(forest, *node);
        uint32_t side = bits_has(set, fork->element);
        for (uint32_t i = 0; i < forest->words; i++)
            fork->unions[side * forest->words + i] |= set[i];
        node = &fork->child[side];
    }
    struct leaf *leaf = leaf_at(forest, *node);
    if (leaf->count < SET_FOREST_LEAF)
        add_to_leaf(forest, leaf, set);
    else
        split(forest, node, set);
}

BITS_INLINE bool contains(const uint64_t *all, const uint64_t *set, uint32_t words) {
    uint64_t missing = 0;
    for (uint32_t i = 0; i < words; i++)
        missing |= set[i] & ~all[i];
    return missing == 0;
}

/* Every fork on a way down has an element of its own, so no more nodes wait than there are elements, and one. */
BITS_INLINE bool covers(const struct set_forest *forest, uint32_t node, const uint64_t *set, uint32_t words) {
    uint32_t waiting = 0;
    for (;;) {
        if (node & IS_LEAF) {
            const struct leaf *leaf = leaf_at(forest, node);
            for (uint32_t i = 0; i < leaf->count; i++)
                if (contains(leaf->sets + i * words, set, words))
                    return true;
        } else {
            const struct fork *fork = fork_at(forest, node);
            if (contains(fork->unions, set, words))
                forest->pending[waiting++] = fork->child[0];
            if (contains(fork->unions + words, set, words))
                forest->pending[waiting++] = fork->child[1];
        }
        if (waiting == 0)
            return false;
        node = forest->pending[--waiting];
    }
}

bool set_forest_covers(const struct set_forest *forest, uint32_t collection, const uint64_t *set) {
    if (collection >= forest->roots.length)
        return false;
    uint32_t root = *(const uint32_t *)arena_at(&forest->roots, collection);
    return root != NO_NODE && covers(forest, root, set, forest->words);
}
