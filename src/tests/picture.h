/* A second opinion on editing: a board as a picture in which cells and the sides between them are squares of one fine
 * grid. A square in an odd row and an odd column is a cell, one of them odd is a side, both even is a post. It shares
 * nothing with the core.
 */
#ifndef PICTURE_H
#define PICTURE_H

#include "support.h"

#define PICTURE_SQUARES (2 * TEST_SIDE + 1)

enum { WALL_PUSHERS, ESCAPE, FLOOD, PUZZLES };
extern const char *const picture_puzzles[PUZZLES];
/* The core's number of one of these. */
uint32_t picture_puzzle(uint32_t puzzle);

struct picture {
    uint32_t puzzle;
    int32_t rows; /* of cells */
    int32_t columns;
    /* A cell: bad, a colour, or where the player starts; a side: a wall. */
    uint8_t squares[PICTURE_SQUARES][PICTURE_SQUARES];
};

/* An empty board. */
void picture_blank(struct picture *picture, uint32_t puzzle, int32_t rows, int32_t columns);
/* Makes an edit that the core does not refuse. */
void picture_edit(struct picture *picture, const struct fm_edit *edit);
/* What the start of a board shows; the two cells beside a side must tell it alike. */
void picture_look(const struct fm_board *board, uint32_t puzzle, struct picture *picture);
/* Fails the test unless there is one board, and that is it. */
void picture_expect(const struct fm_boards *boards, const struct picture *picture);

#endif
