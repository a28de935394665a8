/** 漫水填色的简体中文用语。The same keys as in `flood-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");
/** @param {number} value */
const number = (value) => numbers.format(value);

/** In the order of the moves: every shade in all hues, and a shape for each of them. */
const shades = ["", "浅", "深"];
const hues = ["蓝", "橙", "绿", "黄", "粉", "红", "天蓝", "灰", "棕", "青", "紫", "黄绿"];
// prettier-ignore
const shapes = [
  "圆形", "方块", "三角形", "五角星", "心形", "菱形", "加号", "叉号", "圆环", "方框", "月牙", "横条",
  "竖条", "沙漏", "蝴蝶结", "拱门", "字母 T", "字母 L", "字母 U", "字母 H", "字母 V", "屋顶", "圆点", "四点",
  "棋盘格", "双横条", "双竖条", "上半圆", "下半圆", "斜线", "反斜线", "台阶",
  "下三角", "左三角", "右三角", "空心菱形",
];

/** @type {Readonly<Record<string, string>>} */
const moves = Object.freeze(
  Object.fromEntries(
    shapes.map((shape, colour) => [
      colour.toString(36),
      `${shades[Math.floor(colour / hues.length)]}${hues[colour % hues.length]}色${shape}`,
    ]),
  ),
);

/** @type {import("./index.js").Widen<typeof import("./flood-en.js").floodEn>} */
export const floodZhHans = Object.freeze({
  name: "漫水填色",
  rules: [
    "用最少的步数，把整个棋盘变成同一种颜色。",
    "水从左上角漫起：左上角那一格，连同与它上下左右相连的同色格子，是最初的水域。",
    "每一步给水域换一种颜色，与水域相连的这种颜色的格子随即并入水域。",
  ],
  bounds: {
    none: "无",
    colours: "颜色数",
    layers: "层数",
    "finish-or-expand": "收色或扩张",
  },
  boundMeanings: {
    none: "没有下界：任何局面都当作再走零步就能完成。",
    colours: "水域外还剩几种颜色，就至少还要几步：每种颜色都要单独走一步。",
    layers: "假设每一步都能并入水域四周的所有格子，不论颜色，这样需要的步数。",
    "finish-or-expand":
      "只要有哪种颜色余下的格子一步就能全部并入，就先这样走，每种颜色算一步；没有时，才像“层数”那样，假设一步并入四周的一切。",
  },
  forms: "粘贴评测题的输入，或用 0 到 9、a 到 z 表示颜色的字符图；也可以把文件拖到这里。",
  own: "自己的颜色顺序",
  ownForm: "每一步写一个字符，与字符图里的颜色相同：0 到 9，然后 a 到 z。",
  enter: "走它的颜色",
  buttons: "颜色",
  moves,
  row: (row) => `第 ${row} 行`,
  cell: ({ row, column, move, flooded, touches }) =>
    [
      `第 ${row} 行第 ${column} 列`,
      moves[move],
      ...(flooded ? ["在水域内"] : []),
      ...(touches ? ["挨着水域"] : []),
    ].join("，"),
  tell: ({ move, joined }) => `${moves[move]}：并入 ${number(joined)} 格。`,
  counter: ({ made, fewest, flooded, cells, left }) =>
    [
      `已走 ${number(made)} 步${fewest === null ? "" : `（最少 ${number(fewest)} 步）`}`,
      `水域 ${number(flooded)} / ${number(cells)} 格`,
      `还剩 ${number(left)} 种颜色`,
    ].join(" · "),
  refusals: {
    "same-colour": "水域已经是这种颜色",
    "touches-nothing": "水域四周没有这种颜色",
    "finish-first": "另有一种颜色一步就能收完，只试那一步",
    commutes: "这两种颜色只按另一种先后来试",
  },
  obstacles: {},
  noSolution: (nodes) => `棋盘无法填满：共搜索 ${number(nodes)} 个结点。`,
  solved: (length, nodes) =>
    length === 0
      ? "棋盘已经只有一种颜色，一步也不用走。"
      : `${number(length)} 步填满。不可能更少：共搜索 ${number(nodes)} 个结点。`,
});
