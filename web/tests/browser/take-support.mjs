/** What the tests share of what is taken away: the card, its files, and pictures pixel by pixel. */

import { readFile } from "node:fs/promises";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
export const card = (page) => page.locator("section.take");
/** @param {Page} page @param {string} name of a choice */
export const choice = (page, name) => card(page).getByRole("combobox", { name, exact: true });
/** @param {Page} page @param {string} name @param {string} value as it is read */
export const choose = (page, name, value) => choice(page, name).selectOption({ label: value });
/** @param {Page} page @param {string} name */
export const press = (page, name) => card(page).getByRole("button", { name, exact: true }).click();
/** What is said about the last thing that was asked for. @param {Page} page */
export const remark = (page) => card(page).locator(".take-remark");

/** @param {Page} page */
export async function openCard(page) {
  await press(page, "Choose what");
  await choice(page, "What").waitFor();
}

/** The strip or text that is got ready. @param {Page} page */
export const preview = (page) => card(page).locator(".take-strip, pre").first();

/** How long the longest animation may take on a machine with a lot to do, in milliseconds. */
const patience = 120_000;

/** Saves what is chosen. @param {Page} page */
export async function download(page) {
  const coming = page.waitForEvent("download", { timeout: patience });
  await press(page, "Download");
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/**
 * The board of the element, at its own size and without anything around it. Whatever else is on the page is covered.
 * @param {Page} page
 * @returns {Promise<Buffer>} a PNG file
 */
export async function boardPixels(page) {
  const clip = await page.evaluate(async () => {
    const element = /** @type {HTMLElement} */ (document.querySelector("fewest-moves"));
    const svg = /** @type {SVGSVGElement} */ (element.shadowRoot?.querySelector("[part=board] svg"));
    const { style } = element;
    style.setProperty("position", "fixed");
    style.setProperty("inset", "0 auto auto 0");
    style.setProperty("width", `${svg.getAttribute("width")}px`);
    style.setProperty("z-index", "1");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { x, y, width, height };
  });
  const pixels = await page.screenshot({ clip });
  await page.evaluate(() => document.querySelector("fewest-moves")?.removeAttribute("style"));
  return pixels;
}

/**
 * What a browser makes of an SVG file that stands in an `<img>` of a page without any style of ours.
 * @param {Page} page @param {Record<string, { type?: string, body?: string | Buffer }>} overrides of the server @param {string} text
 * @returns {Promise<Buffer>} a PNG file
 */
export async function alonePixels(page, overrides, text) {
  overrides["/alone.svg"] = { type: "image/svg+xml", body: text };
  overrides["/alone.html"] = {
    type: "text/html",
    body: `<!doctype html><title>Alone</title><link rel="icon" href="/icon.svg"><img src="/alone.svg" alt="">`,
  };
  const other = await page.context().newPage();
  try {
    await other.goto(new URL("/alone.html", page.url()).href);
    return await other.locator("img").screenshot();
  } finally {
    await other.close();
  }
}

/**
 * How unlike two pictures are.
 * @param {Page} page that decodes them
 * @param {Uint8Array} one PNG file
 * @param {Uint8Array} other
 * @param {{ x: number, y: number }} [at] where the first one lies in the second
 */
export function unlikeness(page, one, other, at = { x: 0, y: 0 }) {
  return page.evaluate(
    async ({ files, at: place }) => {
      const pictures = await Promise.all(
        files.map((text) => createImageBitmap(new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))]))),
      );
      const { width, height } = pictures[0];
      const [a, b] = pictures.map((picture, index) => {
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
          new OffscreenCanvas(width, height).getContext("2d")
        );
        context.drawImage(picture, index === 0 ? 0 : -place.x, index === 0 ? 0 : -place.y);
        return context.getImageData(0, 0, width, height).data;
      });
      let unlike = 0;
      let sum = 0;
      for (let pixel = 0; pixel < a.length; pixel += 4) {
        const far = Math.max(...[0, 1, 2].map((channel) => Math.abs(a[pixel + channel] - b[pixel + channel])));
        sum += far;
        if (far > 48) unlike += 1;
      }
      const all = a.length / 4;
      const sizes = pictures.map((picture) => `${picture.width}x${picture.height}`);
      return { sizes, unlike: unlike / all, mean: sum / all };
    },
    { files: [one, other].map((bytes) => Buffer.from(bytes).toString("base64")), at },
  );
}

/**
 * Decodes a GIF as a browser shows it.
 * @param {Page} page @param {Uint8Array} bytes @param {readonly number[]} wanted frames; negative: from the end
 */
export async function framesOf(page, bytes, wanted) {
  const { count, delays, pictures, loops } = await page.evaluate(
    async ({ file, asked }) => {
      const { ImageDecoder } = /** @type {any} */ (globalThis);
      const decoder = new ImageDecoder({
        data: Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0)),
        type: "image/gif",
      });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
      const indices = asked.map((index) => (index < 0 ? frameCount + index : index));
      const times = [];
      const found = [];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        times.push(image.duration / 1000);
        if (!indices.includes(frameIndex)) continue;
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob();
        found.push([...new Uint8Array(await blob.arrayBuffer())]);
      }
      return { count: frameCount, delays: times, pictures: found, loops: repetitionCount === Infinity };
    },
    { file: Buffer.from(bytes).toString("base64"), asked: wanted },
  );
  return { count, delays, loops, pictures: pictures.map((one) => Uint8Array.from(one)) };
}
