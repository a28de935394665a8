import { Fewest } from "../../dist/fewest-core.js";

const names = ["blue", "orange", "green", "yellow", "purple", "sky"];
const inks = ["#0072b2", "#d55e00", "#009e73", "#f0e442", "#cc79a7", "#56b4e9"];
const size = 24;

/** A state as a small picture: `cells` has the number of each colour, and 128 more where the cell is flooded. */
function picture({ cells }, columns, label) {
  const create = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const [width, height] = [columns * size, (cells.length / columns) * size];
  const svg = create("svg", { width: width + 8, height: height + 8, role: "img", "aria-label": label });
  for (const [index, cell] of cells.entries()) {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    svg.append(create("rect", { x, y, width: size, height: size, fill: inks[cell & 127] }));
    if (cell >= 128) svg.append(create("circle", { cx: x + size / 2, cy: y + size / 2, r: 3 }));
  }
  return svg;
}

const fewest = await Fewest.load();
const [puzzle] = fewest.parse("flood", document.getElementById("board").textContent);
const { moves, stats } = puzzle.solve();

const film = document.getElementById("film");
let state = puzzle.start;
film.append(picture(state, puzzle.columns, "The start"));
for (const [index, move] of moves.entries()) {
  state = state.apply(move);
  film.append(picture(state, puzzle.columns, `Move ${index + 1}: ${names[move]}`));
}
document.getElementById("proof").textContent =
  `${moves.length} moves are the fewest, proved with ${stats.generated} nodes.`;
