// The computer thinks in a module worker, so that the page never blocks. Several questions can be
// under way, each with a number of its own and cancelled alone. The numbers are the askers' and may come
// again; towards the worker a question has another that never does, so that an answer which was
// overtaken by its cancellation is nobody's. Where there is no worker (an old
// browser, the single file) or it does not start, the page thinks itself, in small slices. A worker
// that breaks is replaced; the question that broke it fails, the others are asked again.

import { think } from "./thought.js";

/** How long a worker may take to say that it is there, in milliseconds. */
const PATIENCE = 15000;

/**
 * @typedef {{ number: number, game: string, record: string, level: string }} Question
 * @typedef {{ question: Question, resolve: (move: string) => void, reject: (why: string) => void, done: () => void }} Waiting
 * @typedef {{ number: number, move?: string, error?: string, broken?: boolean, ready?: boolean }} Answer
 */

/**
 * @param {import("./thought.js").Thinking} atoll
 * @param {{ begin(): () => void }} idle
 */
export function thinker(atoll, idle) {
  /** @type {Worker | undefined} */
  let worker;
  let useWorker = !ATOLL_SINGLE_FILE && typeof Worker === "function";
  let questions = 0;
  /** By the number that the worker knows. @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** From the asker's number to that one. @type {Map<number, number>} */
  const asking = new Map();

  /** @param {Waiting} asked */
  const answerHere = async (asked) => {
    const { question, resolve, reject } = asked;
    const isWanted = () => waiting.get(question.number) === asked;
    try {
      const move = await think(atoll, question, isWanted);
      if (move !== undefined) resolve(move);
    } catch (error) {
      reject(String(error));
    } finally {
      if (isWanted()) waiting.delete(question.number);
    }
  };

  const dismiss = () => {
    worker?.terminate();
    worker = undefined;
  };

  const goOnHere = () => {
    dismiss();
    useWorker = false;
    for (const asked of waiting.values()) answerHere(asked);
  };

  const start = () => {
    const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    const late = setTimeout(goOnHere, PATIENCE);
    worker = fresh;
    fresh.onmessage = (/** @type {MessageEvent<Answer>} */ { data }) => {
      clearTimeout(late);
      if (data.ready) return;
      // It is there, but the wasm did not come to it: the page has it.
      if (data.ready === false) return goOnHere();
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.move !== undefined) asked?.resolve(data.move);
      else asked?.reject(data.error ?? "broken");
      if (!data.broken) return;
      dismiss();
      for (const other of waiting.values()) ask(other);
    };
    fresh.onerror = (event) => {
      event.preventDefault();
      clearTimeout(late);
      goOnHere();
    };
  };

  /** @param {Waiting} asked */
  const ask = (asked) => {
    try {
      if (useWorker && !worker) start();
    } catch {
      useWorker = false;
    }
    if (useWorker) worker?.postMessage({ ask: asked.question });
    else answerHere(asked);
  };

  return {
    /**
     * The move of a level; not sooner than `pace` milliseconds from now.
     * @param {number} number @param {string} game @param {string} record @param {string} level
     * @param {number} pace
     * @returns {Promise<string>}
     */
    async think(number, game, record, level, pace) {
      const own = ++questions;
      const done = idle.begin();
      const rest = new Promise((over) => setTimeout(over, pace));
      /** @type {Promise<string>} */
      const answer = new Promise((resolve, reject) => {
        const asked = { question: { number: own, game, record, level }, resolve, reject, done };
        asking.set(number, own);
        waiting.set(own, asked);
        ask(asked);
      });
      try {
        const [move] = await Promise.all([answer, rest]);
        return move;
      } finally {
        if (asking.get(number) === own) asking.delete(number);
        done();
      }
    },
    /**
     * Stops a search that is under way; its answer never comes.
     * @param {number} number
     */
    cancel(number) {
      const own = asking.get(number);
      const asked = own !== undefined && waiting.get(own);
      if (!asked) return;
      asking.delete(number);
      waiting.delete(own);
      asked.done();
      worker?.postMessage({ cancel: own });
    },
  };
}
