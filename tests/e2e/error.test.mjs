// When the program cannot run: an explanation in the visitor's language and three ways on,
// instead of a blank page.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { LANGUAGES, axe, open, ready, scenario } from "./fixture.mjs";

const errorPage = (page) => page.locator('[data-testid="error-page"]');
const action = (page, name) => errorPage(page).locator(`[data-action="${name}"]`);

/** Ways to break the site, and the noise each of them makes in the console. */
const FAULTS = {
  "the wasm is missing": { fault: (site) => site.answer(/\.wasm$/, { status: 404 }), noise: /./ },
  "the wasm is damaged": {
    fault: (site) => site.answer(/\.wasm$/, { body: "not a module", type: "application/wasm" }),
    noise: undefined,
  },
  "the glue is missing": { fault: (site) => site.answer(/^assets\/atoll-.*\.js$/, { status: 404 }), noise: /./ },
  "the program panics": { fault: () => {}, query: "?panic", noise: undefined },
};

for (const [name, { fault, query, noise }] of Object.entries(FAULTS)) {
  scenario(`${name}: an error page in each language`, async (world) => {
    if (noise) world.expect(noise);
    world.tolerate(/panic|wasm|atoll|unreachable|ERR_|404/i);
    fault(world.site);
    const titles = new Set();
    for (const lang of LANGUAGES) {
      const page = await world.page();
      await open(page, "#/", { lang, query });
      await errorPage(page).waitFor();
      assert.equal(await page.getAttribute("html", "lang"), lang);
      titles.add(await errorPage(page).locator("h1, h2").first().innerText());
      for (const one of ["download", "reload", "safe-mode"]) {
        assert.ok((await action(page, one).innerText()).trim(), `${one} has a label`);
      }
      await axe(page);
    }
    assert.equal(titles.size, LANGUAGES.length, `one title per language: ${[...titles]}`);
  });
}

scenario("everything stored can be downloaded from the error page", async (world) => {
  world.tolerate(/404|wasm/);
  world.site.answer(/\.wasm$/, { status: 404 });
  const page = await world.page();
  await open(page, "#/");
  await page.evaluate(() => {
    localStorage.setItem("atoll:test:a", "a running game \u{1f3dd}");
    localStorage.setItem("another-site", "not ours");
  });
  const arriving = page.waitForEvent("download");
  await action(page, "download").click();
  const file = await arriving;
  const text = await readFile(await file.path(), "utf8");
  const everything = JSON.stringify(JSON.parse(text));
  assert.ok(everything.includes("a running game \u{1f3dd}"), everything);
  assert.ok(!everything.includes("not ours"), "only what belongs to Atoll");
  assert.match(file.suggestedFilename(), /\.json$/);
  const kept = await page.evaluate(() => localStorage.getItem("atoll:test:a"));
  assert.ok(kept, "a download takes nothing away");
});

scenario("reload tries again, and works when the fault is gone", async (world) => {
  world.tolerate(/404|wasm/);
  world.site.answer(/\.wasm$/, { status: 404 });
  const page = await world.page();
  await open(page, "#/");
  await errorPage(page).waitFor();
  world.site.heal();
  const loaded = page.waitForEvent("load");
  await action(page, "reload").click();
  await loaded;
  await ready(page);
  assert.equal(await errorPage(page).count(), 0);
});

scenario("safe mode starts without what is stored, and deletes nothing", async (world) => {
  world.tolerate(/panic|wasm|atoll|unreachable/i);
  const page = await world.page();
  await open(page, "#/", { query: "?panic" });
  await errorPage(page).waitFor();
  await page.evaluate(() => localStorage.setItem("atoll:settings:a", "something that breaks the program"));
  const loaded = page.waitForEvent("load");
  await action(page, "safe-mode").click();
  await loaded;
  await ready(page);
  assert.equal(await errorPage(page).count(), 0);
  const kept = await page.evaluate(() => localStorage.getItem("atoll:settings:a"));
  assert.equal(kept, "something that breaks the program");
});
