// dist/atoll.html: the whole site in one file, opened from the disk without any network.
import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DIST, LANGUAGES, ROUTES, open, scenario } from "./fixture.mjs";

/** A copy in a folder of its own: the file must need nothing beside it. */
async function alone(body) {
  const folder = await mkdtemp(join(tmpdir(), "atoll single "));
  try {
    await copyFile(join(DIST, "atoll.html"), join(folder, "atoll.html"));
    await body(pathToFileURL(join(folder, "atoll.html")).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

scenario("runs from the disk with the network off, on every route", async ({ site, page: newPage }) => {
  await site.cut();
  await alone(async (url) => {
    const page = await newPage({ offline: true });
    for (const route of ROUTES) {
      await page.goto("about:blank");
      await open(page, route, { url });
      assert.equal(await page.locator('[data-testid="error-page"]').count(), 0, route);
      await page.locator("h1").first().waitFor();
    }
  });
  assert.deepEqual(site.requests, []);
});

scenario("speaks the visitor's language from the disk", async ({ page: newPage }) => {
  await alone(async (url) => {
    for (const lang of LANGUAGES) {
      const page = await newPage();
      await open(page, "#/", { url, lang });
      await page.locator(`html[lang="${lang}"]`).waitFor({ state: "attached" });
    }
  });
});

scenario("allows only the blocks that are inside", async ({ page: newPage }) => {
  await alone(async (url) => {
    const page = await newPage();
    await open(page, "#/", { url });
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute("content");
    assert.match(policy, /^default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+';/);
    assert.doesNotMatch(policy, /unsafe-inline|https?:/);
  });
});
