#include "wishes.h"

struct fm_generator_options wish_for(const char *puzzle, uint32_t rows, uint32_t columns, uint64_t seed) {
    struct fm_generator_options options;
    fm_generator_defaults(fm_puzzle_find(puzzle), &options);
    options.rows = rows;
    options.columns = columns;
    options.seed = seed;
    return options;
}

struct fm_generator *wish_run(const struct fm_generator_options *options, uint64_t budget) {
    struct fm_generator *generator = fm_generator_create(options);
    assert_non_null(generator);
    while (fm_generator_step(generator, budget) == FM_GENERATOR_RUNNING)
        continue;
    return generator;
}
