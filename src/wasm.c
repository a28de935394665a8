/* The WebAssembly front: what of the public interface cannot cross into JavaScript as it is, made flat.
 *
 * Most functions of fewest.h take and return nothing but addresses and 32-bit numbers, so they are exported under
 * their own names (wasm_exports.txt). The ones below replace those with a struct or a 64-bit integer in them: numbers
 * go in as parameters, a count as a double, which is exact up to 2^53; results come out in one struct at a fixed
 * address. A call fills in its own part of that struct, which stays until the next call that fills the same part.
 *
 * An instance of the module belongs to one thread, so the struct is the one static object there is.
 */
#include <stddef.h>

#include "fewest.h"

struct wasm_result {
    /* wasm_search_snapshot */
    double step;
    double last_step;
    double steps;
    double expanded;
    double generated;
    double duplicates;
    double cut;
    double peak_frontier;
    double peak_bytes;
    double waiting;
    double held;
    double node;   /* -1: none */
    double parent; /* likewise */
    /* wasm_iteration */
    double iteration_first_step;
    double iteration_generated;
    uint32_t iteration_threshold;
    uint32_t iteration_next_threshold;
    /* wasm_search_snapshot again */
    uint32_t status;
    uint32_t reason;
    uint32_t lower_bound;
    uint32_t upper_bound;
    uint32_t move;
    uint32_t g;
    uint32_t h;
    uint32_t threshold;
    uint32_t child_count;
    uint32_t path_length;
    uint32_t iteration_count;
    uint32_t best_length;
    uint32_t state;      /* address, or 0 */
    uint32_t children;   /* address of struct fm_child[child_count] */
    uint32_t path;       /* address of a byte a move */
    uint32_t iterations; /* address for wasm_iteration */
    uint32_t best;       /* address of a byte a move */
    /* wasm_read, wasm_board_read_answer */
    uint32_t text_code;
    uint32_t text_line;
    uint32_t text_column;
    uint32_t text_offset;
    uint32_t text_length;
    int32_t text_numbers[3];
    /* wasm_board_obstacle */
    uint32_t obstacle_code;
    int32_t obstacle_row;
    int32_t obstacle_column;
    /* wasm_board_view */
    int32_t integers[FM_VIEW_INTEGERS];
    /* wasm_generator_progress */
    double boards;
    double climbs;
    double boards_nodes;
    double boards_peak_bytes;
    double found_effort;
    uint32_t generator_status;
    uint32_t generator_reason;
    uint32_t found_length;
    uint32_t found_moves; /* address of a byte a move */
    uint32_t found;       /* address of a board, or 0 */
    /* wasm_boards_place */
    uint32_t place_offset;
    uint32_t place_length;
    /* wasm_blank, wasm_board_edit */
    uint32_t fault;
};

/* web/core.js reads these places; wasm_tests/module.test.mjs holds its numbers against the ones here. */
#define RESULT_AT(field, offset) _Static_assert(offsetof(struct wasm_result, field) == (offset), "moved: " #field)
RESULT_AT(step, 0);
RESULT_AT(last_step, 8);
RESULT_AT(steps, 16);
RESULT_AT(expanded, 24);
RESULT_AT(generated, 32);
RESULT_AT(duplicates, 40);
RESULT_AT(cut, 48);
RESULT_AT(peak_frontier, 56);
RESULT_AT(peak_bytes, 64);
RESULT_AT(waiting, 72);
RESULT_AT(held, 80);
RESULT_AT(node, 88);
RESULT_AT(parent, 96);
RESULT_AT(iteration_first_step, 104);
RESULT_AT(iteration_generated, 112);
RESULT_AT(iteration_threshold, 120);
RESULT_AT(iteration_next_threshold, 124);
RESULT_AT(status, 128);
RESULT_AT(reason, 132);
RESULT_AT(lower_bound, 136);
RESULT_AT(upper_bound, 140);
RESULT_AT(move, 144);
RESULT_AT(g, 148);
RESULT_AT(h, 152);
RESULT_AT(threshold, 156);
RESULT_AT(child_count, 160);
RESULT_AT(path_length, 164);
RESULT_AT(iteration_count, 168);
RESULT_AT(best_length, 172);
RESULT_AT(state, 176);
RESULT_AT(children, 180);
RESULT_AT(path, 184);
RESULT_AT(iterations, 188);
RESULT_AT(best, 192);
RESULT_AT(text_code, 196);
RESULT_AT(text_line, 200);
RESULT_AT(text_column, 204);
RESULT_AT(text_offset, 208);
RESULT_AT(text_length, 212);
RESULT_AT(text_numbers, 216);
RESULT_AT(obstacle_code, 228);
RESULT_AT(obstacle_row, 232);
RESULT_AT(obstacle_column, 236);
RESULT_AT(integers, 240);
RESULT_AT(boards, 256);
RESULT_AT(climbs, 264);
RESULT_AT(boards_nodes, 272);
RESULT_AT(boards_peak_bytes, 280);
RESULT_AT(found_effort, 288);
RESULT_AT(generator_status, 296);
RESULT_AT(generator_reason, 300);
RESULT_AT(found_length, 304);
RESULT_AT(found_moves, 308);
RESULT_AT(found, 312);
RESULT_AT(place_offset, 316);
RESULT_AT(place_length, 320);
RESULT_AT(fault, 324);

/* Arrays of these two are read in place. */
#define CHILD_AT(field, offset) _Static_assert(offsetof(struct fm_child, field) == (offset), "moved: " #field)
CHILD_AT(move, 0);
CHILD_AT(g, 4);
CHILD_AT(h, 8);
CHILD_AT(verdict, 12);
CHILD_AT(refusal, 16);
_Static_assert(sizeof(struct fm_child) == 20, "resized: struct fm_child");

#define EVENT_AT(field, offset) _Static_assert(offsetof(struct fm_event, field) == (offset), "moved: " #field)
EVENT_AT(kind, 0);
EVENT_AT(row, 4);
EVENT_AT(column, 8);
EVENT_AT(to_row, 12);
EVENT_AT(to_column, 16);
EVENT_AT(side, 20);
EVENT_AT(order, 24);
_Static_assert(sizeof(struct fm_event) == 28, "resized: struct fm_event");

static struct wasm_result result;

/* No header declares these: their only caller is JavaScript. */
const struct wasm_result *wasm_result(void);
struct fm_boards *wasm_read(uint32_t puzzle, const char *text, uint32_t length, uint32_t rows, uint32_t columns,
                            uint32_t start_column, uint32_t start_row);
void wasm_boards_place(const struct fm_boards *boards, uint32_t index);
struct fm_boards *wasm_blank(uint32_t puzzle, uint32_t rows, uint32_t columns);
struct fm_boards *wasm_board_edit(const struct fm_board *board, uint32_t kind, uint32_t row, uint32_t column,
                                  uint32_t side, uint32_t value);
void wasm_board_view(const struct fm_board *board, const uint64_t *state, uint8_t *cells);
uint32_t wasm_board_read_answer(const struct fm_board *board, const char *text, uint32_t length, uint8_t *moves,
                                uint32_t capacity);
void wasm_board_obstacle(const struct fm_board *board);
struct fm_search *wasm_search_create(const struct fm_board *board, uint32_t engine, uint32_t bound, bool prune_none,
                                     double max_nodes, double max_bytes);
uint32_t wasm_search_step(struct fm_search *search, double budget);
bool wasm_search_seek(struct fm_search *search, double step);
void wasm_search_snapshot(struct fm_search *search);
void wasm_iteration(const struct fm_iteration *iterations, uint32_t index);
double wasm_search_bytes(const struct fm_search *search);
uint32_t wasm_most_side(void);
uint32_t wasm_usual_rows(uint32_t puzzle);
uint32_t wasm_usual_columns(uint32_t puzzle);
uint32_t wasm_most_moves(uint32_t puzzle, uint32_t rows, uint32_t columns, uint32_t first, uint32_t second);
struct fm_generator *wasm_generator_create(uint32_t puzzle, uint32_t rows, uint32_t columns, uint32_t first,
                                           uint32_t second, uint32_t minimum, uint32_t maximum, double minimum_effort,
                                           double maximum_effort, double seed, double max_boards, double max_nodes,
                                           double max_board_nodes, double max_bytes);
uint32_t wasm_generator_step(struct fm_generator *generator, double budget);
void wasm_generator_progress(struct fm_generator *generator);

static uint32_t address(const void *object) {
    return (uint32_t)(uintptr_t)object;
}

const struct wasm_result *wasm_result(void) {
    return &result;
}

static void keep_text_error(const struct fm_text_error *error) {
    result.text_code = error->code;
    result.text_line = error->line;
    result.text_column = error->column;
    result.text_offset = error->offset;
    result.text_length = error->length;
    for (uint32_t i = 0; i < 3; i++) {
        result.text_numbers[i] = error->numbers[i];
    }
}

struct fm_boards *wasm_read(uint32_t puzzle, const char *text, uint32_t length, uint32_t rows, uint32_t columns,
                            uint32_t start_column, uint32_t start_row) {
    const struct fm_read_options options = {
        .rows = rows, .columns = columns, .start_column = start_column, .start_row = start_row};
    struct fm_text_error error = {0};
    struct fm_boards *boards = fm_read(puzzle, text, length, &options, &error);
    keep_text_error(&error);
    return boards;
}

void wasm_boards_place(const struct fm_boards *boards, uint32_t index) {
    struct fm_place place = fm_boards_place(boards, index);
    result.place_offset = place.offset;
    result.place_length = place.length;
}

struct fm_boards *wasm_blank(uint32_t puzzle, uint32_t rows, uint32_t columns) {
    struct fm_boards *blank;
    result.fault = fm_blank(puzzle, rows, columns, &blank);
    return blank;
}

struct fm_boards *wasm_board_edit(const struct fm_board *board, uint32_t kind, uint32_t row, uint32_t column,
                                  uint32_t side, uint32_t value) {
    const struct fm_edit edit = {.kind = kind, .row = row, .column = column, .side = side, .value = value};
    struct fm_boards *edited;
    result.fault = fm_board_edit(board, &edit, &edited);
    return edited;
}

void wasm_board_view(const struct fm_board *board, const uint64_t *state, uint8_t *cells) {
    fm_board_view(board, state, cells, result.integers);
}

uint32_t wasm_board_read_answer(const struct fm_board *board, const char *text, uint32_t length, uint8_t *moves,
                                uint32_t capacity) {
    struct fm_text_error error = {0};
    uint32_t count = fm_board_read_answer(board, text, length, moves, capacity, &error);
    keep_text_error(&error);
    return count;
}

void wasm_board_obstacle(const struct fm_board *board) {
    struct fm_obstacle obstacle;
    fm_board_obstacle(board, &obstacle);
    result.obstacle_code = obstacle.code;
    result.obstacle_row = obstacle.row;
    result.obstacle_column = obstacle.column;
}

struct fm_search *wasm_search_create(const struct fm_board *board, uint32_t engine, uint32_t bound, bool prune_none,
                                     double max_nodes, double max_bytes) {
    struct fm_search_options options;
    fm_search_defaults(&options);
    options.engine = engine;
    options.bound = bound;
    options.prune_none = prune_none;
    options.max_nodes = (uint64_t)max_nodes;
    options.max_bytes = (uint64_t)max_bytes;
    return fm_search_create(board, &options);
}

uint32_t wasm_search_step(struct fm_search *search, double budget) {
    return fm_search_step(search, (uint64_t)budget);
}

bool wasm_search_seek(struct fm_search *search, double step) {
    return fm_search_seek(search, (uint64_t)step);
}

static double node_number(uint64_t node) {
    return node == FM_NO_NODE ? -1 : (double)node;
}

void wasm_search_snapshot(struct fm_search *search) {
    const struct fm_snapshot *snapshot = fm_search_snapshot(search);
    const struct fm_stats *stats = &snapshot->stats;
    result.step = (double)snapshot->step;
    result.last_step = (double)snapshot->last_step;
    result.steps = (double)stats->steps;
    result.expanded = (double)stats->expanded;
    result.generated = (double)stats->generated;
    result.duplicates = (double)stats->duplicates;
    result.cut = (double)stats->cut;
    result.peak_frontier = (double)stats->peak_frontier;
    result.peak_bytes = (double)stats->peak_bytes;
    result.waiting = (double)snapshot->waiting;
    result.held = (double)snapshot->held;
    result.node = node_number(snapshot->node);
    result.parent = node_number(snapshot->parent);
    result.status = snapshot->status;
    result.reason = snapshot->reason;
    result.lower_bound = snapshot->lower_bound;
    result.upper_bound = snapshot->upper_bound;
    result.move = snapshot->move;
    result.g = snapshot->g;
    result.h = snapshot->h;
    result.threshold = snapshot->threshold;
    result.child_count = snapshot->child_count;
    result.path_length = snapshot->path_length;
    result.iteration_count = snapshot->iteration_count;
    result.best_length = snapshot->best_length;
    result.state = address(snapshot->state);
    result.children = address(snapshot->children);
    result.path = address(snapshot->path);
    result.iterations = address(snapshot->iterations);
    result.best = address(snapshot->best);
}

void wasm_iteration(const struct fm_iteration *iterations, uint32_t index) {
    result.iteration_first_step = (double)iterations[index].first_step;
    result.iteration_generated = (double)iterations[index].generated;
    result.iteration_threshold = iterations[index].threshold;
    result.iteration_next_threshold = iterations[index].next_threshold;
}

double wasm_search_bytes(const struct fm_search *search) {
    return (double)fm_search_bytes(search);
}

uint32_t wasm_most_side(void) {
    return FM_SIDE_MOST;
}

uint32_t wasm_usual_rows(uint32_t puzzle) {
    struct fm_generator_options options;
    fm_generator_defaults(puzzle, &options);
    return options.rows;
}

uint32_t wasm_usual_columns(uint32_t puzzle) {
    struct fm_generator_options options;
    fm_generator_defaults(puzzle, &options);
    return options.columns;
}

uint32_t wasm_most_moves(uint32_t puzzle, uint32_t rows, uint32_t columns, uint32_t first, uint32_t second) {
    const struct fm_generator_options options = {
        .puzzle = puzzle, .rows = rows, .columns = columns, .parameters = {first, second}};
    return fm_generator_most_moves(&options);
}

/* No matter how much effort: a negative maximum. */
struct fm_generator *wasm_generator_create(uint32_t puzzle, uint32_t rows, uint32_t columns, uint32_t first,
                                           uint32_t second, uint32_t minimum, uint32_t maximum, double minimum_effort,
                                           double maximum_effort, double seed, double max_boards, double max_nodes,
                                           double max_board_nodes, double max_bytes) {
    const struct fm_generator_options options = {
        .puzzle = puzzle,
        .rows = rows,
        .columns = columns,
        .parameters = {first, second},
        .minimum = minimum,
        .maximum = maximum,
        .minimum_effort = (uint64_t)minimum_effort,
        .maximum_effort = maximum_effort < 0 ? UINT64_MAX : (uint64_t)maximum_effort,
        .seed = (uint64_t)seed,
        .max_boards = (uint64_t)max_boards,
        .max_nodes = (uint64_t)max_nodes,
        .max_board_nodes = (uint64_t)max_board_nodes,
        .max_bytes = (uint64_t)max_bytes,
    };
    return fm_generator_create(&options);
}

uint32_t wasm_generator_step(struct fm_generator *generator, double budget) {
    return fm_generator_step(generator, (uint64_t)budget);
}

void wasm_generator_progress(struct fm_generator *generator) {
    const struct fm_generator_progress *progress = fm_generator_progress(generator);
    result.boards = (double)progress->boards;
    result.climbs = (double)progress->climbs;
    result.boards_nodes = (double)progress->nodes;
    result.boards_peak_bytes = (double)progress->peak_bytes;
    result.found_effort = (double)progress->best_effort;
    result.generator_status = progress->status;
    result.generator_reason = progress->reason;
    result.found_length = progress->best_length;
    result.found_moves = address(progress->best_moves);
    result.found = address(progress->best);
}
