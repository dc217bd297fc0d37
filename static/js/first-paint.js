// Puts the words of the visitor's language into the static home page, so that the first paint already
// speaks it. The build finds out which words stand in index.html and says them in every language; a
// browser test compares the result with what the app draws.

import { FIRST_PAINT, LANGUAGES } from "./words.js";

/**
 * Puts the words of a language into the static page; nothing to do once the app has drawn.
 * @param {import("./words.js").Language} language
 */
export function translateFirstPaint(language) {
  const app = document.getElementById("app");
  if (!app || document.documentElement.dataset.state) return;
  // Another page than home is about to be shown: leave its place empty instead of flashing home.
  if (!/^#?\/?$/.test(location.hash)) app.querySelector("main")?.replaceChildren();
  const [written] = LANGUAGES;
  if (language === written) return;
  /** @param {string | null} words */
  const translate = (words) => FIRST_PAINT[language][FIRST_PAINT[written].indexOf(words ?? "")] ?? words;
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) node.nodeValue = translate(node.nodeValue);
  for (const element of app.querySelectorAll("[aria-label]")) {
    element.ariaLabel = translate(element.ariaLabel);
  }
}
