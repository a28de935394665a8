import type { Details } from "./element-events.js";
import type { FewestMoves } from "./fewest-moves.js";

type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "fewest-moves": FewestMoves;
  }
  interface HTMLElementEventMap extends Events {}
}
