// My Island on the play screen: a whole game of two by mouse, one by keyboard, one on a phone by touch,
// a reload after each of eight decisions, secrets, and the layout in four sizes.
import assert from "node:assert/strict";
import { axe, open, ready, scenario, screenshot, SIZES } from "./fixture.mjs";
import { hurry, movedOn, over, ply, twist } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const SEED = "00000000000a7011";
const WATCH = "Everybody watches";
const spoken = (page) => page.getByTestId("spoken").textContent();
const fits = (page) => page.locator(".mi-cell.is-open .mi-hex");

/** Sets up a game; `choices` are labels of variants to pick. */
async function begin(page, kinds, choices = []) {
  await open(page, "#/");
  await hurry(page);
  await visit(page, "#/new/my-island");
  if (kinds.length === 1) await page.locator(".setup-seat").nth(1).getByRole("button").click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByTestId(`setup-kind-${index + 1}`).selectOption(kind);
  }
  for (const choice of choices) await page.getByLabel(choice, { exact: true }).check({ force: true });
  await page.locator("details", { has: page.getByTestId("setup-seed") }).locator("summary").click();
  await page.getByTestId("setup-seed").fill(SEED);
  await page.getByTestId("setup-start").click();
  await page.locator('[data-testid="mi-table"], [data-testid="curtain"]').waitFor();
}

/** Takes the device, where somebody must. */
async function unveil(page) {
  const curtain = page.locator("#curtain-go");
  if (await curtain.count()) await curtain.click();
  await page.getByTestId("mi-table").waitFor();
}

/** Where the tile fits nowhere: a point for it while there is one. */
async function skip(page) {
  const pass = page.getByTestId("mi-pass");
  const can = (await pass.getAttribute("aria-disabled")) !== "true";
  await (can ? pass : page.getByTestId("mi-end")).click();
}

/** One decision by mouse: hover, see the ghost, click. */
async function decide(page, step) {
  await unveil(page);
  const before = await ply(page);
  const count = await fits(page).count();
  if (count === 0) await skip(page);
  else {
    const field = fits(page).nth((step * 5) % count);
    await field.hover();
    await page.locator(".mi-ghost:not(.is-wrong)").waitFor();
    await field.click();
  }
  await movedOn(page, before);
}

scenario("a whole game of two people by mouse, in secret rounds", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  await page.getByTestId("curtain").waitFor();
  let step = 0;
  for (; step < 17; step++) await decide(page, step);
  // The second player does not see what the first has just laid.
  await unveil(page);
  assert.match(await spoken(page), /has decided/);
  await screenshot(page, "my-island-middle");
  await axe(page);
  for (; !(await over(page)); step++) await decide(page, step);
  await screenshot(page, "my-island-end");
  await axe(page);
  assert.equal((await page.locator('[data-testid^="end-total-"]').allTextContents()).length, 2);
});

scenario("the ghost says what the tile brings, turns by key, wheel and button, and a far click is explained", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"], [WATCH]);
  await fits(page).nth(3).hover();
  const shape = () => page.locator(".mi-ghost .mi-edge").getAttribute("d");
  let last = await shape();
  for (const turn of [() => page.keyboard.press("r"), () => page.mouse.wheel(0, 120), () => page.getByTestId("mi-turn-left").click()]) {
    await turn();
    await fits(page).nth(3).hover();
    await page.waitForFunction((last) => document.querySelector(".mi-ghost .mi-edge")?.getAttribute("d") !== last, last);
    last = await shape();
  }
  assert.match(await page.getByTestId("mi-said").textContent(), /^Here: \+\d/);
  // In the rainforest nothing fits: the click is refused with its rule.
  await page.getByTestId("mi-cell-A8").click({ force: true });
  await page.getByText("Closed terrain").first().waitFor();
  // Two clicks on one spot lay one tile.
  await page.keyboard.press("Escape");
  const field = fits(page).nth(3);
  await field.hover();
  await field.dblclick();
  await movedOn(page, 0);
  assert.equal(await ply(page), 1);
});

scenario("a whole game of two by keyboard, every step in words", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"], [WATCH]);
  const focused = (what) => page.evaluate((what) => document.activeElement.getAttribute(what), what);
  for (let tabs = 0; tabs < 60 && !(await focused("data-testid"))?.startsWith("mi-cell-"); tabs++) {
    await page.keyboard.press("Tab");
  }
  const start = await focused("data-testid");
  assert.match(start, /^mi-cell-[A-H]\d+$/);
  // Six ways, there and back.
  await page.keyboard.press("q");
  await page.keyboard.press("c");
  assert.equal(await focused("data-testid"), start);
  let laid = 0;
  for (let step = 0; !(await over(page)); step++) {
    const before = await ply(page);
    for (let turns = 0; turns < step % 3; turns++) await page.keyboard.press("r");
    await page.keyboard.press("PageDown");
    if (await page.locator(".mi-ghost:not(.is-wrong)").count()) {
      assert.match(await focused("aria-label"), /^[A-H]\d+, .*Enter lays [A-H]\d+/);
      await page.keyboard.press("Enter");
      await movedOn(page, before);
      assert.match(await spoken(page), /lays the tile on [A-H]\d+|The game is over|ends/);
      laid++;
    } else {
      const button = page.getByTestId("mi-pass");
      const can = (await button.getAttribute("aria-disabled")) !== "true";
      await (can ? button : page.getByTestId("mi-end")).focus();
      await page.keyboard.press("Enter");
      await movedOn(page, before);
      if (!(await over(page))) await page.locator('.mi-cell[tabindex="0"]').focus();
    }
    if (await over(page)) break;
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "focus was lost");
  }
  assert.ok(laid > 15, `${laid} tiles laid`);
});

scenario("a whole game on a phone by touch: the first tap shows, the second lays", async ({ page: newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, ["human", "easy"]);
  for (let step = 0; !(await over(page)); step++) {
    const before = await ply(page);
    const count = await fits(page).count();
    if (count === 0) await skip(page);
    else {
      // Beside the field, as fingers are.
      const box = await fits(page).nth((step * 7) % count).boundingBox();
      await page.touchscreen.tap(box.x + box.width / 2 + 6, box.y + box.height / 2 + 6);
      await page.locator(".mi-ghost:not(.is-wrong)").waitFor();
      assert.equal(await ply(page), before, "the first tap only shows");
      if (step % 2) await page.getByTestId("mi-lay").tap();
      else {
        const hex = await page.locator(".mi-ghost .mi-face").first().boundingBox();
        await page.touchscreen.tap(hex.x + hex.width / 2, hex.y + hex.height / 2);
      }
    }
    await movedOn(page, before);
    if (step === 6) {
      await page.getByTestId("mi-closer").tap();
      await screenshot(page, "my-island-closer");
      await axe(page);
      await page.getByTestId("mi-closer").tap();
    }
  }
  await axe(page);
});

scenario("a reload after each of eight decisions goes on in the same place", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"], [WATCH]);
  for (let step = 0; step < 8; step++) {
    await decide(page, step);
    const drawn = () => page.locator(".mi-tiles .mi-edge").evaluateAll((all) => all.map((one) => one.getAttribute("d")));
    const [before, tiles, now] = [await ply(page), await drawn(), await page.getByTestId("mi-now").getAttribute("aria-label")];
    await page.reload();
    await ready(page);
    await page.getByTestId("mi-table").waitFor();
    assert.deepEqual([await ply(page), await drawn(), await page.getByTestId("mi-now").getAttribute("aria-label")], [before, tiles, now]);
  }
});

scenario("alone: pass and end say what they cost, and the rank is ours", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human"]);
  assert.match(await page.getByTestId("mi-pass").textContent(), /−1/);
  assert.match(await page.getByTestId("mi-end").textContent(), /free/);
  await decide(page, 0);
  await page.getByTestId("mi-end").click();
  await page.getByTestId("mi-solo").waitFor();
  assert.match(await page.getByTestId("mi-solo").textContent(), /of our own/);
});

const SCREENS = {
  ...SIZES,
  small: { width: 360, height: 640 },
  side: { width: 844, height: 390 },
  "short-side": { width: 740, height: 360 },
};
for (const [size, viewport] of Object.entries(SCREENS)) {
  scenario(`everything fits on a ${size} screen, light and dark`, async ({ page: newPage }) => {
    const page = await newPage({ viewport });
    await begin(page, ["human", "human"], [WATCH]);
    for (let step = 0; step < 7; step++) await decide(page, step);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `my-island-${size}-${colorScheme}`);
      await axe(page);
    }
    const room = await page.evaluate(() => {
      const page = document.documentElement;
      const inside = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
      const outside = [...document.querySelectorAll(".mi-cell .mi-hex, .mi-act, .mi-tool, .mi-coming")].filter((one) => !inside(one.getBoundingClientRect()));
      const island = document.querySelector(".mi-board").getBoundingClientRect();
      return {
        scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
        outside: outside.map((one) => one.getAttribute("class")),
        share: (island.width * island.height) / (innerWidth * innerHeight),
        tiles: document.querySelectorAll(".mi-coming").length,
      };
    });
    assert.equal(room.scrolls, false, "the page scrolls");
    assert.deepEqual(room.outside, [], "something is outside of the window");
    assert.equal(room.tiles, 28);
    if (size === "desktop") assert.ok(room.share >= 0.4, `the island takes ${room.share}`);
  });
}

scenario("two fingers turn the tile, there and back, a second finger that taps turns it once, and nothing is laid", async ({ page: newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, ["human", "human"], [WATCH]);
  const before = await ply(page);
  const box = await fits(page).first().boundingBox();
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(spot.x, spot.y);
  const tile = () => page.locator(".mi-now .mi-edge").getAttribute("d");
  const first = await tile();
  await twist(page, spot, 70);
  const turned = await tile();
  assert.notEqual(turned, first, "sixty degrees are a turn");
  await twist(page, spot, -70);
  assert.equal(await tile(), first, "and back");
  await twist(page, spot, 0);
  assert.equal(await tile(), turned, "a tap is a turn, too");
  assert.equal(await ply(page), before);
});

scenario("the ghost shows what it ties together, and says how large it would be", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"], [WATCH]);
  for (let step = 0; step < 6; step++) await decide(page, step);
  let tied = 0;
  for (const field of (await fits(page).all()).slice(0, 12)) {
    await field.hover();
    const badges = await page.locator(".mi-over .mi-badge text").allTextContents();
    const words = await page.getByTestId("mi-said").textContent();
    for (const size of badges.filter((text) => text !== "✓")) assert.match(words, new RegExp(`: ${size}\\b`));
    tied += badges.length;
  }
  assert.ok(tied > 0, "a tile lies beside its like, so that something is always tied");
});
