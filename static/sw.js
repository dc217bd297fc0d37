// The service worker: the site works offline after the first visit, and a running page never
// changes under the visitor. `cargo xtask dist` stamps the version and the list of files.
//
// Rules it keeps:
// - One cache per version, named after the scope, because one origin may host several sites;
//   caches of others are never touched.
// - A version is kept whole or not at all: every file is checked against its hash.
// - A new version waits until the visitor asks for it ({ type: "apply-update" }).

const VERSION = "{{version}}";
/** @type {[string, string][]} Address relative to the scope, and its SHA-256. */
const FILES = /*{{precache}}*/[];

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const PAGE = new URL("./", SCOPE).href;
const CACHE_PREFIX = `atoll:${new URL(SCOPE).pathname}:`;
const CACHE = CACHE_PREFIX + VERSION;
/** Addresses whose content never changes within this version. */
const KEPT = new Set(FILES.map(([file]) => new URL(file, SCOPE).href));
/** How long a page may keep the visitor waiting before the kept one is shown. */
const PATIENCE_MS = 3000;

worker.addEventListener("install", (event) => event.waitUntil(keepEverything()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("message", (event) => {
  if (event.data?.type === "apply-update") event.waitUntil(worker.skipWaiting());
  if (event.data?.type === "status") {
    const answer = async () => event.ports[0]?.postMessage({ version: VERSION, complete: await isComplete() });
    event.waitUntil(answer());
  }
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  address.search = "";
  address.hash = "";
  const isPage = address.href === PAGE || address.href === `${PAGE}index.html`;
  if (request.mode === "navigate" && isPage) {
    event.respondWith(page(event));
  } else if (KEPT.has(address.href)) {
    event.respondWith(kept(address.href, request));
  }
});

/** Fetches this version whole. Any failure fails the install, and the browser tries again later. */
async function keepEverything() {
  const cache = await caches.open(CACHE);
  // Settled, not first failure: nothing may be written any more when the cache is given up.
  const results = await Promise.allSettled([
    keepPage(cache),
    ...FILES.map(async ([file, integrity]) => {
      const address = new URL(file, SCOPE).href;
      // "no-cache": ask the server, but let it answer "unchanged" for what the page has loaded.
      const response = await fetch(address, { cache: "no-cache", integrity });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(address, response);
    }),
  ]);
  const failure = results.find((result) => result.status === "rejected");
  if (failure) {
    await caches.delete(CACHE);
    throw failure.reason;
  }
}

/**
 * The page is recognised by its version, since some hosts alter HTML on its way.
 * @param {Cache} cache
 */
async function keepPage(cache) {
  const response = await fetch(PAGE, { cache: "no-cache" });
  if (!response.ok || !(await isOurs(response))) throw new Error("the page is of another version");
  await cache.put(PAGE, response);
}

/** Deletes what older versions of this site kept. */
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/**
 * From the cache; from the network if the browser has thrown the entry away.
 * @param {string} address
 * @param {Request} request
 */
async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

/**
 * Network first. A page of another version is not shown, because its files are not here yet: the
 * kept page is, and the browser is asked to fetch the new version, which is then offered.
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
async function page(event) {
  const cache = await caches.open(CACHE);
  const old = await cache.match(PAGE);
  if (!old) return fetch(event.request);
  /** @type {Promise<undefined>} */
  const limit = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const fresh = await Promise.race([fetch(event.request).catch(() => undefined), limit]);
  if (!fresh?.ok) return old;
  if (await isOurs(fresh)) return fresh;
  event.waitUntil(worker.registration.update().catch(() => undefined));
  return old;
}

/**
 * Looks for this version in a copy of the page.
 * @param {Response} response
 */
async function isOurs(response) {
  return (await response.clone().text()).includes(VERSION);
}

/** True when everything is here, which is what "ready offline" promises. */
async function isComplete() {
  const cache = await caches.open(CACHE);
  const here = await Promise.all([PAGE, ...KEPT].map((address) => cache.match(address)));
  return here.every(Boolean);
}
