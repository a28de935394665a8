/** Colours as a browser computes them, in the one form that every program reads. */

const hex = (/** @type {number} */ share) =>
  Math.round(Math.min(Math.max(share, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");

/** @param {string} text "0.5" or "50%"; anything else is NaN */
const shareOf = (text) => (text.endsWith("%") ? Number.parseFloat(text) / 100 : Number.parseFloat(text));

/**
 * @param {string} computed value of `fill`, `stroke` or `color`: such as `rgb(0, 114, 178)`, `color(srgb 0 0.4 0.7)` or
 *   `none`
 * @returns {{ colour: string, opacity: number } | null} "#rrggbb"; null: there is nothing to be seen
 * @throws {RangeError} a form that is not known here: nothing is guessed
 */
export function colourOf(computed) {
  if (computed === "none" || computed === "transparent") return null;
  const legacy = /^rgba?\((.+)\)$/.exec(computed);
  const modern = /^color\(srgb (.+)\)$/.exec(computed);
  const [red = "", green = "", blue = "", alpha = "1"] = (legacy ?? modern)?.[1].split(/[\s,/]+/) ?? [];
  const shares = [red, green, blue].map((part) => (legacy === null ? shareOf(part) : shareOf(part) / 255));
  const opacity = shareOf(alpha);
  if ([...shares, opacity].some((share) => !Number.isFinite(share)))
    throw new RangeError(`“${computed}” is no colour that can be written down.`);
  return opacity === 0 ? null : { colour: `#${shares.map(hex).join("")}`, opacity };
}
