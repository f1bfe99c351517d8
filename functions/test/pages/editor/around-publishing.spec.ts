import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, aTemplate } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, chooseInMenu, openDraft, openEditor, signIn, toEditorTab } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { fetchAnswer } from "../support/lose-answer.ts";
import { press, publishingScenes, untilPageState } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

describe("around publishing, the editor", () => {
  const tabs = useTabs();
  const { ofDraft, ofChanges } = publishingScenes(tabs);

  it("says why it did not go live when it was due @nightly", async () => {
    const due_publication = { at: new Date(), refused: "slug_taken", error: "Another page has this address." };
    const { page, project } = await ofDraft({ due_publication });
    await page.getByRole("paragraph").filter({ hasText: "Not published as scheduled. Another page or draft has this address." }).waitFor();
    await expectAccessible(page, "publish-refused");
    await firestore.doc(`projects/${project.id}/documents/${page.url().split("/").at(-1) ?? ""}`).update({
      due_publication: { at: new Date(), refused: "invalid_request", error: "This draft cannot be published: title." },
      "metadata.title": null,
    });
    await page.reload();
    await page.getByRole("paragraph").filter({ hasText: "Not published as scheduled. Required to publish: Title." }).waitFor();
    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("listitem").filter({ hasText: "Couldn’t publish" }).waitFor();
  });

  it("says why it did not leave the site when it was due @nightly", async () => {
    const project = await aProject();
    await aLivePage(project, {
      metadata: { title: "About us", slug: "about" },
      due_unpublication: { at: new Date(), refused: "slug_taken", error: "Another page has this address." },
    });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    await page.getByRole("listitem").filter({ hasText: "Couldn’t unpublish" }).waitFor();
    await page.getByText("About us", { exact: true }).click();
    await page
      .getByRole("paragraph")
      .filter({ hasText: "Not unpublished as scheduled. Another page or draft has this address." })
      .waitFor();
  });

  it("takes a page from the site after a second thought: its text is a draft @nightly", async () => {
    const project = await aProject();
    const docId = await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/pages/${docId}`);
    const tab = toEditorTab(page);
    await tab.source.waitFor();
    await page.getByRole("button", { name: "Up to date" }).waitFor();
    await chooseInMenu(page, "Unpublish…");
    await page.getByText("Visitors won’t find it any more.").waitFor();
    await expectAccessible(page, "unpublish");
    expect(await focusedName(page)).to.equal("Keep it live");
    await press(page, /^Unpublish$/);
    await page.getByText("Unpublished.").waitFor();
    await untilPageState(page, "Draft");
    expect(await storedPage(project.id, docId)).to.include({ visibility: "draft" });
    await tab.typeAtEnd("goes on");
    await tab.save();
  });

  it("offers what was typed into the page and never stored, once it is taken from the site", async () => {
    const project = await aProject();
    const docId = await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/pages/${docId}`);
    const tab = toEditorTab(page);
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await page.route("**/docs/edit/open", async (route) => route.abort());
    await tab.typeAtEnd("Never stored\n");
    await tab.untilState("Saved on this device");
    await chooseInMenu(page, "Unpublish…");
    await press(page, /^Unpublish$/);
    await untilPageState(page, "Draft");
    await press(page, "Add it to the draft");
    await tab.untilSaved();
    expect((await storedPage(project.id, docId))?.["content"]).to.contain("Never stored\n");
  });

  it("shows the live page, and makes a copy at an address of its own @nightly", async () => {
    const { page, project } = await ofChanges({ site_url: "http://127.0.0.1:9/shop" });
    await page.context().route("http://127.0.0.1:9/**", async (route) => route.fulfill({ body: "the site" }));
    const popup = page.context().waitForEvent("page");
    await chooseInMenu(page, "See the live page");
    expect((await popup).url()).to.equal("http://127.0.0.1:9/shop/about");
    await chooseInMenu(page, "Duplicate");
    await page.getByRole("heading", { name: "About us (copy)" }).waitFor();
    const slugs = (await storedDrafts(project.id)).map(({ fields }) => fields?.["slug"]);
    expect(slugs).to.have.members(["about", "about-2"]);
  });

  it("makes a copy of a page that its template refuses now, and says what it lacks @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", max_length: 12 },
      { key: "price", label: "Price", type: "number" },
    ]);
    const draftId = await aForeignDraft(project, { doc_template_id, metadata: { title: "Our winter", price: "low", slug: "winter" } });
    const { page } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await chooseInMenu(page, "Duplicate");
    await page.getByText("so this was shortened or left out: Title and Price.").waitFor();
    await page.getByRole("heading", { name: "Our winter…" }).waitFor();
  });

  it("says who publishes where another interface does @nightly", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project);
    const page = await tabs.open(await tabs.newPerson(), `/editor/#/${project.id}/drafts/${draftId}`);
    await page.route("**/settings/site", async (route) => {
      const answer = await fetchAnswer(route);
      const settings = z.looseObject({}).parse(await answer.json());
      await route.fulfill({ response: answer, json: { ...settings, publishing: false } });
    });
    await signIn(page, await anAuthor(project.id));
    await page.getByRole("button", { name: "Save", exact: true }).waitFor();
    await page.locator("lectern-menu").getByRole("button").first().click();
    await page.getByText("This site’s pages are published elsewhere.").waitFor();
    await expectAccessible(page, "publishing-off");
  });

  it("is the same from right to left @nightly", async () => {
    const project = await aProject({ default_language: "he" });
    const draftId = await aForeignDraft(project, { slug: "about", language: "he", metadata: { title: "אודות", slug: "about" } });
    const person = await tabs.newPerson({ locale: "he-IL" });
    const page = await tabs.open(person, `/editor/#/${project.id}/drafts/${draftId}`);
    const { email } = await anAuthor(project.id);
    await page.locator("input[type=email]").fill(email);
    await page.locator("input[type=password]").fill("correct horse");
    await page.keyboard.press("Enter");
    await chooseInMenu(page, "תזמון…");
    await page.locator("lectern-modal input").first().waitFor();
    await expectAccessible(page, "publish-rtl");
  });
});
