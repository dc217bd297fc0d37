// Around one screen, and away from the mouse: the curtain between two people, looking back at what
// the others did, a reload at any moment, and Lost Cities by its own keys.
import assert from "node:assert/strict";
import { follow, open, ready, scenario } from "./fixture.mjs";
import { begin, closePanel, focusKept, hurry, moveByMouse, moveFromList, movedOn, over, ply, pressTool, start } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

scenario("where choices are secret, a curtain lies between two people", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/");
  await hurry(page);
  await visit(page, "#/new/lost-cities");
  await page.locator('input[name="order"][value="together"]').check();
  await page.getByTestId("setup-name-1").fill("Ada");
  await page.getByTestId("setup-name-2").fill("Ben");
  await page.getByTestId("setup-kind-2").selectOption("human");
  await page.getByTestId("setup-start").click();
  const curtain = page.getByTestId("curtain");
  const sheet = page.getByTestId("lc-sheet");
  const seen = [];
  for (let turn = 0; turn < 6; turn++) {
    await curtain.or(sheet).first().waitFor();
    if (await curtain.isVisible()) {
      seen.push((await curtain.getByRole("heading").innerText()).match(/Ada|Ben/)?.[0]);
      assert.equal(await sheet.count(), 0, "nothing of the table shows behind the curtain");
      assert.equal(await page.evaluate(() => document.activeElement.id), "curtain-go");
      await page.keyboard.press("Enter");
      await sheet.first().waitFor();
      await curtain.waitFor({ state: "detached" });
    }
    await moveByMouse(page);
  }
  assert.ok(seen.includes("Ada") && seen.includes("Ben"), `the curtain named ${seen}`);
});

scenario("a look back shows what the others did, and leads back to the present", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page);
  for (let step = 0; step < 3; step++) await moveByMouse(page);
  const now = await ply(page);
  await pressTool(page, "since");
  await closePanel(page);
  const then = await ply(page);
  assert.ok(then < now, `looked back from ${now} to ${then}`);
  await page.getByTestId("replay-leave").click();
  await page.getByTestId("timeline").waitFor({ state: "detached" });
  assert.equal(await ply(page), now);
});

for (const game of ["lost-cities", "harmonies", "skylands"]) {
  scenario(`${game}: a reload resumes at every moment`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/");
    await hurry(page);
    await visit(page, `#/new/${game}`);
    await follow(page, () => page.getByTestId("setup-start").click());
    for (let step = 0; step < 8; step++) {
      await moveFromList(page, step);
      const before = await position(page);
      await page.reload();
      await ready(page);
      await page.getByTestId("play").waitFor();
      assert.deepEqual(await position(page), before, `after ${step + 1} decisions`);
    }
  });
}

/** Where the game stands, as a visitor sees it. */
async function position(page) {
  return { ply: await ply(page), total: await page.getByTestId("live-total").textContent(), prompt: await page.getByTestId("prompt").innerText() };
}

scenario("Lost Cities by the keys of its board", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  await hurry(page);
  await begin(page, ["human", "human"]);
  for (let step = 0; step < 12 && !(await over(page)); step++) {
    const before = await ply(page);
    if (await page.getByTestId("lc-skip").isVisible()) await accelerateByKeys(page);
    else await writeByKeys(page);
    await movedOn(page, before);
    await focusKept(page);
  }
});

async function accelerateByKeys(page) {
  const target = page.locator('[data-testid^="lc-accelerate-"]:not([aria-disabled="true"])');
  await page.locator('[data-testid^="lc-accelerate-"][tabindex="0"]').focus();
  if (!(await target.count())) await page.getByTestId("lc-skip").focus();
  else await walkTo(page, await target.first().getAttribute("data-testid"));
  await page.keyboard.press("Enter");
}

/** Tries pairs of dice with arrows and Enter until one can be written; else refuses. */
async function writeByKeys(page) {
  for (let colour = 0; colour < 3; colour++) {
    for (let number = 0; number < 3; number++) {
      for (const die of [`lc-die-colour-${colour}`, `lc-die-number-${number}`]) {
        await page.locator('.lc-die[tabindex="0"]').focus();
        await walkTo(page, die);
        if ((await page.getByTestId(die).getAttribute("aria-pressed")) !== "true") await page.keyboard.press("Enter");
      }
      const write = page.getByTestId("lc-write");
      const forbidden = await write.evaluate((button) => button.classList.contains("lc-forbidden"));
      if ((await write.getAttribute("aria-disabled")) || forbidden) continue;
      await write.focus();
      return page.keyboard.press("Enter");
    }
  }
  await page.getByTestId("lc-refuse").focus();
  return page.keyboard.press("Enter");
}

/** Arrows move within a row of controls and between rows; a few of them reach every control. */
async function walkTo(page, id) {
  const here = () => page.evaluate(() => document.activeElement.dataset.testid ?? "");
  const row = (name) => name.replace(/\d+$|[^-]+$/, "");
  for (let steps = 0; (await here()) !== id; steps++) {
    assert.ok(steps < 16, `${id} cannot be reached from ${await here()}`);
    await page.keyboard.press(row(await here()) === row(id) ? "ArrowRight" : "ArrowDown");
  }
}
