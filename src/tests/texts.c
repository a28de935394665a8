#include "texts.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------- what is written --
 */

static void write_state(const struct fm_board *board, const uint64_t *state, uint32_t form, bool list,
                        char text[TEST_TEXT_BYTES]) {
    uint32_t length = fm_board_write(board, state, form, list, text, TEST_TEXT_BYTES - 1);
    assert_true(length < TEST_TEXT_BYTES);
    text[length] = '\0';
}

void write_start(const struct fm_board *board, uint32_t form, bool list, char text[TEST_TEXT_BYTES]) {
    uint64_t state[TEST_STATE_WORDS];
    test_start(board, state);
    write_state(board, state, form, list, text);
}

static void expect_same_view(const struct fm_board *board, const uint64_t *state, const struct fm_board *other,
                             const uint64_t *other_state, const char *text) {
    uint8_t cells[2][TEST_SIDE * TEST_SIDE];
    int32_t integers[2][FM_VIEW_INTEGERS];
    uint32_t rows = fm_board_rows(board);
    uint32_t columns = fm_board_columns(board);
    if (fm_board_rows(other) != rows || fm_board_columns(other) != columns)
        fail_msg("a board of %u x %u instead of %u x %u comes back from:\n%s", fm_board_rows(other),
                 fm_board_columns(other), rows, columns, text);
    fm_board_view(board, state, cells[0], integers[0]);
    fm_board_view(other, other_state, cells[1], integers[1]);
    if (memcmp(cells[0], cells[1], (size_t)rows * columns) != 0 ||
        memcmp(integers[0], integers[1], sizeof *integers) != 0)
        fail_msg("another board comes back from:\n%s", text);
}

void expect_round_trip(const struct fm_board *board, const uint64_t *state, uint32_t form, bool list,
                       const struct fm_read_options *options) {
    static char text[TEST_TEXT_BYTES];
    static char again[TEST_TEXT_BYTES];
    uint64_t start[TEST_STATE_WORDS];
    write_state(board, state, form, list, text);
    struct fm_boards *boards = test_read(fm_puzzle_name(fm_board_puzzle(board)), text, options);
    assert_int_equal(fm_boards_count(boards), 1);
    const struct fm_board *only = fm_boards_get(boards, 0);
    test_start(only, start);
    expect_same_view(board, state, only, start, text);
    write_state(only, start, form, list, again);
    assert_string_equal(again, text);
    fm_boards_free(boards);
}

void expect_all_round_trips(const struct fm_board *board, const uint64_t *state,
                            const struct fm_read_options *options) {
    for (uint32_t form = 0; form < fm_form_count(fm_board_puzzle(board)); form++) {
        expect_round_trip(board, state, form, true, options);
        expect_round_trip(board, state, form, false, options);
    }
}

/* Something that writes. */
struct writing {
    uint32_t (*write)(const struct writing *writing, char *text, uint32_t capacity);
    const struct fm_board *board;
    const uint64_t *state;
    uint32_t form;
    const uint8_t *moves;
    uint32_t count;
};

static uint32_t write_board(const struct writing *writing, char *text, uint32_t capacity) {
    return fm_board_write(writing->board, writing->state, writing->form, true, text, capacity);
}

static uint32_t write_caption(const struct writing *writing, char *text, uint32_t capacity) {
    return fm_board_caption(writing->board, writing->state, text, capacity);
}

static uint32_t write_answer(const struct writing *writing, char *text, uint32_t capacity) {
    return fm_board_write_answer(writing->board, writing->moves, writing->count, true, text, capacity);
}

static void expect_capacity_kept(const struct writing *writing) {
    uint32_t length = writing->write(writing, NULL, 0);
    char *whole = test_resize(NULL, length + 2, 1);
    char *part = test_resize(NULL, length + 2, 1);
    assert_int_equal(writing->write(writing, whole, length), length);
    for (uint32_t capacity = 0; capacity <= length + 1; capacity++) {
        memset(part, '!', length + 2);
        assert_int_equal(writing->write(writing, part, capacity), length);
        uint32_t written = capacity < length ? capacity : length;
        assert_memory_equal(part, whole, written);
        assert_int_equal(part[written], '!');
    }
    free(whole);
    free(part);
}

void expect_written_up_to_the_capacity(const struct fm_board *board) {
    uint64_t start[TEST_STATE_WORDS];
    test_start(board, start);
    struct writing writing = {.write = write_board, .board = board, .state = start};
    for (; writing.form < fm_form_count(fm_board_puzzle(board)); writing.form++)
        expect_capacity_kept(&writing);
    writing.write = write_caption;
    expect_capacity_kept(&writing);
}

void expect_answer_written_up_to_the_capacity(const struct fm_board *board, const uint8_t *moves, uint32_t count) {
    const struct writing writing = {.write = write_answer, .board = board, .moves = moves, .count = count};
    expect_capacity_kept(&writing);
}

/* ---------------------------------------------------------------------------------------------- what is refused -- */

static bool is_told_rightly(const struct malformed *m, const struct fm_text_error *error) {
    return error->code == m->code && error->line == m->line && error->column == m->column &&
           error->length == strlen(m->found) && memcmp(m->text + error->offset, m->found, error->length) == 0 &&
           memcmp(error->numbers, m->numbers, sizeof error->numbers) == 0;
}

void expect_malformed(const char *puzzle, const struct malformed *malformed, uint32_t count) {
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < count; i++) {
        const struct malformed *m = &malformed[i];
        struct fm_text_error error;
        memset(&error, 0xAA, sizeof error);
        struct fm_boards *boards =
            fm_read(fm_puzzle_find(puzzle), m->text, (uint32_t)strlen(m->text), &m->options, &error);
        if (boards) {
            print_error("%s: it was read\n", m->what);
            wrong++;
        } else if (!is_told_rightly(m, &error)) {
            print_error("%s: %s in %u:%u, '%.*s', %d %d %d\n", m->what, fm_text_code_name(error.code), error.line,
                        error.column, (int)error.length, m->text + error.offset, error.numbers[0], error.numbers[1],
                        error.numbers[2]);
            wrong++;
        }
        fm_boards_free(boards);
    }
    assert_int_equal(wrong, 0);
}
