// Registers the service worker and tells the app when the site is ready offline and when a new
// version waits. An update is applied only when the visitor asks for it. `?nosw` takes the service
// worker and its caches away again.

/**
 * Sets the fields of `bridge`, marks <html> and sends `atoll:offline-ready`, `atoll:update-ready`.
 * @param {Bridge} bridge
 * @param {boolean} off
 */
export async function keepOffline(bridge, off) {
  const workers = navigator.serviceWorker;
  if (!workers || !/^https?:$/.test(location.protocol)) return;
  const scope = new URL("./", location.href);
  scope.search = scope.hash = "";
  try {
    await (off ? remove(workers, scope) : register(workers, scope, bridge));
  } catch {
    // Without a service worker everything works, only not offline; there is nothing to say.
  }
}

/**
 * @param {ServiceWorkerContainer} workers
 * @param {URL} scope
 * @param {Bridge} bridge
 */
async function register(workers, scope, bridge) {
  const registration = await workers.register(new URL("sw.js", scope), { scope: scope.href });
  /** @param {ServiceWorker} worker */
  const offer = (worker) => {
    bridge.updateReady = true;
    bridge.applyUpdate = () => {
      workers.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage({ type: "apply-update" });
    };
    tell("update");
  };
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) offer(worker);
    });
  });
  await workers.ready;
  if (registration.active && (await isComplete(registration.active))) {
    bridge.offlineReady = true;
    tell("offline");
  }
}

/**
 * Asks the worker whether every file is really there.
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function isComplete(worker) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data.complete);
    worker.postMessage({ type: "status" }, [channel.port2]);
  });
}

/**
 * @param {ServiceWorkerContainer} workers
 * @param {URL} scope
 */
async function remove(workers, scope) {
  for (const registration of await workers.getRegistrations()) {
    if (registration.scope === scope.href) await registration.unregister();
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(`atoll:${scope.pathname}:`)) await caches.delete(name);
  }
}

/** @param {"offline" | "update"} what */
function tell(what) {
  document.documentElement.dataset[what] = "ready";
  window.dispatchEvent(new Event(`atoll:${what}-ready`));
}
