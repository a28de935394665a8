#include "cli_messages.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static const char *plural(int32_t count) {
    return count == 1 ? "" : "s";
}

static void print_byte(FILE *out, unsigned char byte) {
    if (byte < 0x20 || byte >= 0x7f)
        fprintf(out, "\\x%02x", byte);
    else
        fputc(byte, out);
}

/* What stands at the place of the error, so that it cannot upset a terminal. */
static void print_found(FILE *out, const struct fm_text_error *error, const char *text) {
    if (error->length == 0) {
        fputs("the end of the text", out);
        return;
    }
    fputc('\'', out);
    for (uint32_t i = 0; i < error->length; i++)
        print_byte(out, (unsigned char)text[error->offset + i]);
    fputc('\'', out);
}

static void print_quoted(FILE *out, int32_t character) {
    if (character == '\n') {
        fputs("the end of the line", out);
        return;
    }
    fputc('\'', out);
    print_byte(out, (unsigned char)character);
    fputc('\'', out);
}

static void print_out_of_range(FILE *out, const struct fm_text_error *error, const char *text) {
    print_found(out, error, text);
    fprintf(out, " is out of range: a number from %d to %d belongs here", (int)error->numbers[0],
            (int)error->numbers[1]);
}

static void print_expected_number(FILE *out, const struct fm_text_error *error, const char *text) {
    fprintf(out, "expected a number from %d to %d, found ", (int)error->numbers[0], (int)error->numbers[1]);
    print_found(out, error, text);
}

static void print_ends_early(FILE *out, const struct fm_text_error *error) {
    if (error->numbers[0] == 0)
        fputs("the text ends too early", out);
    else
        fprintf(out, "the text ends before row %d, column %d of the board", (int)error->numbers[0],
                (int)error->numbers[1]);
}

static void print_start_outside(FILE *out, const struct fm_text_error *error) {
    fprintf(out, "the start lies outside of the board, which has %d column%s and %d row%s", (int)error->numbers[0],
            plural(error->numbers[0]), (int)error->numbers[1], plural(error->numbers[1]));
}

static void print_row_length(FILE *out, const struct fm_text_error *error) {
    fprintf(out, "row %d has %d value%s instead of %d", (int)error->numbers[0], (int)error->numbers[1],
            plural(error->numbers[1]), (int)error->numbers[2]);
}

static void print_wall_disagrees(FILE *out, const struct fm_text_error *error) {
    static const char *const sides[] = {"east", "north", "south", "west"};
    fprintf(out, "row %d, column %d and its neighbour in the %s disagree about the wall between them",
            (int)error->numbers[0], (int)error->numbers[1], sides[error->numbers[2] & 3]);
}

static void print_expected(FILE *out, const struct fm_text_error *error, const char *text) {
    fputs("expected ", out);
    print_quoted(out, error->numbers[0]);
    if (error->numbers[1] != 0) {
        fputs(" or ", out);
        print_quoted(out, error->numbers[1]);
    }
    fputs(", found ", out);
    print_found(out, error, text);
}

static void print_sentence(FILE *out, const struct fm_text_error *error, const char *text) {
    int first = (int)error->numbers[0];
    int second = (int)error->numbers[1];
    switch ((enum fm_text_code)error->code) {
    case FM_TEXT_OK:
    case FM_TEXT_CODE_COUNT: break;
    case FM_TEXT_EMPTY: fputs("there is no board in the text", out); break;
    case FM_TEXT_NOT_TEXT: fprintf(out, "the byte 0x%02x is in no form of a board", (unsigned)first & 0xff); break;
    case FM_TEXT_EXPECTED_NUMBER: print_expected_number(out, error, text); break;
    case FM_TEXT_OUT_OF_RANGE: print_out_of_range(out, error, text); break;
    case FM_TEXT_ENDS_EARLY: print_ends_early(out, error); break;
    case FM_TEXT_ROW_LENGTH: print_row_length(out, error); break;
    case FM_TEXT_START_OUTSIDE: print_start_outside(out, error); break;
    case FM_TEXT_WALL_DISAGREES: print_wall_disagrees(out, error); break;
    case FM_TEXT_NOT_ADJACENT:
        fprintf(out, "a wall stands between two neighbours, and %d and %d are none", first, second);
        break;
    case FM_TEXT_AFTER_END:
        fputs("the list of boards has ended, but ", out);
        print_found(out, error, text);
        fputs(" follows", out);
        break;
    case FM_TEXT_TOO_LARGE:
        fprintf(out, "the board is too large: at most %d rows and %d columns", first, second);
        break;
    case FM_TEXT_EXPECTED: print_expected(out, error, text); break;
    case FM_TEXT_NO_START: fputs("the drawn board has no start", out); break;
    case FM_TEXT_TWO_STARTS:
        fprintf(out, "the board has a second start; the first is in line %d, column %d", first, second);
        break;
    case FM_TEXT_SIZE_DISAGREES:
        fprintf(out, "the board is not of the size asked for, %d x %d (rows x columns)", first, second);
        break;
    case FM_TEXT_LINK_LENGTH:
        fprintf(out, "the link has %d digit%s for its cells instead of %d", first, plural(first), second);
        break;
    case FM_TEXT_LINK_DIGIT:
        print_found(out, error, text);
        fputs(" is no digit that may stand here: those are A-Z a-z 0-9 - _", out);
        break;
    case FM_TEXT_EXPECTED_MOVE:
        print_found(out, error, text);
        fputs(" is no move", out);
        break;
    case FM_TEXT_NO_MEMORY: fputs("the boards of the text do not fit into memory", out); break;
    }
}

void cli_print_text_error(FILE *out, const char *file, const struct fm_text_error *error, const char *text) {
    fprintf(out, "%s:%lu:%lu: ", file, (unsigned long)error->line, (unsigned long)error->column);
    print_sentence(out, error, text);
    fputc('\n', out);
}

const char *cli_refusal_sentence(const char *refusal) {
    static const char *const sentences[][2] = {
        {"outline", "a wall on the outline never moves"},
        {"two-walls", "there is a second wall behind the wall"},
        {"over", "the puzzle is solved already"},
        {"same-colour", "the region has this colour already"},
        {"touches-nothing", "no cell of this colour touches the region"},
    };
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
        if (strcmp(sentences[i][0], refusal) == 0)
            return sentences[i][1];
    return refusal;
}
