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
    ["light", "en-GB", /^Call back Monday,? 30 November at 14:00/, /\(08:00 for them\)/],
    ["dark", "en-US", /^Call back Monday, November 30 at 2:00\sPM/, /\(8:00\sAM for them\)/],
  ] as const)
    it(`says when by the clock of the site and of the visitor, and has the number to call: ${colorScheme}, ${locale}`, async () => {
      const page = await open(await aCall(), { colorScheme, locale, viewport: { width: 360, height: 740 }, timezoneId: "Asia/Tokyo" });
      const item = await choose(page, "rear wheel");
      await item.getByText(when).waitFor();
      expect(await item.innerText())
        .to.match(/Callback ·/)
        .and.to.match(/^Noa$/m)
        .and.to.match(theirs);
      expect(await item.getByRole("link", { name: "+4721985800" }).getAttribute("href")).to.equal("tel:+4721985800");
      await expectAccessible(page, `call-back-${colorScheme}`);
    });

  it("has a list of its own, and is closed there", async () => {
    const page = await open(await aCall());
    await show(page, "Kind", "Callbacks");
    await (await choose(page, "rear wheel")).getByRole("button", { name: "Done", exact: true }).click();
    const row = page.getByRole("listitem").filter({ hasText: "rear wheel" });
    await row.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
  });
});
