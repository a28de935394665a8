/** Files for whoever reads the page. */

/** How long a browser may take to fetch a file from the page, in milliseconds. */
const patience = 60_000;

/** Offers a file to be saved. @param {Blob} blob @param {string} name */
export function saveFile(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), patience);
}
