// Input that is allowed and still unkind: names of any length and script, texts without end, addresses of
// a megabyte. Nothing widens a page, turns a sentence round or is opened without sense.
import assert from "node:assert/strict";
import { follow, idle, open, ready, scenario, screenshot } from "./fixture.mjs";
import { closePanel, hurry, moveFromList, openPanel, over } from "./play-help.mjs";
import { sealedRecord, sealedSave } from "./sealed.mjs";
import { store, visit } from "./shell-help.mjs";
import { goldenGames } from "../parity/golden.mjs";

const WIDTHS = [360, 1280];
const NAMES = {
  "very long": "W".repeat(200),
  "turning round": "\u202eAda\u202d \u2067Ben",
  Hebrew: "דנה ויוסי",
  emoji: "👩‍👩‍👧‍👦".repeat(8),
  "one long word with marks": `${"e\u0301".repeat(90)}`,
};
const GAMES = { "lost-cities": "lost-cities/2-seats-12-12-clockwise.txt", harmonies: "harmonies/2-seats-a-off.txt" };

/** The record of a finished game of two, with what the test wants of it. */
function record(game, change) {
  const { record } = goldenGames().find(({ name }) => name === GAMES[game]);
  const parsed = JSON.parse(record);
  for (const seat of parsed.seats) seat.kind = "human";
  change(parsed);
  return sealedRecord(parsed);
}

/** Opens a record as somebody who pastes it; the page of the game, or the reason why not. */
async function paste(page, text) {
  await visit(page, "#/new");
  const summary = page.getByTestId("open-game").locator("summary");
  if (!(await page.getByTestId("open-text").isVisible())) await summary.click();
  // As a paste does it, in one go.
  await page.getByTestId("open-text").evaluate((field, text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);
  await idle(page);
}

async function fits(page, what) {
  await idle(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${what}: ${over} px too wide`);
}

/** No mark of direction stands outside of an isolate that our own texts open and close. */
async function notTurned(page, what) {
  const text = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(text, /[\u202a-\u202e\u2066\u2067\u200f]/, what);
  assert.equal(text.split("\u2068").length, text.split("\u2069").length, `${what}: isolates are closed`);
}

for (const game of Object.keys(GAMES)) {
  for (const [kind, name] of Object.entries(NAMES)) {
    scenario(`${game}: ${kind} names stay in their place on every page`, async ({ page: newPage }) => {
      const page = await newPage({ locale: "en" });
      await open(page, "#/");
      await hurry(page);
      const text = record(game, (record) => {
        record.seats.forEach((seat, index) => { seat.name = `${name}${index}`.slice(-200); });
        record.moves = record.moves.slice(0, -1);
      });
      await paste(page, text);
      await follow(page, () => page.getByTestId("open-go").click());
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await fits(page, `the table at ${width}`);
        await notTurned(page, "the table");
        for (const tool of ["log", "help", "moves"]) {
          await openPanel(page, tool);
          await fits(page, `${tool} at ${width}`);
          await notTurned(page, tool);
          await closePanel(page);
        }
      }
      const address = new URL(page.url()).hash;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        for (const route of ["#/", "#/games", `#/new/${game}`]) {
          await visit(page, route);
          await fits(page, `${route} at ${width}`);
          await notTurned(page, route);
        }
      }
      await visit(page, address);
      for (let step = 0; !(await over(page)); step++) await moveFromList(page, step);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await fits(page, `the end at ${width}`);
        await notTurned(page, "the end");
      }
      await screenshot(page, `names-${game}-${kind.replaceAll(" ", "-")}`);
    });
  }

  scenario(`${game}: a level that does not exist is refused, with its reason`, async ({ page: newPage }) => {
    const page = await newPage({ locale: "en" });
    await open(page, "#/");
    await paste(page, record(game, ({ seats }) => { seats[1].kind = "expert"; }));
    await page.getByTestId("open-go").click();
    await idle(page);
    assert.equal(await page.getByRole("alert").innerText(), "It asks for a computer level that this Atoll does not have.");
  });

  scenario(`${game}: a move without end is refused in a short sentence`, async ({ page: newPage }) => {
    const page = await newPage({ locale: "en" });
    await open(page, "#/");
    await paste(page, record(game, ({ moves }) => { moves[3] = "x".repeat(100_000); }));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await page.getByTestId("open-go").click();
      await fits(page, `the refusal at ${width}`);
      const words = await page.getByRole("alert").innerText();
      assert.match(words, /^Move 4 \(x+…\) is against the rules\.$/);
      assert.ok(words.length < 120, words);
    }
  });
}

scenario("an unknown game and an unknown field without end are told shortly", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/", { size: { width: 360, height: 740 } });
  for (const change of [
    (record) => { record.game = "g".repeat(100_000); },
    (record) => { record.options.side = "s".repeat(100_000); },
  ]) {
    await paste(page, record("harmonies", change));
    await page.getByTestId("open-go").click();
    await fits(page, "the refusal");
    const words = await page.getByRole("alert").innerText();
    assert.ok(words.length > 10 && words.length < 160, words.slice(0, 200));
  }
});

scenario("an unknown address of a megabyte is cut where it is named", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  for (const width of WIDTHS) {
    await open(page, `#/${"x".repeat(1_000_000)}`, { size: { width, height: 740 } });
    const words = await page.locator('[data-testid="unknown-address"]').innerText();
    assert.ok(words.length < 200, `${words.length} characters`);
    await fits(page, `the notice at ${width}`);
  }
});

scenario("a stored game from before the limit is listed within it", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/");
  const name = "W".repeat(5000);
  await store(page, {
    "atoll:save:g7:a": sealedSave({ game: name, title: `\u202e${name}`, updated: 99 }),
    "atoll:save:g8:a": sealedSave({ game: "harmonies", title: name, updated: 98 }),
  });
  for (const route of ["#/", "#/games"]) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, route);
      await page.reload();
      await ready(page);
      await fits(page, `${route} at ${width}`);
      await notTurned(page, route);
    }
  }
});
