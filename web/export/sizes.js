/** How large what is taken away may be: what every browser can make, and what can be sent and printed. */

/** Of a picture in pixels: the limit of the browser that has the smallest one, Safari on a telephone. */
export const mostPixels = 2 ** 24;
export const longestSide = 8192;

/** Of a strip: boards, and the bytes of all of them together. */
export const mostTiles = 121;
export const mostStripBytes = 2_500_000;

/** Of an animation: frames, pixels of a frame, bytes. */
export const mostFrames = 240;
export const mostFramePixels = 750_000;
export const mostBytes = 8_000_000;

/** @typedef {{ width: number, height: number }} Size in pixels */

/** @param {Size} size @param {number} scale @returns {Size} */
export const scaled = ({ width, height }, scale) => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

/** @param {Size} size */
const isPossible = ({ width, height }) => width * height <= mostPixels && Math.max(width, height) <= longestSide;
/** @param {Size} size */
const isFrame = ({ width, height }) => width * height <= mostFramePixels;

/** @param {readonly number[]} scales @param {Size} size @param {(size: Size) => boolean} fits @returns {readonly number[]} */
function those(scales, size, fits) {
  const found = scales.filter((scale) => fits(scaled(size, scale)));
  // Something always fits: as much of it as there is room for.
  return found.length > 0 ? found : [Math.sqrt(mostFramePixels / (size.width * size.height))];
}

/** The scales that a picture of pixels can be had in. @param {Size} size at scale 1 */
export const pictureScales = (size) => those([1, 2, 3, 4], size, isPossible);

/** The same for an animation. @param {Size} size at scale 1 */
export const filmScales = (size) => those([0.5, 0.75, 1, 1.5, 2], size, isFrame);
