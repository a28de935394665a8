/**
 * A picture as an SVG file that stands alone: presentation attributes only, no style sheet, no script, nothing from
 * elsewhere. It looks the same in an `<img>`, on paper and in a drawing program.
 */

/**
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./picture.js").Primitive} Primitive
 * @typedef {import("./picture.js").Paint} Paint
 * @typedef {import("./picture.js").Font} Font
 *
 * @typedef {object} About what it is, for those who do not see it
 * @property {string} title
 * @property {string} description
 * @property {string} language tag of their language
 */

/** @type {Readonly<Record<string, string>>} */
const entities = Object.freeze({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });
/** What XML has no place for is left out. @param {string} text */
const escaped = (text) =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "").replace(/[&<>"]/g, (sign) => entities[sign]);

/** Three decimals: a thousandth of a unit is seen at no scale. @param {number} value */
const numeral = (value) => String(Math.round(value * 1000) / 1000);

/** The numbers of a geometry likewise. @param {string} value */
const shortened = (value) => value.replace(/-?\d*\.\d{4,}(?:e-?\d+)?/g, (long) => numeral(Number(long)));

/** @param {import("./picture.js").Matrix} matrix */
const transformOf = ([a, b, c, d, e, f]) =>
  a === 1 && b === 0 && c === 0 && d === 1
    ? `translate(${numeral(e)} ${numeral(f)})`
    : `matrix(${[a, b, c, d].map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ")} ${numeral(e)} ${numeral(f)})`;

/** @param {string} name @param {string | number} value */
const attribute = (name, value) => ` ${name}="${typeof value === "number" ? numeral(value) : escaped(value)}"`;

/** What SVG takes without being told is left out. @param {Paint} paint @param {Font} [font] */
function paintAttributes(paint, font) {
  /** @type {[string, string | number, boolean][]} */
  const all = [
    ["fill", paint.fill ?? "none", true],
    ["fill-opacity", paint.fillOpacity, paint.fill !== null && paint.fillOpacity !== 1],
    ["fill-rule", paint.fillRule, paint.fill !== null && paint.fillRule !== "nonzero"],
    ["stroke", paint.stroke ?? "none", paint.stroke !== null],
    ["stroke-opacity", paint.strokeOpacity, paint.stroke !== null && paint.strokeOpacity !== 1],
    ["stroke-width", paint.strokeWidth, paint.stroke !== null],
    ["stroke-linecap", paint.cap, paint.stroke !== null && paint.cap !== "butt"],
    ["stroke-linejoin", paint.join, paint.stroke !== null && paint.join !== "miter"],
    ["stroke-dasharray", paint.dash.map(numeral).join(" "), paint.stroke !== null && paint.dash.length > 0],
    ["stroke-dashoffset", paint.dashOffset, paint.stroke !== null && paint.dash.length > 0 && paint.dashOffset !== 0],
    ["opacity", paint.opacity, paint.opacity !== 1],
    ["font-family", font?.family ?? "", font !== undefined],
    ["font-size", font?.size ?? 0, font !== undefined],
    ["font-weight", font?.weight ?? "", font !== undefined && font.weight !== "400"],
  ];
  return all.map(([name, value, isTold]) => (isTold ? attribute(name, value) : "")).join("");
}

/** @param {Exclude<Primitive, { kind: "group" }>} shape @returns {[start: string, end: string]} what is around its paint */
function markup(shape) {
  if (shape.kind === "text") {
    const anchor = shape.anchor === "start" ? "" : attribute("text-anchor", shape.anchor);
    return [`<text${attribute("x", shape.x)}${attribute("y", shape.y)}${anchor}`, `>${escaped(shape.text)}</text>`];
  }
  const geometry = Object.entries(shape.geometry).map(([name, value]) => attribute(name, shortened(value)));
  return [`<${shape.kind}${geometry.join("")}`, "/>"];
}

/**
 * Neighbours with the same paint share a group, which a board of thousands of cells is glad of.
 * @param {readonly Primitive[]} parts @param {string} indent @returns {string[]} lines
 */
function lines(parts, indent) {
  /** @type {string[]} */
  const written = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    if (part.kind === "group") {
      const transform = transformOf(part.transform);
      written.push(
        `${indent}<g${attribute("transform", transform)}>`,
        ...lines(part.parts, `${indent} `),
        `${indent}</g>`,
      );
      at += 1;
      continue;
    }
    const paint = paintAttributes(part.paint, part.kind === "text" ? part.font : undefined);
    /** @type {[string, string][]} */
    const alike = [];
    for (; at < parts.length; at += 1) {
      const other = parts[at];
      if (other.kind === "group") break;
      if (other !== part && paintAttributes(other.paint, other.kind === "text" ? other.font : undefined) !== paint)
        break;
      alike.push(markup(other));
    }
    // An opacity is one of each shape, not one of all together.
    if (alike.length === 1 || part.paint.opacity !== 1)
      written.push(...alike.map(([start, end]) => `${indent}${start}${paint}${end}`));
    else
      written.push(`${indent}<g${paint}>`, ...alike.map(([start, end]) => `${indent} ${start}${end}`), `${indent}</g>`);
  }
  return written;
}

/**
 * @param {Picture} picture
 * @param {About} about
 * @returns {string} the whole file
 */
export function svgFile({ box, width, height, ground, parts }, { title, description, language }) {
  const { x, y } = box;
  const seen = [x, y, box.width, box.height].map(numeral).join(" ");
  const behind =
    ground === null
      ? []
      : [
          ` <rect${attribute("x", x)}${attribute("y", y)}${attribute("width", box.width)}${attribute("height", box.height)}${attribute("fill", ground)}/>`,
        ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen}"${attribute("width", width)}${attribute("height", height)} role="img"${attribute("xml:lang", language)}>`,
    ` <title>${escaped(title)}</title>`,
    ...(description === "" ? [] : [` <desc>${escaped(description)}</desc>`]),
    ...behind,
    ...lines(parts, " "),
    "</svg>",
    "",
  ].join("\n");
}
