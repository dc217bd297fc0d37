// The first script: it sets language and theme before the first paint, loads the wasm, starts the
// app, and looks after everything around it (error page, service worker, download of stored data).
// It blocks rendering for a moment, so the wasm and its glue are fetched from here, not imported.

import { savedSettings, visitorLanguage } from "./early.js";
import { downloadEverything, showErrorPage } from "./error-page.js";
import { translateFirstPaint } from "./first-paint.js";
import { idleMark } from "./idle.js";
import { wasmInside } from "./inside.js";
import { keepOffline } from "./offline.js";
import { style } from "./style.js";
import { thinker } from "./think.js";

const flags = new URLSearchParams(location.search);
const settings = flags.has("safe") ? new Map() : savedSettings();
const language = visitorLanguage(settings);
const root = document.documentElement;

root.lang = language;
const theme = settings.get("theme") ?? "";
if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;

/** @type {Bridge} */
const bridge = {
  version: document.querySelector("meta[name=version]")?.getAttribute("content") ?? "",
  offlineReady: false,
  updateReady: false,
  applyUpdate() {},
  idle: idleMark(root),
  style,
};
window.__atoll = bridge;

/** @param {unknown} error */
const fail = (error) => showErrorPage(language, bridge.version, error);
window.addEventListener("atoll:panic", (event) => fail(event.detail));
window.addEventListener("atoll:download", downloadEverything);
window.addEventListener("atoll:apply-update", () => bridge.applyUpdate());

if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", () => translateFirstPaint(language));
} else {
  translateFirstPaint(language);
}

const started = bridge.idle.begin();
start().catch(fail).finally(started);

async function start() {
  const [atoll, wasm] = await Promise.all([import("./atoll.js"), compiledWasm(), painted()]);
  await atoll.default({ module_or_path: wasm });
  performance.mark("atoll:wasm-ready");
  bridge.pluralForm = atoll.plural_form;
  bridge.thinker = thinker(atoll, bridge.idle);
  await untilParsed();
  // Each step is a task of its own, so that none is long: wasm is compiled as it is first called.
  for (let more = true; more; ) {
    await nextTask();
    more = atoll.warm_up();
  }
  await nextTask();
  if (root.dataset.state === "failed") return;
  atoll.mount();
  root.dataset.state = "ready";
  performance.mark("atoll:app-ready");
  started();
  if (!ATOLL_SINGLE_FILE) await keepOffline(bridge, flags.has("nosw"));
}

function untilParsed() {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/**
 * The first paint is never kept waiting for the wasm to start: the app begins after it.
 * @returns {Promise<unknown> | undefined}
 */
function painted() {
  // What nobody sees is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return undefined;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) resolve(list);
    }).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", resolve, { once: true });
    // Browsers that guard against fingerprinting never tell; the frame is out long before this.
    requestAnimationFrame(() => setTimeout(resolve, 1000));
  });
}

/** The compiled shell; the browser compiles while it loads, beside the page, and keeps the result. */
async function compiledWasm() {
  if (ATOLL_SINGLE_FILE) return WebAssembly.compileStreaming(await wasmInside("atoll_bg.wasm"));
  const response = await fetch(new URL("./atoll_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`atoll.wasm: HTTP ${response.status}`);
  return WebAssembly.compileStreaming(typed(response));
}

/**
 * Some servers do not know the type, and without it nothing is compiled.
 * @param {Response} response
 */
function typed(response) {
  const headers = { "content-type": "application/wasm" };
  const known = response.headers.get("content-type") === headers["content-type"];
  return known ? response : new Response(response.body, { headers });
}

/** Lets the browser do what is waiting. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
