// How quickly a game answers: a whole game of two people by mouse at 4x CPU throttling, with a few hexes
// or dice hovered before each press, those first that have something to show. Measured is the time from the input event to the paint that
// shows its result, and the tasks over 50 ms in between.

const SEED = "00000000000a7011";
/** Hovers before each press. */
const HOVERS = 2;
/** More inputs than any game needs: whoever gets there goes round in circles. */
const MOST_INPUTS = 3000;

/**
 * What can be hovered in a game, and what is pressed next: the first selector that finds something.
 * A selector may name old and new markup, so that builds of different age can be compared.
 */
export const GAMES = {
  "lost-cities": {
    table: '[data-testid="lc-sheet"]',
    hover: ['[data-testid^="lc-die-"]:not([aria-disabled="true"])', '[data-testid^="lc-die-"]'],
    press: [
      '[data-testid="lc-write"]:not(.lc-forbidden)',
      '[data-testid^="lc-accelerate-"]',
      '[data-testid="lc-skip"]',
      '[data-testid^="lc-die-colour-"]:not(.lc-unfit):not([aria-pressed="true"])',
      '[data-testid^="lc-die-number-"]:not(.lc-unfit):not([aria-pressed="true"])',
      '[data-testid="lc-refuse"]',
    ],
  },
  harmonies: {
    table: '[data-testid="hm-table"]',
    hover: ['[data-testid^="hm-cell-"].is-open', '[data-testid^="hm-cell-"]'],
    press: [
      '[data-testid^="hm-spirit-"].is-open',
      '[data-testid="hm-choice-0"]',
      '[data-testid^="hm-cell-"].is-ready',
      '[data-testid^="hm-space-"].is-open',
      '[data-testid^="hm-cell-"].is-open',
      '[data-testid="hm-end"]',
    ],
  },
};

/** Runs in the page: measures inputs, and finds what to point at next. */
function probe() {
  const long = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) long.push([startTime, duration]);
  }).observe({ type: "longtask" });
  const play = () => document.querySelector('[data-testid="play"]');
  const over = () => Boolean(document.querySelector('[data-testid="end"]'));
  const decision = () => `${play()?.dataset.ply} ${over()}`;
  /** The moment after the next paint: the frame is out when the task after it begins. */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(0));
    });
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

  window.probe = {
    long,
    over,
    /** Where an element can be pointed at: the middle of it, or of its drawing. */
    spot(element) {
      const drawn = element.querySelector(".hm-hex") ?? element;
      drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(spot.x, spot.y);
      return element.contains(hit) ? spot : undefined;
    },
    /** The `step`th of the elements that can be pointed at, by the first selector that finds some. */
    nth(selectors, step) {
      for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)];
        const spots = all.map((element) => this.spot(element)).filter(Boolean);
        if (spots.length) return spots[step % spots.length];
      }
      return undefined;
    },
    tried: new Set(),
    /** What to press next; never twice the same for one decision. */
    next(selectors, step) {
      const now = decision();
      const usual = ['[data-testid="curtain"] button', '[data-testid="confirm-yes"]'];
      for (const selector of [...usual, ...selectors, '[data-testid="legal-move"]']) {
        const all = [...document.querySelectorAll(selector)].filter((element) => {
          const dead = element.disabled || element.getAttribute("aria-disabled") === "true";
          return !dead && !this.tried.has(`${now} ${selector} ${element.dataset.testid}`) && this.spot(element);
        });
        if (!all.length) continue;
        const chosen = all[(step * 5) % all.length];
        this.tried.add(`${now} ${selector} ${chosen.dataset.testid}`);
        return this.spot(chosen);
      }
      return undefined;
    },
    /** From now on the next event of a kind is waited for; `measured` tells about it. */
    arm(kind) {
      this.measured = this.measure(kind);
    },
    /** Measures the next event of a kind, and what follows from it until all is quiet. */
    async measure(kind) {
      const before = decision();
      const event = await new Promise((resolve) =>
        addEventListener(kind, resolve, { capture: true, once: true }),
      );
      const from = event.timeStamp;
      let changed;
      const observer = new MutationObserver(() => {
        if (!changed && decision() !== before) changed = painted();
      });
      observer.observe(document.body, { attributes: true, childList: true, subtree: true });
      const first = await painted();
      await painted();
      await idle();
      observer.disconnect();
      const shown = (await changed) ?? first;
      return { from, to: performance.now(), took: shown - from, moved: decision() !== before };
    },
  };
}

/** Sets up a game of two people with a fixed seed. */
async function begin(page, url, game, table) {
  await page.goto(`${url}?nosw#/new/${game}`);
  await page.getByTestId("setup-start").waitFor();
  for (const seat of [1, 2]) await page.getByTestId(`setup-kind-${seat}`).selectOption("human");
  const seed = page.getByTestId("setup-seed");
  if (!(await seed.isVisible())) await page.locator("details", { has: seed }).locator("summary").click();
  await seed.fill(SEED);
  await page.getByTestId("setup-start").click();
  await page.locator(table).waitFor();
}

/** The figures of a whole game: milliseconds from an input to its paint, and long tasks. */
export async function play(browser, url, game) {
  const { table, hover, press } = GAMES[game];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  await page.addInitScript(probe);
  await begin(page, url, game, table);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const inputs = { hover: [], press: [], move: [] };
  const windows = [];
  const input = async (kind, act) => {
    await page.evaluate((kind) => probe.arm(kind), kind);
    await act();
    const result = await page.evaluate(() => probe.measured);
    windows.push([result.from, result.to]);
    return result;
  };
  const ended = () => page.evaluate(() => probe.over());
  let last = {};
  for (let count = 0, step = 0; !(await ended()); count++) {
    if (count > MOST_INPUTS) throw new Error(`${game}: no end after ${count} inputs`);
    for (let index = 0; index < HOVERS; index++) {
      const spot = await page.evaluate(([all, at]) => probe.nth(all, at), [hover, count * 7 + index * 4]);
      // A pointer that is there already does not move.
      if (!spot || (spot.x === last.x && spot.y === last.y)) continue;
      last = spot;
      const { took } = await input("pointermove", () => page.mouse.move(spot.x, spot.y));
      inputs.hover.push(took);
    }
    const spot = await page.evaluate(([all, at]) => probe.next(all, at), [press, step]);
    if (!spot) {
      // Nothing on the board: the list of legal moves is a way on in every game.
      await page.keyboard.press("m");
      await page.getByTestId("legal-move").first().waitFor();
      continue;
    }
    last = spot;
    await page.mouse.move(spot.x, spot.y);
    const { took, moved } = await input("click", () => page.mouse.click(spot.x, spot.y));
    inputs[moved ? "move" : "press"].push(took);
    if (moved) step++;
  }
  const tasks = await page.evaluate(() => probe.long);
  await context.close();
  if (inputs.move.length < 20 || !inputs.hover.length) throw new Error(`${game}: hardly anything was measured`);

  const within = ([begin]) => windows.some(([from, to]) => begin >= from && begin <= to);
  const long = tasks.filter(within).map(([, length]) => Math.round(length));
  return {
    ...Object.fromEntries(Object.entries(inputs).map(([name, times]) => [name, summary(times)])),
    longest_task: Math.max(0, ...long),
    tasks_over_50: long.length,
    tasks_over_100: long.filter((length) => length > 100).length,
  };
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
