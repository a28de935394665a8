/* The fuzzer's corpus, replayed: each file once, so that what a fuzzer found stays found without one. */
#define _POSIX_C_SOURCE 200809L

#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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

/* Boards in every form with a few bytes changed: near enough to the truth to get deep into the readers. */
static void damaged_boards_are_read_or_refused(void **state) {
    (void)state;
    struct test_random random = test_random_open();
    for (uint32_t i = 0; i < TEST_CASES(100000); i++) {
        struct test_board board;
        uint64_t start[256];
        uint8_t input[1024];
        test_board_random(&board, &random, 1 + test_random_below(&random, 4), 1 + test_random_below(&random, 4), 50,
                          80);
        struct fm_boards *boards = test_board_read(&board);
        const struct fm_board *only = fm_boards_get(boards, 0);
        assert_true(fm_board_state_words(only) <= COUNT_OF(start));
        fm_board_start(only, start);
        uint32_t form = test_random_below(&random, fm_form_count(fm_board_puzzle(only)));
        uint32_t length = fm_board_write(only, start, form, true, (char *)input + 4, sizeof input - 4);
        assert_true(length <= sizeof input - 4);
        input[0] = (uint8_t)board.rows;
        input[1] = (uint8_t)board.columns;
        input[2] = (uint8_t)(board.column + 1);
        input[3] = (uint8_t)(board.row + 1);
        for (uint32_t damages = test_random_below(&random, 4); damages > 0; damages--)
            input[4 + test_random_below(&random, length)] = (uint8_t)test_random_below(&random, 128);
        assert_int_equal(LLVMFuzzerTestOneInput(input, length + 4), 0);
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
