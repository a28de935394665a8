#include "bucket_queue.h"

#include <string.h>

#define NO_CELL        UINT32_MAX
#define FIRST_CAPACITY 16U

/* The lists of one major. Widths as on every platform, see arena.h. */
struct bucket_row {
    union {
        uint32_t *heads; /* by minor: the newest cell, or NO_CELL */
        uint64_t width;
    } lists;
    uint32_t capacity;
    uint32_t first; /* no list below it holds a value */
};

struct bucket_cell {
    uint32_t value;
    uint32_t next;
};

void bucket_queue_open(struct bucket_queue *queue, struct memory *memory) {
    *queue = (struct bucket_queue){.free_cell = NO_CELL};
    arena_open(&queue->rows, memory, sizeof(struct bucket_row));
    arena_open(&queue->cells, memory, sizeof(struct bucket_cell));
}

static struct bucket_row *row_at(const struct bucket_queue *queue, uint32_t major) {
    return arena_at(&queue->rows, major);
}

void bucket_queue_close(struct bucket_queue *queue) {
    for (uint32_t major = 0; major < queue->rows.length; major++) {
        struct bucket_row *row = row_at(queue, major);
        memory_free(queue->rows.memory, row->lists.heads, row->capacity * sizeof(uint32_t));
    }
    arena_close(&queue->rows);
    arena_close(&queue->cells);
}

static bool reserve_row(struct bucket_queue *queue, uint32_t major) {
    if (major < queue->rows.length)
        return true;
    if (!arena_reserve(&queue->rows, major + 1 - queue->rows.length))
        return false;
    while (queue->rows.length <= major)
        memset(arena_append(&queue->rows), 0, sizeof(struct bucket_row));
    return true;
}

static bool reserve_list(struct memory *memory, struct bucket_row *row, uint32_t minor) {
    if (minor < row->capacity)
        return true;
    uint32_t capacity = row->capacity ? row->capacity : FIRST_CAPACITY;
    while (capacity <= minor)
        capacity *= 2;
    uint32_t *heads = memory_allocate(memory, capacity * sizeof(uint32_t));
    if (!heads)
        return false;
    if (row->capacity)
        memcpy(heads, row->lists.heads, row->capacity * sizeof(uint32_t));
    memset(heads + row->capacity, 0xFF, (capacity - row->capacity) * sizeof(uint32_t));
    memory_free(memory, row->lists.heads, row->capacity * sizeof(uint32_t));
    row->lists.heads = heads;
    row->capacity = capacity;
    return true;
}

bool bucket_queue_reserve(struct bucket_queue *queue, uint32_t major, uint32_t minor, uint32_t values) {
    /* Cells in store are not counted: a few more are taken than needed, never too few. */
    return reserve_row(queue, major) && reserve_list(queue->rows.memory, row_at(queue, major), minor) &&
           arena_reserve(&queue->cells, values);
}

void bucket_queue_push(struct bucket_queue *queue, uint32_t major, uint32_t minor, uint32_t value) {
    REQUIRE(major < queue->rows.length);
    struct bucket_row *row = row_at(queue, major);
    REQUIRE(minor < row->capacity);
    struct bucket_cell *cell;
    uint32_t index = queue->free_cell;
    if (index != NO_CELL) {
        cell = arena_at(&queue->cells, index);
        queue->free_cell = cell->next;
    } else {
        index = queue->cells.length;
        cell = arena_append(&queue->cells);
    }
    *cell = (struct bucket_cell){.value = value, .next = row->lists.heads[minor]};
    row->lists.heads[minor] = index;
    if (row->first > minor)
        row->first = minor;
    if (queue->first_row > major)
        queue->first_row = major;
    queue->length++;
}

bool bucket_queue_pop(struct bucket_queue *queue, uint32_t *value, uint32_t *major, uint32_t *minor) {
    if (queue->length == 0)
        return false;
    for (;; queue->first_row++) {
        struct bucket_row *row = row_at(queue, queue->first_row);
        while (row->first < row->capacity && row->lists.heads[row->first] == NO_CELL)
            row->first++;
        if (row->first == row->capacity)
            continue;
        uint32_t index = row->lists.heads[row->first];
        struct bucket_cell *cell = arena_at(&queue->cells, index);
        *value = cell->value;
        *major = queue->first_row;
        *minor = row->first;
        row->lists.heads[row->first] = cell->next;
        cell->next = queue->free_cell;
        queue->free_cell = index;
        queue->length--;
        return true;
    }
}
