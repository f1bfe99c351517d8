import { expect } from "chai";
import { manager } from "../../../../web/shared/demo-people.ts";
import { project } from "../../../local/seed/seed-project.ts";
import { firestore } from "../../support/admin-app.ts";
import { stack } from "../../support/stack-addresses.ts";
import { voiceControlFor } from "../../support/control-voice.ts";
import { aLivePage, aProject } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { useTabs } from "../support/tabs.ts";
import { microphoneThatSays } from "./support/microphones.ts";
import { eventsOf, expectReleased, watchPages } from "./support/witness.ts";

/** Nobody else talks to the demo project's agent. */
const service = voiceControlFor(project.live_agent.instructions);

describe("/voice/", () => {
  const tabs = useTabs(async () => microphoneThatSays("hours", "wait"));
  afterEach(async () => service.forget());
  after(async () => firestore.doc(`users/${manager.uid}`).set({ profile: manager.profile }));

  it("is the shop: anybody reads its pages and talks without a sign-in, and the talk goes on from page to page", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/voice/");
    await page.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    await expectAccessible(page, "shop");
    const ask = page.getByRole("button", { name: project.live_agent.heading.en });
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 780 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await ask.boundingBox()) ?? {};
    expect(width, "as wide as its words").to.be.within(120, 358);
    expect([x + width, y + height, height], "in one line").to.deep.equal([374, 764, 48]);
    await page.evaluate('document.querySelector("lectern-voice").style.setProperty("--lectern-bottom", "72px")');
    expect((await ask.boundingBox())?.y, "above the page's own bar").to.equal(780 - 72 - height);
    await page.evaluate('document.querySelector("lectern-voice").style.setProperty("--lectern-bottom", "64")');
    expect(await ask.boundingBox(), "64 of nothing").to.deep.equal({ x, y, width, height });
    await page.evaluate('document.querySelector("lectern-voice").style.removeProperty("--lectern-bottom")');
    await page.evaluate('document.body.style.minBlockSize = "2000px"; scrollBy(0, 100)');
    await until(async () => (await ask.boundingBox())?.width === 48, "the reader sees the text below the button");
    await page.setViewportSize(usual);
    await page.getByRole("button", { name: project.live_agent.heading.en }).click();
    await page.getByRole("button", { name: "Write", exact: true }).click();
    const transcript = page.getByRole("list", { name: "Conversation" }).locator("[part~=caption]");
    await transcript.filter({ hasText: "Hello, this is Fjell & Fjord Cycles." }).waitFor();
    await page.locator("header").getByRole("link", { name: "Opening hours" }).click();
    await page.getByRole("heading", { name: "Opening hours", level: 1 }).waitFor();
    expect(new URL(page.url()).search).to.equal("?at=opening-hours");
    expect(await page.evaluate("document.activeElement.localName")).to.equal("h1");
    await transcript.filter({ hasText: "Hello, this is Fjell & Fjord Cycles." }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
  });

  const hostile =
    '<header></header><style>body{outline:9px solid red}</style><main><h1>Sign in</h1><form><input></form><iframe srcdoc="x"></iframe>' +
    '<meta http-equiv="refresh" content="9;url=/editor/"><link rel="stylesheet" href="/media/evil/x.css"></main>';

  /** What is there of it. */
  const traces =
    'JSON.stringify([document.querySelectorAll("form, input, iframe, body meta, body link").length, getComputedStyle(document.body).outlineStyle])';

  it("shows nothing of this host but one site's pages, whatever its address says", async () => {
    const evil = await aProject({ site: { public_pages: true, address_pattern: "/{slug}", home_slug: null } });
    await aLivePage(evil, { slug: "x", metadata: { title: "x", slug: "x" }, content: hostile });
    const read = `api/sites/${evil.id}/page%3Fslug%3Dx`;
    for (const search of [`?project=demo&at=../../${read}`, `?project=..&at=${read}`]) {
      const page = await tabs.open(await tabs.newPerson({}, /\/sites\//), `/voice/${search}`);
      await page.locator("main h1").waitFor();
      expect(await page.getByRole("heading", { name: "Sign in" }).count(), search).to.equal(0);
      expect(await page.evaluate(traces), search).to.equal('[0,"none"]');
    }
    const json = await fetch(`${stack.hostingUrl}/${decodeURIComponent(read)}`);
    const text = await json.text();
    expect([json.status, json.headers.get("X-Content-Type-Options"), text.includes("<")]).to.deep.equal([200, "nosniff", false]);
    expect(JSON.parse(text)).to.include({ content: hostile });
  });

  it("takes from an answer only what a published page is made of, and nothing from one that is no page", async () => {
    for (const [contentType, heading] of [
      ["application/json", undefined],
      ["text/html; charset=utf-8", "Sign in"],
    ] as const) {
      const person = await tabs.newPerson();
      await person.route("**/sites/demo/", async (route) => route.fulfill({ contentType, body: hostile }));
      const page = await tabs.open(person, "/voice/");
      if (heading === undefined) await page.getByText("The site can’t be shown right now.").waitFor();
      else await page.getByRole("heading", { name: heading }).waitFor();
      expect(await page.evaluate(traces), contentType).to.equal(heading === undefined ? '[0,"none"]' : '[0,"solid"]');
    }
  });

  it("brings its assistant later where the service could not be asked at first", async () => {
    const person = await tabs.newPerson();
    await person.route("**/api/sites/*/agent", async (route) => route.abort(), { times: 1 });
    const page = await tabs.open(person, "/voice/");
    await page.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    await page.getByRole("button", { name: project.live_agent.heading.en }).waitFor();
  });

  it("has tools behind one small button, which the keyboard opens: place, language, and who one is", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/voice/");
    await page.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    const tools = page.getByRole("button", { name: "Demo tools" });
    expect((await tools.boundingBox())?.height).to.equal(36);
    await tools.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "As in the settings", pressed: true }).waitFor();
    await expectAccessible(page, "tools");
    await page.keyboard.press("Escape");
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 640 });
    await tools.press("Enter");
    const last = page.locator("lectern-demo-tools .content");
    const [menu, pill] = [await last.boundingBox(), await tools.boundingBox()];
    expect((menu?.y ?? 0) + (menu?.height ?? 0), "above its button, and so above the assistant's").to.be.at.most(pill?.y ?? 0);
    await page.keyboard.press("Escape");
    await page.setViewportSize(usual);
    await tools.press("Enter");
    await page.getByRole("button", { name: "Norsk bokmål" }).click();
    await page.getByRole("heading", { name: "Om oss", level: 1 }).waitFor();
    expect(await page.evaluate("document.documentElement.lang")).to.equal("nb");
    await tools.click();
    await page.getByRole("button", { name: "On the home page" }).click();
    await page.waitForURL(/placement=homepage/);
    await page.locator("main lectern-voice[placement=homepage]").waitFor();
  });

  it("lets one of the shop's people hear the greeting, ask, see the answer and its source, and change name and language, by talking", async () => {
    await service.hear("When are you open on Saturday?", "My name is Ana Costa and I speak Hebrew");
    const person = await tabs.newPerson();
    await watchPages(person);
    const page = await tabs.open(person, "/voice/?placement=homepage");
    await page.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Demo tools" }).click();
    await page.getByRole("button", { name: "Daniel Hughes" }).click();
    await page.waitForURL(/who=signed-in/);
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await expectAccessible(page, "before the conversation");
    await page.getByRole("button", { name: "Talk", exact: true }).click();

    const transcript = page.getByRole("list", { name: "Conversation" }).locator("[part~=caption]");
    await transcript.filter({ hasText: "Hello, this is Fjell & Fjord Cycles. How can I help?" }).waitFor();
    await transcript.filter({ hasText: "When are you open on Saturday?" }).waitFor();
    const answer = page.getByRole("article").filter({ hasText: "Saturday: 10:00 to 15:00" });
    await answer.waitFor();
    expect(await answer.getAttribute("dir")).to.equal("ltr");
    expect(await answer.getByRole("link", { name: "Opening hours" }).getAttribute("href"), "the page of the demo site").to.match(
      /opening-hours$/,
    );
    await transcript.filter({ hasText: "10:00 to 15:00" }).waitFor();
    await expectAccessible(page, "with an answer");

    const profile = page.getByRole("article").filter({ hasText: "Ana Costa" });
    await profile.waitFor();
    expect(await profile.getAttribute("dir")).to.equal("rtl");
    expect(await profile.innerText(), "in the new language").to.include("עברית");
    await page
      .locator("[part~=status]")
      .filter({ hasText: /מקשיב|מדבר/ })
      .waitFor();
    await expectAccessible(page, "with cards, in Hebrew");
    const calls = (await eventsOf(page, "tool")).map(({ name, phase }) => `${String(name)} ${String(phase)}`);
    expect(calls).to.deep.equal(["ask called", "ask answered", "update_profile called", "update_profile answered"]);
    await page.getByRole("button", { name: "סיום", exact: true }).click();
    await expectReleased(page);
  });
});
