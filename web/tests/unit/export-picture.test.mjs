// Pictures as lists of shapes, and what is written of them: SVG, calls of a canvas, strips.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { paintPicture } from "../../export/canvas.js";
import { colourOf } from "../../export/colour.js";
import { wrapped } from "../../export/lettering.js";
import { merged, weightOf } from "../../export/merge.js";
import { outlineOf } from "../../export/outline.js";
import { coloursOf, filled, fit, placed } from "../../export/picture.js";
import {
  filmScales,
  longestSide,
  mostFramePixels,
  mostPixels,
  mostTiles,
  pictureScales,
  scaled,
} from "../../export/sizes.js";
import { captioned, captionLines, columnsFor, fitting, strip } from "../../export/strip.js";
import { svgFile } from "../../export/svg-file.js";

/** @typedef {import("../../export/picture.js").Picture} Picture */
/** @typedef {import("../../export/picture.js").Primitive} Primitive */
/** @typedef {import("../../export/picture.js").Shape} Shape */

/** @param {number} x @param {string} [fill] @returns {Shape} */
const cell = (x, fill = "#efede6") => ({
  kind: "rect",
  geometry: { x: String(x), y: "0", width: "90", height: "90", rx: "12" },
  paint: filled(fill),
});

/** @type {Shape} */
const line = {
  kind: "path",
  geometry: { d: "M0 0L-36.379999999999995 50" },
  paint: {
    ...{ ...filled("#000000"), fill: null, stroke: "#0072b2", strokeWidth: 3.5 },
    ...{ cap: "round", join: "round", dash: [1, 12], dashOffset: 2 },
  },
};

/** @param {readonly Primitive[]} parts @param {Partial<Picture>} [others] @returns {Picture} */
const picture = (parts, others = {}) => ({
  box: { x: -10, y: -10, width: 300, height: 150 },
  ...{ width: 150, height: 75, ground: null, parts },
  ...others,
});

const about = { title: "A board", description: "", language: "en" };
/** Six pixels a sign. @type {import("../../export/lettering.js").Measure} */
const measure = (text) => 6 * text.length;
const inks = { ground: "#faf9f6", text: "#1b2027", muted: "#596170", family: "sans-serif" };

describe("a colour", () => {
  test("is read in every form that browsers compute", () => {
    assert.deepEqual(colourOf("rgb(0, 114, 178)"), { colour: "#0072b2", opacity: 1 });
    assert.deepEqual(colourOf("rgba(255, 255, 255, 0.35)"), { colour: "#ffffff", opacity: 0.35 });
    assert.deepEqual(colourOf("rgb(0 114 178 / 50%)"), { colour: "#0072b2", opacity: 0.5 });
    assert.deepEqual(colourOf("color(srgb 0.2 0.4 1)"), { colour: "#3366ff", opacity: 1 });
    assert.deepEqual(colourOf("color(srgb 1 0 0 / 0.25)"), { colour: "#ff0000", opacity: 0.25 });
  });

  test("that is not to be seen is none", () => {
    for (const none of ["none", "transparent", "rgba(0, 0, 0, 0)"]) assert.equal(colourOf(none), null);
  });

  test("of a form that is not known is not guessed", () => {
    for (const text of ["url(#gradient)", "oklch(0.5 0.1 200)", "", "rgb(1, 2)"])
      assert.throws(() => colourOf(text), RangeError, text);
  });
});

describe("an outline", () => {
  /** @param {Shape["kind"]} kind @param {Record<string, string>} geometry */
  const outline = (kind, geometry) => outlineOf({ kind, geometry, paint: filled("#000000") });

  test("of a rectangle has its corners, round by one radius or two, never more than half a side", () => {
    assert.equal(outline("rect", { x: "1", y: "2", width: "10", height: "20" }), "M1 2h10v20h-10z");
    const round = "M5 0h6a5 5 0 0 1 5 5v6a5 5 0 0 1 -5 5h-6a5 5 0 0 1 -5 -5v-6a5 5 0 0 1 5 -5z";
    assert.equal(outline("rect", { width: "16", height: "16", rx: "5" }), round);
    assert.equal(outline("rect", { width: "16", height: "16", ry: "5" }), round);
    assert.match(outline("rect", { width: "16", height: "8", rx: "50" }), /^M8 0h0a8 4 /);
  });

  test("of ovals, lines and polygons", () => {
    assert.equal(outline("circle", { r: "5" }), "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z");
    assert.equal(outline("ellipse", { cx: "1", rx: "2", ry: "3" }), "M-1 0a2 3 0 1 1 4 0a2 3 0 1 1 -4 0z");
    assert.equal(outline("line", { x1: "1", y1: "2", x2: "3", y2: "4" }), "M1 2L3 4");
    assert.equal(outline("polyline", { points: "1 2 3 4" }), "M1 2 3 4");
    assert.equal(outline("polygon", { points: "1 2 3 4" }), "M1 2 3 4z");
  });

  test("of a dot has a length, which a canvas needs to draw it", () => {
    assert.equal(outline("path", { d: "M150 50h0M250 50h0M1 1h0.5h10" }), "M150 50h.01M250 50h.01M1 1h0.5h10");
  });
});

describe("an SVG file", () => {
  test("is whole by itself: presentation attributes, a title, a ground, and neighbours of one paint in a group", () => {
    const parts = [cell(0), cell(100), cell(200, "#3c4350"), line];
    const file = svgFile(picture(parts, { ground: "#faf9f6" }), { ...about, description: "Go east." });
    assert.equal(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 300 150" width="150" height="75" role="img" xml:lang="en">
 <title>A board</title>
 <desc>Go east.</desc>
 <rect x="-10" y="-10" width="300" height="150" fill="#faf9f6"/>
 <g fill="#efede6">
  <rect x="0" y="0" width="90" height="90" rx="12"/>
  <rect x="100" y="0" width="90" height="90" rx="12"/>
 </g>
 <rect x="200" y="0" width="90" height="90" rx="12" fill="#3c4350"/>
 <path d="M0 0L-36.38 50" fill="none" stroke="#0072b2" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 12" stroke-dashoffset="2"/>
</svg>
`,
    );
  });

  test("keeps the opacity of each shape, and groups with their places", () => {
    const faint = { ...cell(0), paint: { ...filled("#000000"), opacity: 0.5 } };
    const moved = /** @type {const} */ ({ kind: "group", transform: [1, 0, 0, 1, 50, 25], parts: [faint, faint] });
    const file = svgFile(picture([moved, { ...moved, transform: [0.5, 0, 0, 0.5, 1, 2], parts: [line] }]), about);
    assert.match(
      file,
      /<g transform="translate\(50 25\)">\n {2}<rect [^>]*opacity="0.5"\/>\n {2}<rect [^>]*opacity="0.5"\/>\n <\/g>/,
    );
    assert.match(file, /<g transform="matrix\(0.5 0 0 0.5 1 2\)">/);
    assert.doesNotMatch(file, /<desc>|fill="none" [^>]*fill-opacity/);
  });

  test("says nothing but text, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const font = { family: `"${text}", serif`, size: 10, weight: "600" };
        const said = /** @type {const} */ ({
          kind: "text",
          x: 0,
          y: 0,
          text,
          anchor: "middle",
          font,
          paint: filled("#000000"),
        });
        const file = svgFile(picture([said]), { title: text, description: text, language: "en" });
        const bare = file.replace(
          /<\/?(?:svg|title|desc|text)(?: [\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*>/g,
          "",
        );
        // eslint-disable-next-line no-control-regex
        assert.doesNotMatch(bare.replace(/&(?:amp|lt|gt|quot);/g, ""), /[<>&\x00-\x08\x0b\x0c\x0e-\x1f]/);
      }),
    );
  });
});

describe("on a canvas", () => {
  /** A context that writes down what it is told. */
  function recorder() {
    /** @type {string[]} */
    const calls = [];
    const context = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
      get:
        (_, name) =>
        (/** @type {any[]} */ ...given) =>
          calls.push(`${String(name)}(${given.map((one) => one?.d ?? String(one)).join(" ")})`),
      set: (_, name, value) => calls.push(`${String(name)}=${value}`) > 0,
    });
    return { calls, context: /** @type {any} */ (context) };
  }

  test("each shape is filled and stroked as SVG would, at the scale asked for", (t) => {
    const all = /** @type {any} */ (globalThis);
    all.Path2D = class {
      /** @param {string} d */
      constructor(d) {
        this.d = d;
      }
    };
    t.after(() => delete all.Path2D);
    const { calls, context } = recorder();
    paintPicture(context, picture([cell(0), line], { ground: "#ffffff" }), 2);
    const told = calls.join("\n");
    assert.match(
      told,
      /clearRect\(0 0 300 150\)\nfillStyle=#ffffff\nfillRect\(0 0 300 150\)\ntransform\(1 0 0 1 10 10\)/,
    );
    assert.match(told, /fillStyle=#efede6\nglobalAlpha=1\nfill\(M12 0h66.*z nonzero\)/);
    assert.match(told, /strokeStyle=#0072b2\n.*lineWidth=3.5\nlineCap=round\nlineJoin=round\nmiterLimit=4\n/s);
    assert.match(told, /setLineDash\(1,12\)\nlineDashOffset=2\nstroke\(M0 0L/);
    assert.equal(calls.filter((call) => call.startsWith("fill(")).length, 1);
  });

  test("a picture lies in the middle of its pixels, undistorted", () => {
    const { width, height, matrix } = fit(picture([], { width: 151, height: 75 }), 1);
    assert.deepEqual([width, height], [151, 75]);
    assert.deepEqual(matrix, [0.5, 0, 0, 0.5, 5.5, 5]);
    assert.deepEqual(placed(picture([]), 20, 30, 2).transform, [1, 0, 0, 1, 30, 40]);
  });
});

describe("sizes", () => {
  const size = fc.record({ width: fc.integer({ min: 20, max: 3000 }), height: fc.integer({ min: 20, max: 6000 }) });

  test("that are offered can be made, and one always is", () => {
    fc.assert(
      fc.property(size, (one) => {
        for (const scale of pictureScales(one)) {
          const { width, height } = scaled(one, scale);
          assert.ok(width * height <= mostPixels && Math.max(width, height) <= longestSide);
        }
        for (const scale of filmScales(one)) {
          const { width, height } = scaled(one, scale);
          // Rounding may add half a pixel to each side.
          assert.ok(width * height <= mostFramePixels + width + height);
        }
        assert.ok(pictureScales(one).length > 0 && filmScales(one).length > 0);
      }),
    );
    assert.deepEqual(pictureScales({ width: 699, height: 412 }), [1, 2, 3, 4]);
    assert.deepEqual(filmScales({ width: 719, height: 503 }), [0.5, 0.75, 1]);
  });
});

describe("a picture of fewer shapes", () => {
  test("has areas of one colour that follow one another as one path, and all else as it was", () => {
    const half = { ...cell(0), paint: { ...filled("#efede6"), opacity: 0.5 } };
    const { parts } = merged(picture([cell(0), cell(100), cell(0, "#000000"), line, half, half, cell(200)]));
    assert.deepEqual(
      parts.map(({ kind }) => kind),
      ["path", "rect", "path", "rect", "rect", "rect"],
    );
    assert.equal(/** @type {Shape} */ (parts[0]).geometry.d, outlineOf(cell(0)) + outlineOf(cell(100)));
    assert.ok(weightOf(parts) > 0);
  });

  test("tells the same colours", () => {
    const whole = picture([cell(0), cell(100, "#3c4350"), line], { ground: "#faf9f6" });
    const colours = new Set(["#faf9f6", "#efede6", "#3c4350", "#0072b2"]);
    assert.deepEqual(coloursOf(whole), colours);
    assert.deepEqual(coloursOf(merged(whole)), colours);
  });
});

describe("words in a picture", () => {
  const font = { family: "serif", size: 10, weight: "400" };

  test("break at spaces, and before Chinese signs, into lines that fit", () => {
    assert.deepEqual(wrapped("East, pushing a wall.", 60, font, measure), ["East,", "pushing a", "wall."]);
    assert.deepEqual(wrapped("浅天蓝色空心菱形", 24, font, measure), ["浅天蓝色", "空心菱形"]);
    assert.deepEqual(wrapped("向东，推墙。", 24, font, measure), ["向东，推", "墙。"]);
    assert.deepEqual(wrapped("IDA* · Carry\nStep 3.", 600, font, measure), ["IDA* · Carry", "Step 3."]);
    assert.deepEqual(wrapped("unbreakable", 12, font, measure), ["unbreakable"]);
    assert.deepEqual(wrapped("", 12, font, measure), []);
  });
});

describe("a strip", () => {
  /** @param {number} count @param {string} [heading] */
  const stripOf = (count, heading = "Wall Pushers") =>
    strip({
      heading,
      tiles: Array.from({ length: count }, (_, step) => ({ picture: picture([cell(0)]), caption: `${step}. North` })),
      ...{ cells: 6, inks, hasGround: true, measure },
    });

  /** Where the lines of text are, wherever they are in groups. @param {readonly Primitive[]} parts @param {number} y @returns {[string, number][]} */
  const texts = (parts, y = 0) =>
    parts.flatMap((part) =>
      part.kind === "text"
        ? /** @type {[string, number][]} */ ([[part.text, y + part.y]])
        : part.kind === "group"
          ? texts(part.parts, y + part.transform[5])
          : [],
    );

  test("has every step with its number, in order, below its heading", () => {
    const { whole, rows } = stripOf(17);
    const found = texts(whole.parts);
    assert.deepEqual(
      found.map(([text]) => text),
      ["Wall Pushers", ...Array.from({ length: 17 }, (_, step) => `${step}. North`)],
    );
    assert.ok(found.every(([, y], at) => at === 0 || y >= found[at - 1][1]));
    assert.ok(found[17][1] < whole.height);
    assert.equal(whole.ground, inks.ground);
    // The heading and the rows by themselves, as they are printed.
    assert.deepEqual(
      rows.flatMap(({ parts }) => texts(parts).map(([text]) => text)),
      found.map(([text]) => text),
    );
    assert.ok(rows.every(({ width, ground }) => width === whole.width && ground === null));
  });

  test("is no longer than a sheet of paper while its boards are not too small there", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostTiles }), fc.integer({ min: 20, max: 400 }), (count, height) => {
        const columns = columnsFor(count, 200, height, 80);
        assert.ok(columns >= 1 && columns <= Math.min(6, count));
        const ratio = (/** @type {number} */ some) => (some * 200) / (Math.ceil(count / some) * height + 80);
        if (columns < Math.min(6, count)) assert.ok(ratio(columns) >= 180 / 257);
        if (columns > 1) assert.ok(ratio(columns - 1) < 180 / 257);
      }),
    );
  });

  test("has no more boards than fit, and at least one", () => {
    const small = picture([cell(0)]);
    const large = picture(Array.from({ length: 4096 }, (_, at) => cell(at, at % 2 === 0 ? "#000000" : "#ffffff")));
    assert.equal(fitting(17, small), 17);
    assert.equal(fitting(1000, small), mostTiles);
    assert.ok(fitting(100, large) < 10);
    assert.equal(
      fitting(
        100,
        picture([...large.parts, ...large.parts, ...large.parts, ...large.parts, ...large.parts, ...large.parts]),
      ),
      1,
    );
  });
});

describe("a picture of a film", () => {
  test("has room for the longest caption, whichever it shows", () => {
    const board = picture([cell(0)], { width: 400, height: 200 });
    const long = "Step 7 of 16: East, pushing a wall into the exit: it is closed for good.";
    assert.equal(captionLines(board, long, { inks, measure }), 2);
    const [one, other] = ["Start", long].map((caption) => captioned(board, caption, { lines: 2, inks, measure }));
    assert.deepEqual([one.width, one.height], [other.width, other.height]);
    assert.equal(one.parts.length, 2);
    assert.equal(other.parts.length, 3);
    assert.equal(one.ground, inks.ground);
  });
});
