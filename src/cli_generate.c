#include "cli_generate.h"

#include "cli_common.h"

#include <stdio.h>
#include <stdlib.h>

/* A case of the list that is printed. */
struct entry {
    const struct fm_board *board;
    const uint64_t *start;
    bool is_last;
};

static uint32_t write_entry(const void *what, char *text, uint32_t capacity) {
    const struct entry *entry = what;
    return fm_board_write(entry->board, entry->start, 0, entry->is_last, text, capacity);
}

/* Prints the best board of a generator in the judge's form, which ends after the last one. */
static bool print_best(struct fm_generator *generator, bool is_last) {
    const struct fm_board *board = fm_generator_progress(generator)->best;
    uint64_t *start = malloc(fm_board_state_words(board) * sizeof *start);
    if (!start) {
        fputs("fewest: the board does not fit into memory\n", stderr);
        return false;
    }
    fm_board_start(board, start);
    bool done = cli_print_text((struct text_of){write_entry, &(struct entry){board, start, is_last}});
    free(start);
    return done;
}

static void run(struct fm_generator *generator, double max_seconds, double start) {
    uint64_t budget = max_seconds > 0 ? NODES_A_SLICE : UINT64_MAX;
    while (fm_generator_step(generator, budget) == FM_GENERATOR_RUNNING)
        if (max_seconds > 0 && cli_now() - start >= max_seconds)
            fm_generator_stop(generator);
}

static void print_sentence(uint32_t number, uint64_t seed, const struct fm_generator_progress *progress) {
    const char *nearest = progress->status == FM_GENERATOR_FOUND ? "" : ", the nearest to what was wished";
    unsigned long long boards = progress->boards;
    if (progress->best)
        fprintf(stderr, "board %lu: %lu move%s%s; seed %llu, %llu board%s tried\n", (unsigned long)number,
                (unsigned long)progress->best_length, progress->best_length == 1 ? "" : "s", nearest,
                (unsigned long long)seed, boards, boards == 1 ? "" : "s");
    else
        fprintf(stderr, "board %lu: none with a solution; seed %llu, %llu board%s tried\n", (unsigned long)number,
                (unsigned long long)seed, boards, boards == 1 ? "" : "s");
}

/* With the nodes that their search generated. */
static void print_best_moves(const struct fm_generator_progress *progress) {
    if (!progress->best) {
        fputs(",\"moves\":null,\"effort\":null", stderr);
        return;
    }
    fputs(",\"moves\":\"", stderr);
    for (uint32_t i = 0; i < progress->best_length; i++)
        fputc(fm_board_move_name(progress->best, progress->best_moves[i]), stderr);
    fputc('"', stderr);
    cli_print_number("effort", progress->best_effort);
}

static void print_stats(uint32_t number, uint64_t seed, const struct fm_generator_progress *progress, double seconds) {
    static const char *const statuses[] = {"running", "found", "limit"};
    cli_print_end(number, statuses[progress->status], progress->reason);
    cli_print_distance("length", progress->best_length);
    print_best_moves(progress);
    cli_print_number("seed", seed);
    cli_print_number("boards", progress->boards);
    cli_print_number("climbs", progress->climbs);
    cli_print_number("generated", progress->nodes);
    cli_print_number("peak_bytes", progress->peak_bytes);
    fprintf(stderr, ",\"seconds\":%.6f}\n", seconds);
}

/* Makes board number `number`, from 1. NULL where memory does not suffice to begin. */
static struct fm_generator *make_board(const struct cli_options *options, uint32_t number) {
    /* Where nothing could even begin, nothing was tried. */
    struct fm_generator_progress progress = {
        .status = FM_GENERATOR_LIMIT, .reason = FM_REASON_MEMORY, .best_length = FM_NONE};
    struct fm_generator_options wish = options->generator;
    double start = cli_now();
    wish.seed += number - 1;
    struct fm_generator *generator = fm_generator_create(&wish);
    if (generator) {
        run(generator, options->max_seconds, start);
        progress = *fm_generator_progress(generator);
    }
    if (options->stats)
        print_stats(number, wish.seed, &progress, cli_now() - start);
    else
        print_sentence(number, wish.seed, &progress);
    return generator;
}

int cli_generate(const struct cli_options *options) {
    int status = EXIT_ALL_SOLVED;
    /* Printed when the next one is there, or none any more: the list ends after the last. */
    struct fm_generator *waiting = NULL;
    for (uint32_t number = 1; number <= options->count; number++) {
        struct fm_generator *generator = make_board(options, number);
        const struct fm_generator_progress *progress = generator ? fm_generator_progress(generator) : NULL;
        if (!progress || progress->status != FM_GENERATOR_FOUND)
            status = EXIT_SOME_NOT;
        if (!progress || !progress->best) {
            fm_generator_free(generator);
            continue;
        }
        if (waiting && !print_best(waiting, false))
            status = EXIT_SOME_NOT;
        fm_generator_free(waiting);
        waiting = generator;
    }
    if (waiting && !print_best(waiting, true))
        status = EXIT_SOME_NOT;
    fm_generator_free(waiting);
    return status;
}
