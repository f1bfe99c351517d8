import { expect } from "chai";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";
import { opened, published, saved } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, chooseInMenu, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const metadata = { title: "About us", slug: "about" };

describe("a page and its translations in the editor", () => {
  const tabs = useTabs();

  const openPage = async (project: Project, docId: string) =>
    openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/pages/${docId}`);

  it("know each other after one was renamed, and a third is begun by the name of its language", async () => {
    const project = await aProject();
    const english = await aLivePage(project, { slug: "about", metadata });
    const norwegian = await aLivePage(project, {
      slug: "om-oss",
      language: "nb",
      translation_of: english,
      metadata: { title: "Om oss", slug: "om-oss" },
    });
    const page = await openPage(project, norwegian);
    await page.getByRole("heading", { name: "Om oss" }).waitFor();
    await chooseInMenu(page, "Language");
    await page.getByRole("button", { name: "English (en)" }).click();
    await page.getByRole("heading", { name: "About us" }).waitFor();
    await chooseInMenu(page, "Language");
    await page.getByRole("button", { name: "Norwegian Bokmål (nb)" }).waitFor();
    // Of the two Norwegian languages, the one that the page has.
    await page.getByRole("textbox", { name: "Another language" }).fill("Norwegian");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("heading", { name: "Om oss" }).waitFor();
    await chooseInMenu(page, "Language");
    await page.getByRole("textbox", { name: "Another language" }).fill("german");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("This page doesn’t exist in German yet").waitFor();
    await page.getByRole("button", { name: "Start empty" }).click();
    await page.getByText(/^German/).waitFor();
    const [draft] = await storedDrafts(project.id);
    expect(draft?.fields).to.include({ language: "de", translation_of: english });
  });

  it("have a history: what was live before comes back with one click, as a draft", async () => {
    const project = await aProject();
    const docId = await aLivePage(project, { slug: "about", content: "First\n", metadata });
    const editor = await anEditor(project);
    const { draftId } = opened(await editor.open({ slug: "about", language: "en" }));
    saved(await editor.save({ draftId, metadata: {}, content: "Second\n", language: "en" }));
    published(await editor.publish({ draftId }));
    const page = await openPage(project, docId);
    const tab = toEditorTab(page);
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await chooseInMenu(page, "Versions");
    await page.getByRole("heading", { name: "Was live before" }).waitFor();
    await page.locator("lectern-versions ol li button").click();
    await page.getByRole("region", { name: /^Comparison: .* and now$/ }).waitFor();
    await expectAccessible(page, "history");
    await page.getByRole("button", { name: "Restore" }).click();
    await tab.untilSaved();
    expect(await tab.text()).to.equal("First\n");
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal(["First\n"]);
    expect(await storedPage(project.id, docId)).to.include({ content: "Second\n", visibility: "live" });
  });
});
