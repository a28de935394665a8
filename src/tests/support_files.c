/* Files that the tests read: texts and lists of numbers. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

static void *resize(void *block, size_t count, size_t bytes) {
    void *larger = realloc(block, count * bytes);
    if (!larger)
        abort();
    return larger;
}

char *test_read_file(const char *name, uint32_t *length) {
    char path[256];
    snprintf(path, sizeof path, "src/tests/%s", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("cannot open %s: run the tests in the project's folder", path);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = resize(NULL, (size_t)size + 1, 1);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    fclose(file);
    text[size] = '\0';
    *length = (uint32_t)size;
    return text;
}

int32_t *test_read_numbers(const char *name, uint32_t *count) {
    uint32_t length;
    char *text = test_read_file(name, &length);
    int32_t *numbers = resize(NULL, length + 1, sizeof *numbers);
    char *at = text;
    *count = 0;
    for (;;) {
        char *end;
        long number = strtol(at, &end, 10);
        if (end == at)
            break;
        numbers[(*count)++] = (int32_t)number;
        at = end;
    }
    free(text);
    return numbers;
}
