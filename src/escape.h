/* Escape from Tetris (HDU 1813, also POJ 2644): one word of commands that frees a walker from every cell. What its
 * files share.
 *
 * Only the cells inside the ring matter: whoever stands on the ring has escaped. So the geometry is that of the inner
 * cells, two rows and two columns smaller than the board, and a state is the set of inner places where a walker may
 * still be; all of it is key. Boards up to 9 x 9 take one word.
 *
 * In each direction an inner good cell is one of three: its neighbour is inner and good (go), bad (stay), or on the
 * ring and good (neither: it leaves). A command takes a set S to  moved(S & go) | (S & stay).
 */
#ifndef ESCAPE_H
#define ESCAPE_H

#include "grid.h"
#include "puzzle.h"

enum escape_form { ESCAPE_JUDGE, ESCAPE_POJ, ESCAPE_DRAWN, ESCAPE_LINK };

/* Behind the geometry, in words of the inner geometry: the start; the good cells; go, then stay, for each direction.
 * Then a bit for each cell of the whole board, row by row, set where it is bad. */
struct escape_board {
    struct board base;
    struct grid inner;
    uint32_t shut_in;   /* a place of the start from which the ring cannot be reached, or FM_NONE */
    uint32_t good;      /* number of inner good cells */
    bool has_own_start; /* else it is all inner good cells */
    uint64_t sets[];
};

static inline const struct escape_board *escape_board_of(const struct board *board) {
    return (const struct escape_board *)board;
}

static inline const uint64_t *escape_start(const struct escape_board *board) {
    return board->sets;
}

static inline const uint64_t *escape_good(const struct escape_board *board) {
    return board->sets + board->inner.words;
}

static inline const uint64_t *escape_go(const struct escape_board *board, uint32_t direction) {
    return board->sets + (2 + direction) * board->inner.words;
}

static inline const uint64_t *escape_stay(const struct escape_board *board, uint32_t direction) {
    return board->sets + (2 + DIRECTIONS + direction) * board->inner.words;
}

static inline bool escape_is_bad(const struct escape_board *board, uint32_t row, uint32_t column) {
    return bits_has(board->sets + (2 + 2 * DIRECTIONS) * board->inner.words, row * board->base.columns + column);
}

/* A board of that size, all good; bad cells are added, then walkers where it has a start of its own, then it is closed,
 * before anybody else sees it. NULL where memory ends. */
struct escape_board *escape_board_create(uint32_t rows, uint32_t columns, struct memory *memory);
void escape_board_add_bad(struct escape_board *board, uint32_t row, uint32_t column);
/* Puts a walker on an inner good cell; rows and columns from 0. */
void escape_board_add_walker(struct escape_board *board, uint32_t row, uint32_t column);
void escape_board_close(struct escape_board *board);

/* The set that a command makes of a set; they may not overlap. */
BITS_INLINE void escape_move(const struct escape_board *board, const uint64_t *state, uint32_t direction,
                             uint64_t *next, uint32_t words) {
    const uint64_t *go = escape_go(board, direction);
    const uint64_t *stay = escape_stay(board, direction);
    uint64_t going[PUZZLE_MOST_WORDS];
    for (uint32_t i = 0; i < words; i++)
        going[i] = state[i] & go[i];
    for (uint32_t i = 0; i < words; i++)
        next[i] = grid_moved(&board->inner, going, i, (enum direction)direction, words) | (state[i] & stay[i]);
}

uint32_t escape_form_of(const struct text *text, const struct fm_read_options *options);
bool escape_read(struct text *text, const struct fm_read_options *options, struct memory *memory, struct board **board,
                 struct fm_text_error *error);
void escape_write(const struct board *board, const uint64_t *state, uint32_t form, bool list, struct writer *writer);

extern const char *const escape_bounds[];
extern const char *const escape_forms[];

void *escape_create_work(const struct board *board, uint32_t bound, struct memory *memory);
void escape_free_work(const struct board *board, void *work, struct memory *memory);
enum preparation escape_prepare(const struct board *board, void *work, struct memory *memory);
uint32_t escape_bound(const struct board *board, void *work, const uint64_t *state, bool along_path);
uint32_t escape_bound_child(const struct board *board, void *work, uint32_t move, const uint64_t *child,
                            bool along_path, uint32_t enough);

void escape_open_draft(const struct board *board, struct draft *draft);
bool escape_change_draft(struct draft *draft, const struct fm_edit *edit);
struct board *escape_make(const struct draft *draft, struct memory *memory);

#endif
