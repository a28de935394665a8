/**
 * What is shown and what may happen next: a pure transition table. It knows no puzzle, no clock and no document; whoever
 * owns a player sends it events and draws what comes back.
 *
 * There are two tracks of moves, both from the board's start: the game played by hand (with what was undone still
 * behind its place) and the solution. The mode says which one is shown; neither forgets its place while the other one is.
 */

/**
 * @typedef {"idle" | "searching" | "playing" | "paused" | "done" | "failed"} Phase
 * @typedef {"play" | "solution"} Mode
 * @typedef {object} Track
 * @property {readonly string[]} moves
 * @property {number} index how many of them are made
 * @property {boolean} complete whether the last one reaches the goal
 * @typedef {object} Player
 * @property {Phase} phase
 * @property {Mode} mode
 * @property {Track} hand
 * @property {Track | null} solution null: none is known (yet)
 * @property {boolean} isDraft whether the solution is the best so far of a search that is still at work
 * @property {number} speed moves a second while playing
 * @property {number | null} until the step at which playing stops by itself
 * @property {boolean} eager whether the next answer starts to play as soon as it is there
 */

/**
 * @typedef {{ type: "load" | "search" | "fail" | "play" | "goOn" | "pause" | "tick" | "back" | "forward" | "start" | "end" }
 *   | { type: "answer" | "draft", moves: readonly string[] }
 *   | { type: "move", move: string, goal: boolean }
 *   | { type: "rehearse", moves: readonly string[], complete: boolean }
 *   | { type: "seek", index: number }
 *   | { type: "mode", mode: Mode }
 *   | { type: "speed", speed: number }
 *   | { type: "until", until: number | null }
 *   | { type: "eager", eager: boolean }} PlayerEvent
 */

export const slowest = 0.25;
export const fastest = 32;

/** @type {Track} */
const emptyTrack = Object.freeze({ moves: Object.freeze([]), index: 0, complete: false });

/** @returns {Player} */
export function createPlayer() {
  return {
    phase: "idle",
    mode: "play",
    hand: emptyTrack,
    solution: null,
    isDraft: false,
    speed: 2,
    until: null,
    eager: false,
  };
}

/**
 * The track that is shown.
 * @param {Player} player
 * @returns {Track}
 */
export function track(player) {
  return player.mode === "play" ? player.hand : (player.solution ?? emptyTrack);
}

/** @param {Track} shown */
const atEnd = (shown) => shown.index === shown.moves.length;

/** @param {Track} shown @param {number} index @returns {Track} */
const at = (shown, index) => ({ ...shown, index: Math.min(Math.max(0, index), shown.moves.length) });

/**
 * Where a track rests when nothing moves it: `done` on a goal, else `idle` by hand and `paused` in a solution.
 * @param {Player} player
 * @returns {Phase}
 */
function restingPhase(player) {
  const shown = track(player);
  if (shown.complete && atEnd(shown)) return "done";
  return player.mode === "solution" && player.solution !== null ? "paused" : "idle";
}

/** @param {Player} player @returns {Player} */
const rest = (player) => ({ ...player, phase: restingPhase(player) });

/** @param {Player} player @param {number} index @returns {Player} */
function placed(player, index) {
  const moved = at(track(player), index);
  return player.mode === "play" ? { ...player, hand: moved } : { ...player, solution: moved };
}

/** @param {readonly string[]} moves @returns {Track} */
const solutionOf = (moves) => ({ moves, index: 0, complete: true });

/** A draft is shown for as long as its search is watched. @param {Player} player @returns {Player} */
const withoutDraft = (player) => (player.isDraft ? { ...player, solution: null, isDraft: false } : player);

/** @typedef {(player: Player, event: any) => Player} Handler */

/** @type {Record<string, Handler>} */
const go = {
  load: ({ mode, speed, until }) => ({ ...createPlayer(), mode, speed, until }),
  speed: (player, { speed }) => ({ ...player, speed: Math.min(Math.max(speed, slowest), fastest) }),
  until: (player, { until }) => ({ ...player, until }),
  eager: (player, { eager }) => ({ ...player, eager }),

  search: (player) => ({ ...player, mode: "solution", solution: null, isDraft: false, phase: "searching" }),
  fail: (player) => ({ ...player, phase: "failed" }),
  answer: (player, { moves }) => {
    const found = rest({ ...player, solution: solutionOf(moves), eager: false });
    return player.eager && found.phase === "paused" ? { ...found, phase: "playing" } : found;
  },
  // The best so far is watched from its start, while the search goes on. It never takes the place of an answer.
  draft: (player, { moves }) => ({
    ...player,
    mode: "solution",
    solution: solutionOf(moves),
    isDraft: true,
    phase: "playing",
  }),
  // Whoever watches a draft goes on watching if that is the answer; else the answer takes its place.
  confirm: (player, { moves }) => {
    if (!player.isDraft) return player;
    const isSame = moves.join() === player.solution?.moves.join();
    return isSame ? { ...player, isDraft: false } : rest({ ...player, solution: solutionOf(moves), isDraft: false });
  },

  play: (player) => {
    if (player.mode !== "solution" || player.solution === null) return player;
    const from = atEnd(player.solution) ? 0 : player.solution.index;
    return player.solution.moves.length === 0 ? player : { ...placed(player, from), phase: "playing" };
  },
  // By hand, what lies ahead is what was taken back, or brought along.
  goOn: (player) => (player.mode === "solution" || atEnd(player.hand) ? player : { ...player, phase: "playing" }),
  rehearse: (player, { moves, complete }) => {
    const begun = rest({ ...withoutDraft(player), mode: "play", hand: { moves, index: 0, complete } });
    return moves.length === 0 ? begun : { ...begun, phase: "playing" };
  },
  pause: (player) => rest(player),
  tick: (player) => {
    const next = placed(player, track(player).index + 1);
    const shown = track(next);
    return atEnd(shown) || shown.index === next.until ? rest(next) : next;
  },

  // A move by hand while a solution is shown takes over at the step shown.
  move: (player, { move, goal }) => {
    const shown = track(player);
    const moves = [...shown.moves.slice(0, shown.index), move];
    return rest({ ...withoutDraft(player), mode: "play", hand: { moves, index: moves.length, complete: goal } });
  },
  back: (player) => rest(placed(player, track(player).index - 1)),
  forward: (player) => rest(placed(player, track(player).index + 1)),
  start: (player) => rest(placed(player, 0)),
  end: (player) => rest(placed(player, track(player).moves.length)),
  seek: (player, { index }) => rest(placed(player, index)),
  // Scrubbing or stepping on while it plays goes on playing from the new place.
  seekOn: (player, { index }) => {
    const next = placed(player, index);
    return atEnd(track(next)) ? rest(next) : next;
  },

  mode: (player, { mode }) => rest({ ...(mode === "play" ? withoutDraft(player) : player), mode }),
};

const always = {
  load: go.load,
  speed: go.speed,
  until: go.until,
  eager: go.eager,
  mode: go.mode,
  search: go.search,
  rehearse: go.rehearse,
};
const watching = {
  draft: (/** @type {Player} */ player, /** @type {any} */ event) =>
    player.isDraft ? go.draft(player, event) : player,
  answer: go.confirm,
};
const stepping = { back: go.back, forward: go.forward, start: go.start, end: go.end, seek: go.seek };

/**
 * What each phase listens to; anything else leaves the player as it is.
 * @type {Readonly<Record<Phase, Readonly<Record<string, Handler>>>>}
 */
export const table = Object.freeze({
  idle: { ...always, ...stepping, goOn: go.goOn, move: go.move },
  searching: { ...always, answer: go.answer, draft: go.draft, fail: go.fail, move: go.move },
  playing: { ...always, ...stepping, ...watching, seek: go.seekOn, pause: go.pause, tick: go.tick, move: go.move },
  paused: { ...always, ...stepping, ...watching, play: go.play, move: go.move },
  done: { ...always, ...stepping, ...watching, play: go.play, move: go.move },
  failed: { ...always, move: go.move },
});

/**
 * The player after an event. The same object comes back where the event means nothing in its phase.
 * @param {Player} player
 * @param {PlayerEvent} event
 * @returns {Player}
 */
export function send(player, event) {
  const handler = table[player.phase][event.type];
  return handler === undefined ? player : handler(player, event);
}

/** Whether there is a move to take back, and one to make again. @param {Player} player */
export function reach(player) {
  const { moves, index } = track(player);
  return { back: index > 0, forward: index < moves.length };
}
