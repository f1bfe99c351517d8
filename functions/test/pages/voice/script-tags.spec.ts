/** The one line as builders, caches and tag managers leave it, and as people paste it by mistake. */
import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { agentOfBakery, type AgentOfSite, answerFor, type BakerySite, startBakerySite } from "./support/bakery-site.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { untilTrue } from "./support/witness.ts";

const address = `${stack.hostingUrl}/embed/v1/lectern-voice.js?project=bakery`;
const line = `<script async src="${address}"></script>`;

/** What is in the page's head, and the page's own script, which may run later. */
interface Tag {
  readonly head: string;
  readonly script?: string;
}

const insert = (attributes: string): string => `{
  const script = document.createElement("script");
  ${attributes};
  script.src = "${address}";
  document.head.appendChild(script);
}`;

/** Copies of what each does to a script tag, in its own words as far as a strict policy allows: `docs/embedding.md`. */
const ways: Readonly<Record<string, Tag>> = {
  "as it is documented": { head: line },
  "as a module": { head: line.replace("async", 'type="module"') },
  "as a module that is also async, with crossorigin": { head: line.replace("async", 'async type="module" crossorigin') },
  "deferred, as WordPress does with strategy=defer": { head: line.replace("async", 'id="lectern-js" defer data-wp-strategy="defer"') },
  "without attributes, as an editor that knows none": { head: `<script src="${address}"></script>` },
  "with a version of WordPress": { head: line.replace("=bakery", "=bakery&#038;ver=6.8.3") },
  "delayed, as WP Rocket does": {
    head: `<script type="rocketlazyloadscript" async data-rocket-src="${address}" data-rocket-status=""></script>`,
    script: `addEventListener("load", () => {
      for (const old of document.querySelectorAll("script[type=rocketlazyloadscript]")) {
        const script = document.createElement("script");
        for (const { name, value } of old.attributes) if (name !== "type") script.setAttribute(name.replace("data-rocket-", ""), value);
        old.parentNode.replaceChild(script, old);
      }
    });`,
  },
  "rewritten, as Rocket Loader does": {
    head: `<script async src="${address}" type="0123456789abcdef01234567-text/javascript"></script>`,
    script: `addEventListener("DOMContentLoaded", () => {
      const [old] = document.querySelectorAll("script[type$='-text/javascript']");
      const script = document.createElement("script");
      for (const { name, value } of old.attributes) script.setAttribute(name, value);
      script.type = "text/javascript";
      script.async = false;
      script.setAttribute("data-cf-modified-0123456789abcdef01234567-", "");
      old.parentNode.insertBefore(script, old);
      old.remove();
    });`,
  },
  "put in by Google Tag Manager": { head: "", script: insert('script.type = "text/javascript"; script.async = true') },
  "put in late, and taken out at once, as a loader does": {
    head: "",
    script: `addEventListener("load", () => { ${insert("script.onload = () => script.remove()")} });`,
  },
  "imported by a bundle of the page": { head: "", script: `import("${address}");` },
  "moved to the end by an optimiser": {
    head: "",
    script: `addEventListener("DOMContentLoaded", () => { ${insert("")}; document.body.append(document.head.lastElementChild); });`,
  },
};

describe("the one line", () => {
  let site: BakerySite;
  let tag: Tag = { head: "" };
  let inMain = "";
  const contexts: BrowserContext[] = [];

  before(async () => {
    site = await startBakerySite(() => ({
      head: `${tag.script === undefined ? "" : '<script src="/own.js"></script>'}${tag.head}`,
      body: (path) => (path === "/own.js" ? (tag.script ?? "") : inMain),
    }));
  });
  after(async () => site[Symbol.asyncDispose]());
  afterEach(async () => {
    inMain = "";
    await Promise.all(contexts.splice(0).map(async (context) => context.close()));
  });

  interface Opened {
    readonly page: Page;
    readonly logged: readonly string[];
  }

  /** What a page's author may not see: uncaught errors, and what the policy refuses. */
  const open = async (shown: Tag, answer: () => AgentOfSite | "down" | undefined = () => agentOfBakery, prepare = ""): Promise<Opened> => {
    tag = shown;
    const context = await (await silentMicrophone()).newContext();
    contexts.push(context);
    const logged: string[] = [];
    context.on("console", (message) => logged.push(message.text()));
    context.on("weberror", (error) => logged.push(`uncaught: ${error.error().message}`));
    await context.addInitScript(prepare);
    await answerFor(context, answer);
    const page = await context.newPage();
    await page.goto(site.at("/"));
    return { page, logged };
  };

  const isShownOnce = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Ask us" }).waitFor();
    expect(await page.evaluate("document.querySelectorAll('lectern-voice').length")).to.equal(1);
  };

  const isHidden = async (page: Page): Promise<void> => {
    expect(await page.getByRole("button", { name: "Ask us" }).count()).to.equal(0);
    await page.getByRole("link", { name: "Bread" }).click();
    await page.waitForURL("**/bread");
  };

  for (const [name, way] of Object.entries(ways))
    it(`shows the agent ${name}`, async () => {
      const { page, logged } = await open(way);
      await isShownOnce(page);
      expect(logged).to.deep.equal([]);
    });

  it("shows one agent where it is on the page twice, by theme and by tag manager", async () => {
    const { page, logged } = await open({ head: line + line.replace("async", 'type="module"'), script: insert("") });
    await isShownOnce(page);
    await page.waitForLoadState("networkidle");
    await isShownOnce(page);
    expect(logged).to.deep.equal([]);
  });

  it("shows the first of two projects, and says so", async () => {
    const { page, logged } = await open({ head: line.replace("async ", "") + line.replace("async ", "").replace("=bakery", "=butcher") });
    await isShownOnce(page);
    expect(logged.filter((text) => text.includes('"butcher" is not shown'))).to.have.length(1);
  });

  it("leaves a page alone that has an element of its own", async () => {
    inMain = '<lectern-voice project="bakery" placement="homepage"></lectern-voice>';
    const { page } = await open({ head: line });
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("document.querySelectorAll('lectern-voice').length")).to.equal(1);
  });

  it("leaves the placement to the setting where an element has none, and shows one of two", async () => {
    inMain = '<lectern-voice project="bakery"></lectern-voice><lectern-voice project="bakery"></lectern-voice>';
    const { page, logged } = await open({ head: line.replace("?project=bakery", "") });
    await page.getByRole("button", { name: "Ask us" }).waitFor();
    expect(await page.getByRole("button", { name: "Ask us" }).count()).to.equal(1);
    expect(logged.filter((text) => text.includes("another one"))).to.have.length(1);
    await expectAccessible(page, "two elements");
  });

  it("shows a widget where an element's placement is misspelt, and says so", async () => {
    inMain = '<lectern-voice project="bakery" placement="widgit"></lectern-voice>';
    const { page, logged } = await open({ head: line.replace("?project=bakery", "") });
    await isShownOnce(page);
    expect(logged.filter((text) => text.includes('"widgit"'))).to.have.length(1);
  });

  for (const [name, answer, sentence] of [
    ["is unknown", () => undefined, 'there is no project "bakery"'],
    ["cannot be reached", () => "down" as const, "could not be asked"],
  ] as const)
    it(`shows nothing where the project ${name}, breaks nothing, and says it once`, async () => {
      const { page, logged } = await open({ head: line }, answer);
      await untilTrue(page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('site-script'))");
      await page.waitForLoadState("networkidle");
      expect(logged.filter((text) => text.includes(sentence))).to.have.length(1);
      expect(logged.filter((text) => text.startsWith("uncaught"))).to.deep.equal([]);
      await isHidden(page);
    });

  it("comes with the service, when that comes back", async () => {
    let answer: AgentOfSite | "down" = "down";
    const { page } = await open({ head: line }, () => answer);
    await page.waitForLoadState("networkidle");
    answer = agentOfBakery;
    await page.evaluate("{ const now = performance.now.bind(performance); performance.now = () => now() + 31_000; }");
    await isShownOnce(page);
  });

  it("works in a frame of the page", async () => {
    const { page, logged } = await open({ head: "", script: "" });
    tag = { head: line };
    await page.evaluate(
      `{ const frame = document.createElement("iframe"); frame.src = "/bread"; frame.title = "Bread"; document.body.append(frame); }`,
    );
    await page.frameLocator("iframe").getByRole("button", { name: "Ask us" }).waitFor();
    expect(logged.filter((text) => text.includes("in a frame"))).to.have.length(1);
  });

  for (const [name, broken] of [
    ["Array.prototype.map", "Array.prototype.map = () => { throw new TypeError('replaced by the page'); };"],
    ["Array.prototype.map, which does nothing", "Array.prototype.map = () => undefined;"],
    ["fetch", "window.fetch = () => { throw new TypeError('replaced by the page'); };"],
    ["customElements.define", "customElements.define = () => { throw new TypeError('replaced by the page'); };"],
    ["document.currentScript and stacks", "Object.defineProperty(document, 'currentScript', { value: null }); Error.stackTraceLimit = 0;"],
  ] as const)
    it(`breaks nothing where the page has replaced ${name}`, async () => {
      const { page, logged } = await open({ head: line }, () => agentOfBakery, broken);
      await page.waitForLoadState("networkidle");
      const hasButton = (await page.getByRole("button", { name: "Ask us" }).count()) === 1;
      const sentences = logged.filter((text) => /lectern/i.test(text));
      expect(hasButton || sentences.length > 0, logged.join("\n")).to.equal(true);
      expect(logged.filter((text) => text.startsWith("uncaught"))).to.deep.equal([]);
      await page.getByRole("link", { name: "Bread" }).click();
      await page.waitForURL("**/bread");
    });

  it("fights with no page that takes the agent out again and again", async () => {
    const { page } = await open({
      head: line,
      script: `window.taken = 0;
        new MutationObserver(() => { for (const voice of document.querySelectorAll("lectern-voice")) { voice.remove(); taken += 1; } })
          .observe(document, { childList: true, subtree: true });`,
    });
    await untilTrue(page, "taken >= 20");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("new Promise((resolve) => setTimeout(() => resolve(taken), 300))")).to.equal(20);
  });
});
