/**
 * The shapes that the API hands out and takes in. Types only: nothing is left of this file at run time.
 *
 * Distances and counts are whole numbers; a distance may be `Infinity`: as a lower bound it says that no solution
 * exists, as an upper bound that none is known. Rows and columns count from 0, -1 and one past the last being outside
 * of the board; only places in a text count from 1.
 *
 * @typedef {import("./state.js").State} State
 */

/**
 * Where a search stands:
 *
 *     running      still at work
 *     solved       a shortest solution is found, and proved to be shortest
 *     no-solution  it is proved that there is none
 *     limit        ended without proof, as by a limit, with what is proved until then
 * @typedef {"running" | "solved" | "no-solution" | "limit"} Status
 */

/**
 * Why a search ended without proof:
 *
 *     nodes   the limit of generated nodes
 *     memory  the limit of bytes held
 *     time    the limit of milliseconds, or `stop` was called
 *     bound   it found a solution, but its bound may say more than is true
 *     engine  it found a solution, but its engine ends at the first goal it comes to
 * @typedef {"nodes" | "memory" | "time" | "bound" | "engine"} Reason
 */

/**
 * What became of a child:
 *
 *     kept       put on the stack or the frontier
 *     duplicate  dropped: its state is known at least as cheaply
 *     cut        dropped: its f lies above the threshold, or no goal can be reached from it
 *     path       dropped: it would enter a cell of its own path again
 *     illegal    refused by the rules, or by a proved rule of pruning; `reason` says which
 *     goal       kept, and it is a goal
 * @typedef {"kept" | "duplicate" | "cut" | "path" | "illegal" | "goal"} Verdict
 */

/**
 * A side of a cell, and the name of a move of Wall Pushers and Escape: `"E"` east, `"N"` north, `"S"` south, `"W"` west.
 * @typedef {"E" | "N" | "S" | "W"} Side
 */

/**
 * A puzzle that the module knows.
 * @typedef {object} PuzzleKind
 * @property {string} name for example "wall-pushers"
 * @property {readonly string[]} bounds names of its lower bounds, weakest first; the first is "none"
 * @property {readonly string[]} inadmissible those of them, the last, that may say more than is true: what is found with
 *   one is not proved to be shortest
 * @property {readonly string[]} forms names of its text forms; the first is "judge"
 * @property {"any" | "smallest"} answer whether an answer is any shortest one or the smallest of the shortest ones in
 *   the order of moves
 * @property {"" | "\n"} answerSeparator what its judge wants to stand between the answers of a list, each as
 *   `puzzle.writeAnswer` writes it: an empty line or nothing
 * @property {import("./types-generate.js").Making} making what can be wished of boards that are generated
 */

/**
 * A way of searching that the module knows.
 * @typedef {object} EngineKind
 * @property {string} name "auto" (the strongest choice for the board), "bfs", "iddfs", "ida*", "a*" or "dfs"
 * @property {boolean} informed whether it makes use of a bound
 * @property {boolean} optimal whether what it finds, given an admissible bound, is a shortest solution
 */

/**
 * What a text alone does not say.
 * @typedef {object} ParseOptions
 * @property {number} [rows] rows of the board, from 1; together with `columns`
 * @property {number} [columns] columns of the board, from 1
 * @property {readonly [number, number]} [start] column, then row, both from 1, of the start of a list of walls
 */

/**
 * Where a board stands in the text that it was read from.
 * @typedef {object} Place
 * @property {string} form name of the text's form
 * @property {number} offset of the board's first character, as an index into the text
 * @property {number} length up to its last one: what stands between two boards, and what ends the list, is no part of it
 */

/**
 * A change of a board by hand. Its `kind`:
 *
 *     wall     Wall Pushers: whether, `on`, a wall is on a `side` of a cell; a side of the outline without one is a gap
 *     start    Wall Pushers: the player starts on a cell
 *     bad      Escape: whether, `on`, a cell is bad
 *     colour   Flood: a cell has a `colour`, 0 to 35
 *     clear    to an empty board of the same size
 *     resize   to so many `rows` and `columns`; keeps what fits, from the first row and column on
 *     mirror   a `side`, "E", "N", "S" or "W", and its opposite change places
 *     turn     by so many `quarters` clockwise, 1 without it; below 0 the other way
 *
 * `row` and `column` of a cell count from 0. Without `on` a wall or a bad cell is there afterwards if it was not, and not
 * if it was. When a board of Wall Pushers is resized, its outline keeps its walls and gaps line by line, wherever it
 * comes to lie, and a start that does not fit goes to the nearest cell.
 * @typedef {{ kind: "wall", row: number, column: number, side: Side, on?: boolean }
 *   | { kind: "start", row: number, column: number }
 *   | { kind: "bad", row: number, column: number, on?: boolean }
 *   | { kind: "colour", row: number, column: number, colour: number }
 *   | { kind: "clear" }
 *   | { kind: "resize", rows: number, columns: number }
 *   | { kind: "mirror", side: Side }
 *   | { kind: "turn", quarters?: number }} Edit
 */

/**
 * When a search gives up.
 * @typedef {object} Limits
 * @property {number} [nodes] generated nodes, at least 1; without it there is no limit
 * @property {number} [bytes] bytes that the search may hold, at least 1; 512 MiB without it
 * @property {number} [milliseconds] time spent searching, pauses not counted; without it there is no limit
 */

/**
 * How to search.
 * @typedef {object} SearchOptions
 * @property {string} [engine] name of an engine; "auto" without it
 * @property {string} [bound] name of one of the puzzle's bounds; without it the one that suits the board best. Engines
 *   that know no bound ignore it
 * @property {"path" | "none"} [prune] "path" without it; "none" does without the rule that no cell is entered twice, as
 *   some programs do
 * @property {Limits} [limits] when to give up; what was proved until then is in the answer
 */

/**
 * Counts of a search up to the moment shown.
 * @typedef {object} Stats
 * @property {number} steps nodes taken from the stack or frontier, a goal included
 * @property {number} expanded nodes taken whose children were made
 * @property {number} generated children evaluated, cut ones included
 * @property {number} duplicates children dropped because their state was known at least as cheaply
 * @property {number} cut children cut
 * @property {number} peakFrontier largest number of nodes waiting; for deepening engines: held on the stack
 * @property {number} peakBytes largest number of bytes held
 */

/**
 * A child of the node in hand.
 * @typedef {object} Child
 * @property {string} move the move that leads to it
 * @property {number} g moves made up to it
 * @property {number | null} h the bound's value; Infinity: no goal can be reached; null with the verdicts "path" and
 *   "illegal", which are given without asking the bound
 * @property {number | null} f g + h
 * @property {Verdict} verdict what became of it
 * @property {string | null} reason why an "illegal" move is refused, such as "two-walls"; null with other verdicts
 */

/**
 * The node in hand: the one taken last.
 * @typedef {object} SearchNode
 * @property {number} id its number. "bfs" and "a*" hold one node a state, numbered from 0 in the order in which they met
 *   them: the same number later is the same node, taken again. With the deepening engines, "iddfs", "ida*" and "dfs", it
 *   is the step at which the node was taken, and a state that is taken again is another node
 * @property {number | null} parentId number of the node that it was made from; null at the root
 * @property {State} state where the pieces stand in it
 * @property {State | null} parent the state before `move`; null at the root
 * @property {string | null} move the move that led here; null at the root
 * @property {number} g moves made so far
 * @property {number} h the bound's value
 * @property {number} f g + h
 * @property {number} threshold the limit on f
 * @property {Child[]} children in the order of moves; empty where none were made
 */

/**
 * A stretch of the run under one threshold: an iteration of a deepening engine, a layer of breadth-first search, all
 * nodes of one f for A*.
 * @typedef {object} Iteration
 * @property {number} threshold the limit on f
 * @property {number} firstStep the first step taken in it
 * @property {number} generated children evaluated in it so far
 * @property {number | null} nextThreshold the smallest f above the threshold that was met so far; null: none was
 */

/**
 * One step of a search, without the states: what a node was and what became of its children.
 * @typedef {object} TraceStep
 * @property {number} step from 1
 * @property {number} id number of the node taken, as SearchNode has it
 * @property {number | null} parentId null at the root
 * @property {string | null} move the move that led to it; null at the root
 * @property {number} g moves made so far
 * @property {number} h the bound's value
 * @property {number} f g + h
 * @property {number} threshold the limit on f
 * @property {Child[]} children in the order of moves; empty where none were made
 */

/**
 * How many nodes there are of each class, at one moment. A class is, for Wall Pushers, the cell that the player is on,
 * row by row, with one more class for outside; for Escape, how many places there are where a walker may be, from 0; for
 * Flood, how many cells are flooded, from 0.
 * @typedef {object} Census
 * @property {Uint32Array} taken how often nodes were taken; with the deepening engines, the nodes on the path
 * @property {Uint32Array} known the nodes held
 */

/**
 * How far to go before coming back; the search itself may go on.
 * @typedef {object} RunLimits
 * @property {number} [nodes] nodes taken, a whole number from 1, or Infinity
 * @property {number} [milliseconds] time spent on that, from 0
 */

/**
 * What a snapshot comes with.
 * @typedef {object} CensusWish
 * @property {boolean} [census] whether the snapshot comes with a census
 */

/**
 * One moment of a search.
 * @typedef {object} Snapshot
 * @property {Status} status as of this step
 * @property {Reason | null} reason with the status "limit"
 * @property {number} step the moment shown: this many nodes were taken
 * @property {number} lastStep how far the search was computed
 * @property {number} waiting nodes that wait to be taken. Where "a*" takes the nodes once more, for the smallest of the
 *   shortest solutions, those that it met again and has not taken again
 * @property {number} held nodes held: by "bfs" and "a*" all that were met, by the deepening engines the stack, which is
 *   the path to the node in hand and what waits beside it
 * @property {SearchNode | null} node null before the first step
 * @property {string[]} path moves from the start to the node in hand
 * @property {Iteration[]} iterations up to the one shown, oldest first
 * @property {Stats} stats counts up to this moment
 * @property {number} lowerBound no solution has fewer moves: proved
 * @property {number} upperBound length of the best solution known
 * @property {string[] | null} best the best solution known, verified; null: none is known
 * @property {Census | null} census null where it was not asked for, or where memory for it cannot be had
 */

/**
 * The numbers of one moment of a search.
 * @typedef {object} Progress
 * @property {Status} status as of this step
 * @property {Reason | null} reason with the status "limit"
 * @property {number} step the moment shown: this many nodes were taken
 * @property {number} lastStep how far the search was computed
 * @property {number} waiting nodes that wait to be taken, as in Snapshot
 * @property {number} held nodes held, as in Snapshot
 * @property {Stats} stats counts up to this moment
 * @property {number} lowerBound no solution has fewer moves: proved
 * @property {number} upperBound length of the best solution known
 * @property {number} threshold the limit on f
 */

/**
 * What a search came to.
 * @typedef {object} Answer
 * @property {Exclude<Status, "running">} status how the search ended
 * @property {Reason | null} reason with the status "limit"
 * @property {string} engine the engine that was at work, never "auto"
 * @property {string} bound the bound that was at work
 * @property {string[] | null} moves a shortest solution; with the status "limit" the best one known; null: none
 * @property {number} lowerBound no solution has fewer moves: proved
 * @property {number} upperBound length of `moves`; Infinity where there are none
 * @property {Stats} stats counts of the whole search
 * @property {number} milliseconds time spent searching
 */

/**
 * What makes a board hopeless for a reason that can be pointed at.
 * @typedef {object} Obstacle
 * @property {string} code "no-gap": Wall Pushers, the outline has no gap; "shut-in": Escape, nobody gets out from there
 * @property {number} row of the place, from 0; -1 where it has none
 * @property {number} column of the place, from 0; -1 where it has none
 */

/**
 * One thing that a move does, of these kinds:
 *
 *     walk      somebody goes from row, column to toRow, toColumn
 *     slide     the wall on `side` of row, column moves to the same side of toRow, toColumn
 *     close     there it closes the exit on `side` of row, column, for good
 *     leave     somebody at row, column leaves the board, or escapes, by toRow, toColumn
 *     blocked   somebody at row, column cannot go to `side` and stays
 *     merge     one more arrives at row, column, where somebody is already
 *     recolour  the cell row, column, flooded before, takes the new colour
 *     flood     the cell row, column is flooded
 *
 * Wall Pushers has the first four, with a walk in every move. Escape has walk, leave, blocked and merge: one of the first
 * three for each place where a walker may be. Flood has the last two, one for each cell of the region, along the wave
 * that spreads from what was flooded before. Where nobody moves, toRow and toColumn are row and column.
 * @typedef {object} MoveEvent
 * @property {"walk" | "slide" | "close" | "leave" | "blocked" | "merge" | "recolour" | "flood"} kind see above
 * @property {number} row where it begins, from 0
 * @property {number} column where it begins, from 0
 * @property {number} toRow where it ends; -1 or one past the last is outside
 * @property {number} toColumn where it ends; likewise
 * @property {Side} side of which wall, or which way; "E" where a side means nothing
 * @property {number} order when in the course of the move it begins: 0 first
 */

/**
 * A move made.
 * @typedef {object} Transition
 * @property {State} state the state after the move
 * @property {MoveEvent[]} events what the move does, for whoever draws or tells it
 */

/**
 * Where the module comes from; without any of these it is the file `core.wasm` beside this code.
 * @typedef {object} LoadOptions
 * @property {string | URL} [url] its address; in node also a file URL
 * @property {ArrayBuffer | ArrayBufferView<ArrayBuffer>} [bytes] its content
 * @property {WebAssembly.Module} [module] the module, compiled
 * @property {AbortSignal} [signal] gives up loading: what is awaited is rejected with the signal's reason at once
 */

export {};
