// A loopback server for one copy of `dist`, under a sub-path as on a project's Pages site.
// Tests can count, alter and cut its answers, and deploy another version.
import { EventEmitter, once } from "node:events";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "dist");
const BASE = "/any/sub/path/";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** All files below a folder, with `/` between the parts, sorted. */
export async function listFiles(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
}

export class Site {
  /** Every request, as { name, status, headers }, oldest first; `name` is below the base. */
  requests = [];
  #root;
  #deployed = false;
  #overrides = [];
  #held = [];
  #arrivals = new EventEmitter();
  #server;
  #port = 0;

  /** Serves a build: the one in `dist`, if no other folder is named. */
  static async start(root = DIST) {
    const site = new Site();
    site.#root = root;
    await site.restore();
    return site;
  }

  /** The address of the site's root, with the slash at its end. */
  get url() {
    return `http://127.0.0.1:${this.#port}${BASE}`;
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Lets names that match answer with something else. */
  answer(pattern, { status = 200, body = "", type } = {}) {
    this.#overrides.push({ pattern, status, body, type });
  }

  /** Lets names that match wait; gives back how to let them go on. */
  hold(pattern) {
    let resolve;
    const promise = new Promise((done) => { resolve = done; });
    const held = { pattern, promise };
    this.#held.push(held);
    return () => {
      this.#held = this.#held.filter((one) => one !== held);
      resolve();
    };
  }

  /** Answers with the files again. */
  heal() {
    this.#overrides = [];
  }

  /** Resolves when a name that matches has been asked for. */
  async seen(pattern) {
    while (!this.requests.some(({ name }) => pattern.test(name))) {
      await once(this.#arrivals, "request");
    }
  }

  /** Network off: open connections end, new ones are refused. */
  async cut() {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Network on, at the same address as before. */
  async restore() {
    this.#server = createServer((request, response) => this.#handle(request, response));
    await new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = this.#server.address().port;
  }

  /**
   * Deploys a new version in place of the old one: another version stamp, and a script with
   * another name, so that the old page's files are gone from the server. Gives back its version.
   */
  async deployNext() {
    const folder = await mkdtemp(join(tmpdir(), "atoll-next-"));
    await cp(DIST, folder, { recursive: true });
    const old = await readVersion();
    const next = old.replace(/\+.*$/, "+ffffffff");
    const boot = (await readdir(join(folder, "assets"))).find((name) => name.startsWith("boot-"));
    const nextBoot = "boot-ffffffff.js";
    await rename(join(folder, "assets", boot), join(folder, "assets", nextBoot));
    for (const name of ["index.html", "sw.js"]) {
      const text = await readFile(join(folder, name), "utf8");
      await writeFile(join(folder, name), text.replaceAll(old, next).replaceAll(boot, nextBoot));
    }
    this.#root = folder;
    this.#deployed = true;
    return next;
  }

  async stop() {
    await this.cut();
    if (this.#deployed) await rm(this.#root, { recursive: true });
  }

  async #handle(request, response) {
    const path = decodeURIComponent(new URL(request.url, this.origin).pathname);
    const send = (name, status, body, type, altered = false) => {
      this.requests.push({ name, status, headers: request.headers });
      this.#arrivals.emit("request");
      response.writeHead(status, {
        "content-type": type ?? TYPES[extname(name)] ?? "application/octet-stream",
        // Ten minutes, as Pages does; a fault is nothing to remember.
        "cache-control": status === 200 && !altered ? "max-age=600" : "no-store",
        "x-content-type-options": "nosniff",
      });
      response.end(body);
    };
    if (!path.startsWith(BASE) || path.includes("..")) return send(path, 404, "outside the site");
    const name = path.slice(BASE.length) || "index.html";
    const rule = this.#overrides.find(({ pattern }) => pattern.test(name));
    await Promise.all(this.#held.filter(({ pattern }) => pattern.test(name)).map(({ promise }) => promise));
    if (rule) return send(name, rule.status, rule.body, rule.type, true);
    try {
      send(name, 200, await readFile(join(this.#root, name)));
    } catch {
      send(name, 404, await readFile(join(this.#root, "404.html")), TYPES[".html"]);
    }
  }
}

/** The full version of the built site, as the page and the service worker carry it. */
export async function readVersion() {
  const { version, build } = JSON.parse(await readFile(join(DIST, "version.json"), "utf8"));
  return `${version}+${build}`;
}
