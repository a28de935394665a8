// The main stories of every puzzle, for whatever browser.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serve } from "../../../tools/serve.mjs";
import { modes } from "../../element-opening.js";
import { views } from "../../views/index.js";

/** @typedef {import("./drivers.mjs").Driver} Driver */
/** @typedef {import("./drivers.mjs").Key} Key */
/** @typedef {import("../../types-remote.js").WorkersFrom} WorkersFrom */

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/**
 * @typedef {object} Story
 * @property {Key[]} keys what is pressed on the board
 * @property {string[]} moves what they do
 * @property {number} length of the shortest solution
 */

/** @type {Record<string, Story>} */
const puzzles = {
  "wall-pushers": { keys: ["ArrowUp", "ArrowRight"], moves: ["N", "E"], length: 16 },
  escape: { keys: ["ArrowRight", "ArrowUp"], moves: ["E", "N"], length: 2 },
  flood: { keys: ["ArrowRight", "Enter"], moves: ["1"], length: 3 },
};

/** Notes what goes wrong, from the first moment on; a file of its own, because the policy allows nothing inline. */
const watcher = `globalThis.wrong = [];
addEventListener("error", (event) => wrong.push("error: " + event.message));
addEventListener("unhandledrejection", (event) => wrong.push("rejected: " + event.reason));
document.addEventListener("securitypolicyviolation", (event) => wrong.push("policy: " + event.violatedDirective));`;

/** @param {string} script */
const tags = (script) => `<!doctype html><html lang="en"><head><title>Stories</title><link rel="icon" href="icon.svg">
  <script src="watcher.js"></script>${script}</head><body>${Object.keys(puzzles)
    .map(
      (name) =>
        `<fewest-moves puzzle="${name}" case="${views[name].sampleCase ?? 1}" speed="16"><pre>\n${views[name].sample}</pre></fewest-moves>`,
    )
    .join("")}</body></html>`;

/**
 * Asks until the answer is yes.
 * @template Given
 * @param {Driver} driver
 * @param {(given: Given) => boolean | Promise<boolean>} question
 * @param {Given} given
 * @param {string} what
 */
async function until(driver, question, given, what) {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await wait(30))
    if (await driver.evaluate(question, given)) return;
  const found = await driver.evaluate(() => {
    const said = [...document.querySelectorAll("fewest-moves")].map((tag) =>
      tag.shadowRoot?.querySelector("[role=status]"),
    );
    return JSON.stringify([said.map((each) => each?.textContent?.trim()), /** @type {any} */ (globalThis).wrong]);
  }, null);
  assert.fail(`It never came to this: ${what}. Said instead: ${found}`);
}

/** @typedef {{ puzzle: string, selector: string }} Place in the shadow of a puzzle's element */

/** Clicks in the middle of something. @param {Driver} driver @param {Place} place */
async function click(driver, place) {
  const { x, y } = await driver.evaluate(({ puzzle, selector }) => {
    const root = document.querySelector(`fewest-moves[puzzle=${puzzle}]`)?.shadowRoot;
    const target = root?.querySelector(selector);
    if (!target) throw new Error(`There is no ${selector}.`);
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);
  await driver.click(x, y);
}

/** @param {Driver} driver @param {string} puzzle @param {string[]} moves */
const untilMade = (driver, puzzle, moves) =>
  until(
    driver,
    (given) =>
      JSON.stringify(/** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${given.puzzle}]`)).moves) ===
      JSON.stringify(given.moves),
    { puzzle, moves },
    `the moves ${moves} of ${puzzle}`,
  );

/** @param {Driver} driver @param {string} puzzle */
async function playsByHand(driver, puzzle) {
  const { keys, moves } = puzzles[puzzle];
  await driver.evaluate((name) => {
    const root = document.querySelector(`fewest-moves[puzzle=${name}]`)?.shadowRoot;
    /** @type {SVGElement | null | undefined} */ (root?.querySelector("[role=gridcell][tabindex='0']"))?.focus();
  }, puzzle);
  for (const key of keys) await driver.press(key);
  await untilMade(driver, puzzle, moves);
  await click(driver, { puzzle, selector: "button[aria-label=Undo]" });
  await untilMade(driver, puzzle, moves.slice(0, -1));
  await click(driver, { puzzle, selector: "button[aria-label='Start over']" });
  await untilMade(driver, puzzle, []);
}

/** @param {Driver} driver @param {string} puzzle */
async function solvesAndWatches(driver, puzzle) {
  await click(driver, { puzzle, selector: "button.main" });
  await until(
    driver,
    (name) => {
      const { answer, step, mode } = /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`));
      return mode === "solution" && answer !== null && step === answer.moves.length;
    },
    puzzle,
    `the end of the solution of ${puzzle}`,
  );
  const length = await driver.evaluate(
    (name) => /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`)).answer.moves.length,
    puzzle,
  );
  assert.equal(length, puzzles[puzzle].length);
}

/** @param {Driver} driver @param {string} puzzle */
async function showsTheSearch(driver, puzzle) {
  await driver.evaluate((name) => {
    const tag = /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`));
    Object.assign(tag, { mode: "search", engine: "ida*", step: 0, speed: Infinity });
  }, puzzle);
  await until(
    driver,
    (name) => /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`)).snapshot?.step === 0,
    puzzle,
    `the beginning of the search of ${puzzle}`,
  );
  await click(driver, { puzzle, selector: "button.main" });
  await until(
    driver,
    ({ name, length }) => {
      const { snapshot } = /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`));
      const { status, step, lastStep, lowerBound } = snapshot ?? {};
      return status === "solved" && step === lastStep && lowerBound === length;
    },
    { name: puzzle, length: puzzles[puzzle].length },
    `the end of the search of ${puzzle}`,
  );
}

/**
 * The board of Escape is taken away as a picture of pixels and as an animation. Where the files go is the browser's
 * affair: they are looked at as they leave the page.
 * @param {Driver} driver
 */
async function takesAway(driver) {
  const found = await driver.evaluate(async () => {
    const all = /** @type {any} */ (globalThis);
    /** @type {Blob[]} */
    const blobs = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      blobs.push(blob);
      return create(blob);
    };
    const wait = async (/** @type {() => unknown} */ question) => {
      for (let tries = 0; tries < 600 && !question(); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (!question()) throw new Error(`Never: ${question}`);
    };
    /** @type {any} */ (document.querySelector("fewest-moves")).seek(0);
    const card = () => /** @type {HTMLElement} */ (document.querySelector("section.take"));
    const button = (/** @type {string} */ selector) =>
      /** @type {HTMLButtonElement | null} */ (card().querySelector(selector));
    const choose = (/** @type {number} */ field, /** @type {number} */ option) => {
      const select = card().querySelectorAll("select")[field];
      select.selectedIndex = option;
      select.dispatchEvent(new Event("change"));
    };
    const make = async () => {
      const before = blobs.length;
      await wait(() => button(".primary:not(:disabled)"));
      button(".primary")?.click();
      await wait(() => blobs.length > before);
      return blobs[before];
    };
    button("button[aria-expanded=false]")?.click();
    await wait(() => button("select"));
    const fields = (/** @type {number} */ count) => wait(() => card().querySelectorAll("select").length === count);
    choose(1, 1);
    await fields(4);
    choose(2, 1);
    const png = await make();
    const picture = await createImageBitmap(png);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(picture, 0, 0);
    // The middle of a cell where somebody may be: the mark is a dot, a line without length.
    const mark = [
      ...context.getImageData(Math.round(picture.width * 0.375), Math.round(picture.height * 0.375), 1, 1).data,
    ];
    choose(0, 1);
    await wait(() => card().querySelectorAll("select")[1].options.length === 5);
    choose(1, 2);
    await fields(5);
    const gif = await make();
    const head = new TextDecoder().decode((await gif.arrayBuffer()).slice(0, 6));
    URL.createObjectURL = create;
    button("button[aria-expanded=true]")?.click();
    return { types: [png.type, gif.type], mark, head, wrong: all.wrong ?? [] };
  }, null);
  assert.deepEqual(found, { types: ["image/png", "image/gif"], mark: [0, 114, 178, 255], head: "GIF89a", wrong: [] });
}

/**
 * The workers are those that are meant, and nothing has gone wrong.
 * @param {Driver} driver
 * @param {WorkersFrom} wanted
 */
async function assertSound(driver, wanted) {
  const found = await driver.evaluate(async () => {
    const { workersFrom } = await /** @type {any} */ (customElements.get("fewest-moves")).solver();
    return { workersFrom, wrong: /** @type {any} */ (globalThis).wrong ?? [] };
  }, null);
  assert.deepEqual(found, { workersFrom: wanted, wrong: [] });
}

/**
 * @param {string} browser its name
 * @param {() => Promise<Driver>} drive
 */
export function tellStories(browser, drive) {
  describe(browser, () => {
    /** @type {Driver} */
    let driver;
    /** @type {import("../../../tools/serve.mjs").Served} */
    let server;
    let folder = "";
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), "fewest-stories-"));
      for (const file of ["fewest.iife.js", "icon.svg"]) copyFileSync(join(dist, file), join(folder, file));
      const classic = tags('<script src="fewest.iife.js"></script>');
      writeFileSync(join(folder, "watcher.js"), watcher);
      writeFileSync(join(folder, "classic.html"), classic);
      const page = readFileSync(join(dist, "index.html"), "utf8");
      const type = "text/html; charset=utf-8";
      server = await serve({
        root: dist,
        headers: { "Content-Security-Policy": policy },
        overrides: {
          "/watcher.js": { type: "text/javascript", body: watcher },
          "/modules.html": { type, body: tags('<script type="module" src="fewest.js"></script>') },
          "/classic.html": { type, body: classic },
          "/index.html": { type, body: page.replace("<head>", '<head><script src="watcher.js"></script>') },
        },
      });
      driver = await drive();
    });
    after(async () => {
      await driver?.close();
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** @param {string} address */
    async function open(address) {
      await driver.open(address);
      await until(
        driver,
        () => {
          const all = [...document.querySelectorAll("fewest-moves")];
          // Those that are out of sight begin when they come into it.
          all.at(-1)?.scrollIntoView();
          return all.length > 0 && all.every((tag) => tag.shadowRoot?.querySelector("[role=grid]"));
        },
        null,
        "every board is there",
      );
    }

    for (const [what, address, from] of /** @type {[string, () => string, WorkersFrom][]} */ ([
      ["the modules under a strict policy", () => new URL("modules.html", server.url).href, "url"],
      ["the classic script under a strict policy", () => new URL("classic.html", server.url).href, "self"],
      ["the classic script from a disk", () => pathToFileURL(join(folder, "classic.html")).href, "blob"],
    ])) {
      describe(what, () => {
        before(() => open(address()));
        for (const puzzle of Object.keys(puzzles)) {
          test(`${puzzle} is played by hand`, () => playsByHand(driver, puzzle));
          test(`${puzzle} is solved and watched`, () => solvesAndWatches(driver, puzzle));
          if (modes.includes("search"))
            test(`the search of ${puzzle} is shown to its end`, () => showsTheSearch(driver, puzzle));
        }
        test("all of that by the workers that are meant, and nothing went wrong", () => assertSound(driver, from));
      });
    }

    for (const [what, address, from] of /** @type {[string, () => string, WorkersFrom][]} */ ([
      ["the page under a strict policy", () => server.url, "url"],
      ["the page as one file from a disk", () => pathToFileURL(join(dist, "fewest.html")).href, "blob"],
    ])) {
      test(`${what} plays and solves each puzzle`, async () => {
        await open(address());
        for (const [index, puzzle] of Object.keys(puzzles).entries()) {
          await driver.evaluate((at) => {
            /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("nav button"))[at].click();
          }, index);
          // The page goes on in the mode that it is in: from the second puzzle on it solves by itself.
          await until(
            driver,
            (name) => {
              const tag = /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`));
              return (
                Boolean(tag?.shadowRoot.querySelector(`svg.${name}`)) && (tag.mode === "play" || tag.answer !== null)
              );
            },
            puzzle,
            `the page shows ${puzzle}`,
          );
          await driver.evaluate(async (name) => {
            const tag = /** @type {any} */ (document.querySelector(`fewest-moves[puzzle=${name}]`));
            Object.assign(tag, { mode: "play", speed: 16 });
            await tag.updateComplete;
          }, puzzle);
          await solvesAndWatches(driver, puzzle);
          if (puzzle === "escape") await takesAway(driver);
        }
        await assertSound(driver, from);
      });
    }
  });
}
