/** The agent is where the site's owner has set it, with one line on every page. */
import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import { anEditor } from "../../support/projects.ts";
import { expectOurs } from "../../support/replies.ts";
import { until } from "../../support/until.ts";
import { aVisitor, aVoiceProject } from "../../support/visitors.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { useTabs } from "../support/tabs.ts";
import { agentOfBakery, type AgentOfSite, answerFor, type BakerySite, laterOn, oneLine, startBakerySite } from "./support/bakery-site.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { expectReleased, untilTrue, watchPages } from "./support/witness.ts";

describe("the agent of a site with one line", () => {
  const tabs = useTabs(silentMicrophone);
  let site: BakerySite;
  let head = "";
  let body: (path: string) => string = () => "";

  before(async () => {
    site = await startBakerySite(() => ({ head, body }));
  });
  after(async () => site[Symbol.asyncDispose]());

  let agent: AgentOfSite = agentOfBakery;
  const set = (change: Partial<AgentOfSite>): void => {
    agent = { ...agent, ...change };
  };

  interface Opened {
    readonly context: BrowserContext;
    readonly asked: readonly string[];
    readonly open: (path: string) => Promise<Page>;
  }

  const visit = async (change: Partial<AgentOfSite> = {}, inMain: (path: string) => string = () => ""): Promise<Opened> => {
    agent = { ...agentOfBakery, ...change };
    const visitor = await aVisitor(await aVoiceProject());
    [head, body] = [oneLine(visitor.projectId), inMain];
    const context = await tabs.newPerson();
    await context.addInitScript(`window.lectern = { getIdToken: async () => ${JSON.stringify(visitor.token)} }`);
    await watchPages(context);
    const asked = await answerFor(context, () => agent);
    const open = async (path: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(site.at(path));
      return page;
    };
    return { context, asked, open };
  };

  /** What the page shows, and where. */
  const seen = `(() => {
    const [voice, other] = document.querySelectorAll("lectern-voice");
    if (voice === undefined || voice.dataset.placement === undefined || voice.dataset.placement === "none") return "nothing";
    const parent = voice.parentElement;
    return [voice.dataset.placement, "in", parent.dataset.lecternAgent === undefined ? parent.localName : "its place", ...(other ? ["twice"] : [])].join(" ");
  })()`;

  const untilSeen = async (page: Page, expected: string): Promise<void> => untilTrue(page, `${seen} === ${JSON.stringify(expected)}`);

  /** Nothing comes that was asked for. */
  const isQuiet = async (page: Page, asked: readonly string[]): Promise<void> => {
    await until(() => asked.length > 0, "the service is asked");
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    expect(await page.evaluate(seen)).to.equal("nothing");
  };

  it("follows ten changes without a change of HTML, each at the next question @nightly", async () => {
    const { open } = await visit({ placement: "none" });
    const [home, norwegian, bread, talk] = [await open("/"), await open("/nb"), await open("/bread"), await open("/nb/talk-to-us")];
    const table = [
      ["widget", "widget in body", "widget in body", "widget in body", "widget in body"],
      ["homepage", "homepage in main", "homepage in main", "nothing", "nothing"],
      ["destination_page", "nothing", "nothing", "nothing", "destination_page in main"],
      ["modal", "modal in body", "modal in body", "modal in body", "modal in body"],
      ["none", "nothing", "nothing", "nothing", "nothing"],
      ["homepage", "homepage in main", "homepage in main", "nothing", "nothing"],
      ["widget", "widget in body", "widget in body", "widget in body", "widget in body"],
      ["none", "nothing", "nothing", "nothing", "nothing"],
      ["destination_page", "nothing", "nothing", "nothing", "destination_page in main"],
      ["widget", "widget in body", "widget in body", "widget in body", "widget in body"],
    ] as const;
    for (const [placement, ...expected] of table) {
      set({ placement });
      for (const [index, page] of [home, norwegian, bread, talk].entries()) {
        await page.bringToFront();
        await laterOn(page);
        await untilSeen(page, expected[index] ?? "");
      }
    }
  });

  it("follows the owner's own changes, ten of ten, as the service tells anybody", async () => {
    const project = await aVoiceProject();
    const owner = await anEditor({ id: project, templateId: "" }, "admin");
    // That makes Norwegian a language of the site.
    expectOurs(await owner.configure({ heading: { nb: "Spør bakeriet" } }), 200);
    [head, body] = [oneLine(project), () => ""];
    const context = await tabs.newPerson();
    const page = await context.newPage();
    await page.goto(site.at("/nb"));
    await untilSeen(page, "widget in body");
    const changes = [
      ["homepage", "homepage in main"],
      ["none", "nothing"],
      ["modal", "modal in body"],
      ["destination_page", "nothing"],
      ["widget", "widget in body"],
      ["none", "nothing"],
      ["homepage", "homepage in main"],
      ["modal", "modal in body"],
      ["widget", "widget in body"],
      ["none", "nothing"],
    ] as const;
    // Playwright then leaves the browser's cache out, which keeps an answer for 20 s.
    await context.route("**/api/sites/*/agent", async (route) => route.continue());
    for (const [placement, expected] of changes) {
      expectOurs(await owner.configure({ live_agent_placement: placement, live_agent_slug: "talk-to-us" }), 200);
      // The service itself repeats an answer for a second.
      await page.evaluate("new Promise((resolve) => setTimeout(resolve, 1_000))");
      await laterOn(page);
      await untilSeen(page, expected);
    }
  });

  it("loads nothing more where it is not, and asks no more than twice a minute, and only while somebody sees the page", async () => {
    const { open, asked } = await visit({ placement: "none" });
    const page = await open("/");
    await isQuiet(page, asked);
    const files =
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /assets/.test(name) && !/site-script|chunk/.test(name))";
    expect(await page.evaluate(files)).to.deep.equal([]);
    const looked = "new Promise((resolve) => setTimeout(resolve, 1_100))";
    const before = asked.length;
    for (let second = 0; second < 60; second += 12) {
      await laterOn(page, 11_000);
      await page.evaluate(looked);
    }
    expect(asked.length - before).to.be.within(1, 2);
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })");
    const hidden = asked.length;
    await laterOn(page, 300_000);
    await page.evaluate(looked);
    expect(asked.length).to.equal(hidden);
  });

  it("is where the page has a place for it, with the owner's words and colour, in the page's language", async () => {
    const inMain = (path: string): string => `<p>Before.</p>${path === "/nb" ? "<div data-lectern-agent></div>" : ""}<p>After.</p>`;
    const heading = { en: "Ask the bakery", nb: "Spør bakeriet" };
    const suggestions = { en: ["When are you open?"], nb: ["Når er det åpent?", "Har dere rugbrød?"] };
    const { open } = await visit({ placement: "homepage", heading, suggestions, accent: "#7a1f1f" }, inMain);
    const norwegian = await open("/nb");
    await untilSeen(norwegian, "homepage in its place");
    await norwegian.getByRole("region", { name: "Spør bakeriet" }).waitFor();
    await norwegian.getByRole("button", { name: "Har dere rugbrød?" }).waitFor();
    await expectAccessible(norwegian, "the owner's home page");
    const english = await open("/");
    await english.getByRole("region", { name: "Ask the bakery" }).getByRole("button", { name: "When are you open?" }).waitFor();
    expect(
      await english.evaluate(
        "getComputedStyle(document.querySelector('lectern-voice').shadowRoot.querySelector('.primary')).backgroundColor",
      ),
    ).to.equal("rgb(122, 31, 31)");
  });

  it("shows no heading beside that of its own page, and is as wide as the text of a home page", async () => {
    const { open } = await visit({ placement: "destination_page", heading: { en: "Ask the bakery" } }, () => "<p>Before.</p>");
    const own = await open("/talk-to-us");
    await own.getByRole("region", { name: "Ask the bakery" }).getByRole("button", { name: "Talk", exact: true }).waitFor();
    // Its own is for those who hear the page.
    const header = "document.querySelector('lectern-voice').shadowRoot.querySelector('header:has(h2)')";
    expect(await own.evaluate(`getComputedStyle(${header}).clipPath`)).to.equal("inset(50%)");
    expect(await own.getByText("How can we help?").isVisible()).to.equal(false);
    await expectAccessible(own, "the owner's own page");
    set({ placement: "homepage" });
    const home = await open("/");
    const panel = home.getByRole("region", { name: "Ask the bakery" });
    await panel.getByText("How can we help?").waitFor();
    set({ placement: "widget" });
    const floating = await open("/");
    await floating.getByRole("button", { name: "Ask the bakery" }).click();
    await floating.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await floating.getByText("How can we help?").isVisible(), "its name is its heading").to.equal(false);
    set({ placement: "homepage" });
    // That of the published site; the policy of this one refuses a style of its own.
    const column = { maxInlineSize: "42.5rem", marginInline: "auto", paddingInline: "20px", boxSizing: "border-box" };
    await home.evaluate(`Object.assign(document.querySelector("main").style, ${JSON.stringify(column)})`);
    expect((await panel.boundingBox())?.width).to.equal((await home.getByText("Before.").boundingBox())?.width);
  });

  it("is a dialog whose button can be reached on every page", async () => {
    const { open } = await visit({ placement: "modal" });
    const page = await open("/bread");
    const opener = page.getByRole("button", { name: "Ask us" });
    await opener.click();
    await page.getByRole("dialog", { name: "Ask us" }).waitFor();
    await page.keyboard.press("Escape");
    expect((await opener.boundingBox())?.y).to.be.lessThan(720);
    await expectAccessible(page, "the owner's dialog");
  });

  it("leaves an open conversation as it is until it is over", async () => {
    const { open } = await visit({ placement: "widget" });
    const page = await open("/bread");
    await page.getByRole("button", { name: "Ask us" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
    set({ placement: "homepage" });
    await laterOn(page);
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await page.getByRole("textbox", { name: "Type a message" }).fill("I like bikes");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "You said: I like bikes" }).waitFor();
    expect(await page.evaluate(seen)).to.equal("widget in body");
    await page.getByRole("button", { name: "End", exact: true }).click();
    await laterOn(page);
    await untilSeen(page, "nothing");
    await expectReleased(page);
  });

  it("ends an open conversation with a sentence where the owner has switched it off, and then is gone", async () => {
    const { open } = await visit({ placement: "widget" });
    const page = await open("/bread");
    await page.getByRole("button", { name: "Ask us" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    const caption = page.locator('[part~="caption"]').filter({ hasText: "Welcome!" });
    await caption.waitFor();
    set({ placement: "none" });
    await laterOn(page);
    await page.locator('[part~="status"]').filter({ hasText: "The assistant is switched off here." }).waitFor();
    expect(await caption.isVisible(), "what was said can still be read").to.equal(true);
    await expectReleased(page);
    await laterOn(page);
    await untilTrue(page, "document.querySelector('lectern-voice') === null");
  });
});
