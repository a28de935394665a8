/** What generating boards takes, in one place: loaded when the first wish comes. */

export { Generator, mostMoves } from "./generator.js";
export { generateIn } from "./remote-generate.js";
export { beginGenerator } from "./remote-generator.js";
export { Trial } from "./solver-generate.js";
