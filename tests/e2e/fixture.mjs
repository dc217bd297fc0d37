// The one way browser tests run. A `scenario` gets a site of its own and pages that watch
// themselves: console errors, page errors, CSP reports and foreign requests fail it.
import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { Site } from "./site.mjs";

export { DIST, listFiles, readVersion } from "./site.mjs";

export const ROUTES = ["#/", "#/new", "#/new/harmonies", "#/play/g1", "#/replay/abc", "#/games", "#/settings", "#/about"];
export const LANGUAGES = readLanguages();
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

/** The codes of the list that the site is built from. */
function readLanguages() {
  const list = readFileSync(new URL("../../web/locales/languages.toml", import.meta.url), "utf8");
  return [...list.matchAll(/^code = "(\w+)"$/gm)].map(([, code]) => code);
}

const OUTPUT = join(dirname(fileURLToPath(import.meta.url)), "output");
// Nothing but the loopback address resolves, so a foreign request cannot even leave by mistake.
const ARGUMENTS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: executable(), args: ARGUMENTS });
});
after(async () => browser?.close());

/** `cargo xtask test` says where the browser is; by hand, Debian's place is a good guess. */
function executable() {
  return process.env.CHROMIUM ?? "/usr/bin/chromium";
}

/**
 * A test with a site and self-watching pages. The body gets the world below; problems that it
 * provokes on purpose are named with `world.expect(/…/)` and must then really happen.
 */
export function scenario(name, body) {
  test(name, async () => {
    const site = await Site.start();
    const world = new World(site);
    try {
      await body(world);
      world.checkProblems();
    } finally {
      await world.close();
      await site.stop();
    }
  });
}

class World {
  #contexts = [];
  #problems = [];
  #expected = [];
  #tolerated = [];
  #news = new EventEmitter();

  constructor(site) {
    this.site = site;
  }

  /** A problem that this scenario provokes. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  /** Noise that comes with a provoked fault, of which nothing is demanded. */
  tolerate(pattern) {
    this.#tolerated.push(pattern);
  }

  /** A page in a browser profile of its own (fresh storage, no service worker). */
  page = async (options = {}) => {
    const context = await browser.newContext({ viewport: SIZES.desktop, ...options });
    return this.adopt(context);
  };

  /** A watched page in a given context, which is closed at the end. */
  async adopt(context) {
    if (!this.#contexts.includes(context)) this.#contexts.push(context);
    await context.addInitScript(reportFromPage);
    const page = context.pages()[0] ?? (await context.newPage());
    this.watch(page);
    context.on("page", (other) => this.watch(other));
    page.site = this.site;
    return page;
  }

  watch(page) {
    const problem = (text) => {
      this.#problems.push(text);
      this.#news.emit("problem");
    };
    page.on("console", (message) => {
      if (message.type() === "error") problem(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => problem(`page error: ${error.stack ?? error}`));
    page.on("request", (request) => {
      const address = new URL(request.url());
      const own = ["data:", "blob:", "file:", "about:"].includes(address.protocol);
      if (!own && address.origin !== this.site.origin) problem(`foreign request: ${address}`);
    });
  }

  /** Resolves when such a problem has been reported. */
  async reported(pattern) {
    while (!this.#problems.some((text) => pattern.test(text))) await once(this.#news, "problem");
  }

  /** Drops what was expected and reported so far. */
  forget() {
    this.#expected = [];
    this.#problems = [];
  }

  /** Fails on problems nobody expected, and on expected ones that did not happen. */
  checkProblems() {
    const known = [...this.#expected, ...this.#tolerated];
    const surprises = this.#problems.filter((text) => !known.some((one) => one.test(text)));
    assert.deepEqual(surprises, [], "the page reported problems");
    for (const one of this.#expected) {
      assert.ok(this.#problems.some((text) => one.test(text)), `expected a problem like ${one}`);
    }
  }

  async close() {
    for (const context of this.#contexts) await context.close();
  }
}

/** Runs in the page before its own scripts: CSP reports become console errors. */
function reportFromPage() {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
}

/**
 * Opens a route of the site and waits until the app (or its error page) is there.
 * `lang` is the browser's language, `theme` what the system asks for, `query` goes before the hash.
 */
export async function open(page, route = "#/", { lang, theme, size, query = "", url } = {}) {
  if (size) await page.setViewportSize(SIZES[size] ?? size);
  if (theme) await page.emulateMedia({ colorScheme: theme });
  if (lang) await setLanguage(page, lang);
  await page.goto(`${url ?? page.site.url}${query}${route}`);
  await ready(page);
}

/** Waits until boot.js says that the app runs (`ready`) or cannot run (`failed`), and its page is there. */
export async function ready(page) {
  await page.waitForFunction(() => ["ready", "failed"].includes(document.documentElement.dataset.state));
  await idle(page);
}

/**
 * Waits until the page says that it has nothing more to do by itself; tests read only then. The app
 * takes the mark away in the task in which something begins (a click, a key, a new address, a part
 * that is fetched, a computer that thinks) and sets it in the task after the frame that shows the
 * last of it: `static/js/idle.js`. So after a click or a key nothing more is needed than this; after
 * a link, whose address changes in a task of its own, `follow` is.
 */
export async function idle(page) {
  await page.waitForFunction(() => document.documentElement.dataset.idle);
}

/** Does something that leads to another address inside the app, and waits until that is drawn. */
export async function follow(page, action) {
  await page.evaluate(() => {
    window.followed = false;
    addEventListener("hashchange", () => { window.followed = true; }, { once: true });
  });
  await action();
  await page.waitForFunction(() => window.followed);
  await idle(page);
}

async function setLanguage(page, lang) {
  const session = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: lang });
}

/** Keeps a picture under tests/e2e/output, for people to look at. */
export async function screenshot(page, name) {
  await mkdir(OUTPUT, { recursive: true });
  const path = join(OUTPUT, `${name}.png`);
  await page.screenshot({ path });
  return path;
}

/** Zero accessibility violations. Evaluated from outside, because the page's CSP forbids it inside. */
export async function axe(page) {
  const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${source};0` });
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression: "axe.run().then(({ violations }) => JSON.stringify(violations))",
    awaitPromise: true,
    returnByValue: true,
  });
  assert.equal(exceptionDetails, undefined, "axe-core could not run");
  const found = JSON.parse(result.value).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}\n${failureSummary}`),
  );
  assert.deepEqual(found, [], `accessibility of ${page.url()}`);
}

/** Waits until the visitor is told that the site is ready offline. */
export async function offlineReady(page) {
  await page.locator('[data-testid="offline-ready"]').waitFor();
}

/** A browser profile that is kept on disk, for what Chromium refuses to private windows. */
export async function persistentContext(folder) {
  return chromium.launchPersistentContext(folder, { executablePath: executable(), args: ARGUMENTS });
}
