#include "replay.h"

#include "require.h"

#include <stddef.h>
#include <string.h>

struct verifier {
    const char *puzzle;
    bool (*replay)(const struct replay_board *board, const uint8_t *moves, uint32_t count, uint8_t *scratch);
};

static const struct verifier verifiers[] = {
    {"wall-pushers", replay_wall_pushers},
    {"escape", replay_escape},
    {"flood", replay_flood},
};

uint32_t replay_scratch_bytes(const struct replay_board *board) {
    return board->rows * board->columns;
}

bool replay(const char *puzzle, const struct replay_board *board, const uint8_t *moves, uint32_t count,
            uint8_t *scratch) {
    const size_t verifier_count = sizeof verifiers / sizeof verifiers[0];
    size_t i = 0;
    while (i < verifier_count && strcmp(verifiers[i].puzzle, puzzle) != 0)
        i++;
    REQUIRE(i < verifier_count);
    return verifiers[i].replay(board, moves, count, scratch);
}
