// How the site feels on a slow machine, at 4x CPU throttling: how it starts (start.mjs), and how quickly
// a game answers (play.mjs). Several builds take turns, so that a busy moment does not hit one of them
// only. Prints JSON: the figures of each build, by its folder.
//   node site.mjs RUNS [DIST …]
import { chromium } from "playwright-core";
import { DIST, Site } from "../e2e/site.mjs";
import { GAMES, play } from "./play.mjs";
import { ADDRESSES, start } from "./start.mjs";

const [runs = "3", ...given] = process.argv.slice(2);
const folders = given.length ? given : [DIST];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const builds = [];
for (const folder of folders) builds.push({ folder, site: await Site.start(folder), starts: {}, plays: {} });
try {
  for (const address of ADDRESSES) {
    for (let run = 0; run < Number(runs); run++) {
      for (const { site, starts } of builds) {
        (starts[address] ??= []).push(await start(browser, site.url, address));
      }
    }
  }
  for (const game of Object.keys(GAMES)) {
    for (const { site, plays } of builds) plays[game] = await play(browser, site.url, game);
  }
} finally {
  await browser.close();
  for (const { site } of builds) await site.stop();
}
const figures = builds.map(({ folder, starts, plays }) => [folder === DIST ? "dist" : folder, { start: starts, play: plays }]);
console.log(JSON.stringify(Object.fromEntries(figures)));
