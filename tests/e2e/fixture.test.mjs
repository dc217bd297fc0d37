// The fixture itself: each kind of problem it watches for is provoked once, so that its silence
// in the other tests means something.
import assert from "node:assert/strict";
import { axe, open, scenario } from "./fixture.mjs";

const provoked = {
  "a console error": [/console: oh no/, () => console.error("oh no")],
  "an uncaught error": [/page error: .*lost/, () => void setTimeout(() => { throw new Error("lost"); })],
  "an inline style": [/CSP: style-src/, () => document.body.setAttribute("style", "color: red")],
  "a foreign picture": [/CSP: img-src/, () => { new Image().src = "http://foreign.invalid/a.png"; }],
};

for (const [name, [pattern, provoke]] of Object.entries(provoked)) {
  scenario(`${name} fails a test`, async (world) => {
    const page = await world.page();
    await open(page, "#/");
    world.checkProblems();
    await page.evaluate(provoke);
    await world.reported(pattern);
    assert.throws(() => world.checkProblems(), /reported problems/);
    world.expect(pattern);
    world.tolerate(/Content Security Policy|CSP|foreign.invalid/);
  });
}

scenario("a foreign request fails a test", async (world) => {
  const page = await world.page();
  await page.goto("about:blank");
  await page.evaluate(() => fetch("http://foreign.invalid/", { mode: "no-cors" }).catch(() => {}));
  assert.throws(() => world.checkProblems(), /foreign request/);
  world.expect(/foreign request: http:\/\/foreign\.invalid\//);
  world.tolerate(/ERR_NAME_NOT_RESOLVED/);
});

scenario("an expected problem that does not happen fails a test", async (world) => {
  world.expect(/never/);
  assert.throws(() => world.checkProblems(), /expected a problem like \/never\//);
  world.forget();
});

scenario("an accessibility violation fails a test", async (world) => {
  const page = await world.page();
  await open(page, "#/");
  await page.evaluate(() => document.body.append(document.createElement("button")));
  await assert.rejects(axe(page), /button-name/);
});
