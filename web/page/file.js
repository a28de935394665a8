/** Files that are opened or dropped: their text, or why there is none. */

/** A larger file is not a puzzle: 16 MB. */
const largest = 16e6;

/**
 * @param {File} file
 * @returns {Promise<{ text?: string, problem?: "tooLargeFile" | "unreadableFile" }>} one of the two; a problem is a key
 *   of the page's words
 */
export async function textOf(file) {
  if (file.size > largest) return { problem: "tooLargeFile" };
  try {
    return { text: await file.text() };
  } catch {
    return { problem: "unreadableFile" };
  }
}
