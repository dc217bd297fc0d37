// What can go wrong while a computer thinks: it is said, and there is a way on. A worker that cannot be
// had is replaced by the page itself.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DIST, axe, idle, open, scenario } from "./fixture.mjs";
import { SECOND_FIRST, begin, beginUnheard, hurry, movesOffered, ply } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const WORKER = /^assets\/worker-/;
const again = (page) => page.getByTestId("think-again");

/** Begins a game in which the computer moves first. */
async function beginAgainst(page, game) {
  await open(page, "#/", { query: "?nosw" });
  await hurry(page);
  await begin(page, ["human", "easy"], SECOND_FIRST, game);
}

async function workerScript() {
  const name = (await readdir(join(DIST, "assets"))).find((file) => file.startsWith("worker-"));
  return readFile(join(DIST, "assets", name), "utf8");
}

/** The computer has moved, and a person is asked. */
async function hasAnswered(page) {
  assert.ok((await ply(page)) > 0, "the computer has moved");
  assert.ok((await movesOffered(page)) > 0, "a person is asked");
}

for (const game of ["lost-cities", "harmonies"]) {
  scenario(`${game}: rules that do not reach the worker are missed, and come when asked again`, async (world) => {
    world.expect(/HTTP status code is not ok/);
    world.tolerate(/503/);
    world.site.answer(/^assets\/part-mind-/, { status: 503 });
    const page = await world.page({ locale: "en" });
    await beginAgainst(page, game);
    assert.match(await page.getByTestId("prompt").innerText(), /cannot think: a part of the site did not arrive/);
    assert.equal(await ply(page), 0);
    await axe(page);
    await again(page).click();
    await idle(page);
    assert.ok(await again(page).isVisible(), "it is still missing, and says so again");
    world.site.heal();
    await again(page).click();
    await idle(page);
    await hasAnswered(page);
  });

  scenario(`${game}: a worker that breaks is replaced when asked again`, async (world) => {
    // What a trap of the wasm looks like from outside, at the first step of every thought.
    const trap = "self.MessageChannel = class { constructor() { throw new WebAssembly.RuntimeError('unreachable'); } };";
    world.site.answer(WORKER, { body: `${trap}\n${await workerScript()}` });
    const page = await world.page({ locale: "en" });
    await beginAgainst(page, game);
    assert.match(await page.getByTestId("prompt").innerText(), /lost the thread/);
    world.site.heal();
    await again(page).click();
    await idle(page);
    await hasAnswered(page);
  });

  scenario(`${game}: without the worker's script the page thinks itself`, async (world) => {
    world.tolerate(/404/);
    world.site.answer(WORKER, { status: 404 });
    const page = await world.page();
    await beginAgainst(page, game);
    await hasAnswered(page);
  });

  scenario(`${game}: where workers are refused the page thinks itself`, async ({ page: newPage }) => {
    const page = await newPage();
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException("no workers here", "SecurityError");
        }
      };
    });
    await beginAgainst(page, game);
    await hasAnswered(page);
  });
}

scenario("a worker that cannot have the wasm leaves the thinking to the page", async (world) => {
  const failing = "self.fetch = () => Promise.reject(new TypeError('no network in here'));";
  world.site.answer(WORKER, { body: `${failing}\n${await workerScript()}` });
  const page = await world.page();
  await beginAgainst(page, "harmonies");
  await hasAnswered(page);
});

scenario("a search that was stopped gives no move, whatever comes later", async ({ site, page: newPage }) => {
  const page = await newPage();
  const release = site.hold(WORKER);
  await open(page, "#/", { query: "?nosw" });
  await hurry(page);
  await beginUnheard(page, "harmonies");
  await page.getByTestId("stop-thinking").click();
  await idle(page);
  release();
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/worker-")));
  await idle(page);
  assert.equal(await ply(page), 0);
  await page.getByTestId("go-on").click();
  await idle(page);
  await hasAnswered(page);
});

scenario("the answer to another game's question is nobody's", async ({ site, page: newPage }) => {
  const page = await newPage();
  const release = site.hold(WORKER);
  await open(page, "#/", { query: "?nosw" });
  await hurry(page);
  await beginUnheard(page, "lost-cities");
  await beginUnheard(page, "harmonies");
  release();
  await idle(page);
  assert.equal(await again(page).count(), 0, "it was not handed what was asked for the other");
  await hasAnswered(page);
});
