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

export const attributes = Object.freeze({
  puzzle: mirrored(),
  size: mirrored(),
  start: mirrored(),
  case: mirrored({ type: Number }),
  mode: mirrored(),
  engine: mirrored(),
  bound: mirrored(),
  step: mirrored({ type: Number }),
  until: mirrored(),
  speed: mirrored({ converter: pace }),
  autoplay: mirrored({ type: Boolean }),
  controls: mirrored(),
  theme: mirrored(),
  glyphs: mirrored({ converter: onOff }),
  limits: { attribute: false },
});
