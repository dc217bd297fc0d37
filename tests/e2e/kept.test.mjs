// The page of all games: under way, put away, finished; each can be put away, taken back, deleted after
// one question, also with the keyboard alone, and the focus is never lost.
import assert from "node:assert/strict";
import { axe, follow, idle, open, ready, scenario, screenshot } from "./fixture.mjs";
import { begin, hurry, moveFromList, over, ply } from "./play-help.mjs";
import { LOOKS, choose, visit } from "./shell-help.mjs";

const rows = (page) => page.getByTestId("kept-game");
const stored = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^atoll:(save|archive):/.test(key)).sort());
const focused = (page) => page.evaluate(() => document.activeElement.id);
const said = (page) => page.locator("main [role=status]").textContent();

/** Begins several games, a move each; the last one begun is the newest. */
async function several(page, games) {
  await open(page, "#/");
  await hurry(page);
  for (const [index, game] of games.entries()) {
    await begin(page, ["human", "human"], `${index}`.padStart(16, "0"), game);
    await moveFromList(page, 0);
  }
}

scenario("a game is put away and taken back as it was", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await several(page, ["harmonies", "lost-cities"]);
  await visit(page, "#/");
  await follow(page, () => page.getByTestId("all-games").click());
  assert.equal(await rows(page).count(), 2);
  await axe(page);
  await rows(page).first().getByTestId("kept-move").click();
  await idle(page);
  assert.equal(await said(page), "Put away.");
  assert.equal(await focused(page), "move-archive-g2", "the focus stays with the game");
  await page.getByRole("heading", { name: "One game under way" }).waitFor();
  await screenshot(page, "kept-games");
  await axe(page);

  await visit(page, "#/");
  assert.doesNotMatch(await page.locator("main").innerText(), /Continue\s+Lost Cities/);
  await visit(page, "#/games");
  await page.reload();
  await ready(page);
  await page.getByTestId("kept-move").nth(1).press("Enter");
  await idle(page);
  assert.equal(await said(page), "Back among the games under way.");
  assert.equal(await focused(page), "move-save-g2");
  await follow(page, () => page.locator("#open-save-g2").click());
  assert.equal(await ply(page), 1);
});

scenario("opening a game that was put away takes it back", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await several(page, ["harmonies"]);
  await visit(page, "#/games");
  await page.getByTestId("kept-move").click();
  await idle(page);
  await follow(page, () => page.locator("#open-archive-g1").click());
  assert.equal(await ply(page), 1);
  await moveFromList(page, 0);
  await visit(page, "#/games");
  assert.equal(await rows(page).count(), 1, "there is one game, not two");
  assert.ok(await page.locator("#open-save-g1").isVisible());
});

scenario("deleting asks once, takes everything of that game and keeps the focus", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await several(page, ["harmonies", "lost-cities", "harmonies"]);
  await visit(page, "#/games");
  const before = await stored(page);
  const middle = rows(page).nth(1);
  await middle.getByTestId("kept-delete").focus();
  await page.keyboard.press("Enter");
  await idle(page);
  assert.equal(await page.getByRole("alertdialog").count(), 1);
  assert.equal(await focused(page), "keep-save-g2", "the harmless answer has the focus");
  await axe(page);
  await page.keyboard.press("Enter");
  await idle(page);
  assert.equal(await focused(page), "delete-save-g2");
  assert.deepEqual(await stored(page), before, "nothing is deleted yet");

  await page.keyboard.press("Enter");
  await idle(page);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await idle(page);
  assert.equal(await said(page), "Deleted.");
  assert.equal(await focused(page), "open-save-g1", "the next game");
  assert.deepEqual(await stored(page), before.filter((key) => !key.includes(":g2:")));
  await page.reload();
  await ready(page);
  assert.equal(await rows(page).count(), 2);
  await visit(page, "#/play/g2");
  await page.getByRole("heading", { name: "This game is not here" }).waitFor();

  await visit(page, "#/games");
  for (let left = 2; left > 0; left--) {
    await rows(page).first().getByTestId("kept-delete").click();
    await idle(page);
    await page.getByTestId("kept-yes").click();
    await idle(page);
    assert.equal(await rows(page).count(), left - 1);
  }
  assert.equal(await focused(page), "kept-heading");
  await page.getByText("No game has been kept").waitFor();
  assert.deepEqual(await stored(page), []);
  await visit(page, "#/");
  assert.equal(await page.getByTestId("all-games").count(), 0, "home has no list to lead to");
});

scenario("a finished game can be looked at and deleted, not taken back", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await several(page, ["lost-cities"]);
  for (let step = 0; !(await over(page)); step++) await moveFromList(page, step);
  await visit(page, "#/");
  await follow(page, () => page.getByTestId("all-games").click());
  assert.match(await rows(page).innerText(), /finished/);
  assert.equal(await page.getByTestId("kept-move").count(), 0);
  await follow(page, () => page.getByRole("link", { name: /^Look: Lost Cities/ }).click());
  assert.ok(await over(page));
});

scenario("home shows a few games, the page all of them", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await several(page, Array(6).fill("lost-cities"));
  await visit(page, "#/");
  await page.getByRole("heading", { name: "6 games under way" }).waitFor();
  assert.equal(await page.locator(".running-game").count(), 4);
  await visit(page, "#/games");
  assert.equal(await rows(page).count(), 6);
});

for (const [theme, system] of LOOKS) {
  scenario(`the list is accessible and fits: ${theme} on a ${system} system`, async ({ page: newPage }) => {
    const page = await newPage({ colorScheme: system });
    await open(page, "#/settings");
    await choose(page, "theme", theme);
    await several(page, ["harmonies", "lost-cities"]);
    await visit(page, "#/games");
    await page.getByTestId("kept-move").first().click();
    await idle(page);
    await page.getByTestId("kept-delete").first().click();
    await axe(page);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide at ${width}`);
    }
  });
}
