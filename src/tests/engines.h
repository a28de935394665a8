/* Every way of searching a board of Wall Pushers that there is, for the tests that try them all. */
#ifndef ENGINES_H
#define ENGINES_H

#include "support.h"

struct way {
    const char *engine;
    const char *bound; /* NULL: the engine knows none */
    bool prune_none;
};

/* Without the rule that no cell is entered twice, only engines that recognize states again end on every board. */
static const struct way ways[] = {
    {"auto", NULL, false},   {"bfs", NULL, false},         {"bfs", NULL, true},      {"iddfs", NULL, false},
    {"ida*", "none", false}, {"ida*", "manhattan", false}, {"ida*", "reach", false}, {"ida*", "carry", false},
    {"a*", "none", false},   {"a*", "manhattan", false},   {"a*", "reach", false},   {"a*", "carry", false},
    {"a*", "none", true},    {"a*", "manhattan", true},    {"a*", "reach", true},    {"a*", "carry", true},
};

static inline struct fm_search_options way_options(const struct way *way) {
    struct fm_search_options options;
    fm_search_defaults(&options);
    options.engine = test_engine(way->engine);
    if (way->bound)
        options.bound = test_bound(way->bound);
    options.prune_none = way->prune_none;
    return options;
}

#define WAY_FORMAT      "%s, bound %s%s: "
#define WAY_VALUES(way) (way)->engine, (way)->bound ? (way)->bound : "-", (way)->prune_none ? ", without pruning" : ""

#endif
