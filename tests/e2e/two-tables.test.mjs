// Tables on their own: two of the same game in one page and a third in a shadow root, played by
// mouse and by keyboard. Each changes only itself, keeps the focus, and shares no id with another.
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DIST, idle, listFiles, open, scenario } from "./fixture.mjs";

const BOARDS = ["one", "two", "three"];

/** A game of two people that has just begun, as a share text. */
async function share(game) {
  const { Table } = await import(pathToFileURL(join(DIST, "engine", "node.js")));
  const seats = ["Ada", "Ben"].map((name) => ({ name, kind: "human" }));
  const table = Table.start(game, {}, seats, "00000000000a7011");
  try {
    return table.share();
  } finally {
    table.free();
  }
}

/** Puts three tables into the page: the third into a shadow root with the site's styles. */
async function mount(page, game) {
  const files = await listFiles(DIST);
  const find = (pattern) => page.site.url + files.find((name) => pattern.test(name));
  const style = (name) => find(new RegExp(`^assets/${name}-[0-9a-f]{8}\\.css$`));
  const addresses = {
    script: find(/^assets\/atoll-\w+\.js$/),
    styles: ["style", "part-board", `part-${game}`].map(style),
  };
  await page.evaluate(
    async ({ script, styles, text }) => {
      const atoll = await import(script);
      const boxes = new CSSStyleSheet();
      boxes.replaceSync("[data-board] { display: block; width: 1100px; height: 760px; margin: 20px }");
      document.adoptedStyleSheets = [boxes];
      document.getElementById("app").remove();
      for (const name of ["one", "two", "three"]) {
        const box = document.createElement("div");
        box.dataset.board = name;
        document.body.append(box);
        let root = box;
        if (name === "three") {
          const shadow = box.attachShadow({ mode: "open" });
          const sheets = await Promise.all(
            styles.map(async (style) => {
              const sheet = new CSSStyleSheet();
              return sheet.replace(await (await fetch(style)).text());
            }),
          );
          shadow.adoptedStyleSheets = [...sheets, boxes];
          root = document.createElement("div");
          root.dataset.board = "inside";
          shadow.append(root);
        }
        await atoll.show_board(root, text, "en");
      }
    },
    { ...addresses, text: await share(game) },
  );
  for (const name of BOARDS) await page.waitForFunction(lookAt, [name, "ply"]);
}

/** Runs in the page: something about a board, wherever it stands. */
function lookAt([name, what]) {
  const box = document.querySelector(`[data-board="${name}"]`);
  const root = box.shadowRoot?.querySelector("[data-board]") ?? box;
  const active = () => {
    let holder = document.activeElement;
    while (holder?.shadowRoot?.activeElement) holder = holder.shadowRoot.activeElement;
    return holder;
  };
  switch (what) {
    case "ply":
      return root.dataset.ply;
    case "rest":
      active()?.blur();
      return undefined;
    case "html":
      return root.innerHTML;
    case "focus":
      return root.contains(active());
    case "enter":
      // The first place that the tab key reaches.
      root.querySelector('button:not([tabindex="-1"]), [tabindex="0"]').focus();
      return undefined;
    default:
      return Boolean(active()?.matches(what));
  }
}

const ask = (page, board, what) => page.evaluate(lookAt, [board, what]);
const ply = (page, board) => ask(page, board, "ply").then(Number);
const inside = (page, board, selector) => page.locator(`[data-board="${board}"]`).locator(selector);

async function movedOn(page, board, from) {
  await page.waitForFunction(
    ({ board, from }) => {
      const box = document.querySelector(`[data-board="${board}"]`);
      return Number((box.shadowRoot?.querySelector("[data-board]") ?? box).dataset.ply) > from;
    },
    { board, from },
  );
}

/** What a board looks like while nobody touches anything. */
async function atRest(page, board) {
  await page.mouse.move(0, 0);
  await ask(page, board, "rest");
  await idle(page);
  return ask(page, board, "html");
}

/** Presses Tab until the focus is on something that matches; the focus never leaves the board. */
async function tabTo(page, board, selector) {
  for (let tabs = 0; tabs < 80; tabs++) {
    assert.ok(await ask(page, board, "focus"), `focus left ${board} on the way to ${selector}`);
    if (await ask(page, board, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no way to ${selector} with the Tab key`);
}

/** A decision is made by Enter, and the focus stays in the board. */
async function enter(page, board) {
  const before = await ply(page, board);
  await page.keyboard.press("Enter");
  await movedOn(page, board, before);
  await idle(page);
  assert.ok(await ask(page, board, "focus"), `focus left ${board} after a decision`);
}

const GAMES = {
  harmonies: {
    table: ".hm-table",
    async mouse(page, board) {
      const cell = inside(page, board, ".hm-cell.is-open .hm-hex");
      await inside(page, board, ".hm-space.is-open").first().click();
      for (let token = 0; token < 3; token++) {
        const before = await ply(page, board);
        // A hex that is looked at shows what would be there, and nothing else shows it.
        await cell.nth(token).hover();
        await inside(page, board, ".hm-ghost").waitFor();
        assert.equal(await page.locator(".hm-ghost").count(), 1);
        await cell.nth(token).click();
        await movedOn(page, board, before);
      }
      await inside(page, board, '[data-testid="hm-end"]').click();
    },
    async keyboard(page, board) {
      await ask(page, board, "enter");
      await tabTo(page, board, ".hm-space.is-open");
      await enter(page, board);
      for (let token = 0; token < 3; token++) {
        await tabTo(page, board, ".hm-cell");
        for (let step = 0; step < 20 && !(await ask(page, board, ".hm-cell.is-open")); step++) {
          await page.keyboard.press(step % 5 < 4 ? "ArrowDown" : "ArrowRight");
        }
        await enter(page, board);
      }
      await tabTo(page, board, ".hm-end");
      await enter(page, board);
    },
  },
  "lost-cities": {
    table: ".lc-table",
    async mouse(page, board) {
      for (const kind of ["colour", "number"]) {
        await inside(page, board, `[data-testid^="lc-die-${kind}-"]:not(.lc-unfit)`).first().click();
      }
      await inside(page, board, ".lc-ghost").waitFor();
      assert.equal(await page.locator(".lc-ghost").count(), 1);
      await inside(page, board, '[data-testid="lc-write"]').click();
      const hit = inside(page, board, ".lc-hit").first();
      for (let taps = 0; taps < 2; taps++) {
        if ((await ply(page, board)) === 1) await hit.click();
      }
    },
    async keyboard(page, board) {
      await ask(page, board, "enter");
      await tabTo(page, board, ".lc-die");
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      assert.ok(await ask(page, board, '[data-testid^="lc-die-number"]'), "an arrow leads to the other row");
      await tabTo(page, board, ".lc-refuse");
      await enter(page, board);
    },
  },
};

for (const [game, play] of Object.entries(GAMES)) {
  scenario(`three tables of ${game} on one page do not know of each other`, async ({ page: newPage }) => {
    const page = await newPage();
    await open(page, "#/about", { query: "?nosw" });
    await mount(page, game);
    for (const way of ["mouse", "keyboard"]) {
      for (const board of BOARDS) {
        const others = BOARDS.filter((other) => other !== board);
        const rest = async () => Promise.all(others.map((other) => atRest(page, other)));
        const [own, before, plies] = [await atRest(page, board), await rest(), await ply(page, board)];
        await play[way](page, board);
        assert.ok((await ply(page, board)) > plies, `${board} goes on`);
        assert.notEqual(await atRest(page, board), own, `${board} shows it`);
        assert.deepEqual(await rest(), before, `${board} leaves the others alone (${way})`);
      }
    }
    const twice = await page.evaluate(() => {
      const trees = [document, ...[...document.querySelectorAll("*")].map((e) => e.shadowRoot).filter(Boolean)];
      return trees.flatMap((tree) => {
        const ids = [...tree.querySelectorAll("[id]")].map((element) => element.id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
    });
    assert.deepEqual(twice, [], "ids that occur twice");
    // The drawings are found: a symbol that is missing has no size.
    const drawn = await page.evaluate((table) => {
      const roots = [document, document.querySelector('[data-board="three"]').shadowRoot];
      return roots.map((root) => [...root.querySelectorAll(`${table} use`)].some((use) => use.getBoundingClientRect().width > 0));
    }, play.table);
    assert.deepEqual(drawn, [true, true]);
  });
}

scenario("a text that is no game is refused with a code", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/about", { query: "?nosw" });
  const script = (await listFiles(DIST)).find((name) => /^assets\/atoll-\w+\.js$/.test(name));
  const code = await page.evaluate(async (script) => {
    const atoll = await import(script);
    return atoll.show_board(document.createElement("div"), "AAAA", "en").catch((code) => code);
  }, page.site.url + script);
  assert.match(code, /^[a-z-]+$/);
});
