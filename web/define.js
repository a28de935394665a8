/** Defines the element `<fewest-moves>` and hands out the API, and the table of the puzzles that it can show. */

import { FewestMoves } from "./fewest-moves.js";

export { FewestMoves };
export * from "./api.js";
export { views } from "./views/index.js";

if (customElements.get("fewest-moves") === undefined) customElements.define("fewest-moves", FewestMoves);
