/** The words of the page's card for embedding, in English. `page-embed-zh-Hans.js` has the same keys. */

import { number } from "./grammar.js";

const forAnyPage = "For any page, also one that is opened from a disk: everything is in one file.";

export const pageEmbedEn = Object.freeze({
  choices: "How it is embedded",
  script: "Script of the tag",
  scripts: { classic: "Classic, in one file", module: "Module", checked: "Classic, checked by its hash" },
  files: "Files",
  fileChoices: { site: "From this site", copy: "Copies beside your page" },
  controls: "Controls",
  controlChoices: { shown: "Shown", none: "Hidden" },
  language: "Language",
  surroundings: "As the page, or the reader",
  theme: "Colours",
  themes: { auto: "As the system", light: "Light", dark: "Dark" },
  width: "Width of the frame",
  full: "Full",
  pixels: (/** @type {number} */ width) => `${number(width)} pixels`,

  tag: "Tag",
  tagHints: {
    site: {
      classic: forAnyPage,
      module:
        "For pages of this site. On others, and on one that is opened from a disk, it works only if this site answers with the header Access-Control-Allow-Origin: *. The classic script works without.",
      checked:
        "The browser runs this very file and no other one, and the file of this site will change. On pages of other sites, and on one that is opened from a disk, it works only if this site answers with the header Access-Control-Allow-Origin: *.",
    },
    copy: {
      classic: forAnyPage,
      module:
        "For a page that comes from a server. What belongs beside fewest.js: solver-worker.js, core.wasm, and the files whose names begin with chunk and search.",
      checked: "For a page that comes from a server. The browser runs this very file and no other one.",
    },
  },
  frame: "Frame",
  frameHint:
    "Where a tag is not possible. The script lets it be as high as what is in it; without the script it stays as high as written. It needs a server, and embed.html, embed.js and frame.js beside the files of the module.",
  link: "Link",
  linkHint: "To this page, with what is shown.",
  compare: "The searches side by side are in the link alone.",
  copy: (/** @type {string} */ what) => `Copy: ${what}`,
  copied: (/** @type {string} */ what) => `Copied: ${what}.`,
  copyFailed: (/** @type {string} */ what) =>
    `Copying is not allowed here. The text is selected for you to copy it yourself: ${what}.`,

  preview: "What readers see",
  noPreview: "Frames do not work on a page from a disk, and so there is no preview.",
});
