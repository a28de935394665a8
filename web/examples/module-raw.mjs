// The module without the API: reads a board, takes some nodes, reads the path, and solves. In node `node module-raw.mjs`,
// in a page <script type="module" src="module-raw.mjs"></script>. The numbers are those of web/docs/module.md.

const url = new URL("../../dist/core.wasm", import.meta.url);
const bytes =
  url.protocol === "file:"
    ? await (await import("node:fs/promises")).readFile(url)
    : await (await fetch(url)).arrayBuffer();
const { instance } = await WebAssembly.instantiate(bytes, { env: { emscripten_notify_memory_growth() {} } });
const core = instance.exports;
core._initialize();

// Made anew for each look at the memory: when it grows, the buffer before is gone. An address is unsigned.
const memory = () => new Uint8Array(core.memory.buffer);
const field = (offset) => new DataView(core.memory.buffer).getUint32(core.wasm_result() + offset, true);

const text = new TextEncoder().encode("2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n0 0\n");
const address = core.fm_allocate(text.length) >>> 0;
memory().set(text, address);
const boards = core.wasm_read(0, address, text.length, 0, 0, 0, 0) >>> 0; // 0: Wall Pushers
core.fm_release(address);
if (boards === 0) throw new Error(`The text is wrong in line ${field(200)}, column ${field(204)}.`);
const board = core.fm_boards_get(boards, 0) >>> 0;

const search = core.wasm_search_create(board, 3, 1, 0, 0, 0) >>> 0; // 3: IDA*, 1: the bound "manhattan"
const moves = (at, length) =>
  Array.from(memory().subarray(at, at + length), (move) => String.fromCharCode(core.fm_board_move_name(board, move)));

core.wasm_search_step(search, 40);
core.wasm_search_snapshot(search);
console.log("path after 40 nodes:", moves(field(184), field(164)).join(""));

while (core.wasm_search_step(search, 1000) === 0); // 0: running
core.wasm_search_snapshot(search);
console.log("fewest moves:", moves(field(192), field(172)).join(""));
core.fm_search_free(search);
core.fm_boards_free(boards);
