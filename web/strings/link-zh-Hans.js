/** 网址有什么问题，简体中文。The same keys as in `link-en.js`. */

/** @type {import("./link.js").LinkWords} */
export const linkZhHans = Object.freeze({
  version: "这个网址出自另一版本的网页。",
  form: "这个网址描述的不是棋盘。",
  long: "这个网址太长，不可能是棋盘。",
  puzzle: (part) => `网址中的游戏“${part}”不存在。`,
  mode: (part) => `网址中的模式“${part}”不存在。`,
  engine: (part) => `网址中的算法“${part}”不存在。`,
  bound: (part) => `网址中的下界“${part}”不存在。`,
  moves: "网址中的走法有误。",
  step: (part) => `网址中的步数“${part}”不是数。`,
  limit: (part) => `网址中的限制“${part}”不是数。`,
  board: (sentence) => `网址中的棋盘无法读取。${sentence}`,
  game: (why, move) => `网址中的第 ${move} 步走不了：${why}。棋局显示到这一步之前。`,
  over: "在这之前棋盘已经解开",
  end: (part) => `网址要显示第 ${part} 步，而棋局在此之前就结束了，现显示最后一步。`,
  compare: "网址中并排的搜索无法读取，现只显示棋盘。",
  trace: "这个网址出自另一版本的搜索。棋盘没有变，但各步可能已经移动。",
});
