/** What a reader chose for good: language and colours. A browser that keeps nothing gets the defaults each time. */

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(`fewest-${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
function store(name, value) {
  try {
    localStorage.setItem(`fewest-${name}`, value);
  } catch {
    // Nothing is lost but the memory of a choice.
  }
}

/** @typedef {"auto" | "light" | "dark"} Theme */

/** @type {readonly Theme[]} */
const themes = Object.freeze(["auto", "light", "dark"]);

/** @param {readonly string[]} languages those that there are @returns {string} */
export function storedLanguage(languages) {
  const chosen = stored("language");
  if (chosen !== null && languages.includes(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
}

/** @returns {Theme} */
export function storedTheme() {
  const chosen = stored("theme");
  return themes.find((theme) => theme === chosen) ?? "auto";
}

/** @param {string} language */
export const storeLanguage = (language) => store("language", language);

/** @param {Theme} theme */
export const storeTheme = (theme) => store("theme", theme);

/** @param {Theme} theme @returns {Theme} */
export const nextTheme = (theme) => themes[(themes.indexOf(theme) + 1) % themes.length];
