/** What may be wrong with a link, in English. `link-zh-Hans.js` has the same keys. */

export const linkEn = Object.freeze({
  version: "This address was made by another version of the page.",
  form: "This address does not describe a board.",
  long: "This address is too long to be a board's.",
  puzzle: (/** @type {string} */ part) => `This address names a puzzle that there is not, “${part}”.`,
  mode: (/** @type {string} */ part) => `This address names a mode that there is not, “${part}”.`,
  engine: (/** @type {string} */ part) => `This address names an engine that there is not, “${part}”.`,
  bound: (/** @type {string} */ part) => `This address names a bound that there is not, “${part}”.`,
  moves: "The moves in this address are none.",
  step: (/** @type {string} */ part) => `The step in this address, “${part}”, is no number.`,
  limit: (/** @type {string} */ part) => `The limit in this address, “${part}”, is no number.`,
  board: (/** @type {string} */ sentence) => `The board in this address cannot be read. ${sentence}`,
  game: (/** @type {string} */ why, /** @type {string} */ move) =>
    `Move ${move} in this address cannot be made: ${why}. The game is shown up to there.`,
  over: "the board is solved before it",
  end: (/** @type {string} */ part) =>
    `This address asks for step ${part} of a game that ends before it; the end is shown.`,
  compare: "The searches side by side in this address cannot be read; the board is shown without them.",
  trace:
    "This address was made with another version of the searches. The board is the same, but the steps may have moved.",
});
