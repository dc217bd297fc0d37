// How the tests of the play screen begin games and make moves, as a person would.
import { open } from "./fixture.mjs";
import { visit } from "./shell-help.mjs";

/** No waiting for the computer, no questions before a move. */
export async function hurry(page) {
  await visit(page, "#/settings");
  await page.locator('input[name="speed"][value="instant"]').check();
  const ask = page.locator('input[name="confirmations"]');
  if (await ask.isChecked()) await ask.uncheck();
}

/** Sets up a game of Lost Cities with a fixed seed; `kinds` says who sits where. */
export async function begin(page, kinds = ["human", "easy"], seed = "00000000000a7011") {
  await visit(page, "#/new/lost-cities");
  for (let seat = 3; seat <= kinds.length; seat++) await page.getByTestId("setup-add").click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByTestId(`setup-kind-${index + 1}`).selectOption(kind);
  }
  await page.locator("details", { has: page.getByTestId("setup-seed") }).locator("summary").click();
  await page.getByTestId("setup-seed").fill(seed);
  await page.getByTestId("setup-start").click();
  await page.getByTestId("play").waitFor();
}

/** Opens the site and begins. */
export async function start(page, kinds, options) {
  await open(page, "#/", options);
  await hurry(page);
  await begin(page, kinds);
}

export const ply = (page) => page.getByTestId("play").getAttribute("data-ply").then(Number);

/** Waits until the game has gone on from a ply, or is over. */
export async function movedOn(page, from) {
  await page.waitForFunction((from) => {
    const play = document.querySelector("[data-testid=play]");
    const thinking = document.querySelector("[data-testid=stop-thinking]");
    return document.querySelector("[data-testid=end]") || (Number(play.dataset.ply) > from && !thinking);
  }, from);
}

export const over = (page) => page.getByTestId("end").isVisible();

/** Whoever is asked makes one decision with the mouse, on the board itself. */
export async function moveByMouse(page) {
  const before = await ply(page);
  const skip = page.getByTestId("lc-skip");
  if (await skip.isVisible()) {
    const target = page.locator('[data-testid^="lc-accelerate-"]:not([disabled]):not([aria-disabled="true"])').first();
    await ((await target.count()) ? target : skip).click();
  } else if (!(await writeSomething(page))) {
    await page.getByTestId("lc-refuse").click();
  }
  await movedOn(page, before);
}

async function writeSomething(page) {
  const usable = '[data-testid^="lc-die-KIND-"]:not([aria-disabled="true"]):not([disabled])';
  const colours = page.locator(usable.replace("KIND", "colour"));
  for (let index = 0; index < (await colours.count()); index++) {
    const colour = colours.nth(index);
    if ((await colour.getAttribute("aria-pressed")) !== "true") await colour.click();
    const number = page.locator(usable.replace("KIND", "number")).first();
    if (await number.count()) {
      await number.click();
      const write = page.getByTestId("lc-write");
      if ((await write.isEnabled()) && (await write.getAttribute("aria-disabled")) !== "true") {
        await write.click();
        return true;
      }
      if ((await number.getAttribute("aria-pressed")) === "true") await number.click();
    }
    if ((await colour.getAttribute("aria-pressed")) === "true") await colour.click();
  }
  return false;
}

/** One decision with the keyboard alone, from the list of legal moves. */
export async function moveByKeyboard(page, pick = 0) {
  const before = await ply(page);
  await page.keyboard.press("m");
  await page.getByTestId("legal-moves").waitFor();
  const count = await page.getByTestId("legal-move").count();
  // Title, close button, list body, then the moves.
  for (let tabs = 0; tabs < 3 + (pick % count); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await movedOn(page, before);
}
