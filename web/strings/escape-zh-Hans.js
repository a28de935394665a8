/** “逃出棋盘”的简体中文用语。The same keys as in `escape-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/**
 * @typedef {import("./escape-en.js").CellFacts} CellFacts
 * @typedef {import("./escape-en.js").MoveFacts} MoveFacts
 */

const ways = Object.freeze({ E: "向东", N: "向北", S: "向南", W: "向西" });
const kinds = Object.freeze({ bad: "坏格", exit: "出口", free: "没有人", walker: "可能有人" });

/** @param {MoveFacts["fate"]} fate */
function fateSentence(fate) {
  if (fate === null) return "";
  if (fate.kind === "leave") return "你跟踪的人逃出去了。";
  if (fate.kind === "blocked") return "你跟踪的人被挡住了。";
  return `你跟踪的人到了第 ${fate.row} 行第 ${fate.column} 列。`;
}

/** @param {MoveFacts} facts */
function outcome({ before, now, escaped, blocked }) {
  const had = `${number(before)} 个位置`;
  if (now === 0) return `${had}，现在一个不剩，全都逃出去了。`;
  if (blocked === before) return `全都被挡住，还是 ${had}。`;
  if (now === before) return `还是 ${had}。`;
  return `${had}，现在 ${number(now)} 个${escaped === 0 ? "" : `；逃出 ${number(escaped)} 个`}。`;
}

/** @type {import("./escape-en.js").EscapeWords} */
export const escapeZhHans = Object.freeze({
  name: "逃出棋盘",
  rules: [
    "有人站在某个好格子上，谁也不知道是哪一个：请找出最短的一串指令，无论他从哪一格出发，照着走都能逃出去。",
    "每条指令向东、北、南、西走一格；那一格若是坏的，就原地不动。",
    "走到最外面一圈就算逃脱，不再回来；最短的指令串若不止一个，取字典序最小的。",
  ],
  bounds: {
    none: "无",
    manhattan: "曼哈顿距离",
    distance: "最短路",
    pairs: "两人同逃",
    triples: "三人同逃",
    fours: "四人同逃",
  },
  boundMeanings: {
    none: "没有下界：任何一组位置都当作再走零步就能完成。",
    manhattan: "当作没有坏格，离最外圈最远的那个位置要走的步数。",
    distance: "绕开坏格，离最外圈最远的那个位置要走的步数。",
    pairs: "任取两个位置，用同一串指令让两人都逃出至少要几步；取其中最大的。",
    triples: "同上，任取三个位置；好格子太多时取两个。",
    fours: "同上，任取四个位置；好格子太多时少取一两个。",
  },
  forms: "粘贴评测题的输入（0 和 1，或 . 和 O），或用 . 和 # 画的棋盘；也可以把文件拖到这里。",
  own: "自己的指令串",
  ownForm: "写英文单词或字母，例如 east north 或 EN。",
  enter: "跟踪那里的人",
  moves: ways,
  row: (row) => `第 ${row} 行`,
  cell: (/** @type {CellFacts} */ { row, column, kind, followed, shutIn }) =>
    `第 ${row} 行第 ${column} 列，${kinds[kind]}${shutIn ? "，被封死" : ""}${followed ? "，你跟踪的人在这里" : ""}`,
  tell: (/** @type {MoveFacts} */ facts) =>
    `${ways[/** @type {keyof typeof ways} */ (facts.move)]}：${outcome(facts)}${facts.now === 0 ? "" : fateSentence(facts.fate)}`,
  counter: ({ before, now, made, fewest }) =>
    [
      `${before === null ? "" : `${number(before)} → `}${number(now)} 个位置`,
      `已走 ${number(made)} 步${fewest === null ? "" : `（最少 ${number(fewest)} 步）`}`,
    ].join(" · "),
  inside: (places) => `还可能有人在里面：${number(places)} 个位置。`,
  follow: (choice) => {
    if (choice === null) return "没有跟踪任何人。";
    const { row, column, which, all } = choice;
    const who = `正在跟踪从第 ${row} 行第 ${column} 列出发的人`;
    return all === 1
      ? `${who}。`
      : `${who}：这里会合了 ${number(all)} 人，这是第 ${number(which)} 个，再选这一格就换下一个。`;
  },
  refusals: {
    "no-change": "谁也动不了",
  },
  obstacles: {
    "shut-in": ({ row, column }) => `无解：第 ${row + 1} 行第 ${column + 1} 列的格子被封死，从那里逃不出去。`,
  },
  noSolution: (nodes) => `没有一串指令能让所有人逃出去。共搜索 ${number(nodes)} 个结点。`,
  solved: (moves, nodes) =>
    moves === 0
      ? "里面没有人，不需要任何指令。"
      : `${number(moves)} 步全部逃出。不可能更少：共搜索 ${number(nodes)} 个结点。`,
});
