// Installable: the manifest, its icons and what Chromium itself says about it.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, offlineReady, open, persistentContext, scenario } from "./fixture.mjs";

const manifest = JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));

test("the manifest says what an installed app needs", () => {
  for (const field of ["name", "short_name", "icons"]) assert.ok(manifest[field], field);
  assert.ok(["standalone", "fullscreen", "minimal-ui"].includes(manifest.display), manifest.display);
  // Relative, so that the app is at home on whatever sub-path it is served from.
  assert.equal(manifest.start_url, "./");
  assert.equal(manifest.scope, "./");
  const sizes = (purpose) =>
    manifest.icons
      .filter((icon) => (icon.purpose ?? "any").split(" ").includes(purpose))
      .flatMap((icon) => icon.sizes.split(" "));
  for (const size of ["192x192", "512x512"]) assert.ok(sizes("any").includes(size), size);
  assert.ok(sizes("maskable").includes("512x512"), "a maskable icon");
});

scenario("every icon and screenshot decodes at its declared size", async ({ site, page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  for (const { src, sizes, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, site.url).href);
    if (type !== "image/svg+xml") assert.equal(found, sizes, src);
  }
});

scenario("Chromium finds nothing that prevents installing", async (world) => {
  // A profile on disk: private windows are never installable, whatever the site does.
  const folder = await mkdtemp(join(tmpdir(), "atoll-profile-"));
  try {
    const page = await world.adopt(await persistentContext(folder));
    await open(page, "#/");
    await offlineReady(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const controlled = await page.evaluate(() => Boolean(navigator.serviceWorker.controller));
    assert.ok(controlled, "a service worker with a fetch handler controls the page");
  } finally {
    await world.close();
    await rm(folder, { recursive: true });
  }
});
