// How the tests of the play screen begin games and make moves, as a person would.
import { follow, idle, open } from "./fixture.mjs";
import { visit } from "./shell-help.mjs";

/** No waiting for the computer, no questions before a move. */
export async function hurry(page) {
  await visit(page, "#/settings");
  await page.locator('input[name="speed"][value="instant"]').check();
  const ask = page.locator('input[name="confirmations"]');
  if (await ask.isChecked()) await ask.uncheck();
}

/** With this seed the second seat moves first, in both games. */
export const SECOND_FIRST = "00000000000a7011";

/** Fills in the set-up of a game; `kinds` says who sits where. */
async function setUp(page, kinds, seed, game) {
  await visit(page, `#/new/${game}`);
  for (let seat = 3; seat <= kinds.length; seat++) await page.getByTestId("setup-add").click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByTestId(`setup-kind-${index + 1}`).selectOption(kind);
  }
  await page.locator("details", { has: page.getByTestId("setup-seed") }).locator("summary").click();
  await page.getByTestId("setup-seed").fill(seed);
}

/** Begins a game with a fixed seed, and waits until a person is asked. */
export async function begin(page, kinds = ["human", "easy"], seed = SECOND_FIRST, game = "lost-cities") {
  await setUp(page, kinds, seed, game);
  await follow(page, () => page.getByTestId("setup-start").click());
}

/** Begins a game in which the computer moves first and its worker does not answer yet. */
export async function beginUnheard(page, game) {
  await setUp(page, ["human", "easy"], SECOND_FIRST, game);
  await page.getByTestId("setup-start").click();
  await page.getByTestId("stop-thinking").waitFor();
}

/** Opens the site and begins. */
export async function start(page, kinds, { game, ...options } = {}) {
  await open(page, "#/", options);
  await hurry(page);
  await begin(page, kinds, undefined, game);
}

export const ply = (page) => page.getByTestId("play").getAttribute("data-ply").then(Number);

/** Waits until the game has gone on from a ply, or is over, and nobody thinks. */
export async function movedOn(page, from) {
  await page.waitForFunction((from) => {
    const play = document.querySelector("[data-testid=play]");
    const further = document.querySelector("[data-testid=end]") || Number(play?.dataset.ply) > from;
    return further && document.documentElement.dataset.idle;
  }, from);
}

export const over = (page) => page.getByTestId("end").isVisible();

/** Waits until something has the focus; it never stays lost. */
export async function focusKept(page) {
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Whoever is asked makes one decision with the mouse, on the board itself. */
export async function moveByMouse(page) {
  await idle(page);
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

/** Looks for a pair of dice that can be written, or one that cannot, and leaves it chosen. */
export async function choosePair(page, allowed) {
  const dice = (kind) => page.locator(`[data-testid^="lc-die-${kind}-"]:not([aria-disabled="true"]):not([disabled])`);
  const press = async (die) => {
    if ((await die.getAttribute("aria-pressed")) !== "true") await die.click();
  };
  const write = page.getByTestId("lc-write");
  for (const colour of await dice("colour").all()) {
    for (const number of await dice("number").all()) {
      await press(colour);
      await press(number);
      const forbidden = await write.evaluate((button) => button.classList.contains("lc-forbidden"));
      if ((await write.isEnabled()) && forbidden !== allowed) return true;
    }
  }
  return false;
}

async function writeSomething(page) {
  const found = await choosePair(page, true);
  if (found) await page.getByTestId("lc-write").click();
  return found;
}

/** One decision with the keyboard alone, from the list of legal moves. */
export async function moveByKeyboard(page, pick = 0) {
  await page.keyboard.press("m");
  // The panel takes the focus when it is drawn; then come its close button, its body and the moves.
  await page.waitForFunction(() => document.activeElement.id === "panel-title");
  // Whoever begins may be the computer.
  await page.getByTestId("legal-move").first().waitFor();
  const before = await ply(page);
  const count = await page.getByTestId("legal-move").count();
  for (let tabs = 0; tabs < 3 + (pick % count); tabs++) await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.activeElement.dataset.testid === "legal-move");
  await page.keyboard.press("Enter");
  await movedOn(page, before);
  await page.keyboard.press("Escape");
  await page.getByTestId("panel").waitFor({ state: "detached" });
}

/** Opens a panel by its button, which may stand in *More* where there is little room. */
export async function openPanel(page, name) {
  await pressTool(page, name);
  await page.getByTestId("panel").waitFor();
}

/** Presses a tool, wherever it stands. */
export async function pressTool(page, name) {
  const tool = page.getByTestId(`tool-${name}`);
  if (!(await tool.isVisible())) {
    await page.getByTestId("tool-more").click();
    await idle(page);
  }
  // One that has nothing to do now can be pressed, too.
  await tool.or(page.getByTestId(`listed-tool-${name}`)).filter({ visible: true }).click({ force: true });
  await idle(page);
}

/** Closes the panel, if one is open. */
export async function closePanel(page) {
  if (await page.getByTestId("panel").isVisible()) await page.getByTestId("panel-close").click();
  await idle(page);
}

/** The legal moves of whoever is asked, in words; the list is open while `body` runs. */
async function inMoveList(page, body) {
  await openPanel(page, "moves");
  const result = await body(page.getByTestId("legal-move"));
  await closePanel(page);
  return result;
}

/** How many moves the list offers. */
export async function movesOffered(page) {
  return inMoveList(page, (moves) => moves.count());
}

/** Some legal move from the list, or the one with these words; gives back its words. */
export async function moveFromList(page, pick) {
  const before = await ply(page);
  return inMoveList(page, async (moves) => {
    const words = await moves.allTextContents();
    const index = typeof pick === "string" ? words.indexOf(pick) : pick % words.length;
    await moves.nth(index).click();
    await movedOn(page, before);
    return words[index];
  });
}

/** What is stored of the games under way, newest first: the records. */
export async function storedRecords(page) {
  return page.evaluate(() => {
    const number = (text) => Number(text.split(" ")[2]);
    const newest = new Map();
    for (const key of Object.keys(localStorage)) {
      const [, name] = /^atoll:save:(.*):[ab]$/.exec(key) ?? [];
      const text = localStorage.getItem(key);
      if (name && !(number(newest.get(name) ?? "0 0 0") > number(text))) newest.set(name, text);
    }
    return [...newest.values()].map((text) => JSON.parse(text.slice(text.indexOf("\n\n") + 2)));
  });
}

/** Two fingers on the screen: one rests, the other goes round it, so many degrees. */
export async function twist(page, { x, y }, degrees) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const rest = { x, y, id: 0 };
  const round = (angle) => {
    const way = (angle * Math.PI) / 180;
    return { x: x + 60 * Math.cos(way), y: y + 60 * Math.sin(way), id: 1 };
  };
  await send("touchStart", [rest]);
  await send("touchStart", [rest, round(0)]);
  const steps = Math.ceil(Math.abs(degrees) / 10);
  for (let step = 1; step <= steps; step++) await send("touchMove", [rest, round((degrees * step) / steps)]);
  await send("touchEnd", [rest]);
  await send("touchEnd", []);
  await idle(page);
}
