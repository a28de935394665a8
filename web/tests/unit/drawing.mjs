/** What the tests of the views share: templates as text, and paths as the areas that they cover. */

/**
 * A template as markup, without a document. A directive shows its last argument, as `live` does, or what that returns,
 * as `guard` does.
 * @param {any} value
 * @returns {string}
 */
export function rendered(value) {
  if (value === null || value === undefined || ["symbol", "function"].includes(typeof value)) return "";
  if (Array.isArray(value)) return value.map(rendered).join("");
  if ("_$litDirective$" in Object(value)) {
    const last = value.values.at(-1);
    return rendered(typeof last === "function" ? last() : last);
  }
  if (!("strings" in Object(value))) return String(value);
  const { strings, values } = value;
  return strings.reduce((/** @type {string} */ markup, /** @type {string} */ text, /** @type {number} */ at) => {
    const shown = at < values.length ? rendered(values[at]) : "";
    // A value of its own without quotation marks is an attribute's all the same.
    return markup + text + (/[\w-]=$/.test(text) ? `"${shown}"` : shown);
  }, "");
}

/** The tags that are drawn as parts, by their names. @param {string} markup from `rendered` */
export const partsOf = (markup) =>
  new Map(
    [...markup.matchAll(/<(\w+) [^>]*data-part="([\w-]+)"[^>]*>(?:.*?<\/\1>)?/gs)].map(([tag, , part]) => [part, tag]),
  );

/**
 * Which points a path covers by the rule `evenodd`, and the box around it. Curves become eight lines each.
 * @param {string} path
 */
export function coversOf(path) {
  /** @type {number[][][]} */
  const loops = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  /** Where a smooth curve takes its first handle from. */
  let handle = [0, 0];
  const lineTo = (/** @type {number} */ toX, /** @type {number} */ toY) => {
    [x, y] = [toX, toY];
    loops[loops.length - 1].push([x, y]);
  };
  const curveTo = (/** @type {number[][]} */ ...points) => {
    const from = [[x, y], ...points];
    for (let step = 1; step <= 8; step += 1) {
      // De Casteljau: between the points, between those, and so on until there is one.
      let level = from;
      while (level.length > 1) {
        level = level
          .slice(1)
          .map((point, at) => point.map((value, axis) => level[at][axis] + ((value - level[at][axis]) * step) / 8));
      }
      lineTo(level[0][0], level[0][1]);
    }
    handle = points[points.length - 2];
  };
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const pairs = Array.from({ length: numbers.length >> 1 }, (_, at) => [
      x + numbers[2 * at],
      y + numbers[2 * at + 1],
    ]);
    if (command === "M" || command === "m") {
      [x, y] = command === "M" ? numbers : pairs[0];
      [sx, sy] = [x, y];
      loops.push([[x, y]]);
    } else if (command === "h") lineTo(x + numbers[0], y);
    else if (command === "v") lineTo(x, y + numbers[0]);
    else if (command === "l") lineTo(pairs[0][0], pairs[0][1]);
    else if (command === "q" || command === "c") curveTo(...pairs);
    else if (command === "s") curveTo([2 * x - handle[0], 2 * y - handle[1]], ...pairs);
    else if (command === "z") [x, y] = [sx, sy];
    else throw new Error(`The path has a command "${command}" that is unknown here.`);
  }
  const points = loops.flat();
  const covers = (/** @type {number} */ atX, /** @type {number} */ atY) => {
    let inside = false;
    for (const loop of loops) {
      for (const [at, [x2, y2]] of loop.entries()) {
        const [x1, y1] = loop.at(at - 1) ?? [];
        if (y1 > atY !== y2 > atY && atX < x1 + ((atY - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
      }
    }
    return inside;
  };
  return Object.assign(covers, {
    box: {
      left: Math.min(...points.map(([px]) => px)),
      top: Math.min(...points.map(([, py]) => py)),
      right: Math.max(...points.map(([px]) => px)),
      bottom: Math.max(...points.map(([, py]) => py)),
    },
  });
}
