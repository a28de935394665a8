/** 嵌入卡片的简体中文用语。The same keys as in `page-embed-en.js`. */

const numbers = new Intl.NumberFormat("zh-Hans");

const forAnyPage = "任何网页都能用，从磁盘直接打开的也行：所有内容都在一个文件里。";

/** @type {import("./page-embed.js").PageEmbedWords} */
export const pageEmbedZhHans = Object.freeze({
  choices: "怎样嵌入",
  script: "标签用的脚本",
  scripts: { classic: "普通脚本，只有一个文件", module: "模块", checked: "普通脚本，用散列值核对" },
  files: "文件",
  fileChoices: { site: "取自本站", copy: "复制到你的网页旁边" },
  controls: "控制按钮",
  controlChoices: { shown: "显示", none: "隐藏" },
  language: "语言",
  surroundings: "跟随网页或读者",
  theme: "配色",
  themes: { auto: "跟随系统", light: "浅色", dark: "深色" },
  width: "框架宽度",
  full: "占满",
  pixels: (width) => `${numbers.format(width)} 像素`,

  tag: "标签",
  tagHints: {
    site: {
      classic: forAnyPage,
      module:
        "用于本站的网页。在其他网站的网页上，或从磁盘直接打开的网页上，只有本站的回应带有 Access-Control-Allow-Origin: * 时才能用；普通脚本没有这个限制。",
      checked:
        "浏览器只运行这一个文件，换成别的就拒绝，而本站的文件以后会变。在其他网站的网页上，或从磁盘直接打开的网页上，只有本站的回应带有 Access-Control-Allow-Origin: * 时才能用。",
    },
    copy: {
      classic: forAnyPage,
      module:
        "用于由服务器提供的网页。fewest.js 旁边还要有 solver-worker.js、core.wasm，以及名字以 chunk 和 search 开头的文件。",
      checked: "用于由服务器提供的网页。浏览器只运行这一个文件，换成别的就拒绝。",
    },
  },
  frame: "框架",
  frameHint:
    "用在不能放标签的地方。脚本让框架与内容一样高；没有脚本，就保持写明的高度。需要服务器，模块的各文件旁边还要有 embed.html、embed.js 和 frame.js。",
  link: "链接",
  linkHint: "打开本网页，并显示现在的画面。",
  compare: "并排的搜索只在链接里。",
  copy: (what) => `复制：${what}`,
  copied: (what) => `已复制：${what}。`,
  copyFailed: (what) => `这里不允许复制。文本已选中，请自己复制：${what}。`,

  preview: "读者看到的样子",
  noPreview: "从磁盘打开的网页不能用框架，所以没有预览。",
});
