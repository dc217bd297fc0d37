// The parts of the wasm: each is fetched when it is wanted and not before, the paint never waits for
// any of them, and one that does not come is explained and can be asked for again.
import assert from "node:assert/strict";
import { LANGUAGES, follow, idle, open, scenario } from "./fixture.mjs";
import { hurry, moveFromList } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const PARTS = { "#/settings": "side", "#/new": "games", "#/new/harmonies": "harmonies", "#/new/lost-cities": "lost-cities", "#/new/skylands": "skylands" };

/** The names of the wasm files a page asks for, without their hashes. */
function watchWasm(page) {
  const names = new Set();
  page.on("request", (request) => {
    const [, name] = /assets\/([a-z-]+?)(?:-\d+)?-[0-9a-f]{8}\.wasm/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

scenario("home needs the shell alone, and a page only what it shows", async ({ page: newPage }) => {
  const page = await newPage();
  const fetched = watchWasm(page);
  // Without the service worker, which fetches everything in the background.
  await open(page, "#/", { query: "?nosw" });
  assert.deepEqual([...fetched], ["atoll"]);
  const seen = ["atoll"];
  for (const [route, part] of Object.entries(PARTS)) {
    await visit(page, route);
    seen.push(`part-${part}`);
    const own = [...fetched].filter((name) => name !== "part-shared");
    assert.deepEqual(own.toSorted(), seen.toSorted(), route);
  }
});

for (const game of ["lost-cities", "harmonies", "skylands"]) {
  scenario(`${game}: the worker needs the shell, the rules and the search, and nothing to look at`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/", { query: "?nosw" });
    await hurry(page);
    await visit(page, `#/new/${game}`);
    const fetched = watchWasm(page);
    await follow(page, () => page.getByTestId("setup-start").click());
    while (!fetched.size) await moveFromList(page, 0);
    const own = [...fetched].filter((name) => name !== "part-shared");
    assert.deepEqual(own.toSorted(), ["atoll", `part-mind-${game}`]);
  });
}

for (const route of ["#/", "#/settings", "#/new/harmonies"]) {
  scenario(`${route}: the paint comes before the wasm, on a slow machine too`, async ({ page: newPage }) => {
    const page = await newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await open(page, route);
    const [paint, wasm] = await page.evaluate(() =>
      ["first-contentful-paint", "atoll:wasm-ready"].map((name) => performance.getEntriesByName(name)[0].startTime),
    );
    assert.ok(paint < wasm, `painted at ${paint}, wasm ready at ${wasm}`);
  });
}

scenario("a browser that does not tell about paints starts all the same", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await open(page, "#/settings");
  assert.equal(await page.locator("h1").innerText(), "Settings");
});

const WORDS = {
  en: ["This page did not arrive", "Try again"],
  pl: ["Ta strona nie dotarła", "Spróbuj ponownie"],
  de: ["Diese Seite ist nicht angekommen", "Noch einmal versuchen"],
};

for (const lang of LANGUAGES) {
  scenario(`${lang}: a part that does not come is explained, and comes when asked again`, async (world) => {
    const page = await world.page({ locale: lang });
    world.expect(/Failed to (load resource|fetch)/);
    world.tolerate(/TypeError|ERR_FAILED/);
    await page.route(/part-harmonies/, (route) => route.abort());
    await open(page, "#/new/harmonies", { query: "?nosw" });
    const [title, again] = WORDS[lang];
    assert.equal(await page.locator("h1").innerText(), title);
    await page.unroute(/part-harmonies/);
    await page.getByRole("button", { name: again }).click();
    await idle(page);
    assert.ok(await page.getByTestId("setup-start").isVisible());
  });
}

scenario("the focus goes on to the page that arrives", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/", { query: "?nosw" });
  await page.getByRole("link", { name: "Settings" }).focus();
  await follow(page, () => page.keyboard.press("Enter"));
  assert.equal(await page.locator("h1").innerText(), "Settings");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
});
