/** 绘制棋盘时的简体中文用语。The same keys as in `edit-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

const sides = Object.freeze({ E: "东", N: "北", S: "南", W: "西" });

/** @param {import("./edit-en.js").MadeFacts} facts */
const cellName = ({ row = 0, column = 0 }) => `第 ${row + 1} 行第 ${column + 1} 列`;

const arrowKeys = /** @type {const} */ (["方向键", "逐格移动；Home、End：到一行的两端"]);
const otherKeys = /** @type {const} */ ([
  ["U 或 Z", "撤销一处改动；加 Shift，或按 Y：重做"],
  ["?", "这张表"],
  ["Escape", "离开棋盘"],
]);

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
const keys = Object.freeze({
  "wall-pushers": [
    ["Shift 加方向键", "在格子的那一面放墙或拆墙；在外墙上则是开缺口"],
    ["回车", "把起点放在这一格"],
  ],
  escape: [["回车或空格", "变成坏格，或变回好格"]],
  flood: [
    ["回车或空格", "涂上手中的颜色"],
    ["0 到 9", "涂上这种颜色，并拿在手中"],
    ["[ 和 ]", "上一种颜色，下一种颜色"],
  ],
});

/** @type {Readonly<Record<string, string>>} */
const refusals = Object.freeze({
  size: "棋盘的行数和列数都在 1 到 64 之间。",
  brushes: "颜色有 1 到 36 种。",
  "no-memory": "内存放不下这个棋盘。",
});

/** @type {import("./edit.js").EditWords} */
export const editZhHans = Object.freeze({
  bar: "绘制棋盘",
  tools: "画什么",
  toolNames: { "wall-pushers": { wall: "墙", start: "起点" } },
  hints: {
    "wall-pushers": {
      wall: "点两格之间：放墙或拆墙；点外墙：开一个缺口，就是出口。",
      start: "点一格，把起点放在那里。",
    },
    escape: { only: "点一格，把它变成坏格，或变回好格。" },
    flood: { only: "先选一种颜色，再点要涂的格子。" },
  },
  palette: "用来涂的颜色",
  brushes: "颜色数",

  cell: "格子",
  row: "行",
  column: "列",
  cellTools: {
    "wall-pushers": {
      wallE: "东面的墙",
      wallN: "北面的墙",
      wallS: "南面的墙",
      wallW: "西面的墙",
      outlineE: "东面的外墙",
      outlineN: "北面的外墙",
      outlineS: "南面的外墙",
      outlineW: "西面的外墙",
      start: "起点在这里",
    },
    escape: { bad: "坏格" },
    flood: { paint: "涂上" },
  },

  whole: "棋盘",
  rows: "行数",
  columns: "列数",
  across: "左右翻转",
  along: "上下翻转",
  turn: "顺时针转",
  turnBack: "逆时针转",
  clear: "清空棋盘",

  made: {
    wall: (facts) => {
      const { on, isOutline, side = "E" } = facts;
      const place = `${cellName(facts)}的${sides[side]}面`;
      if (on) return isOutline ? `${place}的外墙已封上。` : `${place}有墙。`;
      return isOutline ? `${place}开了缺口，是一个出口。` : `${place}没有墙。`;
    },
    start: (facts) => `起点在${cellName(facts)}。`,
    bad: (facts) => `${cellName(facts)}是${facts.on ? "坏格" : "好格"}。`,
    colour: (facts, own) => `${cellName(facts)}：${own.moves[facts.move ?? ""] ?? ""}。`,
    clear: () => "棋盘已清空。",
    resize: ({ rows, columns }) => `${number(rows)} 行 ${number(columns)} 列。`,
    mirror: ({ side = "E" }) => (side === "E" || side === "W" ? "左右已对调。" : "上下已对调。"),
    turn: ({ quarters = 1 }) => `已${quarters < 0 ? "逆" : "顺"}时针转四分之一圈。`,
  },
  loaded: "换了一个棋盘。",
  stroke: (changes) => `一笔改动了 ${number(changes)} 处。`,
  undone: (sentence) => `已撤销：${sentence}`,
  nothingToUndo: "没有可以撤销的：这就是开始时的棋盘。",
  nothingToRedo: "没有可以重做的。",
  refused: (code) => refusals[code] ?? code,

  proof: {
    fewest: (moves, nodes) => `最少 ${number(moves)} 步，已证明（${number(nodes)} 个结点）。`,
    least: (least, best) =>
      `至少 ${number(least)} 步${best === null ? "" : `；找到的最好走法有 ${number(best)} 步`}。后台搜索已结束。`,
    soFar: (least, best) =>
      `目前已知至少 ${number(least)} 步${best === null ? "" : `；找到的最好走法有 ${number(best)} 步`}。仍在搜索。`,
    pending: "正在求最少步数……",
  },

  keyList: (puzzle) => [arrowKeys, ...(keys[puzzle] ?? []), ...otherKeys],
});
