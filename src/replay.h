/* The verifier: plays a sequence of moves by the rules and says whether it is a solution.
 *
 * Every answer passes it before it leaves the library, so a fault of a puzzle's own, faster code shows as an answer
 * that is held back and never as a wrong one. That is worth something only while the two have nothing in common: a
 * verifier is written from the rules, does the plainest thing, and uses none of the puzzle's code or data layout. It
 * sees a board as people see it (fm_board_view).
 *
 * Cost: O(rows x columns + moves). Nothing is allocated.
 */
#ifndef REPLAY_H
#define REPLAY_H

#include <stdbool.h>
#include <stdint.h>

/* A start state, as fm_board_view shows it. */
struct replay_board {
    uint32_t rows;
    uint32_t columns;
    const uint8_t *cells;    /* rows x columns bytes, row by row */
    const int32_t *integers; /* FM_VIEW_INTEGERS of them */
};

/* Bytes of working space that replay() needs for this board. */
uint32_t replay_scratch_bytes(const struct replay_board *board);

/* Whether the `count` moves are legal one after the other, and the last one, not an earlier one, solves the board.
 * `puzzle` is a name from the table in replay.c; any other traps. The content of `scratch` on return is of no use. */
bool replay(const char *puzzle, const struct replay_board *board, const uint8_t *moves, uint32_t count,
            uint8_t *scratch);

/* The verifiers of the single puzzles: the same contract, for one puzzle each. */
bool replay_wall_pushers(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch);
bool replay_escape(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch);
bool replay_flood(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch);

#endif
