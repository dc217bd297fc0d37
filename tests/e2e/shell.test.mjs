// The shell: first paint, pages, languages, looks, keyboard and storage, as a visitor meets them.
import assert from "node:assert/strict";
import { LANGUAGES, SIZES, axe, open, ready, scenario } from "./fixture.mjs";
import { LOOKS, PAGES, choose, damage, firstPaint, shellMarkup, store, visit } from "./shell-help.mjs";
import { sealedSave } from "./sealed.mjs";

for (const lang of LANGUAGES) {
  scenario(`${lang}: the first paint is the home page as the app draws it`, async ({ page: newPage }) => {
    const page = await newPage({ locale: lang });
    await page.route(/\.wasm$/, () => {}); // never answered: the static page stays
    await page.goto(page.site.url, { waitUntil: "domcontentloaded" });
    const before = await firstPaint(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await open(page, "#/");
    assert.equal(before.lang, lang);
    assert.equal(await shellMarkup(page), before.markup);
  });
}

scenario("the first paint does not wait for the wasm", async ({ page: newPage }) => {
  const page = await newPage();
  await page.route(/\.wasm$/, () => {});
  await page.goto(page.site.url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await page.getByRole("link", { name: "Harmonies" }).waitFor();
  assert.equal(await page.getAttribute("html", "data-state"), null, "the app has not started");
});

scenario("nothing moves when the app takes over", async ({ page: newPage }) => {
  for (const size of Object.values(SIZES)) {
    const page = await newPage({ viewport: size });
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "#/");
    await page.locator('[data-testid="offline-ready"]').waitFor();
    const shifts = await page.evaluate(() => window.shifts);
    assert.ok(shifts < 0.02, `layout shift ${shifts} at ${size.width}`);
  }
});

scenario("every address shows its page under its title", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/");
  for (const [route, { heading, title }] of Object.entries(PAGES)) {
    await visit(page, route);
    assert.equal(await page.locator("h1").innerText(), heading, route);
    assert.equal(await page.title(), title, route);
    assert.equal(await page.locator('[data-testid="unknown-address"]').count(), 0, route);
  }
});

scenario("an unknown address leads home and says so", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/no/<img src=x onerror=alert(1)>");
  const notice = page.locator('[data-testid="unknown-address"]');
  assert.match(await notice.innerText(), /There is nothing at “#\/no\//);
  assert.equal(await notice.locator("img").count(), 0, "an address is text, never markup");
  await page.locator(".hero").waitFor();
  await notice.getByRole("button").click();
  await notice.waitFor({ state: "detached" });
  await visit(page, "#/other");
  await notice.waitFor();
});

scenario("the browser's language is honoured and a choice switches at once", async ({ page: newPage }) => {
  const page = await newPage({ locale: "pl-PL" });
  await open(page, "#/settings");
  assert.equal(await page.getAttribute("html", "lang"), "pl");
  assert.equal(await page.title(), "Ustawienia · Atoll");
  await page.evaluate(() => { window.sameDocument = true; });
  await choose(page, "language", "de");
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.equal(await page.title(), "Einstellungen · Atoll");
  assert.ok(await page.evaluate(() => window.sameDocument), "without a reload");
  await page.reload();
  await ready(page);
  assert.equal(await page.title(), "Einstellungen · Atoll", "and it stays");
  await choose(page, "language", "auto");
  await page.getByRole("heading", { name: "Ustawienia" }).waitFor();
});

scenario("a visitor with none of our languages gets English", async ({ page: newPage }) => {
  const page = await newPage({ locale: "fr-FR" });
  await open(page, "#/");
  assert.equal(await page.getAttribute("html", "lang"), "en");
});

scenario("plural forms agree with the browser's", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  const wrong = await page.evaluate((languages) => {
    const different = [];
    for (const lang of languages) {
      const rules = new Intl.PluralRules(lang);
      for (let count = 0; count <= 1000; count++) {
        if (window.__atoll.pluralForm(lang, count) !== rules.select(count)) different.push([lang, count]);
      }
    }
    return different;
  }, LANGUAGES);
  assert.deepEqual(wrong, []);
});

scenario("themes, palette and textures change the page and survive a reload without a flash", async ({ page: newPage }) => {
  const page = await newPage({ colorScheme: "light" });
  await open(page, "#/settings");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const piece = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--p-red"));
  const texture = page.locator(".texture").first();
  const [light, red] = [await ground(), await piece()];
  await choose(page, "theme", "dark");
  const dark = await ground();
  assert.notEqual(dark, light);
  await choose(page, "theme", "contrast");
  assert.notEqual(await ground(), light);
  await choose(page, "theme", "dark");
  await choose(page, "palette", "colour-blind");
  assert.notEqual(await piece(), red);
  assert.equal(await texture.evaluate((element) => getComputedStyle(element).visibility), "visible");
  await page.locator('input[name="textures"]').click();
  assert.equal(await texture.evaluate((element) => getComputedStyle(element).visibility), "hidden");

  await page.route(/\.wasm$/, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  assert.equal(await ground(), dark, "dark before the wasm is there");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await open(page, "#/settings");
  for (const [name, value] of [["theme", "dark"], ["palette", "colour-blind"]]) {
    assert.ok(await page.locator(`input[name="${name}"][value="${value}"]`).isChecked(), name);
  }
  assert.equal(await page.locator('input[name="textures"]').isChecked(), false);

  await page.getByRole("button", { name: /defaults/ }).click();
  await page.getByText("back to their defaults").waitFor();
  assert.equal(await ground(), light);
});

scenario("animation follows the setting and the system", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/settings");
  const motion = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--motion"));
  assert.equal(await motion(), "1");
  await choose(page, "speed", "instant");
  assert.equal(await motion(), "0");
  await choose(page, "speed", "normal");
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await motion(), "0");
});

scenario("the keyboard reaches everything, visibly, and can skip to the content", async ({ page: newPage }) => {
  const page = await newPage();
  await open(page, "#/");
  const focused = () => page.evaluate(() => {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: element.textContent.trim(),
      ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      size: [box.width, box.height],
      id: element.id,
    };
  });
  const wanted = await page.locator("a, button").count();
  const seen = new Set();
  for (let step = 0; step < wanted; step++) {
    await page.keyboard.press("Tab");
    const { name, ring, size } = await focused();
    assert.ok(ring, `${name} shows a focus ring`);
    assert.ok(Math.min(...size) >= 44, `${name} is ${size} px`);
    seen.add(name);
  }
  assert.equal(seen.size, wanted, [...seen].join(" | "));

  await page.reload();
  await ready(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal((await focused()).id, "main");
  assert.equal(new URL(page.url()).hash, "#/", "the address stays");

  await page.getByRole("link", { name: "Settings" }).press("Enter");
  await page.locator("h1", { hasText: "Settings" }).waitFor();
  assert.equal((await focused()).id, "main", "a new page starts at its content");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.locator('input[name="language"][value="en"]').isChecked(), "arrows choose");
  const ring = await page.locator('input[name="language"][value="en"] + span').evaluate((e) => getComputedStyle(e).outlineStyle);
  assert.equal(ring, "solid");
});

scenario("blocked storage: a banner, and everything works until the page closes", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("blocked", "SecurityError"); },
    });
  });
  await open(page, "#/settings");
  assert.match(await page.locator('[data-testid="storage"]').innerText(), /does not let Atoll keep anything/);
  await choose(page, "theme", "dark");
  await page.getByRole("link", { name: "About" }).click();
  await page.locator("h1", { hasText: "About Atoll" }).waitFor();
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});

scenario("full storage: a banner, and the change holds", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/settings");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await choose(page, "theme", "dark");
  assert.match(await page.locator('[data-testid="storage"]').innerText(), /storage is full/);
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});

scenario("damaged settings are set aside, the last good ones hold", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/settings");
  await choose(page, "theme", "dark");
  await choose(page, "palette", "colour-blind");
  const broken = await damage(page, "atoll:settings");
  await page.reload();
  await ready(page);
  assert.match(await page.locator('[data-testid="damaged"]').innerText(), /set aside, not deleted/);
  assert.ok(await page.locator('input[name="theme"][value="dark"]').isChecked(), "the text before it");
  const aside = await page.evaluate(() => localStorage.getItem("atoll:settings:damaged:1"));
  assert.equal(aside, broken);
});

scenario("safe mode starts plain and touches nothing stored", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/settings");
  await choose(page, "theme", "dark");
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  await open(page, "#/settings", { query: "?safe" });
  assert.equal(await page.getAttribute("html", "data-theme"), null);
  await choose(page, "theme", "light");
  assert.equal(await page.evaluate(() => JSON.stringify(localStorage)), stored);
  const arriving = page.waitForEvent("download");
  await page.locator('[data-testid="safe-mode"]').getByRole("button", { name: /Download/ }).click();
  await arriving;
  await page.getByRole("link", { name: "Leave safe mode" }).click();
  await ready(page);
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});

scenario("running games are offered, and their names are only text", async ({ page: newPage }) => {
  const page = await newPage({ locale: "en" });
  await open(page, "#/");
  assert.equal(await page.locator(".last-played").count(), 0);
  await store(page, {
    "atoll:save:g1:a": sealedSave({ game: "harmonies", title: "<script>alert(1)</script>", updated: 1 }),
    "atoll:save:g2:a": sealedSave({ game: "skylands", title: "Ania, Tom", updated: 2 }),
    "atoll:save:g3:a": sealedSave({ game: "a-later-game", title: "Someone", updated: 3 }),
  });
  await page.reload();
  await ready(page);
  assert.match(await page.locator(".last-played").innerText(), /Continue\s+a-later-game · Someone/);
  await page.getByRole("heading", { name: "3 games under way" }).waitFor();
  const names = await page.locator(".running-game").allInnerTexts();
  assert.match(names[2], /Harmonies\s+<script>alert\(1\)<\/script>/);
  assert.equal(await page.locator("#app script").count(), 0);
  await page.locator(".running-game").nth(1).click();
  assert.equal(new URL(page.url()).hash, "#/play/g2");
});

for (const [theme, system] of LOOKS) {
  scenario(`${theme} on a ${system} system: no accessibility violation on any page`, async ({ page: newPage }) => {
    const page = await newPage({ colorScheme: system });
    await open(page, "#/settings");
    await choose(page, "theme", theme);
    for (const route of [...Object.keys(PAGES), "#/nowhere"]) {
      await visit(page, route);
      await axe(page);
    }
  });
}

scenario("no page scrolls sideways, in any language, at any size", async ({ page: newPage }) => {
  for (const lang of LANGUAGES) {
    const page = await newPage({ locale: lang });
    for (const size of [{ width: 320, height: 640 }, ...Object.values(SIZES)]) {
      await page.setViewportSize(size);
      await open(page, "#/");
      for (const route of ["#/", "#/settings", "#/about", "#/games", "#/new/lost-cities"]) {
        await visit(page, route);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${lang} ${route} at ${size.width}: ${over} px too wide`);
      }
    }
  }
});
