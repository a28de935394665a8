/** 搜索视图的简体中文用语。The same keys as in `search-en.js`. */

/**
 * @typedef {import("./search-en.js").Kind} Kind
 * @typedef {import("./search-en.js").Told} Told
 * @typedef {import("./search-en.js").ToldGroup} ToldGroup
 */

const numbers = new Intl.NumberFormat("zh-Hans");
const compact = new Intl.NumberFormat("zh-Hans", { notation: "compact", maximumSignificantDigits: 3 });
/** @param {number} value */
const number = (value) => numbers.format(value);

/** @param {number} value */
const distance = (value) => (value === Infinity ? "∞" : number(value));

/** @param {Told} told */
function numbersOf({ kind, numbers: { g, h, f, threshold } }) {
  if (kind === "depth") return `深度 ${number(g)}，上限 ${distance(threshold)}。`;
  if (kind === "layer") return `第 ${number(g)} 层。`;
  const sum = `g ${number(g)} + h ${distance(h)} = ${distance(f)}`;
  return kind === "f" ? `${sum}。` : `${sum}，阈值 ${distance(threshold)}。`;
}

const mostNamed = 6;

const verdicts = Object.freeze({
  kept: "保留",
  duplicate: "重复",
  cut: "剪去",
  path: "走过",
  illegal: "不能走",
  goal: "目标",
});

/** @param {ToldGroup} group @param {Kind} kind */
function groupSentence({ verdict, children }, kind) {
  const names = children.map(({ names, f, why }) => {
    const name = names.length > mostNamed ? `${number(names.length)} 种走法` : names.join("、");
    if (verdict === "illegal") return why === "" ? name : `${name}（${why}）`;
    if (verdict === "cut" && f === Infinity) return `${name}（到不了目标）`;
    return f === null || kind === "layer" ? name : `${name}（${number(f)}）`;
  });
  return `${verdicts[verdict]}：${names.join(verdict === "illegal" ? "；" : "、")}。`;
}

/** @param {number} lower @param {number} upper */
const range = (lower, upper) => `至少 ${number(lower)} 步${upper === Infinity ? "" : `，至多 ${number(upper)} 步`}`;

/** @type {import("./search.js").SearchWords} */
export const searchZhHans = Object.freeze({
  bar: "搜索的操作",
  toEnd: "一直搜到结束",
  stop: "停止搜索",
  node: "结点",
  nodeOf: (last) => `共 ${number(last)} 个`,
  nodeText: (step, last) => `第 ${number(step)} 个结点，共 ${number(last)} 个`,
  scrub: "显示的结点",
  speedValue: (speed) => (speed === Infinity ? "能多快就多快" : `每秒 ${number(speed)} 个结点`),
  tell: "逐步播报",
  toSolution: "看答案",
  keyList: [
    ["方向键", "逐格移动"],
    [", 和 .", "后退一个结点，前进一个结点"],
    ["Shift 加 , 或 .", "到上一轮，到下一轮"],
    ["空格", "播放或暂停"],
    ["Home、End", "回到开头，搜到结束"],
    ["− 和 +", "放慢，加快"],
    ["?", "这张表"],
    ["Escape", "离开棋盘"],
  ],

  iterations: {
    threshold: { title: "各轮阈值", previous: "回到上一个阈值", next: "搜到下一个阈值" },
    depth: { title: "各轮深度上限", previous: "回到上一个上限", next: "搜到下一个上限" },
    layer: { title: "各层", previous: "回到上一层", next: "搜到下一层" },
    f: { title: "按 f 分的结点", previous: "回到上一个 f", next: "搜到下一个 f" },
  },
  iterationsNote: "生成的结点数，对数刻度。点一条可跳到它的第一个结点。",
  iteration: (kind, threshold, nodes, firstStep) =>
    `${{ threshold: "阈值", depth: "上限", layer: "层", f: "f 值" }[kind]} ${distance(threshold)}：${number(nodes)} 个结点。转到第 ${number(firstStep)} 个结点。`,
  succeeded: (kind, before, next) => {
    const [old, young] = [distance(before), distance(next)];
    if (kind === "depth") return `深度 ${old} 不够，接着试 ${young}。`;
    if (kind === "layer") return `第 ${old} 层没有目标，接着看第 ${young} 层。`;
    if (next === before) return `${old} 已得证；再按走法的顺序走一遍，找最短走法中最小的一个。`;
    return kind === "f"
      ? `f 为 ${old} 的结点里没有目标：等待中最小的 f 是 ${young}，所以下一个是 ${young}。`
      : `${old} 不够：被剪去的最小 f 是 ${young}，所以下一个阈值是 ${young}。`;
  },
  nextSoFar: (kind, next) => {
    if (kind === "depth" || kind === "layer") return "";
    if (kind === "f") return next === null ? "" : `目前更大的 f 里最小的是 ${distance(next)}。`;
    return next === null ? "这一轮还没有剪去可作下一个阈值的 f。" : `目前被剪去的最小 f 是 ${distance(next)}。`;
  },

  bounds: "已证明",
  nothingProved: "还没有。",
  provedSoFar: ({ lower, upper, strongest }) =>
    [
      `${range(lower, upper)}${upper === Infinity ? "；还没有找到解" : ""}。`,
      ...(strongest > lower ? [`更强的下界一开始就说明至少要 ${distance(strongest)} 步。`] : []),
    ].join(""),
  unprovedSoFar: ({ upper, strongest }) =>
    `这个搜索自己什么也没有证明。另一个下界一开始就说明至少要 ${number(strongest)} 步。${upper === Infinity ? "" : `已找到 ${number(upper)} 步的走法。`}`,
  solvedProof: (moves, nodes, proves) => {
    if (moves === 0) return "起点就是目标，不用走。";
    const shorter = moves === 1 ? "起点不是目标" : `不存在 ${number(moves - 1)} 步以内的解`;
    const how = nodes === 0 ? "下界一开始就说明了" : `搜索了 ${number(nodes)} 个结点`;
    return `${shorter}：${proves ? how : "另一个下界一开始就说明了"}。这个解有 ${number(moves)} 步。`;
  },
  noSolutionProof: (nodes) =>
    nodes === 0 ? "无解：下界一开始就说明了。" : `无解：搜索了 ${number(nodes)} 个结点，再没有可搜的了。`,
  limitProof: (lower, upper, reason) => {
    if (reason === "bound" || reason === "engine") {
      const why = { bound: "这个下界可能高估", engine: "最先碰到的目标未必最近" };
      return `找到 ${number(upper)} 步的走法，但没有证明：${why[reason]}。另一个下界证明至少要 ${number(lower)} 步。`;
    }
    const limits = {
      nodes: "到达结点数上限",
      memory: "到达内存上限",
      time: "到达时间上限",
      hand: "由你停止",
    };
    return `${range(lower, upper)}；${limits[reason]}。`;
  },
  boundsPicture: (lower, upper, last) =>
    `在 ${number(last)} 个结点里，已证明的下界升到 ${distance(lower)}；${upper === Infinity ? "还不知道任何解" : `已知最好的解有 ${number(upper)} 步`}。`,
  boundsLower: "下界",
  boundsUpper: "最好的解",
  boundsNone: "还没有",
  boundsAxis: (last) => `${number(last)} 个结点，对数刻度`,

  hand: "手上的结点",
  nothingInHand: "还没有取出结点：请前进一步或播放。",
  nothingToTake: "不需要取出任何结点。",
  numbers: {
    g: "已走 g",
    h: "至少还要 h",
    f: "合计 f = g + h",
    threshold: "阈值",
    depth: "深度",
    limit: "上限",
    layer: "层",
  },
  distance,
  children: "这个结点的子结点",
  childMove: "走法",
  childWhat: "效果",
  childF: "f 值",
  childVerdict: "处理",
  noChildren: "没有生成它的子结点。",
  goalInHand: "它是目标：走到它的路就是一个解。",
  verdicts,
  cutAbove: (f, threshold) => `剪去：${number(f)} > ${number(threshold)}`,
  cutAboveSpoken: (f, threshold) => `剪去：${number(f)} 大于阈值 ${number(threshold)}`,
  cutHopeless: "剪去：到不了目标",
  beenThere: "那一格已经在路上走过",

  stack: "栈",
  frontier: "待取的与取过的",
  path: "通向手上结点的路",
  depth: "深度",
  needed: "至少还要",
  onStack: (nodes) => `栈上 ${number(nodes)} 个结点`,
  waiting: "等待（边界）",
  taken: "已取（闭集）",

  heat: "人在各格的结点被取出的次数",
  heatCell: (times) => (times === 0 ? "，从未取出" : `，取出 ${number(times)} 次`),
  never: "从未",
  heatMost: (most) => `${number(most)} 次，对数刻度`,
  compact: (value) => compact.format(value),
  sizes: {
    escape: "按位置个数分的集合，高度为对数刻度",
    flood: "按已淹没格数分的棋盘，高度为对数刻度",
  },
  sizesHeld: "遇到的",
  sizesTaken: "取出的",
  sizesPicture: (least, most, commonest) =>
    `从 ${number(least)} 到 ${number(most)} 的直方图，最多的是 ${number(commonest)}。`,

  counts: "计数",
  countNames: {
    generated: ["生成", "看过的子结点，包括被剪去的"],
    expanded: ["展开", "生成过子结点的结点"],
    duplicates: ["重复", "因为同一局面已知且不更贵而丢弃的子结点"],
    cut: ["剪去", "因为 f 大于阈值或到不了目标而丢弃的子结点"],
    deepest: ["栈最深", "栈上同时最多的结点"],
    frontier: ["边界最大", "同时等待最多的结点"],
    bytes: ["内存最多", "搜索所需的一切同时占用的最多字节"],
  },
  countsMeaning: "各项的含义",
  bytes: (bytes) =>
    bytes < 1e6 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 1e5) / 10)} MB`,

  opening: "正在准备搜索。",
  preparing: "正在准备下界，还没有取出结点。",
  beginning: "还没有取出第一个结点。",
  onTheWay: (step, now) => `正在前往第 ${number(step)} 个结点：已算到 ${number(now)}。`,
  blind: "没有内存可以回看了：显示的是最后一个结点。",
  start: "起点。",
  told: (told) =>
    [
      `第 ${number(told.step)} 步：${told.happened}`,
      numbersOf(told),
      ...(told.isGoal ? ["它是目标。"] : []),
      ...told.groups.map((group) => groupSentence(group, told.kind)),
    ].join(""),
  toldShort: (told) => `第 ${number(told.step)} 步。${numbersOf(told)}`,
});
