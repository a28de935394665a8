// Whatever somebody writes into a text, an attribute, an address, a message or a file stays text.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventually, sample, stage } from "./support.mjs";

const { visit, visitTags } = stage();

/** @typedef {import("./support.mjs").Page} Page */

const vectors = Object.freeze({
  "an image": `<img src=x onerror="globalThis.hacked=1">`,
  "a script behind the end of a <pre>": `</pre></fewest-moves><script>globalThis.hacked=1</script>`,
  "a template's end": `</template><svg onload="globalThis.hacked=1">`,
  "a binding of Lit": ["$", "{globalThis.hacked=1} <!--?lit$123456789$--> ?lit$123456789$"].join(""),
  "a link": `javascript:globalThis.hacked=1`,
  "an entity": `&lt;img src=x onerror=globalThis.hacked=1&gt;&#60;b&#62;`,
  "a quote": `" onclick="globalThis.hacked=1" '\`>`,
  "an override of direction": "\u202egnp.exe\u2066 2 3\u202c",
  "a null character": "2\u00003\u0000",
  "half a character": "\ud83d",
  "a name of objects": "__proto__",
  another: "toString()",
  "a huge number": "1e309 99999999999999999999999999",
  "a long line": "9".repeat(200_000),
});

/** What there would be if something had been taken for HTML. */
const strangers =
  "img, script:not([src]), iframe, object, embed, [onerror], [onload], [onclick], a[href^='javascript']";

/** @param {Page} page @param {string} what */
async function assertNothingRan(page, what) {
  const found = await page.evaluate((selector) => {
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const all = (root) => [
      ...root.querySelectorAll(selector),
      ...[...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot === null ? [] : all(one.shadowRoot))),
    ];
    const { hacked } = /** @type {any} */ (globalThis);
    return { hacked, strangers: all(document).map((one) => one.outerHTML), polluted: /** @type {any} */ ({}).hacked };
  }, strangers);
  assert.deepEqual(found, { hacked: undefined, strangers: [], polluted: undefined }, what);
}

/** Waits until the element has a board or says what is wrong; what it says. @param {Page} page */
async function settled(page) {
  await eventually(page, () => {
    const root = document.querySelector("fewest-moves")?.shadowRoot;
    return root?.querySelector("[role=grid]") || root?.querySelector(".problem")?.textContent?.trim();
  });
  return page.evaluate(
    () => document.querySelector("fewest-moves")?.shadowRoot?.querySelector(".problem")?.textContent,
  );
}

describe("hostile writing", () => {
  for (const puzzle of ["wall-pushers", "escape", "flood"]) {
    test(`in the text of ${puzzle} is a sentence about the text`, () =>
      visitTags(`<fewest-moves puzzle="${puzzle}"></fewest-moves>`, async (page) => {
        for (const [name, vector] of Object.entries(vectors)) {
          await page.evaluate((text) => document.querySelector("fewest-moves")?.replaceChildren(text), vector);
          const said = await settled(page);
          assert.ok((said?.trim().length ?? 0) > 10 && (said?.length ?? 0) < 1000, `${name}: ${said?.slice(0, 200)}`);
          await assertNothingRan(page, name);
        }
      }));
  }

  test("in an attribute is a sentence or nothing, and the next right value is right", () =>
    visitTags(`<fewest-moves><pre>\n${sample}</pre></fewest-moves>`, async (page) => {
      await settled(page);
      for (const attribute of await page.evaluate(() => [
        .../** @type {any} */ (customElements.get("fewest-moves")).observedAttributes,
      ])) {
        for (const [name, vector] of Object.entries(vectors)) {
          await page.evaluate(([attribute, value]) => {
            document.querySelector("fewest-moves")?.setAttribute(attribute, value);
            return /** @type {any} */ (document.querySelector("fewest-moves")).updateComplete;
          }, /** @type {const} */ ([attribute, vector]));
          await settled(page);
          await assertNothingRan(page, `${attribute}: ${name}`);
        }
        await page.evaluate(
          (attribute) => document.querySelector("fewest-moves")?.removeAttribute(attribute),
          attribute,
        );
        await eventually(page, () => document.querySelector("fewest-moves")?.shadowRoot?.querySelector("[role=grid]"));
      }
    }));

  for (const [name, path] of Object.entries({ "of the page": "/", "of a frame": "/embed.html" })) {
    test(`in the address ${name} does nothing worse than an error text`, () =>
      visit(path, async (page) => {
        for (const [name, vector] of Object.entries(vectors)) {
          const part = encodeURIComponent(vector.replace("\ud83d", "?")).slice(0, 5000);
          for (const fragment of [
            part,
            `v1/${part}/4x6,2,3,A1e6r-x7P8`,
            `v1/wall-pushers/${part}`,
            ...["mode", "engine", "bound", "moves", "step", "nodes", "compare", "lang", "theme", "until"].map(
              (key) => `v1/wall-pushers/4x6,2,3,A1e6r-x7P8?${key}=${part}`,
            ),
          ]) {
            await page.evaluate((text) => (location.hash = text), fragment);
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
            await assertNothingRan(page, `${name}: ${fragment.slice(0, 80)}`);
          }
        }
        await page.evaluate(() => (location.hash = "v1/wall-pushers/1x2,2,1,x"));
        await page.reload();
        await eventually(page, () => document.body.textContent?.trim());
        await assertNothingRan(page, "at the end");
      }));
  }

  test("in messages to a page or a frame is not listened to", () =>
    visit("/", async (page) => {
      await page.getByRole("grid").waitFor();
      const before = await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link"));
      await page.evaluate((vectors) => {
        for (const vector of vectors) {
          for (const message of [
            vector,
            { type: vector },
            { type: "fewest-height", height: vector },
            { type: "load", module: vector, call: 1 },
            { call: 1, value: vector },
            { call: 1, error: { name: vector, message: vector } },
          ]) {
            postMessage(message, "*");
          }
        }
      }, Object.values(vectors));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await assertNothingRan(page, "after the messages");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link")), before);
    }));

  test("in a file that is dropped is a sentence about the text, its name included", () =>
    visit("/", async (page) => {
      await page.getByRole("grid").waitFor();
      for (const [name, vector] of Object.entries(vectors)) {
        await page.evaluate(
          ([text, name]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            const section =
              document.querySelector("textarea")?.closest("section") ?? document.querySelector(".input section");
            section?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
          },
          /** @type {const} */ ([vector, `<img src=x onerror=globalThis.hacked=1>${name}`]),
        );
        await eventually(page, () => document.querySelector("#board-problem")?.textContent?.trim());
        await assertNothingRan(page, name);
      }
    }));

  test("that turns the direction of writing does so in its own place only", () =>
    visitTags(`<fewest-moves></fewest-moves>`, async (page) => {
      await page.evaluate(
        (text) => document.querySelector("fewest-moves")?.replaceChildren(text),
        vectors["an override of direction"],
      );
      const said = (await settled(page)) ?? "";
      assert.doesNotMatch(said, /[\u202a-\u202e\u2066-\u2069]/, JSON.stringify(said));
    }));
});
