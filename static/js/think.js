// The computer thinks in a module worker, so that the page never blocks; where there is none (an old
// browser, the single file), it thinks in the page, after the next paint. Answers to cancelled
// questions are never given.

export function thinker(atoll) {
  let worker;
  let useWorker = !ATOLL_SINGLE_FILE && typeof Worker === "function";
  let count = 0;
  const waiting = new Map();

  const answerHere = ({ game, record, level, resolve, reject }) =>
    setTimeout(() => atoll.think(game, record, level).then(resolve, reject));

  const start = () => {
    worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error) question?.reject(data.error);
      else question?.resolve(data.move);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      useWorker = false;
      for (const question of waiting.values()) answerHere(question);
      waiting.clear();
    };
  };

  const ask = (game, record, level) =>
    new Promise((resolve, reject) => {
      const question = { game, record, level, resolve, reject };
      if (!useWorker) return void answerHere(question);
      if (!worker) start();
      waiting.set(++count, question);
      worker.postMessage({ id: count, game, record, level });
    });

  return {
    /** The computer's move; not sooner than `pace` milliseconds from now. */
    async think(game, record, level, pace) {
      const rest = new Promise((done) => setTimeout(done, pace));
      const [move] = await Promise.all([ask(game, record, level), rest]);
      return move;
    },
    /** Stops a search that is under way. */
    cancel() {
      if (!waiting.size) return;
      waiting.clear();
      worker?.terminate();
      worker = undefined;
    },
  };
}
