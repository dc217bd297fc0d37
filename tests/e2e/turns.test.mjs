// Whose turn it is, in both games: the computer answers whenever it has to, nobody moves for it, looking
// back changes nothing, and nothing that was undone gets lost.
import assert from "node:assert/strict";
import { follow, idle, open, ready, scenario } from "./fixture.mjs";
import {
  SECOND_FIRST, begin, beginUnheard, closePanel, hurry, moveFromList, movesOffered, over, ply, pressTool, start, storedRecords,
} from "./play-help.mjs";
import { choose, visit } from "./shell-help.mjs";

/** The games, and what of each can be clicked to make a move. */
const GAMES = {
  "lost-cities": "[data-testid^=lc-die-], [data-testid^=lc-write], [data-testid=lc-refuse], [data-testid=lc-skip], [data-testid^=lc-accelerate-]",
  harmonies: "[data-testid^=hm-space-], [data-testid^=hm-card-], [data-testid=hm-end]",
  skylands: "[data-testid^=sk-action-], [data-testid^=sk-choice-], [data-testid=sk-pass], [data-testid=sk-do]",
};
const isDisabled = (page, tool) => page.getByTestId(`tool-${tool}`).getAttribute("aria-disabled");

/** Makes decisions until the computer has answered one; gives back its words, and the ply before it. */
async function untilAnswered(page) {
  for (let step = 0; ; step++) {
    const before = await ply(page);
    const words = await moveFromList(page, step);
    if ((await ply(page)) > before + 1) return { words, before };
    assert.ok(step < 40, "the computer never has a turn");
  }
}

for (const [game, clickable] of Object.entries(GAMES)) {
  scenario(`${game}: the computer answers again after undo and the same move`, async ({ page: newPage }) => {
    const page = await newPage();
    await start(page, ["human", "easy"], { game });
    const { words, before } = await untilAnswered(page);
    for (let time = 0; time < 2; time++) {
      await page.keyboard.press("u");
      await idle(page);
      assert.equal(await ply(page), before, "undo goes back to the person's own decision");
      assert.equal(await isDisabled(page, "redo"), null, "the line ahead is still there");
      await moveFromList(page, words);
      assert.ok((await ply(page)) > before + 1, "it has answered");
      assert.ok((await movesOffered(page)) > 0, "and a person is asked again");
    }
  });

  scenario(`${game}: nobody moves for a computer that is held`, async ({ site, page: newPage }) => {
    const page = await newPage();
    // Its script does not come yet: it is at work for as long as we like.
    const release = site.hold(/^assets\/worker-/);
    await open(page, "#/", { query: "?nosw" });
    await hurry(page);
    await beginUnheard(page, game);
    const stop = page.getByTestId("stop-thinking");
    await stop.click();
    await idle(page);
    assert.equal(await stop.count(), 0, "it is held");
    for (const target of await page.locator(clickable).all()) {
      if (await target.isVisible()) await target.click({ force: true, timeout: 5000 });
    }
    for (const hex of await page.locator(".hm-cell[role=button] .hm-hex").all()) await hex.click({ force: true });
    await idle(page);
    assert.equal(await ply(page), 0, "nothing has moved");
    assert.equal(await movesOffered(page), 0, "and nothing is offered");
    release();
    await page.getByTestId("go-on").click();
    await idle(page);
    assert.ok((await ply(page)) > 0, "it goes on by itself");
    assert.ok((await movesOffered(page)) > 0);
  });

  scenario(`${game}: step by step, each move of the computer waits for a word`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/");
    await hurry(page);
    await choose(page, "speed", "step");
    await begin(page, ["human", "easy"], SECOND_FIRST, game);
    assert.equal(await ply(page), 0);
    await page.getByTestId("go-on").click();
    await idle(page);
    assert.equal(await ply(page), 1);
  });

  scenario(`${game}: a replay can be watched and not be changed`, async ({ page: newPage }) => {
    const page = await newPage();
    await start(page, ["human", "easy"], { game });
    await untilAnswered(page);
    const [before] = await storedRecords(page);
    await pressTool(page, "since");
    await closePanel(page);
    await page.getByTestId("replay-back").click();
    await idle(page);
    const [at, all] = [await ply(page), before.moves.length];
    for (const key of ["u", "y", "t"]) {
      await page.keyboard.press(key);
      await idle(page);
      assert.equal(await ply(page), at, `${key} does nothing here`);
    }
    for (const tool of ["undo", "redo"]) assert.equal(await isDisabled(page, tool), "true", tool);
    for (const tool of ["undo", "redo", "restart"]) await pressTool(page, tool);
    await closePanel(page);
    assert.equal(await ply(page), at);
    assert.equal(await movesOffered(page), 0);
    assert.equal(await page.locator(".timeline-place").textContent(), `Move ${at} of ${all}`);
    await page.getByTestId("replay-leave").click();
    await idle(page);
    assert.equal(await ply(page), all);
    assert.deepEqual(await storedRecords(page), [before]);
  });

  scenario(`${game}: a finished game stays finished while it is watched again`, async ({ page: newPage }) => {
    const page = await newPage({ locale: "en" });
    await start(page, ["human", "easy"], { game });
    for (let step = 0; !(await over(page)); step++) await moveFromList(page, step);
    const all = await ply(page);
    await page.getByTestId("end-replay").click();
    await idle(page);
    assert.equal(await page.locator(".timeline-place").textContent(), `Move 0 of ${all}`);
    await page.getByTestId("replay-last").click();
    await page.keyboard.press("u");
    await idle(page);
    assert.equal(await page.locator(".timeline-place").textContent(), `Move ${all} of ${all}`);
    await page.reload();
    await ready(page);
    assert.ok(await over(page));
    assert.equal(await ply(page), all);
  });

  scenario(`${game}: undo, reload, redo loses nothing`, async ({ page: newPage }) => {
    const page = await newPage();
    await start(page, ["human", "easy"], { game });
    for (let step = 0; step < 6; step++) await moveFromList(page, step);
    const [whole] = await storedRecords(page);
    let undone = 0;
    for (; undone < 3; undone++) {
      await page.keyboard.press("u");
      await idle(page);
    }
    const back = await ply(page);
    assert.ok(back < whole.moves.length);
    await page.reload();
    await ready(page);
    assert.equal(await ply(page), back, "a reload does not move the cursor");
    for (; undone > 0; undone--) {
      await page.keyboard.press("y");
      await idle(page);
    }
    assert.equal(await ply(page), whole.moves.length);
    assert.equal(await isDisabled(page, "redo"), "true");
    const [again] = await storedRecords(page);
    assert.deepEqual(again.moves, whole.moves);
  });

  scenario(`${game}: a double click on start makes one game`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/");
    await hurry(page);
    await visit(page, `#/new/${game}`);
    await follow(page, () => page.getByTestId("setup-start").dblclick());
    assert.equal((await storedRecords(page)).length, 1);
  });
}
