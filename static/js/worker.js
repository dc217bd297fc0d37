// Where the computer thinks: the same wasm as the page, in a thread of its own. It fetches the rules of
// a game and its search, never tables and drawings.
import init, * as atoll from "./atoll.js";
import { think } from "./thought.js";

const ready = init({ module_or_path: new URL("./atoll_bg.wasm", import.meta.url) });
/** @type {Set<number>} */
const wanted = new Set();

ready.then(
  () => self.postMessage({ ready: true }),
  () => self.postMessage({ ready: false }),
);

self.onmessage = async ({ data: { ask, cancel } }) => {
  if (cancel !== undefined) wanted.delete(cancel);
  if (!ask) return;
  const { number } = ask;
  wanted.add(number);
  try {
    await ready;
    const move = await think(atoll, ask, () => wanted.has(number));
    if (move !== undefined) self.postMessage({ number, move });
  } catch (error) {
    // After a trap this instance is dead: the page starts another.
    const broken = error instanceof WebAssembly.RuntimeError;
    self.postMessage({ number, error: String(error), broken });
  } finally {
    wanted.delete(number);
  }
};
