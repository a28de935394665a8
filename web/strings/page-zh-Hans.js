/** 网页的简体中文用语。The same keys as in `page-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** @type {import("./page.js").PageWords} */
export const pageZhHans = Object.freeze({
  title: "Fewest",
  motto: "最少步数，演示并证明。",
  puzzles: "游戏",
  otherLanguage: "English",
  otherLanguageTag: "en",
  theme: { auto: "配色：跟随系统", light: "配色：浅色", dark: "配色：深色" },
  broken: (message) => `网页在这里无法运行。${message}`,

  modes: "看什么",
  modeNames: { play: "自己走", solution: "看解法", search: "看搜索", edit: "绘制" },

  board: "你的棋盘",
  open: "打开文件",
  sample: "样例",
  sizes: "其他大小或起点",
  rows: "行数",
  columns: "列数",
  startColumn: "起点列",
  startRow: "起点行",
  sizesHint: (rows, columns) => `只在文本没有写明时需要。留空即 ${rows} 行 ${columns} 列。`,
  form: "文本的写法",
  formNames: {
    judge: "评测题的输入",
    drawn: "字符图",
    poj: "用 . 和 O 的评测题输入",
    walls: "墙的列表",
    link: "链接",
  },
  otherForm: "这种写法表示不了这些棋盘，文本保持不变。",
  goThere: "转到该处",
  longText: (name, characters) =>
    `${name === "" ? "文本" : `“${name}”`}共 ${number(characters)} 个字符，太长，不能在这里编辑。开头是：`,
  clear: "清空",
  badSize: "大小和起点应是从 1 起的整数。",
  tooLargeFile: "文件太大：最多读取 16 MB。",
  unreadableFile: "无法读取这个文件。",

  playOwn: "演示",

  cases: "各组数据",
  caseName: (index) => `第 ${number(index)} 组`,
  caseMoves: (moves) => `${number(moves)} 步`,
  caseNone: "无解",
  caseLimit: (least) => `至少 ${number(least)} 步`,
  caseRange: (from, to, all) => `第 ${number(from)} 至 ${number(to)} 组，共 ${number(all)} 组`,
  earlier: "前面的",
  later: "后面的",
  goToCase: "转到第几组",
  answeringAll: "全部数据",
  solveAll: "求解全部数据",
  stopAll: "停止",
  allDone: (done, all) => `已求解 ${number(done)} 组，共 ${number(all)} 组。`,

  search: "搜索方式",
  engine: "算法",
  bound: "下界",
  suited: "适合棋盘的",
  noBound: "这个算法不用下界。",
  notOptimal: "这个算法碰到第一个目标就结束。它只供比较：它找到的走法，没有证明是最少的。",
  autoMeaning: "对这个棋盘最强的算法，配最适合它的下界。",
  suitedMeaning: "在这个棋盘上最划算的下界：更强的下界，准备所花的时间可能比省下的还多。",
  limits: "限制",
  limitsHint: "搜索达到限制就停下，并给出到那时已证明的结果。",
  mostNodes: "结点数",
  mostMib: "内存（MiB）",
  noLimit: "不限",

  showcase: "看看搜索怎样进行",
  showcaseText: "一个需要 24 步的棋盘。IDA* 一次次提高阈值；与此同时，广度优先搜索要记住几百倍的局面。",
  showcaseButton: "开始演示",
  guide: "该看什么",
  gallery: "陈列架",
  make: "生成棋盘",
  closer: "看得更细",
  parts: { compare: "并排比较", tree: "搜索树", trace: "导出搜索过程" },
  guideTexts: {
    deepening: [
      {
        title: "阈值为什么这样跳",
        text: "f 是已走的步数加上至少还需要的步数。一轮迭代查遍 f 不超过阈值的所有走法；如果全都失败，就没有这么短的解，下一个值得试的阈值就是被剪去的 f 中最小的那个。",
      },
      {
        title: "剪掉了什么，为什么",
        text: "表中列出当前结点的每个子结点。被剪去的子结点，不管后面怎么走，都不可能在阈值之内到达终点，因为下界从不高估。",
      },
      {
        title: "为什么只用这么少的内存",
        text: "只保存手上这条走法和旁边的子结点。广度优先搜索必须记住遇到过的每一个局面；可以在下面让两者并排运行。",
      },
    ],
    keeping: [
      {
        title: "什么是边界",
        text: "已经遇到、还在等待的局面。轮到过的局面已经关闭：记住它们，是为了不把同一个局面看两遍。",
      },
      {
        title: "下一个是谁",
        text: "广度优先搜索取最早遇到的局面，所以先看完同一距离的全部局面，再看更远的；A* 取 f（已走的步数加上至少还需要的步数）最小的局面。",
      },
      {
        title: "为什么占内存",
        text: "遇到过的都不能忘。IDA* 只保存手上这条走法，代价是反复回来；可以在下面让两者并排运行。",
      },
    ],
  },

  answer: "答案",
  noAnswer: "还没有搜索：可以自己走，也可以看最少步数的走法。",
  moves: (moves) => `${number(moves)} 步`,
  between: (least, most) => `${number(least)} 至 ${number(most)} 步`,
  bestFound: (moves) => `找到的最好走法：${number(moves)} 步，尚未证明最少`,
  noWay: "无解",
  noWayLine: "no solution",
  limitLine: (least) => `at least ${number(least)}`,
  asText: "评测题的输出格式",
  copy: "复制",
  copied: "已复制",
  copyFailed: "这里不允许复制，请手动选取文本。",
  proof: (moves, nodes) =>
    moves === 0
      ? "已经完成，不需要再走。"
      : `${moves === 1 ? "一步不走不行" : `不存在 ${number(moves - 1)} 步以内的走法`}：搜索 ${number(nodes)} 个结点得证。`,
  provedElsewhere: "另一个下界一开始就证明了它最少。",
  provedNone: (nodes) => (nodes === 0 ? "一看便知，不用搜索。" : `搜索 ${number(nodes)} 个结点得证。`),
  provedLeast: (least) => `已证明：至少 ${number(least)} 步。`,
  facts: {
    size: "棋盘",
    engine: "算法",
    bound: "下界",
    generated: "搜索的结点",
    expanded: "展开的结点",
    duplicates: "重复遇到",
    cut: "被下界剪去",
    frontier: "同时等待最多",
    memory: "内存最多",
    time: "用时",
  },
  sizeValue: (rows, columns) => `${number(rows)} 行 ${number(columns)} 列`,
  bytes: (bytes) =>
    bytes < 1e6 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 1e5) / 10)} MB`,
  time: (milliseconds) =>
    milliseconds < 1
      ? "不到 1 毫秒"
      : milliseconds < 1000
        ? `${number(Math.round(milliseconds))} 毫秒`
        : `${number(Math.round(milliseconds / 100) / 10)} 秒`,

  takeAway: "带走",
  takeAwayText: "棋盘、解法或搜索过程：图片、可打印的步骤图、动画或文字。",
  takeAwayButton: "选择内容",

  embed: "嵌入现在的画面",
  embedHint: "标签、框架或链接，显示的正是现在的画面。",
  embedButton: "显示代码",

  sampleInstead: "现改为显示样例。",

  rules: "游戏规则",
  engines: "四种搜索，另有一种供比较",
  enginesHint: "前四种都能证明不可能更少，差别在于看过多少局面、要记住多少局面。最后一种什么也不证明。",
  engineTexts: {
    bfs: [
      "广度优先搜索先看走一步能到的全部局面，再看走两步能到的，依此类推。",
      "它看的是完整的局面，凡是一步能改变的都算在内：墙被推到了哪里、哪些格子里还可能有人、各格是什么颜色。",
      "最先遇到的解必定最短，因为更近的局面都已看过。",
      "它必须记住遇到过的每个局面，否则就会来回兜圈子。",
      "代价就是内存：通常一层比一层大。",
    ],
    iddfs: [
      "迭代加深沿着一条路往深处走，但不超过限定的深度，走不通就退回来换下一条。",
      "没有限定，它可能永远走下去，或者带回一个长得多的解。",
      "所以先限零步，再限一步、两步：最先出现的解就是最短的。",
      "它只记住手上的这一条路，几乎不占内存。",
      "每放宽一次都要从头再来，但并不像看上去那样浪费，因为大多数局面都在最深的一层。",
    ],
    "ida*": [
      "IDA* 是会往前看的迭代加深：用一个下界估计从这里起至少还要几步。",
      "已走的步数加上这个估计一旦超过阈值，这条路就剪掉。",
      "下一个阈值取被剪掉的最小的和，因此绝不会漏掉更短的解。",
      "前提是下界从不估得过多；它越接近真实，剪掉的就越多。",
      "这样的下界，一个人时可以是到最近出口的距离；许多人要同时脱身时，取其中最大的距离，因为最慢的那个说了算；填色时则是还剩的颜色数，因为每种颜色都要单独走一步。",
    ],
    "a*": [
      "A* 总是从“已走步数加还需步数”最小的局面继续。",
      "轮到一个解的时候，还在等待的都不可能更短。",
      "每个局面它只取一次，而 IDA* 在每个阈值下、沿每条弯路都会再来一次。",
      "为此它要像广度优先那样把局面都留在内存里，只是少一些。",
      "如果下界恰好等于真实距离，它会径直走到终点。",
    ],
    dfs: [
      "深度优先搜索沿着一条路走到头，走不通才退回最近的岔路，改试下一步。",
      "碰到第一个目标它就结束，不管绕了多远。",
      "所以它的答案可能长得多，而且它看过的东西说明不了有没有更短的。",
      "它和迭代加深一样，只保存手上这条路和旁边等着的岔路。",
      "两者只差一个从零开始逐渐放宽的上限：有了这个上限，答案才成为证明。",
    ],
  },
  lessons: "三课",
  lessonTitles: { deepen: "为什么逐层加深", bound: "为什么要有下界", word: "一串指令救所有人" },
  foot: "自由软件，采用 MIT 许可证。你输入的内容不会离开这个网页。",
});
