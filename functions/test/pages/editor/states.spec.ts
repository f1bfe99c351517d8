import { expect } from "chai";
import type { Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aProject, type Project } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, content, hold, holdSaves, leaveEntry } from "../support/desk.ts";
import { anAuthor, chooseInMenu, type EditorTab, openDraft, openEditor, signIn, toEditorTab } from "../support/editor-page.ts";
import { press } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

/** States of the page that no other spec passes through. */
describe("rare states of the editor: each says what it is, with a way on, and is readable by everybody", () => {
  const tabs = useTabs();

  const openList = async (project: Project, address = `#/${project.id}`): Promise<Page> =>
    openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), address);

  /** An author in a draft with these fields. */
  const openWith = async (fields: Readonly<Record<string, unknown>>): Promise<EditorTab> => {
    const project = await aProject();
    return openDraft(tabs, project, await aForeignDraft(project, fields), await anAuthor(project.id));
  };

  it("nobody can sign in where Hosting knows no web app @nightly", async () => {
    const page = await (await tabs.newPerson({}, /__\/firebase/)).newPage();
    await page.route("**/__/firebase/init.json", async (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto("/editor/");
    await page.getByRole("alert").filter({ hasText: "has to register a web app" }).waitFor();
    await expectAccessible(page, "not-configured");
  });

  it("an address without a project leads straight to the only one, lists several, and says what to do where there is none", async () => {
    const [project, other] = [await aProject({ name: "Bakery" }), await aProject({ name: "Atelier" })];
    const author = await anAuthor(project.id);
    const page = await openEditor(tabs, await tabs.newPerson(), author, "#/");
    await page.getByText("Write your first page").waitFor();
    await expectAccessible(page, "list-empty");
    expect(new URL(page.url()).hash).to.equal(`#/${project.id}`);
    await firestore.doc(`projects/${other.id}/members/${author.uid}`).set({ role: "manager", uid: author.uid });
    await page.goto("/editor/#/");
    await page.getByRole("heading", { name: "Your sites" }).waitFor();
    await expectAccessible(page, "project-choice");
    expect(await page.getByRole("textbox").count()).to.equal(0);
    await page.getByRole("link", { name: /^Atelier/ }).press("Enter");
    await page.getByText("Write your first page").waitFor();
    await page.getByRole("button", { name: "Signed in as Ada Berg" }).click();
    await page.getByRole("link", { name: "Your sites" }).waitFor();
    for (const { id } of [project, other]) await firestore.doc(`projects/${id}/members/${author.uid}`).delete();
    await page.goto("/inbox/#/");
    await page.getByRole("heading", { name: "You don’t have a site yet" }).waitFor();
    await page.getByText(`You’re signed in as Ada Berg.`).waitFor();
    await page.getByRole("link", { name: "Lectern", exact: true }).waitFor();
    await expectAccessible(page, "no-projects");
    await press(page, "Use another account");
    await page.getByRole("heading", { name: "Sign in to Lectern" }).waitFor();
  });

  it("pages that are on their way, and those that may not be seen @nightly", async () => {
    const project = await aProject();
    const page = await tabs.open(await tabs.newPerson(), `/editor/#/${project.id}`);
    const letGo = await hold(page, "**/docs?*");
    await signIn(page, await anAuthor((await aProject()).id));
    await page.getByRole("status").filter({ hasText: "Loading the pages…" }).waitFor();
    await expectAccessible(page, "list-loading");
    letGo();
    await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    await expectAccessible(page, "list-forbidden");
  });

  it("a new page where there are no templates @nightly", async () => {
    const project = await aProject();
    await firestore.doc(`projects/${project.id}/templates/${project.templateId}`).delete();
    const page = await openList(project);
    await page.getByRole("button", { name: "New page" }).click();
    await page.getByText("This site has no page types yet").waitFor();
    await expectAccessible(page, "new-page-without-templates");
  });

  it("a draft that does not exist @nightly", async () => {
    const project = await aProject();
    const page = await tabs.open(await tabs.newPerson(), `/editor/#/${project.id}/drafts/none`);
    const letGo = await hold(page, "**/docs/edit/none");
    await signIn(page, await anAuthor(project.id));
    await page.getByRole("heading", { name: "Opening the draft…" }).waitFor({ state: "attached" });
    await expectAccessible(page, "draft-loading");
    letGo();
    await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    await expectAccessible(page, "draft-missing");
    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("heading", { name: "Pages" }).waitFor();
  });

  it("a draft that is gone, of which this device still has a text: it can be copied", async () => {
    const { tab, project, author } = await aDesk(tabs);
    const { page } = tab;
    await leaveEntry(page, { author, projectId: project.id, draftId: "gone", content: "typed into what is gone", daysAgo: 1 });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/editor/#/${project.id}/drafts/gone`);
    await page.getByText("Text you hadn’t saved is still on this device").waitFor();
    expect((await page.locator(".left").boundingBox())?.x, "one left edge").to.equal(
      (await page.getByRole("heading", { level: 1 }).boundingBox())?.x,
    );
    await expectAccessible(page, "draft-gone-with-text");
    await page.getByRole("button", { name: "Copy my text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal("typed into what is gone");
  });

  it("a draft that nobody has named yet is listed without an address", async () => {
    const project = await aProject();
    await aForeignDraft(project, { slug: null, metadata: {} });
    const page = await openList(project);
    await page.getByRole("link", { name: "Edit Untitled, English" }).waitFor();
    expect(await page.getByRole("listitem").first().locator(".name").innerText()).to.equal("Untitled");
  });

  it("a draft whose template does not exist any more @nightly", async () => {
    const { page } = await openWith({ doc_template_id: "gone", metadata: { title: "Kept", slug: "kept", extra: { a: 1 } } });
    await page.getByText("This page’s type no longer exists").waitFor();
    await page.getByText("They aren’t part of this page type").waitFor();
    await expectAccessible(page, "draft-without-template");
  });

  it("a draft whose live page is gone @nightly", async () => {
    const project = await aProject();
    const liveId = await aLivePage(project, { slug: "about" });
    const page = await openList(project);
    await page.getByRole("link", { name: /^Edit / }).click();
    const tab = toEditorTab(page);
    await tab.typeAtEnd("mine\n");
    await tab.save();
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).delete();
    await page.reload();
    await page.getByText("The live page has since been deleted.").waitFor();
    await expectAccessible(page, "live-gone");
  });

  it("a part of the list that a new deployment has replaced: nothing is said of a text", async () => {
    const project = await aProject();
    const page = await tabs.open(await tabs.newPerson({}, /\/assets\//), `/editor/#/${project.id}`);
    await signIn(page, await anAuthor(project.id));
    await page.getByText("Write your first page").waitFor();
    await page.route("**/assets/**", async (route) => route.fulfill({ status: 404, body: "" }));
    await page.keyboard.press("?");
    expect(await page.getByRole("alert").locator("span").innerText()).to.equal("Part of this page didn’t load.");
    await page.getByRole("button", { name: "Reload" }).waitFor();
  });

  it("a part that a new deployment has replaced: what is typed is saved, and the page reloads when it suits", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content });
    const page = await tabs.open(await tabs.newPerson({}, /\/assets\/render-markdown-/), `/editor/#/${project.id}/drafts/${draftId}`);
    const tab = toEditorTab(page);
    await signIn(page, await anAuthor(project.id));
    await tab.source.waitFor();
    await page.route("**/assets/render-markdown-*", async (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("alert").filter({ hasText: "Part of this page didn’t load." }).waitFor();
    const [bar, notice] = await Promise.all(["header.bar", ".notice"].map(async (part) => page.locator(part).boundingBox()));
    expect([bar?.y, notice?.y, notice?.height], "one line, below the bar").to.deep.equal([0, bar?.height, 40]);
    await expectAccessible(page, "missing-part");
    await tab.typeAtEnd("still typed\n");
    await tab.save();
    await page.unroute("**/assets/render-markdown-*");
    await press(page, "Reload");
    await tab.source.waitFor();
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview" }).getByText("still typed").waitFor();
    expect(await page.getByRole("alert").count()).to.equal(0);
  });

  it("a page that a browser takes for offline is published all the same, or says why not", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content });
    const person = await tabs.newPerson({}, /ERR_INTERNET_DISCONNECTED/);
    const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
    await chooseInMenu(page, "Preview link");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await person.setOffline(true);
    await press(page, "Publish");
    await page.getByText("No response, so we can’t tell whether it was published.").waitFor();
    await expectAccessible(page, "publish-offline");
    await press(page, "Keep editing");
    await person.setOffline(false);
    await page.evaluate('Object.defineProperty(navigator, "onLine", { get: () => false })');
    await press(page, "Publish");
    await page.getByText("It’s live.").waitFor();
    expect(await page.getByRole("button", { name: "Details" }).count(), "there is nothing besides title and address").to.equal(0);
  });

  it("publishing that was never loaded, without a network: the author reads why nothing happens", async () => {
    const project = await aProject();
    const person = await tabs.newPerson({}, /ERR_INTERNET_DISCONNECTED/);
    const address = `#/${project.id}/drafts/${await aForeignDraft(project, { content })}`;
    const page = await openEditor(tabs, person, await anAuthor(project.id), address);
    await toEditorTab(page).source.and(page.locator("[data-language]")).waitFor();
    await person.setOffline(true);
    await press(page, "Publish");
    await page.getByRole("status").filter({ hasText: "You’re offline. Try again when you’re back online." }).waitFor();
  });

  it("a browser that keeps nothing: the author is told, and all is saved as ever @nightly", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content });
    const person = await tabs.newPerson();
    await person.addInitScript(`const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, ...rest) => {
        if (name === "lectern-drafts") throw new DOMException("The disk is full.", "QuotaExceededError");
        return open(name, ...rest);
      };`);
    const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
    await page.getByText("This browser can’t keep your text on this device").waitFor();
    await expectAccessible(page, "journal-failure");
    const tab = toEditorTab(page);
    await tab.typeAtEnd("saved all the same\n");
    await tab.save();
  });

  it("saving, search, and an empty list of versions @nightly", async () => {
    const { tab } = await aDesk(tabs);
    const { page } = tab;
    await chooseInMenu(page, "Versions");
    await page.getByText("No earlier versions yet.").waitFor();
    await expectAccessible(page, "versions-none");
    await page.keyboard.press("Escape");
    const letGo = await holdSaves(page);
    await tab.typeAtEnd("on its way\n");
    await page.keyboard.press("Control+s");
    await tab.untilState("Saving…");
    await expectAccessible(page, "saving");
    letGo();
    await tab.untilSaved();
    await tab.source.focus();
    await page.keyboard.press("Control+f");
    await page.getByRole("button", { name: "Replace and options" }).click();
    await expectAccessible(page, "search");
  });

  it("languages to choose from @nightly", async () => {
    const project = await aProject();
    const page = async (slug: string, language: string) => aLivePage(project, { slug, language, metadata: { title: slug, slug } });
    await Promise.all([page("about", "he"), page("about", "nb")]);
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { title: "About", slug: "about" } });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await chooseInMenu(tab.page, "Language");
    await tab.page.getByRole("button", { name: "Norwegian Bokmål (nb)" }).waitFor();
    await expectAccessible(tab.page, "language-choice");
  });
});
