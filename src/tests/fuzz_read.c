/* libFuzzer target for the readers of text: whatever bytes come, a text is read or refused with a place within it;
 * what is read writes and reads back as the same board in every form; nothing leaks.
 *
 * The first four bytes of the input choose puzzle and options, the rest is the text.
 */
#include "fewest.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(bool holds) {
    if (!holds)
        abort();
}

struct start {
    uint8_t *cells;
    int32_t integers[FM_VIEW_INTEGERS];
};

static uint64_t *start_of(const struct fm_board *board, struct start *start) {
    uint64_t *state = malloc(fm_board_state_words(board) * sizeof *state);
    start->cells = malloc((size_t)fm_board_rows(board) * fm_board_columns(board));
    check(state && start->cells);
    fm_board_start(board, state);
    fm_board_view(board, state, start->cells, start->integers);
    return state;
}

/* Whether a form tells the start: of the forms of Escape only a link says where walkers are, where they are not on
 * every good cell. */
static bool tells_start(uint32_t puzzle, uint32_t form) {
    return strcmp(fm_puzzle_name(puzzle), "escape") != 0 || strcmp(fm_form_name(puzzle, form), "link") == 0;
}

/* Leaves of a board of Escape which cells are bad. */
static void forget_start(struct start *start, size_t cells) {
    for (size_t i = 0; i < cells; i++)
        start->cells[i] = start->cells[i] == 1;
    memset(start->integers, 0, sizeof start->integers);
}

static void check_same(struct start *again, const struct start *start, size_t cells, bool is_told) {
    struct start known = {.cells = malloc(cells)};
    check(known.cells != NULL);
    memcpy(known.cells, start->cells, cells);
    memcpy(known.integers, start->integers, sizeof known.integers);
    if (!is_told) {
        forget_start(again, cells);
        forget_start(&known, cells);
    }
    check(memcmp(again->cells, known.cells, cells) == 0);
    check(memcmp(again->integers, known.integers, sizeof known.integers) == 0);
    free(known.cells);
}

/* Some forms do not tell the size or where the player starts. */
static struct fm_read_options options_of(const struct fm_board *board, const struct start *start) {
    return (struct fm_read_options){fm_board_rows(board), fm_board_columns(board), (uint32_t)start->integers[1] + 1,
                                    (uint32_t)start->integers[0] + 1};
}

static void check_form(const struct fm_board *board, const uint64_t *state, const struct start *start, uint32_t form) {
    uint32_t puzzle = fm_board_puzzle(board);
    uint32_t length = fm_board_write(board, state, form, true, NULL, 0);
    char *text = malloc(length + 1);
    check(text != NULL);
    check(fm_board_write(board, state, form, true, text, length) == length);
    struct fm_read_options options = options_of(board, start);
    struct fm_text_error error;
    struct fm_boards *boards = fm_read(puzzle, text, length, &options, &error);
    check(boards && fm_boards_count(boards) == 1);
    struct start again;
    const struct fm_board *copy = fm_boards_get(boards, 0);
    free(start_of(copy, &again));
    check(fm_board_rows(copy) == fm_board_rows(board) && fm_board_columns(copy) == fm_board_columns(board));
    check_same(&again, start, (size_t)fm_board_rows(board) * fm_board_columns(board), tells_start(puzzle, form));
    free(again.cells);
    fm_boards_free(boards);
    free(text);
}

static void check_error(const struct fm_text_error *error, size_t length) {
    check(error->code > FM_TEXT_OK && error->code < FM_TEXT_CODE_COUNT);
    check(error->line >= 1 && error->column >= 1);
    check(error->offset <= length && error->length <= 32 && error->offset + error->length <= length);
}

static void check_board(const struct fm_board *board) {
    struct start start;
    uint64_t *state = start_of(board, &start);
    for (uint32_t form = 0; form < fm_form_count(fm_board_puzzle(board)); form++)
        check_form(board, state, &start, form);
    free(start.cells);
    free(state);
}

/* The same text as an answer: moves of the board, or refused with a place. */
static void check_answer(const struct fm_board *board, const char *text, uint32_t length) {
    uint8_t moves[64];
    struct fm_text_error error;
    uint32_t count = fm_board_read_answer(board, text, length, moves, sizeof moves, &error);
    if (count == FM_NONE)
        check_error(&error, length);
    for (uint32_t i = 0; count != FM_NONE && i < count && i < sizeof moves; i++)
        check(moves[i] < fm_board_move_count(board));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4)
        return 0;
    uint32_t puzzle = (data[0] >> 4) % fm_puzzle_count();
    struct fm_read_options options = {data[0] & 15, data[1], data[2], data[3]};
    size_t length = size - 4;
    /* A block of just the right size, so that a byte read too far is seen. */
    char *text = malloc(length ? length : 1);
    check(text != NULL);
    memcpy(text, data + 4, length);
    struct fm_text_error error;
    struct fm_boards *boards = fm_read(puzzle, text, (uint32_t)length, &options, &error);
    if (!boards)
        check_error(&error, length);
    for (uint32_t i = 0; boards && i < fm_boards_count(boards) && i < 8; i++)
        check_board(fm_boards_get(boards, i));
    if (boards)
        check_answer(fm_boards_get(boards, 0), text, (uint32_t)length);
    fm_boards_free(boards);
    free(text);
    return 0;
}
