// One question, thought through in slices: between two of them others have their turn, so that a
// cancelled search ends soon and a page that thinks itself stays alive.

/** Work between two breaths: a few milliseconds of a slow phone. */
const SLICE = 200;

/**
 * @typedef {{ step(work: number): string | undefined, free(): void }} Thought
 * @typedef {{ think(game: string, record: string, level: string): Promise<Thought> }} Thinking
 */

/**
 * The move of a level, or nothing when it is no longer wanted.
 * @param {Thinking} atoll
 * @param {{ game: string, record: string, level: string }} question
 * @param {() => boolean} isWanted
 */
export async function think(atoll, { game, record, level }, isWanted) {
  await breath();
  if (!isWanted()) return undefined;
  const thought = await atoll.think(game, record, level);
  try {
    while (isWanted()) {
      const move = thought.step(SLICE);
      if (move !== undefined) return move;
      await breath();
    }
    return undefined;
  } finally {
    thought.free();
  }
}

/** Lets the browser do what is waiting. Timers would wait four milliseconds each. */
function breath() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(0);
  });
}
