/**
 * How a link is shown in a frame: further keys of its fragment, which the page passes over.
 *
 *     &controls=none&lang=TAG&theme=THEME&glyphs=off&until=STEP&speed=NUMBER&autoplay=on
 *
 * They are the attributes of the element: without the bars of controls; the language, else the reader's; light or dark,
 * else as the system is; without the marks on the colours; where playing stops ("12", "iteration 3"); steps a second, or
 * "max"; whether it plays at once. They are versioned with the rest of the link.
 */

import { clipped, pairsOf, writeLink } from "./link.js";

/**
 * @typedef {object} Frame
 * @property {"" | "none"} controls
 * @property {string} lang empty: the reader's
 * @property {"" | "light" | "dark"} theme empty: as the system is
 * @property {boolean} glyphs
 * @property {string} until empty: the end
 * @property {number | null} speed null: the usual one
 * @property {boolean} autoplay
 */

/** @type {Readonly<Frame>} */
export const plainFrame = Object.freeze({
  controls: "",
  lang: "",
  theme: "",
  glyphs: true,
  until: "",
  speed: null,
  autoplay: false,
});

const langForm = /^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8}){0,4}$/;
const untilForm = /^(iteration )?\d{1,15}$/;
const speedForm = /^\d{1,6}(\.\d{1,3})?$/;

/**
 * What each key does; null where its value is none of the right form.
 * @type {Readonly<Record<string, (value: string) => Partial<Frame> | null>>}
 */
const keys = Object.freeze({
  controls: (value) => (value === "none" ? { controls: value } : null),
  lang: (value) => (langForm.test(value) ? { lang: value } : null),
  theme: (value) => (value === "light" || value === "dark" ? { theme: value } : null),
  glyphs: (value) => (value === "off" ? { glyphs: false } : null),
  until: (value) => (untilForm.test(value) ? { until: value } : null),
  speed: (value) => {
    if (value === "max") return { speed: Infinity };
    return speedForm.test(value) && Number(value) > 0 ? { speed: Number(value) } : null;
  },
  autoplay: (value) => (value === "on" ? { autoplay: true } : null),
});

/**
 * Reads a fragment's further keys; it never throws.
 * @param {string} fragment with or without its "#"
 * @returns {{ frame: Frame, wrong: string | null }} `wrong`: the first part that means nothing, to be shown; what is right
 *   is in `frame` all the same
 */
export function parseFrame(fragment) {
  const frame = { ...plainFrame };
  /** @type {string | null} */
  let wrong = null;
  for (const [key, value] of pairsOf(fragment)) {
    if (!Object.hasOwn(keys, key)) continue;
    const part = keys[key](value);
    if (part === null) wrong ??= clipped(`${key}=${value}`);
    else Object.assign(frame, part);
  }
  return { frame, wrong };
}

/** As a fragment has it; null: it need not be told. @param {keyof Frame} key @param {Frame} frame */
function written(key, frame) {
  const value = frame[key];
  if (value === plainFrame[key]) return null;
  if (typeof value === "boolean") return value ? "on" : "off";
  return value === Infinity ? "max" : encodeURIComponent(String(value));
}

/**
 * Writes a fragment that shows a link in a frame. The page shows the link itself by it.
 * @param {import("./link.js").Link} link
 * @param {Partial<Frame>} options
 * @returns {string} with its "#"
 */
export function writeFrame(link, options) {
  const frame = { ...plainFrame, ...options };
  const pairs = /** @type {(keyof Frame)[]} */ (Object.keys(keys)).flatMap((key) => {
    const value = written(key, frame);
    return value === null ? [] : [`${key}=${value}`];
  });
  return [writeLink(link), ...pairs].join("&");
}
