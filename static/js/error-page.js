// The page a visitor sees when Atoll cannot start or has stopped: what happened, a way to take
// everything stored along, and two ways on. It needs neither the wasm nor the app: the build gives it
// its words.

import { FAILURE } from "./words.js";

/**
 * Replaces the page. The first failure counts; what follows from it is only noise.
 * @param {import("./words.js").Language} language
 * @param {string} version
 * @param {unknown} error
 */
export function showErrorPage(language, version, error) {
  const root = document.documentElement;
  if (root.dataset.state === "failed") return;
  root.dataset.state = "failed";
  root.lang = language;
  const words = FAILURE[language];
  document.title = `${words.title} · Atoll`;

  const page = make("main", { className: "sheet failure", id: "main", tabIndex: -1 });
  page.dataset.testid = "error-page";
  const status = make("p", { className: "failure-status" });
  status.setAttribute("role", "status");
  const details = make("details", { className: "panel" });
  details.append(
    make("summary", { textContent: words.details }),
    make("pre", { textContent: `Atoll ${version}\n${told(error)}`, tabIndex: 0 }),
  );
  const actions = make("p", { className: "sheet-actions" });
  actions.append(
    action("download", words.download, () => {
      status.textContent = downloadEverything() ? "" : words.nothing;
    }),
    action("reload", words.reload, () => location.reload()),
    action("safe-mode", words.safe, () => location.assign(`${location.pathname}?safe`)),
  );
  page.append(
    make("h1", { textContent: words.title }),
    make("p", { className: "lead", textContent: words.lead }),
    actions,
    status,
    make("p", { className: "failure-note", textContent: words.safeNote }),
    details,
  );
  // The app is dead: taking its root out keeps later events from reaching it.
  document.getElementById("app")?.remove();
  document.body.append(page);
  page.focus();
}

/** Gives the visitor a file with every stored text of ours, as it is; false if none can be read. */
export function downloadEverything() {
  /** @type {Record<string, string | null>} */
  const stored = {};
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("atoll:")) stored[key] = localStorage.getItem(key);
    }
  } catch {
    return false;
  }
  const text = JSON.stringify({ format: "atoll-storage", version: 1, stored }, null, 1);
  const link = make("a", { download: "atoll-storage.json" });
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.click();
  // The browser has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
}

/**
 * What is known about an error, with the way to it.
 * @param {unknown} error
 */
function told(error) {
  return (error instanceof Error && error.stack) || error;
}

/**
 * @param {string} name
 * @param {string} words
 * @param {() => void} onclick
 */
function action(name, words, onclick) {
  const button = make("button", { type: "button", className: "button", textContent: words, onclick });
  button.dataset.action = name;
  return button;
}

/**
 * A new element with some of its properties set.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 */
function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
