/* A board on the drawing table: what it is made of, free to be changed, until its puzzle makes a board of it.
 *
 * Cells hold what a view of the start state shows of the board alone: Wall Pushers the judge's number W 1, N 2, E 4,
 * S 8, where both neighbours tell the side between them alike; Escape 0 good, 1 bad; Flood the colour. They stand row
 * by row without gaps. A draft knows no puzzle; what a cell holds is its puzzle's affair.
 */
#ifndef DRAFT_H
#define DRAFT_H

#include "grid.h"

struct draft {
    uint32_t rows; /* 1 .. GRID_MOST, as columns */
    uint32_t columns;
    uint32_t start_row; /* from 0; of no meaning where the puzzle has no start of its own */
    uint32_t start_column;
    uint8_t cells[GRID_MOST * GRID_MOST];
};

static inline uint8_t *draft_cell(struct draft *draft, uint32_t row, uint32_t column) {
    return draft->cells + row * draft->columns + column;
}

static inline uint8_t draft_at(const struct draft *draft, uint32_t row, uint32_t column) {
    return draft->cells[row * draft->columns + column];
}

/* Whether a side of a cell of the draft is part of its outline. */
bool draft_is_edge(const struct draft *draft, uint32_t row, uint32_t column, enum direction side);

/* Copies the cells that both drafts have. */
void draft_keep_cells(const struct draft *before, struct draft *draft);

/* What a cell holds once its side d has become its side to[d]; NULL stands for cells that look the same from all
 * sides. */
typedef uint8_t draft_turned_cell(uint8_t cell, const enum direction to[DIRECTIONS]);

/* Makes `draft` what the draft before looks like in a mirror: the side and its opposite change places. */
void draft_mirror(const struct draft *before, enum direction side, draft_turned_cell *turned, struct draft *draft);
/* Makes `draft` the draft before, turned a quarter clockwise. */
void draft_turn(const struct draft *before, draft_turned_cell *turned, struct draft *draft);

#endif
