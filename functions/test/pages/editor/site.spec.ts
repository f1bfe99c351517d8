import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, chooseInMenu, openDraft, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("the pages of a site in the editor", () => {
  const tabs = useTabs();

  const aSite = async (): Promise<Project> => {
    const project = await aProject();
    const page = async (title: string, slug: string, language: string) => aLivePage(project, { slug, language, metadata: { title, slug } });
    await Promise.all([page("About us", "about", "en"), page("אודות", "about", "he"), page("Opening hours", "hours", "en")]);
    await aForeignDraft(project, { slug: "about", metadata: { title: "About all of us", slug: "about" } });
    return project;
  };

  const openList = async (project: Project) => openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);

  it("are listed with their drafts, searched and filtered @nightly", async () => {
    const page = await openList(await aSite());
    await page.getByText("2 pages in 2 languages").waitFor();
    await expectAccessible(page, "list");
    const titles = page.locator("lectern-page-list .title");
    const shown = async (status: string): Promise<readonly string[]> => {
      await page.getByRole("status").filter({ hasText: status }).waitFor();
      return (await titles.allInnerTexts()).toSorted();
    };
    expect(await shown("2 pages")).to.deep.equal(["About all of us", "Opening hours"]);
    // A page is one row, and each of its languages a link.
    const tags = page.getByRole("listitem").filter({ hasText: "About all of us" }).locator(".tag");
    // After the words for those who hear them.
    expect((await tags.allInnerTexts()).map((tag) => tag.slice(-2).toLowerCase())).to.deep.equal(["en", "he"]);
    expect(await page.getByRole("button", { name: "Live" }).innerText()).to.match(/Live\s+2/);
    await page.getByLabel("Search").fill("HOURS");
    expect(await shown("1 of 2 pages")).to.deep.equal(["Opening hours"]);
    await page.getByLabel("Search").fill("unicycle");
    await page.getByText("No page matches “unicycle”.").waitFor();
    await expectAccessible(page, "list-nothing");
    await page.getByLabel("Search").fill("");
    await page.getByLabel("Language", { exact: true }).selectOption("Hebrew");
    expect(await shown("1 of 2 pages")).to.deep.equal(["אודות"]);
    await page.getByLabel("Language", { exact: true }).selectOption("Any language");
    await page.getByRole("button", { name: "Drafts" }).click();
    expect(await shown("1 of 2 pages")).to.deep.equal(["About all of us"]);
    await page.getByRole("button", { name: "All" }).click();
    await page.getByRole("link", { name: "Edit אודות, Hebrew" }).click();
    await page.getByRole("heading", { name: "אודות" }).waitFor();
  });

  it("are opened: the draft that there is, or the live page, which needs none to be looked at @nightly", async () => {
    const project = await aSite();
    const page = await openList(project);
    await page.getByRole("link", { name: "Edit About all of us, English" }).click();
    await page.getByRole("heading", { name: "About all of us" }).waitFor();
    await page.getByRole("link", { name: "Pages" }).click();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Edit Opening hours, English" }) });
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    // The whole row is the link.
    await row.click({ position: { x: width - 4, y: height - 4 } });
    await page.getByRole("heading", { name: "Opening hours" }).waitFor();
    expect(await storedDrafts(project.id)).to.have.length(1);
  });

  it("begin from a template @nightly", async () => {
    const project = await aSite();
    const page = await openList(project);
    await page.getByRole("button", { name: "New page" }).click();
    const tab = toEditorTab(page);
    await tab.title.and(page.locator(":focus")).waitFor();
    await expectAccessible(page, "new-page");
    expect(await storedDrafts(project.id)).to.have.length(1);
    // Another page has this address.
    await page.keyboard.type("Hours");
    await page.keyboard.press("Control+s");
    await tab.untilState("Another page in this language already has this address.");
    await expectAccessible(page, "new-page-refused");
    await page.keyboard.type(" of Our Team & Friends");
    await tab.save();
    expect(page.url()).to.contain("/drafts/");
    await page.keyboard.type("!");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Here we are.");
    await tab.save();
    const made = (await storedDrafts(project.id)).find(({ fields }) => fields?.["slug"] === "hours-of-our-team-friends");
    expect(made?.fields).to.deep.include({ language: "en", doc_template_id: project.templateId, content: "Here we are." });
    expect(made?.fields?.["metadata"]).to.deep.equal({ title: "Hours of Our Team & Friends!", slug: "hours-of-our-team-friends" });
  });

  it("are opened in another language, which may have to be begun, and never saved under it @nightly", async () => {
    const project = await aSite();
    const page = await openList(project);
    await page.getByRole("link", { name: "Edit Opening hours, English" }).click();
    await chooseInMenu(page, "Language");
    await page.getByRole("textbox", { name: "Another language" }).fill("nb");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("This page doesn’t exist in Norwegian Bokmål yet").waitFor();
    await expectAccessible(page, "language");
    await page.getByRole("button", { name: "Start with this text" }).click();
    await page.getByText(/^Norwegian Bokmål/).waitFor();
    const drafts = (await storedDrafts(project.id)).filter(({ fields }) => fields?.["slug"] === "hours");
    expect(drafts.map(({ fields }) => [fields?.["language"], fields?.["content"]])).to.deep.equal([["nb", "# A page\n"]]);
  });

  it("have versions, which are compared and restored", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content: "first\n", metadata: { title: "First", slug: "s" } });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.title.fill("Second");
    await tab.typeAtEnd("second\n");
    await tab.save();
    await chooseInMenu(tab.page, "Versions");
    await tab.page.getByRole("button", { name: /First/ }).click();
    await tab.page.getByRole("region", { name: /^Comparison: .* and now$/ }).waitFor();
    await tab.page.getByText("A version is kept whenever you replace a lot of the text.").waitFor();
    await expectAccessible(tab.page, "versions");
    await tab.page.getByRole("button", { name: "Restore" }).click();
    await tab.untilSaved();
    expect(await tab.text()).to.equal("first\n");
    expect(await tab.title.inputValue()).to.equal("First");
    expect((await storedPage(project.id, draftId))?.["content"]).to.equal("first\n");
  });

  it("have versions that say who wrote them and when; the comparison marks the words that differ", async () => {
    const project = await aProject();
    const content = "The shop opens at nine every morning.\n";
    const metadata = { title: "Hours", slug: "hours" };
    const draftId = await aForeignDraft(project, { slug: "hours", content, metadata });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.typeAtEnd("Come in.\n");
    await tab.save();
    const editor = await anEditor(project);
    const changed = content.replace("nine", "ten");
    await editor.save({ draftId, metadata: {}, content: changed, language: "en", keep: true });
    await tab.page.reload();
    await tab.source.and(tab.page.locator("[data-language]")).waitFor();
    await chooseInMenu(tab.page, "Versions");
    const versions = tab.page.locator("lectern-versions ol li");
    await versions.first().getByText("Ada Berg").waitFor();
    expect(await versions.first().innerText()).to.match(/^(?:Today|Yesterday) \d{1,2}:\d{2}.* · Ada Berg/);
    await versions.last().getByText("Oldest version").waitFor();
    await versions.last().getByRole("button").click();
    await tab.page.getByText("1 change · ").waitFor();
    expect(await tab.page.getByRole("deletion").allInnerTexts()).to.deep.equal(["nine"]);
    expect(await tab.page.getByRole("insertion").allInnerTexts()).to.deep.equal(["ten"]);
    await versions.last().getByText("1 change").waitFor();
  });

  it("tell when the live page has changed, compare, and take parts of it over", async () => {
    const project = await aProject();
    const liveId = await aLivePage(project, { slug: "about", content: "one\n\ntwo\n" });
    const page = await openList(project);
    await page.getByRole("link", { name: /^Edit / }).click();
    const tab = toEditorTab(page);
    await tab.typeAtEnd("mine\n");
    await tab.save();
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).update({ content: "ONE\n\ntwo\n", updated_at: new Date() });
    await page.reload();
    await page.getByText("The live page has changed since this draft was created.").waitFor();
    await page.locator(".page-state .dot.both").waitFor();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("region", { name: "Comparison: the live page and this draft" }).waitFor();
    await expectAccessible(page, "live-changed");
    expect(await page.locator("lectern-live .actions button").allInnerTexts(), "the primary one is last").to.deep.equal([
      "Close",
      "Use this text",
    ]);
    await page.getByRole("button", { name: "The live page’s" }).first().click();
    await page.getByRole("button", { name: "Use this text" }).click();
    await tab.untilSaved();
    expect(await tab.text()).to.equal("ONE\n\ntwo\nmine\n");
  });

  it("are closed to others: somebody who may not edit is told so @nightly", async () => {
    const project = await aSite();
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id, "Cy Dahl", "member"), `#/${project.id}`);
    await page.getByRole("heading", { name: "You don’t have access to this site" }).waitFor();
  });
});
