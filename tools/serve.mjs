// A server of static files for `npm start` and for the browser tests: this machine only, read only, nothing cached.

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * @typedef {object} Override what one path answers instead of its file, for tests of what goes wrong
 * @property {number} [status] e.g. 404
 * @property {string} [type] a wrong Content-Type for the right file
 * @property {string} [body] a body of its own
 */

/**
 * @typedef {object} Options
 * @property {string} root the folder that is served
 * @property {number} [port] 0 or absent: any free one
 * @property {boolean} [orNext] whether the next free port will do when that one is taken
 * @property {Record<string, string>} [headers] added to every answer, e.g. a Content-Security-Policy
 * @property {Record<string, Override>} [overrides] by path, e.g. "/core.wasm"
 */

/**
 * @typedef {object} Served
 * @property {string} url with a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close
 */

/**
 * @param {Options} options
 * @returns {Promise<Served>} once it listens
 */
export async function serve({ root, port = 0, orNext = false, headers = {}, overrides = {} }) {
  const folder = await realpath(root);
  const server = createServer((request, response) => {
    answer(folder, overrides, request.method ?? "", request.url ?? "/").then(
      ({ status, type, body, file }) => {
        response.writeHead(status, {
          "Content-Type": type,
          "Cache-Control": "no-store",
          // Modules, and scripts that are checked, run on pages of other addresses only if they may be read there.
          "Access-Control-Allow-Origin": "*",
          "X-Content-Type-Options": "nosniff",
          ...headers,
        });
        if (request.method === "HEAD") response.end();
        else if (file)
          createReadStream(file)
            .on("error", () => response.destroy())
            .pipe(response);
        else response.end(body);
      },
      () => response.destroy(),
    );
  });
  const taken = await listen(server, port, orNext);
  return {
    url: `http://127.0.0.1:${taken}/`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type
 * @property {string} [body]
 * @property {string} [file] sent instead of a body
 */

/**
 * @param {string} folder
 * @param {Record<string, Override>} overrides
 * @param {string} method
 * @param {string} url
 * @returns {Promise<Answer>}
 */
async function answer(folder, overrides, method, url) {
  if (method !== "GET" && method !== "HEAD") return refusal(405, "Only GET and HEAD are answered.");
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return refusal(400, "The address is not well formed.");
  }
  if (path.includes("\0")) return refusal(400, "The address is not well formed.");
  if (path.endsWith("/")) path += "index.html";

  const override = overrides[path] ?? {};
  if (override.body !== undefined || override.status !== undefined) {
    const { status = 200, type = types[".txt"], body = `${path} is answered with ${status}.` } = override;
    return { status, type, body };
  }

  // The real path is compared, so that neither ".." nor a link leads out of the folder.
  const file = await realpath(join(folder, path)).catch(() => "");
  const isInside = file.startsWith(folder + sep);
  if (!isInside || !(await stat(file)).isFile()) return refusal(404, "There is no such file.");
  return { status: 200, type: override.type ?? types[extname(file)] ?? "application/octet-stream", file };
}

/**
 * @param {number} status
 * @param {string} body
 * @returns {Answer}
 */
function refusal(status, body) {
  return { status, type: types[".txt"], body };
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {boolean} orNext
 * @returns {Promise<number>} the port it listens on
 */
function listen(server, port, orNext) {
  return new Promise((resolve, reject) => {
    let next = port;
    server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === "EADDRINUSE" || error.code === "EACCES";
      if (!isTaken || !orNext || next >= Math.min(port + 100, 65535)) reject(error);
      else server.listen(++next, "127.0.0.1");
    });
    server.on("listening", () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve(address.port);
    });
    server.listen(next, "127.0.0.1");
  });
}
