/** The module's exports and the places in the structs that it fills in. wasm.c asserts the same numbers. */

/**
 * @typedef {"fm_allocate" | "fm_release" | "fm_puzzle_count" | "fm_puzzle_name" | "fm_bound_count" | "fm_bound_name"
 *   | "fm_bound_is_admissible" | "fm_form_count" | "fm_form_name" | "fm_refusal_name" | "fm_obstacle_name"
 *   | "fm_answer_is_smallest" | "fm_answers_are_apart" | "fm_engine_count" | "fm_engine_name" | "fm_engine_is_informed"
 *   | "fm_engine_is_optimal" | "fm_text_code_name"
 *   | "wasm_result" | "wasm_read" | "fm_boards_free" | "fm_boards_count" | "fm_boards_get" | "fm_boards_form"
 *   | "wasm_boards_place" | "wasm_blank" | "wasm_board_edit" | "fm_board_rows" | "fm_board_columns"
 *   | "fm_board_move_count" | "fm_board_move_name" | "fm_board_state_words" | "fm_board_start" | "fm_board_is_goal"
 *   | "fm_board_apply" | "wasm_board_view" | "fm_board_describe" | "fm_board_write" | "fm_board_write_answer"
 *   | "wasm_board_read_answer" | "wasm_board_obstacle" | "wasm_search_create" | "fm_search_free" | "fm_search_engine"
 *   | "fm_search_bound" | "wasm_search_step" | "fm_search_stop"
 *   | "wasm_search_seek" | "wasm_search_snapshot" | "wasm_iteration" | "wasm_search_bytes"
 *   | "fm_board_census_classes" | "fm_search_census" | "fm_trace_version" | "fm_parameter_count" | "fm_parameter_name"
 *   | "fm_parameter_least" | "fm_parameter_most" | "fm_parameter_usual" | "wasm_most_side" | "wasm_usual_rows"
 *   | "wasm_usual_columns" | "fm_generator_usual_moves" | "wasm_most_moves" | "wasm_generator_create" | "fm_generator_free" | "wasm_generator_step"
 *   | "fm_generator_stop" | "wasm_generator_progress"} FunctionName
 */
/** @typedef {Record<FunctionName, (...numbers: number[]) => number>} Functions */

/** The module's result struct. */
export const RESULT = Object.freeze({
  step: 0,
  lastStep: 8,
  steps: 16,
  expanded: 24,
  generated: 32,
  duplicates: 40,
  cut: 48,
  peakFrontier: 56,
  peakBytes: 64,
  waiting: 72,
  held: 80,
  node: 88,
  parent: 96,
  iterationFirstStep: 104,
  iterationGenerated: 112,
  iterationThreshold: 120,
  iterationNextThreshold: 124,
  status: 128,
  reason: 132,
  lowerBound: 136,
  upperBound: 140,
  move: 144,
  g: 148,
  h: 152,
  threshold: 156,
  childCount: 160,
  pathLength: 164,
  iterationCount: 168,
  bestLength: 172,
  state: 176,
  children: 180,
  path: 184,
  iterations: 188,
  best: 192,
  textCode: 196,
  textLine: 200,
  textColumn: 204,
  textOffset: 208,
  textLength: 212,
  textNumbers: 216,
  obstacleCode: 228,
  obstacleRow: 232,
  obstacleColumn: 236,
  integers: 240,
  boards: 256,
  climbs: 264,
  boardsNodes: 272,
  boardsPeakBytes: 280,
  foundEffort: 288,
  generatorStatus: 296,
  generatorReason: 300,
  foundLength: 304,
  foundMoves: 308,
  found: 312,
  placeOffset: 316,
  placeLength: 320,
  fault: 324,
});
/** struct fm_child, and its size. */
export const CHILD = Object.freeze({ move: 0, g: 4, h: 8, verdict: 12, refusal: 16, size: 20 });
/** The words for enum fm_event_kind, by its numbers. */
export const EVENT_KINDS = /** @type {const} */ ([
  "walk",
  "slide",
  "close",
  "leave",
  "blocked",
  "merge",
  "recolour",
  "flood",
]);
/** The words for enum fm_edit_kind, by its numbers. */
export const EDIT_KINDS = /** @type {const} */ ([
  "wall",
  "start",
  "bad",
  "colour",
  "clear",
  "resize",
  "mirror",
  "turn",
]);
/** The words for enum fm_fault, by its numbers. */
export const FAULTS = /** @type {const} */ (["none", "unknown", "outside", "side", "size", "value", "no-memory"]);
/** The sides of a cell, by their numbers. */
export const SIDES = /** @type {const} */ (["E", "N", "S", "W"]);
/** struct fm_event, and its size. */
export const EVENT = Object.freeze({
  kind: 0,
  row: 4,
  column: 8,
  toRow: 12,
  toColumn: 16,
  side: 20,
  order: 24,
  size: 28,
});
