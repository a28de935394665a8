// Boards made to wishes, on the page.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { generated } from "../../../src/tests/generated.mjs";
import { count } from "../../strings/grammar.js";
import { assertAccessibleStates, eventually, focused, press, root, stage, tabTo, until } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();

/** @param {Page} page */
const card = (page) => page.locator("section.making");
/** What is told in the end. @param {Page} page */
const findings = (page) => card(page).locator(".findings");

/** @param {Page} page */
async function open(page) {
  await page.getByRole("button", { name: "Make a board" }).click();
  await card(page).getByRole("button", { name: "Start" }).waitFor();
}

/** @param {Page} page @param {Readonly<Record<string, string | number>>} wishes by label */
async function wish(page, wishes) {
  for (const [label, value] of Object.entries(wishes)) {
    await card(page).getByLabel(label, { exact: true }).fill(String(value));
  }
}

/** @param {Page} page @param {string} name of a puzzle */
const choose = (page, name) => page.getByRole("navigation").getByRole("button", { name, exact: true }).click();

/** @param {Page} page */
const make = (page) => card(page).getByRole("button", { name: "Start" }).click();

/** Opens the board that was found, on the page. @param {Page} page */
async function openFound(page) {
  await card(page).getByRole("button", { name: "Open this board" }).click();
}

/** The board that is shown, as a link has it. @param {Page} page */
const shown = (page) => page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link"));

/** @param {Page} page @param {string | undefined} board that is shown before long */
const opened = (page, board) =>
  until(
    async () => (await shown(page)) === board,
    () => `${board} is not shown`,
  );

/** @param {Page} page @param {string | undefined} board that is shown no longer, before long */
const replaced = (page, board) =>
  until(
    async () => (await shown(page)) !== board,
    () => `${board} is still shown`,
  );

/** @type {Readonly<Record<string, { name: string, from: string, to: string, parameters: string[] }>>} */
const puzzles = {
  "wall-pushers": {
    ...{ name: "Wall Pushers", from: "Moves, at least", to: "Moves, at most" },
    parameters: ["Walls inside, %", "Walls around, %"],
  },
  escape: {
    ...{ name: "Escape", from: "Length of the word, at least", to: "Length of the word, at most" },
    parameters: ["Bad cells, %"],
  },
  flood: { name: "Flood", from: "Moves, at least", to: "Moves, at most", parameters: ["Colours"] },
};

/** @param {number} number */
const orEmpty = (number) => (number === Infinity ? "" : number);

test("the same wishes and seeds lead to the boards of the program, which the page opens as text and link", () =>
  visit("/", async (page) => {
    await open(page);
    for (const { wish: wanted, cameTo } of generated) {
      if (cameTo.status !== "found" || cameTo.board === null || cameTo.length === null) continue;
      const { puzzle, rows, columns, seed, minimum, maximum, minimumEffort, maximumEffort } = wanted;
      const { name, from, to, parameters } = puzzles[puzzle];
      await choose(page, name);
      await card(page).getByLabel(parameters[0], { exact: true }).waitFor();
      await wish(page, {
        Rows: rows,
        Columns: columns,
        Seed: seed,
        [from]: minimum,
        [to]: orEmpty(maximum),
        "Search effort, at least": minimumEffort,
        "Search effort, at most": orEmpty(maximumEffort),
        ...Object.fromEntries(parameters.map((label, index) => [label, wanted.parameters[index]])),
      });
      await make(page);
      const told = `Found, as wished. ${count(cameTo.boards, "board")} tried, seed ${seed}.`;
      await findings(page).filter({ hasText: told }).waitFor();
      const made = (await card(page).locator(".made").innerText()).split("\n").filter(Boolean);
      assert.equal(made[0], `${count(cameTo.length, "move")}, and fewer are proved impossible`);
      assert.equal(made[1], `Search effort: ${count(Number(cameTo.effort), "node")}. Seed ${seed}.`);
      await openFound(page);
      await opened(page, cameTo.board);
      const text = await page.locator("textarea").first().inputValue();
      const args = ["solve", puzzle, "--size", `${rows}x${columns}`, "--stats"];
      const { stderr } = spawnSync(`${root}build/release/fewest`, args, { input: text, encoding: "utf8" });
      assert.equal(JSON.parse(stderr).length, cameTo.length);
      await until(
        async () => decodeURIComponent(page.url()).includes(String(cameTo.board)),
        () => "the link is another one",
      );
    }
  }));

test("a board of as many moves as the page proposes is made, and another one, whose seeds can be told", () =>
  visit("/", async (page) => {
    await open(page);
    const before = await shown(page);
    const seed = card(page).getByLabel("Seed");
    const first = await seed.inputValue();
    assert.match(first, /^\d+$/);
    await make(page);
    await findings(page).filter({ hasText: `Found, as wished.` }).waitFor();
    assert.match(await card(page).locator(".made").innerText(), /^18 moves, and fewer are proved impossible/);
    // What somebody plays stays until the button is pressed.
    assert.equal(await shown(page), before);
    await openFound(page);
    await replaced(page, before);
    const board = await shown(page);
    assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.mode), "play");

    await card(page).getByRole("button", { name: "Another" }).click();
    await until(
      async () => (await seed.inputValue()) !== first,
      () => "the seed is the same",
    );
    const second = await seed.inputValue();
    await findings(page)
      .filter({ hasText: `seed ${second}.` })
      .waitFor();
    assert.match(await card(page).locator(".made").innerText(), new RegExp(`18 moves[^]*Seed ${second}\\.`));
    await openFound(page);
    await replaced(page, board);

    await seed.fill(first);
    await make(page);
    await findings(page)
      .filter({ hasText: `seed ${first}.` })
      .waitFor();
    await openFound(page);
    await opened(page, board);
  }));

test("Stop keeps the best so far, and until then it is told how far it is", () =>
  visit("/", async (page) => {
    await choose(page, "Escape");
    await open(page);
    await wish(page, { Rows: 5, Columns: 6, "Length of the word, at least": 500, "Length of the word, at most": "" });
    await make(page);
    const progress = card(page).locator(".making-progress");
    await progress.filter({ hasText: /^\s*Best so far: \d+ moves?, [\d,]+ boards? tried\.\s*$/ }).waitFor();
    // Who only hears the page hears it as well, but not ten times a second.
    await card(page)
      .getByRole("status")
      .filter({ hasText: /Best so far: \d+ moves?, / })
      .waitFor();
    await card(page).getByRole("button", { name: "Stop" }).click();
    await findings(page).filter({ hasText: "Stopped. This is the nearest to the wish so far." }).waitFor();
    const [, told] = (await card(page).locator(".made").innerText()).match(/^(\d+) moves?, and fewer/) ?? [];
    assert.equal(await progress.count(), 0);
    await openFound(page);
    await eventually(page, () => document.querySelector("fewest-moves")?.board?.write("link").startsWith("5x6,"));
    const answer = await page.evaluate(() => document.querySelector("fewest-moves")?.board?.solve().moves?.length);
    assert.equal(String(answer), told);
    // A rectangle's text tells its size by itself.
    assert.match(await page.locator("textarea").first().inputValue(), /^([.#]{6}\n){5}$/);
  }));

test("another puzzle ends what is under way, and so does closing the card", () =>
  visit("/", async (page) => {
    await open(page);
    await wish(page, { Rows: 12, Columns: 12, "Moves, at least": 144, "Moves, at most": "" });
    await make(page);
    await card(page).locator(".making-progress").filter({ hasText: "boards tried" }).waitFor();
    await choose(page, "Flood");
    await card(page).getByRole("button", { name: "Start" }).waitFor();
    await card(page).getByLabel("Colours").waitFor();
    assert.equal(((await findings(page).textContent()) ?? "").trim(), "");
    assert.equal(await card(page).locator(".made").count(), 0);
    await wish(page, { Rows: 14, Columns: 14, "Moves, at least": 100, "Moves, at most": "" });
    await make(page);
    await card(page).locator(".making-progress").waitFor();
    await page.getByRole("button", { name: "Make a board" }).click();
    await card(page).waitFor({ state: "detached" });
    // As new when it is opened again.
    await open(page);
    assert.equal(await card(page).getByLabel("Moves, at least").inputValue(), "15");
    assert.equal(await card(page).locator(".made").count(), 0);
  }));

test("a wish that cannot come true is told before anything is tried", () =>
  visit("/", async (page) => {
    await open(page);
    const problem = card(page).locator("#make-problem");
    const button = card(page).getByRole("button", { name: "Start" });
    const bad = "Some field holds no number that may stand there.";
    await wish(page, { "Moves, at least": 25, "Moves, at most": "" });
    await problem.filter({ hasText: "No board of 4 x 6 needs more than 24 moves." }).waitFor();
    assert.ok(await button.isDisabled());
    await wish(page, { Columns: 7 });
    await problem.filter({ hasNotText: "No board" }).waitFor({ state: "attached" });
    assert.ok(await button.isEnabled());
    await wish(page, { "Moves, at most": 24 });
    await problem.filter({ hasText: "What is asked for at least is more than" }).waitFor();
    await wish(page, { "Moves, at most": "", Rows: 65 });
    await problem.filter({ hasText: bad }).waitFor();
    await wish(page, { Rows: "", Seed: "" });
    await problem.filter({ hasText: bad }).waitFor();
    await wish(page, { Seed: 1, "Search effort, at least": 9, "Search effort, at most": 8 });
    await problem.filter({ hasText: "What is asked for at least is more than" }).waitFor();
  }));

test("all of it goes by keyboard alone", () =>
  visit("/", async (page) => {
    await tabTo(page, /^button: Make a board$/);
    await press(page, "Enter");
    await card(page).getByRole("button", { name: "Start" }).waitFor();
    await press(page, "Tab");
    assert.match(await focused(page), /^input: /);
    await press(page, "Control+a");
    await page.keyboard.type("12");
    // Enter in any field begins.
    await press(page, "Enter");
    await findings(page).filter({ hasText: "Found, as wished" }).waitFor();
    await press(page, "Control+a");
    await page.keyboard.type("24");
    await press(page, "Tab Control+a Delete");
    await tabTo(page, /^button: Start$/);
    await press(page, "Enter");
    await card(page).locator(".making-progress").waitFor();
    assert.equal(await focused(page), "button: Stop");
    await press(page, "Enter");
    await findings(page)
      .filter({ hasText: /Stopped|Found/ })
      .waitFor();
    assert.equal(await focused(page), "button: Start");
    await tabTo(page, /^button: Open this board$/);
    const before = await shown(page);
    await press(page, "Enter");
    await replaced(page, before);
  }));

test("each state is accessible, light and dark, at 320 pixels, and speaks Chinese", () =>
  visit("/", async (page) => {
    await assertAccessibleStates(page, {
      "the wishes": open,
      "an impossible wish": async () => {
        await wish(page, { "Moves, at least": 30, "Moves, at most": "" });
        await card(page).locator("#make-problem.problem").waitFor();
      },
      "under way": async () => {
        await wish(page, { Rows: 10, Columns: 10, "Moves, at least": 100 });
        await make(page);
        await card(page).locator(".making-progress").filter({ hasText: "boards tried" }).waitFor();
        await card(page).locator(".made").waitFor();
      },
      stopped: async () => {
        await card(page).getByRole("button", { name: "Stop" }).click();
        await findings(page).filter({ hasText: "Stopped" }).waitFor();
      },
      "in Chinese": async () => {
        await page.getByRole("button", { name: "中文" }).click();
        await findings(page)
          .filter({ hasText: /已停止。这是目前最接近要求的棋盘/ })
          .waitFor();
        await card(page).getByRole("button", { name: "开始" }).waitFor();
      },
    });
  }));
