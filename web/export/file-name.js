/** Names of files, which say what is inside. */

/** What stands for the signs that a file's name had better not have. @param {string} name */
const plain = (name) => name.replaceAll("*", "-star").replace(/[^\w.-]+/g, "-");

/**
 * @param {object} content
 * @param {string} content.puzzle
 * @param {number} content.rows
 * @param {number} content.columns
 * @param {readonly string[]} content.parts what else there is to say, such as "16 moves", "step 3"; empty ones are left out
 * @param {string} content.ending with its dot
 */
export const fileName = ({ puzzle, rows, columns, parts, ending }) =>
  `${["fewest", puzzle, `${rows}x${columns}`, ...parts]
    .filter((part) => part !== "")
    .map(plain)
    .join("-")}${ending}`;
