// The computer thinks in a module worker, so that the page never blocks; where there is none (an old
// browser, the single file), it thinks in the page, after the next paint. Answers to cancelled
// questions are never given.

/**
 * A question that waits for its answer.
 * @typedef {{
 *   game: string, record: string, level: string,
 *   resolve: (move: string) => void, reject: (why: unknown) => void,
 * }} Question
 */

/**
 * @param {Pick<typeof import("./atoll.js"), "think">} atoll
 * @returns {Thinker}
 */
export function thinker(atoll) {
  /** @type {Worker | undefined} */
  let worker;
  let useWorker = !ATOLL_SINGLE_FILE && typeof Worker === "function";
  let count = 0;
  /** @type {Map<number, Question>} */
  const waiting = new Map();

  /** @param {Question} question */
  const answerHere = ({ game, record, level, resolve, reject }) =>
    setTimeout(() => atoll.think(game, record, level).then(resolve, reject));

  const start = () => {
    const started = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    started.onmessage = ({ data }) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error) question?.reject(data.error);
      else question?.resolve(data.move);
    };
    started.onerror = (event) => {
      event.preventDefault();
      useWorker = false;
      for (const question of waiting.values()) answerHere(question);
      waiting.clear();
    };
    return started;
  };

  /**
   * @param {string} game
   * @param {string} record
   * @param {string} level
   * @returns {Promise<string>}
   */
  const ask = (game, record, level) =>
    new Promise((resolve, reject) => {
      const question = { game, record, level, resolve, reject };
      if (!useWorker) return void answerHere(question);
      worker ??= start();
      waiting.set(++count, question);
      worker.postMessage({ id: count, game, record, level });
    });

  return {
    async think(game, record, level, pace) {
      const rest = new Promise((done) => setTimeout(done, pace));
      const [move] = await Promise.all([ask(game, record, level), rest]);
      return move;
    },
    cancel() {
      if (!waiting.size) return;
      waiting.clear();
      worker?.terminate();
      worker = undefined;
    },
  };
}
