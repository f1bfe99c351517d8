import { expect } from "chai";
import { storedDrafts } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, openDraft, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("an editor with others in it", () => {
  const tabs = useTabs();

  it("says who else has the page open, in its bar and in the list, and forgets who leaves", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { metadata: { title: "Winter", slug: "winter" } });
    const ada = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Ada Berg"));
    const bo = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Bo Dahl"));
    await bo.page.getByRole("img", { name: "Ada Berg is editing" }).waitFor();
    await expectAccessible(bo.page, "presence");
    await bo.page.getByRole("link", { name: "Pages" }).click();
    await bo.page.getByRole("listitem").filter({ hasText: "Ada Berg is editing" }).waitFor();
    expect(await bo.page.locator(".names bdi").allInnerTexts(), "a name of another direction turns nothing around").to.deep.equal([
      "Ada Berg",
    ]);
    await expectAccessible(bo.page, "list-presence");
    await bo.page.setViewportSize({ width: 390, height: 800 });
    await bo.page.getByRole("listitem").getByRole("img", { name: "Ada Berg is editing" }).getByText("AB").waitFor();
    await ada.page.close();
    await bo.page.reload();
    await bo.page.getByRole("link", { name: "Edit Winter, English" }).waitFor();
    expect(await bo.page.getByText("is editing").count()).to.equal(0);
  });

  it("shows two people who begin the same page that it is there, and leads to it @nightly", async () => {
    const project = await aProject();
    const ada = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id, "Ada Berg"), `#/${project.id}/new`);
    const bo = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id, "Bo Dahl"), `#/${project.id}/new`);
    for (const page of [ada, bo]) {
      await toEditorTab(page).title.and(page.locator(":focus")).waitFor();
      await page.keyboard.type("Winter");
    }
    await toEditorTab(ada).save();
    await bo.keyboard.press("Control+s");
    await toEditorTab(bo).untilState("Another page in this language already has this address.");
    await bo.getByRole("button", { name: "Open that page" }).click();
    await bo.getByRole("button", { name: "Leave" }).click();
    await bo.getByRole("img", { name: "Ada Berg is editing" }).waitFor();
    expect(await storedDrafts(project.id)).to.have.length(1);
  });

  it("finds a page by its text, marks the place in list and palette, and shows it in the text", async () => {
    const project = await aProject();
    await aLivePage(project, {
      slug: "hours",
      metadata: { title: "Hours", slug: "hours" },
      content: "One\n\nWe repair **Kåyaks** here.\n",
    });
    await aForeignDraft(project, { slug: "other", metadata: { title: "Other", slug: "other" } });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    await page.getByLabel("Search").fill("kayak");
    await page.locator("mark").filter({ hasText: "Kåyak" }).waitFor();
    await page.getByText("1 of 2 pages").waitFor();
    await expectAccessible(page, "list-found");
    await page.getByRole("link", { name: "Edit Hours, English" }).click();
    const tab = toEditorTab(page);
    await tab.source.and(page.locator(":focus")).waitFor();
    expect(await page.evaluate("getSelection().toString()")).to.equal("Kåyak");
    // With a selection, Ctrl+K makes a link of it.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find pages and commands" }).fill("kayaks repair");
    await page.getByRole("option", { name: /We repair Kåyaks here/ }).waitFor();
    await expectAccessible(page, "palette-found");
  });
});
