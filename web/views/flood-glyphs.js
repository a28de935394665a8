/**
 * The glyphs of Flood: one for each colour, so that no two colours are told apart by colour alone. Each is a solid
 * silhouette without thin lines, which a cell of 12 pixels still shows.
 */

/** Glyphs are laid out on a field from -10 to 10 in both directions, down and to the right. */
const field = 20;

/** @param {readonly number[]} points x and y in turn */
function polygon(...points) {
  let path = `m${points[0]} ${points[1]}`;
  for (let i = 2; i < points.length; i += 2) path += `l${points[i] - points[i - 2]} ${points[i + 1] - points[i - 1]}`;
  return `${path}z`;
}

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const block = (left, top, width, height) => `m${left} ${top}h${width}v${height}h${-width}z`;

/** Four curves whose handles are 0.55 radii long: nobody tells it from a circle. @param {number} radius */
function disc(radius) {
  const rest = radius * 0.45;
  return [
    `m${-radius} 0c0 ${rest - radius} ${rest} ${-radius} ${radius} ${-radius}`,
    `s${radius} ${rest} ${radius} ${radius}`,
    `s${-rest} ${radius} ${-radius} ${radius}`,
    `s${-radius} ${-rest} ${-radius} ${-radius}z`,
  ].join("");
}

/** @param {number} outer @param {number} inner */
const star = (outer, inner) =>
  polygon(
    ...Array.from({ length: 10 }, (_, corner) => {
      const radius = corner % 2 === 0 ? outer : inner;
      const angle = (corner * Math.PI) / 5;
      return [radius * Math.sin(angle), 0.8 - radius * Math.cos(angle)].map((value) => Number(value.toFixed(2)));
    }).flat(),
  );

/**
 * Name and shapes, by the number of the colour. Each shape is a path of relative commands from the glyph's middle; where
 * two of them overlap there is a hole.
 * @type {readonly (readonly [name: string, ...shapes: string[]])[]}
 */
// prettier-ignore
const table = [
  ["circle", disc(8.6)],
  ["square", block(-9, -9, 18, 18)],
  ["triangle", polygon(0, -9, 10, 8, -10, 8)],
  ["star", star(10.5, 4.6)],
  ["heart", "m0 9c-5-4-10-8-10-12.5c0-3.5 2.5-5.5 5-5.5s4 1.5 5 3.5c1-2 2.5-3.5 5-3.5s5 2 5 5.5c0 4.5-5 8.5-10 12.5z"],
  ["diamond", polygon(0, -10, 9, 0, 0, 10, -9, 0)],
  ["plus", polygon(
    -2.5, -9.5, 2.5, -9.5, 2.5, -2.5, 9.5, -2.5, 9.5, 2.5, 2.5, 2.5,
    2.5, 9.5, -2.5, 9.5, -2.5, 2.5, -9.5, 2.5, -9.5, -2.5, -2.5, -2.5,
  )],
  ["cross", polygon(-5, -9, 0, -4, 5, -9, 9, -5, 4, 0, 9, 5, 5, 9, 0, 4, -5, 9, -9, 5, -4, 0, -9, -5)],
  ["ring", disc(9.5), disc(4.5)],
  ["frame", block(-9, -9, 18, 18), block(-4.5, -4.5, 9, 9)],
  ["moon", "m5-10c-7-1-13 4-13 10s6 11 13 10c-4-2-6-6-6-10s2-8 6-10z"],
  ["bar", block(-10, -3.5, 20, 7)],
  ["pillar", block(-3.5, -10, 7, 20)],
  ["hourglass", polygon(-9, -9, 9, -9, -9, 9, 9, 9)],
  ["bow tie", polygon(-9, -9, -9, 9, 9, -9, 9, 9)],
  ["arch", polygon(-9, -8, 9, -8, 9, 9, 3.5, 9, 3.5, -2.5, -3.5, -2.5, -3.5, 9, -9, 9)],
  ["letter T", polygon(-9, -9, 9, -9, 9, -3, 3, -3, 3, 9, -3, 9, -3, -3, -9, -3)],
  ["letter L", polygon(-8, -9, -1.5, -9, -1.5, 3, 9, 3, 9, 9, -8, 9)],
  ["letter U", polygon(-9, -9, -3.5, -9, -3.5, 2.5, 3.5, 2.5, 3.5, -9, 9, -9, 9, 8, -9, 8)],
  ["letter H", polygon(-9, -9, -3.5, -9, -3.5, -3, 3.5, -3, 3.5, -9, 9, -9, 9, 9, 3.5, 9, 3.5, 3, -3.5, 3, -3.5, 9, -9, 9)],
  ["letter V", polygon(-10, -8, -4, -8, 0, 1, 4, -8, 10, -8, 3, 9, -3, 9)],
  ["roof", polygon(-10, 5, 0, -8, 10, 5, 6, 8.5, 0, 1, -6, 8.5)],
  ["dot", disc(4.5)],
  ["four dots", block(-9, -9, 7, 7), block(2, -9, 7, 7), block(-9, 2, 7, 7), block(2, 2, 7, 7)],
  ["chequers", block(-9, -9, 9, 9), block(0, 0, 9, 9)],
  ["two bars", block(-9, -8, 18, 6), block(-9, 2, 18, 6)],
  ["two pillars", block(-8, -9, 6, 18), block(2, -9, 6, 18)],
  ["dome", "m-10 6c0-6 4-11 10-11s10 5 10 11z"],
  ["bowl", "m-10-6c0 6 4 11 10 11s10-5 10-11z"],
  ["slash", polygon(4.5, -9.5, 9.5, -4.5, -4.5, 9.5, -9.5, 4.5)],
  ["backslash", polygon(-4.5, -9.5, 9.5, 4.5, 4.5, 9.5, -9.5, -4.5)],
  ["stairs", polygon(-9, 9, -9, 3, -3, 3, -3, -3, 3, -3, 3, -9, 9, -9, 9, 9)],
  ["triangle down", polygon(0, 9, 10, -8, -10, -8)],
  ["triangle left", polygon(-9, 0, 8, 10, 8, -10)],
  ["triangle right", polygon(9, 0, -8, 10, -8, -10)],
  ["hollow diamond", polygon(0, -10, 10, 0, 0, 10, -10, 0), polygon(0, -5, 5, 0, 0, 5, -5, 0)],
];

/** @type {readonly string[]} */
export const glyphNames = Object.freeze(table.map(([name]) => name));

/**
 * The shapes of a glyph at a size, for `glyphAt`.
 * @param {number} colour
 * @param {number} size
 * @returns {readonly string[]}
 */
export function glyphShapes(colour, size) {
  const [, ...shapes] = table[colour];
  // Every number of a path of relative lines and curves is a length, so the path is scaled number by number.
  const scaled = (/** @type {string} */ path) =>
    path.replace(/ ?(-?\d+(?:\.\d+)?)/g, (_, length) => ` ${Math.round((length * size * 10) / field) / 10}`);
  return shapes.map((path) => scaled(path).replace(/([a-z]) | (?=-)/g, "$1"));
}

/**
 * A glyph around a place, as a path to be filled by the rule `evenodd`.
 * @param {readonly string[]} shapes
 * @param {number} x @param {number} y
 */
export const glyphAt = (shapes, x, y) => shapes.map((path) => `M${x} ${y}${path}`).join("");
