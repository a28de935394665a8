/** 网页上生成棋盘的用语。The same keys as in `page-generate-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** @type {import("./page-generate.js").PageGenerateWords} */
export const pageGenerateZhHans = Object.freeze({
  intro: "说出想要怎样的棋盘。程序不断尝试，直到找到一个合要求的；每个棋盘的最少步数都有证明。",

  hard: "难度",
  any: "不限",
  leastEffort: "搜索量，不少于",
  mostEffort: "搜索量，不多于",
  effortHint: "搜索量是寻找最少步数时生成的结点数：步数相同的棋盘，可以由它分出难易。",
  kind: "什么样的棋盘",
  seeds: "再得到同一个棋盘",
  seed: "种子",
  seedHint: "要求相同、种子相同，在任何机器上得到的棋盘都相同。",
  puzzles: {
    "wall-pushers": {
      from: "最少步数，不少于",
      to: "最少步数，不多于",
      parameters: { density: "内墙，%", outline: "外墙，%" },
      kindHint: "最先尝试的棋盘上，有墙的边所占的比例；找到的棋盘由它们变化而来。",
    },
    escape: {
      from: "指令串长度，不少于",
      to: "指令串长度，不多于",
      parameters: { density: "坏格，%" },
      kindHint: "最先尝试的棋盘上，坏格所占的比例；找到的棋盘由它们变化而来。",
    },
    flood: {
      from: "最少步数，不少于",
      to: "最少步数，不多于",
      parameters: { colours: "颜色数" },
      kindHint: "颜色越多，解就越长。",
    },
  },
  problems: {
    badNumbers: () => "有一栏里的数不合要求。",
    order: () => "“不少于”比“不多于”还大：没有这样的棋盘。",
    impossible: ({ rows, columns, most }) =>
      `${number(rows)} 行 ${number(columns)} 列的棋盘，最少步数都不会超过 ${number(most)} 步。`,
  },

  start: "开始",
  stop: "停止",
  another: "换一个",

  begun: "正在尝试。",
  soFar: (moves, boards) =>
    `${moves === null ? "还没有遇到有解的" : `目前最好的需要 ${number(moves)} 步`}，已试 ${number(boards)} 个棋盘。`,
  found: (boards, seed) => `找到了合要求的棋盘。试了 ${number(boards)} 个，种子 ${seed}。`,
  stopped: (moves, boards, seed) =>
    moves === null
      ? `已停止：试过的 ${number(boards)} 个棋盘都无解。`
      : `已停止。这是目前最接近要求的棋盘。试了 ${number(boards)} 个，种子 ${seed}。`,
  noMemory: (boards) => `这样的棋盘，内存不够用。试了 ${number(boards)} 个。`,

  fewest: (moves) => `需要 ${number(moves)} 步，已证明不能更少`,
  effort: (nodes, seed) => `搜索量：${number(nodes)} 个结点。种子 ${seed}。`,
  open: "打开这个棋盘",
});
