// The engine component under Node: every golden game gives the native hashes, errors are typed, and
// the packed npm package works in an empty project with strict TypeScript.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ENGINE, ROOT, firstDifference, goldenGames } from "./golden.mjs";

const engine = await import(pathToFileURL(join(ENGINE, "node.js")).href);
const SEATS = [{ name: "Ada", kind: "human" }, { name: "Bo <b>", kind: "easy" }];
const SEED = "00000000000a7011";

for (const game of goldenGames()) {
  test(`wasm replays ${game.name} as natively`, () => {
    assert.equal(firstDifference(engine, game), undefined);
  });
}

test("a changed hash would be noticed", () => {
  const [game] = goldenGames();
  const hashes = game.hashes.with(3, "0000000000000000");
  assert.equal(firstDifference(engine, { ...game, hashes }), "move 4");
});

test("games, options and levels are listed", () => {
  const games = engine.games();
  assert.deepEqual(games.map((game) => game.key), ["my-island", "lost-cities", "harmonies", "skylands"]);
  assert.ok(games.every((game) => game.levels.includes("easy") && game.options.length > 0));
});

for (const { key, minSeats, maxSeats } of engine.games()) {
  test(`${key}: a bot plays a whole game through the component`, () => {
    for (let count = minSeats; count <= maxSeats; count++) {
      const seats = Array.from({ length: count }, (_, n) => ({ name: `P${n}`, kind: "easy" }));
      const table = engine.Table.start(key, {}, seats, SEED);
      while (table.turn()) {
        const events = table.apply(table.botMove("easy"));
        assert.ok(events.every((event) => typeof event.type === "string"));
      }
      const outcome = table.outcome();
      assert.equal(outcome.totals.length, count);
      for (let seat = 0; seat < count; seat++) {
        const { total, lines } = table.score(seat);
        assert.equal(total, lines.reduce((sum, line) => sum + line.points, 0));
        assert.equal(total, outcome.totals[seat]);
        assert.equal(typeof table.view(seat), "object");
      }
      const again = engine.Table.fromRecord(table.record());
      assert.equal(again.hash(), table.hash());
    }
  });
}

test("errors are objects with a code and arguments", () => {
  const table = engine.Table.start("lost-cities", {}, SEATS, SEED);
  const caught = (body) => {
    try {
      body();
    } catch (error) {
      return error;
    }
    return assert.fail("nothing was thrown");
  };
  assert.deepEqual(caught(() => table.apply("skip")), { code: "illegal-move", rule: "not-now", move: "skip" });
  assert.equal(table.check("skip"), "not-now");
  assert.equal(table.check(table.legal()[0]), undefined);
  assert.deepEqual(caught(() => table.apply("♥")), { code: "unreadable-move", move: "♥" });
  assert.equal(caught(() => engine.Table.start("chess", {}, SEATS, SEED)).code, "unknown-game");
  assert.equal(caught(() => engine.Table.start("lost-cities", { order: 1 }, SEATS, SEED)).code, "bad-options");
  assert.equal(caught(() => engine.Table.start("lost-cities", {}, [], SEED)).code, "bad-field");
  assert.equal(caught(() => engine.Table.start("lost-cities", {}, SEATS, "x")).code, "bad-field");
  assert.equal(caught(() => engine.Table.fromRecord("{")).code, "not-json");
  assert.equal(caught(() => engine.Table.fromShare("AAAA")).code, "not-atoll");
  assert.equal(caught(() => table.view(9)).code, "bad-field");
  assert.equal(caught(() => table.botMove("genius")).code, "bad-field");
});

test("values cross the border as plain data", () => {
  const names = ["Żółć „ß“", "🏝️\u202e", "\u0000\n\"\\", "</script>"];
  const seats = names.map((name) => ({ name, kind: "human", extra: [1.5, null, { deep: true }] }));
  const table = engine.Table.start("lost-cities", { layout: "12-12" }, seats, SEED);
  const record = JSON.parse(table.record());
  assert.deepEqual(record.seats, seats);
  assert.equal(record.options.layout, "12-12");
  assert.deepEqual(table.view(0).options, { layout: "12-12", order: "clockwise" });
  assert.equal(table.view(0).ending, null);
  const start = (options, who) => () => engine.Table.start("lost-cities", options, who, SEED);
  for (const options of [new Map([["layout", "12-12"]]), new Set(), () => 1, 5n]) {
    assert.throws(start(options, SEATS), { code: "bad-field", detail: "options" });
  }
  for (const options of [undefined, null, [], "9-9", { layout: null }]) {
    assert.throws(start(options, SEATS), { code: "bad-options" });
  }
  const circle = {};
  circle.self = circle;
  assert.throws(start(circle, SEATS), { code: "bad-field" });
  for (const who of [new Map(), "Ada", [{ name: "\ud800", kind: "human" }], [{ name: "A" }]]) {
    assert.throws(start({}, who), { code: "bad-field" });
  }
});

test("the packed package serves an empty project with strict types", () => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-package-"));
  try {
    const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: "utf8" });
    const packed = JSON.parse(run("npm", "pack", "--json", ENGINE))[0].filename;
    writeFileSync(join(folder, "package.json"), '{"name":"sample","private":true,"type":"module"}');
    run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${packed}`);
    writeFileSync(join(folder, "sample.ts"), readFileSync(join(ROOT, "tests/parity/sample.ts")));
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    run("node", tsc, "--strict", "--target", "es2022", "--lib", "es2022", "--module", "nodenext", "--skipLibCheck", "false", "sample.ts");
    const printed = JSON.parse(run("node", "sample.js"));
    const native = goldenGames().find((game) => game.name.includes("2-seats-9-9-clockwise"));
    assert.deepEqual(printed.games.sort(), ["harmonies", "lost-cities", "my-island", "skylands"]);
    const table = engine.Table.fromRecord(native.record);
    assert.equal(table.hash(), native.hashes.at(-1));
    // As the README says of bundlers that leave the wasm file where it is.
    const esbuild = join(ROOT, "node_modules", "esbuild", "bin", "esbuild");
    run("node", esbuild, "sample.ts", "--bundle", "--format=esm", "--platform=node", "--target=es2022", "--outfile=out/sample.mjs", "--log-level=error");
    copyFileSync(join(folder, "node_modules/atoll-engine/atoll_engine_bg.wasm"), join(folder, "out/atoll_engine_bg.wasm"));
    assert.deepEqual(JSON.parse(run("node", "out/sample.mjs")).games.sort(), printed.games);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
