/* The program `fewest`: answers boards as their judge wants it, draws them, and makes them. */
#include "cli_common.h"
#include "cli_generate.h"
#include "cli_help.h"
#include "cli_messages.h"
#include "cli_options.h"
#include "fewest.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text longer than this is no list of boards, and refusing it early beats filling the memory with it. */
#define LARGEST_TEXT (UINT32_C(1) << 28)

/* ------------------------------------------------------------------------------------------------------ input -- */

struct input {
    const char *name; /* for messages */
    char *text;
    uint32_t length;
};

static bool read_stream(FILE *stream, struct input *input) {
    size_t capacity = 0;
    size_t length = 0;
    size_t got;
    do {
        if (length == capacity) {
            capacity = capacity == 0 ? 65536 : 2 * capacity;
            char *larger = realloc(input->text, capacity);
            if (!larger) {
                fprintf(stderr, "fewest: %s does not fit into memory\n", input->name);
                return false;
            }
            input->text = larger;
        }
        got = fread(input->text + length, 1, capacity - length, stream);
        length += got;
        if (length > LARGEST_TEXT) {
            fprintf(stderr, "fewest: %s is longer than %lu MiB\n", input->name, (unsigned long)(LARGEST_TEXT >> 20));
            return false;
        }
    } while (got > 0);
    if (ferror(stream)) {
        fprintf(stderr, "fewest: cannot read %s: %s\n", input->name, strerror(errno));
        return false;
    }
    input->length = (uint32_t)length;
    return true;
}

static bool read_input(const char *file, struct input *input) {
    bool standard = strcmp(file, "-") == 0;
    *input = (struct input){.name = standard ? "<stdin>" : file};
    FILE *stream = standard ? stdin : fopen(file, "rb");
    if (!stream) {
        fprintf(stderr, "fewest: cannot open %s: %s\n", file, strerror(errno));
        return false;
    }
    bool done = read_stream(stream, input);
    if (!standard)
        fclose(stream);
    return done;
}

static struct fm_boards *read_boards(const struct cli_options *options) {
    struct input input;
    struct fm_text_error error;
    struct fm_boards *boards = NULL;
    if (read_input(options->file, &input)) {
        boards = fm_read(options->puzzle, input.text, input.length, &options->read, &error);
        if (!boards)
            cli_print_text_error(stderr, input.name, &error, input.text);
    }
    free(input.text);
    return boards;
}

/* ------------------------------------------------------------------------------------------------------- solve -- */

static void run(struct fm_search *search, double max_seconds, double start) {
    uint64_t budget = max_seconds > 0 ? NODES_A_SLICE : UINT64_MAX;
    while (fm_search_step(search, budget) == FM_RUNNING)
        if (max_seconds > 0 && cli_now() - start >= max_seconds)
            fm_search_stop(search);
}

static void print_stats(uint32_t number, const struct fm_search *search, const struct fm_snapshot *end, uint32_t puzzle,
                        double seconds) {
    static const char *const statuses[] = {"running", "solved", "no-solution", "limit"};
    cli_print_end(number, statuses[end->status], end->reason);
    cli_print_distance("length", end->status == FM_SOLVED ? end->best_length : FM_INFINITE);
    cli_print_distance("lower", end->lower_bound);
    cli_print_distance("upper", end->upper_bound);
    if (search)
        fprintf(stderr, ",\"engine\":\"%s\",\"bound\":\"%s\"", fm_engine_name(fm_search_engine(search)),
                fm_bound_name(puzzle, fm_search_bound(search)));
    else
        fputs(",\"engine\":null,\"bound\":null", stderr);
    cli_print_number("steps", end->stats.steps);
    cli_print_number("expanded", end->stats.expanded);
    cli_print_number("generated", end->stats.generated);
    cli_print_number("duplicates", end->stats.duplicates);
    cli_print_number("cut", end->stats.cut);
    cli_print_number("peak_frontier", end->stats.peak_frontier);
    cli_print_number("peak_bytes", end->stats.peak_bytes);
    fprintf(stderr, ",\"seconds\":%.6f}\n", seconds);
}

struct answer {
    const struct fm_board *board;
    const struct fm_snapshot *end;
    bool with_moves;
};

static uint32_t write_answer(const void *what, char *text, uint32_t capacity) {
    const struct answer *answer = what;
    return fm_board_write_answer(answer->board, answer->end->best, answer->end->best_length, answer->with_moves, text,
                                 capacity);
}

/* What is proved where that is not the whole answer. */
static void print_limit(const struct fm_snapshot *end) {
    printf("at least %lu", (unsigned long)end->lower_bound);
    if (end->reason == FM_REASON_BOUND || end->reason == FM_REASON_ENGINE)
        printf(", found %lu", (unsigned long)end->best_length);
    putchar('\n');
}

/* Answers case number `number`, from 1. Returns whether it is solved. */
static bool solve_board(const struct fm_board *board, const struct cli_options *options, uint32_t number) {
    /* Where memory does not even suffice to begin, nothing is proved. */
    struct fm_snapshot end = {.status = FM_LIMIT, .reason = FM_REASON_MEMORY, .upper_bound = FM_INFINITE};
    double start = cli_now();
    struct fm_search *search = fm_search_create(board, &options->search);
    if (search) {
        run(search, options->max_seconds, start);
        end = *fm_search_snapshot(search);
    }
    if (end.status == FM_SOLVED)
        cli_print_text((struct text_of){write_answer, &(struct answer){board, &end, options->moves}});
    else if (end.status == FM_NO_SOLUTION)
        puts("no solution");
    else
        print_limit(&end);
    if (options->stats)
        print_stats(number, search, &end, options->puzzle, cli_now() - start);
    fm_search_free(search);
    return end.status == FM_SOLVED;
}

static int solve(const struct cli_options *options) {
    struct fm_boards *boards = read_boards(options);
    if (!boards)
        return EXIT_BAD_INPUT;
    int status = EXIT_ALL_SOLVED;
    for (uint32_t i = 0; i < fm_boards_count(boards); i++) {
        if (i > 0 && fm_answers_are_apart(options->puzzle))
            putchar('\n');
        if (!solve_board(fm_boards_get(boards, i), options, i + 1))
            status = EXIT_SOME_NOT;
    }
    fm_boards_free(boards);
    return status;
}

/* -------------------------------------------------------------------------------------------------------- draw -- */

static uint32_t find_form(uint32_t puzzle, const char *name) {
    for (uint32_t form = 0; form < fm_form_count(puzzle); form++)
        if (strcmp(fm_form_name(puzzle, form), name) == 0)
            return form;
    abort(); /* every puzzle has a drawn form */
}

struct moment {
    const struct fm_board *board;
    const uint64_t *state;
    bool is_list; /* the board as a text of its own, not a moment of play */
};

static uint32_t write_picture(const void *what, char *text, uint32_t capacity) {
    const struct moment *moment = what;
    uint32_t form = find_form(fm_board_puzzle(moment->board), "drawn");
    return fm_board_write(moment->board, moment->state, form, moment->is_list, text, capacity);
}

static uint32_t write_caption(const void *what, char *text, uint32_t capacity) {
    const struct moment *moment = what;
    return fm_board_caption(moment->board, moment->state, text, capacity);
}

/* A picture with its caption above it. */
static bool draw_moment(const struct fm_board *board, const uint64_t *state) {
    const struct moment moment = {board, state, false};
    if (!cli_print_text((struct text_of){write_caption, &moment}))
        return false;
    putchar('\n');
    return cli_print_text((struct text_of){write_picture, &moment});
}

/* Plays move number `number`, from 1. */
static bool play_move(const struct fm_board *board, uint64_t *state, uint32_t move, unsigned long number) {
    uint32_t refusal = fm_board_apply(board, state, move, state);
    if (refusal != 0)
        fprintf(stderr, "fewest: move %lu of --play (%c) is illegal: %s\n", number, fm_board_move_name(board, move),
                cli_refusal_sentence(fm_refusal_name(fm_board_puzzle(board), refusal)));
    return refusal == 0;
}

static bool draw_moves(const struct fm_board *board, uint64_t *state, const uint8_t *moves, uint32_t count) {
    if (!draw_moment(board, state))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        if (!play_move(board, state, moves[i], (unsigned long)i + 1))
            return false;
        putchar('\n');
        if (!draw_moment(board, state))
            return false;
    }
    return true;
}

static bool draw_play(const struct fm_board *board, uint64_t *state, const char *answer) {
    struct fm_text_error error;
    uint32_t length = (uint32_t)strlen(answer);
    uint8_t *moves = malloc(length + 1); /* a move takes a character at least */
    if (!moves) {
        fputs("fewest: the moves do not fit into memory\n", stderr);
        return false;
    }
    uint32_t count = fm_board_read_answer(board, answer, length, moves, length, &error);
    if (count == FM_NONE)
        cli_print_text_error(stderr, "--play", &error, answer);
    bool done = count != FM_NONE && draw_moves(board, state, moves, count);
    free(moves);
    return done;
}

static bool draw_board(const struct fm_board *board, const char *play) {
    uint64_t *state = malloc(fm_board_state_words(board) * sizeof *state);
    if (!state) {
        fputs("fewest: the board does not fit into memory\n", stderr);
        return false;
    }
    fm_board_start(board, state);
    bool done = play ? draw_play(board, state, play)
                     : cli_print_text((struct text_of){write_picture, &(struct moment){board, state, true}});
    free(state);
    return done;
}

static int draw(const struct cli_options *options) {
    struct fm_boards *boards = read_boards(options);
    if (!boards)
        return EXIT_BAD_INPUT;
    bool done = true;
    for (uint32_t i = 0; done && i < fm_boards_count(boards); i++) {
        if (i > 0)
            putchar('\n');
        done = draw_board(fm_boards_get(boards, i), i == 0 ? options->play : NULL);
    }
    fm_boards_free(boards);
    return done ? EXIT_ALL_SOLVED : EXIT_BAD_INPUT;
}

/* -------------------------------------------------------------------------------------------------------- main -- */

static int run_command(const struct cli_options *options) {
    switch (options->command) {
    case CLI_SOLVE: return solve(options);
    case CLI_DRAW: return draw(options);
    case CLI_GENERATE: return cli_generate(options);
    case CLI_HELP: cli_print_help(); return EXIT_ALL_SOLVED;
    case CLI_VERSION: puts("fewest " FEWEST_VERSION); return EXIT_ALL_SOLVED;
    case CLI_MISUSE: break;
    }
    return EXIT_BAD_INPUT;
}

int main(int count, char **arguments) {
    struct cli_options options = cli_options_parse(count, arguments);
    int status = run_command(&options);
    bool written = fflush(stdout) == 0 && !ferror(stdout);
    if (!written) {
        fprintf(stderr, "fewest: cannot write the output: %s\n", strerror(errno));
        return EXIT_BAD_INPUT;
    }
    return status;
}
