/* Wall Pushers by the letter of its rules: each wall inside of the board is told twice, once by each of its two cells,
 * and both tellings are kept. */
#include "replay.h"

#include <string.h>

struct maze {
    int32_t rows;
    int32_t columns;
    uint8_t *cells; /* W 1, N 2, E 4, S 8 */
};

struct place {
    int32_t row;
    int32_t column;
};

enum { EAST, NORTH, SOUTH, WEST, DIRECTIONS };

static const uint8_t wall_of[DIRECTIONS] = {4, 2, 8, 1};

static int opposite(int direction) {
    static const int opposites[DIRECTIONS] = {WEST, SOUTH, NORTH, EAST};
    return opposites[direction];
}

static struct place beside(struct place place, int direction) {
    static const int32_t down[DIRECTIONS] = {0, -1, 1, 0};
    static const int32_t right[DIRECTIONS] = {1, 0, 0, -1};
    return (struct place){place.row + down[direction], place.column + right[direction]};
}

static bool is_inside(const struct maze *maze, struct place place) {
    return place.row >= 0 && place.row < maze->rows && place.column >= 0 && place.column < maze->columns;
}

static uint8_t *cell_at(const struct maze *maze, struct place place) {
    return &maze->cells[place.row * maze->columns + place.column];
}

static bool has_wall(const struct maze *maze, struct place place, int side) {
    return (*cell_at(maze, place) & wall_of[side]) != 0;
}

static void build_wall(const struct maze *maze, struct place place, int side) {
    *cell_at(maze, place) |= wall_of[side];
    if (is_inside(maze, beside(place, side)))
        *cell_at(maze, beside(place, side)) |= wall_of[opposite(side)];
}

static void remove_wall(const struct maze *maze, struct place place, int side) {
    *cell_at(maze, place) &= (uint8_t)~wall_of[side];
    if (is_inside(maze, beside(place, side)))
        *cell_at(maze, beside(place, side)) &= (uint8_t)~wall_of[opposite(side)];
}

static bool tellings_agree(const struct maze *maze) {
    struct place place;
    for (place.row = 0; place.row < maze->rows; place.row++)
        for (place.column = 0; place.column < maze->columns; place.column++)
            for (int side = 0; side < DIRECTIONS; side++) {
                struct place other = beside(place, side);
                if (is_inside(maze, other) && has_wall(maze, place, side) != has_wall(maze, other, opposite(side)))
                    return false;
            }
    return true;
}

/* Moves the player from `place` in `direction`. Returns false where the rules refuse it. */
static bool play(const struct maze *maze, struct place *place, int direction) {
    struct place next = beside(*place, direction);
    if (has_wall(maze, *place, direction)) {
        bool on_the_outline = !is_inside(maze, next);
        if (on_the_outline || has_wall(maze, next, direction))
            return false;
        remove_wall(maze, *place, direction);
        build_wall(maze, next, direction);
    }
    *place = next;
    return true;
}

bool replay_wall_pushers(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch) {
    struct maze maze = {(int32_t)board->rows, (int32_t)board->columns, scratch};
    struct place player = {board->integers[0], board->integers[1]};
    memcpy(scratch, board->cells, replay_scratch_bytes(board));
    if (!is_inside(&maze, player) || !tellings_agree(&maze))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        bool escaped_already = !is_inside(&maze, player);
        if (escaped_already || moves[i] >= DIRECTIONS || !play(&maze, &player, moves[i]))
            return false;
    }
    return !is_inside(&maze, player);
}
