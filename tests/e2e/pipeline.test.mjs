// What `cargo xtask dist` writes: names, types, addresses, the offline list, the CSP.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, listFiles, open, readVersion, scenario } from "./fixture.mjs";

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'";

const read = (name) => readFile(join(DIST, name), "utf8");
const files = await listFiles(DIST);
const index = await read("index.html");
const manifest = JSON.parse(await read("manifest.webmanifest"));
const hash = (bytes, encoding) => createHash("sha256").update(bytes).digest(encoding);

test("the layout is the documented one", () => {
  for (const name of ["index.html", "404.html", "manifest.webmanifest", "sw.js", "version.json", ".nojekyll", "atoll.html"]) {
    assert.ok(files.includes(name), name);
  }
  for (const [name, ending] of [["style", "css"], ["boot", "js"], ["atoll", "js"], ["atoll", "wasm"]]) {
    const matching = files.filter((file) => new RegExp(`^assets/${name}-[0-9a-f]{8}\\.${ending}$`).test(file));
    assert.equal(matching.length, 1, `assets/${name}-*.${ending}: ${matching}`);
  }
});

test("every file in assets is named after its content", async () => {
  for (const file of files.filter((file) => file.startsWith("assets/"))) {
    const found = hash(await readFile(join(DIST, file)), "hex").slice(0, 8);
    assert.ok(file.includes(`-${found}.`), file);
  }
});

test("the page preloads the glue and the wasm, and names only files that exist", () => {
  assert.match(index, /<link rel="modulepreload" href="assets\/atoll-[0-9a-f]{8}\.js">/);
  assert.match(index, /<link rel="preload" href="assets\/atoll-[0-9a-f]{8}\.wasm" as="fetch" type="application\/wasm" crossorigin>/);
  for (const [, address] of index.matchAll(/ (?:href|src)="([^"#]+)"/g)) {
    const name = address.replace(/^\.\//, "");
    if (!name.startsWith("data:") && name !== "") assert.ok(files.includes(name), address);
  }
});

test("the policy is exactly the agreed one", () => {
  const [, content] = index.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/) ?? [];
  assert.equal(content, POLICY);
});

test("pages have no inline scripts, styles or handlers", () => {
  assert.doesNotMatch(index, /<style|\sstyle="|\son[a-z]+="/);
  for (const [tag] of index.matchAll(/<script[^>]*>/g)) assert.match(tag, / src="/);
});

test("no token is left open", async () => {
  for (const file of files.filter((file) => /\.(html|js|css|json|webmanifest)$/.test(file))) {
    assert.doesNotMatch(await read(file), /\{\{[a-z-]+\}\}/, file);
  }
});

test("no absolute addresses and no foreign hosts in what the browser gets", async () => {
  // Names of XML vocabularies look like addresses; nothing is ever fetched from them.
  const names = /http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math\/MathML|XML\/1998\/namespace|2000\/xmlns\/)/g;
  for (const file of files.filter((file) => /\.(html|js|css|webmanifest|svg)$/.test(file) && !file.startsWith("engine/"))) {
    const text = (await read(file)).replace(names, "");
    assert.doesNotMatch(text, /(?:href|src)="\/|url\(["']?\/|"(?:start_url|scope|src|id)"\s*:\s*"\//, file);
    const hosts = text.match(/(?:https?:)?\/\/[a-z0-9-]+(\.[a-z0-9-]+)+/gi) ?? [];
    assert.deepEqual(hosts, [], file);
  }
});

test("no folder of the machine that built it is in the wasm", async () => {
  const wasm = files.filter((file) => file.endsWith(".wasm"));
  assert.ok(wasm.length > 0);
  for (const file of wasm) {
    const bytes = await readFile(join(DIST, file), "latin1");
    for (const place of ["/home/", "/root/", "/Users/", "/.cargo/", process.cwd()]) {
      assert.ok(!bytes.includes(place), `${file} contains ${place}`);
    }
  }
});

test("the offline list is everything a visitor needs, with true hashes", async () => {
  const worker = await read("sw.js");
  const listed = new Map([...worker.matchAll(/\["([^"]+)","(sha256-[^"]+)"\]/g)].map(([, file, sum]) => [file, sum]));
  const screenshots = (manifest.screenshots ?? []).map(({ src }) => src.replace(/^\.\//, ""));
  const notKept = ["index.html", "404.html", ".nojekyll", "sw.js", "version.json", "atoll.html", ...screenshots];
  const wanted = files.filter((file) => !notKept.includes(file) && !/^(engine|widget)\//.test(file));
  assert.deepEqual([...listed.keys()].sort(), wanted);
  for (const [file, sum] of listed) {
    assert.equal(sum, `sha256-${hash(await readFile(join(DIST, file)), "base64")}`, file);
  }
});

test("page, service worker and version.json agree on the version", async () => {
  const version = await readVersion();
  assert.match(version, /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  assert.ok(index.includes(version) && (await read("sw.js")).includes(version));
});

scenario("every request of a first visit stays on the site's sub-path", async ({ site, page }) => {
  await open(await page(), "#/");
  const outside = site.requests.filter(({ name }) => name.startsWith("/"));
  assert.deepEqual(outside, []);
});

scenario("a deep link finds the way home on any sub-path", async (world) => {
  world.expect(/404/); // the page itself, and the folders without a version.json
  const page = await world.page();
  await page.goto(`${world.site.url}new/harmonies`);
  await page.waitForURL(`${world.site.url}#/new/harmonies`);
});
