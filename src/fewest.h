/* Fewest: shortest solutions of grid puzzles, found and proved.
 *
 * The public interface of the core, and the only header that a user, the program or the WebAssembly front includes.
 *
 * From simple to advanced: read a text into boards (fm_read), look at a state of a board and play moves on it
 * (fm_board_*), search for a shortest solution (fm_search_*), step through that search and look at any step of it.
 *
 * Three kinds of trouble, never mixed. Misuse (a NULL where an object belongs, an index out of range) traps. Bad text
 * is a struct fm_text_error. Running out of nodes, memory or time is an answer: FM_LIMIT, with what is proved.
 *
 * Who makes an object frees it; freeing NULL does nothing. A const pointer that a function returns lives until the
 * next call on the same object. Nothing here is global: any number of objects live side by side. One object belongs
 * to one thread at a time.
 */
#ifndef FEWEST_H
#define FEWEST_H

#include <stdbool.h>
#include <stdint.h>

/* "No such thing": no move, no parent, no index. */
#define FM_NONE UINT32_MAX
/* A distance: no way at all. As a lower bound it says that no solution exists, as an upper bound that none is known. */
#define FM_INFINITE UINT32_MAX
/* The largest number of rows and of columns of a board. */
#define FM_SIDE_MOST 64U
/* "No such node", where nodes are numbered. */
#define FM_NO_NODE UINT64_MAX

/* ------------------------------------------------------------------------------------------------ what there is -- */

/* Puzzles are numbered 0 .. fm_puzzle_count() - 1 and have a name ("wall-pushers"), lists of bounds (weakest first,
 * number 0 is "none"; those that are not admissible last) and of text forms (number 0 is the judge's), and the reasons
 * for which a move is refused. */
uint32_t fm_puzzle_count(void);
const char *fm_puzzle_name(uint32_t puzzle);
/* The number of the puzzle of that name, or FM_NONE. */
uint32_t fm_puzzle_find(const char *name);
uint32_t fm_bound_count(uint32_t puzzle);
const char *fm_bound_name(uint32_t puzzle, uint32_t bound);
/* Whether the bound never says more than is true. One that may is there to show what comes of it: it is never chosen
 * unless it is named, and what is found with it is not proved to be shortest (FM_REASON_BOUND). */
bool fm_bound_is_admissible(uint32_t puzzle, uint32_t bound);
uint32_t fm_form_count(uint32_t puzzle);
const char *fm_form_name(uint32_t puzzle, uint32_t form);
/* The word for a refusal (struct fm_child, fm_board_apply): a stable key such as "two-walls". */
const char *fm_refusal_name(uint32_t puzzle, uint32_t refusal);
/* The word for an obstacle (fm_board_obstacle): a stable key such as "no-gap". */
const char *fm_obstacle_name(uint32_t puzzle, uint32_t obstacle);
/* Whether every answer is the smallest of the shortest ones in the order of moves, not just any shortest one. */
bool fm_answer_is_smallest(uint32_t puzzle);

/* Engines: number 0 is "auto", the strongest choice for the board; then "bfs", "iddfs", "ida*", "a*", "dfs". */
uint32_t fm_engine_count(void);
const char *fm_engine_name(uint32_t engine);
/* Whether the engine makes use of a bound. */
bool fm_engine_is_informed(uint32_t engine);
/* Whether what the engine finds is a shortest solution, given an admissible bound. "dfs" is there to be compared with:
 * it ends at the first goal it takes (FM_REASON_ENGINE). */
bool fm_engine_is_optimal(uint32_t engine);

/* --------------------------------------------------------------------------------------------------------- text -- */

/* What a text alone does not say. Zeroes: the judge's own (Wall Pushers: 4 x 6, start at column 2, row 3 of a wall
 * list). Sizes count from 1; columns and rows of the start do, too. */
struct fm_read_options {
    uint32_t rows;
    uint32_t columns;
    uint32_t start_column;
    uint32_t start_row;
};

/* Why a text could not be read. Each puzzle reports by the same codes; numbers[] are what a sentence about it needs. */
enum fm_text_code {
    FM_TEXT_OK,
    FM_TEXT_EMPTY,           /* no board in the text */
    FM_TEXT_NOT_TEXT,        /* a byte that no text form has; numbers: the byte */
    FM_TEXT_EXPECTED_NUMBER, /* numbers: smallest, largest one that may stand here */
    FM_TEXT_OUT_OF_RANGE,    /* a number outside of its range; numbers: smallest, largest */
    FM_TEXT_ENDS_EARLY,      /* numbers: row and column of the first value that is missing, 0 0 outside of a board */
    FM_TEXT_ROW_LENGTH,      /* a line has too few or too many values; numbers: row, values found, values expected */
    FM_TEXT_START_OUTSIDE,   /* numbers: columns, rows */
    FM_TEXT_WALL_DISAGREES,  /* two neighbours tell a wall differently; numbers: row, column, side (0 E 1 N 2 S 3 W) */
    FM_TEXT_NOT_ADJACENT,    /* a wall between two places that are not neighbours; numbers: the two */
    FM_TEXT_AFTER_END,       /* something follows the end of the list */
    FM_TEXT_TOO_LARGE,       /* a board over the limit; numbers: largest number of rows, of columns */
    FM_TEXT_EXPECTED,        /* another character was expected here; numbers: it, and a second choice or 0 */
    FM_TEXT_NO_START,        /* a drawn board without a start */
    FM_TEXT_TWO_STARTS,      /* a drawn board with a second start; numbers: line and column of the first */
    FM_TEXT_SIZE_DISAGREES,  /* the text's size is not the one asked for; numbers: rows, columns asked for */
    FM_TEXT_LINK_LENGTH,     /* a link's digits are too few or too many; numbers: how many, expected */
    FM_TEXT_LINK_DIGIT,      /* a character that is no digit of a link, or worth too much */
    FM_TEXT_EXPECTED_MOVE,   /* in an answer: no move is called so */
    FM_TEXT_NO_MEMORY,       /* the boards of the text do not fit into memory */
    FM_TEXT_CODE_COUNT
};

struct fm_text_error {
    uint32_t code;   /* enum fm_text_code */
    uint32_t line;   /* from 1 */
    uint32_t column; /* from 1, in bytes */
    uint32_t offset; /* of the place, in bytes from the start of the text */
    uint32_t length; /* of what was found there, in bytes, at most 32; 0 at the end of the text */
    int32_t numbers[3];
};

/* Room for a text, at least 1 byte; NULL where there is none. Freed by fm_release. For callers that cannot hand in
 * memory of their own, such as JavaScript. */
void *fm_allocate(uint32_t bytes);
void fm_release(void *block);

/* A stable key for a code, such as "expected-number". */
const char *fm_text_code_name(uint32_t code);

/* All cases of a text, in order. */
struct fm_boards;
/* One case: a board with its start state. It never changes. */
struct fm_board;

/* Reads every case of a text of `length` bytes; which text form it has is seen from its first characters. `options`
 * may be NULL. Returns NULL, with *error filled in, where the text is malformed: all of it is read or nothing. */
struct fm_boards *fm_read(uint32_t puzzle, const char *text, uint32_t length, const struct fm_read_options *options,
                          struct fm_text_error *error);
void fm_boards_free(struct fm_boards *boards);
uint32_t fm_boards_count(const struct fm_boards *boards);
/* Bytes held by all of the cases. */
uint64_t fm_boards_bytes(const struct fm_boards *boards);
/* Case number `index` from 0. It lives as long as `boards`. */
const struct fm_board *fm_boards_get(const struct fm_boards *boards, uint32_t index);
/* The text form that the cases were read from: a number as fm_form_name takes it. */
uint32_t fm_boards_form(const struct fm_boards *boards);
/* Where case number `index` stands in the text that it was read from, from its first character to its last: what
 * stands between two cases and what ends the list are no part of them. An empty place for boards that were not read. */
struct fm_place {
    uint32_t offset; /* in bytes from the start of the text */
    uint32_t length;
};
struct fm_place fm_boards_place(const struct fm_boards *boards, uint32_t index);

/* ------------------------------------------------------------------------------------------------ boards, states -- */

uint32_t fm_board_puzzle(const struct fm_board *board);
uint32_t fm_board_rows(const struct fm_board *board);
uint32_t fm_board_columns(const struct fm_board *board);
/* Moves are numbered 0 .. count - 1, in the order in which they are tried and compared. */
uint32_t fm_board_move_count(const struct fm_board *board);
/* What a move is called: 'E', or a colour's character. */
char fm_board_move_name(const struct fm_board *board, uint32_t move);

/* A state is an array of this many words, copied freely by whoever holds it. Its content is the puzzle's affair. */
uint32_t fm_board_state_words(const struct fm_board *board);
void fm_board_start(const struct fm_board *board, uint64_t *state);
/* Whether `state` solves the board. */
bool fm_board_is_goal(const struct fm_board *board, const uint64_t *state);
/* Plays one move by the rules alone. Returns 0 and fills `next`, or returns the refusal and leaves `next` alone; the
 * refusal "over" where `state` is a goal already. `next` may be `state`. */
uint32_t fm_board_apply(const struct fm_board *board, const uint64_t *state, uint32_t move, uint64_t *next);

/* How many integers a view has besides its cells, for any puzzle. */
#define FM_VIEW_INTEGERS 4
/* A state for people: one byte a cell, row by row, and a few integers.
 * Wall Pushers: a cell's walls W 1, N 2, E 4, S 8; integers: row and column of the player, from 0, one of them -1 or
 * one past the last outside of the board.
 * Escape: 0 good, 1 bad, 2 a walker may be here; integers: how many such cells.
 * Flood: the colour, and 128 more where flooded; integers: the flooded region's colour, its cells, colours left
 * outside of it. Unused integers are 0. */
void fm_board_view(const struct fm_board *board, const uint64_t *state, uint8_t *cells,
                   int32_t integers[FM_VIEW_INTEGERS]);

enum fm_event_kind {
    FM_EVENT_WALK,     /* somebody goes from `row`, `column` to `to_row`, `to_column` (which may be outside) */
    FM_EVENT_SLIDE,    /* the wall on side `side` of the cell row, column moves to the same side of to_row, to_column */
    FM_EVENT_CLOSE,    /* ... and there it closes the exit on side `side` of row, column for good */
    FM_EVENT_LEAVE,    /* somebody at row, column leaves or escapes by to_row, to_column */
    FM_EVENT_BLOCKED,  /* somebody at row, column cannot go to side `side` and stays */
    FM_EVENT_MERGE,    /* one more arrives at row, column, where somebody is already */
    FM_EVENT_RECOLOUR, /* the cell row, column, flooded before, takes the new colour */
    FM_EVENT_FLOOD,    /* the cell row, column is flooded */
    FM_EVENT_KIND_COUNT
};

/* One thing that a move does, for whoever draws or tells it. All events of a move happen together. */
struct fm_event {
    uint32_t kind; /* enum fm_event_kind */
    int32_t row;   /* from 0; -1 or one past the last: outside */
    int32_t column;
    int32_t to_row;
    int32_t to_column;
    uint32_t side;  /* 0 E, 1 N, 2 S, 3 W */
    uint32_t order; /* when in the course of the move it begins: 0 first */
};

/* A stable key for a kind of event, such as "walk". */
const char *fm_event_name(uint32_t kind);

/* What playing `move` on `state` does. Writes up to `capacity` events and returns how many there are; 0 where the move
 * is refused. */
uint32_t fm_board_describe(const struct fm_board *board, const uint64_t *state, uint32_t move, struct fm_event *events,
                           uint32_t capacity);

/* Writes `state` in a text form; without a final zero. Writes at most `capacity` bytes and returns how many the whole
 * text has. What is written for the start state reads back as the same board; which of Escape's
 * cells a walker is on in the middle of play only the link form tells. With `list` the text is a complete list
 * of one case; without it a judge's case lacks the mark that ends the list. */
uint32_t fm_board_write(const struct fm_board *board, const uint64_t *state, uint32_t form, bool list, char *text,
                        uint32_t capacity);

/* Writes a state in a few numbers, without a line break: for Wall Pushers "(column row)" of the player, from 1, for
 * Escape the number of places, for Flood the number of flooded cells. Writes at most `capacity` bytes and returns how
 * many the whole text has. */
uint32_t fm_board_caption(const struct fm_board *board, const uint64_t *state, char *text, uint32_t capacity);

/* Writes an answer as the puzzle's judge wants it; where that is a number alone and `with_moves` is set, the moves
 * follow on a line of their own. Writes at most `capacity` bytes and returns how many the whole text has. */
uint32_t fm_board_write_answer(const struct fm_board *board, const uint8_t *moves, uint32_t count, bool with_moves,
                               char *text, uint32_t capacity);
/* Whether an empty line stands between the answers of a list. */
bool fm_answers_are_apart(uint32_t puzzle);
/* Reads moves: their words or their names, in any case, together or apart. Stores at most `capacity` of them and
 * returns how many there are, or FM_NONE, with *error filled in (FM_TEXT_EXPECTED_MOVE), where something else stands.
 */
uint32_t fm_board_read_answer(const struct fm_board *board, const char *text, uint32_t length, uint8_t *moves,
                              uint32_t capacity, struct fm_text_error *error);

/* What makes a board hopeless for a reason that can be pointed at, without search. */
struct fm_obstacle {
    uint32_t code; /* 0: none known; else see fm_obstacle_name */
    int32_t row;   /* the place, from 0, or -1 where it has none */
    int32_t column;
};
void fm_board_obstacle(const struct fm_board *board, struct fm_obstacle *obstacle);

/* ------------------------------------------------------------------------------------------------------ editing -- */

/* Boards are made and changed by hand. A board never changes, so each change makes another board. */

/* The value of a wall or of a bad cell that is to be there if it is not, and not if it is. */
#define FM_TOGGLE 2U

enum fm_edit_kind {
    FM_EDIT_WALL,  /* Wall Pushers: a wall on `side` of the cell where `value` is 1, none where 0; a side of the outline
                    * without a wall is a gap */
    FM_EDIT_START, /* Wall Pushers: the player starts on the cell */
    FM_EDIT_BAD,   /* Escape: the cell is bad where `value` is 1, good where 0 */
    FM_EDIT_COLOUR, /* Flood: the cell has the colour `value`, 0 .. 35 */
    /* For all puzzles. */
    FM_EDIT_CLEAR,  /* to an empty board of the same size: see fm_blank */
    FM_EDIT_RESIZE, /* to `row` rows and `column` columns; see below */
    FM_EDIT_MIRROR, /* `side` and its opposite change places */
    FM_EDIT_TURN,   /* by `value` quarters clockwise */
    FM_EDIT_KIND_COUNT
};

/* Only the fields that a kind speaks of count; the others should be 0.
 *
 * A resized board keeps what fits, from the first row and column on; new cells are those of an empty board. The outline
 * of Wall Pushers keeps its walls and gaps line by line, wherever it comes to lie, with walls in new lines, so that
 * growing a board and shrinking it again makes the same board; a start that does not fit goes to the nearest cell. */
struct fm_edit {
    uint32_t kind; /* enum fm_edit_kind */
    uint32_t row;  /* of the cell, from 0 */
    uint32_t column;
    uint32_t side; /* 0 E, 1 N, 2 S, 3 W */
    uint32_t value;
};

/* Why there is no such board. */
enum fm_fault {
    FM_FAULT_NONE,
    FM_FAULT_UNKNOWN,   /* the puzzle knows no such edit */
    FM_FAULT_OUTSIDE,   /* the cell lies outside of the board */
    FM_FAULT_SIDE,      /* there is no such side */
    FM_FAULT_SIZE,      /* rows and columns are 1 .. FM_SIDE_MOST */
    FM_FAULT_VALUE,     /* there is no such colour, or a wall or a bad cell is neither to be there nor not */
    FM_FAULT_NO_MEMORY, /* the board does not fit into memory */
    FM_FAULT_COUNT
};

/* A stable key for an edit, such as "wall", and for a fault, such as "outside". */
const char *fm_edit_name(uint32_t kind);
const char *fm_fault_name(uint32_t fault);

/* An empty board: Wall Pushers without walls but for an outline without a gap, with the start in the first row and
 * column; Escape with good cells alone; Flood all of colour 0. Returns FM_FAULT_NONE and a list with that case alone in
 * *blank, which the caller frees; else the fault, and NULL there. */
uint32_t fm_blank(uint32_t puzzle, uint32_t rows, uint32_t columns, struct fm_boards **blank);
/* The board after an edit; the one before stays as it is. Where only the start of Escape differs from all inner good
 * cells, that is lost: an edited board begins with all of them. Returns as fm_blank does. */
uint32_t fm_board_edit(const struct fm_board *board, const struct fm_edit *edit, struct fm_boards **edited);

/* ------------------------------------------------------------------------------------------------------- search -- */

enum fm_status { FM_RUNNING, FM_SOLVED, FM_NO_SOLUTION, FM_LIMIT };
/* Why a search ended without the last word: at a limit, or at a solution that may not be a shortest one. */
enum fm_reason {
    FM_REASON_NONE,
    FM_REASON_NODES,
    FM_REASON_MEMORY,
    FM_REASON_TIME,
    FM_REASON_BOUND,  /* a solution was found, but the bound is not admissible */
    FM_REASON_ENGINE, /* a solution was found, but the engine is not optimal */
    FM_REASON_BOARDS, /* a generator has tried as many boards as it may */
};

/* What became of a child of the node in hand. */
enum fm_verdict {
    FM_KEPT,      /* put on the stack or the frontier */
    FM_DUPLICATE, /* its state is known at least as cheaply */
    FM_CUT,       /* its f lies above the threshold, or no goal can be reached from it */
    FM_PATH,      /* it would enter a cell of its own path again: never part of a shortest solution */
    FM_ILLEGAL,   /* refused by the rules or by a proved pruning rule; see `refusal` */
    FM_GOAL       /* kept, and it is a goal */
};

struct fm_search_options {
    uint32_t engine;    /* 0: auto, which also looks for a good solution beside the engine */
    uint32_t bound;     /* FM_NONE: the one that suits the board best; ignored by engines without */
    bool prune_none;    /* do without the rule behind FM_PATH, as some programs do */
    uint64_t max_nodes; /* generated nodes; 0: no limit */
    uint64_t max_bytes; /* 0: 512 MiB */
};

/* The same words with the same meaning for every engine. */
struct fm_stats {
    uint64_t steps;         /* nodes taken from the stack or the frontier, a goal included */
    uint64_t expanded;      /* nodes taken whose children were made */
    uint64_t generated;     /* children evaluated, cut ones included; those that are illegal or on the path are not */
    uint64_t duplicates;    /* children dropped because their state was known at least as cheaply */
    uint64_t cut;           /* children cut */
    uint64_t peak_frontier; /* largest number of nodes waiting; for deepening engines: held on the stack */
    uint64_t peak_bytes;    /* largest number of bytes held */
};

struct fm_child {
    uint32_t move;
    uint32_t g;
    uint32_t h; /* FM_INFINITE: no goal can be reached */
    uint32_t verdict;
    uint32_t refusal; /* for FM_ILLEGAL */
};

/* A stretch of the run under one threshold: an iteration of a deepening engine, a layer of breadth-first search (the
 * threshold is its depth), all nodes of one f for A*. */
struct fm_iteration {
    uint64_t first_step;
    uint64_t generated;      /* so far */
    uint32_t threshold;      /* nodes of f up to this are taken */
    uint32_t next_threshold; /* the smallest f above it that was met so far, or FM_INFINITE */
};

/* One moment of a search. Nodes are numbered and counted as the engine holds them; before the first step it holds none.
 * bfs and a* hold every node they met, one a state, numbered from 0 in the order in which they met them: the same
 * number later is the same node, taken again. Where a* takes the nodes once more, for the smallest of the shortest
 * solutions, those wait that it met again and has not taken again. The deepening engines hold their stack: the nodes on
 * the path to the one in hand, and those waiting beside it. A node's number is the step at which it was taken, so a
 * state that is taken again is another node. */
struct fm_snapshot {
    uint32_t status;    /* enum fm_status, as of this step */
    uint32_t reason;    /* enum fm_reason; FM_REASON_NONE unless FM_LIMIT */
    uint64_t step;      /* the moment shown: this many nodes were taken; 0: before the first */
    uint64_t last_step; /* how far the search was computed */
    uint64_t waiting;   /* nodes that wait to be taken */
    uint64_t held;      /* nodes held: those, and the ones taken that are not dropped */
    uint64_t node;      /* the number of the node in hand, or FM_NO_NODE before the first step */
    uint64_t parent;    /* the number of its parent, or FM_NO_NODE at the root */
    struct fm_stats stats;
    uint32_t lower_bound; /* no solution has fewer moves: proved; 0 at step 0, before anything was looked at */
    uint32_t upper_bound; /* the length of the best solution known, or FM_INFINITE */
    uint32_t move;        /* that led to the node in hand, or FM_NONE at the root */
    uint32_t g;           /* moves made so far */
    uint32_t h;           /* the bound's value */
    uint32_t threshold;
    uint32_t child_count;
    uint32_t path_length;
    uint32_t iteration_count;
    uint32_t best_length;                  /* FM_NONE: no solution is known */
    const uint64_t *state;                 /* the node in hand */
    const struct fm_child *children;       /* in the order of moves; none before the node's children were made */
    const uint8_t *path;                   /* moves from the root to the node in hand */
    const struct fm_iteration *iterations; /* up to the one shown, oldest first */
    const uint8_t *best;                   /* moves of the best solution known; verified by replay */
};

struct fm_search;

/* Fills in the defaults: auto, the bound that suits the board best, all pruning, no limit on nodes, 512 MiB. */
void fm_search_defaults(struct fm_search_options *options);
/* A search on `board`, which must outlive it. NULL where even its first bytes go over the limit. */
struct fm_search *fm_search_create(const struct fm_board *board, const struct fm_search_options *options);
void fm_search_free(struct fm_search *search);
/* The engine and the bound that are at work: never "auto". */
uint32_t fm_search_engine(const struct fm_search *search);
uint32_t fm_search_bound(const struct fm_search *search);
/* Makes progress and takes at most `budget` nodes, at least 1. Result, counts and every step are the same however
 * budgets are split. After a final answer it changes nothing but the moment shown, which becomes the last step. */
enum fm_status fm_search_step(struct fm_search *search, uint64_t budget);
/* Ends a running search from outside, as when its time is up: FM_LIMIT with FM_REASON_TIME, or FM_SOLVED where the best
 * solution known is as short as the lower bound. */
void fm_search_stop(struct fm_search *search);
/* Shows step `step`, 0 .. last_step, earlier or later than the one shown. Nothing is discarded. Returns false, and
 * shows the last step, where memory for looking back cannot be had. */
bool fm_search_seek(struct fm_search *search, uint64_t step);
/* The moment shown. Lives until the next call on this search. */
const struct fm_snapshot *fm_search_snapshot(struct fm_search *search);
/* Bytes held now. */
uint64_t fm_search_bytes(const struct fm_search *search);

/* Nodes are counted by class, to see where a search is at work. A class is, for Wall Pushers, the cell that the player
 * is on, row by row, with one more class for outside; for Escape, how many places there are, from 0; for Flood, how
 * many cells are flooded, from 0. */
uint32_t fm_board_census_classes(const struct fm_board *board);
/* Counts nodes by class at the step shown, into arrays of fm_board_census_classes numbers. `known`: the nodes held.
 * `taken`: how often nodes were taken; for the deepening engines, the nodes on the path. Costs as much as the way from
 * the step last counted, or as the stack is high. Returns false, with zeroes, where memory cannot be had. */
bool fm_search_census(struct fm_search *search, uint32_t *taken, uint32_t *known);

/* The version of all traces: it is raised whenever some search comes to take other nodes, or in another order, so that
 * whoever keeps the number of a step can tell whether it still means the same. */
uint32_t fm_trace_version(void);

/* --------------------------------------------------------------------------------------------------- generation -- */

/* What can be wished of a puzzle's boards besides their size: numbers that have a name, a least and a most value, and a
 * usual one. Wall Pushers: "density", percent of the inner sides that have a wall, and "outline", the same of the
 * outline's. Escape: "density", percent of bad cells. Flood: "colours", how many there are to choose from. */
#define FM_PARAMETERS_MOST 2
uint32_t fm_parameter_count(uint32_t puzzle);
const char *fm_parameter_name(uint32_t puzzle, uint32_t parameter);
uint32_t fm_parameter_least(uint32_t puzzle, uint32_t parameter);
uint32_t fm_parameter_most(uint32_t puzzle, uint32_t parameter);
uint32_t fm_parameter_usual(uint32_t puzzle, uint32_t parameter);

/* A wish, and how much may be tried for it. The effort of a board is how many nodes the default search for its fewest
 * moves generates. What is out of range traps: sizes of 1 .. FM_SIDE_MOST, parameters as above, no minimum above its
 * maximum. */
struct fm_generator_options {
    uint32_t puzzle;
    uint32_t rows;
    uint32_t columns;
    uint32_t parameters[FM_PARAMETERS_MOST];
    uint32_t minimum; /* of the fewest moves */
    uint32_t maximum; /* FM_INFINITE: no matter how many */
    uint64_t minimum_effort;
    uint64_t maximum_effort; /* UINT64_MAX: no matter how much */
    uint64_t seed;
    uint64_t max_boards;      /* boards tried; 0: no limit */
    uint64_t max_nodes;       /* generated for all of them; 0: no limit */
    uint64_t max_board_nodes; /* generated for one, which is passed over if it needs more; 0: what suits the wish */
    uint64_t max_bytes;       /* 0: 512 MiB */
};

enum fm_generator_status {
    FM_GENERATOR_RUNNING,
    FM_GENERATOR_FOUND, /* the best board is as wished */
    FM_GENERATOR_LIMIT  /* it is the nearest to the wish that was tried */
};

struct fm_generator_progress {
    uint32_t status; /* enum fm_generator_status */
    uint32_t reason; /* enum fm_reason, with FM_GENERATOR_LIMIT */
    uint64_t boards; /* tried: their search has ended */
    uint64_t climbs; /* begun, each from a random board */
    uint64_t nodes;  /* generated */
    uint64_t peak_bytes;
    uint64_t best_effort;
    uint32_t best_length;        /* fewest moves of the best board: proved; FM_NONE: none is known */
    const uint8_t *best_moves;   /* a solution of so many moves; verified by replay */
    const struct fm_board *best; /* NULL: none is known */
};

/* Looks for boards by hill climbing: from a random board on, a place or a few are drawn anew, and of what comes out the
 * default search proves the fewest moves; a board that is nearer to the wish, or as near, takes the place of the one
 * before. A climb that comes no nearer for long ends, and another one begins. */
struct fm_generator;

/* Fills in the judge's size, the usual parameters, any length from 1 on, any effort, the seed 0 and no limits but
 * those on bytes and on the nodes of one board. */
void fm_generator_defaults(uint32_t puzzle, struct fm_generator_options *options);
/* How many moves make a board of the usual size worth a thought: a wish to begin with. */
uint32_t fm_generator_usual_moves(uint32_t puzzle);
/* No board of the size and the parameters needs more moves than that: proved; FM_INFINITE: nothing is known. */
uint32_t fm_generator_most_moves(const struct fm_generator_options *options);
/* NULL where its first bytes go over the limit. */
struct fm_generator *fm_generator_create(const struct fm_generator_options *options);
void fm_generator_free(struct fm_generator *generator);
/* Makes progress and takes at most `budget` nodes, at least 1. What is found is the same however budgets are split, and
 * on every machine. After a final answer it changes nothing. */
enum fm_generator_status fm_generator_step(struct fm_generator *generator, uint64_t budget);
/* Ends a running generator from outside, as when its time is up: FM_GENERATOR_LIMIT with FM_REASON_TIME. */
void fm_generator_stop(struct fm_generator *generator);
/* How far it is. Lives, as the board and the moves in it do, until the next call on this generator. */
const struct fm_generator_progress *fm_generator_progress(struct fm_generator *generator);

#endif
