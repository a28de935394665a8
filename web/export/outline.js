/** Shapes as paths, which is the one form of them that a canvas takes. */

/** @typedef {import("./picture.js").Shape} Shape */

/**
 * A dot is a line of no length with round ends. A canvas leaves such lines out, so that it gets a length that nobody sees.
 */
const dotLength = ".01";

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const oval = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} rx @param {number} ry */
function roundedRect(x, y, width, height, rx, ry) {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  const turn = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w}${turn(rx, ry)}v${h}${turn(-rx, ry)}h${-w}${turn(-rx, -ry)}v${-h}${turn(rx, -ry)}z`;
}

/**
 * @param {Shape} shape
 * @returns {string} as the attribute `d` of a path
 */
export function outlineOf({ kind, geometry }) {
  const number = (/** @type {string} */ name, usual = 0) => Number(geometry[name] ?? usual);
  switch (kind) {
    case "rect": {
      const [width, height] = [number("width"), number("height")];
      // One of the two is enough, and no corner is rounder than the side allows.
      const rx = Math.min(number("rx", number("ry")), width / 2);
      const ry = Math.min(number("ry", number("rx")), height / 2);
      return roundedRect(number("x"), number("y"), width, height, rx, ry);
    }
    case "circle":
      return oval(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return oval(number("cx"), number("cy"), number("rx"), number("ry"));
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polyline":
      return `M${geometry.points}`;
    case "polygon":
      return `M${geometry.points}z`;
    case "path":
      return geometry.d.replaceAll(/h0(?![.\d])/g, `h${dotLength}`);
  }
}
