import { Fewest } from "../../dist/fewest-core.js";

const loading = Fewest.load();

addEventListener("message", async ({ data: text }) => {
  const fewest = await loading;
  const [puzzle] = fewest.parse("wall-pushers", text);
  const search = puzzle.search({ engine: "bfs" });
  while (search.run({ milliseconds: 50 }) === "running") {
    const { step, lowerBound } = search.progress();
    postMessage(`${step} nodes taken, at least ${lowerBound} moves`);
  }
  const { best, stats } = search.snapshot();
  postMessage(`${best.join("")}: ${best.length} moves, proved with ${stats.generated} nodes`);
  search.free();
  puzzle.free();
});
