import assert from "node:assert/strict";
import { test } from "node:test";

// Not by name: types are checked in the sources, not in what was made of them.
const api = await import(new URL("../../../dist/fewest-core.js", import.meta.url).href);

for (const [name, value] of Object.entries(api)) {
  test(`${name} is called so in the console, though the published script is made small`, () =>
    assert.equal(value.name, name));
}
