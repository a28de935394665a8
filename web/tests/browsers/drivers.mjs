/**
 * What the stories need of a browser, for three of them. Chromium and Firefox are driven by Playwright. WebKit is the one
 * of the system, and speaks WebDriver.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, firefox } from "playwright-core";

/**
 * @typedef {object} Driver
 * @property {(address: string) => Promise<void>} open
 * @property {<Given, Result>(task: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>} evaluate
 *   runs a function in the page
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(key: Key) => Promise<void>} press
 * @property {() => Promise<void>} close
 *
 * @typedef {keyof typeof keys} Key
 */

/** The keys used, as WebDriver writes them. */
const keys = {
  Enter: "\ue007",
  ArrowLeft: "\ue012",
  ArrowUp: "\ue013",
  ArrowRight: "\ue014",
  ArrowDown: "\ue015",
};

/**
 * @param {import("playwright-core").Browser} browser
 * @returns {Promise<Driver>}
 */
async function playwrightDriver(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, locale: "en-GB" });
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (task, given) => page.evaluate(/** @type {any} */ (task), given),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Driver>} */
export async function driveChromium() {
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];
  const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  return playwrightDriver(await chromium.launch({ executablePath, args }));
}

/** @returns {Promise<Driver>} */
export async function driveFirefox() {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  return playwrightDriver(
    await firefox.launch({
      channel: "moz-firefox",
      executablePath,
      // As for everybody who opens a file; Playwright turns it off.
      firefoxUserPrefs: { "security.fileuri.strict_origin_policy": true },
    }),
  );
}

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** A screen that nobody sees: this WebKit has no other way to run. */
async function unseenScreen() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = /** @type {import("node:stream").Readable} */ (server.stdio[3]);
  const [number] = await Promise.race([
    once(output, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("Xvfb has not started."))),
  ]);
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}

/** @returns {Promise<Driver>} */
export async function driveWebKit() {
  const screen = await unseenScreen();
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANGUAGE: "en" },
    stdio: "ignore",
  });
  const end = () => {
    server.kill();
    screen.close();
  };
  // Also where the tests end before their time.
  process.once("exit", end);

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  try {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await call("GET", "/status").catch(() => null)) break;
      await wait(50);
    }
    const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: {} } });
    const session = `/session/${sessionId}`;
    /** @param {string} type @param {string} id @param {object[]} actions @param {object} [parameters] */
    const act = (type, id, actions, parameters) =>
      call("POST", `${session}/actions`, { actions: [{ type, id, parameters, actions }] });
    return {
      open: (url) => call("POST", `${session}/url`, { url }),
      async evaluate(task, given) {
        const script = `const done = arguments[1];
          (async () => (${task})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await call("POST", `${session}/execute/async`, { script, args: [given] });
        if (error !== undefined) throw new Error(error);
        return value;
      },
      async click(x, y) {
        const move = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) };
        const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
        await act("pointer", "mouse", [move, down, up], { pointerType: "mouse" });
      },
      press: (key) =>
        act(
          "key",
          "keyboard",
          ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] })),
        ),
      async close() {
        await call("DELETE", session).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
