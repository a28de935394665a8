const find = (id) => document.getElementById(id);
const board = document.querySelector("fewest-moves");

find("hint").addEventListener("click", () => {
  board.mode = "play";
  board.hint();
});
find("undo").addEventListener("click", () => board.undo());
find("solve").addEventListener("click", async () => {
  const answer = await board.solve();
  if (answer?.status === "solved") board.play();
});

board.addEventListener("fewest-ready", ({ detail: { rows, columns } }) => {
  find("news").value = `A board of ${rows} rows and ${columns} columns.`;
});

board.addEventListener("fewest-move", ({ detail: { move, refusal, step } }) => {
  find("news").value = refusal === null ? `Move ${step}: ${move}.` : `${move} is not possible: ${refusal}.`;
});

// Every other step, made by hand or by itself: the list says how the state that is shown came about.
board.addEventListener("fewest-step", ({ detail: { step, steps, mode } }) => {
  const moves = mode === "play" ? board.moves : (board.answer?.moves?.slice(0, step) ?? []);
  find("moves").replaceChildren(
    ...moves.map((move) => {
      const item = document.createElement("li");
      item.textContent = move;
      return item;
    }),
  );
  find("progress").max = Math.max(1, steps);
  find("progress").value = step;
});

board.addEventListener("fewest-solved", ({ detail: { moves, stats } }) => {
  find("news").value = `${moves.length} moves, proved with ${stats.generated} nodes.`;
});

board.addEventListener("fewest-error", ({ detail: { message } }) => {
  find("news").value = message;
});
