/**
 * From an SVG in a document, with the style sheets that it has there, to a picture as plain data. What is read is what
 * the browser would paint, so that a picture cannot differ from the board that it is of.
 */

import { colourOf } from "./colour.js";

/**
 * @typedef {import("./picture.js").Primitive} Primitive
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./picture.js").Paint} Paint
 */

/** The attributes that say where a shape is and what form it has. @type {Readonly<Record<string, readonly string[]>>} */
const geometries = Object.freeze({
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polyline: ["points"],
  polygon: ["points"],
  path: ["d"],
});

/** Attributes that change nothing of the picture. */
const unseen = new Set(["role", "tabindex", "aria-label", "data-part", "data-row", "data-column"]);

/**
 * @param {SVGSVGElement} svg
 * @param {number} shown how large the picture will be shown, as a share of its own size: lines that keep their width
 *   whatever the scale have it there
 * @returns {Picture} without a ground
 */
export function readPicture(svg, shown) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const scale = Math.min(size.width / width, size.height / height) * shown;
  return { box: { x, y, width, height }, ...size, ground: null, parts: partsOf(svg, new Painter(scale), 1) };
}

/** @param {Element} parent @param {Painter} painter @param {number} opacity of all that is in it @returns {Primitive[]} */
const partsOf = (parent, painter, opacity) =>
  Array.from(parent.children).flatMap((element) => partOf(/** @type {SVGElement} */ (element), painter, opacity) ?? []);

/** @param {SVGElement} element @param {Painter} painter @param {number} around @returns {Primitive | readonly Primitive[] | null} */
function partOf(element, painter, around) {
  const { localName: kind } = element;
  const { geometry, others } = attributesOf(element);
  const look = painter.lookOf(element, others);
  const { style, paint } = look;
  const opacity = look.opacity * around;
  if (!look.isSeen || opacity === 0) return null;
  if (kind === "g") {
    // Groups are half transparent only while something moves: what overlaps in them is not looked after.
    const parts = partsOf(element, painter, opacity);
    const matrix = /** @type {SVGGElement} */ (element).transform.baseVal.consolidate()?.matrix;
    if (matrix === undefined || parts.length === 0) return parts;
    const { a, b, c, d, e, f } = matrix;
    return { kind: "group", transform: [a, b, c, d, e, f], parts };
  }
  if (paint.fill === null && paint.stroke === null) return null;
  if (kind === "text") return letteringOf(element, style, { ...paint, opacity });
  // Silence would be a picture with something missing.
  if (!Object.hasOwn(geometries, kind)) throw new TypeError(`A <${kind}> in a board's picture cannot be exported.`);
  const dashed = dashesOf(/** @type {SVGGeometryElement} */ (element), paint);
  if (dashed === null) return null;
  return {
    kind: /** @type {import("./picture.js").Shape["kind"]} */ (kind),
    geometry,
    paint: opacity === 1 && dashed === paint ? paint : { ...dashed, opacity },
  };
}

/**
 * Where a shape is and what form it has, and whatever else may say how it is painted.
 * @param {SVGElement} element
 */
function attributesOf({ localName, attributes }) {
  const names = geometries[localName] ?? [];
  /** @type {Record<string, string>} */
  const geometry = {};
  let others = localName;
  for (let index = 0; index < attributes.length; index += 1) {
    const { name, value } = attributes[index];
    if (names.includes(name)) geometry[name] = value.trim();
    else if (!unseen.has(name)) others += ` ${name}=${value}`;
  }
  return { geometry, others };
}

/**
 * Dashes in units, where they are shares of the line's length. A single dash as long as the line is either all of it or,
 * moved on by its length, nothing.
 * @param {SVGGeometryElement} element @param {Paint} paint
 * @returns {Paint | null} null: nothing of it is seen
 */
function dashesOf(element, paint) {
  const whole = Number(element.getAttribute("pathLength") ?? 0);
  if (whole === 0 || paint.dash.length === 0) return paint;
  if (paint.dash.length === 1 && paint.dash[0] >= whole) {
    if (paint.dashOffset === 0) return { ...paint, dash: [] };
    if (paint.dashOffset === paint.dash[0]) return null;
  }
  const unit = element.getTotalLength() / whole;
  return { ...paint, dash: paint.dash.map((length) => length * unit), dashOffset: paint.dashOffset * unit };
}

/** @param {SVGElement} element @param {CSSStyleDeclaration} style @param {Paint} paint @returns {Primitive | null} */
function letteringOf(element, style, paint) {
  const text = element.textContent?.trim() ?? "";
  if (text === "") return null;
  return {
    kind: "text",
    x: Number(element.getAttribute("x") ?? 0),
    y: Number(element.getAttribute("y") ?? 0),
    text,
    anchor: /** @type {"start"} */ (style.textAnchor),
    font: { family: style.fontFamily, size: Number.parseFloat(style.fontSize), weight: style.fontWeight },
    paint,
  };
}

/**
 * @typedef {object} Look
 * @property {CSSStyleDeclaration} style
 * @property {boolean} isSeen
 * @property {number} opacity
 * @property {Paint} paint whose own opacity is 1
 */

/**
 * Asks for styles, which is what takes the time: one row of cells has a few looks, not one a cell. Neighbours that have
 * the same name and attributes, but for where they are, are painted alike.
 */
class Painter {
  #scale;
  /** @type {Element | null} */
  #parent = null;
  /** @type {Map<string, Look>} */
  #looks = new Map();

  /** @param {number} scale pixels for a unit */
  constructor(scale) {
    this.#scale = scale;
  }

  /** @param {SVGElement} element @param {string} key what neighbours that are painted alike have in common @returns {Look} */
  lookOf(element, key) {
    const { parentElement } = element;
    if (parentElement !== this.#parent) {
      this.#parent = parentElement;
      this.#looks = new Map();
    }
    let look = this.#looks.get(key);
    if (look === undefined) {
      look = this.#ask(element);
      this.#looks.set(key, look);
    }
    return look;
  }

  /** @param {SVGElement} element @returns {Look} */
  #ask(element) {
    const style = getComputedStyle(element);
    const unit = style.vectorEffect === "non-scaling-stroke" ? 1 / this.#scale : 1;
    const length = (/** @type {string} */ value) => Number.parseFloat(value) * unit;
    const fill = colourOf(style.fill);
    const stroke = colourOf(style.stroke);
    const strokeWidth = length(style.strokeWidth);
    const paint = {
      fill: fill?.colour ?? null,
      fillOpacity: Number(style.fillOpacity) * (fill?.opacity ?? 1),
      fillRule: /** @type {Paint["fillRule"]} */ (style.fillRule),
      stroke: strokeWidth === 0 ? null : (stroke?.colour ?? null),
      strokeOpacity: Number(style.strokeOpacity) * (stroke?.opacity ?? 1),
      strokeWidth,
      cap: /** @type {Paint["cap"]} */ (style.strokeLinecap),
      join: /** @type {Paint["join"]} */ (style.strokeLinejoin),
      dash: style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[\s,]+/).map(length),
      dashOffset: length(style.strokeDashoffset),
      opacity: 1,
    };
    const isSeen = style.display !== "none" && style.visibility === "visible";
    return { style, isSeen, opacity: Number(style.opacity), paint };
  }
}
