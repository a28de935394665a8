/** What a reader chose for good: language and colours. A browser that keeps nothing gets the defaults each time. */

/** What was kept under a name of this page; null where nothing was. @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`fewest-${name}`);
  } catch {
    return null;
  }
}

/** Keeps something for the next visit. @param {string} name @param {string} value @returns {boolean} whether it is kept */
export function remember(name, value) {
  try {
    localStorage.setItem(`fewest-${name}`, value);
    return true;
  } catch {
    return false;
  }
}

/** @typedef {"auto" | "light" | "dark"} Theme */

/** @type {readonly Theme[]} */
const themes = Object.freeze(["auto", "light", "dark"]);

/** @param {readonly string[]} languages those that there are @returns {string} */
export function storedLanguage(languages) {
  const chosen = recall("language");
  if (chosen !== null && languages.includes(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
}

/** @returns {Theme} */
export function storedTheme() {
  const chosen = recall("theme");
  return themes.find((theme) => theme === chosen) ?? "auto";
}

/** @param {string} language */
export const storeLanguage = (language) => void remember("language", language);

/** @param {Theme} theme */
export const storeTheme = (theme) => void remember("theme", theme);

/** @param {Theme} theme @returns {Theme} */
export const nextTheme = (theme) => themes[(themes.indexOf(theme) + 1) % themes.length];
