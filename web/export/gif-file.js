/**
 * Pictures one after another as an animated GIF. Of each frame only what differs from the one before is written, in a
 * palette of its own. The work is cut into tasks of a few milliseconds, so that the page goes on meanwhile.
 */

import { nextTask } from "../next-task.js";
import { census, channelTable, paletteOf, pixelOf } from "./palette.js";

/**
 * @typedef {object} Frame
 * @property {number} width in pixels, the same for all
 * @property {number} height
 * @property {Uint32Array} pixels
 * @property {Iterable<string>} flat its colours, "#rrggbb", without those between them at edges
 *
 * @typedef {typeof import("gifenc").GIFEncoder} CreateEncoder
 *
 * @typedef {object} Film
 * @property {CreateEncoder} create an encoder of gifenc
 * @property {AsyncIterable<Frame> | Iterable<Frame>} frames at least one; they are asked for one by one
 * @property {number} delay of each, in milliseconds
 * @property {number} hold of the last one
 * @property {number} mostBytes of the file; frames that do not fit are left out at the end
 * @property {AbortSignal} signal
 * @property {(done: number) => void} tell how many frames are done
 *
 * @typedef {object} Encoded
 * @property {Uint8Array<ArrayBuffer>[]} parts of the file, in their order
 * @property {number} frames
 * @property {boolean} isCut whether there were more than fit
 */

/** For pixels that stay what they are. */
const unchanged = 0;
/** Of a GIF's palette. */
const mostColours = 256;

/**
 * @typedef {object} Indexed a frame, ready to be encoded
 * @property {Uint8Array} index
 * @property {number[][]} palette
 * @property {boolean} isFirst
 * @property {number} width
 * @property {number} height
 */

/**
 * @param {Frame} frame
 * @param {Uint32Array | null} before null: it is the first frame
 * @returns {Promise<Indexed>}
 */
async function indexed({ width, height, pixels, flat }, before) {
  const counts = census(pixels, before);
  await nextTask();
  const own = before === null ? 0 : 1;
  const { pixels: colours, indexOf } = paletteOf(counts, Array.from(flat, pixelOf), mostColours - own);
  const index = new Uint8Array(pixels.length);
  let last = 0;
  let lastIndex = -1;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at];
    if (before !== null && before[at] === pixel) {
      index[at] = unchanged;
      continue;
    }
    if (pixel !== last || lastIndex < 0) [last, lastIndex] = [pixel, indexOf(pixel) + own];
    index[at] = lastIndex;
  }
  await nextTask();
  const table = channelTable(colours);
  return { index, palette: own === 1 ? [[0, 0, 0], ...table] : table, isFirst: before === null, width, height };
}

/** @param {Film} film @param {Indexed} frame @param {number} delay */
function encoded({ create }, { index, palette, isFirst, width, height }, delay) {
  const encoder = create({ auto: false });
  if (isFirst) encoder.writeHeader();
  encoder.writeFrame(index, width, height, {
    first: isFirst,
    palette,
    delay,
    // For ever.
    repeat: 0,
    transparent: !isFirst,
    transparentIndex: unchanged,
    // What is there stays.
    dispose: 1,
  });
  return encoder.bytes();
}

/** @param {CreateEncoder} create */
function trailer(create) {
  const encoder = create({ auto: false });
  encoder.finish();
  return encoder.bytes();
}

/**
 * @param {Film} film
 * @returns {Promise<Encoded>} rejected with the signal's reason when it is aborted
 */
export async function encodeGif(film) {
  const { frames, delay, hold, mostBytes, signal, tell } = film;
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  const end = trailer(film.create);
  let bytes = end.length;
  /** @type {Uint32Array | null} */
  let before = null;
  /** @type {Indexed | null} */
  let last = null;
  let isCut = false;
  for await (const frame of frames) {
    signal.throwIfAborted();
    /** @type {Indexed} */
    const next = await indexed(frame, before);
    const part = encoded(film, next, delay);
    isCut = parts.length > 0 && bytes + part.length > mostBytes;
    if (isCut) break;
    parts.push(part);
    bytes += part.length;
    [before, last] = [frame.pixels, next];
    tell(parts.length);
    await nextTask();
  }
  signal.throwIfAborted();
  if (last === null) throw new RangeError("A film has at least one frame.");
  // Which one is the last is known only now.
  parts[parts.length - 1] = encoded(film, last, hold);
  return { parts: [...parts, end], frames: parts.length, isCut };
}
