// Offline after the first visit: the network is really cut, not only declared absent.
import assert from "node:assert/strict";
import { ROUTES, offlineReady, open, ready, scenario } from "./fixture.mjs";

scenario("after one visit every page works without a network", async ({ site, page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  await offlineReady(page);
  await site.cut();
  await page.reload();
  await ready(page);
  for (const route of ROUTES) {
    // A new document each time: the page itself must come from the cache, not only its parts.
    await page.goto("about:blank");
    await open(page, route);
    assert.equal(await page.locator('[data-testid="error-page"]').count(), 0, route);
    await page.locator("h1").first().waitFor();
  }
  await offlineReady(page);
});

scenario("games that were never opened are there with their styles", async ({ site, page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  await offlineReady(page);
  await site.cut();
  for (const game of ["lost-cities", "harmonies"]) {
    await page.goto("about:blank");
    await open(page, `#/new/${game}`);
    await page.getByTestId("setup-start").waitFor();
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    assert.ok(styles.some((href) => href.includes(`/part-${game}-`)), `${game}: ${styles}`);
  }
});

scenario("a link with a query opens offline too", async ({ site, page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  await offlineReady(page);
  await site.cut();
  await page.goto("about:blank");
  await open(page, "#/about", { query: "?from=link" });
});

scenario("not ready until everything is kept: a missing file fails the install", async (world) => {
  // A name that only the service worker asks for, so that the page itself is not disturbed.
  const name = /^icons\/.*maskable.*\.png$/;
  world.site.answer(name, { status: 404 });
  const page = await world.page();
  await open(page, "#/");
  await world.site.seen(name);
  // The list is fetched into an open cache; a failed install leaves no cache behind.
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  assert.equal(await page.locator('[data-testid="offline-ready"]').count(), 0);
});

scenario("hashed files come from the cache, not from the server, on the second visit", async ({ site, page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  await offlineReady(page);
  site.requests.length = 0;
  await page.reload();
  await ready(page);
  const fetched = site.requests.filter(({ name }) => name.startsWith("assets/"));
  assert.deepEqual(fetched, []);
});
