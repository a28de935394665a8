// Solves boards in node: `node api-node.mjs` a board of its own, `node api-node.mjs escape boards.txt` those of a file.
// With the package installed, import from "fewest".

import { readFileSync } from "node:fs";
import { Fewest, TextError } from "../../dist/fewest-core.js";

const [name = "flood", file] = process.argv.slice(2);
const text = file === undefined ? "4\n0 1 1 2\n2 0 1 1\n0 0 2 1\n1 2 0 0\n0\n" : readFileSync(file, "utf8");

const fewest = await Fewest.load();
try {
  for (const [index, puzzle] of fewest.parse(name, text).entries()) {
    const { status, moves, lowerBound, engine, bound, stats } = puzzle.solve({ limits: { milliseconds: 60_000 } });
    const found = moves === null ? "no moves" : `${moves.length} moves: ${moves.join(" ")}`;
    const proved = status === "limit" ? `at least ${lowerBound}` : status;
    console.log(`case ${index + 1}: ${found} (${proved}, ${engine} with ${bound}, ${stats.generated} nodes)`);
    puzzle.free();
  }
} catch (error) {
  if (!(error instanceof TextError)) throw error;
  console.error(`${file ?? "the text"}: ${error.message}`);
  process.exitCode = 2;
}
