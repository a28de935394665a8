/* Mistakes that public programs for Escape from Tetris make, and ideas that look right and are wrong: each is made here
 * on boards that refute it, and shown to answer wrongly; without it the same search answers rightly, and so does every
 * engine of the core.
 */
#include "engines.h"
#include "naive_escape.h"

#include <string.h>

/* What a search over sets of places does, layer by layer. None of it: the right thing. */
struct habits {
    bool tries_north_first;      /* north, east, south, west */
    bool lets_the_ring_walk;     /* who has escaped goes on obeying, back inside too; all must be out at once */
    bool forbids_the_inverse;    /* west right after east and so on, as if it led back to the set before */
    bool drops_for_earlier_part; /* a set of which a subset was found before, in the order of layers and words */
    bool drops_for_later_part;   /* ... or is found later in the same layer */
};

#define MOST_NODES   100000
#define NO_PARENT    UINT32_MAX
#define MOST_LETTERS 64

struct node {
    uint64_t set;
    uint32_t parent;
    uint32_t move;
    bool is_dropped;
};

struct search {
    const struct naive_escape *board;
    const struct habits *habits;
    uint32_t count;
    struct node nodes[MOST_NODES];
};

/* Where a walker is after a command, as a bit; 0: out of the game. */
static uint64_t obey(const struct search *search, int32_t row, int32_t column, uint32_t move) {
    const struct naive_escape *board = search->board;
    bool walks_on_ring = search->habits->lets_the_ring_walk;
    int32_t to_row = row + test_down[move];
    int32_t to_column = column + test_right[move];
    bool is_inside = to_row >= 0 && to_row < board->rows && to_column >= 0 && to_column < board->columns;
    if (!is_inside || board->bad[to_row][to_column]) {
        to_row = row;
        to_column = column;
    }
    bool is_out = !walks_on_ring && naive_escape_is_on_ring(board, to_row, to_column);
    return is_out ? 0 : UINT64_C(1) << (to_row * board->columns + to_column);
}

static uint64_t set_after(const struct search *search, uint64_t set, uint32_t move) {
    uint64_t next = 0;
    for (int32_t place = 0; place < search->board->rows * search->board->columns; place++)
        if (set >> place & 1)
            next |= obey(search, place / search->board->columns, place % search->board->columns, move);
    return next;
}

static uint64_t set_at_start(const struct search *search) {
    const struct naive_escape *board = search->board;
    uint64_t set = 0;
    for (int32_t row = 0; row < board->rows; row++)
        for (int32_t column = 0; column < board->columns; column++) {
            bool is_in_game = search->habits->lets_the_ring_walk || !naive_escape_is_on_ring(board, row, column);
            set |= (uint64_t)(is_in_game && !board->bad[row][column]) << (row * board->columns + column);
        }
    return set;
}

static bool is_goal(const struct search *search, uint64_t set) {
    for (int32_t place = 0; place < search->board->rows * search->board->columns; place++)
        if (set >> place & 1 &&
            !naive_escape_is_on_ring(search->board, place / search->board->columns, place % search->board->columns))
            return false;
    return true;
}

static bool is_part(uint64_t part, uint64_t whole) {
    return (part & ~whole) == 0;
}

/* Whether a set just found is known: with what may be played next, where that matters. */
static bool is_known(const struct search *search, uint64_t set, uint32_t move) {
    const struct habits *habits = search->habits;
    bool by_part = habits->drops_for_earlier_part || habits->drops_for_later_part;
    for (uint32_t i = 0; i < search->count; i++) {
        const struct node *node = &search->nodes[i];
        bool may_go_on_alike = !habits->forbids_the_inverse || node->move == move;
        if (may_go_on_alike && (by_part ? is_part(node->set, set) : node->set == set))
            return true;
    }
    return false;
}

/* Makes the children of node `index`. */
static void expand(struct search *search, uint32_t index) {
    const struct node node = search->nodes[index];
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t move = search->habits->tries_north_first && i < 2 ? 1 - i : i;
        bool is_inverse = node.parent != NO_PARENT && move == 3 - node.move;
        if (search->habits->forbids_the_inverse && is_inverse)
            continue;
        uint64_t next = set_after(search, node.set, move);
        if (is_known(search, next, move))
            continue;
        assert_true(search->count < MOST_NODES);
        search->nodes[search->count++] = (struct node){next, index, move, false};
    }
}

static void drop_for_later_parts(struct search *search, uint32_t first) {
    for (uint32_t i = first; i < search->count; i++)
        for (uint32_t j = i + 1; j < search->count; j++)
            if (is_part(search->nodes[j].set, search->nodes[i].set))
                search->nodes[i].is_dropped = true;
}

/* The letters of the word that leads to a node. */
static void write_word(const struct search *search, uint32_t index, char word[MOST_LETTERS]) {
    uint32_t length = 0;
    for (uint32_t node = index; search->nodes[node].parent != NO_PARENT; node = search->nodes[node].parent)
        length++;
    assert_true(length < MOST_LETTERS);
    word[length] = '\0';
    for (uint32_t node = index; search->nodes[node].parent != NO_PARENT; node = search->nodes[node].parent)
        word[--length] = "ENSW"[search->nodes[node].move];
}

/* The word answered; false where there is none. */
static bool answers(const struct naive_escape *board, const struct habits *habits, char word[MOST_LETTERS]) {
    static struct search search;
    search.board = board;
    search.habits = habits;
    search.nodes[0] = (struct node){set_at_start(&search), NO_PARENT, 0, false};
    search.count = 1;
    for (uint32_t first = 0; first < search.count;) {
        uint32_t end = search.count;
        for (uint32_t i = first; i < end; i++)
            if (!search.nodes[i].is_dropped && is_goal(&search, search.nodes[i].set)) {
                write_word(&search, i, word);
                return true;
            }
        for (uint32_t i = first; i < end; i++)
            if (!search.nodes[i].is_dropped)
                expand(&search, i);
        if (habits->drops_for_later_part)
            drop_for_later_parts(&search, end);
        first = end;
    }
    return false;
}

/* -------------------------------------------------------------------------------------------------- the boards -- */

struct refutation {
    const char *rows;
    const char *wrong;
    const char *right;
};

/* Whether every engine of the core answers that word. */
static void expect_engines(const struct naive_escape *board, const char *right) {
    struct fm_boards *boards = naive_escape_read(board);
    for (uint32_t i = 0; i < ESCAPE_WAYS; i++) {
        struct test_answer answer;
        struct fm_search_options options = way_options("escape", &escape_ways[i]);
        test_solve(fm_boards_get(boards, 0), &options, &answer);
        assert_int_equal(answer.length, strlen(right));
        for (int32_t j = 0; j < answer.length; j++)
            naive_escape_expect("ENSW"[answer.moves[j]] == right[j], board, WAY_FORMAT "letter %d is not that of %s",
                                WAY_VALUES(&escape_ways[i]), j + 1, right);
    }
    fm_boards_free(boards);
}

static void expect_refuted(const struct habits *habits, const struct refutation *boards, uint32_t count) {
    static const struct habits none;
    for (uint32_t i = 0; i < count; i++) {
        struct naive_escape board;
        char word[MOST_LETTERS];
        naive_escape_parse(&board, boards[i].rows);
        assert_true(answers(&board, habits, word));
        assert_string_equal(word, boards[i].wrong);
        assert_true(answers(&board, &none, word));
        assert_string_equal(word, boards[i].right);
        expect_engines(&board, boards[i].right);
    }
}

static void north_first_gives_another_word_of_the_same_length(void **state) {
    (void)state;
    static const struct habits habits = {.tries_north_first = true};
    static const struct refutation boards[] = {
        {"000/000/000", "N", "E"},
        {"1001/0101/0001/1011", "NNS", "ENN"},
    };
    expect_refuted(&habits, boards, COUNT_OF(boards));
}

/* The first board is the judge's sample. */
static void walkers_who_go_on_from_the_ring_need_a_longer_word(void **state) {
    (void)state;
    static const struct habits habits = {.lets_the_ring_walk = true};
    static const struct refutation boards[] = {
        {"1101/0001/1100/1001", "EENE", "EN"},
        {"000/000/000", "EE", "E"},
    };
    expect_refuted(&habits, boards, COUNT_OF(boards));
}

/* After east, west leads back only those whom nothing stopped: walkers who met stay together. */
static void undoing_a_command_does_not_lead_back_to_the_set_before(void **state) {
    (void)state;
    static const struct habits habits = {.forbids_the_inverse = true};
    static const struct refutation boards[] = {
        {"0100/0010/0100/0010", "ENW", "EW"},
        {"00000/00000/00100/00000/00000", "EEENN", "EEEW"},
        {"0000/0101/1010/0011", "NES", "NS"},
        {"11100/10101/10011/11011/00010", "NESESS", "NSESS"},
    };
    expect_refuted(&habits, boards, COUNT_OF(boards));
}

/* What is left of a set can be freed in as few moves, but by a word that comes later. */
static void part_of_a_set_that_is_found_later_is_no_reason_to_drop_it(void **state) {
    (void)state;
    static const struct habits habits = {.drops_for_later_part = true};
    static const struct refutation boards[] = {
        {"1001/0101/0001/1011", "NNS", "ENN"},
        {"0010/0001/0101/0000", "NSS", "ESS"},
        {"1000/1101/1001/1011", "NNS", "ENN"},
    };
    expect_refuted(&habits, boards, COUNT_OF(boards));
}

static void part_of_a_set_that_was_found_earlier_is_one(void **state) {
    (void)state;
    static const struct habits none;
    static const struct habits earlier = {.drops_for_earlier_part = true};
    static const struct habits later = {.drops_for_later_part = true};
    struct test_random random = test_random_open();
    uint32_t words = 0;
    for (uint32_t i = 0; i < TEST_CASES(4000); i++) {
        struct naive_escape board;
        char right[MOST_LETTERS];
        char word[MOST_LETTERS];
        int32_t row;
        int32_t column;
        naive_escape_random(&board, &random, 3 + test_random_below(&random, 3), 3 + test_random_below(&random, 3),
                            test_random_below(&random, 60));
        if (naive_escape_is_hopeless(&board, &row, &column))
            continue;
        assert_true(answers(&board, &none, right));
        assert_true(answers(&board, &earlier, word));
        naive_escape_expect(strcmp(word, right) == 0, &board, "%s instead of %s", word, right);
        assert_true(answers(&board, &later, word));
        naive_escape_expect(strlen(word) == strlen(right), &board, "%s is not as long as %s", word, right);
        words++;
    }
    print_message("%u words\n", words);
    assert_true(words > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(north_first_gives_another_word_of_the_same_length),
        cmocka_unit_test(walkers_who_go_on_from_the_ring_need_a_longer_word),
        cmocka_unit_test(undoing_a_command_does_not_lead_back_to_the_set_before),
        cmocka_unit_test(part_of_a_set_that_is_found_later_is_no_reason_to_drop_it),
        cmocka_unit_test(part_of_a_set_that_was_found_earlier_is_one),
    };
    return cmocka_run_group_tests_name("escape_refuted", tests, NULL, NULL);
}
