// Animations: palettes, what of a frame is written, where a film ends.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { describe, test } from "node:test";
import fc from "fast-check";
import { encodeGif } from "../../export/gif-file.js";
import { census, channelTable, paletteOf, pixelOf } from "../../export/palette.js";

const { GIFEncoder: create } = createRequire(import.meta.url)("gifenc");

const blue = pixelOf("#0072b2");
const white = pixelOf("#ffffff");
const [width, height] = [8, 4];

/** @param {number[]} coloured places that are blue @returns {import("../../export/gif-file.js").Frame} */
function frame(...coloured) {
  const pixels = new Uint32Array(width * height).fill(white);
  for (const at of coloured) pixels[at] = blue;
  return { width, height, pixels, flat: ["#ffffff", "#0072b2"] };
}

/** @param {Partial<import("../../export/gif-file.js").Film>} film */
const encode = (film) =>
  encodeGif({
    create,
    frames: [frame(0), frame(1), frame(2)],
    ...{ delay: 500, hold: 2000, mostBytes: 1e6, signal: new AbortController().signal, tell: () => {} },
    ...film,
  });

/** Of a frame that is not the first: what comes before its pixels. @param {Uint8Array} part */
const controlOf = (part) => ({
  isControl: part[0] === 0x21 && part[1] === 0xf9,
  disposal: (part[3] >> 2) & 7,
  isTransparent: (part[3] & 1) === 1,
  hundredths: part[4] + 256 * part[5],
  transparent: part[6],
});

describe("a palette", () => {
  test("reads colours as a canvas holds them", () => {
    assert.deepEqual(channelTable([pixelOf("#010203")]), [[1, 2, 3]]);
    assert.deepEqual([...new Uint8Array(Uint32Array.of(pixelOf("#010203")).buffer)], [1, 2, 3, 255]);
  });

  test("counts the pixels that are not what they were", () => {
    const [one, other] = [frame(0, 1), frame(1, 2)];
    assert.deepEqual(
      census(one.pixels, null),
      new Map([
        [blue, 2],
        [white, 30],
      ]),
    );
    assert.deepEqual(
      census(other.pixels, one.pixels),
      new Map([
        [white, 1],
        [blue, 1],
      ]),
    );
    assert.deepEqual(census(one.pixels, one.pixels), new Map());
  });

  test("keeps flat colours exact however rare, and what is most frequent between them", () => {
    const pixel = fc.integer({ min: 0, max: 0xffffff }).map((value) => (0xff000000 | value) >>> 0);
    fc.assert(
      fc.property(
        fc.uniqueArray(pixel, { minLength: 10, maxLength: 400 }),
        fc.integer({ min: 3, max: 40 }),
        (all, most) => {
          const flat = all.slice(0, 3);
          const counts = new Map(all.map((one, at) => [one, at < 3 ? 1 : 5 + at]));
          const { pixels, indexOf } = paletteOf(counts, flat, most);
          assert.equal(pixels.length, Math.min(most, all.length));
          for (const one of flat) assert.equal(pixels[indexOf(one)], one);
          for (const one of all) assert.ok(indexOf(one) < pixels.length);
          if (most > 3) assert.ok(pixels.includes(/** @type {number} */ (all.at(-1))));
        },
      ),
    );
  });

  test("gives whatever has no room the most similar colour", () => {
    const nearBlue = pixelOf("#0573b0");
    const counts = new Map([
      [white, 9],
      [blue, 9],
      [nearBlue, 1],
    ]);
    const { pixels, indexOf } = paletteOf(counts, [white, blue], 2);
    assert.equal(pixels[indexOf(nearBlue)], blue);
  });

  test("has no flat colour that is nowhere to be seen", () => {
    assert.deepEqual(paletteOf(new Map([[blue, 1]]), [white, blue], 256).pixels, [blue]);
  });
});

describe("a film", () => {
  test("is a GIF with every frame, its delay, and the last one held; what stays is not written again", async () => {
    /** @type {number[]} */
    const told = [];
    const { parts, frames, isCut } = await encode({ tell: (done) => told.push(done) });
    const [first, second, third, end] = parts;
    assert.equal(parts.length, 4);
    assert.deepEqual([frames, isCut, told], [3, false, [1, 2, 3]]);
    assert.equal(Buffer.from(first).toString("latin1", 0, 6), "GIF89a");
    assert.deepEqual([first[6], first[8]], [width, height]);
    // Shown again for ever.
    assert.ok(Buffer.from(first).includes(Buffer.from("NETSCAPE2.0\x03\x01\x00\x00\x00", "latin1")));
    const stays = { isControl: true, disposal: 1, isTransparent: true, transparent: 0 };
    assert.deepEqual(controlOf(second), { ...stays, hundredths: 50 });
    assert.deepEqual(controlOf(third), { ...stays, hundredths: 200 });
    assert.deepEqual([...end], [0x3b]);
  });

  test("of one frame holds that", async () => {
    const { parts, frames } = await encode({ frames: [frame(0)] });
    assert.equal(frames, 1);
    assert.ok(Buffer.from(parts[0]).includes(Buffer.from([0x21, 0xf9, 4, 4, 200, 0])));
  });

  test("that gets too large ends with the last frame that fits, which is held", async () => {
    const whole = await encode({});
    const sizes = whole.parts.map(({ length }) => length);
    const { parts, frames, isCut } = await encode({ mostBytes: sizes[0] + sizes[1] + 1 });
    assert.deepEqual([frames, isCut, parts.length], [2, true, 3]);
    assert.equal(controlOf(parts[1]).hundredths, 200);
    assert.equal(
      parts.reduce((sum, { length }) => sum + length, 0),
      sizes[0] + sizes[1] + 1,
    );
  });

  test("stops when asked to, and asks for no further frame", async () => {
    const stop = new AbortController();
    let asked = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) {
          asked += 1;
          if (asked === 3) stop.abort(new Error("enough"));
          yield frame(asked % 32);
        }
      } finally {
        isOver = true;
      }
    }
    await assert.rejects(encode({ frames: endless(), signal: stop.signal }), /enough/);
    assert.deepEqual([asked, isOver], [3, true]);
  });

  test("without a frame is none", async () => {
    await assert.rejects(encode({ frames: [] }), RangeError);
  });
});
