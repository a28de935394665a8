#include "cli_common.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

bool cli_print_text(struct text_of text_of) {
    uint32_t length = text_of.write(text_of.what, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) {
        fputs("fewest: the text does not fit into memory\n", stderr);
        return false;
    }
    text_of.write(text_of.what, text, length);
    fwrite(text, 1, length, stdout);
    free(text);
    return true;
}

void cli_print_end(uint32_t number, const char *status, enum fm_reason reason) {
    static const char *const reasons[] = {
        [FM_REASON_NONE] = "null",        [FM_REASON_NODES] = "\"nodes\"", [FM_REASON_MEMORY] = "\"memory\"",
        [FM_REASON_TIME] = "\"time\"",    [FM_REASON_BOUND] = "\"bound\"", [FM_REASON_ENGINE] = "\"engine\"",
        [FM_REASON_BOARDS] = "\"boards\""};
    fprintf(stderr, "{\"case\":%lu,\"status\":\"%s\",\"reason\":%s", (unsigned long)number, status, reasons[reason]);
}

void cli_print_number(const char *key, uint64_t value) {
    fprintf(stderr, ",\"%s\":%llu", key, (unsigned long long)value);
}

void cli_print_distance(const char *key, uint32_t distance) {
    if (distance == FM_INFINITE)
        fprintf(stderr, ",\"%s\":null", key);
    else
        cli_print_number(key, distance);
}

double cli_now(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}
