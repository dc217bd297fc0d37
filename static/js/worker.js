// Where the computer thinks: the same wasm as the page, in a thread of its own.
import init, * as atoll from "./atoll.js";

const ready = init({ module_or_path: new URL("./atoll_bg.wasm", import.meta.url) });

self.onmessage = async ({ data: { id, game, record, level } }) => {
  try {
    await ready;
    self.postMessage({ id, move: await atoll.think(game, record, level) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
