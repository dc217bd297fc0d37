// Skylands on the play screen: a whole game by mouse, one by keyboard with its spoken words, one on a
// phone by touch; what is shown before it is done; the layout in all sizes.
import assert from "node:assert/strict";
import { axe, open, scenario, screenshot } from "./fixture.mjs";
import { hurry, movedOn, over, ply, twist } from "./play-help.mjs";
import { visit } from "./shell-help.mjs";

const SEED = "00000000000a7011";
const spoken = (page) => page.getByTestId("spoken").textContent();
const phase = (page) => page.getByTestId("sk-table").getAttribute("data-phase");

/** Sets up a game; `choices` are labels of variants to pick. */
async function begin(page, kinds, { choices = [], seed = SEED } = {}) {
  await open(page, "#/");
  await hurry(page);
  await visit(page, "#/new/skylands");
  for (let seat = 3; seat <= kinds.length; seat++) await page.getByTestId("setup-add").click();
  if (kinds.length === 1) await page.locator(".setup-seat").nth(1).getByRole("button").click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByTestId(`setup-kind-${index + 1}`).selectOption(kind);
  }
  for (const choice of choices) await page.getByLabel(choice, { exact: true }).check({ force: true });
  await page.locator("details", { has: page.getByTestId("setup-seed") }).locator("summary").click();
  await page.getByTestId("setup-seed").fill(seed);
  await page.getByTestId("setup-start").click();
  await page.getByTestId("sk-table").waitFor();
}

/** What is pressed next: an action in turn, a square that is lit, a choice, a special island, or pass. */
async function target(page, step) {
  const all = (selector) => page.locator(selector);
  switch (await phase(page)) {
    case "choose": {
      const open = all(".sk-action.is-open");
      // Discovering every other time, so that boards fill.
      const discover = page.locator('.sk-action.is-open[data-testid="sk-action-discover"]');
      if (await discover.count()) return discover;
      return open.nth(step % (await open.count()));
    }
    case "deploy":
    case "pay":
    case "convert":
      return all('[data-testid^="sk-choice-"]').first();
    case "create": {
      const special = all(".sk-special.is-open");
      return (await special.count()) ? special.first() : page.getByTestId("sk-pass");
    }
    default: {
      for (const lit of ["is-open", "is-faint"]) {
        const square = all(`.sk-square.${lit} .sk-cell`);
        if (await square.count()) return square.nth((step * 5) % (await square.count()));
      }
      return page.getByTestId("sk-pass");
    }
  }
}

async function decide(page, step) {
  const before = await ply(page);
  await (await target(page, step)).click();
  await movedOn(page, before);
}

scenario("a whole game of two people by mouse", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  await screenshot(page, "skylands-first");
  await axe(page);
  let step = 0;
  for (; step < 24; step++) await decide(page, step);
  await screenshot(page, "skylands-middle");
  await axe(page);
  for (; !(await over(page)); step++) {
    assert.ok(step < 400, "the game goes on for ever");
    await decide(page, step);
  }
  await screenshot(page, "skylands-end");
  await axe(page);
  assert.equal((await page.locator('[data-testid^="end-total-"]').allTextContents()).length, 2);
});

scenario("what an action brings, to whom, is shown before it is chosen", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  await page.getByTestId("sk-action-discover").hover();
  const outlook = page.getByTestId("sk-outlook");
  assert.match(await outlook.innerText(), /Discover islands:\s+2 tiles[\s\S]*one more tile[\s\S]*The others then: .*1 tile/);
  await page.getByTestId("sk-action-deploy").hover();
  assert.match(await outlook.innerText(), /two islands instead of one/);
  // A special island can be read at any time, with its price and why not.
  await page.locator('[data-testid^="sk-special-"]').first().hover();
  assert.match(await page.locator(".sk-about").innerText(), /Too few inhabitants/);
});

scenario("a tile is turned by button, wheel and key, and shows where it fits", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"]);
  await page.getByTestId("sk-action-discover").click();
  await page.locator(".sk-square.is-open").first().waitFor();
  const tile = page.locator('.sk-tile[aria-pressed="true"]');
  const label = () => tile.getAttribute("aria-label");
  const turned = async (act) => {
    const before = await label();
    await act();
    await page.waitForFunction((before) => document.querySelector('.sk-tile[aria-pressed="true"]').getAttribute("aria-label") !== before, before);
    return label();
  };
  const first = await label();
  await turned(() => page.getByTestId("sk-turn-right").click());
  assert.equal(await turned(() => page.getByTestId("sk-turn-left").click()), first);
  await turned(() => page.keyboard.press("r"));
  assert.equal(await turned(() => page.keyboard.press("Shift+R")), first);
  await page.getByTestId("sk-board").hover();
  await turned(() => page.mouse.wheel(0, 100));
  // A square that is looked at shows the ghost and what it changes.
  await page.locator(".sk-square.is-open .sk-cell").first().hover();
  await page.locator(".sk-ghost").waitFor();
  assert.match(await page.locator(".sk-tip").textContent(), /^[+±−]\d/);
  // Where something lies, nothing is laid, and the rule is named.
  await page.locator(".sk-square:not(.is-empty) .sk-cell").first().click();
  await page.getByText("Something lies there").first().waitFor();
});

/** Presses Tab until the focus is on something that the selector matches. */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await page.evaluate((s) => document.activeElement.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no way to ${selector} with the Tab key`);
}

/** Walks over the squares by arrow keys until the focused one matches. */
async function walkTo(page, selector) {
  await tabTo(page, ".sk-square");
  const home = [...Array(4).fill("ArrowLeft"), ...Array(3).fill("ArrowUp")];
  const row = [...Array(4).fill("ArrowRight"), "ArrowDown", ...Array(4).fill("ArrowLeft"), "ArrowDown"];
  for (const key of [...home, ...row, ...row]) {
    if (await page.evaluate((s) => document.activeElement.matches(s), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`no ${selector} on the board`);
}

scenario("a whole game by keyboard, every step in words", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human", "human"], { choices: ["For a first game"] });
  let last = "";
  const enter = async (pattern) => {
    const before = await ply(page);
    await page.keyboard.press("Enter");
    await movedOn(page, before);
    const words = await spoken(page);
    assert.match(words, pattern);
    assert.notEqual(words, last, "the live region must change to be heard");
    last = words;
    if (await over(page)) return;
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "focus was lost");
  };
  for (let step = 0; !(await over(page)); step++) {
    assert.ok(step < 400, "the game goes on for ever");
    switch (await phase(page)) {
      case "choose": {
        const discover = await page.locator('.sk-action.is-open[data-testid="sk-action-discover"]').count();
        await tabTo(page, discover ? '[data-testid="sk-action-discover"]' : ".sk-action.is-open");
        await enter(/chooses|marker|over/);
        break;
      }
      case "deploy":
      case "pay":
      case "convert":
        await tabTo(page, ".sk-choice");
        await enter(/settles|gives|sends|trades/);
        break;
      case "create":
        await tabTo(page, ".sk-special.is-open");
        await enter(/buys/);
        break;
      default: {
        const placing = await phase(page);
        if (await page.locator(".sk-square.is-open, .sk-square.is-faint").count()) {
          await walkTo(page, ".sk-square.is-open, .sk-square.is-faint");
          const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
          assert.match(label, /^[A-E][1-4]; empty; the piece fits here/);
          await enter(placing === "special" ? /lays on [A-E][1-4]: / : /lays on [A-E][1-4]: .*(north|east|south|west)/);
        } else {
          await tabTo(page, '[data-testid="sk-pass"]');
          await enter(/passes/);
        }
      }
    }
  }
  await axe(page);
});

scenario("a whole game on a phone by touch, and nothing scrolls", async ({ page: newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, ["human", "human"]);
  for (let step = 0; !(await over(page)); step++) {
    assert.ok(step < 400, "the game goes on for ever");
    const before = await ply(page);
    const aim = await target(page, step);
    if ((await aim.getAttribute("data-testid")) === "sk-pass") {
      await aim.tap();
    } else {
      // The first tap looks, the button does it.
      await aim.tap();
      assert.equal(await ply(page), before, "a first tap decides nothing");
      await page.locator('[data-testid="sk-do"]:not([aria-disabled])').tap();
    }
    await movedOn(page, before);
    if (step % 8 === 0 && !(await over(page))) {
      const room = await page.evaluate(() => {
        const page = document.documentElement;
        const squares = [...document.querySelectorAll(".sk-square .sk-cell")].map((cell) => cell.getBoundingClientRect());
        const foot = document.querySelector(".sk-foot").getBoundingClientRect();
        const tools = document.querySelector(".toolbar").getBoundingClientRect();
        return {
          scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
          square: Math.min(...squares.map((box) => Math.min(box.width, box.height))),
          foot: foot.bottom <= tools.top + 1,
        };
      });
      assert.equal(room.scrolls, false, "the page scrolls");
      assert.ok(room.square >= 44, `a square is ${room.square} pixels`);
      assert.ok(room.foot, "the buttons are below the fold");
    }
  }
  await screenshot(page, "skylands-phone-end");
});

scenario("two fingers turn the piece, a second finger that taps turns it once, and nothing is laid", async ({ page: newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, ["human", "human"]);
  const board = await page.getByTestId("sk-board").boundingBox();
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const held = page.locator('.sk-tile[aria-pressed="true"] svg');
  // Until a piece comes that can be turned.
  for (let step = 0; !(await page.getByTestId("sk-turn-right").count()); step++) await decide(page, step);
  const before = await ply(page);
  const look = () => held.first().innerHTML();
  const first = await look();
  await twist(page, middle, 100);
  const turned = await look();
  assert.notEqual(turned, first, "ninety degrees are a turn");
  await twist(page, middle, -100);
  assert.equal(await look(), first, "and back");
  await twist(page, middle, 0);
  assert.equal(await look(), turned, "a tap is a turn, too");
  assert.equal(await ply(page), before);
});

const LAYOUTS = {
  small: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
  flat: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
};

for (const [size, viewport] of Object.entries(LAYOUTS)) {
  scenario(`everything fits on a ${size} screen, light and dark`, async ({ page: newPage }) => {
    const page = await newPage({ viewport });
    await begin(page, ["human", "human"]);
    for (let step = 0; step < 13; step++) await decide(page, step);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `skylands-${size}-${colorScheme}`);
      await axe(page);
    }
    const room = await page.evaluate(() => {
      const page = document.documentElement;
      const squares = [...document.querySelectorAll(".sk-square .sk-cell")].map((cell) => cell.getBoundingClientRect());
      const [board] = [document.querySelector(".sk-frame").getBoundingClientRect()];
      return {
        scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
        square: Math.min(...squares.map((box) => Math.min(box.width, box.height))),
        inside: squares.every((box) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth),
        share: (board.width * board.height) / (innerWidth * innerHeight),
      };
    });
    assert.equal(room.scrolls, false, "the page scrolls");
    assert.ok(room.inside, "a square is outside of the window");
    assert.ok(room.square >= 44, `a square is ${room.square} pixels`);
    if (size === "desktop") assert.ok(room.share >= 0.4, `the board has ${room.share} of the screen`);
  });
}

scenario("a solo game: the wind chooses in turn, and the end says what a score is worth", async ({ page: newPage }) => {
  const page = await newPage();
  await begin(page, ["human"], { choices: ["Tactical: start island and two tiles"] });
  assert.equal(await phase(page), "start");
  for (let step = 0; !(await over(page)); step++) {
    assert.ok(step < 400, "the game goes on for ever");
    if ((await phase(page)) === "choose") assert.match(await page.getByTestId("sk-outlook").innerText(), /the wind chooses/);
    await decide(page, step);
  }
  assert.match(await page.getByTestId("sk-rank").innerText(), /Atoll’s own/);
});
