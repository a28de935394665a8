// The types of dist/fewest.js: what define.js exports, and what it makes of a document.

import type { Details } from "./element-events.js";
import type { FewestMoves } from "./fewest-moves.js";

export * from "./define.js";

type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "fewest-moves": FewestMoves;
  }
  interface HTMLElementEventMap extends Events {}
}
