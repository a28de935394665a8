// Finds what the build and the tests need and installs what is missing, with apt-get and npm.
// What is there already is used, wherever it comes from. Node built-ins only: nothing is installed yet.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, Failure, root, run, which } from "./run.mjs";

/**
 * @typedef {object} Need
 * @property {string} what said to a person
 * @property {() => boolean} found
 * @property {() => string[]} packages Debian packages that bring it
 * @property {() => boolean} [elseFound] whether there is something that does as well, only slower: good enough where
 *   nothing can be installed
 * @property {boolean} [testsOnly]
 */

const emscriptenNote = "Emscripten 3.1.6 or later (emcc)";

/** Chromium's own build for programs: the same pages in three quarters of the time, for it has no windows to prepare. */
const headless = ["chromium-headless-shell", "chrome-headless-shell"];
const windowed = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** @type {Need[]} */
const needs = [
  // 3.25 is the first CMake with workflow presets.
  { what: "CMake 3.25 or later", found: () => versionAtLeast("cmake", 3, 25), packages: () => ["cmake"] },
  { what: "Ninja", found: () => Boolean(which("ninja", "ninja-build", "samu")), packages: () => ["ninja-build"] },
  { what: emscriptenNote, found: () => Boolean(findEmcc()), packages: () => ["emscripten"] },
  // libc6-dev by name: it is only recommended by gcc, and recommendations are not installed.
  { what: "a C compiler", found: () => compiles("cc", []), packages: () => ["gcc", "libc6-dev"] },
  {
    what: "cmocka",
    found: () => compiles("cc", ["-lcmocka"], cmocka),
    packages: () => ["libcmocka-dev"],
    testsOnly: true,
  },
  {
    what: "clang with libFuzzer and the sanitizers",
    found: () => compiles("clang", ["-fsanitize=fuzzer,address,undefined"], fuzzer),
    packages: () => ["clang", `libclang-rt-${clangMajor()}-dev`],
    testsOnly: true,
  },
  {
    what: "clang-format",
    found: () => Boolean(which("clang-format")),
    packages: () => ["clang-format"],
    testsOnly: true,
  },
  { what: "clang-tidy", found: () => Boolean(which("clang-tidy")), packages: () => ["clang-tidy"], testsOnly: true },
  {
    what: "Chromium without windows",
    found: () =>
      Boolean(namedBy("CHROME_PATH") ?? which(...headless)) || (Boolean(findChromium()) && !isOffered(headless[0])),
    packages: () => [headless[0]],
    elseFound: () => Boolean(findChromium()),
    testsOnly: true,
  },
  { what: "Firefox", found: () => Boolean(findFirefox()), packages: () => ["firefox-esr"], testsOnly: true },
  // It has its own small browser, which needs a screen: Xvfb is one that nobody sees.
  {
    what: "WebKit and Xvfb",
    found: () => Boolean(which("WebKitWebDriver") && which("Xvfb")),
    packages: () => ["webkit2gtk-driver", "xvfb"],
    testsOnly: true,
  },
];

const cmocka = `#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
int main(void) { return 0; }
`;

const fuzzer = `#include <stddef.h>
#include <stdint.h>
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) { return data && size ? 0 : 0; }
`;

/**
 * Makes sure that everything is there, or throws a Failure that says what cannot be had.
 * @param {{ test: boolean }} options `test`: also what only the tests need
 */
export async function ensure({ test }) {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) throw new Failure(`Fewest needs Node.js 20 or later, and this is ${process.versions.node}.`);

  const missing = needs.filter((need) => (test || !need.testsOnly) && !need.found());
  if (missing.length > 0) {
    try {
      await installPackages(missing);
    } catch (error) {
      if (!(error instanceof Failure) || !missing.every(satisfied)) throw error;
      console.log(`Going on without: ${error.message}`);
    }
  }
  await installModules();
}

/** @returns {string | undefined} the browser for the tests: CHROME_PATH, or what is on PATH */
export function findChromium() {
  return namedBy("CHROME_PATH") ?? which(...headless, ...windowed);
}

/** @returns {string | undefined} FIREFOX_PATH, or what is on PATH */
export function findFirefox() {
  return namedBy("FIREFOX_PATH") ?? which("firefox-esr", "firefox");
}

/** @param {string} variable of the environment */
function namedBy(variable) {
  const named = process.env[variable];
  if (!named) return undefined;
  if (!existsSync(named)) throw new Failure(`${variable} names ${named}, but there is no such file.`);
  return named;
}

/** @returns {string | undefined} emcc on PATH, or that of an activated Emscripten SDK */
export function findEmcc() {
  const sdk = process.env.EMSDK && join(process.env.EMSDK, "upstream/emscripten/emcc");
  return which("emcc") ?? (sdk && existsSync(sdk) ? sdk : undefined);
}

/**
 * @param {string} program
 * @param {number} major
 * @param {number} minor
 */
function versionAtLeast(program, major, minor) {
  if (!which(program)) return false;
  const version = /(\d+)\.(\d+)/.exec(ask(program, ["--version"]).output);
  if (!version) return false;
  const [, a, b] = version.map(Number);
  return a > major || (a === major && b >= minor);
}

/**
 * Whether a compiler and its libraries are usable: the only question that tells, whatever their packages are called.
 * @param {string} compiler
 * @param {string[]} flags
 */
function compiles(compiler, flags, source = "#include <stdlib.h>\nint main(void) { return EXIT_SUCCESS; }\n") {
  if (!which(compiler)) return false;
  const output = join(tmpdir(), `fewest-probe-${process.pid}`);
  const { ok } = ask(compiler, ["-xc", "-", "-o", output, ...flags], { input: source });
  rmSync(output, { force: true });
  return ok;
}

/** The version of clang that is there or would be installed: its runtime's package is named by it. */
function clangMajor() {
  const here = which("clang") && /version (\d+)/.exec(ask("clang", ["--version"]).output);
  const candidate = here || /Candidate: (?:\d+:)?(\d+)/.exec(ask("apt-cache", ["policy", "clang"]).output);
  return candidate ? candidate[1] : "14";
}

/** @param {Need} need */
const satisfied = ({ found, elseFound = found }) => found() || elseFound();

/** Whether a package can be installed, as far as is known without asking the network. @param {string} name */
function isOffered(name) {
  return /Candidate: \d/.test(ask("apt-cache", ["policy", name]).output);
}

/** @param {Need[]} missing */
async function installPackages(missing) {
  const wanted = missing.map((need) => need.what).join(", ");
  const again = `install ${missing.length > 1 ? "them" : "it"} in your own way and run the command again`;
  if (!which("apt-get")) {
    throw new Failure(`Missing: ${wanted}; this machine has no apt-get to install it with, so please ${again}.`);
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !which("sudo")) {
    throw new Failure(`Missing: ${wanted}; installing needs root or sudo, so please become root, or ${again}.`);
  }

  // A set of packages is known before the update, so that it can be told before anything happens.
  const packages = [...new Set(missing.flatMap((need) => need.packages()))];
  const size = packages.includes("emscripten") ? " (Emscripten alone takes some 850 MB of disk)" : "";
  console.log(`Missing: ${wanted}.`);
  console.log(`Installing with apt-get${isRoot ? "" : " and sudo"}: ${packages.join(" ")}${size}`);

  const update = await aptGet(isRoot, ["update"]);
  const install = await aptGet(isRoot, ["install", "--yes", "--no-install-recommends", ...packages]);
  if (!install.ok) {
    const log = update.output + install.output;
    console.error(log.trimEnd().split("\n").slice(-20).join("\n"));
    throw new Failure(`Could not install ${packages.join(" ")}: ${aptReason(log)}.`);
  }
  const still = missing.filter((need) => !need.found());
  if (still.length > 0) {
    const names = still.map((need) => need.what).join(", ");
    throw new Failure(`apt-get did its work, yet this machine's packages do not give ${names}: please ${again}.`);
  }
}

/**
 * @param {boolean} isRoot
 * @param {string[]} args
 */
function aptGet(isRoot, args) {
  const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", ...args];
  // Nobody can type a password where there is no terminal: sudo has to say so instead of waiting.
  if (!isRoot) command.unshift("sudo", ...(process.stdin.isTTY ? [] : ["--non-interactive"]));
  return run(command[0], command.slice(1), { seconds: 1800, terminal: true });
}

/** @param {string} log what apt-get said */
function aptReason(log) {
  const absent = /Unable to locate package (\S+)|Package '?([^\s']+)'? has no installation candidate/.exec(log);
  if (
    /resolve|Temporary failure|Failed to fetch|Could not connect|Unable to connect|Network is unreachable/.test(log)
  ) {
    return "the package servers cannot be reached, so check the network";
  }
  if (/sudo:/.test(log)) return "sudo refused, so run the command as root or install the packages yourself";
  if (/Could not get lock|Unable to acquire/.test(log)) return "another package manager is at work, so try again later";
  if (/No space left|enough free space/.test(log)) return "the disk is full";
  if (absent) return `this system's sources have no package ${absent[1] ?? absent[2]}`;
  return "apt-get failed as shown above";
}

/** Runs `npm ci` when node_modules is absent or was installed from another lock file. */
async function installModules() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules/.fewest-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;

  console.log("Installing the npm packages of package-lock.json into node_modules");
  // No package here needs its install script, and none is trusted with one.
  const install = await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { seconds: 900 });
  if (!install.ok) {
    console.error(install.output.trimEnd().split("\n").slice(-20).join("\n"));
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/.test(install.output);
    const reason = offline ? "the registry cannot be reached, so check the network" : "npm failed as shown above";
    throw new Failure(`Could not install the npm packages: ${reason}.`);
  }
  writeFileSync(stamp, lock);
}
