/** What somebody wrote, inside of a sentence. */

/** More of it says no more. In characters. */
const most = 60;

/**
 * Cut where it is long; characters that cannot be seen, or turn the direction of all that follows, by their numbers.
 * @param {string} text
 */
export const visible = (text) =>
  (text.length > most ? `${text.slice(0, most)}…` : text).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) => {
    const number = /** @type {number} */ (character.codePointAt(0));
    return `U+${number.toString(16).toUpperCase().padStart(4, "0")}`;
  });
