/** Pictures of fewer shapes, for when a board of thousands of cells is in a picture many times. */

import { outlineOf } from "./outline.js";

/**
 * @typedef {import("./picture.js").Primitive} Primitive
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./picture.js").Shape} Shape
 */

/** All drawn the same way round, so that those that overlap leave no hole. @type {readonly string[]} */
const simple = Object.freeze(["rect", "circle", "ellipse"]);

/** @param {Primitive} part @returns {part is Shape} an opaque area without a line around it */
const isArea = (part) =>
  part.kind !== "group" &&
  part.kind !== "text" &&
  simple.includes(part.kind) &&
  part.paint.stroke === null &&
  part.paint.fillOpacity * part.paint.opacity === 1;

/** @param {readonly Primitive[]} parts @returns {Primitive[][]} what follows one another and can be one shape */
function runsOf(parts) {
  /** @type {Primitive[][]} */
  const runs = [];
  for (const part of parts) {
    const run = runs[runs.length - 1];
    const before = run?.[0];
    const isMore = before !== undefined && isArea(before) && isArea(part) && before.paint.fill === part.paint.fill;
    if (isMore) run.push(part);
    else runs.push([part]);
  }
  return runs;
}

/**
 * The same picture, in which areas of one colour that follow one another are one path.
 * @param {Picture} picture
 * @returns {Picture}
 */
export const merged = (picture) => ({
  ...picture,
  parts: runsOf(picture.parts).map((run) => {
    const [first] = run;
    if (run.length === 1 || !isArea(first)) return first;
    const d = run.map((part) => outlineOf(/** @type {Shape} */ (part))).join("");
    return { kind: "path", geometry: { d }, paint: first.paint };
  }),
});

/**
 * About how many bytes a picture takes as a file, and how much work it makes.
 * @param {readonly Primitive[]} parts
 * @returns {number}
 */
export const weightOf = (parts) =>
  parts.reduce((sum, part) => {
    if (part.kind === "group") return sum + weightOf(part.parts);
    const own = part.kind === "text" ? part.text : Object.values(part.geometry).join("");
    return sum + own.length + 60;
  }, 0);
