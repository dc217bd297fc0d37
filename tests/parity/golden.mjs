// What the golden files say natively, for the wasm builds to repeat: the record of each game and
// the hash of every state.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const ENGINE = join(ROOT, "dist", "engine");

/** Every golden game: its name, the text of its record, and the hashes after each move. */
export function goldenGames() {
  const folder = join(ROOT, "tests", "golden");
  return readdirSync(folder).sort().flatMap((game) =>
    readdirSync(join(folder, game)).sort().map((file) => {
      const text = readFileSync(join(folder, game, file), "utf8");
      const record = /^record (.*)$/m.exec(text)[1];
      const hashes = [...text.matchAll(/^ *\d+ [A-E] \S+ +([0-9a-f]{16})$/gm)].map((m) => m[1]);
      return { name: `${game}/${file}`, record, hashes };
    }),
  );
}

/** Replays a golden game with a build of the engine and names the first state that differs. */
export function firstDifference({ Table }, { record, hashes }) {
  const moves = JSON.parse(record).moves;
  if (moves.length !== hashes.length) return `${moves.length} moves, ${hashes.length} hashes`;
  const table = Table.fromRecord(record);
  for (let ply = hashes.length; ply > 0; ply--) {
    if (table.hash() !== hashes[ply - 1]) return `move ${ply}`;
    table.undo();
  }
  for (const move of moves) table.apply(move);
  if (table.record() !== record) return "the record";
  if (Table.fromShare(table.share()).hash() !== hashes.at(-1)) return "the share text";
  return undefined;
}
