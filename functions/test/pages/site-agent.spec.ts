/** The voice agent on the published site, as everything that is deployed answers together. */
import { expect } from "chai";
import type { Page } from "playwright-core";
import { operate } from "../support/operator.ts";
import { aLivePage, anEditor, aProject } from "../support/projects.ts";
import { ownSettings } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";
import { useTabs } from "./support/tabs.ts";
import { laterOn } from "./voice/support/bakery-site.ts";

/** Browsers lead every name below `localhost` to this machine. */
const aHost = (): string => `shop-${crypto.randomUUID()}.localhost`;

const talk = { live_agent_placement: "destination_page", live_agent_slug: "talk-to-us" } as const;

const inPage = (page: Page) => page.locator("main lectern-voice").getByRole("button").first();

const button = (page: Page) => page.getByRole("button", { name: "Ask us" });

/** Asks the service again and again, as a page does that is open for long, until it shows something. */
const untilShown = async (page: Page, what: ReturnType<typeof inPage>): Promise<void> => {
  while (!(await what.isVisible())) {
    const answer = page.waitForResponse("**/agent");
    await laterOn(page);
    await (await answer).finished();
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  }
};

describe("the agent of the published site", () => {
  const tabs = useTabs();

  it("is on the page of its slug alone, at the deployment and at a host of its own, and follows the setting", async () => {
    const project = await aProject({ modules: { voice: true }, site: { public_pages: true, address_pattern: "/{slug}", ...talk } });
    await aLivePage(project, { slug: "hours", metadata: { title: "Opening hours", slug: "hours" } });
    const host = aHost();
    expect((await operate("site", "host", project.id, host)).exitCode).to.equal(0);
    const person = await tabs.newPerson();
    // Playwright then leaves the browser's cache out, which keeps an answer for 20 s.
    await person.route("**/api/sites/*/agent", async (route) => route.continue());
    const { port } = new URL(stack.sitesUrl);
    const open: Page[] = [];
    for (const site of [`/sites/${project.id}`, `http://${host}:${port}`]) {
      const other = await person.newPage();
      const asked = other.waitForResponse("**/agent");
      await other.goto(`${site}/hours`);
      await asked;
      await other.waitForLoadState("networkidle");
      expect(await other.locator("lectern-voice").count(), site).to.equal(0);
      const page = await tabs.open(person, `${site}/talk-to-us`);
      await inPage(page).waitFor();
      open.push(other, page);
    }
    const owner = await anEditor(project);
    ownSettings(await owner.configure({ live_agent_placement: "widget" }));
    for (const page of open) {
      await page.bringToFront();
      await untilShown(page, button(page));
    }
    ownSettings(await owner.configure({ live_agent_placement: "homepage" }));
    const home = await tabs.open(person, `/sites/${project.id}/`);
    await untilShown(home, inPage(home));
  });
});
