// Harmonies on the play screen: a whole game by mouse, a whole solo game by keyboard, spirits, the
// words that go with it, and the layout in three sizes.
import assert from "node:assert/strict";
import { axe, open, scenario, screenshot, SIZES } from "./fixture.mjs";
import { hurry, movedOn, over, ply } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const SEED = "00000000000a7011";
const spoken = (page) => page.getByTestId("spoken").textContent();
const isOpen = '[data-testid^="KIND"].is-open';

/** Sets up a game; `choices` are labels of variants to pick. */
async function begin(page, kinds, { choices = [], seed = SEED, options } = {}) {
  await open(page, "#/", options);
  await hurry(page);
  await visit(page, "#/new/harmonies");
  for (let seat = 3; seat <= kinds.length; seat++) await page.getByTestId("setup-add").click();
  if (kinds.length === 1) await page.locator(".setup-seat").nth(1).getByRole("button").click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByTestId(`setup-kind-${index + 1}`).selectOption(kind);
  }
  for (const choice of choices) await page.getByLabel(choice, { exact: true }).check({ force: true });
  await page.locator("details", { has: page.getByTestId("setup-seed") }).locator("summary").click();
  await page.getByTestId("setup-seed").fill(seed);
  await page.getByTestId("setup-start").click();
  await page.getByTestId("hm-table").waitFor();
}

/** One decision by mouse: cubes first, then tokens, a card now and then, the end of the turn last. */
async function decide(page, step) {
  const before = await ply(page);
  const find = (kind) => page.locator(isOpen.replace("KIND", kind));
  const cube = page.locator(".hm-cell.is-ready");
  const [spirit, space, cell, card] = ["hm-spirit-", "hm-space-", "hm-cell-", "hm-card-"].map(find);
  if (await spirit.count()) await spirit.first().click();
  else if (await cube.count()) await press(page, cube.first());
  else if (await space.count()) await space.nth(step % (await space.count())).click();
  else if (await cell.count()) await press(page, cell.nth((step * 5) % (await cell.count())));
  else if (step % 2 && (await card.count())) await card.first().click();
  else await page.getByTestId("hm-end").click();
  await movedOn(page, before);
}

/** Presses a hex; where that could mean several things, the first one. */
async function press(page, hex) {
  await hex.locator(".hm-hex").click();
  const choice = page.getByTestId("hm-choice-0");
  if (await choice.count()) await choice.click();
}

scenario("a whole game of two people by mouse", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  let step = 0;
  for (; step < 40; step++) await decide(page, step);
  await screenshot(page, "harmonies-middle");
  await axe(page);
  for (; !(await over(page)); step++) await decide(page, step);
  await screenshot(page, "harmonies-end");
  await axe(page);
  assert.equal((await page.locator('[data-testid^="end-total-"]').allTextContents()).length, 2);
});

scenario("spirits are chosen first, and side B has 25 hexes", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "easy"], { choices: ["With", "Islands (25 hexes)"] });
  await movedOn(page, -1);
  assert.equal(await page.locator(".hm-cell[role=button]").count(), 25);
  const spirits = page.locator('[data-testid^="hm-spirit-"]');
  assert.equal(await spirits.count(), 2);
  await screenshot(page, "harmonies-spirits");
  await axe(page);
  const chosen = (await spirits.first().getAttribute("data-testid")).replace("hm-spirit-", "");
  await spirits.first().click();
  await page.getByTestId(`hm-own-${chosen}`).waitFor();
  assert.equal(await spirits.count(), 0);
});

scenario("the space can be changed until the first token is down", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  await page.getByTestId("hm-space-1").click();
  assert.match(await spoken(page), /undo to take another space/);
  assert.ok((await page.locator(".hm-cell.is-open").count()) > 20, "hexes are lit");
  await page.keyboard.press("u");
  await page.getByTestId("hm-space-2").click();
  // A hex shows what would change before it does.
  await page.locator(".hm-cell.is-open .hm-hex").first().hover();
  await page.locator(".hm-tip").waitFor();
  await page.locator(".hm-ghost").waitFor();
  // A second space is refused, with the rule.
  await page.getByTestId("hm-space-3").click({ force: true });
  await page.getByText("One space a turn").first().waitFor();
});

scenario("a card shows where its habitat could be", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  for (let step = 0; step < 24; step++) await decide(page, step);
  const row = page.locator('[data-testid^="hm-card-"]');
  let near = 0;
  for (let index = 0; index < (await row.count()); index++) {
    await row.nth(index).hover();
    near += await page.locator(".hm-cell.is-near, .hm-cell.is-home").count();
  }
  assert.ok(near > 0, "some card nearly fits");
});

/** Presses Tab until the focus is on something that the selector matches. */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await page.evaluate((s) => document.activeElement.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no way to ${selector} with the Tab key`);
}

/** Walks over the board by arrow keys until the focused hex matches. */
async function walkTo(page, selector) {
  await tabTo(page, ".hm-cell");
  const path = ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"];
  for (let column = 0; column < 7; column++) {
    path.push(...Array(4).fill("ArrowDown"), column < 6 ? "ArrowRight" : "ArrowLeft", ...Array(4).fill("ArrowUp"));
  }
  for (const key of [...Array(6).fill("ArrowLeft"), ...path]) {
    if (await page.evaluate((s) => document.activeElement.matches(s), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`no ${selector} on the board`);
}

scenario("a whole solo game by keyboard, every step in words", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human"]);
  let last = "";
  const enter = async (pattern) => {
    const before = await ply(page);
    await page.keyboard.press("Enter");
    const choosing = await page.evaluate(() => document.activeElement.dataset.testid === "hm-choice-0");
    if (choosing) await page.keyboard.press("Enter");
    await movedOn(page, before);
    const words = await spoken(page);
    assert.match(words, pattern);
    assert.notEqual(words, last, "the live region must change to be heard");
    last = words;
    if (await over(page)) return;
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "focus was lost");
  };
  for (let turn = 0; turn < 13 && !(await over(page)); turn++) {
    await tabTo(page, ".hm-space.is-open");
    await enter(/takes .* from space \d/);
    if (turn === 1) {
      await tabTo(page, ".hm-card.is-open");
      await enter(/takes the card/);
    }
    for (let token = 0; token < 3; token++) {
      await walkTo(page, ".hm-cell.is-open");
      const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
      assert.match(label, /^[A-E][1-5], .*may go here/);
      await enter(/places a \w+ token on [A-E][1-5]/);
    }
    await tabTo(page, "[data-testid=hm-end]");
    await enter(/./);
  }
  assert.ok(await over(page), "thirteen turns at most");
  await page.getByTestId("hm-suns").waitFor();
  await screenshot(page, "harmonies-solo-end");
  await axe(page);
});

scenario("the solo row can be swapped at the end of a turn", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human"]);
  while (!(await page.locator('[data-testid^="hm-swap-"]').count())) {
    const before = await ply(page);
    const space = page.locator(".hm-space.is-open");
    if (await space.count()) await space.first().click();
    else await press(page, page.locator(".hm-cell.is-open").first());
    await movedOn(page, before);
  }
  const swap = page.locator('[data-testid^="hm-swap-"]').first();
  const gone = (await swap.getAttribute("data-testid")).replace("swap", "card");
  await swap.click();
  await page.getByTestId(gone).waitFor({ state: "detached" });
});

for (const [size, viewport] of Object.entries({ ...SIZES, small: { width: 360, height: 640 } })) {
  scenario(`everything fits on a ${size} screen, light and dark`, async ({ page: newPage }) => {
    const page = await newPage({ viewport });
    await begin(page, ["human", "human"]);
    for (let step = 0; step < 9; step++) await decide(page, step);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `harmonies-${size}-${colorScheme}`);
      await axe(page);
    }
    const room = await page.evaluate(() => {
      const page = document.documentElement;
      const hexes = [...document.querySelectorAll(".hm-cell[role=button] .hm-hex")].map((hex) => hex.getBoundingClientRect());
      return {
        scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
        hex: Math.min(...hexes.map((box) => Math.min(box.width, box.height))),
        inside: hexes.every((box) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth),
      };
    });
    assert.equal(room.scrolls, false, "the page scrolls");
    assert.ok(room.inside, "a hex is outside of the window");
    assert.ok(room.hex >= 44, `a hex is ${room.hex} pixels`);
  });
}
