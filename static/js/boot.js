// The first script: it sets language and theme before the first paint, loads the wasm, starts the
// app, and looks after everything around it (error page, service worker, download of stored data).
// It blocks rendering for a moment, so the wasm and its glue are fetched from here, not imported.

import { savedSettings, visitorLanguage } from "./early.js";
import { downloadEverything, showErrorPage } from "./error-page.js";
import { translateFirstPaint } from "./first-paint.js";
import { wasmInside } from "./inside.js";
import { keepOffline } from "./offline.js";
import { thinker } from "./think.js";

const flags = new URLSearchParams(location.search);
const settings = flags.has("safe") ? new Map() : savedSettings();
const language = visitorLanguage(settings);
const root = document.documentElement;

root.lang = language;
const theme = settings.get("theme");
if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;

const bridge = {
  version: document.querySelector("meta[name=version]").content,
  offlineReady: false,
  updateReady: false,
  applyUpdate() {},
};
window.__atoll = bridge;

const fail = (error) => showErrorPage(language, bridge.version, error);
window.addEventListener("atoll:panic", (event) => fail(event.detail));
window.addEventListener("atoll:download", downloadEverything);
window.addEventListener("atoll:apply-update", () => bridge.applyUpdate());

if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", () => translateFirstPaint(language));
} else {
  translateFirstPaint(language);
}

start().catch(fail);

async function start() {
  const [atoll, wasm] = await Promise.all([import("./atoll.js"), loadWasm()]);
  await atoll.default({ module_or_path: wasm });
  performance.mark("atoll:wasm-ready");
  bridge.pluralForm = atoll.plural_form;
  bridge.thinker = thinker(atoll);
  await untilParsed();
  if (root.dataset.state === "failed") return;
  atoll.mount();
  root.dataset.state = "ready";
  if (!ATOLL_SINGLE_FILE) await keepOffline(bridge, flags.has("nosw"));
}

function untilParsed() {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/** The wasm as something wasm-bindgen can start from. */
async function loadWasm() {
  if (ATOLL_SINGLE_FILE) return wasmInside("atoll_bg.wasm");
  const response = await fetch(new URL("./atoll_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`atoll.wasm: HTTP ${response.status}`);
  return withProgress(response);
}

/** The same response; `data-loaded` on <html> counts tenths on the way, for slow connections. */
function withProgress(response) {
  // The length is of the packed file, so it says nothing when the server packs.
  const total = response.headers.get("content-encoding") ? 0 : +response.headers.get("content-length");
  if (!total || !response.body || !window.TransformStream) return response;
  let loaded = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      root.dataset.loaded = Math.min(10, Math.round((10 * loaded) / total));
      controller.enqueue(chunk);
    },
  });
  const headers = { "content-type": "application/wasm" };
  return new Response(response.body.pipeThrough(count), { headers });
}
