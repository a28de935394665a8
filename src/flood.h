/* Flood (codevs 2495): fewest recolourings of the top-left region until the board has one colour. What its files share.
 *
 * The board is contracted to regions, connected cells of one colour, numbered in the order of their first cells, so
 * that region 0 holds the top-left cell. A state, w being the words of a set of regions:
 *
 *     0 .. w - 1   the regions flooded: the key. Which colour they have does not matter for what can still happen.
 *     w            path part: | 0 ... | the flooded region's colour, 6 bits | colours not to be played next, 36 bits |
 *
 * Colours not to be played next. After colour a has led from Q to X, colour b may be left out if every region of colour
 * b that touches X touched Q already, for then b, a floods whatever a, b does. It is left out where b, a floods more,
 * as b makes regions of colour a touch that did not, and, of two orders that do the same, where b is the smaller
 * colour. Not so if some colour could have been finished in Q: there the search keeps that colour alone, and b, a may
 * not have been tried (2 x 4, 0101/2100).
 *
 * That together with sets that are dominated (see puzzle.h) nothing is lost: call a node on course if it lies on a
 * shortest solution, and let all nodes on course of g moves or fewer have been taken, one of them, N, having g moves
 * and the next move b. If that child is not kept, there is another pair of a node on course of g moves and its next
 * move: N', b if N was dominated by N'; or, if b was left out, a node that floods Q and b, and more, with the next move
 * a. Of such pairs the one cannot follow the other in a circle: the set that it leads to grows, or stays and the last
 * colour grows, or both stay and the node's set grows. So some child on course of g + 1 moves is kept. Where a colour
 * that can be finished interrupts this, the search goes on from there with a colour less, which happens no more often
 * than there are colours.
 */
#ifndef FLOOD_H
#define FLOOD_H

#include "grid.h"
#include "puzzle.h"

#define FLOOD_COLOURS 36U

enum flood_form { FLOOD_JUDGE, FLOOD_DRAWN, FLOOD_LINK };

/* Behind it, in words of a set of regions: for each colour its regions; for each region its neighbours. Then, in two
 * bytes each, how many cells each region has and which region each cell is in; then a byte a cell, its colour. */
struct flood_board {
    struct board base;
    uint32_t words;
    uint32_t regions;
    uint64_t sets[];
};

static inline const struct flood_board *flood_board_of(const struct board *board) {
    return (const struct flood_board *)board;
}

static inline const uint64_t *flood_colour_set(const struct flood_board *board, uint32_t colour) {
    return board->sets + colour * board->words;
}

static inline const uint64_t *flood_neighbours(const struct flood_board *board, uint32_t region) {
    return board->sets + (FLOOD_COLOURS + region) * board->words;
}

static inline const uint16_t *flood_sizes(const struct flood_board *board) {
    return (const uint16_t *)(board->sets + (FLOOD_COLOURS + board->regions) * board->words);
}

static inline const uint16_t *flood_regions(const struct flood_board *board) {
    return flood_sizes(board) + board->regions;
}

static inline const uint8_t *flood_colours(const struct flood_board *board) {
    return (const uint8_t *)(flood_regions(board) + board->base.rows * board->base.columns);
}

/* The path part of a state. */
static inline uint32_t flood_colour(const struct flood_board *board, const uint64_t *state) {
    return (uint32_t)(state[board->words] >> 36 & 63);
}

static inline uint64_t flood_left_out(const struct flood_board *board, const uint64_t *state) {
    return state[board->words] & ((UINT64_C(1) << FLOOD_COLOURS) - 1);
}

/* The workspace. */
struct flood_work {
    uint32_t bound;
    uint64_t
        borders[]; /* what touches each child of the state expanded last, by colour, in words of a set of regions */
};

/* A board of rows x columns colours, each below FLOOD_COLOURS. NULL where memory ends. */
struct flood_board *flood_board_create(uint32_t rows, uint32_t columns, const uint8_t *colours, struct memory *memory);

/* Adds the neighbours of all regions of `set` to `reached`. */
BITS_INLINE void flood_add_neighbours(const struct flood_board *board, const uint64_t *set, uint64_t *reached,
                                      uint32_t words) {
    for (uint32_t i = 0; i < words; i++)
        for (uint64_t rest = set[i]; rest; rest &= rest - 1) {
            const uint64_t *neighbours = flood_neighbours(board, 64 * i + (uint32_t)__builtin_ctzll(rest));
            for (uint32_t j = 0; j < words; j++)
                reached[j] |= neighbours[j];
        }
}

/* What lies around a state: the regions that touch it, from scratch. */
BITS_INLINE void flood_find_border(const struct flood_board *board, const uint64_t *state, uint64_t *border,
                                   uint32_t words) {
    bits_clear(border, words);
    flood_add_neighbours(board, state, border, words);
    for (uint32_t i = 0; i < words; i++)
        border[i] &= ~state[i];
}

uint32_t flood_form_of(const struct text *text, const struct fm_read_options *options);
bool flood_read(struct text *text, const struct fm_read_options *options, struct memory *memory, struct board **board,
                struct fm_text_error *error);
void flood_write(const struct board *board, const uint64_t *state, uint32_t form, bool list, struct writer *writer);

extern const char *const flood_bounds[];
extern const char *const flood_forms[];

void *flood_create_work(const struct board *board, uint32_t bound, struct memory *memory);
void flood_free_work(const struct board *board, void *work, struct memory *memory);
uint32_t flood_bound(const struct board *board, void *work, const uint64_t *state, bool along_path);
uint32_t flood_bound_child(const struct board *board, void *work, uint32_t move, const uint64_t *child, bool along_path,
                           uint32_t enough);

void flood_open_draft(const struct board *board, struct draft *draft);
bool flood_change_draft(struct draft *draft, const struct fm_edit *edit);
struct board *flood_make(const struct draft *draft, struct memory *memory);

#endif
