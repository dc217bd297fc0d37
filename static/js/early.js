// What must be known before the first paint: the stored settings and the visitor's language. The
// stored form is described in web/src/store (envelope.rs, settings.rs); here it is only read, and
// only as far as the look of the page is concerned.

import { LANGUAGES } from "./words.js";

/** The newest stored settings as a map of names and values; empty when nothing can be read. */
export function savedSettings() {
  let newest = 0;
  let text = "";
  try {
    for (const slot of ["a", "b"]) {
      const stored = localStorage.getItem(`atoll:settings:${slot}`) ?? "";
      const [, number, length] = /^atoll 1 (\d+) [0-9a-f]+ (\d+)\n/.exec(stored) ?? [];
      const body = stored.slice(stored.indexOf("\n") + 1);
      if (Number(number) > newest && new TextEncoder().encode(body).length === Number(length)) {
        newest = Number(number);
        text = body;
      }
    }
  } catch {
    // Storage is blocked: the app says so when it has started.
  }
  return new Map(text.split("\n").map((line) => line.split("=", 2)));
}

/** The language of the setting, else the first of the browser's that we speak, else our first. */
export function visitorLanguage(settings) {
  const wanted = [settings.get("language"), ...(navigator.languages ?? [])];
  const tags = wanted.map((tag) => String(tag).toLowerCase().split(/[-_]/)[0]);
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}
