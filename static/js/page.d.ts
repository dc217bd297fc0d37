// What the scripts of the page share: constants of the build, and the bridge that the app and the
// tests find as `window.__atoll` (web/src/kit/bridge.rs is the app's side).

/** Set by the build: true inside `atoll.html`. */
declare const ATOLL_SINGLE_FILE: boolean;

/** The computer's thinking, as the app asks for it. */
interface Thinker {
  /** The move of a level, not sooner than `pace` milliseconds from now. */
  think(number: number, game: string, record: string, level: string, pace: number): Promise<string>;
  /** Stops a search that is under way; its answer never comes. */
  cancel(number: number): void;
}

interface Bridge {
  version: string;
  offlineReady: boolean;
  updateReady: boolean;
  applyUpdate(): void;
  /** Brings in the styles of a part (static/css/parts); broken when they cannot be fetched. */
  style(name: string): Promise<void>;
  /** Marks the page as busy until the answer is called (idle.js). */
  idle: { begin(): () => void };
  pluralForm?: (language: string, count: number) => string;
  thinker?: Thinker;
}

interface Window {
  __atoll: Bridge;
}

/** What the app and the page tell each other (web/src/kit/bridge.rs). */
interface WindowEventMap {
  "atoll:panic": CustomEvent<string>;
  "atoll:download": CustomEvent<string>;
  "atoll:apply-update": CustomEvent<string>;
  "atoll:offline-ready": Event;
  "atoll:update-ready": Event;
}
