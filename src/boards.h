/* Lists of boards, from the inside: how one comes to be that was not read from a text. */
#ifndef BOARDS_H
#define BOARDS_H

#include "fewest.h"
#include "puzzle.h"

/* An empty list, which fm_boards_free takes; NULL where memory ends. */
struct fm_boards *boards_create(void);
/* The account in which its boards are made. */
struct memory *boards_memory(struct fm_boards *boards);
/* Makes room for one more case; false where memory ends. */
bool boards_reserve(struct fm_boards *boards);
/* Hands a board over to the list, which has room for it, with the place in the text that it was read from. */
void boards_append(struct fm_boards *boards, struct board *board, struct fm_place place);

#endif
