#include "engine.h"

extern const struct engine breadth_first;
extern const struct engine iterative_deepening;
extern const struct engine ida_star;
extern const struct engine a_star;
extern const struct engine depth_first;

const struct engine *const engines[] = {
    &breadth_first, &iterative_deepening, &ida_star, &a_star, &depth_first,
};

const uint32_t engine_count = sizeof engines / sizeof *engines;
