#include "escape_groups.h"

#include "require.h"

#include <string.h>

/* How much a slice of preparation does, in rows looked at and in groups reached from. */
#define SLICE_WORK 16384U

#define UNKNOWN UINT8_MAX

/* ---------------------------------------------------------------------------------------------------- life, ranks --
 */

uint32_t escape_group_size(uint32_t wanted, uint32_t numbers, const struct memory *memory) {
    if (numbers > GROUP_NUMBERS_MOST || wanted < 3)
        return wanted < 2 ? wanted : 2;
    uint64_t triples = (uint64_t)numbers * (numbers + 1) * (numbers + 2) / 6;
    uint64_t fours = triples * (numbers + 3) / 4;
    if (wanted == 4 && numbers <= FOURS_NUMBERS_MOST && memory_allows(memory, 4 * fours))
        return 4;
    return memory_allows(memory, 4 * triples) ? 3 : 2;
}

static size_t pair_count(const struct escape_groups *groups) {
    return (size_t)groups->numbers * (groups->numbers + 1) / 2;
}

static size_t seconds_bytes(const struct escape_groups *groups) {
    return (size_t)groups->longest * groups->numbers * groups->words * sizeof(uint64_t);
}

static size_t thirds_bytes(const struct escape_groups *groups) {
    return groups->longest * pair_count(groups) * groups->words * sizeof(uint64_t);
}

void escape_groups_free(struct escape_groups *groups, struct memory *memory) {
    if (!groups)
        return;
    if (groups->lengths)
        memory_free(memory, groups->lengths, groups->count);
    if (groups->seconds)
        memory_free(memory, groups->seconds, seconds_bytes(groups));
    if (groups->thirds)
        memory_free(memory, groups->thirds, thirds_bytes(groups));
    memory_free_object(memory, groups);
}

static void find_combinations(struct escape_groups *groups) {
    for (uint32_t n = 0; n < GROUP_NUMBERS_MOST + GROUP_MOST; n++) {
        groups->choose[0][n] = n;
        for (uint32_t k = 1; k < GROUP_MOST; k++)
            groups->choose[k][n] = n ? groups->choose[k][n - 1] + groups->choose[k - 1][n - 1] : 0;
    }
}

/* Where a walker is after a command. */
static uint32_t number_after(const struct escape_board *board, const struct escape_groups *groups, uint32_t number,
                             enum direction direction) {
    uint32_t escaped = groups->numbers - 1;
    if (number == escaped || bits_has(escape_stay(board, direction), groups->place[number]))
        return number;
    if (!bits_has(escape_go(board, direction), groups->place[number]))
        return escaped;
    return groups->number[grid_neighbour(&board->inner, groups->place[number], direction)];
}

static void find_before(const struct escape_board *board, struct escape_groups *groups) {
    for (uint32_t d = 0; d < DIRECTIONS; d++) {
        uint16_t *first = groups->first_before[d];
        for (uint32_t number = 0; number < groups->numbers; number++)
            first[number_after(board, groups, number, (enum direction)d) + 1]++;
        for (uint32_t number = 0; number < groups->numbers; number++)
            first[number + 1] = (uint16_t)(first[number + 1] + first[number]);
        uint16_t filled[GROUP_NUMBERS_MOST] = {0};
        for (uint32_t number = 0; number < groups->numbers; number++) {
            uint32_t after = number_after(board, groups, number, (enum direction)d);
            groups->before[d][first[after] + filled[after]++] = (uint16_t)number;
        }
    }
}

struct escape_groups *escape_groups_create(const struct escape_board *board, uint32_t size, const uint16_t *number,
                                           const uint16_t *place, struct memory *memory) {
    struct escape_groups *groups = memory_create_object(memory, sizeof *groups);
    if (!groups)
        return NULL;
    groups->size = size;
    groups->numbers = board->good + 1;
    groups->words = board->inner.words;
    groups->number = number;
    groups->place = place;
    find_combinations(groups);
    groups->count = groups->choose[size - 1][groups->numbers + size - 1];
    groups->lengths = memory_allocate(memory, groups->count);
    if (!groups->lengths) {
        escape_groups_free(groups, memory);
        return NULL;
    }
    find_before(board, groups);
    memset(groups->lengths, UNKNOWN, groups->count);
    groups->lengths[groups->count - 1] = 0;
    return groups;
}

/* ------------------------------------------------------------------------------------------------------- lengths -- */

/* Puts the larger of two first. */
BITS_INLINE void sort_two(uint32_t *a, uint32_t *b) {
    uint32_t larger = *a > *b ? *a : *b;
    *b = *a > *b ? *b : *a;
    *a = larger;
}

BITS_INLINE uint32_t rank_of(const struct escape_groups *groups, const uint32_t walkers[GROUP_MOST], uint32_t size) {
    uint32_t sorted[GROUP_MOST];
    uint32_t rank = 0;
    memcpy(sorted, walkers, sizeof sorted);
    if (size == 4) {
        sort_two(&sorted[0], &sorted[1]);
        sort_two(&sorted[2], &sorted[3]);
        sort_two(&sorted[0], &sorted[2]);
        sort_two(&sorted[1], &sorted[3]);
        sort_two(&sorted[1], &sorted[2]);
    } else {
        sort_two(&sorted[0], &sorted[1]);
        sort_two(&sorted[1], &sorted[2]);
        sort_two(&sorted[0], &sorted[1]);
    }
    for (uint32_t i = 0; i < size; i++)
        rank += groups->choose[size - 1 - i][sorted[i] + size - 1 - i];
    return rank;
}

/* Gives their length to all groups from which a command leads to `members`, unless they have one. Where a number is
 * there twice, each pair that its walkers can have been is taken once. */
BITS_INLINE void reach_before(struct escape_groups *groups, const uint32_t members[GROUP_MOST], uint32_t direction,
                              uint32_t size) {
    const uint16_t *before = groups->before[direction];
    uint32_t at[GROUP_MOST];
    uint32_t end[GROUP_MOST];
    uint32_t walkers[GROUP_MOST] = {0};
    for (uint32_t i = 0; i < size; i++) {
        at[i] = groups->first_before[direction][members[i]];
        end[i] = groups->first_before[direction][members[i] + 1];
        if (at[i] == end[i])
            return;
    }
    for (;;) {
        for (uint32_t i = 0; i < size; i++)
            walkers[i] = before[at[i]];
        uint8_t *length = &groups->lengths[rank_of(groups, walkers, size)];
        if (*length == UNKNOWN) {
            *length = (uint8_t)(groups->round + 1);
            groups->found = true;
        }
        uint32_t i = size - 1;
        while (++at[i] == end[i])
            if (i-- == 0)
                return;
        while (++i < size)
            at[i] = members[i] == members[i - 1] ? at[i - 1] : groups->first_before[direction][members[i]];
    }
}

/* Goes on to the next row; false behind the last one. */
BITS_INLINE bool next_row(struct escape_groups *groups, uint32_t size) {
    uint32_t last = size - 2;
    groups->row_rank += groups->row[last] + 1;
    while (groups->row[last] == (last ? groups->row[last - 1] : groups->numbers - 1)) {
        groups->row[last] = 0;
        if (last-- == 0)
            return false;
    }
    groups->row[last]++;
    return true;
}

static void begin_round(struct escape_groups *groups) {
    groups->row_rank = 0;
    memset(groups->row, 0, sizeof groups->row);
    groups->found = false;
}

/* Works on the round; true when all lengths are known. */
BITS_INLINE bool find_lengths(struct escape_groups *groups, uint32_t size) {
    for (uint32_t work = 0; work < SLICE_WORK;) {
        uint32_t columns = groups->row[size - 2] + 1;
        const uint8_t *row = groups->lengths + groups->row_rank;
        const uint8_t *found = row;
        while ((found = memchr(found, (int)groups->round, columns - (size_t)(found - row)))) {
            uint32_t members[GROUP_MOST];
            memcpy(members, groups->row, sizeof groups->row);
            members[size - 1] = (uint32_t)(found - row);
            for (uint32_t d = 0; d < DIRECTIONS; d++)
                reach_before(groups, members, d, size);
            work++;
            found++;
        }
        work++;
        if (next_row(groups, size))
            continue;
        /* The largest length that a byte holds besides UNKNOWN leads to no other. */
        if (!groups->found || ++groups->round == UNKNOWN - 1)
            return true;
        begin_round(groups);
    }
    return false;
}

/* ---------------------------------------------------------------------------------------------------- thresholds -- */

static uint64_t *seconds_at(const struct escape_groups *groups, uint32_t t, uint32_t first) {
    return groups->seconds + (size_t)(t * groups->numbers + first) * groups->words;
}

static uint64_t *thirds_at(const struct escape_groups *groups, uint32_t t, uint32_t first, uint32_t second) {
    return groups->thirds + (t * pair_count(groups) + groups->choose[1][first + 1] + second) * groups->words;
}

static uint8_t largest_of(const uint8_t *lengths, uint32_t count) {
    uint8_t largest = 0;
    for (uint32_t i = 0; i < count; i++)
        largest = lengths[i] > largest ? lengths[i] : largest;
    return largest;
}

static bool begin_thresholds(struct escape_groups *groups, struct memory *memory) {
    groups->longest = largest_of(groups->lengths, groups->count);
    if (groups->longest == 0)
        return true;
    groups->seconds = memory_allocate_zeroed(memory, seconds_bytes(groups));
    groups->thirds = memory_allocate_zeroed(memory, thirds_bytes(groups));
    begin_round(groups);
    return groups->seconds && groups->thirds;
}

/* What is above t is above every smaller one, too. */
static void add_larger_thresholds(struct escape_groups *groups) {
    size_t seconds = (size_t)groups->numbers * groups->words;
    size_t thirds = pair_count(groups) * groups->words;
    for (uint32_t t = groups->longest - 1; t-- > 0;) {
        for (size_t i = 0; i < seconds; i++)
            groups->seconds[t * seconds + i] |= groups->seconds[(t + 1) * seconds + i];
        for (size_t i = 0; i < thirds; i++)
            groups->thirds[t * thirds + i] |= groups->thirds[(t + 1) * thirds + i];
    }
}

/* Enters each group, or the worst of those that differ in the last walker alone, for the largest t that it is above;
 * true when all are. */
static bool enter_groups(struct escape_groups *groups) {
    for (uint32_t work = 0; work < SLICE_WORK / 8; work++) {
        uint32_t a = groups->row[0];
        uint32_t b = groups->row[1];
        bool is_row_of_thirds = groups->size == 3;
        const uint8_t *row = groups->lengths + groups->row_rank;
        uint32_t thirds = is_row_of_thirds ? b + 1 : 1;
        for (uint32_t i = 0; i < thirds; i++) {
            uint32_t c = is_row_of_thirds ? i : groups->row[2];
            uint32_t length = is_row_of_thirds ? row[i] : largest_of(row, c + 1);
            if (length == 0 || a + 1 == groups->numbers)
                continue;
            bits_add(seconds_at(groups, length - 1, a), groups->place[b]);
            bits_add(thirds_at(groups, length - 1, a, b), groups->place[c]);
        }
        if (!(is_row_of_thirds ? next_row(groups, 3) : next_row(groups, 4)))
            return true;
    }
    return false;
}

enum preparation escape_groups_prepare(struct escape_groups *groups, struct memory *memory) {
    if (groups->is_ready)
        return PREPARATION_DONE;
    if (groups->longest == 0) {
        if (!(groups->size == 3 ? find_lengths(groups, 3) : find_lengths(groups, 4)))
            return PREPARATION_MORE;
        if (!begin_thresholds(groups, memory))
            return PREPARATION_NO_MEMORY;
    }
    groups->is_ready = groups->longest == 0 || enter_groups(groups);
    if (groups->is_ready && groups->longest > 0)
        add_larger_thresholds(groups);
    return groups->is_ready ? PREPARATION_DONE : PREPARATION_MORE;
}

/* ----------------------------------------------------------------------------------------------------- the worst -- */

/* Whether a set holds a group of four with these three that needs more than t. The numbers of the set increase, and c
 * is one of them. */
BITS_INLINE bool has_fourth(const struct escape_groups *groups, uint32_t a, uint32_t b, uint32_t c, uint32_t t,
                            const uint16_t *numbers, uint32_t count) {
    const uint8_t *row =
        groups->lengths + groups->choose[3][a + 3] + groups->choose[2][b + 2] + groups->choose[1][c + 1];
    for (uint32_t i = 0; i < count && numbers[i] <= c; i++)
        if (row[numbers[i]] > t)
            return true;
    return false;
}

/* Whether a set holds a group that needs more than t. */
BITS_INLINE bool has_worse(const struct escape_groups *groups, const uint64_t *set, uint32_t t, const uint16_t *numbers,
                           uint32_t count, uint32_t words) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t a = numbers[i];
        const uint64_t *seconds = seconds_at(groups, t, a);
        for (uint32_t j = 0; j < words; j++)
            for (uint64_t rest = set[j] & seconds[j]; rest; rest &= rest - 1) {
                uint32_t b = groups->number[64 * j + (uint32_t)__builtin_ctzll(rest)];
                const uint64_t *thirds = thirds_at(groups, t, a, b);
                for (uint32_t k = 0; k < words; k++)
                    for (uint64_t left = set[k] & thirds[k]; left; left &= left - 1) {
                        uint32_t c = groups->number[64 * k + (uint32_t)__builtin_ctzll(left)];
                        if (groups->size == 3 || has_fourth(groups, a, b, c, t, numbers, count))
                            return true;
                    }
            }
    }
    return false;
}

BITS_INLINE uint32_t find_worst(const struct escape_groups *groups, const uint64_t *set, uint32_t *guess,
                                uint32_t enough, uint32_t words) {
    uint16_t numbers[GROUP_NUMBERS_MOST];
    uint32_t count = 0;
    uint32_t most = groups->longest; /* known to need no more than that */
    for (uint32_t i = 0; i < words; i++)
        for (uint64_t rest = set[i]; rest; rest &= rest - 1)
            numbers[count++] = groups->number[64 * i + (uint32_t)__builtin_ctzll(rest)];
    if (enough < most) {
        if (has_worse(groups, set, enough, numbers, count, words))
            return enough + 1;
        most = enough;
    }
    uint32_t t = *guess < most ? *guess : most;
    if (t < most && has_worse(groups, set, t, numbers, count, words)) {
        do
            t++;
        while (t < most && has_worse(groups, set, t, numbers, count, words));
    } else {
        while (t > 0 && !has_worse(groups, set, t - 1, numbers, count, words))
            t--;
    }
    return *guess = t;
}

uint32_t escape_groups_worst(const struct escape_groups *groups, const uint64_t *set, uint32_t *guess,
                             uint32_t enough) {
    return find_worst(groups, set, guess, enough, groups->words);
}
