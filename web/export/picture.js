/**
 * A picture as plain data: the primitives that it is made of, from the ground up, each with all that it is painted with.
 * What is inherited, computed or hidden in a style sheet is resolved already, so that whoever writes it down (as SVG, on
 * a canvas) needs neither a document nor the views.
 */

/**
 * @typedef {object} Paint
 * @property {string | null} fill "#rrggbb"; null: none
 * @property {number} fillOpacity from 0 to 1, as all opacities
 * @property {"nonzero" | "evenodd"} fillRule
 * @property {string | null} stroke "#rrggbb"; null: none
 * @property {number} strokeOpacity
 * @property {number} strokeWidth in units of the shape, as the dashes
 * @property {"butt" | "round" | "square"} cap
 * @property {"miter" | "round" | "bevel"} join
 * @property {readonly number[]} dash lengths of dashes and gaps in turn; empty: a line without gaps
 * @property {number} dashOffset
 * @property {number} opacity of the whole shape
 *
 * @typedef {object} Shape
 * @property {"rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon" | "path"} kind
 * @property {Readonly<Record<string, string>>} geometry the attributes that SVG has for it
 * @property {Paint} paint
 *
 * @typedef {object} Lettering a line of text
 * @property {"text"} kind
 * @property {number} x
 * @property {number} y of its base line
 * @property {string} text
 * @property {"start" | "middle" | "end"} anchor which part of it is at x
 * @property {Font} font
 * @property {Paint} paint
 *
 * @typedef {object} Font
 * @property {string} family as CSS has it
 * @property {number} size in units of the text
 * @property {string} weight
 *
 * @typedef {object} Group
 * @property {"group"} kind
 * @property {Matrix} transform from its own units to those around it
 * @property {readonly Primitive[]} parts
 *
 * @typedef {readonly [a: number, b: number, c: number, d: number, e: number, f: number]} Matrix as SVG and canvas write it
 * @typedef {Shape | Lettering | Group} Primitive
 *
 * @typedef {object} Picture
 * @property {{ x: number, y: number, width: number, height: number }} box the part of the plane that is seen, in units
 * @property {number} width in pixels at scale 1
 * @property {number} height
 * @property {string | null} ground "#rrggbb" of what is behind all; null: it is transparent
 * @property {readonly Primitive[]} parts
 */

/** A filled area, or letters. @param {string} colour @returns {Paint} */
export const filled = (colour) => ({
  fill: colour,
  fillOpacity: 1,
  fillRule: "nonzero",
  stroke: null,
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: "butt",
  join: "miter",
  dash: [],
  dashOffset: 0,
  opacity: 1,
});

/**
 * From a picture's units to a place of some width and height: as large as can be without being cut off or distorted, in
 * the middle.
 * @param {Picture["box"]} box @param {number} width @param {number} height
 * @returns {Matrix}
 */
function fitted(box, width, height) {
  const unit = Math.min(width / box.width, height / box.height);
  const left = (width - box.width * unit) / 2 - box.x * unit;
  const top = (height - box.height * unit) / 2 - box.y * unit;
  return [unit, 0, 0, unit, left, top];
}

/**
 * How a picture lies on its pixels.
 * @param {Picture} picture
 * @param {number} scale pixels for one of the picture's own
 * @returns {{ width: number, height: number, matrix: Matrix }} whole pixels, and from units to pixels
 */
export function fit({ box, ...size }, scale) {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  return { width, height, matrix: fitted(box, width, height) };
}

/**
 * A picture as a part of another one.
 * @param {Picture} picture
 * @param {number} x where its left edge is to be
 * @param {number} y its top
 * @param {number} scale units of the other one for a pixel of this one
 * @returns {Group}
 */
export function placed({ box, width, height, parts }, x, y, scale) {
  const [a, b, c, d, left, top] = fitted(box, width * scale, height * scale);
  return { kind: "group", transform: [a, b, c, d, left + x, top + y], parts };
}

/** The colours of a picture, each once. @param {Picture} picture @returns {Set<string>} "#rrggbb" */
export function coloursOf({ ground, parts }) {
  const found = new Set(ground === null ? [] : [ground]);
  const look = (/** @type {readonly Primitive[]} */ some) => {
    for (const part of some) {
      if (part.kind === "group") look(part.parts);
      else for (const colour of [part.paint.fill, part.paint.stroke]) if (colour !== null) found.add(colour);
    }
  };
  look(parts);
  return found;
}
