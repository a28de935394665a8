/* What a puzzle provides: one const struct of functions a puzzle, and the list of them.
 *
 * A puzzle reads text into boards, knows the states of a board and the moves between them, and bounds from below how
 * many moves a state still needs. It knows no engine. A board never changes; what a search needs to compute with is in
 * a workspace of its own.
 *
 * A state is board->state_words 64-bit words. The first board->key_words of them are the key: two states with equal
 * keys allow the same moves with the same results. The words after the key tell of the path that led to the state;
 * they are what a rule or a bound that looks at the path needs. `start` gives the path part of a path without moves,
 * `apply` and `expand` that of the path with one move more.
 */
#ifndef PUZZLE_H
#define PUZZLE_H

#include "draft.h"
#include "fewest.h"
#include "memory.h"
#include "text.h"

/* Most children of a state, for any puzzle. */
#define PUZZLE_MOST_MOVES 36U
/* Most words of a state, for any puzzle. */
#define PUZZLE_MOST_WORDS 256U

struct puzzle;
struct sketcher;

/* What all boards begin with; the puzzle's own follows. */
struct board {
    _Alignas(8) const struct puzzle *puzzle;
    uint32_t bytes; /* of the whole block */
    uint32_t rows;
    uint32_t columns;
    uint32_t key_words;
    uint32_t state_words;
    uint32_t move_count;
};

/* What expand says of one move. The child's state is where expand was told to put it, whether kept or not, unless the
 * move is illegal. */
struct move_outcome {
    uint32_t verdict; /* FM_KEPT, FM_PATH or FM_ILLEGAL */
    uint32_t refusal; /* for FM_ILLEGAL; else 0 */
};

/* What a bound costs before it can be asked, done a slice at a time. */
enum preparation { PREPARATION_MORE, PREPARATION_DONE, PREPARATION_NO_MEMORY };

/* How a judge wants an answer. */
enum answer_form {
    ANSWER_LETTERS, /* the moves' names, together on a line */
    ANSWER_WORDS,   /* the moves' words, a line each; an empty line between the answers of a list */
    ANSWER_COUNT    /* how many moves, on a line */
};

struct puzzle {
    const char *name;
    enum answer_form answer_form;
    const char *const *move_words; /* by move, or NULL where the moves' names will do */
    bool answer_is_smallest;       /* else any shortest answer will do */
    /* Whether bounds and rules depend on the key alone, as far as lengths go: then what failed below one state fails
     * below every state with its key, and iterative deepening keeps a table of it. */
    bool key_tells_all;
    /* Whether a state whose key, as a set of bits, contains another's needs no more moves than the other, and the rules
     * lose nothing together with passing over a node for another that has as many moves behind it (dominance). */
    bool larger_key_is_better;

    /* Names, each list ended by NULL. Refusals and obstacles: number 0 is "none"; refusal number 1 is "over", for a
     * move on a state that is a goal, and is given by the public interface, not by the puzzle. */
    const char *const *bounds;
    uint32_t inadmissible_bounds; /* so many of the bounds, the last ones, may say more than is true */
    const char *const *forms;
    const char *const *refusals;
    const char *const *obstacles;

    /* The form of a text, seen from its first tokens. */
    uint32_t (*form_of)(const struct text *text, const struct fm_read_options *options);
    /* Reads the next case of a text into a new block of board->bytes bytes of `memory`; *board is NULL at the end of
     * the list, and on failure, when *error is filled in. */
    bool (*read)(struct text *text, const struct fm_read_options *options, struct memory *memory, struct board **board,
                 struct fm_text_error *error);
    /* Writes a state in a text form; see fm_board_write. */
    void (*write)(const struct board *board, const uint64_t *state, uint32_t form, bool list, struct writer *writer);

    /* Writes a state in a few numbers, to stand above its picture: where the player is, how many places are left. */
    void (*caption)(const struct board *board, const uint64_t *state, struct writer *writer);

    char (*move_name)(const struct board *board, uint32_t move);
    void (*start)(const struct board *board, uint64_t *state);
    bool (*is_goal)(const struct board *board, const uint64_t *state);
    /* One move by the rules alone, from a state that is no goal: 0 and the next state, or the refusal. `next` may be
     * `state`. */
    uint32_t (*apply)(const struct board *board, const uint64_t *state, uint32_t move, uint64_t *next);
    void (*view)(const struct board *board, const uint64_t *state, uint8_t *cells, int32_t *integers);
    uint32_t (*describe)(const struct board *board, const uint64_t *state, uint32_t move, struct fm_event *events,
                         uint32_t capacity);
    void (*obstacle)(const struct board *board, struct fm_obstacle *obstacle);

    /* Boards on the drawing table. `cell_edits` has a bit for each kind of edit of a cell (enum fm_edit_kind) that the
     * puzzle knows. Sizes, cells and sides of whatever comes here are within bounds. */
    uint32_t cell_edits;
    /* Fills in the cells, and the start, of a draft that has the board's size. */
    void (*open_draft)(const struct board *board, struct draft *draft);
    /* Fills in what an empty board has beside zeros; NULL: nothing. */
    void (*clear_draft)(struct draft *draft);
    /* Fills in what a draft of another size keeps of the one before; it is clear. */
    void (*resize_draft)(const struct draft *before, struct draft *draft);
    /* How a cell looks from other sides; NULL: the same from all of them. */
    draft_turned_cell *turned_cell;
    /* Makes an edit of a cell that the puzzle knows. False where the edit's value is none that there is. */
    bool (*change_draft)(struct draft *draft, const struct fm_edit *edit);
    /* The board that a draft tells of, in a new block of board->bytes bytes; NULL where memory ends. */
    struct board *(*make)(const struct draft *draft, struct memory *memory);

    /* The classes by which nodes are counted (fm_search_census): how many there are, and that of a state, which depends
     * on its key alone. */
    uint32_t (*census_classes)(const struct board *board);
    uint32_t (*census_class)(const struct board *board, const uint64_t *state);

    /* How near to a goal a state looks, for a search that may err: left + bound_weight * h, smaller being nearer.
     * `left` is a rough measure of what a state leaves to do, at most the number of cells. */
    uint32_t (*left)(const struct board *board, const uint64_t *state);
    uint32_t bound_weight;

    /* The bound that is asked once at the root, whatever the search: it tells most boards without a solution. */
    const char *root_bound;
    /* The engine and the bound, by name, that are best on this board. */
    void (*choose)(const struct board *board, const char **engine, const char **bound);

    /* A workspace for expanding and for one bound; NULL where memory ends. */
    void *(*create_work)(const struct board *board, uint32_t bound, struct memory *memory);
    void (*free_work)(const struct board *board, void *work, struct memory *memory);
    /* Prepares the workspace's bound a little further, by about a millisecond. NULL where nothing is to prepare. */
    enum preparation (*prepare)(const struct board *board, void *work, struct memory *memory);

    /* All children of a state that is no goal, in the order of moves: outcome i and, from children + i * state_words
     * on, the child's state. With `prune_none`, rules that are proved but not part of the game are left out. */
    void (*expand)(const struct board *board, void *work, const uint64_t *state, bool prune_none,
                   struct move_outcome *outcomes, uint64_t *children);
    /* A lower bound, admissible and consistent, on the moves that `state` still needs; FM_INFINITE: no goal can be
     * reached from it. 0 for a goal. It is the bound that the workspace was made for. With `along_path` the bound may
     * count on the path's rules (FM_PATH) and look at the path: stronger, but no function of the key. Of the
     * inadmissible ones it is true all the same that FM_INFINITE says so and that a goal has 0. */
    uint32_t (*bound)(const struct board *board, void *work, const uint64_t *state, bool along_path);
    /* The same for `child`, number `move` of the children that expand made last in this workspace, which may have kept
     * something that helps. Whoever asks wants to know how far above `enough` it is no better than that it is: then
     * enough + 1 will do; the f that such a child is cut with may then be less than its bound alone would give, and the
     * next threshold rise by less. NULL where neither is of use. */
    uint32_t (*bound_child)(const struct board *board, void *work, uint32_t move, const uint64_t *child,
                            bool along_path, uint32_t enough);

    /* What its boards are made of, for a generator; see sketch.h. */
    const struct sketcher *sketcher;
};

/* All puzzles; number 0 .. PUZZLE_COUNT - 1. To add one, add its line in puzzles.c. */
extern const struct puzzle *const puzzles[];
extern const uint32_t puzzle_count;

/* Whether a bound of a puzzle, by number, never says more than is true. */
bool puzzle_bound_is_admissible(const struct puzzle *puzzle, uint32_t bound);

/* The length of a list of names. */
uint32_t names_count(const char *const *names);
/* The number of a name in a list, or FM_NONE. */
uint32_t names_find(const char *const *names, const char *name);

#endif
