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
    check(memcmp(again.cells, start->cells, (size_t)fm_board_rows(board) * fm_board_columns(board)) == 0);
    check(memcmp(again.integers, start->integers, sizeof again.integers) == 0);
    free(again.cells);
    fm_boards_free(boards);
    free(text);
}

static void check_board(const struct fm_board *board) {
    struct start start;
    uint64_t *state = start_of(board, &start);
    for (uint32_t form = 0; form < fm_form_count(fm_board_puzzle(board)); form++)
        check_form(board, state, &start, form);
    free(start.cells);
    free(state);
}

static void check_error(const struct fm_text_error *error, size_t length) {
    check(error->code > FM_TEXT_OK && error->code < FM_TEXT_CODE_COUNT);
    check(error->line >= 1 && error->column >= 1);
    check(error->offset <= length && error->length <= 32 && error->offset + error->length <= length);
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
    fm_boards_free(boards);
    free(text);
    return 0;
}
