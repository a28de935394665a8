/* Escape from Tetris: lower bounds, each the largest over the set of what up to four walkers need by themselves. A word
 * that frees them all frees each group of them, so all are admissible; one command takes one walker one step, so all
 * are consistent.
 *
 *   manhattan   the steps to the ring as if no cell were bad
 *   distance    the steps to the ring
 *   pairs       the exact length of a shortest word for two walkers
 *   triples     the same for three, see escape_groups.h; on boards that are too large for it, for two
 *   fours       the same for four, or for as many as board and memory are fit for
 *
 * Pairs are numbered through the good cells, in the order of places; one number more, the last, stands for "escaped".
 * The table is filled by breadth-first search backward from the pair that has escaped: before a command a walker was
 * on a cell from which it stays, or on one from which it goes to where it is now. Both orders of a pair have an entry.
 */
#include "escape_groups.h"

#include "require.h"

#include <string.h>

const char *const escape_bounds[] = {"none", "manhattan", "distance", "pairs", "triples", "fours", NULL};
enum { BOUND_NONE, BOUND_MANHATTAN, BOUND_DISTANCE, BOUND_PAIRS, BOUND_TRIPLES, BOUND_FOURS };

/* Pairs that a slice of preparation takes from the queue. */
#define SLICE_PAIRS 4096U

/* Of the worst pairs so many are looked at for each walker of a set. */
#define TRIES 4U

#define UNKNOWN UINT16_MAX

/* The workspace. Sizes in elements: count + 1 is the number of walkers' numbers. */
struct escape_work {
    uint32_t bound;
    uint32_t count;     /* good inner cells; number `count` is "escaped" */
    uint32_t queued;    /* pairs put into the queue */
    uint32_t taken;     /* pairs taken out of it */
    uint16_t *number;   /* of each place */
    uint16_t *place;    /* of each number */
    uint16_t *alone;    /* by number: what one walker needs, for manhattan and distance */
    uint16_t *pairs;    /* by number * (count + 1) + number */
    uint16_t *farthest; /* by number: the most that it needs together with any other */
    uint32_t *queue;    /* pairs as indices into `pairs`, the larger number first, those that need least first */
    struct escape_groups *groups; /* for groups of more than two */
    uint32_t last;                /* what the worst group needed in a set asked about before */
};

static uint32_t places_of(const struct escape_board *board) {
    return board->inner.words * 64;
}

static size_t pairs_bytes(const struct escape_work *work) {
    return (size_t)(work->count + 1) * (work->count + 1) * sizeof *work->pairs;
}

static size_t queue_bytes(const struct escape_work *work) {
    return (size_t)(work->count + 1) * (work->count + 2) / 2 * sizeof *work->queue;
}

void escape_free_work(const struct board *base, void *workspace, struct memory *memory) {
    struct escape_work *work = workspace;
    if (!work)
        return;
    if (work->number)
        memory_free(memory, work->number, places_of(escape_board_of(base)) * sizeof(uint16_t));
    if (work->place)
        memory_free(memory, work->place, (work->count + 1) * sizeof(uint16_t));
    if (work->alone)
        memory_free(memory, work->alone, (work->count + 1) * sizeof(uint16_t));
    if (work->pairs)
        memory_free(memory, work->pairs, pairs_bytes(work));
    if (work->farthest)
        memory_free(memory, work->farthest, (work->count + 1) * sizeof(uint16_t));
    if (work->queue)
        memory_free(memory, work->queue, queue_bytes(work));
    escape_groups_free(work->groups, memory);
    memory_free_object(memory, work);
}

static void number_places(const struct escape_board *board, struct escape_work *work) {
    const uint64_t *good = escape_good(board);
    uint32_t number = 0;
    for (uint32_t i = 0; i < board->inner.words; i++)
        for (uint64_t rest = good[i]; rest; rest &= rest - 1) {
            uint32_t place = 64 * i + (uint32_t)__builtin_ctzll(rest);
            work->number[place] = (uint16_t)number;
            work->place[number++] = (uint16_t)place;
        }
}

static void find_manhattan(const struct escape_board *board, struct escape_work *work) {
    const struct grid *inner = &board->inner;
    for (uint32_t number = 0; number < work->count; number++) {
        uint32_t row = grid_row(inner, work->place[number]);
        uint32_t column = grid_column(inner, work->place[number]);
        uint32_t ways[] = {row, inner->rows - 1 - row, column, inner->columns - 1 - column};
        uint32_t nearest = ways[0];
        for (uint32_t i = 1; i < 4; i++)
            nearest = ways[i] < nearest ? ways[i] : nearest;
        work->alone[number] = (uint16_t)(nearest + 1);
    }
}

/* Steps to the ring, layer by layer; cells that never reach it keep UNKNOWN. */
static void find_distances(const struct escape_board *board, struct escape_work *work) {
    memset(work->alone, 0xFF, (work->count + 1) * sizeof *work->alone);
    bool found = true;
    for (uint16_t steps = 1; found; steps++) {
        found = false;
        for (uint32_t number = 0; number < work->count; number++) {
            uint32_t place = work->place[number];
            for (uint32_t d = 0; work->alone[number] == UNKNOWN && d < DIRECTIONS; d++) {
                bool goes = bits_has(escape_go(board, d), place);
                bool leaves = !goes && !bits_has(escape_stay(board, d), place);
                uint32_t next = goes ? work->number[grid_neighbour(&board->inner, place, (enum direction)d)] : 0;
                if (leaves ? steps == 1 : goes && work->alone[next] == steps - 1 && steps > 1) {
                    work->alone[number] = steps;
                    found = true;
                }
            }
        }
    }
}

void *escape_create_work(const struct board *base, uint32_t bound, struct memory *memory) {
    const struct escape_board *board = escape_board_of(base);
    struct escape_work *work = memory_create_object(memory, sizeof *work);
    if (!work)
        return NULL;
    work->bound = bound;
    work->count = board->good;
    work->number = memory_allocate(memory, places_of(board) * sizeof *work->number);
    work->place = memory_allocate(memory, (work->count + 1) * sizeof *work->place);
    bool is_alone = bound == BOUND_MANHATTAN || bound == BOUND_DISTANCE;
    uint32_t walkers = bound >= BOUND_PAIRS ? escape_group_size(2 + bound - BOUND_PAIRS, work->count + 1, memory) : 1;
    bool is_pairs = walkers == 2 && board->shut_in == FM_NONE;
    bool is_groups = walkers > 2 && board->shut_in == FM_NONE;
    if (is_alone)
        work->alone = memory_allocate(memory, (work->count + 1) * sizeof *work->alone);
    if (is_pairs) {
        work->pairs = memory_allocate(memory, pairs_bytes(work));
        work->farthest = memory_allocate_zeroed(memory, (work->count + 1) * sizeof *work->farthest);
        work->queue = memory_allocate(memory, queue_bytes(work));
    }
    if (is_groups && work->number && work->place) {
        number_places(board, work);
        work->groups = escape_groups_create(board, walkers, work->number, work->place, memory);
    }
    if (!work->number || !work->place || (is_alone && !work->alone) ||
        (is_pairs && (!work->pairs || !work->farthest || !work->queue)) || (is_groups && !work->groups)) {
        escape_free_work(base, work, memory);
        return NULL;
    }
    number_places(board, work);
    if (bound == BOUND_MANHATTAN)
        find_manhattan(board, work);
    if (bound == BOUND_DISTANCE)
        find_distances(board, work);
    return work;
}

static void note_farthest(struct escape_work *work, uint32_t number, uint16_t length) {
    if (length > work->farthest[number])
        work->farthest[number] = length;
}

/* Gives a pair its length and puts it into the queue, unless it has one. */
static void reach_pair(struct escape_work *work, uint32_t a, uint32_t b, uint16_t length) {
    uint32_t size = work->count + 1;
    if (work->pairs[a * size + b] != UNKNOWN)
        return;
    work->pairs[a * size + b] = length;
    work->pairs[b * size + a] = length;
    note_farthest(work, a, length);
    note_farthest(work, b, length);
    work->queue[work->queued++] = a < b ? b * size + a : a * size + b;
}

/* Where a walker that is at `number` after a command may have been before it: fills in numbers and returns how many.
 * For "escaped" that are all cells that leave by the command, and "escaped" itself. */
static uint32_t find_before(const struct escape_board *board, const struct escape_work *work, uint32_t number,
                            enum direction direction, uint16_t *before) {
    uint32_t count = 0;
    if (number == work->count) {
        before[count++] = (uint16_t)number;
        for (uint32_t i = 0; i < work->count; i++)
            if (!bits_has(escape_go(board, direction), work->place[i]) &&
                !bits_has(escape_stay(board, direction), work->place[i]))
                before[count++] = (uint16_t)i;
        return count;
    }
    uint32_t place = work->place[number];
    if (bits_has(escape_stay(board, direction), place))
        before[count++] = (uint16_t)number;
    /* It came from the cell against the direction, if that is good and inner: then one goes from here back to it. */
    enum direction back = direction_opposite(direction);
    if (bits_has(escape_go(board, back), place))
        before[count++] = work->number[grid_neighbour(&board->inner, place, back)];
    return count;
}

enum preparation escape_prepare(const struct board *base, void *workspace, struct memory *memory) {
    const struct escape_board *board = escape_board_of(base);
    struct escape_work *work = workspace;
    uint16_t before_a[4 * GRID_MOST];
    uint16_t before_b[4 * GRID_MOST];
    if (work->groups)
        return escape_groups_prepare(work->groups, memory);
    if (!work->queue)
        return PREPARATION_DONE;
    uint32_t size = work->count + 1;
    if (work->queued == 0) {
        memset(work->pairs, 0xFF, pairs_bytes(work));
        reach_pair(work, work->count, work->count, 0);
    }
    for (uint32_t left = SLICE_PAIRS; left > 0 && work->taken < work->queued; left--) {
        uint32_t pair = work->queue[work->taken++];
        uint16_t length = work->pairs[pair];
        /* Lengths past what an entry holds stay unknown and count as the largest that it holds: admissible still. */
        if (length == UNKNOWN - 1) {
            memset(work->farthest, 0xFF, (work->count + 1) * sizeof *work->farthest);
            continue;
        }
        for (uint32_t d = 0; d < DIRECTIONS; d++) {
            uint32_t a_count = find_before(board, work, pair / size, (enum direction)d, before_a);
            uint32_t b_count = find_before(board, work, pair % size, (enum direction)d, before_b);
            for (uint32_t a = 0; a < a_count; a++)
                for (uint32_t b = 0; b < b_count; b++)
                    reach_pair(work, before_a[a], before_b[b], length + 1);
        }
    }
    return work->taken < work->queued ? PREPARATION_MORE : PREPARATION_DONE;
}

static uint32_t largest_alone(const struct escape_work *work, const uint64_t *state, uint32_t words) {
    uint32_t largest = 0;
    for (uint32_t i = 0; i < words; i++)
        for (uint64_t rest = state[i]; rest; rest &= rest - 1) {
            uint32_t steps = work->alone[work->number[64 * i + (uint32_t)__builtin_ctzll(rest)]];
            largest = steps > largest ? steps : largest;
        }
    return largest == UNKNOWN ? FM_INFINITE : largest;
}

static bool holds(const struct escape_work *work, const uint64_t *state, uint32_t number) {
    return number == work->count || bits_has(state, work->place[number]);
}

/* Looks at the worst pairs of all first, one of which a large set holds. In a set that holds none of these, few walkers
 * have to be asked about all others: most need less with whomever than a pair found before. */
static uint32_t largest_pair(const struct escape_work *work, const uint64_t *state, uint32_t words) {
    uint16_t numbers[GRID_MOST * GRID_MOST];
    uint32_t count = 0;
    uint32_t size = work->count + 1;
    for (uint32_t i = 0; i < words; i++)
        for (uint64_t rest = state[i]; rest; rest &= rest - 1)
            numbers[count++] = work->number[64 * i + (uint32_t)__builtin_ctzll(rest)];
    /* A pair whose length stays unknown was never queued, and is worse than all that were. */
    bool is_complete = work->queued == size * (size + 1) / 2;
    uint32_t tries = !is_complete ? 0 : work->queued < TRIES * count ? work->queued : TRIES * count;
    for (uint32_t i = 1; i <= tries; i++) {
        uint32_t pair = work->queue[work->queued - i];
        if (holds(work, state, pair / size) && holds(work, state, pair % size))
            return work->pairs[pair];
    }
    uint32_t largest = 0;
    for (uint32_t a = 0; a < count; a++) {
        if (work->farthest[numbers[a]] <= largest)
            continue;
        const uint16_t *row = work->pairs + (size_t)numbers[a] * size;
        for (uint32_t b = a; b < count; b++) {
            uint32_t length = row[numbers[b]];
            largest = length > largest ? length : largest;
        }
    }
    return largest;
}

uint32_t escape_bound_child(const struct board *base, void *workspace, uint32_t move, const uint64_t *child,
                            bool along_path, uint32_t enough) {
    (void)move;
    (void)along_path;
    const struct escape_board *board = escape_board_of(base);
    struct escape_work *work = workspace;
    uint32_t words = board->inner.words;
    switch (work->bound) {
    case BOUND_MANHATTAN:
    case BOUND_DISTANCE: return largest_alone(work, child, words);
    case BOUND_PAIRS:
    case BOUND_TRIPLES:
    case BOUND_FOURS:
        /* Whoever is shut in at the start is so in every state. */
        if (board->shut_in != FM_NONE)
            return FM_INFINITE;
        if (work->groups)
            return escape_groups_worst(work->groups, child, &work->last, enough);
        return largest_pair(work, child, words);
    default: REQUIRE(work->bound == BOUND_NONE); return 0;
    }
}

uint32_t escape_bound(const struct board *base, void *workspace, const uint64_t *state, bool along_path) {
    return escape_bound_child(base, workspace, 0, state, along_path, FM_INFINITE);
}
