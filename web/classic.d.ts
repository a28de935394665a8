// What fewest.iife.js makes: one global, the class with all other exports as its properties.

import * as all from "./fewest.js";

declare global {
  var Fewest: typeof all.Fewest & typeof all;
}
