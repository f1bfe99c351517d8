import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { aMessage } from "../../support/inbox-items.ts";
import { aProject, type Project } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { choose, show } from "../support/inbox-page.ts";
import { useTabs } from "../support/tabs.ts";

const callBack = { at: new Date("2026-11-30T13:00:00Z"), site_time: "2026-11-30T14:00", visitor_time: "2026-11-30T08:00" };

describe("a call back in the inbox", () => {
  const tabs = useTabs();

  const open = async (project: Project, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await tabs.open(await tabs.newPerson(options), `/inbox/#/${project.id}`);
    await signIn(page, await anAuthor(project.id));
    return page;
  };

  const aCall = async (): Promise<Project> => {
    const project = await aProject();
    await aMessage(project.id, { text: "Please call me about the rear wheel.", name: "Noa", call_back: callBack });
    return project;
  };

  for (const [colorScheme, locale, when, theirs] of [
    ["light", "en-GB", /^Wants a callback: Monday,? 30 November 2026 at 14:00/, /08:00 their time/],
    ["dark", "en-US", /^Wants a callback: Monday, November 30, 2026 at 2:00\sPM/, /8:00\sAM their time/],
  ] as const)
    it(`says when by the clock of the site and of the visitor, and has the number to call: ${colorScheme}, ${locale}`, async () => {
      const page = await open(await aCall(), { colorScheme, locale, viewport: { width: 360, height: 740 }, timezoneId: "Asia/Tokyo" });
      const item = await choose(page, "rear wheel");
      await item.getByText(when).waitFor();
      expect(await item.innerText())
        .to.match(/Callback ·/)
        .and.to.match(theirs);
      expect(await item.getByRole("link", { name: "+4721985800" }).getAttribute("href")).to.equal("tel:+4721985800");
      await expectAccessible(page, `call-back-${colorScheme}`);
    });

  it("has a list of its own, and is closed there", async () => {
    const page = await open(await aCall());
    await show(page, "Kind", "Callbacks");
    await (await choose(page, "rear wheel")).getByRole("button", { name: "Done", exact: true }).click();
    await page.getByRole("listitem").filter({ hasText: "rear wheel" }).waitFor({ state: "detached" });
  });
});
