/** `open()` of an element on the page, called before the service has said where the agent is. */
import { expect } from "chai";
import type { Page } from "playwright-core";
import { stack } from "../../support/stack-addresses.ts";
import { until } from "../../support/until.ts";
import { useTabs } from "../support/tabs.ts";
import { agentOfBakery, type AgentOfSite, answerFor, type BakerySite, laterOn, startBakerySite } from "./support/bakery-site.ts";

type Answer = AgentOfSite | "down" | undefined;

const refused = '<lectern-voice> was not opened: its placement on this page is "none".';

describe("open(), before it is known where the agent is", () => {
  const tabs = useTabs();
  let site: BakerySite;
  let element = "";

  before(async () => {
    site = await startBakerySite(() => ({
      head: `<script async src="${stack.hostingUrl}/embed/v1/lectern-voice.js"></script>`,
      body: () => element,
    }));
  });
  after(async () => site[Symbol.asyncDispose]());

  /** A page with an element; the service answers when it is told to. */
  const aScene = async (attributes = "") => {
    element = `<lectern-voice project="bakery" ${attributes}></lectern-voice>`;
    const context = await tabs.newPerson({}, /voice agent is not shown|was not opened/);
    // What takes 10 s takes half a second.
    await context.addInitScript(
      "{ const timeout = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = (ms) => timeout(ms / 20); }",
    );
    let answer = Promise.withResolvers<Answer>();
    await answerFor(context, async () => answer.promise);
    const page = await context.newPage();
    const [warnings, loaded]: [string[], string[]] = [[], []];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(site.at("/bread"));
    await page.evaluate("customElements.whenDefined('lectern-voice')");
    return {
      page,
      warnings,
      /** Whether anything was loaded for the panel. */
      hasPanel: () => loaded.some((url) => url.includes("/inside-")),
      tell: (told: Answer) => {
        answer.resolve(told);
        answer = Promise.withResolvers<Answer>();
        answer.resolve(told);
      },
    };
  };

  const call = async (page: Page, ...names: readonly ("open" | "close")[]): Promise<unknown> =>
    page.evaluate(`for (const name of ${JSON.stringify(names)}) document.querySelector("lectern-voice")[name]()`);

  const button = (page: Page) => page.getByRole("button", { name: "Ask us" });

  for (const placement of ["widget", "modal"] as const)
    it(`opens the ${placement} once the answer is there, however often it was called`, async () => {
      const { page, warnings, tell } = await aScene();
      await call(page, "open", "open");
      tell({ ...agentOfBakery, placement });
      await page.getByRole("button", { name: "Talk" }).waitFor();
      await call(page, "close");
      await button(page).waitFor();
      expect(warnings).to.deep.equal([]);
    });

  it("opens nothing if close() is called meanwhile", async () => {
    const { page, warnings, hasPanel, tell } = await aScene();
    await call(page, "open", "close");
    tell(agentOfBakery);
    await button(page).waitFor();
    expect([warnings, hasPanel()]).to.deep.equal([[], false]);
  });

  const elsewhere = "Lectern's voice agent is not shown:";
  for (const [what, told, why] of [
    ["is none", { ...agentOfBakery, placement: "none" }, undefined],
    ["is that of an unknown project", undefined, `${elsewhere} there is no project "bakery"`],
    ["cannot be asked for", "down", `${elsewhere} ${stack.hostingUrl} could not be asked. TypeError`],
    ["is not told within 10 s", "late", `${elsewhere} ${stack.hostingUrl} could not be asked. TimeoutError`],
  ] as const)
    it(`does nothing where the placement ${what}, and says why; nothing opens by itself later`, async () => {
      const { page, warnings, hasPanel, tell } = await aScene();
      await call(page, "open", "open");
      if (told !== "late") tell(told);
      await until(() => warnings.includes(refused), "it is refused");
      const expected = why === undefined ? [refused] : [why, refused];
      expect(warnings.map((warning, index) => warning.startsWith(expected[index] ?? "?"))).to.deep.equal(expected.map(() => true));
      await call(page, "open");
      await until(() => warnings.length === expected.length + 1, "it is refused again");
      tell(agentOfBakery);
      await laterOn(page);
      await button(page).waitFor();
      expect(hasPanel()).to.equal(false);
      expect(warnings).to.have.length(expected.length + 1);
    });

  it("does nothing where the page itself has said none, and says why", async () => {
    const { page, warnings } = await aScene('placement="none"');
    await call(page, "open");
    await until(() => warnings.length > 0, "it is refused");
    expect(warnings).to.deep.equal([refused]);
  });
});
