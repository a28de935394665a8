/* What failed: for states of which the key tells all, the most moves with which the search below them has failed, or is
 * about to. A table for iterative deepening (A. Reinefeld, T. Marsland, 1994, call it a transposition table).
 *
 * A state that was taken with `left` moves to go and no solution found needs more than `left` moves; meeting it again
 * with no more than that is in vain. The same holds while the search below it is still under way: then the state is on
 * the path, and no shortest solution visits a state twice.
 *
 * The table grows up to its share of the account's limit and then takes no new states, which costs speed alone.
 */
#ifndef FAILURES_H
#define FAILURES_H

#include "state_table.h"

struct failures {
    struct state_table table;
    bool is_full;
};

void failures_open(struct failures *failures, struct memory *memory, uint32_t key_words);
void failures_close(struct failures *failures);

/* Notes that a state is taken with `left` moves to go in iteration number `iteration`. */
void failures_note(struct failures *failures, const uint64_t *key, uint32_t left, uint32_t iteration);
/* Whether a state is in vain with `left` moves to go. If it is, and was last taken in an iteration before `iteration`,
 * *needs is the least number of moves that it may need; otherwise its search counted for itself, and *needs is
 * UINT32_MAX. */
bool failures_has(const struct failures *failures, const uint64_t *key, uint32_t left, uint32_t iteration,
                  uint32_t *needs);

#endif
