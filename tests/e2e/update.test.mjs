// A new version: offered, applied only on the visitor's click, and never at the cost of others.
import assert from "node:assert/strict";
import { offlineReady, open, readVersion, ready, scenario } from "./fixture.mjs";

const shownVersion = (page) => page.locator('meta[name="version"]').getAttribute("content");
const cacheNames = (page) => page.evaluate(() => caches.keys());
const offer = (page) => page.locator('[data-testid="update-ready"]');

async function visit(world) {
  const page = await world.page();
  await open(page, "#/");
  await offlineReady(page);
  return page;
}

scenario("a new version is offered and waits for the click", async (world) => {
  const old = await readVersion();
  const page = await visit(world);
  const next = await world.site.deployNext();

  await page.reload();
  await ready(page);
  assert.equal(await shownVersion(page), old, "the reload must not change the version by itself");
  await offer(page).waitFor();
  assert.equal(await shownVersion(page), old);

  const loaded = page.waitForEvent("load");
  await offer(page).locator("button").first().click();
  await loaded;
  await ready(page);
  assert.equal(await shownVersion(page), next);
  await offlineReady(page);
  assert.deepEqual((await cacheNames(page)).map((name) => name.split(":").at(-1)), [next]);
});

scenario("an ignored offer changes nothing, also offline", async (world) => {
  const old = await readVersion();
  const page = await visit(world);
  await world.site.deployNext();
  await page.reload();
  await offer(page).waitFor();
  await world.site.cut();
  await page.reload();
  await ready(page);
  assert.equal(await shownVersion(page), old);
});

scenario("caches of other sites on the same origin survive an update", async (world) => {
  const page = await visit(world);
  const foreign = ["another-site-v1", "atoll:/elsewhere/:0.1.0+00000000"];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), foreign);
  await world.site.deployNext();
  await page.reload();
  await offer(page).waitFor();
  const loaded = page.waitForEvent("load");
  await offer(page).locator("button").first().click();
  await loaded;
  await ready(page);
  const names = await cacheNames(page);
  for (const name of foreign) assert.ok(names.includes(name), name);
});

scenario("?nosw removes the service worker and its own caches only", async (world) => {
  const page = await visit(world);
  await page.evaluate(() => caches.open("another-site-v1"));
  await open(page, "#/", { query: "?nosw" });
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await page.waitForFunction(async () => (await caches.keys()).every((name) => !name.startsWith("atoll:")));
  assert.deepEqual(await cacheNames(page), ["another-site-v1"]);
  assert.equal(await page.locator('[data-testid="error-page"]').count(), 0);
});
