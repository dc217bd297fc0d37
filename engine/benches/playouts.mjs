// Random complete games per second in wasm under Node, with the same load and checksum as
// playouts.rs: node playouts.mjs PATH-TO-DIST-ENGINE GAME SEATS GAMES ROUNDS
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [folder, game, seats, games, rounds] = process.argv.slice(2);
const { playRandomGames } = await import(pathToFileURL(join(folder, "node.js")).href);

let best = 0;
let checksum = "";
for (let round = 0; round < Number(rounds); round++) {
  const begin = performance.now();
  checksum = playRandomGames(game, Number(seats), Number(games), "a701100000000001");
  best = Math.max(best, (Number(games) * 1000) / (performance.now() - begin));
}
console.log(JSON.stringify({ games_per_s: Math.round(best), checksum }));
