// The JavaScript component on a plain page in Chromium, imported as any site would import it: every
// golden game gives the native hashes there too.
import assert from "node:assert/strict";
import { scenario } from "./fixture.mjs";
import { firstDifference, goldenGames } from "../parity/golden.mjs";

scenario("a plain page imports the engine and replays every golden game as natively", async (world) => {
  const { site } = world;
  const page = await world.page();
  // A page without an icon makes the browser ask for one.
  world.tolerate(/favicon\.ico/);
  // A page of the same origin without scripts or policy of its own.
  await page.goto(`${site.url}version.json`);
  const games = goldenGames();
  assert.ok(games.length > 30);
  const differences = await page.evaluate(
    async ({ url, games, source }) => {
      const engine = await import(url);
      const compare = new Function(`return (${source})`)();
      return games.map((game) => [game.name, compare(engine, game)]).filter(([, difference]) => difference);
    },
    { url: `${site.url}engine/web.js`, games, source: firstDifference.toString() },
  );
  assert.deepEqual(differences, []);
});
