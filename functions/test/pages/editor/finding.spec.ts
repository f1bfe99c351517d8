import { expect } from "chai";
import type { Locator } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aProject, pageFields } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, comeBack, content, secondTab } from "../support/desk.ts";
import { anAuthor, openDraft, openEditor } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("finding one's way in the editor @nightly", () => {
  const tabs = useTabs();

  it("loads a long list as one scrolls, and all of it for whoever looks for something", async () => {
    const project = await aProject();
    const batch = firestore.batch();
    for (let index = 0; index < 230; index++) {
      const title = `Page ${String(index).padStart(3, "0")}`;
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      batch.set(
        firestore.doc(`projects/${project.id}/documents/p${index}`),
        pageFields(project, { slug: `p${index}`, metadata: { title }, updated_at }),
      );
    }
    await batch.commit();
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    await page.getByText("The newest 100 pages.").waitFor();
    await page.getByRole("link", { name: /Page 099/ }).scrollIntoViewIfNeeded();
    await page.getByText("The newest 200 pages.").waitFor();
    await page.getByRole("link", { name: /Page 150/ }).scrollIntoViewIfNeeded();
    const place = Number(await page.evaluate("window.scrollY"));
    await page.getByRole("link", { name: /Page 150/ }).press("Enter");
    await page.getByRole("textbox", { name: "Text of the page" }).waitFor();
    await page.goBack();
    await page
      .getByRole("link", { name: /Page 150/ })
      .and(page.locator(":focus"))
      .waitFor();
    expect(Number(await page.evaluate("window.scrollY"))).to.be.within(place - 200, place + 200);
    await page.keyboard.press("/");
    await page.keyboard.type("page 229");
    await page.getByText("1 of 230 pages").waitFor();
    await page.getByRole("link", { name: /Page 229/ }).click();
    await page.getByRole("textbox", { name: "Text of the page" }).waitFor();
    await page.goBack();
    await page.getByText("1 of 230 pages").waitFor();
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).to.equal("page 229");
  });

  it("finds pages and commands by a key", async () => {
    const project = await aProject();
    await aLivePage(project, { slug: "hours", metadata: { title: "Opening hours", slug: "hours" } });
    const draftId = await aForeignDraft(project, { content });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.page.keyboard.press("Control+k");
    const field = tab.page.getByRole("combobox", { name: "Find pages and commands" });
    await field.fill("open hou");
    await tab.page.getByRole("option", { name: /Opening hours/, selected: true }).waitFor();
    const endOf = async (shown: Locator): Promise<number> => {
      const { y, height } = (await shown.boundingBox()) ?? { y: NaN, height: 0 };
      return y + height;
    };
    const dialog = tab.page.getByRole("dialog");
    await tab.page.getByText("Looking through the text…").waitFor({ state: "hidden" });
    expect((await endOf(dialog)) - (await endOf(tab.page.getByRole("option").last())), "below the last one").to.equal(24);
    await expectAccessible(tab.page, "palette");
    await field.fill("unicycle");
    const nothing = tab.page.getByText("No page matches “unicycle”.");
    await nothing.waitFor();
    expect((await endOf(dialog)) - (await endOf(field)), "with nothing found").to.be.below(72);
    await expectAccessible(tab.page, "palette-nothing");
    await field.fill("open hou");
    await tab.page.getByRole("option", { name: /Opening hours/, selected: true }).waitFor();
    await tab.page.keyboard.press("Enter");
    await tab.page.getByRole("button", { name: "Up to date" }).waitFor();
    await tab.page.keyboard.press("Control+k");
    await field.fill("preview");
    await tab.page.keyboard.press("Enter");
    await tab.page.getByRole("region", { name: "Preview" }).waitFor();
  });

  it("shows what others have done when the window gets the focus, without a reload", async () => {
    const desk = await aDesk(tabs);
    const other = await secondTab(tabs, desk);
    await other.typeAtEnd("from the other tab\n");
    await other.save();
    const { page } = desk.tab;
    await comeBack(page);
    await desk.tab.source.getByText("from the other tab").waitFor();
    // It was the same person.
    expect(await page.getByText("changed this draft").count()).to.equal(0);
    expect(await desk.tab.text()).to.equal(`${content}from the other tab\n`);
    await desk.tab.typeAtEnd("mine");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal(`${content}from the other tab\nmine`);
  });

  it("speaks the language of the person, from right to left where it is written so", async () => {
    const project = await aProject({ default_language: "nb" });
    await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const page = await tabs.open(await tabs.newPerson({ locale: "he-IL" }), `/editor/#/${project.id}`);
    const { email } = await anAuthor(project.id);
    await page.getByLabel("אימייל").fill(email);
    await page.getByLabel("סיסמה").fill("correct horse");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "דפים" }).waitFor();
    await page.getByText("דף אחד").waitFor();
    expect(await page.evaluate("[document.documentElement.lang, document.documentElement.dir]")).to.deep.equal(["he", "rtl"]);
    await expectAccessible(page, "list-hebrew");
    await page.getByRole("link", { name: /About us/ }).click();
    await page.locator("[data-language]").waitFor();
    await expectAccessible(page, "draft-hebrew");
    await page.locator("lectern-menu").getByRole("button").first().click();
    await page.getByRole("combobox", { name: "שפת הממשק" }).selectOption("Deutsch");
    await page.getByRole("button", { name: "Vorschau" }).waitFor();
  });
});
