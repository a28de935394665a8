import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  assertAccessible,
  assertAccessibleStates,
  assertStatus,
  eventually,
  focused,
  narrowWidth,
  press,
  putIn,
  stage,
  status,
  tabTo,
} from "./support.mjs";

const { visit, visitTags, address } = stage();

/** @typedef {import("playwright-core").Page} Page */

/** Four places, of which the shortest word "east, north" frees all: the judge's own sample. */
const sample = "4\n1101\n0001\n1100\n1001\n";
/** Everyone meets in a corridor: a board on which a walker is worth following. */
const corridor = "#.####\n#....#\n#.##.#\n#....#\n######\n";
/** The cell in the middle is shut in, the one below it is not. */
const shutIn = "5\n11111\n11110\n11010\n11100\n00000\n";
/** A word takes long to find: narrow ways through a large board, and one way out. */
const vast = (() => {
  const size = 20;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      if (row === 0) return column === 1 ? "." : "#";
      if (row === size - 1 || column === 0 || column === size - 1) return "#";
      return column > 1 && (row + 3 * column) % 7 === 0 ? "#" : ".";
    }).join(""),
  );
  return `${rows.join("\n")}\n`;
})();

/** @param {Page} page @param {string} [text] */
const open = (page, text = sample) => putIn(page, "Escape", text);
const counter = (/** @type {Page} */ page) => page.locator("fewest-moves [part=counter]");
/** @param {Page} page @param {string} wanted */
const assertCounter = (page, wanted) => counter(page).getByText(wanted).waitFor();
const cell = /^gridcell: /;
const word = /^input: .*A word of your own|^input: $/;

describe("Escape, with the keyboard alone", () => {
  test("the arrows are the commands: all places move at once, and the counter tells how many are left", () =>
    visit("/", async (page) => {
      await tabTo(page, /^button: Escape/);
      await press(page, "Enter");
      await assertStatus(page, /^Somebody stands on a good cell/);
      await tabTo(page, cell);
      await press(page, "ArrowRight");
      await assertStatus(page, "East: 3 places, now 1; 1 escaped.");
      assert.match((await counter(page).textContent()) ?? "", /3 → 1 place ·\s+1 move/);
      await press(page, "ArrowUp");
      await assertStatus(
        page,
        "North: 1 place, now none; everyone is out. You made it in 2 moves: fewer is impossible.",
      );
      await press(page, "ArrowUp");
      await assertStatus(page, "It is solved: take a move back or start over.");
      await press(page, "u u");
      await assertStatus(page, "Taken back: east.");
      await press(page, "u");
      await assertStatus(page, "Nothing to take back: this is the start.");
    }));

  test("a hint, a detour and a command that changes nothing are told by what they cost", () =>
    visit("/", async (page) => {
      await open(page);
      await tabTo(page, cell, "Shift+Tab");
      await press(page, "h");
      await assertStatus(page, "East: 1 left after it, 2 after any other.");
      await press(page, "h");
      await assertStatus(page, "East: 3 places, now 1; 1 escaped.");
      await press(page, "ArrowRight");
      await assertStatus(page, "East: everyone is blocked, still 1 place. One move more than needed.");
      await press(page, "ArrowUp");
      await assertStatus(page, /You made it in 3 moves; the fewest is 2\.$/);
    }));

  test("R reads the board; Enter follows who is there, the next one there, and at last nobody", () =>
    visit("/", async (page) => {
      await open(page, corridor);
      await tabTo(page, cell, "Shift+Tab");
      await press(page, "r ArrowDown ArrowRight");
      assert.equal(await focused(page), "gridcell: row 2, column 2, somebody may be here");
      await press(page, "Enter");
      await assertStatus(page, "You follow the one that began in row 2, column 2.");
      assert.equal(await focused(page), "gridcell: row 2, column 2, somebody may be here, the one you follow");
      await press(page, "r ArrowRight");
      await assertStatus(page, /The one you follow: row 2, column 3\./);
      // The focus goes with it.
      assert.match(await focused(page), /^gridcell: row 2, column 3, .*the one you follow$/);
      await press(page, "ArrowRight ArrowRight ArrowRight");
      await assertStatus(page, /The one you follow is blocked\./);
      await press(page, "r Enter");
      await assertStatus(page, /^You follow the one that began in row 2, column 3: 2 of \d that have met\./);
      await press(page, "Escape");
      assert.match(await focused(page), /row 2, column 5, .*the one you follow$/);
    }));

  test("a word of one's own is typed and watched; who is still inside is told, with the fewest beside it", () =>
    visit("/", async (page) => {
      await open(page);
      await tabTo(page, word, "Shift+Tab");
      await page.keyboard.type("north E");
      await press(page, "Enter");
      await assertStatus(page, /Somebody may still be inside: 1 place\. The fewest is 2\.$/);
      await assertCounter(page, "2 moves (fewest: 2)");
      assert.equal(await page.locator("fewest-moves [role=gridcell][aria-label*='somebody may be']").count(), 1);

      await press(page, "Control+a");
      await page.keyboard.type("en, south");
      await press(page, "Enter");
      await page.getByText("Line 1, column 3: the name of a move belongs here, not “,”.").waitFor();
      assert.equal(await page.locator("section .excerpt mark").textContent(), ",");
      await assertAccessible(page);

      await press(page, "Control+a");
      await page.keyboard.type("eens");
      await press(page, "Enter");
      await assertStatus(
        page,
        /everyone is out\. The last move comes too late to matter\. You made it in 3 moves; the fewest is 2\.$/,
      );
      await press(page, "Control+a Delete Enter");
      await assertStatus(page, "Playing 0 moves. Somebody may still be inside: 3 places. The fewest is 2.");
    }));

  test("a word that is played can be paused, stepped and gone on with", () =>
    visit("/", async (page) => {
      await open(page, corridor);
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("speed", "1"));
      await tabTo(page, word, "Shift+Tab");
      await page.keyboard.type("SSEEN");
      await press(page, "Enter");
      await tabTo(page, /^button: Pause/, "Shift+Tab");
      await press(page, "Enter");
      assert.match(await focused(page), /Show the fewest moves/);
      await tabTo(page, cell, "Shift+Tab");
      await press(page, "Home y");
      await assertStatus(page, /^South: /);
      await press(page, "Space");
      await assertStatus(page, /The fewest is \d+\.$/);
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.moves.join("")), "SSEEN");
    }));

  test("the solution is watched, stepped both ways, scrubbed, and taken over", () =>
    visit("/", async (page) => {
      await open(page);
      await tabTo(page, /Show the fewest moves/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, "Step 2 of 2: North: 1 place, now none; everyone is out.");
      await tabTo(page, /^button: One step back/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, "Step 1 of 2: East: 3 places, now 1; 1 escaped.");
      await tabTo(page, /^input/);
      await press(page, "Home");
      await assertStatus(page, /^Everyone out in 2 moves\. Fewer is impossible: \d+ nodes? searched\.$/);
      await tabTo(page, /^button: Play it yourself/);
      await press(page, "Enter");
      assert.match(await focused(page), cell);
      await press(page, "?");
      await page.getByRole("dialog").getByText("Enter follows who is there").waitFor();
    }));

  test("a board without a word names the cell that is shut in, before any search and after it", () =>
    visit("/", async (page) => {
      const said = "There is no word: from row 3, column 3 nobody gets out, because the cell is shut in.";
      await open(page, shutIn);
      await assertStatus(page, said);
      await page.getByRole("gridcell", { name: "row 3, column 3, somebody may be here, shut in" }).waitFor();
      assert.equal(await page.locator("fewest-moves .shut-in").count(), 2);
      await tabTo(page, /Show the fewest moves/, "Shift+Tab");
      await press(page, "Enter");
      await page.getByText("Seen at once, without any search.").waitFor();
      await assertStatus(page, said);
    }));
});

describe("Escape, with the pointer alone", () => {
  test("buttons are the commands; a click on a cell follows one walker with its trail", () =>
    visit("/", async (page) => {
      await open(page, corridor);
      await page.getByRole("gridcell", { name: /^row 4, column 2/ }).click();
      await assertStatus(page, "You follow the one that began in row 4, column 2.");
      for (const name of ["North", "North", "North"]) await page.getByRole("button", { name, exact: true }).click();
      await assertStatus(page, /The one you follow is out\./);
      const trail = page.locator("fewest-moves .trail");
      assert.ok((await trail.count()) > 0);
      // Who has left is found by the exit.
      await page.getByRole("gridcell", { name: /^row 1, column 2/ }).click();
      await assertStatus(page, /^You follow nobody\.|^You follow the one/);
    }));

  test("the cases of a list are answered and copied with a line between them, as the judge wants it", () =>
    visit(
      "/",
      async (page) => {
        await open(page, `${sample}1\n0\n${sample}`);
        await page.getByRole("button", { name: "Answer all cases" }).click();
        await page.getByText("3 of 3 answered.").waitFor();
        await page.getByRole("button", { name: "Copy" }).click();
        await page.getByText("Copied").waitFor();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert.equal(text, "east\nnorth\n\n\neast\nnorth\n");
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("all marks are set in motion at once, those that are blocked and those that leave as well", () =>
    visit("/", async (page) => {
      await open(page);
      const parts = await page.evaluate(async () => {
        /** @type {string[]} */
        const moved = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...parameters) {
          moved.push(this.getAttribute("data-part") ?? "");
          return animate.apply(this, parameters);
        };
        const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
          document.querySelector("fewest-moves")
        );
        /** @type {HTMLElement} */ (element.renderRoot.querySelector("[aria-label=East]")).click();
        await element.updateComplete;
        return moved;
      });
      assert.deepEqual(parts.sort(), ["blocked", "escaped", "merged", "walked"]);
    }));

  test("without motion the states are the same", () =>
    visit(
      "/",
      async (page) => {
        await open(page);
        await page.evaluate(() => {
          Element.prototype.animate = () => {
            throw new Error("This moves.");
          };
        });
        await page.getByRole("button", { name: "East" }).click();
        await assertStatus(page, "East: 3 places, now 1; 1 escaped.");
      },
      { reducedMotion: "reduce" },
    ));
});

describe("Escape: the address", () => {
  test("holds the board, whatever its shape, and brings the game back after a reload", () =>
    visit("/", async (page) => {
      await open(page, corridor);
      await page.getByRole("button", { name: "East" }).click();
      await eventually(page, () => /^#v1\/escape\/5x6,[\w-]+\?mode=play&moves=E$/.test(location.hash));
      const board = await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link"));
      const address = page.url();
      await page.goto("about:blank");
      await page.goto(address);
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "E");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link")), board);
      await page
        .getByRole("button", { name: "Escape", exact: true })
        .and(page.locator("[aria-current=page]"))
        .waitFor();
      assert.equal(await page.locator("textarea").inputValue(), corridor);
    }));

  test("holds who is still inside, where that is not everybody", () =>
    visit("/", async (page) => {
      const link = await page.evaluate(async () => {
        const element = document.querySelector("fewest-moves");
        await element?.load("..#\n#..\n..#\n", { puzzle: "escape" });
        await element?.load("###\n#.#\n#..\n", { puzzle: "escape" });
        return element?.board?.start.apply("N").write("link");
      });
      await page.goto("about:blank");
      await page.goto(new URL(`/#v1/escape/${link}`, address()).href);
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.name === "escape");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link")), link);
    }));
});

describe("Escape: light and dark, axe finds nothing, and nothing sticks out of 320 pixels", () => {
  /** Every state that the page can be in, and how to get there; one after another on one page. */
  const states = /** @type {Record<string, (page: Page) => Promise<unknown>>} */ ({
    idle: (page) => open(page, corridor),
    "playing by hand, with a remark": async (page) => {
      await page.getByRole("button", { name: "South" }).click();
      await assertStatus(page, /^South/);
    },
    "a hint": async (page) => {
      await page.getByRole("button", { name: "Hint" }).click();
      await page.getByRole("button", { name: "Play the hint" }).waitFor();
    },
    following: async (page) => {
      await page
        .getByRole("gridcell", { name: /somebody may be here/ })
        .first()
        .click();
      await page.getByRole("button", { name: "North" }).click();
      await assertStatus(page, /The one you follow/);
    },
    "a word with people left": async (page) => {
      await page.getByRole("textbox", { name: "A word of your own" }).fill("E");
      await page.getByRole("button", { name: "Play it", exact: true }).click();
      await assertStatus(page, /The fewest is/);
    },
    "a word that is none": async (page) => {
      await page.getByRole("textbox", { name: "A word of your own" }).fill("E?");
      await page.getByRole("button", { name: "Play it", exact: true }).click();
      await page.getByText(/^Line 1, column 2/).waitFor();
    },
    solved: async (page) => {
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await page.getByRole("button", { name: "To the end" }).click();
      await assertStatus(page, /everyone is out/);
    },
    "taken over": (page) => page.getByRole("button", { name: "Play it yourself" }).click(),
    searching: async (page) => {
      await page.getByRole("combobox", { name: "Engine" }).selectOption("iddfs");
      await open(page, vast);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await page.getByText(/nodes so far/).waitFor();
    },
    cancelled: async (page) => {
      await page.getByRole("button", { name: "Cancel" }).click();
      await assertStatus(page, /^Cancelled/);
      await page.getByRole("button", { name: "Play it yourself" }).click();
    },
    "no word": async (page) => {
      await open(page, shutIn);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await page.getByText("No solution", { exact: true }).waitFor();
    },
    error: async (page) => {
      await page.locator("textarea").fill("4\n0000\n0020\n0000\n0000\n");
      await page.getByRole("button", { name: "Go to the place" }).waitFor();
    },
  });

  test("in every state", () => visit("/", (page) => assertAccessibleStates(page, states)));

  test("in Chinese", () =>
    visit(
      "/",
      async (page) => {
        await page.getByRole("button", { name: "逃出棋盘" }).click();
        await assertStatus(page, /^有人站在某个好格子上/);
        await page.getByRole("textbox", { name: "自己的指令串" }).fill("N");
        await page.getByRole("button", { name: "演示", exact: true }).click();
        await assertStatus(page, /还可能有人在里面：\d 个位置。最少只要 2 步。$/);
        await assertAccessible(page);
        await page.getByRole("button", { name: "看最少步数的走法" }).click();
        await assertStatus(page, /^第 2 步，共 2 步：向北/);
        await assertAccessible(page);
        assert.equal(await narrowWidth(page), 320);
      },
      { locale: "zh-CN" },
    ));
});

test("Escape in a tag plays, follows, rehearses and shows the fewest moves", () =>
  visitTags(`<fewest-moves puzzle="escape"><pre>\n${sample}</pre></fewest-moves>`, async (page) => {
    await assertStatus(page, /^Somebody stands/);
    await page.evaluate(() => document.querySelector("fewest-moves")?.rehearse("east"));
    await assertStatus(page, /Somebody may still be inside: 1 place\. The fewest is 2\.$/);
    const code = await page.evaluate(() =>
      document
        .querySelector("fewest-moves")
        ?.rehearse("up")
        .then(
          () => "",
          (error) => error.code,
        ),
    );
    assert.equal(code, "expected-move");
    await page.evaluate(() => document.querySelector("fewest-moves")?.solve());
    await assertStatus(page, /^Everyone out in 2 moves/);
    assert.match((await status(page).textContent()) ?? "", /Fewer is impossible/);
  }));
