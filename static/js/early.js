// What must be known before the first paint: the stored settings and the visitor's language. The
// stored form is described in web/src/kit/store (envelope.rs, settings.rs); here it is only read, and
// only as far as the look of the page is concerned.

import { LANGUAGES } from "./words.js";

/**
 * The newest stored settings as a map of names and values; empty when nothing can be read.
 * @returns {Map<string, string>}
 */
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
  const settings = new Map();
  for (const line of text.split("\n")) {
    const [name, value] = line.split("=", 2);
    settings.set(name, value);
  }
  return settings;
}

/**
 * The language of the setting, else the first of the browser's that we speak, else our first.
 * @param {Map<string, string>} settings
 */
export function visitorLanguage(settings) {
  for (const tag of [settings.get("language"), ...(navigator.languages ?? [])]) {
    const [wanted] = String(tag).toLowerCase().split(/[-_]/);
    const spoken = LANGUAGES.find((language) => language === wanted);
    if (spoken) return spoken;
  }
  return LANGUAGES[0];
}
