// The codes that the page hands out, pasted into pages that are not of its own address: of another server, and of a disk.
// No file of theirs is beside those pages.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../../../tools/serve.mjs";
import { assertStatus, eventually, stage, status } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit, address } = stage();
const moment = "/#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=search&engine=ida*&bound=manhattan&step=28";

/** @param {Page} page @param {string} name */
const code = (page, name) => page.getByRole("textbox", { name, exact: true }).inputValue();

/** Every code of the card but the link, by what it is. @param {Page} page */
async function codesOf(page) {
  await page.getByRole("button", { name: "Show the code" }).click();
  const choice = page.locator("section.embed").getByRole("combobox", { name: "Script of the tag" });
  /** @type {Record<string, string>} */
  const codes = { "the code that is there at first": await code(page, "Tag"), "a frame": await code(page, "Frame") };
  const scripts = await choice
    .locator("option")
    .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
  for (const script of scripts) {
    await choice.selectOption(script);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    codes[script] = await code(page, "Tag");
  }
  assert.equal(new Set(Object.values(codes)).size, scripts.length + 1);
  return codes;
}

/** The tag of a pasted code. @param {Page} page @param {string} name of the code */
const tagOf = (page, name) =>
  name === "a frame" ? page.frameLocator("iframe").locator("fewest-moves") : page.locator("fewest-moves");

describe("each code shows its moment where none of its files is: ", () => {
  let folder = "";
  /** @type {import("../../../tools/serve.mjs").Served} */
  let other;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "fewest-pasted-"));
    other = await serve({ root: folder });
  });
  after(async () => {
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const places = {
    "in a page of another address": () => `${other.url}mine.html`,
    "in a page from a disk": () => pathToFileURL(join(folder, "mine.html")).href,
  };
  for (const [place, found] of Object.entries(places)) {
    test(place, () =>
      visit(
        moment,
        async (page) => {
          await eventually(
            page,
            () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot?.step === 28,
          );
          await assertStatus(page, /./);
          const said = await status(page).textContent();
          for (const [name, text] of Object.entries(await codesOf(page))) {
            const head = '<meta charset="utf-8"><title>Mine</title><link rel="icon" href="data:,">';
            writeFileSync(join(folder, "mine.html"), `<!doctype html><html lang="en">${head}${text}</html>`);
            await page.goto(found());
            await tagOf(page, name)
              .getByRole("status")
              .first()
              .getByText(said ?? "", { exact: true })
              .waitFor();
            assert.equal(await tagOf(page, name).evaluate((tag) => /** @type {any} */ (tag).snapshot.step), 28, name);
            assert.ok(text.includes(address()), name);
          }
        },
        // The page that it is pasted into is no file of the site.
        { expect: /^request: .*mine\.html$/ },
      ),
    );
  }
});
