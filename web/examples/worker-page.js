import { Fewest } from "../../dist/fewest-core.js";

const text = document.getElementById("board").textContent;
const [theirs, own] = ["theirs", "own"].map((id) => document.getElementById(id));

const worker = new Worker("worker.js", { type: "module" });
worker.addEventListener("message", ({ data }) => {
  own.value = data;
});
worker.postMessage(text);

const remote = await Fewest.worker();
const [puzzle] = await remote.parse("wall-pushers", text);
const solving = puzzle.solve({ engine: "ida*", signal: AbortSignal.timeout(60_000) });
for await (const { lowerBound, stats } of solving) theirs.value = `at least ${lowerBound}, ${stats.generated} nodes`;
const { moves, lowerBound, stats } = await solving;
theirs.value = `${moves.join("")}: ${lowerBound} moves, proved with ${stats.generated} nodes`;
remote.close();
