import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import {
  allWithin,
  assertAccessible,
  assertAccessibleInBoth,
  assertStatus,
  eventually,
  focused,
  narrowWidth,
  press,
  root,
  stage,
  status,
  tabTo,
  tag as sampleTag,
  until,
  vastBoard,
  within,
} from "./support.mjs";

const { visitTags } = stage();

/** @typedef {import("playwright-core").Page} Page */

/** Of its boards the first is shown: IDA* with the distance to the nearest gap goes 8, 10, 12, ... 24. */
const longest = readFileSync(`${root}src/tests/vectors/wall-pushers/longest.in`, "utf8");
const escape = "6\n111111\n100001\n101101\n100101\n110001\n111011\n";
const flood = "6\n0 0 0 1 2 2\n0 1 1 2 2 3\n3 1 2 4 0 0\n2 2 5 0 1 1\n3 0 1 2 2 5\n4 1 1 0 5 5\n0\n";
/** A gap, but two walls in a row before it on every way. */
const shutIn = "+---+---+---+\n| S |   |    \n+---+---+---+\n";

/** @param {string} [attributes] */
const tag = (attributes = 'engine="ida*" bound="manhattan"', text = longest, puzzle = "wall-pushers") =>
  `<fewest-moves puzzle="${puzzle}" mode="search" ${attributes}><pre>\n${text}</pre></fewest-moves>`;

/** Colours without a pattern, on which no search comes to an end. @param {number} size */
function wideFlood(size) {
  let seed = 1;
  const rows = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(seed / 65536) % 6;
    }).join(""),
  );
  return `${rows.join("\n")}\n`;
}

/** What the element shows. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => {
    const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
    const { mode, step, speed, snapshot } = element;
    return {
      mode,
      step,
      now: snapshot?.step ?? -1,
      speed,
      last: snapshot?.lastStep ?? -1,
      search: snapshot?.status ?? "",
      attribute: element.getAttribute("step"),
    };
  });

/** Waits until a step is shown and nothing is under way. @param {Page} page @param {number} step */
async function assertStep(page, step) {
  let seen = -1;
  await until(
    async () => {
      const { step: asked, now } = await shown(page);
      seen = now;
      return now === step && asked === step && (await button(page, "Pause").count()) === 0;
    },
    () => `Node ${seen} is shown, not ${step}.`,
  );
}

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole("button", { name, exact: typeof name === "string" });

/** @param {Page} page @param {string} name @param {unknown} value */
const set = (page, name, value) =>
  page.evaluate(
    ([name, value]) => {
      /** @type {any} */ (document.querySelector("fewest-moves"))[/** @type {string} */ (name)] = value;
    },
    [name, value],
  );

/** @param {Page} page */
const opened = (page) =>
  eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot, "an open search");

describe("with the keyboard alone", () => {
  test("a search is stepped, played, scrubbed by iterations and left", () =>
    visitTags(tag(), async (page) => {
      await tabTo(page, /^gridcell/);
      await press(page, ". . .");
      await assertStatus(page, /^Step 3: North\. g 2 \+ h 6 = 8, threshold 8\./);
      await press(page, ",");
      await assertStatus(page, /^Step 2: /);
      await press(page, "Shift+Period");
      await assertStatus(page, /^Step 8: The start\. .*threshold 10\./);
      await press(page, "Shift+Period Shift+Period");
      await assertStep(page, 66);
      await press(page, "Shift+Comma");
      await assertStep(page, 29);
      await press(page, "End");
      await assertStatus(page, /It is a goal\. No solution of 23 moves or fewer exists: 481 nodes searched\./);
      await press(page, "Home");
      await assertStatus(page, "Before the first node.");
      assert.equal((await shown(page)).last, 543);
      assert.match(await focused(page), /^gridcell/);
      await press(page, "Escape");
      assert.equal(await focused(page), "button: Play");
    }));

  test("Space plays and pauses, plus and minus change the speed meanwhile", () =>
    visitTags(tag(), async (page) => {
      await tabTo(page, /^gridcell/);
      await press(page, "Space");
      await assertStatus(page, /^Step [2-9]\. g/);
      await press(page, "+ +");
      assert.equal((await shown(page)).speed, 50);
      await press(page, "-");
      assert.equal((await shown(page)).speed, 20);
      await press(page, "Space");
      await assertStatus(page, /^Step \d+: .*(Kept|Cut|Been there|Cannot)/);
      const { step } = await shown(page);
      await page.waitForTimeout(200);
      assert.equal((await shown(page)).step, step);
    }));

  test("the arrows read the cells, and the list of keys is these and no more", () =>
    visitTags(tag('engine="bfs" step="40"'), async (page) => {
      await assertStep(page, 40);
      await tabTo(page, /^gridcell: row 4, column 2/);
      await press(page, "ArrowUp");
      assert.match(await focused(page), /^gridcell: row 3, column 2, .*taken \d+ times?$/);
      await press(page, "u h s");
      await assertStep(page, 40);
      await press(page, "?");
      assert.deepEqual(await page.getByRole("dialog").getByRole("term").allTextContents(), [
        "Arrows",
        ", and .",
        "Shift with , or .",
        "Space",
        "Home, End",
        "− and +",
        "?",
        "Escape",
      ]);
    }));
});

describe("with the pointer alone", () => {
  test("every button does what it says", () =>
    visitTags(tag(), async (page) => {
      await button(page, "One step on").click();
      await assertStep(page, 1);
      await button(page, "Run to the next threshold").click();
      await assertStep(page, 8);
      await button(page, "One step back").click();
      await assertStep(page, 7);
      await button(page, "Back to the threshold before").click();
      await assertStep(page, 1);
      await button(page, "To the start").click();
      await assertStep(page, 0);
      await page.getByRole("combobox", { name: "Speed" }).selectOption("1,000 nodes/s");
      await button(page, "Play").click();
      await assertStep(page, 543);
      await button(page, "Play again").click();
      await button(page, "Pause").click();
      assert.ok((await shown(page)).step < 543);
      await button(page, "Run to the end").click();
      await assertStep(page, 543);
      assert.equal(await button(page, "One step on").getAttribute("aria-disabled"), "true");
    }));

  test("the slider goes over what is computed, the field to any node, the bars to their first one", () =>
    visitTags(tag(), async (page) => {
      const field = page.getByRole("spinbutton", { name: /Node/ });
      await field.fill("300");
      await field.press("Enter");
      await assertStep(page, 300);
      assert.equal((await shown(page)).last, 300);
      const slider = page.getByRole("slider", { name: "Node shown" });
      assert.equal(await slider.getAttribute("max"), "300");
      await slider.fill("150");
      await assertStep(page, 150);
      assert.equal(await slider.getAttribute("aria-valuetext"), "node 150 of 300");
      assert.equal(await field.inputValue(), "150");
      await button(page, /^Threshold 12: 45 nodes/).click();
      await assertStep(page, 29);
      await button(page, /^Threshold 20/).click();
      await assertStep(page, 266);
      assert.equal(await button(page, /^Threshold 20/).getAttribute("aria-current"), "step");
      assert.equal((await shown(page)).last, 300);
    }));

  test("the iteration shown stays in sight in a long list, while it plays as well", () =>
    visitTags(tag('engine="bfs" speed="1000" step="5000"'), async (page) => {
      const isInSight = () => {
        const shadow = document.querySelector("fewest-moves")?.shadowRoot;
        const current = shadow?.querySelector("[aria-current=step]")?.getBoundingClientRect();
        const list = shadow?.querySelector("ol")?.getBoundingClientRect();
        return current !== undefined && list !== undefined && current.top >= list.top && current.bottom <= list.bottom;
      };
      await assertStep(page, 5000);
      await eventually(page, isInSight);
      await button(page, "Play").click();
      await button(page, /^Layer 22/).waitFor();
      await eventually(page, isInSight);
      await button(page, "Pause").click();
      await button(page, /^Layer 0/).click();
      await assertStep(page, 1);
      await eventually(page, isInSight);
    }));

  test("a field that is being written into is left alone while the search goes on", () =>
    visitTags(tag('speed="20"'), async (page) => {
      await button(page, "Play").click();
      const field = page.getByRole("spinbutton", { name: /Node/ });
      await field.pressSequentially("44");
      const typed = await field.inputValue();
      await page.waitForTimeout(200);
      assert.equal(await field.inputValue(), typed);
    }));

  test("stopping says what is proved, and the way back to playing and to the solution is there", () =>
    visitTags(tag('engine="bfs" speed="max"', wideFlood(10), "flood"), async (page) => {
      await button(page, "Play").click();
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step > 5000);
      await button(page, "Stop the search").click();
      await page
        .getByText(/At least \d+ moves; stopped by hand\./)
        .first()
        .waitFor();
      await button(page, "Play it yourself").click();
      assert.equal((await shown(page)).mode, "play");
      assert.match(await focused(page), /^gridcell/);
      await page.getByRole("button", { name: "Hint" }).waitFor();
    }));

  test("targets are at least 24 pixels large", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="543"'), async (page) => {
      await assertStep(page, 543);
      const sizes = await page.getByRole("button").evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return [one.getAttribute("aria-label") ?? one.textContent?.trim(), Math.min(width, height)];
        }),
      );
      assert.ok(sizes.length > 20);
      for (const [name, size] of sizes) assert.ok(Number(size) >= 24, `${name}: ${size}`);
    }));
});

describe("the tag", () => {
  test("opens at a step, and its attributes follow what is shown", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="337"'), async (page) => {
      await assertStep(page, 337);
      assert.equal((await shown(page)).last, 337);
      await button(page, "One step back").click();
      await assertStep(page, 336);
      assert.equal((await shown(page)).attribute, "336");
      assert.equal((await shown(page)).speed, 10);
    }));

  test("plays by itself until an iteration begins, or until a node", () =>
    visitTags(tag('engine="ida*" bound="manhattan" autoplay speed="max" until="iteration 3"'), async (page) => {
      await assertStatus(page, /^Step 29: The start\. .*threshold 12\./);
      await assertStep(page, 29);
      await set(page, "until", "120");
      await button(page, "Play").click();
      await assertStep(page, 120);
      assert.equal((await shown(page)).speed, Infinity);
      assert.equal(await page.locator("fewest-moves").getAttribute("speed"), "max");
    }));

  test("names the engine at work and tells what happens by events", () =>
    visitTags(tag('engine="auto" speed="max"'), async (page) => {
      await page.getByText("IDA* · Carry").waitFor();
      const told = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
              document.querySelector("fewest-moves")
            );
            /** @type {any[]} */
            const steps = [];
            element.addEventListener("fewest-step", (event) => steps.push(/** @type {CustomEvent} */ (event).detail));
            element.addEventListener("fewest-solved", (event) => {
              const { status, engine, bound, moves, puzzle } = /** @type {CustomEvent} */ (event).detail;
              const { answer, choice } = element;
              resolve({ last: steps.at(-1), status, engine, bound, puzzle, moves: moves.length, answer, choice });
            });
            element.play();
          }),
      );
      const { last, answer, choice, ...detail } = /** @type {any} */ (told);
      const named = { engine: "ida*", bound: "carry" };
      assert.deepEqual(detail, { status: "solved", puzzle: "wall-pushers", moves: 24, ...named });
      assert.deepEqual(choice, named);
      assert.equal(answer.moves.length, 24);
      assert.equal(last.mode, "search");
      assert.deepEqual([last.move, last.step], ["N", last.steps]);
    }));

  test("takes limits, and another engine, bound or limit begins another search", () =>
    visitTags(tag('engine="bfs" step="50"'), async (page) => {
      await assertStep(page, 50);
      await set(page, "limits", { nodes: 1000 });
      await assertStep(page, 0);
      await button(page, "Run to the end").click();
      await page.getByText("At least 24 moves; stopped at the limit on nodes.").first().waitFor();
      await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        element.engine = "a*";
        element.bound = "manhattan";
        element.step = 20;
      });
      await page.getByText("A* · Manhattan").waitFor();
      await assertStep(page, 20);
    }));

  test("keeps its search while something else is played, and shows the solution when asked", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="100"'), async (page) => {
      await assertStep(page, 100);
      const told = () => page.evaluate(() => /** @type {any} */ (globalThis).told);
      await page.evaluate(() => {
        document.addEventListener("fewest-step", (event) => {
          const { step, mode } = /** @type {CustomEvent} */ (event).detail;
          /** @type {any} */ (globalThis).told = [mode, step];
        });
      });
      await set(page, "mode", "play");
      await button(page, "Show the fewest moves").waitFor();
      assert.deepEqual(await told(), ["play", 0]);
      assert.deepEqual([(await shown(page)).step, (await shown(page)).speed], [0, 2]);
      await set(page, "mode", "search");
      await assertStep(page, 100);
      assert.deepEqual(await told(), ["search", 100]);
      assert.equal((await shown(page)).last, 100);
      await button(page, "Solution").click();
      await assertStatus(page, /^Out in 24 moves\./);
      await set(page, "mode", "search");
      await assertStep(page, 100);
    }));

  test("does not seek again what its search has found", () =>
    visitTags(tag('engine="bfs" speed="max"'), async (page) => {
      await page.evaluate(() => {
        const all = /** @type {any} */ (globalThis);
        all.solved = 0;
        document.addEventListener("fewest-solved", () => (all.solved += 1));
      });
      await button(page, "Run to the end").click();
      await assertStep(page, 10130);
      await button(page, "Solution").click();
      await assertStatus(page, "Out in 24 moves. Fewer is impossible: 25,358 nodes searched.");
      await press(page, ".");
      await assertStatus(page, /^Step 1 of 24: /);
      assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).solved), 1);
    }));

  test("gives its search back when it is removed, and opens it at the same step when it is put back", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="100"'), async (page) => {
      await assertStep(page, 100);
      const between = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const { snapshot } = element;
        document.querySelector("main")?.append(element);
        return snapshot;
      });
      assert.equal(between, null);
      await opened(page);
      await assertStep(page, 100);
    }));

  test("waits while it is out of view", () =>
    visitTags(`${tag('engine="bfs" speed="max"', wideFlood(10), "flood")}<div id="below"></div>`, async (page) => {
      await page.evaluate(() => {
        const below = /** @type {HTMLElement} */ (document.querySelector("#below"));
        below.append(...Array.from({ length: 400 }, () => document.createElement("br")));
      });
      await button(page, "Play").click();
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step > 1000);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(300);
      const { last } = await shown(page);
      await page.waitForTimeout(300);
      assert.equal((await shown(page)).last, last);
      await page.evaluate(() => scrollTo(0, 0));
      await until(
        async () => (await shown(page)).last > last,
        () => "It does not go on.",
      );
    }));

  test("shows neither bar nor buttons where none are wanted", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="10" controls="none"'), async (page) => {
      await assertStatus(page, /^Step 10: /);
      assert.equal(await button(page, "Play").count(), 0);
    }));

  test("loads the search when it is first asked for, and not before", () =>
    visitTags(sampleTag('until="5"'), async (page) => {
      /** @type {string[]} */
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      await assertStatus(page, /^Leave the board/);
      assert.doesNotMatch(asked.join(), /search-/);
      await set(page, "mode", "search");
      await assertStatus(page, "Before the first node.");
      assert.match(asked.join(), /\/search-\w+\.js/);
      // What was asked for before is asked of the search as well.
      await button(page, "Play").click();
      await assertStep(page, 5);
    }));

  test("does what it is told before its search is there", () =>
    visitTags(tag("").replace(' mode="search"', ""), async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        Object.assign(element, { engine: "ida*", bound: "manhattan", mode: "search", until: "60", speed: Infinity });
        element.play();
      });
      await assertStep(page, 60);
      await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        element.seek(NaN);
        element.seek(30.5);
      });
      await assertStep(page, 30);
    }));

  test("says what is wrong when the search cannot be loaded, and plays on", () =>
    visitTags(
      sampleTag(""),
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await page.route(/\/search-\w+\.js/, (route) => route.abort());
        const code = await page.evaluate(
          () =>
            new Promise((resolve) => {
              const element = /** @type {any} */ (document.querySelector("fewest-moves"));
              element.addEventListener("fewest-error", (/** @type {CustomEvent} */ event) =>
                resolve(event.detail.code),
              );
              element.mode = "search";
            }),
        );
        assert.equal(code, "broken");
        await page.getByRole("button", { name: "North" }).click();
        await assertStatus(page, /^North/);
      },
      { expect: /ERR_FAILED|Failed to load/ },
    ));
});

describe("what is spoken", () => {
  test("is each step by hand, and while it plays only what was asked for", () =>
    visitTags(tag('engine="ida*" bound="manhattan" speed="2"'), async (page) => {
      const live = () => status(page).getAttribute("aria-live");
      await button(page, "One step on").click();
      await assertStatus(page, /^Step 1: /);
      assert.equal(await live(), "polite");
      await button(page, "Play").click();
      await assertStatus(page, /^Step 3: /);
      assert.equal(await live(), "off");
      await button(page, "Tell each step").click();
      assert.equal(await button(page, "Tell each step").getAttribute("aria-pressed"), "true");
      assert.equal(await live(), "polite");
      await button(page, "Tell each step").click();
      await button(page, "Pause").click();
      await eventually(page, () => {
        const root = document.querySelector("fewest-moves")?.shadowRoot;
        return root?.querySelector("[role=status]")?.getAttribute("aria-live") === "polite";
      });
    }));
});

/** Every state that a search can be in: attributes, board, and what to do. @type {Record<string, [string, (page: Page) => Promise<void>]>} */
const states = {
  "before the first node": [tag(), opened],
  "on the way, IDA*": [tag('engine="ida*" bound="manhattan" step="300"'), (page) => assertStep(page, 300)],
  "on the way, breadth-first, with a heat map": [tag('engine="bfs" step="3000"'), (page) => assertStep(page, 3000)],
  "on the way, sets of Escape": [tag('engine="bfs" step="60"', escape, "escape"), (page) => assertStep(page, 60)],
  "on the way, Flood": [tag('engine="bfs" step="300"', flood, "flood"), (page) => assertStep(page, 300)],
  playing: [
    tag('engine="bfs" speed="max"', wideFlood(10), "flood"),
    async (page) => {
      await button(page, "Play").click();
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step > 1000);
    },
  ],
  solved: [
    tag('engine="iddfs"'),
    async (page) => {
      await button(page, "Run to the end").click();
      await assertStep(page, 1517);
    },
  ],
  "no solution": [
    tag('engine="bfs"', shutIn),
    async (page) => {
      await button(page, "Run to the end").click();
      await page
        .getByText(/^No solution exists/)
        .first()
        .waitFor();
    },
  ],
  stopped: [
    tag('engine="bfs" step="900"'),
    async (page) => {
      await assertStep(page, 900);
      await button(page, "Stop the search").click();
      await page
        .getByText(/stopped by hand/)
        .first()
        .waitFor();
    },
  ],
  "the list of keys": [
    tag('step="20"'),
    async (page) => {
      await assertStep(page, 20);
      await button(page, "Keys and rules").click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  "what is counted": [
    tag('step="20"'),
    async (page) => {
      await assertStep(page, 20);
      await page.getByText("What is counted").click();
    },
  ],
};

describe("light and dark, axe finds nothing, and nothing sticks out of 320 pixels", () => {
  for (const [name, [body, reach]] of Object.entries(states)) {
    test(name, () =>
      visitTags(body, async (page) => {
        await reach(page);
        await assertAccessibleInBoth(page, name);
        assert.equal(await narrowWidth(page), 320);
        await assertAccessible(page, `${name}, narrow`);
      }),
    );
  }

  test("in Chinese", () =>
    visitTags(tag('engine="ida*" bound="manhattan" step="300" lang="zh"'), async (page) => {
      await assertStatus(page, /^第 300 步：.*阈值 20。/);
      await page.getByText("18 不够：被剪去的最小 f 是 20，所以下一个阈值是 20。").first().waitFor();
      await assertAccessible(page);
      assert.equal(await narrowWidth(page), 320);
    }));

  test("in a window as wide as a desk", () =>
    visitTags(
      tag('engine="bfs" step="3000"'),
      async (page) => {
        await assertStep(page, 3000);
        const columns = await page.evaluate(() => {
          const shadow = document.querySelector("fewest-moves")?.shadowRoot;
          const boxes = [".stage", ".panels"].map((part) => shadow?.querySelector(part)?.getBoundingClientRect());
          return boxes.map((box) => [box?.left, box?.top]);
        });
        assert.ok(Number(columns[1][0]) > Number(columns[0][0]));
        assert.equal(columns[1][1], columns[0][1]);
      },
      { viewport: { width: 1600, height: 900 } },
    ));
});

describe("movement", () => {
  /** Whether a step sets anything in motion. @param {Page} page @param {() => Promise<void>} act */
  const moves = async (page, act) => {
    await page.evaluate(() => {
      const all = /** @type {any} */ (globalThis);
      all.animated = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...parameters) {
        all.animated += 1;
        return animate.apply(this, parameters);
      };
    });
    await act();
    return page.evaluate(() => /** @type {any} */ (globalThis).animated > 0);
  };

  test("shows the last move of each node that is stepped to", () =>
    visitTags(tag('step="4"'), async (page) => {
      await assertStep(page, 4);
      const moved = await moves(page, async () => {
        await button(page, "One step on").click();
        await assertStep(page, 5);
      });
      assert.ok(moved);
    }));

  test("is left out where it is not wanted", () =>
    visitTags(
      tag('step="4"'),
      async (page) => {
        await assertStep(page, 4);
        const moved = await moves(page, async () => {
          await button(page, "One step on").click();
          await assertStep(page, 5);
        });
        assert.ok(!moved);
      },
      { reducedMotion: "reduce" },
    ));

  test("is left out where it plays too fast to be seen", () =>
    visitTags(tag('engine="ida*" bound="manhattan" speed="20" until="12"'), async (page) => {
      await opened(page);
      const moved = await moves(page, async () => {
        await button(page, "Play").click();
        await assertStep(page, 12);
      });
      assert.ok(!moved);
    }));
});

describe("at full speed", () => {
  /** @type {Readonly<Record<string, number>>} */
  const limits = Object.freeze({
    "half of the pictures": 32,
    "95 of 100 pictures": 100,
    "95 of 100 frames": 250,
    pausing: 250,
    "between two pictures": 400,
    "a thousand nodes": 200,
  });

  for (const [name, body] of Object.entries({
    "Wall Pushers": tag('engine="bfs" speed="max"', vastBoard(20)),
    Flood: tag('engine="bfs" speed="max"', wideFlood(14), "flood"),
  })) {
    test(`the page stays at hand: ${name}`, () => allWithin(limits, () => measured(body)));
  }

  /** Plays for a while, and tells how long things took. @param {string} body @returns {Promise<Readonly<Record<string, number>>>} */
  async function measured(body) {
    let result = limits;
    await visitTags(body, async (page) => {
      await opened(page);
      await page.evaluate(() => {
        const all = /** @type {any} */ (globalThis);
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        all.frames = [];
        all.drawings = [];
        let last = performance.now();
        const frame = () => {
          all.frames.push(performance.now() - last);
          last = performance.now();
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        const { performUpdate } = element;
        element.performUpdate = () => {
          const began = performance.now();
          performUpdate.call(element);
          all.drawings.push(performance.now() - began);
        };
        element.play();
      });
      const time = 2000;
      await page.waitForTimeout(time);
      const { frames, drawings, answered } = await page.evaluate(async () => {
        const { frames, drawings } = /** @type {any} */ (globalThis);
        const element = /** @type {any} */ (document.querySelector("fewest-moves"));
        const asked = performance.now();
        element.pause();
        const shows = () => element.shadowRoot.querySelector("button.main").getAttribute("aria-label") === "Play";
        while (!shows()) await new Promise((resolve) => setTimeout(resolve));
        return { frames: [...frames], drawings: [...drawings], answered: performance.now() - asked };
      });
      const total = frames.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one);
      // More pictures show nobody more.
      assert.ok(drawings.length <= 2 + total / 40, `${drawings.length} pictures in ${total} ms`);
      const at = (/** @type {number[]} */ times, /** @type {number} */ share) =>
        times.sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Infinity;
      const { step } = await shown(page);
      result = {
        "half of the pictures": at(drawings, 0.5),
        "95 of 100 pictures": at(drawings, 0.95),
        "95 of 100 frames": at(frames, 0.95),
        pausing: answered,
        "between two pictures": time / drawings.length,
        "a thousand nodes": (time * 1000) / step,
      };
    });
    return result;
  }

  for (const [engine, body] of Object.entries({
    "ida*": tag('engine="ida*" bound="colours" speed="max" until="999999"', wideFlood(20), "flood"),
    "a*": tag('engine="a*" bound="none" speed="max" until="999999"', vastBoard(16)),
  })) {
    test(`one step back from node 1,000,000 of ${engine} takes less than 200 ms and shows the node before`, () =>
      visitTags(body, async (page) => {
        await opened(page);
        page.setDefaultTimeout(60_000);
        await button(page, "Play").click();
        await button(page, "Play").waitFor();
        await assertStep(page, 999_999);
        await within("one step back", 200, async () => {
          const { took, same } = await page.evaluate(async () => {
            const element = /** @type {any} */ (document.querySelector("fewest-moves"));
            const next = () =>
              new Promise((resolve) => {
                element.addEventListener("fewest-step", () => element.updateComplete.then(resolve), { once: true });
              });
            const plain = () => {
              const { node, stats, path, iterations, lowerBound, upperBound, waiting, held } = element.snapshot;
              const { state, parent: _, ...numbers } = node;
              const bounds = { lowerBound, upperBound, waiting, held };
              return JSON.stringify([state.write("link"), numbers, stats, path, iterations, bounds]);
            };
            const before = plain();
            let shows = next();
            element.redo();
            await shows;
            const asked = performance.now();
            shows = next();
            element.undo();
            await shows;
            return { took: performance.now() - asked, same: plain() === before };
          });
          assert.ok(same);
          return took;
        });
      }));
  }

  test("five million nodes leave the page's own memory as it is and stay within the limit", () =>
    visitTags(tag('engine="ida*" bound="colours" speed="max"', wideFlood(20), "flood"), async (page) => {
      const bytes = 128 * 2 ** 20;
      await set(page, "limits", { nodes: 5_000_000, bytes });
      await opened(page);
      const session = await page.context().newCDPSession(page);
      const heap = async () => {
        await session.send("HeapProfiler.collectGarbage");
        const { usedSize } = await session.send("Runtime.getHeapUsage");
        return usedSize;
      };
      await button(page, "Play").click();
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step > 100_000);
      const before = await heap();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.status === "limit",
        undefined,
        { timeout: 60_000 },
      );
      const grown = (await heap()) - before;
      const { stats, reason } = await page.evaluate(() => {
        const { stats, reason } = /** @type {any} */ (document.querySelector("fewest-moves")).snapshot;
        return { stats, reason };
      });
      assert.equal(reason, "nodes");
      assert.ok(stats.generated >= 5_000_000);
      assert.ok(stats.peakBytes <= bytes);
      assert.ok(grown < 2 ** 20, `the heap has grown by ${grown} bytes`);
    }));
});
