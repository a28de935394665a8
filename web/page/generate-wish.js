/** What is wished of a board, as it is typed. */

/**
 * @typedef {import("../define.js").Fewest} Fewest
 * @typedef {import("../define.js").PuzzleKind} PuzzleKind
 *
 * @typedef {{ key: "badNumbers" | "order" } | { key: "impossible", rows: number, columns: number, most: number }} Problem
 */

/** Few enough digits to be told on the phone. */
const seeds = 1_000_000;

const newSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % seeds);

/** @param {string} text @param {number} [empty] what holds while it is empty */
const numberOf = (text, empty = NaN) => (text === "" ? empty : /^\d{1,16}$/.test(text) ? Number(text) : NaN);

export class Wish {
  #kind;
  rows = "";
  columns = "";
  /** Of the fewest moves. */
  from;
  to;
  leastEffort = "";
  mostEffort = "";
  seed = newSeed();
  /** By name; empty is the usual value. @type {Record<string, string>} */
  parameters;

  /** @param {PuzzleKind} kind */
  constructor(kind) {
    this.#kind = kind;
    this.from = this.to = String(kind.making.moves);
    this.parameters = Object.fromEntries(kind.making.parameters.map(({ name }) => [name, ""]));
  }

  get making() {
    return this.#kind.making;
  }

  /** @returns {import("../define.js").GeneratorOptions} */
  get options() {
    const { rows, columns, parameters } = this.making;
    return {
      puzzle: this.#kind.name,
      rows: numberOf(this.rows, rows),
      columns: numberOf(this.columns, columns),
      ...Object.fromEntries(parameters.map(({ name, usual }) => [name, numberOf(this.parameters[name], usual)])),
      minimum: numberOf(this.from, 1),
      maximum: numberOf(this.to, Infinity),
      minimumEffort: numberOf(this.leastEffort, 0),
      maximumEffort: numberOf(this.mostEffort, Infinity),
      seed: numberOf(this.seed),
    };
  }

  /** What keeps it from coming true, known beforehand. @param {Fewest} core @returns {Promise<Problem | null>} */
  async problem(core) {
    const { options } = this;
    const { minimum = 1, maximum = Infinity, minimumEffort = 0, maximumEffort = Infinity } = options;
    if (minimum > maximum || minimumEffort > maximumEffort) return { key: "order" };
    try {
      const most = await core.mostMoves(options);
      if (minimum > most) return { key: "impossible", rows: options.rows ?? 0, columns: options.columns ?? 0, most };
      (await core.generator(options)).free();
      return null;
    } catch (error) {
      if (error instanceof RangeError) return { key: "badNumbers" };
      throw error;
    }
  }

  renewSeed() {
    this.seed = newSeed();
  }
}
