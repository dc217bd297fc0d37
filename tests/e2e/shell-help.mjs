// Helpers of shell.test.mjs: what the pages are called, and how their controls are used.
import { idle } from "./fixture.mjs";

/** Every look: the theme chosen, and what the system asks for. */
export const LOOKS = [
  ["light", "dark"],
  ["dark", "light"],
  ["contrast", "light"],
  ["contrast", "dark"],
];

/** Every known address with its heading and window title, in English. */
export const PAGES = {
  "#/": { heading: "Atoll", title: "Atoll" },
  "#/new": { heading: "Which game?", title: "Which game? · Atoll" },
  "#/new/harmonies": { heading: "Harmonies", title: "Harmonies · Atoll" },
  "#/play/g1": { heading: "This game is not here", title: "Game · Atoll" },
  "#/replay/abc": { heading: "This link does not hold a game", title: "Replay · Atoll" },
  "#/games": { heading: "Your games", title: "Your games · Atoll" },
  "#/settings": { heading: "Settings", title: "Settings · Atoll" },
  "#/about": { heading: "About Atoll", title: "About Atoll" },
};

/** Goes to another address of the app and waits until it is drawn. */
export async function visit(page, route) {
  await page.evaluate(async (hash) => {
    if (location.hash === hash) return;
    await new Promise((resolve) => {
      addEventListener("hashchange", resolve, { once: true });
      location.hash = hash;
    });
  }, route);
  await idle(page);
}

/** Picks one of the options of a setting and waits until it is applied. */
export async function choose(page, name, value) {
  const option = page.locator(`input[name="${name}"][value="${value}"]`);
  await option.click();
  await idle(page);
}

/** The markup of the shell, without what only differs by white space or arrives later. */
export async function shellMarkup(page) {
  const markup = await page.locator("#app").innerHTML();
  return markup
    .replace(/<!--.*?-->/g, "")
    .replace(/>\s+/g, ">")
    .replace(/\s+</g, "<")
    .replace(/<span data-testid="offline-ready">.*?<\/span>/, "")
    .replaceAll("><", ">\n<");
}

/** The static page, once its words are in the visitor's language. */
export async function firstPaint(page) {
  await page.waitForFunction(() => !document.documentElement.dataset.state && window.__atoll);
  return { lang: await page.getAttribute("html", "lang"), markup: await shellMarkup(page) };
}

/** Puts texts into the browser's storage, as a visit before this one would have. */
export async function store(page, texts) {
  await page.evaluate((texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/** Spoils the newest slot of a stored value and returns what it holds now. */
export async function damage(page, name) {
  return page.evaluate((name) => {
    const number = (slot) => Number(localStorage.getItem(`${name}:${slot}`)?.split(" ")[2] ?? 0);
    const key = `${name}:${number("a") > number("b") ? "a" : "b"}`;
    localStorage.setItem(key, localStorage.getItem(key).replace("=", ":"));
    return localStorage.getItem(key);
  }, name);
}
