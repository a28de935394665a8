/** “带走”卡片的用语。The same keys as in `take-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** @type {import("./take.js").TakeWords} */
export const takeZhHans = Object.freeze({
  what: "内容",
  whats: {
    moment: "这一时刻",
    solution: "解法",
    moves: "你走的步",
    search: "搜索过程",
  },
  as: "形式",
  picture: { svg: "图片，任意放大都清晰（SVG）", png: "像素图片（PNG）" },
  strip: { svg: "所有步骤排成一张图（SVG）", png: "所有步骤排成一张图（PNG）" },
  gif: "动画（GIF）",
  forms: {
    judge: "文字，评测题的格式",
    poj: "文字，另一评测题的格式（POJ）",
    walls: "文字，墙的列表",
    drawn: "文字，画成图",
    link: "文字，网址里的写法",
  },
  answer: "文字，评测题的格式",
  inWords: "文字，一步一句",

  colours: "颜色",
  themes: { shown: "与显示的一致", light: "浅色", dark: "深色" },
  size: "大小",
  pixels: (width, height) => `${number(width)} × ${number(height)} 像素`,
  speed: "速度",
  perSecond: (speed) => `每秒 ${number(speed)} 步`,
  from: "从第几步",
  to: "到第几步",
  ground: "带底色",

  download: "下载",
  copy: "复制",
  stop: "停止",
  progress: "进度",
  solve: "求最少步数",
  unsolved: "这个棋盘的最少步数还不知道。",
  hopeless: "这个棋盘无解，但棋盘本身可以带走。",
  tooLong: "文字很长，这里只显示开头。",
  preparing: "正在画。",
  preview: "文字内容",
  film: (frames, pixels, size) => `最多 ${number(frames)} 步，每步 ${number(pixels)} 像素，共 ${size}。`,
  span: "后一个步数不能小于前一个。",

  board: (board, place) => `${board}：${place}`,
  heading: (board, moves, isProved) => `${board}：${number(moves)} 步${isProved ? "，不可能更少" : ""}`,
  start: "开始",
  numbered: (step, move) => `${number(step)}. ${move}`,
  searchStep: (step) => `搜索的第 ${number(step)} 步`,

  saved: (name, size) => `文件 ${name}，${size}。`,
  cutStrip: (shown, all) => `${number(all)} 步在一张图里放不下：图到第 ${number(shown)} 步为止。`,
  cutFilm: (shown, size) => `文件最大 ${size}：动画有 ${number(shown)} 幅，后面的省去了。`,
  longFilm: (most) => `动画最多 ${number(most)} 幅：后面的省去了。`,
  ended: (step) => `搜索到第 ${number(step)} 步就结束了。`,
  sameText: "这种写法只写棋盘：每一时刻都相同。",
  stopped: "已停止，没有生成文件。",
  copied: "已复制。",
  notCopied: "这里不允许复制：请下载。",
  failed: (message) => `没有成功。${message}`,
});
