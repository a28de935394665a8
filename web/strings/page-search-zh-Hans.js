/** 网页上细看搜索的各部分的用语。The same keys as in `page-search-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** A name before, or between, Chinese words: one in Latin letters stands apart. @param {string} name */
const before = (name) => (/[\w*]$/.test(name) ? `${name} ` : name);
/** @param {string} name */
const between = (name) => (/^\w/.test(name) ? ` ${before(name)}` : before(name));

/** @type {import("./page-search.js").PageSearchWords} */
export const pageSearchZhHans = Object.freeze({
  compare: {
    title: "并排比较",
    intro: "同一个棋盘，用两三种方式同时搜索，步调一致。",
    others: "别人的搜法",
    choose: "选择",
    presets: {
      memory: "为什么不用广度优先？",
      deepening: "公开的题解：纯迭代加深，可重复进入格子",
      nearest: "公开的题解：IDA*，最近出口",
      nearestTwice: "公开的题解：IDA*，最近出口，可重复进入格子",
      farthest: "公开的题解：IDA*，最大距离",
      farthestManhattan: "公开的题解：IDA*，最大曼哈顿距离",
      coloursLeft: "公开的题解：IDA*，剩余颜色数",
    },
    lane: (index) => `第 ${number(index)} 个搜索`,
    engine: "算法",
    bound: "下界",
    noBound: "不用",
    rules: {
      "wall-pushers": { name: "重复进入格子", path: "不许", none: "允许", without: "可重复进入格子" },
      escape: { name: "不起作用的命令", path: "不试", none: "也试", without: "空命令也试" },
      flood: { name: "证明过的捷径", path: "使用", none: "不用", without: "不用捷径" },
    },
    add: "添加一个搜索",
    remove: (name) => `移除${name}`,

    start: "开始",
    again: "再来一遍",
    pause: "暂停",
    toEnd: "直到结束",
    toStart: "回到开头",
    moment: "时刻",
    place: {
      steps: (step) => `第 ${number(step)} 步`,
      time: (time) => `已搜索 ${time}`,
    },
    lockstep: "步调依据",
    locksteps: { steps: "取出的结点", time: "时间" },
    speed: "速度",
    speeds: {
      steps: (speed) => `每秒 ${number(speed)} 个结点`,
      time: (speed) => `每秒 ${number(speed)} 毫秒`,
    },
    fullSpeed: "全速",

    held: (lanes) => {
      const [first, ...others] = lanes;
      const rest = others.map(({ name, held }) => `${name} ${number(held)} 个`);
      return `${before(first.name)}存着 ${number(first.held)} 个结点，${rest.join("，")}。`;
    },
    factor: (many, few, ratio) =>
      `${before(many)}存的是${between(few)}的 ${number(ratio < 10 ? Math.round(10 * ratio) / 10 : Math.round(ratio))} 倍。`,
    why: "广度优先和 A* 把遇到过的局面都留着；加深类的搜索只留手上的这一条路。",
    agreed: (moves) => `它们都证明了同样的结果：${number(moves)} 步，不可能更少。`,
    agreedNone: "它们都证明了同样的结果：无解。",

    curve: "曲线",
    chart: (curve, axis) => `“${curve}”随“${axis}”的变化，每个搜索一条线；这一时刻的数值见下表。`,
    quantities: {
      step: "取出的结点",
      time: "时间（毫秒）",
      held: "存着的结点",
      generated: "生成的结点",
      bytes: "内存（kB）",
    },
    logarithmic: "对数刻度",

    table: "这一时刻的各个搜索",
    columns: {
      search: "搜索",
      status: "状态",
      expanded: "展开",
      generated: "生成",
      held: "现存",
      bytes: "内存最多",
      time: "用时",
    },
    named: (engine, bound) => (bound === "" ? engine : `${engine}（${bound}）`),
    unbounded: (engine) => `${engine}（不用下界）`,
    without: (name, rule) => `${name}（${rule}）`,
    ready: "待开始",
    running: (threshold) => `正在试 ${number(threshold)} 步`,
    solved: (moves) => `已解：${number(moves)} 步`,
    unsolvable: "无解",
    ended: (limit, least) => `到达${limit}，停止：至少 ${number(least)} 步`,
    unproved: (least, most) => `找到 ${number(most)} 步，未证明；至少 ${number(least)} 步`,
    failed: (message) => `失败：${message}`,
    told: (name, state, nodes) => `${name}在 ${number(nodes)} 个结点后结束。${state}。`,
  },
  tree: {
    title: "搜索树",
    intro:
      "每个取出的结点是一个圆点，按已走的步数排列；半途而止的短线是没有取出的子结点，点旁的字是它的走法和 f。点一个圆点即转到它那一步。",
    loading: "正在搜索到这棵树为止。",
    walking: "正在绘制。",
    iteration: "迭代",
    following: "正在显示的",
    threshold: (iteration, threshold) => `第 ${number(iteration)} 轮，阈值 ${number(threshold)}`,
    shown: (nodes, all) => {
      if (all === null) return `最先的 ${number(nodes)} 个结点，后面还有。`;
      return nodes === all ? `全部 ${number(nodes)} 个结点。` : `共 ${number(all)} 个结点，显示 ${number(nodes)} 个。`;
    },
    beyond: "当前结点不在其中。",
    picture: (shown, current) => `搜索树的图。${shown}${current}`,
    help: "拖动可移动；按住 Ctrl 或点击之后，滚轮可缩放。按键：方向键，+ 和 −，0 显示全部，C 转到当前结点。",
    zoomIn: "放大",
    zoomOut: "缩小",
    fit: "全部",
    toCurrent: "当前结点",
    left: "向左",
    right: "向右",
    legend: {
      taken: "已取出",
      lit: "到当前结点的路",
      kept: "保留，仍在等待",
      cut: "被下界剪去",
      duplicate: "已经遇到过",
      path: "会再次进入自己的路",
      goal: "终点",
    },
    node: ({ step, move, g, h, f }) =>
      `第 ${number(step)} 步：${move === null ? "起点" : move}，g ${number(g)}，h ${number(h)}，f ${number(f)}。`,
    fates: {
      kept: (children) => `等待：${children}。`,
      cut: (children) => `剪去：${children}。`,
      duplicate: (children) => `已遇到过：${children}。`,
      path: (children) => `在自己的路上：${children}。`,
      goal: (children) => `终点：${children}。`,
    },
    child: (move, f) => (f === null ? move : `${move}（f ${f === Infinity ? "无穷" : number(f)}）`),
    children: (children) => children.join("、"),
    outline: "到当前结点的路，用文字表示",
    atStart: "搜索还没有开始，没有当前结点。",
  },
  trace: {
    title: "导出",
    intro: "把搜索的每一步写成文件：取出的结点、它的各项数值，以及每个子结点的下场。",
    form: "格式",
    forms: { lines: "JSON 行，每步一行", posthoc: "供可视化工具 Posthoc 使用的搜索记录" },
    start: "生成文件",
    stop: "停止",
    most: (steps) => `最多写出最先的 ${number(steps)} 步。`,
    searching: (steps) => `正在搜索：${number(steps)} 步。`,
    writing: (done, all) => `正在写：${number(done)} / ${number(all)} 步。`,
    progress: "进度",
    stopped: "已停止，没有生成文件。",
    done: (name, steps, size) => `文件 ${name}：${number(steps)} 步，${size}。`,
    whole: "这就是整个搜索。",
    part: (steps) => `这 ${number(steps)} 步之后搜索还在继续，后面的没有写出。`,
    save: "保存",
    copy: "复制",
  },
});
