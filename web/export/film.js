/** Pictures as an animated GIF. The encoder is loaded when the first one is asked for. */

import { nextTask } from "../next-task.js";
import { paintPicture } from "./canvas.js";
import { coloursOf, fit } from "./picture.js";
import { mostBytes } from "./sizes.js";

/**
 * @typedef {import("./picture.js").Picture} Picture
 *
 * @typedef {object} Order
 * @property {AsyncIterable<Picture>} pictures all of one size, at least one; they are asked for one by one
 * @property {number} scale pixels for one of a picture's own
 * @property {number} speed pictures a second
 * @property {AbortSignal} signal
 * @property {(done: number) => void} tell how many pictures are done
 */

/** Faster than this, in milliseconds, browsers show a frame for a tenth of a second. */
const shortestDelay = 20;
/** How long the last picture stays at least. */
const shortestHold = 2000;

/** @param {Order} order @returns {AsyncGenerator<import("./gif-file.js").Frame>} */
async function* framesOf({ pictures, scale }) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("There is no canvas to draw on.");
  for await (const picture of pictures) {
    await nextTask();
    const { width, height } = fit(picture, scale);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    paintPicture(context, picture, scale);
    await nextTask();
    const { data } = context.getImageData(0, 0, width, height);
    yield { width, height, pixels: new Uint32Array(data.buffer), flat: coloursOf(picture) };
  }
}

/**
 * @param {Order} order
 * @returns {Promise<{ blob: Blob, frames: number, isCut: boolean }>} rejected with the signal's reason when it is aborted
 */
export async function gifFile(order) {
  const { GIFEncoder, encodeGif } = await import("./gif-encoder.js");
  const delay = Math.max(shortestDelay, 1000 / order.speed);
  const { parts, frames, isCut } = await encodeGif({
    create: GIFEncoder,
    frames: framesOf(order),
    delay,
    hold: Math.max(shortestHold, delay),
    mostBytes,
    signal: order.signal,
    tell: order.tell,
  });
  return { blob: new Blob(parts, { type: "image/gif" }), frames, isCut };
}
