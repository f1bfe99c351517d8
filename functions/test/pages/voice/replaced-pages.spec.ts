/** Pages as they are built today: they replace their content, and sometimes the element with it, and are made ready before anybody sees them. */
import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import { nightlyIf } from "../../support/nightly.ts";
import { aVisitor, aVoiceProject, usageOf, type Visitor } from "../../support/visitors.ts";
import { useTabs } from "../support/tabs.ts";
import { agentOfBakery, type AgentOfSite, answerFor, type BakerySite, oneLine, startBakerySite } from "./support/bakery-site.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { expectReleased, sentBy, untilTrue, watchPages } from "./support/witness.ts";

/** What routers do with the old content, given the next page's. Each is what the named one does, in its words. */
const swaps: Readonly<Record<string, string>> = {
  "replaces the body, as Turbo does": "document.documentElement.replaceChild(next.body, document.body)",
  "replaces the body, as Astro does": "document.body.replaceWith(next.body)",
  "replaces what is in main": "document.querySelector('main').replaceWith(next.querySelector('main'))",
  "writes its HTML": "document.body.innerHTML = next.body.innerHTML",
  "shows a copy of its body": "document.body.replaceWith(document.body.cloneNode(true))",
  "puts the next body in before it takes the last one out": "{ const old = document.body; old.after(next.body); old.remove(); }",
  "does so in a view transition": "await document.startViewTransition(() => document.body.replaceWith(next.body)).updateCallbackDone",
  "does so some frames later": "document.body.remove(); await frames(5); document.documentElement.append(next.body)",
};

const byDay = ["replaces the body, as Turbo does", "shows a copy of its body", "does so some frames later"];

const follow = (path: string, swap: string): string => `(async () => {
  const frames = async (count) => { while (count-- > 0) await new Promise((resolve) => requestAnimationFrame(resolve)); };
  const html = await (await fetch(${JSON.stringify(path)})).text();
  const next = new DOMParser().parseFromString(html, "text/html");
  history.pushState(null, "", ${JSON.stringify(path)});
  ${swap};
})()`;

describe("a conversation on a site that", () => {
  const tabs = useTabs(silentMicrophone);
  let site: BakerySite;
  let head = "";
  let body: (path: string) => string = () => "";
  let agent: AgentOfSite = agentOfBakery;

  before(async () => {
    site = await startBakerySite(() => ({ head, body }));
  });
  after(async () => site[Symbol.asyncDispose]());

  interface Opened {
    readonly page: Page;
    readonly context: BrowserContext;
    readonly visitor: Visitor;
  }

  const open = async (path: string, isOneLine: boolean, change: Partial<AgentOfSite> = {}): Promise<Opened> => {
    agent = { ...agentOfBakery, ...change };
    const visitor = await aVisitor(await aVoiceProject());
    const [script = ""] = oneLine(visitor.projectId).split("?");
    head = isOneLine ? oneLine(visitor.projectId) : `${script.replace("async", 'type="module"')}"></script>`;
    body = isOneLine ? () => "" : () => `<lectern-voice project="${visitor.projectId}" placement="homepage"></lectern-voice>`;
    const context = await tabs.newPerson();
    await context.addInitScript(`window.lectern = { getIdToken: async () => ${JSON.stringify(visitor.token)} }`);
    await watchPages(context);
    await answerFor(context, () => agent);
    const page = await context.newPage();
    await page.goto(site.at(path));
    return { page, context, visitor };
  };

  const talk = async (page: Page): Promise<void> => {
    const opener = page.getByRole("button", { name: "Ask us" });
    const start = page.getByRole("button", { name: "Talk", exact: true });
    await opener.or(start).first().waitFor();
    if (await opener.isVisible()) await opener.click();
    await start.click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
    await page.locator('[part~="status"]').filter({ hasText: "Listening" }).waitFor();
  };

  const say = async (page: Page, text: string): Promise<void> => {
    const field = page.getByRole("textbox", { name: "Type a message" });
    if (!(await field.isVisible())) await page.getByRole("button", { name: "Write", exact: true }).click();
    await field.fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  };

  const heard = async (page: Page, text: string): Promise<void> =>
    page.locator('[part~="caption"]').filter({ hasText: text }).first().waitFor();

  /** One microphone, one socket and one unit, and everything that was said can still be read. */
  const isUntorn = async ({ page, visitor }: Opened): Promise<void> => {
    await heard(page, "Welcome!");
    await say(page, "I like bikes");
    await heard(page, "You said: I like bikes");
    expect(
      await page.evaluate("[witness.tracks.length, witness.sockets.length, document.querySelectorAll('lectern-voice').length]"),
    ).to.deep.equal([1, 1, 1]);
    expect(await page.evaluate("witness.tracks[0].readyState")).to.equal("live");
    expect((await usageOf(visitor)).count).to.equal(1);
    await page.getByRole("button", { name: "End", exact: true }).click();
    await expectReleased(page);
  };

  for (const [name, swap] of Object.entries(swaps)) {
    it(`${name} goes on, where one line shows the agent${nightlyIf(!byDay.includes(name))}`, async () => {
      const opened = await open("/", true);
      await talk(opened.page);
      await opened.page.evaluate(follow("/bread", swap));
      await isUntorn(opened);
    });

    it(`${name} goes on, where each page has its element @nightly`, async () => {
      const opened = await open("/", false);
      await talk(opened.page);
      await opened.page.evaluate(follow("/bread", swap));
      await isUntorn(opened);
    });
  }

  it("shows the next page after seconds goes on in writing, with the same token @nightly", async () => {
    const { page, visitor } = await open("/", false);
    await talk(page);
    await say(page, "I like bikes");
    await heard(page, "You said: I like bikes");
    await page.locator('[part~="status"]').filter({ hasText: "Listening" }).waitFor();
    await page.evaluate("window.last = document.querySelector('lectern-voice'); last.remove()");
    await expectReleased(page);
    await page.evaluate("document.querySelector('main').append(last.cloneNode(true))");
    await page.locator('[part~="status"]').filter({ hasText: "Your microphone is muted." }).waitFor();
    await say(page, "What did I say");
    await page.locator('[part~="caption"]').filter({ hasText: "I like bikes" }).nth(2).waitFor();
    expect(JSON.stringify(await sentBy(page, "setup"))).to.include("handle");
    expect((await usageOf(visitor)).count).to.equal(1);
    await page.getByRole("button", { name: "End", exact: true }).click();
    await expectReleased(page);
  });

  it("leaves nothing in the tab after ten minutes, on the page that it has ended on and on others", async () => {
    const { page } = await open("/", true, { placement: "homepage" });
    await talk(page);
    await page.goto(site.at("/bread"));
    await untilTrue(page, "sessionStorage.length === 1");
    await page.evaluate(`for (const key of Object.keys(sessionStorage)) {
      sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key]), until: Date.now() + 1_500 });
    }`);
    await page.goto(site.at("/talk-to-us"));
    await untilTrue(page, "sessionStorage.length === 0");
    await page.goto(site.at("/"));
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await page.evaluate("witness.sockets.length")).to.equal(0);
  });

  it("follows the visitor to a page where the agent is, and not to one where it is not", async () => {
    const { page } = await open("/bread", true, { placement: "homepage" });
    await untilTrue(page, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/agent'))");
    expect(await page.getByRole("button", { name: "Talk", exact: true }).count()).to.equal(0);
    await page.evaluate(follow("/", swaps["replaces the body, as Turbo does"] ?? ""));
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await page.evaluate(follow("/bread", swaps["replaces the body, as Turbo does"] ?? ""));
    await untilTrue(page, "document.querySelector('lectern-voice') === null");
  });

  it("prepares its pages ahead goes on on the one that is seen: until then, it does nothing and touches nothing", async () => {
    const { page, context } = await open("/", true);
    // No browser without a window prerenders: this page says that it is prerendered, until somebody sees it.
    await context.addInitScript(`if (location.pathname === "/bread") {
      let isAhead = true;
      Object.defineProperty(document, "prerendering", { get: () => isAhead });
      window.activate = () => { isAhead = false; document.dispatchEvent(new Event("prerenderingchange")); };
    }`);
    await talk(page);
    await say(page, "I like bikes");
    await heard(page, "You said: I like bikes");
    await page.locator('[part~="status"]').filter({ hasText: "Listening" }).waitFor();
    await page.goto(site.at("/bread"));
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("[sessionStorage.length, customElements.get('lectern-voice') === undefined]")).to.deep.equal([1, true]);
    expect(await page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/agent'))")).to.equal(false);
    await page.evaluate("activate()");
    await page.locator('[part~="status"]').filter({ hasText: "Your microphone is muted." }).waitFor();
    await say(page, "What did I say");
    await page.locator('[part~="caption"]').filter({ hasText: "I like bikes" }).nth(2).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    await expectReleased(page, { tracks: 0 });
  });
});
