import { expect } from "chai";
import type { Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aProject, type Fields, type Project, pageFields } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, type EditorTab, openDraft, signIn, toEditorTab } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

/** Pages of a site, newest first: the first hundred, which come at once, in Norwegian, the others in English. */
const manyPages =
  (count: number) =>
  async (project: Project): Promise<void> => {
    const batch = firestore.batch();
    for (let index = 0; index < count; index++) {
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      const language = index < 100 ? "nb" : "en";
      const fields = pageFields(project, { slug: `p${index}`, language, metadata: { title: `Page no. ${index}` }, updated_at });
      batch.set(firestore.doc(`projects/${project.id}/documents/p${index}`), fields);
    }
    await batch.commit();
  };

/** What is beyond the first hundred pages comes when the returned function is called. */
const withholdMore = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(/\/docs\?.*cursor=/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve(undefined);
  };
};

describe("linking to a page of the site", () => {
  const tabs = useTabs();

  const open = async (content: string, fields: Fields = {}, prepare?: (project: Project) => Promise<unknown>) => {
    const project = await aProject(fields);
    await prepare?.(project);
    const draftId = await aForeignDraft(project, { slug: "draft", metadata: { title: "Mine", slug: "draft" }, content });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.source.click();
    await tab.page.keyboard.press("Control+a");
    return { project, tab, page: tab.page, keys: tab.page.keyboard };
  };

  const field = (page: Page) => page.getByRole("combobox", { name: "Link to a page" });

  const untilText = async (tab: EditorTab, text: string): Promise<void> => until(async () => (await tab.text()) === text, text);

  it("finds it by its title with the keyboard alone, in the language of the draft first", async () => {
    const { tab, page, keys } = await open("our hours", {}, async (project) => {
      await aLivePage(project, { slug: "apningstider", language: "nb", metadata: { title: "Opening hours på norsk" } });
      await aLivePage(project, { slug: "hours", metadata: { title: "Opening hours" }, updated_at: new Date("2020-01-01") });
      await aForeignDraft(project, { slug: "hours-2", metadata: { title: "Hours of opening" }, updated_at: new Date("2019-01-01") });
    });
    await keys.press("Control+k");
    await field(page).and(page.locator(":focus")).waitFor();
    const options = page.getByRole("listbox", { name: "Link to a page" }).getByRole("option");
    await options.nth(2).waitFor();
    expect(await options.filter({ hasText: "Mine" }).count(), "the page itself").to.equal(0);
    await keys.type("ÓPEN hou");
    await options.nth(2).waitFor();
    const names = (await options.allInnerTexts()).map((name) => name.replace(/\s+/g, " ").trim());
    expect(names).to.deep.equal([
      "Opening hours /hours · English",
      "Hours of opening /hours-2 · English · not on the site yet",
      "Opening hours på norsk /apningstider · Norwegian Bokmål",
    ]);
    await expectAccessible(page, "link-picker");
    await keys.press("ArrowDown");
    await keys.press("ArrowUp");
    const chosen = await field(page).getAttribute("aria-activedescendant");
    expect(await options.and(page.locator("[aria-selected=true]")).getAttribute("id")).to.equal(chosen);
    await keys.press("Enter");
    await untilText(tab, "[our hours](/hours)");
    expect(await focusedName(page)).to.contain("Text of the page");
    await keys.type(", here");
    await untilText(tab, "[our hours](/hours), here");
    await keys.press("Control+z");
    await keys.press("Control+z");
    await untilText(tab, "our hours");
  });

  it("names pages in whole words on a phone @nightly", async () => {
    const { page, keys } = await open("our hours", {}, async (project) =>
      aForeignDraft(project, { slug: "opening-hours-in-winter", metadata: { title: "Opening hours in winter" } }),
    );
    await page.setViewportSize({ width: 360, height: 640 });
    await keys.press("Control+k");
    const option = page.getByRole("option", { name: /Opening hours in winter/ });
    const [box, title] = [await option.boundingBox(), await option.getByText("Opening hours in winter", { exact: true }).boundingBox()];
    expect(title?.height).to.be.below(2 * 24);
    expect(box?.height).to.be.below(5 * 24);
  });

  it("closes with Escape, and nothing has changed @nightly", async () => {
    const { tab, page, keys } = await open("our hours");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await field(page).waitFor();
    await keys.press("Escape");
    await field(page).waitFor({ state: "detached" });
    expect(await tab.text()).to.equal("our hours");
    expect(await focusedName(page)).to.contain("Text of the page");
  });

  it("is called as the page where no words are selected, and begins where the site begins on its host @nightly", async () => {
    const { tab, page, keys } = await open("/link", { site_url: "https://site.example/shop/" }, async (project) =>
      aLivePage(project, { slug: "prices (all)", metadata: { title: "Prices [all]" } }),
    );
    await keys.press("Delete");
    await keys.type("/link");
    await page.getByRole("option", { name: "Link" }).waitFor();
    await keys.press("Enter");
    await field(page).fill("/prices");
    await page.getByRole("option", { name: /Prices/ }).click();
    await untilText(tab, String.raw`[Prices \[all\]](/shop/prices%20%28all%29)`);
  });

  it("takes any other address as it is typed, and says that no page has these words @nightly", async () => {
    const { tab, page, keys } = await open("there");
    await keys.press("Control+k");
    await field(page).fill("nothing like it");
    await page.getByText("No page matches.").waitFor();
    expect(await field(page).getAttribute("aria-expanded")).to.equal("false");
    await keys.press("Enter");
    await field(page).fill("https://elsewhere.example/a_(b)?c=1#d");
    await page.getByRole("option", { name: "https://elsewhere.example" }).waitFor();
    await keys.press("Enter");
    await untilText(tab, "[there](https://elsewhere.example/a_%28b%29?c=1#d)");
  });

  it("finds one among a thousand @nightly", async () => {
    const { tab, page, keys } = await open("there", {}, async (project) => {
      for (let first = 0; first < 1000; first += 250) {
        const batch = firestore.batch();
        for (let index = first; index < first + 250; index++) {
          const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
          const fields = pageFields(project, { slug: `p${index}`, metadata: { title: `Page no. ${index}` }, updated_at });
          batch.set(firestore.doc(`projects/${project.id}/documents/p${index}`), fields);
        }
        await batch.commit();
      }
    });
    await keys.press("Control+k");
    await field(page).fill("no. 999");
    await page.getByRole("option", { name: /Page no\. 999/ }).waitFor();
    await keys.press("Enter");
    await untilText(tab, "[there](/p999)");
  });

  it("links to the page that was chosen, although more pages arrive before it @nightly", async () => {
    const { tab, page, keys } = await open("there", {}, manyPages(101));
    const letIn = await withholdMore(page);
    await keys.press("Control+k");
    await field(page).fill("no.");
    await page.getByRole("option", { name: /Page no\. 1 / }).waitFor();
    await keys.press("ArrowDown");
    await page.getByRole("option", { name: /Page no\. 1 /, selected: true }).waitFor();
    letIn();
    await page.getByRole("option", { name: /Page no\. 100/ }).waitFor();
    await page.getByRole("option", { name: /Page no\. 1 /, selected: true }).waitFor();
    await keys.press("Enter");
    await untilText(tab, "[there](/nb/p1)");
  });

  it("keeps the chosen page among those shown, however many arrive before it @nightly", async () => {
    const { tab, page, keys } = await open("there", {}, manyPages(130));
    const letIn = await withholdMore(page);
    await keys.press("Control+k");
    await field(page).fill("no.");
    await page.getByRole("option", { name: /Page no\. 1 / }).waitFor();
    await keys.press("ArrowDown");
    const chosen = page.getByRole("option", { name: /Page no\. 1 /, selected: true });
    await chosen.waitFor();
    letIn();
    await page.getByRole("option", { name: /Page no\. 119/ }).waitFor();
    await chosen.waitFor();
    expect(await field(page).getAttribute("aria-activedescendant")).to.equal(await chosen.getAttribute("id"));
    await keys.press("Enter");
    await untilText(tab, "[there](/nb/p1)");
  });

  it("leaves the address to the author where the pages cannot be asked for @nightly", async () => {
    const { tab, page, keys } = await open("there");
    await page.route("**/api/projects/*/docs?*", async (route) => route.abort());
    await keys.press("Control+k");
    await page.getByRole("status").filter({ hasText: "could not be reached" }).waitFor();
    await field(page).fill("/about");
    await keys.press("Enter");
    await untilText(tab, "[there](/about)");
  });

  it("is typed by hand where nothing can ask for it @nightly", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content: "there" });
    const person = await tabs.newPerson({}, /\/assets\/define-|Failed to fetch dynamically/);
    const page = await tabs.open(person, `/editor/#/${project.id}/drafts/${draftId}`);
    const tab = toEditorTab(page);
    await signIn(page, await anAuthor(project.id));
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await person.setOffline(true);
    await tab.source.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+k");
    await untilText(tab, "[there](https://)");
    await person.setOffline(false);
  });
});
