/** 框架页的简体中文用语。The same keys as in `embed-en.js`. */

/** @type {import("./embed.js").EmbedWords} */
export const embedZhHans = Object.freeze({
  title: (board) => `${board} – Fewest`,
  whole: "打开整个网页",
  empty: "这个网址没有指明棋盘。",
  option: (part) => `网址中的“${part}”框架不认识，已略去。`,
  compare: "并排的搜索在整个网页上可以看到。",
});
