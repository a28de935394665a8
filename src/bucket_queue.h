/* A priority queue for two small integers: smallest `major` first, among equals smallest `minor`, among equals the
 * newest first. For A*: major f, minor h, so that of two nodes with the same f the one with the larger g comes out.
 *
 * One list of values for each (major, minor) that was met; the lists of a major stand in a row that is made when first
 * needed. Push and pop take constant time, but for looking for the next list that is not empty: a cursor a row and one
 * over the rows, which only move forward unless something smaller is pushed.
 *
 * The queue owns its rows and cells, in the account it was opened with. It knows no puzzle.
 */
#ifndef BUCKET_QUEUE_H
#define BUCKET_QUEUE_H

#include "arena.h"

struct bucket_queue {
    struct arena rows;  /* struct bucket_row by major */
    struct arena cells; /* values and their successors */
    uint32_t free_cell; /* chain of cells to use again */
    uint32_t first_row; /* no row below it holds a value */
    uint32_t length;    /* values held */
};

/* An empty queue; takes no memory yet. */
void bucket_queue_open(struct bucket_queue *queue, struct memory *memory);
void bucket_queue_close(struct bucket_queue *queue);

/* Makes sure that bucket_queue_push succeeds for this priority, and for as many values in all as `values` more. False
 * where memory ends; the queue holds what it held. */
bool bucket_queue_reserve(struct bucket_queue *queue, uint32_t major, uint32_t minor, uint32_t values);
/* There must be room: see bucket_queue_reserve. */
void bucket_queue_push(struct bucket_queue *queue, uint32_t major, uint32_t minor, uint32_t value);
/* Takes the first value out into *value, with its priority. False where the queue is empty. */
bool bucket_queue_pop(struct bucket_queue *queue, uint32_t *value, uint32_t *major, uint32_t *minor);

#endif
