import { expect } from "chai";
import type { Page } from "playwright-core";
import { storedDrafts } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, type Project } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { typeAndDie } from "../support/desk.ts";
import { anAuthor, type Author, chooseInMenu, type EditorTab, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const content = "# About us\n\nWe bake bread.\n";

describe("a live page in the editor", () => {
  const tabs = useTabs();

  interface Scene {
    readonly project: Project;
    readonly author: Author;
    readonly tab: EditorTab;
    readonly address: string;
    readonly drafts: () => Promise<readonly unknown[]>;
  }

  const aScene = async (): Promise<Scene> => {
    const project = await aProject();
    const docId = await aLivePage(project, { slug: "about", content, metadata: { title: "About us", slug: "about" } });
    const author = await anAuthor(project.id);
    const page = await openEditor(tabs, await tabs.newPerson(), author, `#/${project.id}`);
    await page.getByRole("link", { name: "Edit About us, English" }).click();
    const tab = toEditorTab(page);
    // Everything that the text needs is loaded, so the test may go offline next.
    await tab.source.and(page.locator("[data-language]")).waitFor();
    const drafts = async () => (await storedDrafts(project.id)).map(({ fields }) => fields?.["content"]);
    return { project, author, tab, address: `/editor/#/${project.id}/pages/${docId}`, drafts };
  };

  const discard = (page: Page) => page.locator(".item").filter({ hasText: "Discard" });

  const isAtDraft = (page: Page): boolean => page.url().includes("/drafts/");

  it("is looked at, and left: there is no draft @nightly", async () => {
    const { tab, drafts } = await aScene();
    await tab.page.getByRole("button", { name: "Up to date" }).waitFor();
    await expectAccessible(tab.page, "live-page");
    expect(await tab.text()).to.equal(content);
    expect(await discard(tab.page).count()).to.equal(0);
    await tab.page.getByRole("link", { name: "Pages" }).click();
    await tab.page.getByRole("heading", { name: "Pages" }).waitFor();
    await tab.page.getByText("1 page").waitFor();
    expect(await tab.page.getByText("Draft", { exact: true }).count()).to.equal(0);
    expect(await drafts()).to.deep.equal([]);
  });

  it("becomes a draft with the first key, under the cursor, and the address names the draft", async () => {
    const { tab, drafts } = await aScene();
    await tab.typeAtEnd("One");
    await discard(tab.page).waitFor({ state: "attached" });
    expect(await drafts()).to.have.length(1);
    await tab.page.keyboard.insertText(", two");
    await tab.save();
    expect(isAtDraft(tab.page)).to.equal(true);
    expect(await drafts()).to.deep.equal([`${content}One, two`]);
    await tab.page.reload();
    await tab.source.waitFor();
    expect(await tab.text()).to.equal(`${content}One, two`);
  });

  it("becomes a draft by a field, too @nightly", async () => {
    const { tab, project } = await aScene();
    await tab.title.fill("About all of us");
    await tab.save();
    const [draft] = await storedDrafts(project.id);
    expect(draft?.fields?.["metadata"]).to.deep.equal({ title: "About all of us", slug: "about" });
  });

  it("is the draft that somebody else has begun meanwhile: both changes are in it @nightly", async () => {
    const { tab, project, drafts } = await aScene();
    await aForeignDraft(project, { slug: "about", content: `Theirs\n${content}`, metadata: { title: "About us", slug: "about" } });
    await tab.typeAtEnd("Mine\n");
    await tab.save();
    expect(await drafts()).to.deep.equal([`Theirs\n${content}Mine\n`]);
    expect(await tab.text()).to.equal(`Theirs\n${content}Mine\n`);
  });

  it("opens as the draft that there is, whatever the address says @nightly", async () => {
    const { tab, project, address } = await aScene();
    await aForeignDraft(project, { slug: "about", content: "The draft\n", metadata: { title: "About us", slug: "about" } });
    const page = await tabs.open(tab.page.context(), address);
    const other = toEditorTab(page);
    await other.source.waitFor();
    expect(await other.text()).to.equal("The draft\n");
    expect(isAtDraft(page)).to.equal(true);
  });

  it("loses nothing of a tab that dies before there is a draft: it is offered with the live page, and with a draft of it @nightly", async () => {
    const { tab, project, address, drafts } = await aScene();
    const person = tab.page.context();
    await typeAndDie({ tab, person }, "typed without a network");
    expect(await drafts()).to.deep.equal([]);
    const again = await tabs.open(person, address);
    await again.getByText("typed without a network").waitFor();
    await again.close();
    const draftId = await aForeignDraft(project, { slug: "about", content, metadata: { title: "About us", slug: "about" } });
    const draft = toEditorTab(await tabs.open(person, `/editor/#/${project.id}/drafts/${draftId}`));
    await draft.page.getByRole("button", { name: "Add it to the draft" }).click();
    await draft.untilSaved();
    expect(await drafts()).to.deep.equal([`${content}typed without a network\n`]);
  });

  it("is looked at in another language without a draft, too @nightly", async () => {
    const { tab, project, drafts } = await aScene();
    await aLivePage(project, { slug: "about", language: "nb", content: "# Om oss\n", metadata: { title: "Om oss", slug: "about" } });
    await chooseInMenu(tab.page, "Language");
    await tab.page.getByRole("button", { name: "Norwegian Bokmål (nb)" }).click();
    await tab.page.getByRole("heading", { name: "Om oss" }).waitFor();
    expect(await drafts()).to.deep.equal([]);
  });
});
