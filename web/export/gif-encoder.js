/** All that turns frames into a GIF, with the library; loaded with the first one. It shares nothing with what asks for it. */

export { GIFEncoder } from "gifenc";
export { encodeGif } from "./gif-file.js";
