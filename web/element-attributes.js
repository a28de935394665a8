/** The attributes of an element, each mirrored by the property of its name. */

/** @param {object} [options] */
const mirrored = (options) => ({ reflect: true, useDefault: true, ...options });

/** On unless the attribute says "off". @type {import("lit").ComplexAttributeConverter<boolean>} */
const onOff = { fromAttribute: (value) => value !== "off", toAttribute: (on) => (on ? "on" : "off") };

/** Steps a second, or "max" where a search is to run as fast as it goes. @type {import("lit").ComplexAttributeConverter<number | null>} */
const pace = {
  // Without the attribute the default holds, which null asks for.
  fromAttribute: (value) => (value === null ? null : value === "max" ? Infinity : Number(value)),
  toAttribute: (speed) => (speed === Infinity ? "max" : String(speed)),
};

/** Numbers behind their names, such as "nodes 5000, bytes 64000000"; anything else stays the text that it is. */
const limitsForm = /^\s*(nodes|bytes|milliseconds)\s+(\d{1,15})\s*$/;

/** @param {import("./types.js").Limits} limits as the attribute has them; empty: none */
export const limitsText = (limits) =>
  Object.entries(limits)
    .filter(([, most]) => Number.isFinite(most))
    .map((pair) => pair.join(" "))
    .join(", ");

/** @type {import("lit").ComplexAttributeConverter<import("./types.js").Limits | string>} */
const limitList = {
  fromAttribute: (value) => {
    if (value === null || value.trim() === "") return {};
    const pairs = value.split(",").map((part) => limitsForm.exec(part));
    return pairs.includes(null) ? value : Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]));
  },
  toAttribute: (limits) => (typeof limits === "string" ? limits : limitsText(limits ?? {})) || null,
};

export const attributes = Object.freeze({
  puzzle: mirrored(),
  size: mirrored(),
  start: mirrored(),
  case: mirrored({ type: Number }),
  mode: mirrored(),
  engine: mirrored(),
  bound: mirrored(),
  made: mirrored(),
  step: mirrored({ type: Number }),
  until: mirrored(),
  speed: mirrored({ converter: pace }),
  autoplay: mirrored({ type: Boolean }),
  controls: mirrored(),
  panels: mirrored(),
  theme: mirrored(),
  glyphs: mirrored({ converter: onOff }),
  limits: mirrored({ converter: limitList }),
});

/**
 * An accessor that takes the attribute's words for a value as well, such as `"max"` for a speed, and makes of them what the
 * attribute makes.
 * @param {PropertyDescriptor} accessor
 * @param {import("lit").PropertyDeclaration} declaration
 * @returns {PropertyDescriptor}
 */
export function takingWords(accessor, { type, converter }) {
  const { fromAttribute } = /** @type {{ fromAttribute?: (words: string) => unknown }} */ (converter ?? {});
  const read = fromAttribute ?? (type === Number ? Number : null);
  if (read === null) return accessor;
  return {
    ...accessor,
    set(value) {
      accessor.set?.call(this, typeof value === "string" ? read(value) : value);
    },
  };
}
