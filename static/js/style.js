// Styles that come when they are wanted: the script that fetches a part of the wasm asks for its styles
// too, and the part counts as arrived when both have. The single file has all of them inside.

import { STYLES } from "./names.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Brings in the styles of a part. The promise is kept when they are there, and broken when they cannot
 * be fetched; the next call tries again then.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function style(name) {
  if (ATOLL_SINGLE_FILE) return Promise.resolve();
  let coming = asked.get(name);
  if (!coming) {
    coming = fetched(name);
    asked.set(name, coming);
    coming.catch(() => asked.delete(name));
  }
  return coming;
}

/**
 * @param {string} name
 * @returns {Promise<void>}
 */
function fetched(name) {
  return new Promise((resolve, reject) => {
    const file = STYLES[name];
    if (!file) throw new Error(`there are no styles ${name}`);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(file, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${file} did not arrive`));
    };
    document.head.append(link);
  });
}
