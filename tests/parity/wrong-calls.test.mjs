// The component under hostile hands: every wrong argument is answered with an object that has a
// `code`, never with a TypeError or a trap, and the table goes on as if nothing had happened.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ENGINE } from "./golden.mjs";

const { Table, games, playRandomGames, scorePosition } = await import(pathToFileURL(join(ENGINE, "node.js")).href);
const SEATS = [{ name: "Ada", kind: "human" }, { name: "Bo", kind: "easy" }];
const SEED = "00000000000a7011";

const circle = {};
circle.self = circle;
const deep = JSON.parse("[".repeat(5000) + "]".repeat(5000));
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const thrower = {
  get layout() {
    throw new TypeError("a getter");
  },
};
const tagged = {
  get [Symbol.toStringTag]() {
    throw new TypeError("a tag");
  },
};
const angry = {
  toJSON() {
    throw new RangeError("no JSON");
  },
  toString() {
    throw new RangeError("no text");
  },
  valueOf() {
    throw new RangeError("no number");
  },
};

/** Nothing of this is a text. */
const NO_TEXT = [undefined, null, true, 0, NaN, 5n, Symbol("s"), {}, [], ["r5"], () => "r5", new Date(0), new Map(), new String("r5"), Object.create(null), circle, revoked, thrower, tagged, angry, Table, globalThis];
/** Nothing of this is a whole number from 0 on. */
const NO_NUMBER = [undefined, null, false, "0", "", NaN, -1, 1.5, -0.5, Infinity, -Infinity, 2 ** 32, 1e300, 5n, Symbol("n"), {}, [], [0], () => 0, new Number(0), new Date(0), revoked, tagged, angry];
/** Nothing of this is a seat of a table for two. */
const NO_SEAT = [...NO_NUMBER, 2, 255, 256, 257, 2 ** 31];
/** Nothing of this can be options. */
const NO_OPTIONS = [undefined, null, 0, NaN, "9-9", [], [1], 5n, Symbol("o"), () => ({}), new Map([["layout", "12-12"]]), new Set(), new Date(0), new Uint8Array(3), /x/, Promise.resolve(), new WeakMap(), circle, deep, revoked, thrower, tagged, angry, { layout: 1 }, { layout: "13-13" }, { layout: null }, { nonsense: 1 }, { layout: circle }, { layout: 5n }, { __proto__: { layout: "x" }, order: [] }];
/** Nothing of this can be the seats. */
const NO_SEATS = [undefined, null, 0, "Ada", {}, [], [null], [[]], ["Ada"], [{}], [{ name: "A" }], [{ kind: "human" }], [{ name: 1, kind: "human" }], [{ name: "A", kind: "hard" }], [{ name: "A", kind: "god" }], [{ name: "A", kind: "human", colour: "pink" }], [{ name: "x".repeat(201), kind: "human" }], [{ name: "\ud800", kind: "human" }], Array(6).fill(SEATS[0]), Array(1e5).fill(SEATS[0]), new Map(), new Set(SEATS), circle, [circle], deep, revoked, thrower, tagged, angry, () => SEATS, 5n, Symbol("s")];
/** Texts that mean nothing, wherever a text is wanted. */
const NONSENSE = ["", " ", "\0", "\ud800", "♥", "constructor", "__proto__", "r5 ", "x".repeat(100_000), "x".repeat(3 << 20), "{", "{}", "[]", '{"format":"atoll-record"}', "A".repeat(20_000), '{"game":1}', '{"game":"chess"}', "[".repeat(200)];

let calls = 0;

/** Makes a call that must be refused, and looks at how. */
function refused(what, call) {
  calls += 1;
  let answer;
  try {
    answer = call();
  } catch (error) {
    const told = `${what}: ${error?.stack ?? String(error?.code)}`;
    assert.equal(Object.getPrototypeOf(error), Object.prototype, told);
    assert.equal(typeof error.code, "string", told);
    assert.match(error.code, /^[a-z]+(-[a-z]+)*$/, told);
    return error.code;
  }
  return assert.fail(`${what} was accepted: ${String(answer)}`);
}

const name = (value) => {
  try {
    return typeof value === "string" ? JSON.stringify(value.slice(0, 20)) : String(value).slice(0, 40);
  } catch {
    return "something angry";
  }
};

for (const { key } of games()) {
  test(`${key}: wrong calls are refused with a code, and the table goes on`, () => {
    const table = Table.start(key, {}, SEATS, SEED);
    const twin = Table.start(key, {}, SEATS, SEED);
    const unchanged = () => {
      assert.equal(table.hash(), twin.hash());
      assert.equal(table.record(), twin.record());
    };
    for (let round = 0; round < 3; round++) {
      for (const value of NO_TEXT) {
        const told = `(${name(value)})`;
        for (const method of ["apply", "check"]) {
          assert.equal(refused(method + told, () => table[method](value)), "bad-field");
        }
        assert.equal(refused(`botMove${told}`, () => table.botMove(value)), "bad-field");
        for (const open of ["fromRecord", "fromShare"]) {
          assert.equal(refused(open + told, () => Table[open](value)), "bad-field");
        }
        assert.equal(refused(`scorePosition${told}`, () => scorePosition(value)), "bad-field");
        assert.equal(refused(`game${told}`, () => Table.start(value, {}, SEATS, SEED)), "bad-field");
        assert.equal(refused(`seed${told}`, () => Table.start(key, {}, SEATS, value)), "bad-field");
        assert.equal(refused(`random${told}`, () => playRandomGames(value, 2, 1, SEED)), "bad-field");
        assert.equal(refused(`random seed${told}`, () => playRandomGames(key, 2, 1, value)), "bad-field");
      }
      for (const value of NONSENSE) {
        const told = `(${name(value)})`;
        refused(`apply${told}`, () => table.apply(value));
        refused(`check${told}`, () => table.check(value));
        refused(`botMove${told}`, () => table.botMove(value));
        refused(`fromRecord${told}`, () => Table.fromRecord(value));
        refused(`fromShare${told}`, () => Table.fromShare(value));
        refused(`scorePosition${told}`, () => scorePosition(value));
        refused(`game${told}`, () => Table.start(value, {}, SEATS, SEED));
        refused(`seed${told}`, () => Table.start(key, {}, SEATS, value));
      }
      for (const value of NO_SEAT) {
        assert.equal(refused(`view(${name(value)})`, () => table.view(value)), "bad-field");
        assert.equal(refused(`score(${name(value)})`, () => table.score(value)), "bad-field");
      }
      for (const value of NO_NUMBER) {
        assert.equal(refused(`jump(${name(value)})`, () => table.jump(value)), "bad-field");
        assert.equal(refused(`random(${name(value)})`, () => playRandomGames(key, value, 1, SEED)), "bad-field");
        assert.equal(refused(`random ×(${name(value)})`, () => playRandomGames(key, 2, value, SEED)), "bad-field");
        if (value !== undefined && value !== null) {
          assert.equal(refused(`work(${name(value)})`, () => table.botMove("easy", value)), "bad-field");
        }
      }
      assert.equal(refused("too many games", () => playRandomGames(key, 2, 1e9, SEED)), "bad-field");
      assert.equal(refused("too many seats", () => playRandomGames(key, 256, 1, SEED)), "bad-seats");
      for (const level of ["human", "hard", "genius"]) {
        assert.equal(refused(level, () => table.botMove(level)), "bad-field");
      }
      for (const value of NO_OPTIONS) {
        const code = refused(`options ${name(value)}`, () => Table.start(key, value, SEATS, SEED));
        assert.ok(["bad-field", "bad-options"].includes(code), code);
      }
      for (const value of NO_SEATS) {
        const code = refused(`seats ${name(value)}`, () => Table.start(key, {}, value, SEED));
        assert.ok(["bad-field", "bad-seats", "no-such-level", "too-long"].includes(code), code);
      }
      assert.equal(table.jump(1e9), false);
      unchanged();
      const move = table.botMove("easy", round === 1 ? 7 : undefined);
      assert.deepEqual(table.apply(move), twin.apply(twin.botMove("easy", null)));
      unchanged();
    }
    while (table.turn()) table.apply(table.botMove("easy"));
    assert.equal(refused("a bot after the end", () => table.botMove("easy")), "illegal-move");
    assert.equal(Table.fromRecord(table.record()).hash(), table.hash());
    table.free();
    twin.free();
  });
}

test("enough was tried", () => {
  assert.ok(calls > 1500, `${calls} wrong calls`);
});

test("share texts and records open each other, whatever the names", () => {
  for (const length of [0, 1, 32, 33, 200]) {
    for (const letter of ["W", "ß", "🏝", "\u202e"]) {
      const seats = [{ name: letter.repeat(length), kind: "human" }, SEATS[1]];
      const table = Table.start("lost-cities", {}, seats, SEED);
      const again = Table.fromRecord(Table.fromShare(table.share()).record());
      assert.equal(again.record(), table.record());
      assert.ok([...JSON.parse(again.record()).seats[0].name].length <= 32);
    }
  }
});

test("undo, keep, open, redo loses nothing", () => {
  const table = Table.start("harmonies", {}, SEATS, SEED);
  for (let ply = 0; ply < 20; ply++) table.apply(table.botMove("random"));
  table.jump(7);
  const again = Table.fromRecord(table.record());
  assert.deepEqual([again.ply, again.length], [7, 20]);
  while (again.redo());
  while (table.redo());
  assert.equal(again.hash(), table.hash());
});

test("a record of thousands of fields in falling order opens", () => {
  const record = JSON.parse(Table.start("lost-cities", {}, SEATS, SEED).record());
  const fields = Array.from({ length: 40_000 }, (_, at) => [`k${String(99_999 - at)}`, 1]);
  const text = JSON.stringify({ ...record, ...Object.fromEntries(fields) });
  // The checksum no longer fits, and that is found out after everything was read and sorted.
  assert.throws(() => Table.fromRecord(text), { code: "damaged" });
});
