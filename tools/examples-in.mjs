// The examples in a page of Markdown, as modules: each with what the page says that it begins with.

/**
 * @typedef {object} Example
 * @property {string} title the heading that it stands under
 * @property {number} line where it begins in the page, from 1
 * @property {string} module all of it, to be run
 * @property {string[]} prints what it says that it prints, line by line
 */

const announcement = /\bbegins? with\b.*:$/;

/**
 * An example that is announced with "begin with" and a colon belongs to all that follow: the first one to the end of the
 * page, a later one to the next heading of the second level.
 * @param {string} page
 * @returns {Example[]}
 */
export function examplesIn(page) {
  const lines = page.split("\n");
  /** @type {Example[]} */
  const examples = [];
  /** @type {string[]} */
  let everywhere = [];
  /** @type {string[]} */
  let here = [];
  let title = "";
  let isAnnounced = false;
  for (let index = 0; index < lines.length; index++) {
    const [, level, heading] = /^(#+) (.*)$/.exec(lines[index]) ?? [];
    if (level === "##") here = [];
    if (heading !== undefined) title = heading.replaceAll("\\", "");
    if (lines[index] === "```js") {
      const end = lines.indexOf("```", index);
      const own = lines.slice(index + 1, end);
      const all = [...everywhere, ...here, ...own];
      const prints = all.flatMap((line) => line.match(/\/\/ -> (.*)$/)?.[1] ?? []);
      examples.push({ title, line: index + 1, module: all.join("\n"), prints });
      if (isAnnounced && everywhere.length === 0) everywhere = own;
      else if (isAnnounced) here = own;
      index = end;
    } else if (lines[index] !== "") {
      isAnnounced = announcement.test(lines[index]);
    }
  }
  return examples;
}
