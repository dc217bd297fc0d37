// The play screen with Lost Cities: whole games by mouse and by keyboard, undo, reload, the end,
// sharing, replay, and what happens with things that cannot be opened.
import assert from "node:assert/strict";
import { axe, idle, open, ready, scenario, screenshot } from "./fixture.mjs";
import { begin, choosePair, closePanel, focusKept, hurry, moveByKeyboard, moveByMouse, movedOn, openPanel, over, ply, start } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const spoken = (page) => page.getByTestId("spoken").textContent();

scenario("two clicks lead from home to the first move", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page);
  await page.locator('a[href="#/new/lost-cities"]').first().click();
  await page.getByTestId("setup-start").click();
  await page.getByTestId("lc-sheet").waitFor();
});

scenario("a whole game of two people by mouse", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page, ["human", "human"]);
  await moveByMouse(page);
  await screenshot(page, "lost-cities-start");
  while (!(await over(page))) await moveByMouse(page);
  await screenshot(page, "lost-cities-end");
  await axe(page);
  const totals = await page.locator('[data-testid^="end-total-"]').allTextContents();
  assert.equal(totals.length, 2);
  // A finished game is no longer offered to go on with, but its address still shows it.
  const address = page.url();
  await visit(page, "#/");
  assert.equal(await page.locator('a[href^="#/play/"]').count(), 0);
  await page.goto(address);
  await ready(page);
  await page.getByTestId("end").waitFor();
});

scenario("a whole game against the computer by keyboard, with words for each step", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page, ["human", "easy"]);
  let last = "";
  for (let step = 0; !(await over(page)); step++) {
    await moveByKeyboard(page, step);
    const words = await spoken(page);
    assert.notEqual(words.trim(), "", "a step without a word");
    assert.notEqual(words, last, "the live region must change to be heard");
    last = words;
    await focusKept(page);
  }
  assert.equal(await page.evaluate(() => document.activeElement.id), "end-title");
});

scenario("undo takes back the computer's answer too, redo brings both, reload resumes", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page);
  for (let step = 0; step < 4; step++) await moveByMouse(page);
  const then = await ply(page);
  await page.keyboard.press("u");
  const undone = await ply(page);
  assert.ok(undone < then);
  await page.keyboard.press("y");
  await movedOn(page, undone);
  assert.equal(await ply(page), then);
  const total = await page.getByTestId("live-total").textContent();
  await page.reload();
  await ready(page);
  await page.getByTestId("play").waitFor();
  assert.equal(await ply(page), then);
  assert.equal(await page.getByTestId("live-total").textContent(), total);
  // Home offers to go on.
  await page.getByTestId("play-home").click();
  await page.locator('a[href^="#/play/"]').first().click();
  await page.getByTestId("play").waitFor();
  assert.equal(await ply(page), then);
});

scenario("a shared link opens as a replay for anyone, and can be played on", async ({ page: newPage }) => {
  const page = await newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await start(page, ["human", "human"]);
  while (!(await over(page))) await moveByMouse(page);
  const total = await page.getByTestId("end-total-0").textContent();
  await page.getByTestId("end-share").click();
  await page.getByRole("status").filter({ hasText: "link" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 700, `${link.length} characters`);

  const other = await newPage();
  await other.goto(link);
  await ready(other);
  await other.getByTestId("timeline").waitFor();
  assert.equal(await ply(other), 0);
  await axe(other);
  await other.getByTestId("replay-forth").click();
  assert.equal(await ply(other), 1);
  await other.getByTestId("replay-last").click();
  assert.equal((await other.getByTestId("live-total").textContent()).length > 0, true);
  const slider = other.getByTestId("replay-slider");
  await slider.fill("6");
  assert.equal(await ply(other), 6);
  const all = await slider.getAttribute("max");
  assert.equal(await slider.getAttribute("aria-valuetext"), `Move 6 of ${all}`);
  await other.getByTestId("replay-fork").click();
  await other.waitForFunction(() => location.hash.startsWith("#/play/"));
  assert.equal(await ply(other), 6);
  await moveByMouse(other);
  assert.notEqual(total, "");
});

scenario("export and import bring the same game", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page, ["human", "human"]);
  while (!(await over(page))) await moveByMouse(page);
  const total = await page.getByTestId("end-total-1").textContent();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("end-export").click()]);
  const file = await download.path();
  const other = await newPage();
  await open(other, "#/new");
  await other.getByTestId("open-game").locator("summary").click();
  await other.getByTestId("open-file").setInputFiles(file);
  await other.getByTestId("end").waitFor();
  assert.equal(await other.getByTestId("end-total-1").textContent(), total);
});

scenario("what cannot be opened is explained", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/replay/AAAA");
  await page.getByTestId("trouble").waitFor();
  await axe(page);
  await visit(page, "#/play/nowhere");
  await page.getByRole("heading", { name: "This game is not here" }).waitFor();
  await visit(page, "#/new/lost-cities");
  await page.getByTestId("open-game").locator("summary").click();
  await page.getByTestId("open-text").fill('{"format":"chess"}');
  await page.getByTestId("open-go").click();
  await page.getByText("This is not an Atoll game.").waitFor();
});

scenario("a refused move names its rule and explains it; a question comes before regrets", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page);
  await begin(page, ["human", "human"]);
  await page.getByTestId("lc-refuse").click();
  await page.getByTestId("confirm-yes").waitFor();
  await axe(page);
  await page.getByTestId("confirm-no").click();
  assert.equal(await ply(page), 0);
  await page.getByTestId("lc-refuse").click();
  await page.getByTestId("confirm-yes").click();
  await movedOn(page, 0);
  await hurry(page);
  await page.goBack();
  await page.getByTestId("play").waitFor();
  while (!(await choosePair(page, false))) await moveByMouse(page);
  const before = await ply(page);
  await page.getByTestId("lc-write").click();
  await idle(page);
  assert.match(await page.getByTestId("why").innerText(), /\w+ \w+/);
  assert.equal(await ply(page), before);
});

scenario("names are text, whatever they say", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/new/lost-cities");
  await page.getByTestId("setup-name-1").fill("<script>alert(1)</script>");
  await page.getByTestId("setup-start").click();
  await page.getByTestId("prompt").filter({ hasText: "<script>" }).or(page.getByTestId("seat-0")).first().waitFor();
  assert.equal(await page.locator("main script").count(), 0);
});

for (const [theme, size] of [["light", "phone"], ["dark", "tablet"], ["light", "desktop"], ["dark", "desktop"]]) {
  scenario(`set-up, table and panels are accessible: ${theme}, ${size}`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/new/lost-cities", { theme, size });
    await axe(page);
    await hurry(page);
    await begin(page);
    for (let step = 0; step < 3; step++) await moveByMouse(page);
    await axe(page);
    for (const panel of ["log", "moves", "help", "settings", "more"]) {
      await openPanel(page, panel);
      await axe(page);
      await closePanel(page);
    }
    await screenshot(page, `lost-cities-${size}-${theme}`);
  });
}

scenario("on a phone nothing scrolls while playing", async ({ page: newPage }) => {
  const page = await newPage();
  await start(page, ["human", "easy"], { size: { width: 360, height: 640 } });
  await moveByMouse(page);
  const scrolls = await page.evaluate(() => {
    const root = document.documentElement;
    const table = document.querySelector(".play-table");
    return [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth, table.scrollHeight - table.clientHeight];
  });
  assert.deepEqual(scrolls.map((extra) => Math.max(0, extra)), [0, 0, 0]);
});
