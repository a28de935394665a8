/* The public interface, fourth part: boards to a wish, by hill climbing.
 *
 * A climb has a board in hand, and tries boards that differ from it in a few places. Most changes of a board change
 * nothing that is wished for, so a board takes the place of the one in hand also if it is just as near.
 */
#include "require.h"
#include "search.h"
#include "sketch.h"

#include <string.h>

#define DEFAULT_BYTES       (UINT64_C(512) << 20)
#define DEFAULT_BOARD_NODES UINT64_C(100000)
/* Places drawn anew, at most. Several at once leave places that no single change leads out of. */
#define CHANGES_MOST 3U
/* Most draws of a place leave it as it is where one value is much likelier than the others. */
#define DRAWS_MOST 32U
/* Boards that a climb tries without coming nearer, a place: many more and many fewer both take longer to boards of 4 x
 * 6 that need 24 moves. */
#define PATIENCE 50U

/* A distance from the wish: of moves first, of effort second. */
#define NO_DISTANCE UINT64_C(0)
#define FAR         UINT64_MAX

struct fm_generator {
    struct memory memory; /* sketches and boards; a search has an account of its own */
    struct fm_generator_options options;
    const struct sketcher *sketcher;
    uint32_t place_count;
    struct random random;
    struct sketch in_hand;
    struct sketch tried;
    bool begins;       /* whether the next board is the first of a climb */
    uint32_t in_vain;  /* boards tried since the climb last came nearer */
    uint64_t distance; /* of the board in hand */
    uint64_t best_distance;
    struct board *board; /* what is tried, made; NULL between two boards */
    struct fm_search *search;
    struct board *best;
    uint8_t *best_moves;
    struct fm_generator_progress progress;
};

/* ------------------------------------------------------------------------------------------------------- wishes -- */

static const struct sketcher *sketcher_of(uint32_t puzzle) {
    REQUIRE(puzzle < puzzle_count);
    return puzzles[puzzle]->sketcher;
}

static const struct parameter *parameter_at(uint32_t puzzle, uint32_t parameter) {
    REQUIRE(parameter < fm_parameter_count(puzzle));
    return &sketcher_of(puzzle)->parameters[parameter];
}

uint32_t fm_parameter_count(uint32_t puzzle) {
    uint32_t count = 0;
    while (sketcher_of(puzzle)->parameters[count].name)
        count++;
    return count;
}

const char *fm_parameter_name(uint32_t puzzle, uint32_t parameter) {
    return parameter_at(puzzle, parameter)->name;
}

uint32_t fm_parameter_least(uint32_t puzzle, uint32_t parameter) {
    return parameter_at(puzzle, parameter)->least;
}

uint32_t fm_parameter_most(uint32_t puzzle, uint32_t parameter) {
    return parameter_at(puzzle, parameter)->most;
}

uint32_t fm_parameter_usual(uint32_t puzzle, uint32_t parameter) {
    return parameter_at(puzzle, parameter)->usual;
}

void fm_generator_defaults(uint32_t puzzle, struct fm_generator_options *options) {
    const struct sketcher *sketcher = sketcher_of(puzzle);
    *options = (struct fm_generator_options){.puzzle = puzzle,
                                             .rows = sketcher->usual_rows,
                                             .columns = sketcher->usual_columns,
                                             .minimum = 1,
                                             .maximum = FM_INFINITE,
                                             .maximum_effort = UINT64_MAX};
    for (uint32_t i = 0; i < fm_parameter_count(puzzle); i++)
        options->parameters[i] = fm_parameter_usual(puzzle, i);
}

uint32_t fm_generator_usual_moves(uint32_t puzzle) {
    return sketcher_of(puzzle)->usual_moves;
}

/* A sketch of the size and the parameters, without its places. */
static struct sketch sketch_of(const struct fm_generator_options *options) {
    struct sketch sketch = {.rows = options->rows, .columns = options->columns};
    REQUIRE(options->rows >= 1 && options->rows <= FM_SIDE_MOST);
    REQUIRE(options->columns >= 1 && options->columns <= FM_SIDE_MOST);
    for (uint32_t i = 0; i < fm_parameter_count(options->puzzle); i++) {
        const struct parameter *parameter = parameter_at(options->puzzle, i);
        sketch.parameters[i] = options->parameters[i];
        REQUIRE(sketch.parameters[i] >= parameter->least && sketch.parameters[i] <= parameter->most);
    }
    return sketch;
}

uint32_t fm_generator_most_moves(const struct fm_generator_options *options) {
    struct sketch sketch = sketch_of(options);
    return sketcher_of(options->puzzle)->most_moves(&sketch);
}

static uint64_t larger(uint64_t a, uint64_t b) {
    return a < b ? b : a;
}

/* How far a number lies outside of a range. */
static uint64_t outside(uint64_t number, uint64_t minimum, uint64_t maximum) {
    return number < minimum ? minimum - number : number > maximum ? number - maximum : 0;
}

static uint64_t distance_of(const struct fm_generator_options *wish, const struct fm_snapshot *end) {
    if (end->status != FM_SOLVED)
        return FAR;
    uint64_t moves = outside(end->best_length, wish->minimum, wish->maximum);
    uint64_t effort = outside(end->stats.generated, wish->minimum_effort, wish->maximum_effort);
    return moves << 32 | (effort < UINT32_MAX ? effort : UINT32_MAX);
}

/* --------------------------------------------------------------------------------------------------------- life -- */

/* Fills in what the caller left open. */
static struct fm_generator_options resolved(const struct fm_generator_options *options) {
    struct fm_generator_options all = *options;
    REQUIRE(all.minimum <= all.maximum && all.minimum_effort <= all.maximum_effort);
    if (all.max_boards == 0)
        all.max_boards = UINT64_MAX;
    if (all.max_nodes == 0)
        all.max_nodes = UINT64_MAX;
    if (all.max_board_nodes == 0) {
        /* No less than the wish allows; without an upper end twice its lower one. */
        uint64_t wished = all.maximum_effort == UINT64_MAX ? 2 * all.minimum_effort : all.maximum_effort;
        all.max_board_nodes = larger(DEFAULT_BOARD_NODES, larger(all.minimum_effort, wished));
    }
    return all;
}

struct fm_generator *fm_generator_create(const struct fm_generator_options *options) {
    struct sketch sketch = sketch_of(options);
    struct memory memory = memory_open(options->max_bytes ? options->max_bytes : DEFAULT_BYTES);
    struct fm_generator *generator = memory_create_object(&memory, sizeof *generator);
    if (!generator)
        return NULL;
    generator->memory = memory;
    generator->options = resolved(options);
    generator->sketcher = sketcher_of(options->puzzle);
    generator->place_count = generator->sketcher->place_count(options->rows, options->columns);
    generator->random = (struct random){options->seed};
    generator->in_hand = generator->tried = sketch;
    generator->in_hand.places = memory_allocate(&generator->memory, generator->place_count);
    generator->tried.places = memory_allocate(&generator->memory, generator->place_count);
    generator->begins = true;
    generator->best_distance = FAR;
    generator->progress.best_length = FM_NONE;
    if (generator->in_hand.places && generator->tried.places)
        return generator;
    fm_generator_free(generator);
    return NULL;
}

/* Ends the board that is tried. */
static void drop_board(struct fm_generator *generator) {
    fm_search_free(generator->search);
    if (generator->board)
        memory_free(&generator->memory, generator->board, generator->board->bytes);
    generator->search = NULL;
    generator->board = NULL;
}

static void drop_best(struct fm_generator *generator) {
    struct fm_generator_progress *progress = &generator->progress;
    if (!generator->best)
        return;
    memory_free(&generator->memory, generator->best, generator->best->bytes);
    memory_free(&generator->memory, generator->best_moves, (size_t)progress->best_length + 1);
    generator->best = NULL;
}

void fm_generator_free(struct fm_generator *generator) {
    if (!generator)
        return;
    drop_board(generator);
    drop_best(generator);
    memory_free(&generator->memory, generator->in_hand.places, generator->place_count);
    memory_free(&generator->memory, generator->tried.places, generator->place_count);
    struct memory memory = generator->memory;
    memory_free_object(&memory, generator);
    memory_close(&memory);
}

/* ------------------------------------------------------------------------------------------------------- boards -- */

static void end(struct fm_generator *generator, enum fm_generator_status status, enum fm_reason reason) {
    generator->progress.status = status;
    generator->progress.reason = reason;
}

static void draw_all(struct fm_generator *generator) {
    for (uint32_t place = 0; place < generator->place_count; place++)
        generator->sketcher->draw(&generator->tried, place, &generator->random);
    generator->progress.climbs++;
}

/* Draws until some place has changed, or nearly never where none can. */
static void draw_one(struct fm_generator *generator) {
    for (uint32_t i = 0; i < DRAWS_MOST; i++) {
        uint32_t place = random_below(&generator->random, generator->place_count);
        uint8_t before = generator->tried.places[place];
        generator->sketcher->draw(&generator->tried, place, &generator->random);
        if (generator->tried.places[place] != before)
            return;
    }
}

static void draw_some(struct fm_generator *generator) {
    memcpy(generator->tried.places, generator->in_hand.places, generator->place_count);
    for (uint32_t changes = 1 + random_below(&generator->random, CHANGES_MOST); changes > 0; changes--)
        draw_one(generator);
}

/* Begins the search on another board. False where memory ends. */
static bool begin_board(struct fm_generator *generator) {
    const struct fm_generator_options *options = &generator->options;
    uint64_t nodes_left = options->max_nodes - generator->progress.nodes;
    struct fm_search_options search;
    if (generator->begins)
        draw_all(generator);
    else
        draw_some(generator);
    generator->board = generator->sketcher->finish(&generator->tried, &generator->memory);
    if (!generator->board || !memory_allows(&generator->memory, 1))
        return false;
    fm_search_defaults(&search);
    search.max_nodes = nodes_left < options->max_board_nodes ? nodes_left : options->max_board_nodes;
    search.max_bytes = generator->memory.limit - generator->memory.live;
    generator->search = fm_search_create((const struct fm_board *)generator->board, &search);
    return generator->search != NULL;
}

/* Keeps the board that was tried as the best one. False where memory ends; then the one before is still there. */
static bool keep_best(struct fm_generator *generator, const struct fm_snapshot *end) {
    struct fm_generator_progress *progress = &generator->progress;
    uint8_t *moves = memory_allocate(&generator->memory, (size_t)end->best_length + 1);
    if (!moves)
        return false;
    memcpy(moves, end->best, end->best_length);
    drop_best(generator);
    generator->best = generator->board;
    generator->board = NULL;
    generator->best_moves = moves;
    progress->best = (const struct fm_board *)generator->best;
    progress->best_moves = moves;
    progress->best_length = end->best_length;
    progress->best_effort = end->stats.generated;
    return true;
}

/* Goes on from the board that was tried if it is as near as the one in hand. */
static void climb(struct fm_generator *generator, uint64_t distance) {
    bool is_nearer = generator->begins || distance < generator->distance;
    if (is_nearer || distance == generator->distance) {
        struct sketch before = generator->in_hand;
        generator->in_hand = generator->tried;
        generator->tried = before;
        generator->distance = distance;
    }
    generator->in_vain = is_nearer ? 0 : generator->in_vain + 1;
    generator->begins = generator->in_vain >= PATIENCE * generator->place_count;
}

static void note_peak(struct fm_generator *generator) {
    struct fm_generator_progress *progress = &generator->progress;
    uint64_t of_search = generator->search ? generator->search->memory.peak : 0;
    progress->peak_bytes = larger(progress->peak_bytes, generator->memory.live + of_search);
}

/* Judges the board that was tried: its search has ended. */
static void end_board(struct fm_generator *generator) {
    const struct fm_generator_options *options = &generator->options;
    struct fm_generator_progress *progress = &generator->progress;
    const struct fm_snapshot *last = fm_search_snapshot(generator->search);
    uint64_t distance = distance_of(options, last);
    /* Where memory is too short for a board before any was solved, it is likely to be so for all of them. */
    bool has_room = generator->best || last->reason != FM_REASON_MEMORY;
    note_peak(generator);
    progress->boards++;
    progress->nodes += last->stats.generated;
    if (distance < generator->best_distance) {
        has_room = keep_best(generator, last);
        generator->best_distance = has_room ? distance : generator->best_distance;
    }
    climb(generator, distance);
    drop_board(generator);
    if (generator->best_distance == NO_DISTANCE)
        end(generator, FM_GENERATOR_FOUND, FM_REASON_NONE);
    else if (!has_room)
        end(generator, FM_GENERATOR_LIMIT, FM_REASON_MEMORY);
    else if (progress->nodes >= options->max_nodes)
        end(generator, FM_GENERATOR_LIMIT, FM_REASON_NODES);
    else if (progress->boards >= options->max_boards)
        end(generator, FM_GENERATOR_LIMIT, FM_REASON_BOARDS);
}

/* ------------------------------------------------------------------------------------------------------ running -- */

static uint64_t steps_of(const struct fm_search *search) {
    return search->self ? search->engine->last_step(search->self) : 0;
}

enum fm_generator_status fm_generator_step(struct fm_generator *generator, uint64_t budget) {
    REQUIRE(budget > 0);
    while (budget > 0 && generator->progress.status == FM_GENERATOR_RUNNING) {
        if (!generator->search && !begin_board(generator)) {
            end(generator, FM_GENERATOR_LIMIT, FM_REASON_MEMORY);
            break;
        }
        uint64_t before = steps_of(generator->search);
        /* Until the budget is spent, or for a slice of what a bound needs before the first node. */
        if (fm_search_step(generator->search, budget) == FM_RUNNING)
            break;
        /* A board costs something even if it needs no node. */
        uint64_t taken = larger(steps_of(generator->search) - before, 1);
        budget -= taken;
        end_board(generator);
    }
    return (enum fm_generator_status)generator->progress.status;
}

void fm_generator_stop(struct fm_generator *generator) {
    if (generator->progress.status == FM_GENERATOR_RUNNING)
        end(generator, FM_GENERATOR_LIMIT, FM_REASON_TIME);
}

const struct fm_generator_progress *fm_generator_progress(struct fm_generator *generator) {
    note_peak(generator);
    return &generator->progress;
}
