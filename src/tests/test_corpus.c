/* The fuzzer's corpus, replayed: each file once, so that what a fuzzer found stays found without one. */
#define _POSIX_C_SOURCE 200809L

#include "engines.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MOST_BYTES 1024

static void every_file_of_the_corpus_holds_what_the_fuzzer_checks(void **state) {
    (void)state;
    DIR *folder = opendir("src/tests/corpus/read");
    assert_non_null(folder);
    uint32_t count = 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        char name[300];
        uint32_t length;
        snprintf(name, sizeof name, "corpus/read/%s", entry->d_name);
        char *bytes = test_read_file(name, &length);
        assert_int_equal(LLVMFuzzerTestOneInput((const uint8_t *)bytes, length), 0);
        free(bytes);
        count++;
    }
    closedir(folder);
    print_message("%u files\n", count);
    assert_true(count > 10);
}

/* A board in one of its forms, as the fuzzer's input. Returns its length. */
static uint32_t write_input(const struct fm_board *board, uint32_t form, uint8_t input[MOST_BYTES]) {
    uint64_t start[TEST_STATE_WORDS];
    uint8_t cells[TEST_SIDE * TEST_SIDE];
    int32_t integers[FM_VIEW_INTEGERS];
    test_start(board, start);
    fm_board_view(board, start, cells, integers);
    uint32_t length = fm_board_write(board, start, form, true, (char *)input + 4, MOST_BYTES - 4);
    assert_true(length <= MOST_BYTES - 4);
    input[0] = (uint8_t)(fm_board_puzzle(board) << 4 | fm_board_rows(board));
    input[1] = (uint8_t)fm_board_columns(board);
    /* Where the player of Wall Pushers starts; others do not ask. */
    input[2] = (uint8_t)(integers[1] + 1);
    input[3] = (uint8_t)(integers[0] + 1);
    return length + 4;
}

/* Boards in every form with a few bytes changed: near enough to the truth to get deep into the readers. */
static void damaged_boards_are_read_or_refused(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(100000); i++) {
        uint8_t input[MOST_BYTES];
        struct fm_boards *boards = subjects[i % SUBJECTS].random_board(&random);
        const struct fm_board *only = fm_boards_get(boards, 0);
        uint32_t form = test_random_below(&random, fm_form_count(fm_board_puzzle(only)));
        uint32_t length = write_input(only, form, input);
        for (uint32_t damages = test_random_below(&random, 4); damages > 0; damages--)
            input[4 + test_random_below(&random, length - 4)] = (uint8_t)test_random_below(&random, 128);
        assert_int_equal(LLVMFuzzerTestOneInput(input, length), 0);
        fm_boards_free(boards);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_file_of_the_corpus_holds_what_the_fuzzer_checks),
        cmocka_unit_test(damaged_boards_are_read_or_refused),
    };
    return cmocka_run_group_tests_name("corpus", tests, NULL, NULL);
}
