/** Labels at the ends of curves: near them, and apart from each other. */

/**
 * @typedef {object} Label
 * @property {string} text
 * @property {string} ink
 * @property {number} x where its curve ends
 * @property {number} y
 *
 * @typedef {Label & { left: number, right: number, middle: number }} Placed `middle`: the height it is written at
 */

/**
 * Beside the ends where there is room to the right, else to the left; moved up or down where they would cover each other.
 * @param {readonly Label[]} labels
 * @param {object} room
 * @param {number} room.right that no label crosses
 * @param {number} room.top
 * @param {number} room.bottom
 * @param {number} room.gap between an end and its label
 * @param {number} room.height of a line
 * @param {(text: string) => number} measure how wide a text is
 * @returns {Placed[]}
 */
export function placed(labels, { right, top, bottom, gap, height }, measure) {
  /** @type {Placed[]} */
  const done = [];
  for (const label of [...labels].sort((one, other) => other.y - one.y)) {
    const width = measure(label.text);
    const fits = label.x + gap + width <= right;
    const left = fits ? label.x + gap : Math.max(Math.min(label.x, right) - gap - width, 0);
    const covered = (/** @type {number} */ middle) =>
      done.some((other) => Math.abs(other.middle - middle) < height && left < other.right && other.left < left + width);
    const low = bottom - height / 2;
    let middle = Math.min(Math.max(label.y, top + height / 2), low);
    // From below upwards: the lowest one keeps its place.
    while (covered(middle) && middle > top) middle -= height / 4;
    done.push({ ...label, left, right: left + width, middle });
  }
  return done;
}
