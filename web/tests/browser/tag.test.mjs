import assert from "node:assert/strict";
import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { after, before, describe, test } from "node:test";
import {
  assertStatus,
  eventually,
  noGap,
  playing,
  root,
  sample,
  sampleAnswer,
  stage,
  stopAt,
  tag,
  vastBoard,
} from "./support.mjs";

const { visitTags, overrides, browser } = stage();

/**
 * Runs in the page: notes every event of the tags.
 * @param {import("playwright-core").Page} page
 */
const listen = (page) =>
  page.evaluate(() => {
    const noted = /** @type {any[]} */ ([]);
    Object.assign(globalThis, { noted });
    for (const name of ["ready", "move", "step", "solved", "error"]) {
      document.addEventListener(`fewest-${name}`, (event) => {
        const { detail, bubbles, composed } = /** @type {CustomEvent} */ (event);
        const { error, ...plain } = detail;
        noted.push({ name, bubbles, composed, ...plain, ...(error === undefined ? {} : { thrown: error.name }) });
      });
    }
  });

/** @param {import("playwright-core").Page} page @param {string} name @returns {Promise<any[]>} */
const noted = (page, name) =>
  page.evaluate(
    (wanted) => /** @type {any} */ (globalThis).noted.filter((/** @type {any} */ one) => one.name === wanted),
    name,
  );

/** @param {import("playwright-core").Page} page @param {number} [index] */
const element = (page, index = 0) => page.locator("fewest-moves").nth(index);

describe("the tag's own text", () => {
  test("is the board, inside of a <pre> or not", () =>
    visitTags(`${tag("")}<fewest-moves>${sample}</fewest-moves>`, async (page) => {
      for (const index of [0, 1]) {
        await element(page, index).getByRole("grid", { name: "Wall Pushers, 4 rows and 6 columns" }).waitFor();
      }
    }));

  test("is not shifted by the layout of the page around it", () =>
    visitTags(
      `<fewest-moves>
          <!-- The indentation before the first tag is not the first line's. -->
          <pre>
+---+---+
| S |
+---+---+
</pre>
          <pre>
+---+
| S
+---+
</pre>
        </fewest-moves>`,
      async (page) => {
        await page.getByRole("grid", { name: "Wall Pushers, 1 row and 2 columns" }).waitFor();
        assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.cases), 2);
      },
    ));

  test("is read again when it changes", () =>
    visitTags(tag(""), async (page) => {
      await page.getByRole("grid", { name: /4 rows/ }).waitFor();
      await page.evaluate(() => {
        const pre = document.querySelector("fewest-moves pre");
        if (pre?.firstChild) pre.firstChild.nodeValue = "+---+\n| S  \n+---+\n";
      });
      await page.getByRole("grid", { name: "Wall Pushers, 1 row and 1 column" }).waitFor();
    }));

  test("that is wrong is told with the place, and stays to be read", () =>
    visitTags(tag("", "2 3\n1 2 x\n"), async (page) => {
      await page.getByText(/^Line 2, column 5: row 1 has 3 values instead of 6\.$/).waitFor();
      await page.getByText("1 2 x").waitFor();
      await page.evaluate((text) => {
        const pre = document.querySelector("fewest-moves pre");
        if (pre) pre.textContent = text;
      }, sample);
      await page.getByRole("grid").waitFor();
    }));

  test("that is missing is told", () =>
    visitTags(tag("", ""), async (page) => {
      await page.getByText("This tag holds no board").waitFor();
    }));

  test("is there to be read where the module cannot be had, and why is told", async () => {
    overrides["/core.wasm"] = { status: 404 };
    try {
      await visitTags(
        tag(""),
        async (page) => {
          await page.getByText(/cannot be played yet: a part of the program did not arrive/).waitFor();
          await page.getByText("13 15 3 6 15 13").waitFor();
        },
        { expect: /404/ },
      );
    } finally {
      delete overrides["/core.wasm"];
    }
  });
});

describe("a text that the parser delivers late", () => {
  /** @type {import("node:http").Server} */
  let server;
  /** @type {(() => void)[]} */
  let rest = [];
  let address = "";
  const types = /** @type {Record<string, string>} */ ({ ".js": "text/javascript", ".wasm": "application/wasm" });

  before(async () => {
    server = createServer((request, response) => {
      const path = (request.url ?? "").split("?")[0];
      if (path !== "/late.html") {
        const type = types[extname(path)];
        response.writeHead(type === undefined ? 404 : 200, { "Content-Type": type ?? "text/plain" });
        response.end(type === undefined ? "" : readFileSync(`${root}dist${path}`));
        return;
      }
      response.setHeader("Content-Type", "text/html");
      const half = sample.length >> 1;
      response.write(`<!doctype html><html lang="en"><title>Late</title><script type="module" async src="/fewest.js"></script>
        <fewest-moves><pre>${sample.slice(0, half)}`);
      rest = [() => response.end(`${sample.slice(half)}</pre></fewest-moves><p>The end</p>`)];
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    address = `http://127.0.0.1:${port}/late.html`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test("is not called wrong while it is still coming", async () => {
    const page = await browser().newPage();
    try {
      await page.goto(address, { waitUntil: "commit" });
      await eventually(page, () => customElements.get("fewest-moves") !== undefined);
      await page.waitForTimeout(500);
      assert.equal(await page.getByText(/Line \d/).count(), 0);
      for (const send of rest) send();
      await page.getByRole("grid", { name: "Wall Pushers, 4 rows and 6 columns" }).waitFor();
    } finally {
      await page.close();
    }
  });
});

describe("attributes and properties", () => {
  test("mirror each other", () =>
    visitTags(tag('size="4x6" speed="4" theme="dark"'), async (page) => {
      await page.getByRole("grid").waitFor();
      const found = await page.evaluate(() => {
        const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
        const before = [one.puzzle, one.size, one.case, one.mode, one.speed, one.theme, one.getAttribute("mode")];
        one.mode = "solution";
        one.engine = "a*";
        one.case = 1;
        return one.updateComplete.then(() => [before, one.getAttribute("mode"), one.getAttribute("engine")]);
      });
      assert.deepEqual(found, [["wall-pushers", "4x6", 1, "play", 4, "dark", null], "solution", "a*"]);
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("step", "5"));
      await assertStatus(page, /^Step 5 of 16/);
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("mode", "play"));
      await page.getByRole("button", { name: "Undo" }).waitFor();
    }));

  test('mode="solution" begins at the step it names, without playing', () =>
    visitTags(tag('mode="solution" step="7"'), async (page) => {
      await assertStatus(page, /^Step 7 of 16/);
      await page.waitForTimeout(700);
      await assertStatus(page, /^Step 7 of 16/);
    }));

  test("autoplay plays, and until stops it", () =>
    visitTags(tag('mode="solution" autoplay speed="16" until="4"'), async (page) => {
      await assertStatus(page, /^Step 4 of 16/);
      await page.waitForTimeout(300);
      await assertStatus(page, /^Step 4 of 16/);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await assertStatus(page, "Step 16 of 16: West, out.");
    }));

  test("case and start choose what the text does not", () =>
    visitTags(
      `${tag('case="2"', `${sample.replace(/0 0\s*$/, "")}${noGap}`)}${tag('size="1x2" start="2,1"', "x 1 0 1\n0 0 0 0\n")}`,
      async (page) => {
        await assertStatus(page, "There is no way out: the outline has no gap.");
        const second = element(page, 1);
        await second
          .getByRole("gridcell", { name: "row 1, column 2, no walls, exit north, east and south, player here" })
          .waitFor();
      },
    ));

  test('controls="none" leaves the board alone, which still plays', () =>
    visitTags(tag('controls="none"'), async (page) => {
      await page.getByRole("gridcell", { name: /player here/ }).focus();
      await page.keyboard.press("ArrowUp");
      await assertStatus(page, "North, pushing a wall.");
      assert.equal(await page.getByRole("button").count(), 0);
      await page.keyboard.press("Escape");
      assert.equal(await page.evaluate(() => document.activeElement?.localName), "body");
    }));

  for (const [attribute, said] of [
    ['puzzle="sokoban"', "There is no puzzle “sokoban”. There are: wall-pushers, escape and flood."],
    ['mode="watch"', "There is no mode “watch”. There are: play, solution, search and edit."],
    ['engine="dijkstra"', "There is no engine “dijkstra”. There are: auto, bfs, iddfs, ida*, a* and dfs."],
    ['bound="magic"', "There is no bound “magic”. There are: none, manhattan, reach, carry and doubled."],
    ['size="four"', "“four” is not a size: write rows x columns, such as 4x6."],
    ['start="a"', "“a” is not a start: write column,row, such as 2,3."],
    ['case="3"', "There is no case 3: the text has 1 case."],
    ['made="NX"', "“NX” are no moves of this puzzle."],
    ['limits="few"', "“few” is no list of limits: write such as nodes 5000, bytes 64000000."],
  ]) {
    test(`${attribute} is told to be wrong, and can be put right`, () =>
      visitTags(`<fewest-moves ${attribute}><pre>\n${sample}</pre></fewest-moves>`, async (page) => {
        await page.getByText(said, { exact: true }).waitFor();
        const [name] = attribute.split("=");
        await page.evaluate((wrong) => document.querySelector("fewest-moves")?.removeAttribute(wrong), name);
        await page.getByRole("grid").waitFor();
      }));
  }
});

describe("a game that a tag opens with", () => {
  const game = (/** @type {import("playwright-core").Page} */ page) =>
    page.evaluate(() => {
      const { moves, step, made } = /** @type {any} */ (document.querySelector("fewest-moves"));
      return { moves: moves.join(""), step, made };
    });

  test("is at its last move, which is told as if it had just been made", () =>
    visitTags(tag('made="NES"'), async (page) => {
      await assertStatus(page, "South, pushing a wall.");
      assert.deepEqual(await game(page), { moves: "NES", step: 3, made: "NES" });
      await page.getByRole("button", { name: "Undo" }).click();
      await assertStatus(page, "Taken back: south.");
    }));

  test("is told what it comes to, and what it cost", () =>
    visitTags(tag(`made="${sampleAnswer}"`), (page) => assertStatus(page, /16 moves: fewer is impossible\.$/)));

  test("may be shown at an earlier step, with the others to be made again", () =>
    visitTags(tag('made="N E S" step="1"'), async (page) => {
      await assertStatus(page, "North, pushing a wall.");
      await page.getByRole("button", { name: "Redo" }).click();
      assert.equal((await game(page)).moves, "NE");
    }));

  test("ends where the rules end it, and says why", () =>
    visitTags(tag('made="NWWNE"'), async (page) => {
      await assertStatus(page, /^West.* West is not possible: the outline does not move\./);
      assert.equal((await game(page)).moves, "NW");
    }));

  test("waits behind a solution or a search", () =>
    visitTags(tag('made="NE" mode="solution" step="5"'), async (page) => {
      await assertStatus(page, /^Step 5 of 16/);
      await page.getByRole("button", { name: "Play it yourself" }).click();
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NE");
    }));

  test("begins again when the attribute changes, and is gone with another board", () =>
    visitTags(tag('made="NE"'), async (page) => {
      await assertStatus(page, /^East/);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("made", "NES"));
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NES");
      await page.evaluate((text) => document.querySelector("fewest-moves")?.load(text), noGap);
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.length === 0);
      assert.equal((await game(page)).made, "");
    }));
});

test("limits are read from the attribute, and written to it", () =>
  visitTags(tag('mode="search" engine="bfs" limits="nodes 5, bytes 1000000"'), async (page) => {
    await page.getByRole("button", { name: "To the end" }).click();
    await eventually(page, () => document.querySelector("fewest-moves")?.snapshot?.reason === "nodes");
    const told = await page.evaluate(() => {
      const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
      const { limits } = one;
      one.limits = { nodes: 7, milliseconds: Infinity };
      return { limits };
    });
    assert.deepEqual(told.limits, { nodes: 5, bytes: 1000000 });
    await page.locator('fewest-moves[limits="nodes 7"]').waitFor();
    await page.evaluate(() => Object.assign(document.querySelector("fewest-moves") ?? {}, { limits: {} }));
    await page.locator("fewest-moves:not([limits])").waitFor();
  }));

describe("events and methods", () => {
  test("every event bubbles, crosses the shadow root and carries its detail", () =>
    visitTags("", async (page) => {
      await listen(page);
      await page.evaluate((markup) => {
        const one = document.createElement("fewest-moves");
        one.textContent = markup;
        document.querySelector("main")?.append(one);
      }, sample);
      await page.getByRole("button", { name: "West", exact: true }).click();
      await page.getByRole("button", { name: "North" }).click();
      await stopAt(page, 2);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await assertStatus(page, /^Step 2 of 16/);
      const all = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
      assert.ok(all.every((/** @type {any} */ one) => one.bubbles && one.composed));
      const common = { bubbles: true, composed: true };
      assert.deepEqual(await noted(page, "ready"), [
        { name: "ready", ...common, puzzle: "wall-pushers", rows: 4, columns: 6, case: 1, cases: 1 },
      ]);
      assert.deepEqual(await noted(page, "move"), [
        { name: "move", ...common, move: "W", refusal: "two-walls", step: 0 },
        { name: "move", ...common, move: "N", refusal: null, step: 1 },
      ]);
      const [solved] = await noted(page, "solved");
      assert.equal(solved.status, "solved");
      assert.equal(solved.moves.join(""), sampleAnswer);
      assert.equal(solved.lowerBound, 16);
      assert.ok(solved.stats.generated > 0 && solved.engine !== "auto");
      const steps = await noted(page, "step");
      assert.deepEqual(
        steps.map((/** @type {any} */ { step, steps: of, move, mode }) => [step, of, move, mode]),
        [
          [1, 1, "N", "play"],
          [0, 0, null, "solution"],
          [1, 16, "N", "solution"],
          [2, 16, "E", "solution"],
        ],
      );
    }));

  test("an error carries its code, its sentence and the error itself", () =>
    visitTags("", async (page) => {
      await listen(page);
      await page.evaluate(() => {
        const one = document.createElement("fewest-moves");
        one.textContent = "2 3\n77";
        document.querySelector("main")?.append(one);
      });
      await eventually(page, () => /** @type {any} */ (globalThis).noted.length > 0);
      const [error] = await noted(page, "error");
      assert.equal(error.code, "row-length");
      assert.match(error.message, /^Line 2, column 1/);
      assert.equal(error.thrown, "TextError");
    }));

  test("load, solve, seek, undo, redo, reset, hint, play and pause do what they say", () =>
    visitTags(tag("", noGap), async (page) => {
      await page.getByRole("grid").waitFor();
      const found = await page.evaluate(async (text) => {
        const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
        const log = [];
        await one.load(text, { moves: ["N", "E"] });
        log.push(one.moves.join(""));
        one.undo();
        log.push(one.moves.join(""));
        one.redo();
        one.reset();
        log.push(one.step);
        const answer = await one.solve();
        log.push(answer?.moves?.length, one.mode, one.step);
        one.seek(9);
        log.push(one.step);
        one.play();
        one.pause();
        log.push(one.step, one.answer?.status);
        const wrong = await one.load("9 9").catch((/** @type {any} */ error) => [error.name, error.code]);
        log.push(wrong);
        return log;
      }, sample);
      assert.deepEqual(found, ["NE", "N", 0, 16, "solution", 0, 9, 9, "solved", ["TextError", "start-outside"]]);
    }));

  test("another board in the middle of a remark, a hint or a search is no mishap", () =>
    visitTags(tag(""), async (page) => {
      await listen(page);
      await page.getByRole("grid").waitFor();
      await page.evaluate(async (text) => {
        const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
        const button = (/** @type {string} */ name) =>
          /** @type {HTMLElement} */ (one.renderRoot.querySelector(`[aria-label="${name}"]`));
        for (let round = 0; round < 12; round += 1) {
          await one.updateComplete;
          if (round % 3 === 0) button("North").click();
          if (round % 3 === 1) one.hint();
          if (round % 3 === 2) one.play();
          await new Promise((resolve) => {
            setTimeout(resolve, round);
          });
          one.mode = "play";
          await one.load(round === 11 ? "+---+\n| S  \n+---+\n" : text);
        }
      }, sample);
      await page.getByRole("grid", { name: /1 row and 1 column/ }).waitFor();
      await page.waitForTimeout(500);
      assert.deepEqual(await noted(page, "error"), []);
      await assertStatus(page, /^Leave the board/);
    }));

  test("methods called before the board is there wait for it", () =>
    visitTags("", async (page) => {
      const moves = await page.evaluate(async (text) => {
        await customElements.whenDefined("fewest-moves");
        const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.createElement("fewest-moves"));
        one.textContent = text;
        document.querySelector("main")?.append(one);
        const answer = await one.solve();
        return answer?.moves?.length;
      }, sample);
      assert.equal(moves, 16);
    }));

  test("solve is given up by its signal, and says what was proved until then", () =>
    visitTags(tag('engine="bfs"', vastBoard(24)), async (page) => {
      const caught = await page.evaluate(async () => {
        const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
        const reason = new Error("enough");
        const thrown = async (/** @type {AbortSignal} */ signal) => {
          const error = await one.solve({ signal }).catch((/** @type {unknown} */ error) => error);
          return error === reason;
        };
        const early = await thrown(AbortSignal.abort(reason));
        const { mode } = one;
        const controller = new AbortController();
        const solving = thrown(controller.signal);
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        controller.abort(reason);
        return [early, mode, await solving, one.mode, one.answer];
      });
      assert.deepEqual(caught, [true, "play", true, "solution", null]);
      await assertStatus(page, /^Cancelled\. Proved so far: /);
    }));

  describe("load is given up by its signal, and the board before stays", () => {
    const other = "3\n0 1 2\n1 1 2\n2 2 1\n0\n";
    test("before it has begun, and on its way", () =>
      visitTags(tag('made="NE"'), async (page) => {
        await listen(page);
        await page.getByRole("grid").waitFor();
        const caught = await page.evaluate(async (text) => {
          const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
            document.querySelector("fewest-moves")
          );
          const reason = new Error("enough");
          const thrown = (/** @type {AbortSignal} */ signal) =>
            one.load(text, { puzzle: "flood", signal }).then(
              () => "it was loaded",
              (/** @type {unknown} */ error) => error === reason,
            );
          const early = thrown(AbortSignal.abort(reason));
          const untouched = one.puzzle;
          const controller = new AbortController();
          const onItsWay = thrown(controller.signal);
          const asked = one.puzzle;
          const isThere = new Promise((resolve) => {
            one.addEventListener("fewest-ready", resolve, { once: true });
          });
          controller.abort(reason);
          const log = [await early, untouched, await onItsWay, asked];
          await isThere;
          return [...log, one.puzzle, one.board?.name, one.moves.join("")];
        }, other);
        assert.deepEqual(caught, [true, "wall-pushers", true, "flood", "wall-pushers", "wall-pushers", "NE"]);
        assert.deepEqual(await noted(page, "error"), []);
      }));

    test("while the module does not come", () =>
      visitTags(tag(""), async (page) => {
        /** @type {(value?: unknown) => void} */
        let release = () => {};
        const held = new Promise((resolve) => {
          release = resolve;
        });
        await page.route("**/core.wasm", async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        const isCaught = await page.evaluate(async (text) => {
          await customElements.whenDefined("fewest-moves");
          const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
            document.querySelector("fewest-moves")
          );
          const controller = new AbortController();
          const loading = one.load(text, { puzzle: "flood", signal: controller.signal });
          setTimeout(() => controller.abort(), 50);
          return loading.catch((error) => error === controller.signal.reason);
        }, other);
        assert.equal(isCaught, true);
        release();
        await page.getByRole("grid", { name: "Wall Pushers, 4 rows and 6 columns" }).waitFor();
        assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.puzzle), "wall-pushers");
      }));

    test("but not once it is there, nor where somebody has asked for another one since", () =>
      visitTags(tag(""), async (page) => {
        await page.getByRole("grid").waitFor();
        const caught = await page.evaluate(async (text) => {
          const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
            document.querySelector("fewest-moves")
          );
          const shown = () => `${one.board?.name} ${one.board?.rows}`;
          const late = new AbortController();
          await one.load(text, { puzzle: "flood", signal: late.signal });
          late.abort();
          await one.updateComplete;
          /** @type {unknown[]} */
          const log = [shown()];
          const early = new AbortController();
          const given = one.load("1\n1\n", { puzzle: "escape", signal: early.signal }).catch(({ name }) => name);
          const same = one.load("1\n1\n", { puzzle: "escape" });
          early.abort();
          log.push(await given, await same, shown());
          const overtaken = new AbortController();
          const first = one.load(text, { puzzle: "flood", signal: overtaken.signal }).catch(({ name }) => name);
          one.textContent = "2\n00\n00\n";
          one.puzzle = "escape";
          overtaken.abort();
          log.push(await first);
          await one.solve();
          log.push(shown());
          return log;
        }, other);
        assert.deepEqual(caught, ["flood 3", "AbortError", undefined, "escape 1", "AbortError", "escape 2"]);
      }));
  });

  test("a board that is reached through `board` can be written in every form", () =>
    visitTags(tag(""), async (page) => {
      await page.getByRole("grid").waitFor();
      const drawn = await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("drawn"));
      assert.match(drawn ?? "", /^\+---\+/);
    }));
});

describe("life on a page", () => {
  test("work starts only when the board comes near", () =>
    visitTags(
      `<p id="gap"></p>${tag("")}`,
      async (page) => {
        await page.waitForTimeout(600);
        assert.equal(await page.getByRole("grid").count(), 0);
        await element(page).getByText("13 15 3 6 15 13").waitFor();
        await page.evaluate(() => scrollTo(0, 99999));
        await page.getByRole("grid").waitFor();
      },
      { head: '<link rel="stylesheet" href="/gap.css">' },
    ));

  test("an element that is taken out and put back goes on where it was", () =>
    visitTags(tag(""), async (page) => {
      for (const name of ["North", "East"]) await page.getByRole("button", { name }).click();
      await page.evaluate(async () => {
        const one = /** @type {HTMLElement} */ (document.querySelector("fewest-moves"));
        one.remove();
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
        document.querySelector("main")?.append(one);
      });
      await page.getByRole("gridcell", { name: /row 2, column 3, .*player here/ }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await assertStatus(page, "Taken back: east.");
    }));

  test("an element that is moved keeps its board and plays on", () =>
    visitTags(`${tag('mode="solution" autoplay speed="4"')}<section></section>`, async (page) => {
      await assertStatus(page, playing);
      await page.evaluate(() => {
        document.querySelector("section")?.append(/** @type {Node} */ (document.querySelector("fewest-moves")));
      });
      await assertStatus(page, "Step 16 of 16: West, out.");
    }));

  test("dozens of boards load one module", () =>
    visitTags(Array.from({ length: 36 }, () => tag('mode="solution" controls="none"')).join(""), async (page) => {
      for (let index = 0; index < 36; index += 1) {
        await element(page, index).scrollIntoViewIfNeeded();
        await element(page, index)
          .getByText(/Out in 16 moves/)
          .waitFor();
      }
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      );
      for (const path of ["/core.wasm", "/fewest.js"]) {
        assert.equal(fetched.filter((one) => one === path).length, 1, path);
      }
    }));

  test("speaks the language of its own lang, else of the page, else English", () =>
    visitTags(`${tag('lang="zh-CN"')}${tag("")}<div lang="zh">${tag("")}</div>`, async (page) => {
      await element(page, 0).getByRole("status").getByText("用最少的步数").waitFor();
      await element(page, 1).getByRole("status").getByText("Leave the board").waitFor();
      await element(page, 2).scrollIntoViewIfNeeded();
      await element(page, 2).getByRole("status").getByText("用最少的步数").waitFor();
      await page.evaluate(() => document.documentElement.setAttribute("lang", "zh-Hans"));
      await element(page, 1).getByRole("status").getByText("用最少的步数").waitFor();
    }));

  test("takes no key and no scroll while it does not have the focus", () =>
    visitTags(
      `${tag("")}<p id="gap"></p>`,
      async (page) => {
        await page.getByRole("grid").waitFor();
        for (const key of ["ArrowDown", "ArrowDown", "r", "s", "?", "u"]) await page.keyboard.press(key);
        await eventually(page, () => scrollY > 0);
        const { moves, mode } = await page.evaluate(() => {
          const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
            document.querySelector("fewest-moves")
          );
          return { moves: one.moves, mode: one.mode };
        });
        assert.deepEqual({ moves, mode }, { moves: [], mode: "play" });
        assert.equal(await page.getByRole("dialog").count(), 0);
      },
      { head: '<link rel="stylesheet" href="/gap.css">' },
    ));

  test("custom properties and parts change its looks from outside", () =>
    visitTags(
      tag(""),
      async (page) => {
        await page.getByRole("grid").waitFor();
        const [player, main] = await page.evaluate(() => {
          const root = /** @type {ShadowRoot} */ (document.querySelector("fewest-moves")?.shadowRoot);
          const colour = (/** @type {string} */ selector, /** @type {"fill" | "borderRadius"} */ name) =>
            getComputedStyle(/** @type {Element} */ (root.querySelector(selector)))[name];
          return [colour(".player", "fill"), colour(".main", "borderRadius")];
        });
        assert.deepEqual([player, main], ["rgb(1, 2, 3)", "0px"]);
      },
      { head: '<link rel="stylesheet" href="/theme.css">' },
    ));
});

overrides["/gap.css"] = { type: "text/css", body: "#gap { height: 3000px; }" };
overrides["/theme.css"] = {
  type: "text/css",
  body: "fewest-moves { --fewest-accent: rgb(1, 2, 3); } fewest-moves::part(main-button) { border-radius: 0; }",
};
