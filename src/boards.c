/* The public interface, first half: what there is, texts, boards and their states. */
#include "boards.h"

#include "engine.h"
#include "require.h"

/* What the cases of one text may take together. */
#define BOARDS_MOST_BYTES (UINT64_C(1) << 30)

/* The refusal that every puzzle has: see puzzle.h. */
#define REFUSAL_OVER 1U

struct fm_boards {
    struct memory memory;
    struct arena cases; /* a struct boards_case each */
    uint32_t form;
};

struct boards_case {
    union arena_slot board;
    struct fm_place place;
};

/* The caller's own: in no account. */
void *fm_allocate(uint32_t bytes) {
    struct memory memory = memory_open(0);
    return memory_create_object(&memory, bytes);
}

void fm_release(void *block) {
    struct memory memory = {.objects = 1};
    memory_free_object(&memory, block);
}

/* ------------------------------------------------------------------------------------------------ what there is -- */

static const struct puzzle *puzzle_at(uint32_t puzzle) {
    REQUIRE(puzzle < puzzle_count);
    return puzzles[puzzle];
}

static const char *name_at(const char *const *names, uint32_t index) {
    REQUIRE(index < names_count(names));
    return names[index];
}

uint32_t fm_puzzle_count(void) {
    return puzzle_count;
}

const char *fm_puzzle_name(uint32_t puzzle) {
    return puzzle_at(puzzle)->name;
}

uint32_t fm_puzzle_find(const char *name) {
    for (uint32_t i = 0; i < puzzle_count; i++)
        if (names_find((const char *const[]){puzzles[i]->name, NULL}, name) == 0)
            return i;
    return FM_NONE;
}

uint32_t fm_bound_count(uint32_t puzzle) {
    return names_count(puzzle_at(puzzle)->bounds);
}

const char *fm_bound_name(uint32_t puzzle, uint32_t bound) {
    return name_at(puzzle_at(puzzle)->bounds, bound);
}

bool fm_bound_is_admissible(uint32_t puzzle, uint32_t bound) {
    REQUIRE(bound < fm_bound_count(puzzle));
    return puzzle_bound_is_admissible(puzzle_at(puzzle), bound);
}

uint32_t fm_form_count(uint32_t puzzle) {
    return names_count(puzzle_at(puzzle)->forms);
}

const char *fm_form_name(uint32_t puzzle, uint32_t form) {
    return name_at(puzzle_at(puzzle)->forms, form);
}

const char *fm_refusal_name(uint32_t puzzle, uint32_t refusal) {
    return name_at(puzzle_at(puzzle)->refusals, refusal);
}

const char *fm_obstacle_name(uint32_t puzzle, uint32_t obstacle) {
    return name_at(puzzle_at(puzzle)->obstacles, obstacle);
}

bool fm_answer_is_smallest(uint32_t puzzle) {
    return puzzle_at(puzzle)->answer_is_smallest;
}

uint32_t fm_engine_count(void) {
    return engine_count + 1;
}

const char *fm_engine_name(uint32_t engine) {
    REQUIRE(engine <= engine_count);
    return engine ? engines[engine - 1]->name : "auto";
}

bool fm_engine_is_informed(uint32_t engine) {
    REQUIRE(engine <= engine_count);
    return engine == 0 || engines[engine - 1]->is_informed;
}

bool fm_engine_is_optimal(uint32_t engine) {
    REQUIRE(engine <= engine_count);
    return engine == 0 || engines[engine - 1]->is_optimal;
}

const char *fm_text_code_name(uint32_t code) {
    static const char *const names[FM_TEXT_CODE_COUNT + 1] = {
        [FM_TEXT_OK] = "ok",
        [FM_TEXT_EMPTY] = "empty",
        [FM_TEXT_NOT_TEXT] = "not-text",
        [FM_TEXT_EXPECTED_NUMBER] = "expected-number",
        [FM_TEXT_OUT_OF_RANGE] = "out-of-range",
        [FM_TEXT_ENDS_EARLY] = "ends-early",
        [FM_TEXT_ROW_LENGTH] = "row-length",
        [FM_TEXT_START_OUTSIDE] = "start-outside",
        [FM_TEXT_WALL_DISAGREES] = "wall-disagrees",
        [FM_TEXT_NOT_ADJACENT] = "not-adjacent",
        [FM_TEXT_AFTER_END] = "after-end",
        [FM_TEXT_TOO_LARGE] = "too-large",
        [FM_TEXT_EXPECTED] = "expected",
        [FM_TEXT_NO_START] = "no-start",
        [FM_TEXT_TWO_STARTS] = "two-starts",
        [FM_TEXT_SIZE_DISAGREES] = "size-disagrees",
        [FM_TEXT_LINK_LENGTH] = "link-length",
        [FM_TEXT_LINK_DIGIT] = "link-digit",
        [FM_TEXT_EXPECTED_MOVE] = "expected-move",
        [FM_TEXT_NO_MEMORY] = "no-memory",
    };
    return name_at(names, code);
}

const char *fm_event_name(uint32_t kind) {
    static const char *const names[FM_EVENT_KIND_COUNT + 1] = {
        [FM_EVENT_WALK] = "walk",         [FM_EVENT_SLIDE] = "slide",     [FM_EVENT_CLOSE] = "close",
        [FM_EVENT_LEAVE] = "leave",       [FM_EVENT_BLOCKED] = "blocked", [FM_EVENT_MERGE] = "merge",
        [FM_EVENT_RECOLOUR] = "recolour", [FM_EVENT_FLOOD] = "flood",
    };
    return name_at(names, kind);
}

/* --------------------------------------------------------------------------------------------------------- text -- */

static struct boards_case *case_at(const struct fm_boards *boards, uint32_t index) {
    REQUIRE(index < boards->cases.length);
    return arena_at(&boards->cases, index);
}

struct fm_boards *boards_create(void) {
    struct memory memory = memory_open(BOARDS_MOST_BYTES);
    struct fm_boards *boards = memory_create_object(&memory, sizeof *boards);
    if (!boards)
        return NULL;
    boards->memory = memory;
    arena_open(&boards->cases, &boards->memory, sizeof(struct boards_case));
    return boards;
}

struct memory *boards_memory(struct fm_boards *boards) {
    return &boards->memory;
}

bool boards_reserve(struct fm_boards *boards) {
    return arena_reserve(&boards->cases, 1);
}

void boards_append(struct fm_boards *boards, struct board *board, struct fm_place place) {
    *(struct boards_case *)arena_append(&boards->cases) = (struct boards_case){{.block = (uint8_t *)board}, place};
}

static bool read_all(const struct puzzle *puzzle, struct text *text, const struct fm_read_options *options,
                     struct fm_boards *boards, struct fm_text_error *error) {
    boards->form = puzzle->form_of(text, options);
    for (;;) {
        struct board *board;
        struct span first = text_peek(text);
        if (!boards_reserve(boards))
            return text_fail(text, error, FM_TEXT_NO_MEMORY, first, 0, 0, 0);
        if (!puzzle->read(text, options, &boards->memory, &board, error))
            return false;
        if (!board)
            break;
        boards_append(boards, board, text_place(text, first));
    }
    return boards->cases.length > 0 || text_fail(text, error, FM_TEXT_EMPTY, text_peek(text), 0, 0, 0);
}

struct fm_boards *fm_read(uint32_t puzzle, const char *text, uint32_t length, const struct fm_read_options *options,
                          struct fm_text_error *error) {
    static const struct fm_read_options defaults = {0};
    struct fm_boards *boards = boards_create();
    struct text cursor = text_open(text, length);
    *error = (struct fm_text_error){0};
    if (!boards) {
        text_fail(&cursor, error, FM_TEXT_NO_MEMORY, text_peek(&cursor), 0, 0, 0);
        return NULL;
    }
    if (read_all(puzzle_at(puzzle), &cursor, options ? options : &defaults, boards, error))
        return boards;
    fm_boards_free(boards);
    return NULL;
}

void fm_boards_free(struct fm_boards *boards) {
    if (!boards)
        return;
    for (uint32_t i = 0; i < boards->cases.length; i++) {
        struct board *board = (struct board *)case_at(boards, i)->board.block;
        memory_free(&boards->memory, board, board->bytes);
    }
    arena_close(&boards->cases);
    struct memory memory = boards->memory;
    memory_free_object(&memory, boards);
    memory_close(&memory);
}

uint32_t fm_boards_count(const struct fm_boards *boards) {
    return boards->cases.length;
}

uint64_t fm_boards_bytes(const struct fm_boards *boards) {
    return boards->memory.live;
}

const struct fm_board *fm_boards_get(const struct fm_boards *boards, uint32_t index) {
    return (const struct fm_board *)case_at(boards, index)->board.block;
}

uint32_t fm_boards_form(const struct fm_boards *boards) {
    return boards->form;
}

struct fm_place fm_boards_place(const struct fm_boards *boards, uint32_t index) {
    return case_at(boards, index)->place;
}

/* ------------------------------------------------------------------------------------------------ boards, states -- */

/* struct fm_board is the public face of struct board: a name without a definition. */
static const struct board *board_of(const struct fm_board *board) {
    return (const struct board *)board;
}

uint32_t fm_board_puzzle(const struct fm_board *board) {
    uint32_t puzzle = 0;
    while (puzzles[puzzle] != board_of(board)->puzzle)
        puzzle++;
    return puzzle;
}

uint32_t fm_board_rows(const struct fm_board *board) {
    return board_of(board)->rows;
}

uint32_t fm_board_columns(const struct fm_board *board) {
    return board_of(board)->columns;
}

uint32_t fm_board_move_count(const struct fm_board *board) {
    return board_of(board)->move_count;
}

char fm_board_move_name(const struct fm_board *board, uint32_t move) {
    REQUIRE(move < board_of(board)->move_count);
    return board_of(board)->puzzle->move_name(board_of(board), move);
}

uint32_t fm_board_state_words(const struct fm_board *board) {
    return board_of(board)->state_words;
}

void fm_board_start(const struct fm_board *board, uint64_t *state) {
    board_of(board)->puzzle->start(board_of(board), state);
}

bool fm_board_is_goal(const struct fm_board *board, const uint64_t *state) {
    return board_of(board)->puzzle->is_goal(board_of(board), state);
}

uint32_t fm_board_apply(const struct fm_board *board, const uint64_t *state, uint32_t move, uint64_t *next) {
    REQUIRE(move < board_of(board)->move_count);
    if (fm_board_is_goal(board, state))
        return REFUSAL_OVER;
    return board_of(board)->puzzle->apply(board_of(board), state, move, next);
}

void fm_board_view(const struct fm_board *board, const uint64_t *state, uint8_t *cells,
                   int32_t integers[FM_VIEW_INTEGERS]) {
    for (uint32_t i = 0; i < FM_VIEW_INTEGERS; i++)
        integers[i] = 0;
    board_of(board)->puzzle->view(board_of(board), state, cells, integers);
}

uint32_t fm_board_describe(const struct fm_board *board, const uint64_t *state, uint32_t move, struct fm_event *events,
                           uint32_t capacity) {
    REQUIRE(move < board_of(board)->move_count);
    if (fm_board_is_goal(board, state))
        return 0;
    return board_of(board)->puzzle->describe(board_of(board), state, move, events, capacity);
}

uint32_t fm_board_write(const struct fm_board *board, const uint64_t *state, uint32_t form, bool list, char *text,
                        uint32_t capacity) {
    struct writer writer = {text, capacity, 0};
    REQUIRE(form < names_count(board_of(board)->puzzle->forms));
    board_of(board)->puzzle->write(board_of(board), state, form, list, &writer);
    return writer.length;
}

uint32_t fm_board_caption(const struct fm_board *board, const uint64_t *state, char *text, uint32_t capacity) {
    struct writer writer = {text, capacity, 0};
    board_of(board)->puzzle->caption(board_of(board), state, &writer);
    return writer.length;
}

void fm_board_obstacle(const struct fm_board *board, struct fm_obstacle *obstacle) {
    board_of(board)->puzzle->obstacle(board_of(board), obstacle);
}

/* ------------------------------------------------------------------------------------------------------ answers -- */

bool fm_answers_are_apart(uint32_t puzzle) {
    return puzzle_at(puzzle)->answer_form == ANSWER_WORDS;
}

uint32_t fm_board_write_answer(const struct fm_board *board, const uint8_t *moves, uint32_t count, bool with_moves,
                               char *text, uint32_t capacity) {
    const struct puzzle *puzzle = board_of(board)->puzzle;
    struct writer writer = {text, capacity, 0};
    if (puzzle->answer_form == ANSWER_COUNT) {
        writer_put_number(&writer, count);
        writer_put(&writer, '\n');
        if (!with_moves)
            return writer.length;
    }
    for (uint32_t i = 0; i < count; i++) {
        REQUIRE(moves[i] < board_of(board)->move_count);
        if (puzzle->answer_form == ANSWER_WORDS) {
            writer_put_string(&writer, puzzle->move_words[moves[i]]);
            writer_put(&writer, '\n');
        } else {
            writer_put(&writer, fm_board_move_name(board, moves[i]));
        }
    }
    if (puzzle->answer_form != ANSWER_WORDS)
        writer_put(&writer, '\n');
    return writer.length;
}

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/* The move whose word a token is, in any case, or FM_NONE. */
static uint32_t move_by_word(const struct board *board, const char *token, uint32_t length) {
    for (uint32_t move = 0; board->puzzle->move_words && move < board->move_count; move++) {
        const char *word = board->puzzle->move_words[move];
        uint32_t i = 0;
        while (i < length && word[i] && lower(token[i]) == word[i])
            i++;
        if (i == length && !word[i])
            return move;
    }
    return FM_NONE;
}

static uint32_t move_by_name(const struct board *board, char name) {
    for (uint32_t move = 0; move < board->move_count; move++)
        if (lower(name) == lower(board->puzzle->move_name(board, move)))
            return move;
    return FM_NONE;
}

uint32_t fm_board_read_answer(const struct fm_board *public_board, const char *text, uint32_t length, uint8_t *moves,
                              uint32_t capacity, struct fm_text_error *error) {
    const struct board *board = board_of(public_board);
    struct text cursor = text_open(text, length);
    uint32_t count = 0;
    for (struct span token = text_token(&cursor); token.length; token = text_token(&cursor)) {
        uint32_t word = move_by_word(board, text + token.at, token.length);
        uint32_t moves_here = word == FM_NONE ? token.length : 1;
        for (uint32_t i = 0; i < moves_here; i++) {
            uint32_t move = word == FM_NONE ? move_by_name(board, text[token.at + i]) : word;
            if (move == FM_NONE) {
                text_fail(&cursor, error, FM_TEXT_EXPECTED_MOVE, span_part(token, i, 1), 0, 0, 0);
                return FM_NONE;
            }
            if (count++ < capacity)
                moves[count - 1] = (uint8_t)move;
        }
    }
    return count;
}
