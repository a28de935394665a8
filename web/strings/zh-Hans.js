/** 元件的简体中文用语。The same keys as in `en.js`. */

import { escapeZhHans } from "./escape-zh-Hans.js";

import { floodZhHans } from "./flood-zh-Hans.js";

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** @param {readonly string[]} items */
const list = (items) => items.join("、");

/** @param {string} found */
const quoted = (found) => (found === "" ? "文本结尾" : `“${found}”`);

/** @param {number} code */
const character = (code) => (code === 10 ? "行尾" : `“${String.fromCharCode(code)}”`);

const sides = Object.freeze({ E: "东", N: "北", S: "南", W: "西" });
const ways = Object.freeze({ E: "向东", N: "向北", S: "向南", W: "向西" });
/** @param {readonly (keyof typeof sides)[]} names */
const sideList = (names) => names.map((name) => sides[name]).join("、");

const keys = Object.freeze([
  ["U 或 Z", "撤销；加 Shift，或按 Y：重做"],
  ["Home、End", "回到起点，跳到最后一步"],
  ["H", "提示；再按一次：照提示走"],
  ["S", "看最少步数的走法"],
  ["空格", "播放或暂停"],
  [", 和 .", "后退一步，前进一步"],
  ["− 和 +", "放慢，加快"],
  ["?", "这张表"],
  ["Escape", "离开棋盘"],
]);

/** @type {import("./index.js").Words} */
export const zhHans = Object.freeze({
  tag: "zh-Hans",
  language: "中文",
  number,
  /** What stands between two sentences. */
  between: "",

  engines: {
    auto: "自动",
    bfs: "广度优先",
    iddfs: "迭代加深",
    "ida*": "IDA*",
    "a*": "A*",
    dfs: "深度优先",
  },

  board: (puzzle, rows, columns) => `${puzzle}，${rows} 行 ${columns} 列`,
  noBoard: () => "这个标签里没有棋盘：请按评测题的输入格式写在标签之间。",
  unknownPuzzle: (name, known) => `没有名为“${name}”的游戏，现有：${list(known)}。`,
  unknownMode: (name, known) => `没有名为“${name}”的模式，现有：${list(known)}。`,
  unknownEngine: (name, known) => `没有名为“${name}”的算法，现有：${list(known)}。`,
  unknownBound: (name, known) => `没有名为“${name}”的下界，现有：${list(known)}。`,
  badSize: (text) => `“${text}”不是棋盘大小：请写成“行x列”，例如 4x6。`,
  badStart: (text) => `“${text}”不是起点：请写成“列,行”，例如 2,3。`,
  badLimits: (text) => `“${text}”不是限制：请写成例如 nodes 5000, bytes 64000000。`,
  badMade: (text) => `“${text}”不是这个游戏的走法。`,
  noCase: (wanted, cases) => `没有第 ${number(wanted)} 组数据：文本中共有 ${number(cases)} 组。`,
  broken: (message) => `这里无法运行。${message}`,
  noModule: {
    unavailable: "这个棋盘在这里不能玩：浏览器没有 WebAssembly，或者它被关闭了。",
    forbidden: "这个棋盘在这里不能玩：本页的安全策略禁止 WebAssembly。网站的管理者可以用 'wasm-unsafe-eval' 允许它。",
    unreachable: "这个棋盘还不能玩：程序的一部分没有送达。",
  },
  late: "程序的一部分还在路上。",
  retry: "再试一次",

  controls: "操作",
  directions: "方向",
  moveButton: (move) => move,
  undo: "撤销",
  redo: "重做",
  reset: "重新开始",
  hint: "提示",
  hintPlay: "照提示走",
  keys: "按键与规则",
  glyphs: "颜色上的图形",
  solve: "看最少步数的走法",
  play: "播放",
  pause: "暂停",
  replay: "重新播放",
  stepBack: "后退一步",
  stepForward: "前进一步",
  toStart: "回到开头",
  toEnd: "跳到结尾",
  scrub: "步",
  speed: "速度",
  speedValue: (speed) => `每秒 ${number(speed)} 步`,
  takeOver: "自己来走",
  cancel: "取消",
  tryAgain: "重新搜索",
  answer: "答案",

  stepOf: (step, steps) => `第 ${number(step)} 步，共 ${number(steps)} 步`,
  place: (step, steps) => `${number(step)} / ${number(steps)}`,
  atStart: "在起点。",
  told: (step, steps, sentence) => `第 ${number(step)} 步，共 ${number(steps)} 步：${sentence}`,
  undone: (move) => `已退回一步：${move}。`,
  nothingToUndo: "这里就是起点，不能再退。",
  nothingToRedo: "没有可以重做的步。",
  startedOver: "已回到起点。",
  refused: (move, why) => `${move}不行：${why}。`,
  finished: (moves) => `你用 ${number(moves)} 步完成了。`,
  finishedBest: (moves) => `你用 ${number(moves)} 步完成了，不可能更少。`,
  finishedMore: (moves, fewest) => `你用 ${number(moves)} 步完成了，最少只要 ${number(fewest)} 步。`,
  more: (extra) => `比最少步数多 ${number(extra)} 步。`,
  hopeless: "从这里再也走不通了，请退回一步。",
  hintBeat: (move, left, other) => {
    const first = left === 0 ? `${move}：这是最后一步` : `${move}：走后还剩 ${number(left)} 步`;
    if (other === null) return `${first}，而且只有这一步可走。`;
    if (other.least === Infinity) return `${first}；走别的都再也走不通。`;
    if (other.least === left && other.exact) return `${first}；另有一步同样好。`;
    return `${first}；走别的${other.exact ? "还要" : "至少还要"} ${number(other.least)} 步。`;
  },
  hintThinking: "正在寻找最好的一步。",
  hintNone: "从这里再也走不通了，请退回几步。",
  hintUnknown: (least) => `给不出提示：没有及时搜出答案，只知道至少还要 ${number(least)} 步。`,
  rehearsing: (moves) => `正在演示这 ${number(moves)} 步。`,
  leftOver: (moves) => `最后 ${number(moves)} 步已经多余。`,
  unsolved: "这样走不能完成。",
  needs: (least, exact) => {
    if (least === Infinity) return "怎样走都不行：这个棋盘无解。";
    return exact ? `最少只要 ${number(least)} 步。` : `至少要 ${number(least)} 步。`;
  },
  over: "已经完成：可以撤销，或重新开始。",

  searchingNow: "正在搜索",
  searching: (engine) => `正在搜索（${engine}）。`,
  progress: (nodes, least) => `已搜索 ${number(nodes)} 个结点。已证明：至少 ${number(least)} 步。`,
  limit: { nodes: "结点数上限", memory: "内存上限", time: "时间上限" },
  stopped: (limit, least) => `到达${limit}，搜索停止。已证明：至少 ${number(least)} 步。`,
  stoppedWith: (limit, least, most) =>
    `到达${limit}，搜索停止。已证明：至少 ${number(least)} 步；找到的最好走法有 ${number(most)} 步。`,
  unproved: (why, least, most) =>
    `找到 ${number(most)} 步的走法，但没有证明：${{ bound: "这个下界可能高估", engine: "最先碰到的目标未必最近" }[why]}。至少要 ${number(least)} 步。`,
  cancelled: (least) => `已取消。已证明：至少 ${number(least)} 步。`,
  cancelledWith: (least, most) => `已取消。已证明：至少 ${number(least)} 步；找到的最好走法有 ${number(most)} 步。`,
  bestSoFar: (most) => `目前最好：${number(most)} 步。`,
  foundSoFar: (most, least) => `找到 ${number(most)} 步的走法；至少需要 ${number(least)} 步。仍在搜索。`,
  watchBest: (most) => `看这 ${number(most)} 步`,
  watchingBest: (most) => `目前最好的走法：${number(most)} 步，还没有证明是最少的。搜索仍在继续。`,

  reading: "读盘",
  readingOn: "方向键逐格移动；按 R 或 Escape 回到走子。",
  readingOff: "方向键又可以走子了。",
  close: "关闭",
  keysTitle: "棋盘上的按键",
  keyList: (/** @type {string} */ enter) => [
    ["方向键", "走一步"],
    ["R", `读盘：方向键逐格移动，回车${enter}`],
    ...keys,
  ],
  keyListRoving: (/** @type {string} */ enter) => [["方向键、回车", `逐格移动，回车${enter}`], ...keys],

  textError: (line, column, sentence) => `第 ${number(line)} 行第 ${number(column)} 列：${sentence}。`,
  textErrors: {
    empty: () => "文本里没有棋盘",
    "not-text": ({ found }) => `这里不能出现${quoted(found)}`,
    "expected-number": ({ found, numbers: [least, most] }) =>
      `这里应是 ${least} 到 ${most} 的数，而不是${quoted(found)}`,
    "out-of-range": ({ found, numbers: [least, most] }) => `${quoted(found)}不在 ${least} 到 ${most} 之间`,
    "ends-early": ({ numbers: [row, column] }) =>
      row === 0 ? "文本过早结束" : `文本过早结束：第 ${row} 行从第 ${column} 列起缺数`,
    "row-length": ({ numbers: [row, have, want] }) => `第 ${row} 行有 ${have} 个数，应有 ${want} 个`,
    "start-outside": ({ numbers: [columns, rows] }) => `起点在棋盘之外：棋盘共 ${columns} 列、${rows} 行`,
    "wall-disagrees": ({ numbers: [row, column, side] }) =>
      `第 ${row} 行第 ${column} 列的格子与它${["东", "北", "南", "西"][side]}边的邻格，对中间有没有墙说法不一`,
    "not-adjacent": ({ numbers: [one, other] }) => `墙只能在两个相邻格之间，而 ${one} 与 ${other} 不相邻`,
    "after-end": ({ found }) => `数据已经结束，后面却还有${quoted(found)}`,
    "too-large": ({ numbers: [rows, columns] }) => `棋盘最多 ${rows} 行、${columns} 列`,
    expected: ({ found, numbers: [one, other] }) =>
      `这里应是${character(one)}${other === 0 ? "" : `或${character(other)}`}，而不是${quoted(found)}`,
    "no-start": () => "图中没有起点：请在一个格子里写 S",
    "two-starts": ({ numbers: [line, column] }) => `又出现一个起点，前一个在第 ${line} 行第 ${column} 列`,
    "size-disagrees": ({ numbers: [rows, columns] }) => `棋盘不是所要求的 ${rows} 行 ${columns} 列`,
    "link-length": ({ numbers: [found, expected] }) => `链接用${found}个字符表示格子，应为${expected}个`,
    "link-digit": ({ found }) => `链接中此处不能是${quoted(found)}：可用的字符是 A-Z、a-z、0-9、- 和 _`,
    "expected-move": ({ found }) => `这里应是走法的名称，而不是${quoted(found)}`,
    "no-memory": () => "内存放不下这段文本里的棋盘",
  },

  puzzles: {
    "wall-pushers": {
      name: "推门游戏",
      rules: [
        "用最少的步数，从外墙的缺口走出棋盘。",
        "每步向东、北、南、西走一格；面前若有墙，只要墙要去的位置没有墙、且仍在棋盘上，就把它推过去一格，推墙与走合为一步。",
        "连着的两堵墙推不动，外墙也推不动；墙若被推进缺口，那个出口就永远封死了。",
      ],
      bounds: {
        none: "无",
        manhattan: "曼哈顿距离",
        reach: "可达",
        carry: "带墙",
        doubled: "曼哈顿距离加倍",
      },
      boundMeanings: {
        none: "没有下界：任何局面都当作再走零步就能完成。",
        manhattan: "不管墙，到最近缺口的格数，再加走出去的一步。",
        reach: "假设凡是后面没有紧跟着另一堵墙的墙都推得动，这样的最短路。",
        carry: "在“可达”之上，再记住正推着的那堵墙：往前每一步它都要有空位，而正前方的出口会被它封死。",
        doubled: "曼哈顿距离的两倍，用来看看下界高估会怎样：用它找到的走法，没有证明是最少的。",
      },
      forms: "粘贴评测题的输入、墙的列表或字符图，也可以把文件拖到这里。",
      own: "自己的走法",
      ownForm: "写字母或英文单词，例如 NESE 或 north east。",
      enter: "走到那一格",
      moves: ways,
      row: (row) => `第 ${row} 行`,
      cell: ({ row, column, walls, exits, player }) =>
        [
          `第 ${row} 行第 ${column} 列`,
          walls.length === 0 ? "四面无墙" : `${sideList(walls)}面有墙`,
          ...(exits.length === 0 ? [] : [`${sideList(exits)}面是出口`]),
          ...(player ? ["人在这里"] : []),
        ].join("，"),
      tell: ({ move, pushed, closed, left }) => {
        const way = ways[/** @type {keyof typeof ways} */ (move)];
        if (left) return `${way}，走出去了。`;
        if (closed) return `${way}，把墙推进了缺口，这个出口从此封死。`;
        return pushed ? `${way}，推着一堵墙。` : `${way}。`;
      },
      refusals: {
        "two-walls": "连着两堵墙",
        outline: "外墙推不动",
      },
      obstacles: {
        "no-gap": () => "走不出去：外墙没有缺口。",
      },
      noSolution: (nodes) => `走不出去：到不了任何出口。共搜索 ${number(nodes)} 个结点。`,
      solved: (moves, nodes) => `${number(moves)} 步走出。不可能更少：共搜索 ${number(nodes)} 个结点。`,
    },
    escape: escapeZhHans,
    flood: floodZhHans,
  },
});
