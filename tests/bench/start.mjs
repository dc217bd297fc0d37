// How the site starts on a slow phone: at 4x CPU throttling and the size of a small phone, with an
// empty profile each time. Prints one line of JSON: for each address and run, in milliseconds, the
// first paint, the wasm, the app and the load event, and the tasks over 50 ms after the load event.
//   node start.mjs RUNS
import { chromium } from "playwright-core";
import { Site } from "../e2e/site.mjs";

const ADDRESSES = ["#/", "#/settings", "#/new/lost-cities", "#/new/harmonies"];
const runs = Number(process.argv[2] ?? 3);

const site = await Site.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const starts = {};
for (const address of ADDRESSES) {
  starts[address] = [];
  for (let run = 0; run < runs; run++) starts[address].push(await measure(address));
}
await browser.close();
await site.stop();
console.log(JSON.stringify(starts));

async function measure(address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    window.long = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.long.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(`${site.url}?nosw${address}`);
  // Not by asking the page again and again: questions are tasks too.
  await page.locator("main:not([aria-busy])").waitFor();
  await page.waitForLoadState("networkidle");
  const start = await page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      paint: at("first-contentful-paint"),
      wasm: at("atoll:wasm-ready"),
      app: at("atoll:app-ready"),
      load: navigation.loadEventEnd,
      long: window.long,
    };
  });
  await context.close();
  const { long, ...times } = start;
  const rounded = Object.entries(times).map(([name, time]) => [name, Math.round(time)]);
  const late = long.filter(([begin]) => begin > times.load).map(([, length]) => Math.round(length));
  return { ...Object.fromEntries(rounded), long_after_load: late };
}
