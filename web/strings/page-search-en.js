/** The words of the page's parts that look closer at searches; loaded with them. */

import { capital, count, list, number } from "./grammar.js";

/**
 * @typedef {object} Held
 * @property {string} name of a search
 * @property {number} held
 *
 * @typedef {object} Rule the rules that are proved but not part of the game
 * @property {string} name
 * @property {string} path they hold
 * @property {string} none they are left out
 * @property {string} without a search without them, beside its name
 */

/** How many times as many, in words that do not pretend to more than they know. @param {number} ratio */
const times = (ratio) => number(ratio < 10 ? Math.round(10 * ratio) / 10 : Math.round(ratio));

export const pageSearchEn = Object.freeze({
  compare: {
    title: "Side by side",
    intro: "One board, searched in two or three ways at once, all in step.",
    others: "As others search",
    choose: "Choose",
    /** @type {Readonly<Record<string, string>>} */
    presets: {
      memory: "Why not breadth-first?",
      deepening: "A published solution: plain deepening, cells entered twice",
      nearest: "A published solution: IDA*, nearest exit",
      nearestTwice: "A published solution: IDA*, nearest exit, cells entered twice",
      farthest: "A published solution: IDA*, largest distance",
      farthestManhattan: "A published solution: IDA*, largest Manhattan distance",
      coloursLeft: "A published solution: IDA*, colours left",
    },
    lane: (/** @type {number} */ index) => `Search ${number(index)}`,
    engine: "Engine",
    bound: "Bound",
    noBound: "Uses none",
    /** @type {Readonly<Record<string, Rule>>} */
    rules: {
      "wall-pushers": { name: "A cell twice", path: "Never", none: "Allowed", without: "cells entered twice" },
      escape: { name: "Idle commands", path: "Left out", none: "Tried", without: "idle commands tried" },
      flood: { name: "Shortcuts", path: "Used", none: "Left out", without: "without shortcuts" },
    },
    add: "Add a search",
    remove: (/** @type {string} */ name) => `Remove ${name}`,

    start: "Start",
    again: "Play again",
    pause: "Pause",
    toEnd: "To the end",
    toStart: "To the start",
    moment: "Moment",
    place: {
      steps: (/** @type {number} */ step) => `step ${number(step)}`,
      time: (/** @type {string} */ time) => `${time} of searching`,
    },
    lockstep: "In step by",
    locksteps: { steps: "Nodes taken", time: "Time" },
    speed: "Speed",
    speeds: {
      steps: (/** @type {number} */ speed) => `${count(speed, "node")}/s`,
      time: (/** @type {number} */ speed) => `${number(speed)} ms/s`,
    },
    fullSpeed: "Full speed",

    held: (/** @type {readonly Held[]} */ lanes) => {
      const [first, ...others] = lanes;
      const rest = others.map(({ name, held }) => `${name} ${number(held)}`);
      return `${first.name} holds ${count(first.held, "node")}, ${list(rest)}.`;
    },
    factor: (/** @type {string} */ many, /** @type {string} */ few, /** @type {number} */ ratio) =>
      `${many} holds ${times(ratio)} times as many as ${few}.`,
    why: "Breadth-first search and A* keep every position they have met; a deepening search keeps only the line in hand.",
    agreed: (/** @type {number} */ moves) => `All of them prove the same: ${count(moves, "move")}, and no fewer.`,
    agreedNone: "All of them prove the same: there is no solution.",

    curve: "Curve",
    chart: (/** @type {string} */ curve, /** @type {string} */ axis) =>
      `${curve} against ${axis}, a line for each search; the table below has the numbers of the moment.`,
    quantities: {
      step: "Nodes taken",
      time: "Time in ms",
      held: "Nodes held",
      generated: "Nodes generated",
      bytes: "Memory in kB",
    },
    logarithmic: "Logarithmic",

    table: "The searches at this moment",
    columns: {
      search: "Search",
      status: "State",
      expanded: "Expanded",
      generated: "Generated",
      held: "Held now",
      bytes: "Most memory",
      time: "Time",
    },
    named: (/** @type {string} */ engine, /** @type {string} */ bound) =>
      bound === "" ? engine : `${engine} with ${bound}`,
    unbounded: (/** @type {string} */ engine) => `${engine} without a bound`,
    without: (/** @type {string} */ name, /** @type {string} */ rule) => `${name} (${rule})`,
    ready: "Ready",
    running: (/** @type {number} */ threshold) => `Trying ${count(threshold, "move")}`,
    solved: (/** @type {number} */ moves) => `Solved: ${count(moves, "move")}`,
    unsolvable: "No solution",
    ended: (/** @type {string} */ limit, /** @type {number} */ least) =>
      `Stopped at ${limit}: at least ${count(least, "move")}`,
    unproved: (/** @type {number} */ least, /** @type {number} */ most) =>
      `Found, not proved: ${count(most, "move")}; at least ${number(least)}`,
    failed: (/** @type {string} */ message) => `Failed: ${message}`,
    told: (/** @type {string} */ name, /** @type {string} */ state, /** @type {number} */ nodes) =>
      `${capital(name)} has ended after ${count(nodes, "node")}. ${state}.`,
  },
  tree: {
    title: "The tree",
    intro:
      "A dot for each node taken, by the moves made to it; a stroke that ends short is a child that was not. Letters beside a dot are its move and its f. Choose a dot to go to its step.",
    loading: "Searching as far as the tree.",
    walking: "Drawing.",
    iteration: "Iteration",
    following: "The one shown",
    threshold: (/** @type {number} */ iteration, /** @type {number} */ threshold) =>
      `${number(iteration)}, threshold ${number(threshold)}`,
    shown: (/** @type {number} */ nodes, /** @type {number | null} */ all) => {
      if (all === null) return `The first ${number(nodes)} nodes; there are more.`;
      return nodes === all
        ? `${nodes === 1 ? "The" : "All"} ${count(nodes, "node")}.`
        : `${number(nodes)} of ${count(all, "node")}.`;
    },
    beyond: "The node in hand is not among them.",
    picture: (/** @type {string} */ shown, /** @type {string} */ current) => `Picture of the tree. ${shown} ${current}`,
    help: "Drag to move; wheel with Ctrl, or after a click, to zoom. Keys: arrows, + and −, 0 for all, C for the node in hand.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "All",
    toCurrent: "Node in hand",
    left: "To the left",
    right: "To the right",
    legend: {
      taken: "taken",
      lit: "the path to the node in hand",
      kept: "kept, still waiting",
      cut: "cut by the bound",
      duplicate: "known already",
      path: "would enter its own path again",
      goal: "a goal",
    },
    node: (
      /** @type {{ step: number, move: string | null, g: number, h: number, f: number }} */ { step, move, g, h, f },
    ) => `Step ${number(step)}: ${move === null ? "the start" : move}, g ${number(g)}, h ${number(h)}, f ${number(f)}.`,
    /** @type {Readonly<Record<string, (children: string) => string>>} */
    fates: {
      kept: (children) => `Waiting: ${children}.`,
      cut: (children) => `Cut: ${children}.`,
      duplicate: (children) => `Known already: ${children}.`,
      path: (children) => `On its own path: ${children}.`,
      goal: (children) => `A goal: ${children}.`,
    },
    child: (/** @type {string} */ move, /** @type {number | null} */ f) =>
      f === null ? move : `${move} (f ${f === Infinity ? "infinite" : number(f)})`,
    children: (/** @type {readonly string[]} */ children) => list(children),
    outline: "The path to the node in hand, in words",
    atStart: "The search has not begun: no node is in hand.",
  },
  trace: {
    title: "Export",
    intro: "Every step of the search as a file: the node taken, its numbers, and what became of each of its children.",
    form: "Form",
    forms: { lines: "JSON lines, a step each", posthoc: "Search trace for Posthoc, a visualiser" },
    start: "Make the file",
    stop: "Stop",
    most: (/** @type {number} */ steps) => `At most the first ${number(steps)} steps are written.`,
    searching: (/** @type {number} */ steps) => `Searching: ${count(steps, "step")}.`,
    writing: (/** @type {number} */ done, /** @type {number} */ all) =>
      `Writing: ${number(done)} of ${count(all, "step")}.`,
    progress: "Progress",
    stopped: "Stopped: no file was made.",
    done: (/** @type {string} */ name, /** @type {number} */ steps, /** @type {string} */ size) =>
      `${name}: ${count(steps, "step")}, ${size}.`,
    whole: "That is the whole search.",
    part: (/** @type {number} */ steps) =>
      `The search goes on after these ${count(steps, "step")}; they are not in it.`,
    save: "Save it",
    copy: "Copy",
  },
});
