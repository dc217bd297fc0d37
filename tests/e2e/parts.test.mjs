// The parts of the wasm with their styles: each is fetched when it is wanted and not before, the paint
// never waits for any of them, nothing is shown without its styles, and a part that does not come is
// explained and can be asked for again.
import assert from "node:assert/strict";
import { LANGUAGES, follow, idle, open, scenario } from "./fixture.mjs";
import { hurry, moveFromList } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const PARTS = { "#/settings": "side", "#/new": "games", "#/new/harmonies": "harmonies", "#/new/lost-cities": "lost-cities", "#/new/my-island": "my-island", "#/new/skylands": "skylands" };

/** Parts that bring styles of their own. */
const STYLED = ["games", "harmonies", "lost-cities", "my-island", "skylands"];

/** The names of the files of a kind that a page asks for, without their hashes, in their order. */
function watch(page, ending) {
  const names = [];
  const pattern = new RegExp(`assets/([a-z-]+?)(?:-\\d+)?-[0-9a-f]{8}\\.${ending}`);
  page.on("request", (request) => {
    const [, name] = pattern.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** The styles that the page has, in their order. */
function applied(page) {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => /assets\/([a-z-]+)-[0-9a-f]{8}\.css/.exec(href)[1]),
  );
}

scenario("home needs the shell alone, and a page only what it shows", async ({ page: newPage }) => {
  const page = await newPage();
  const [fetched, styles] = [watch(page, "wasm"), watch(page, "css")];
  // Without the service worker, which fetches everything in the background.
  await open(page, "#/", { query: "?nosw" });
  assert.deepEqual(fetched, ["atoll"]);
  assert.deepEqual(styles, ["style"]);
  const [seen, styled] = [["atoll"], ["style"]];
  for (const [route, part] of Object.entries(PARTS)) {
    await visit(page, route);
    seen.push(`part-${part}`);
    const own = new Set(fetched.filter((name) => name !== "part-shared"));
    assert.deepEqual([...own].toSorted(), seen.toSorted(), route);
    if (STYLED.includes(part)) styled.push(`part-${part}`);
    assert.deepEqual(styles, styled, route);
    assert.deepEqual(await applied(page), styled, route);
  }
  // Once is enough.
  for (const route of Object.keys(PARTS)) await visit(page, route);
  assert.deepEqual(styles, styled);
  assert.deepEqual(await applied(page), styled);
});

scenario("a page waits for its styles, so that it is never seen without them", async ({ page: newPage }) => {
  const page = await newPage();
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/part-harmonies-\w+\.css/, async (route) => {
    await released;
    await route.continue();
  });
  const wasm = page.waitForResponse(/part-harmonies-\w+\.wasm/);
  await open(page, "#/", { query: "?nosw" });
  await page.evaluate(() => (location.hash = "#/new/harmonies"));
  await (await wasm).finished();
  assert.equal(await page.locator("main").getAttribute("aria-busy"), "true");
  assert.equal(await page.getByTestId("setup-start").count(), 0);
  release();
  await page.getByTestId("setup-start").waitFor();
  assert.ok((await applied(page)).includes("part-harmonies"));
});

for (const game of ["lost-cities", "harmonies", "skylands"]) {
  scenario(`${game}: the worker needs the shell, the rules and the search, and nothing to look at`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/", { query: "?nosw" });
    await hurry(page);
    await visit(page, `#/new/${game}`);
    const fetched = watch(page, "wasm");
    await follow(page, () => page.getByTestId("setup-start").click());
    while (!fetched.length) await moveFromList(page, 0);
    const own = new Set(fetched.filter((name) => name !== "part-shared"));
    assert.deepEqual([...own].toSorted(), ["atoll", `part-mind-${game}`]);
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

/** Keeps some files from a page until it has said so and is asked again. */
async function missing(world, lang, files) {
  const page = await world.page({ locale: lang });
  world.expect(/Failed to (load resource|fetch)/);
  world.tolerate(/TypeError|ERR_FAILED|did not arrive/);
  await page.route(files, (route) => route.abort());
  await open(page, "#/new/harmonies", { query: "?nosw" });
  const [title, again] = WORDS[lang];
  assert.equal(await page.locator("h1").innerText(), title);
  await page.unroute(files);
  await page.getByRole("button", { name: again }).click();
  await page.getByTestId("setup-start").waitFor();
  assert.deepEqual(await applied(page), ["style", "part-games", "part-harmonies"]);
}

for (const lang of LANGUAGES) {
  scenario(`${lang}: a part that does not come is explained, and comes when asked again`, (world) =>
    missing(world, lang, /part-harmonies.*wasm/));
}

scenario("styles that do not come are a part that does not come", async (world) => {
  await missing(world, "en", /part-harmonies.*css/);
  await missing(world, "en", /part-games.*css/);
});

scenario("the focus goes on to the page that arrives", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/", { query: "?nosw" });
  await page.getByRole("link", { name: "Settings" }).focus();
  await follow(page, () => page.keyboard.press("Enter"));
  assert.equal(await page.locator("h1").innerText(), "Settings");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
});
