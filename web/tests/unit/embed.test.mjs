import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parseFrame, plainFrame, writeFrame } from "../../link/frame.js";
import { parseLink, plainLink } from "../../link/link.js";
import { escaped, frameAddress, frameCode, tagCode } from "../../page/embed-code.js";

const known = {
  puzzles: ["wall-pushers"],
  modes: ["play", "solution", "search"],
  engines: ["auto", "bfs", "ida*"],
};
const link = { ...plainLink, puzzle: "wall-pushers", board: "4x6,2,3,AbC-_9", mode: "search", engine: "ida*", step: 3 };
/** @type {import("../../page/embed-code.js").Choices} */
const choices = { width: "640", controls: "none", lang: "zh-Hans", theme: "dark", script: "module", files: "copy" };
const board = { text: "1 1\n0 0", size: "1x2", start: "" };
const place = { base: "https://example.org/fewest/", integrity: "sha384-abc" };

describe("what a frame's address says beside its link", () => {
  const anyFrame = fc.record({
    controls: fc.constantFrom("", "none"),
    lang: fc.constantFrom("", "en", "zh-Hans", "en-GB"),
    theme: fc.constantFrom("", "light", "dark"),
    glyphs: fc.boolean(),
    until: fc.constantFrom("", "12", "iteration 3"),
    speed: fc.constantFrom(null, 0.25, 10, Infinity),
    autoplay: fc.boolean(),
  });

  test("is read back as it was written, and the link is the same for those who know only links", () => {
    fc.assert(
      fc.property(/** @type {fc.Arbitrary<import("../../link/frame.js").Frame>} */ (anyFrame), (frame) => {
        const fragment = writeFrame(link, frame);
        assert.deepEqual(parseFrame(fragment), { frame: { ...frame }, wrong: null });
        assert.deepEqual(parseLink(fragment, known), { link });
      }),
    );
  });

  test("is nothing where it is not told", () => {
    assert.deepEqual(parseFrame(writeFrame(link, {})), { frame: plainFrame, wrong: null });
    for (const fragment of ["", "#", "#top", "#v2/wall-pushers/A?theme=dark", "#v1/%E0%A4%A?theme=dark"])
      assert.deepEqual(parseFrame(fragment), { frame: plainFrame, wrong: null }, fragment);
  });

  for (const wrong of [
    "controls=all",
    "lang=<b>",
    "lang=",
    "theme=url(x)",
    "glyphs=on",
    "until=iteration",
    "speed=0",
    "speed=-1",
    "speed=1e9",
    "autoplay=",
  ]) {
    test(`that is wrong is named, and the rest holds: ${wrong}`, () => {
      const { frame, wrong: named } = parseFrame(`#v1/wall-pushers/A?mode=play&${wrong}&step=1&__proto__=1&theme=dark`);
      assert.equal(named, wrong);
      assert.deepEqual(frame, { ...plainFrame, theme: "dark" });
    });
  }

  test("is named in short, however long it is", () => {
    assert.equal(parseFrame(`#v1/wall-pushers/A?theme=${"x".repeat(9000)}`).wrong?.length, 41);
  });

  test("makes nothing throw", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("#v1/a/b?", "#v1/a/b?theme=", "#v1/"),
        fc.string({ unit: "binary" }),
        (head, tail) => {
          parseFrame(head + tail);
        },
      ),
    );
  });
});

describe("the code for a tag", () => {
  test("has the script, the attributes that differ from what is usual, and the board", () => {
    assert.equal(
      tagCode({ link, board, glyphs: false }, choices, place),
      `<script type="module" src="https://example.org/fewest/fewest.js"></script>
<fewest-moves puzzle="wall-pushers" size="1x2" mode="search" engine="ida*" step="3" controls="none" glyphs="off" theme="dark" lang="zh-Hans"><pre>
1 1
0 0
</pre></fewest-moves>
`,
    );
  });

  test("tells a game and limits", () => {
    const game = { ...plainLink, puzzle: "wall-pushers", board: "A", moves: "NES", nodes: 500, mib: 64 };
    const plain = /** @type {const} */ ({ ...choices, controls: "", lang: "", theme: "" });
    assert.match(
      tagCode({ link: game, board: { ...board, size: "", start: "2,3" }, glyphs: true }, plain, place),
      /<fewest-moves puzzle="wall-pushers" start="2,3" limits="nodes 500, bytes 67108864" made="NES"><pre>/,
    );
  });

  test("takes the classic script as it is, or checked by its hash", () => {
    const moment = { link, board, glyphs: true };
    const first = (/** @type {"classic" | "checked"} */ script) =>
      tagCode(moment, { ...choices, script }, { ...place, base: "" }).split("\n")[0];
    assert.equal(first("classic"), '<script src="fewest.iife.js"></script>');
    assert.equal(
      first("checked"),
      '<script src="fewest.iife.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    );
  });
});

test("the code for a frame has its address, its title, and a height for pages without the script", () => {
  const moment = { link, board, glyphs: true };
  assert.equal(
    frameAddress(moment, choices, ""),
    "embed.html#v1/wall-pushers/4x6,2,3,AbC-_9?mode=search&engine=ida*&step=3&controls=none&lang=zh-Hans&theme=dark",
  );
  assert.equal(
    frameCode(moment, choices, "", { title: 'A "board" <b>', height: 512 }),
    `<script src="frame.js"></script>
<iframe src="embed.html#v1/wall-pushers/4x6,2,3,AbC-_9?mode=search&amp;engine=ida*&amp;step=3&amp;controls=none&amp;lang=zh-Hans&amp;theme=dark" title="A &quot;board&quot; &lt;b&gt;" width="640" height="512" loading="lazy" frameborder="0"></iframe>
`,
  );
});

test("no text leaves the place that it is put into", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>&\"'/ab \n") }), (text) => {
      assert.doesNotMatch(escaped(text), /[<>"]/);
      assert.doesNotMatch(escaped(text), /&(?!(amp|lt|gt|quot);)/);
    }),
  );
});
