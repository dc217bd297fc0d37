// How the site starts on a slow phone: at 4x CPU throttling and the size of a small phone, with an
// empty profile each time.

export const ADDRESSES = ["#/", "#/settings", "#/new/lost-cities", "#/new/harmonies"];

/** Runs in the page: tells how it started, once it is there and has nothing more to do. */
function watch() {
  const long = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) long.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  const tell = () => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
    const [{ loadEventEnd }] = performance.getEntriesByType("navigation");
    const times = { paint: at("first-contentful-paint"), wasm: at("atoll:wasm-ready"), app: at("atoll:app-ready") };
    console.log(`start:${JSON.stringify({ ...times, load: loadEventEnd, long })}`);
  };
  const observer = new MutationObserver(() => {
    if (!document.documentElement.dataset.idle || document.readyState !== "complete") return;
    observer.disconnect();
    // Long tasks are told with a delay.
    setTimeout(() => requestIdleCallback(tell), 1000);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  addEventListener("load", () => document.documentElement.setAttribute("data-loaded", ""));
}

/**
 * The first paint, the wasm, the app and the load event of one visit, in milliseconds, and the tasks
 * over 50 ms after the load event.
 */
export async function start(browser, url, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  // The page speaks first: every question from here would be a task there.
  const told = page.waitForEvent("console", (message) => message.text().startsWith("start:"));
  await page.goto(`${url}?nosw${address}`, { waitUntil: "commit" });
  const { long, ...times } = JSON.parse((await told).text().slice("start:".length));
  await context.close();
  const rounded = Object.entries(times).map(([name, time]) => [name, Math.round(time)]);
  const late = long.filter(([begin]) => begin > times.load).map(([, length]) => Math.round(length));
  return { ...Object.fromEntries(rounded), long_after_load: late };
}
