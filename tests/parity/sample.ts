// What a user of the npm package writes: compiled with --strict and run by engine.test.mjs.
import { Table, games } from "atoll-engine";
import type { GameEvent, GameInfo, Outcome, Score, SeatSetup } from "atoll-engine";

// The only thing asked of the surroundings: the types need neither a browser nor Node.
declare const console: { log(text: string): void };

const seats: SeatSetup[] = [
  { name: "Ada", kind: "human" },
  { name: "Bo", kind: "easy" },
];
const played: string[] = [];
games().forEach((game: GameInfo) => {
  const table = Table.start(game.key as "lost-cities", {}, seats, "00000000000a7011");
  let events = 0;
  while (table.turn() !== null) {
    const legal: string[] = table.legal();
    const happened: GameEvent[] = table.apply(legal[events % legal.length]!);
    events += happened.length;
  }
  const outcome: Outcome | null = table.outcome();
  const score: Score = table.score(0);
  if (outcome === null || outcome.totals[0] !== score.total) throw new Error("scores differ");
  played.push(table.game);
  table.free();
  {
    using again = Table.start("harmonies", {}, seats, "00000000000a7011");
    if (again.ply !== 0) throw new Error("not at the start");
  }
});
console.log(JSON.stringify({ games: played }));
