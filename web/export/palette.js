/**
 * The colours of one frame of a GIF, which has at most 256. A board has a few flat ones, which stay exact; what is between
 * two of them along an edge is as exact as there is room for, the most frequent first.
 */

/** Pixels are numbers as a canvas holds them in memory, little end first: 0xAABBGGRR. */

/** @param {string} colour "#rrggbb" @returns {number} an opaque pixel */
export const pixelOf = (colour) => {
  const value = Number.parseInt(colour.slice(1), 16);
  return (0xff000000 | ((value & 0xff) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
};

/** @param {number} pixel @returns {[red: number, green: number, blue: number]} */
const channelsOf = (pixel) => [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];

/**
 * How often each colour is among the pixels that are not what they were before.
 * @param {Uint32Array} pixels
 * @param {Uint32Array | null} before null: all count
 * @returns {Map<number, number>}
 */
export function census(pixels, before) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const note = (/** @type {number} */ pixel, /** @type {number} */ times) => {
    if (times > 0) counts.set(pixel, (counts.get(pixel) ?? 0) + times);
  };
  // Most neighbours are alike, and a table is slow.
  let last = 0;
  let times = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at];
    if (before !== null && before[at] === pixel) continue;
    if (pixel !== last) {
      note(last, times);
      last = pixel;
      times = 0;
    }
    times += 1;
  }
  note(last, times);
  return counts;
}

/**
 * @param {ReadonlyMap<number, number>} counts by pixel
 * @param {Iterable<number>} flat pixels that stay exact where they occur
 * @param {number} most at least as many as there are flat ones
 * @returns {{ pixels: number[], indexOf: (pixel: number) => number }} `indexOf`: of the same or the most similar one
 */
export function paletteOf(counts, flat, most) {
  const exact = [...new Set(flat)].filter((pixel) => counts.has(pixel));
  const known = new Set(exact);
  const others = [...counts].filter(([pixel]) => !known.has(pixel)).sort(([, one], [, other]) => other - one);
  const pixels = [...exact, ...others.map(([pixel]) => pixel)].slice(0, most);
  const channels = pixels.map(channelsOf);
  const indices = new Map(pixels.map((pixel, index) => [pixel, index]));
  const nearest = (/** @type {number} */ pixel) => {
    const [red, green, blue] = channelsOf(pixel);
    let best = 0;
    let least = Infinity;
    for (let index = 0; index < channels.length; index += 1) {
      const [r, g, b] = channels[index];
      const far = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
      if (far < least) [best, least] = [index, far];
    }
    return best;
  };
  return {
    pixels,
    indexOf(pixel) {
      let index = indices.get(pixel);
      if (index === undefined) {
        index = nearest(pixel);
        indices.set(pixel, index);
      }
      return index;
    },
  };
}

/** As encoders take it. @param {readonly number[]} pixels */
export const channelTable = (pixels) => pixels.map(channelsOf);
