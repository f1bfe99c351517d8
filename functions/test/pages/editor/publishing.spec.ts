import { expect } from "chai";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aTemplate } from "../../support/projects.ts";
import { opened, published, saved } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { readEntries, saveUrl } from "../support/desk.ts";
import { anAuthor, openDraft, recordSaves } from "../support/editor-page.ts";
import { tabTo } from "../support/keyboard.ts";
import { press, publishingScenes, storedLive, untilPageState } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

const publishUrl = "**/docs/publish";

describe("publishing in the editor", () => {
  const tabs = useTabs();

  const { ofDraft, ofChanges } = publishingScenes(tabs);

  it("makes a new page live by the keyboard alone, with the last word that was typed, and nothing of the draft is left", async () => {
    const { tab, page, project } = await ofDraft();
    await untilPageState(page, "Draft");
    await tab.typeAtEnd("The last word");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find pages and commands" }).waitFor();
    await page.keyboard.type("publish…");
    await page.keyboard.press("Enter");
    await page.getByText("Visitors see this page from then on.").waitFor();
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).waitFor();
    await expectAccessible(page, "publish-first");
    await tabTo(page, "Publish now", 8);
    await page.keyboard.press("Enter");
    await page.getByText("The page is live.").waitFor();
    await untilPageState(page, "Live");
    await expectAccessible(page, "published");
    expect(await storedLive(page, project)).to.include({ visibility: "live", content: "# A page\nThe last word" });
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await readEntries(page)).to.equal("[]");
    expect(await page.getByText("does not exist any more").count()).to.equal(0);
    await tab.typeAtEnd(", and one more");
    await tab.save();
    await untilPageState(page, "Live, with changes");
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal([
      "# A page\nThe last word, and one more",
    ]);
  });

  it("shows what changes for visitors, and where those of the former address are sent @nightly", async () => {
    const { tab, page, project, liveId } = await ofChanges();
    await untilPageState(page, "Live, with changes");
    const editor = await anEditor(project);
    saved(
      await editor.save({
        draftId: page.url().split("/").at(-1),
        metadata: { slug: "about-us" },
        content: "# A page\nMore bread.\n",
        language: "en",
      }),
    );
    await page.reload();
    await tab.source.waitFor();
    await press(page, "Publish changes…");
    await page.getByText("Visitors of /about are sent to the new address.").waitFor();
    await page.locator(".cm-changedText, .cm-insertedLine, .cm-changedLine").first().waitFor();
    await expectAccessible(page, "publish-changes");
    await press(page, "Publish now");
    await page.getByText("The page is live.").waitFor();
    expect(await storedPage(project.id, liveId)).to.include({ content: "# A page\nMore bread.\n", slug: "about-us" });
  });

  it("says where they are sent also when the author has only just given the new address @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [{ key: "slug", label: "Address", type: "text" }]);
    await aLivePage(project, { slug: "about", metadata: { slug: "about" }, doc_template_id });
    const { draftId } = opened(await (await anEditor(project)).open({ slug: "about", language: "en" }));
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.page.getByRole("textbox", { name: "Address" }).fill("about-us");
    await tab.save();
    await press(tab.page, "Publish changes…");
    await tab.page.getByText("Visitors of /about are sent to the new address.").waitFor();
  });

  it("says what is missing, and leads to it @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", required: true },
      { key: "summary", label: "Summary", type: "textarea", required: true },
    ]);
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { slug: "about" }, doc_template_id });
    const { page, title } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await press(page, "Publish…");
    await page.getByText("Needed before the page goes live:").waitFor();
    await expectAccessible(page, "publish-missing");
    expect(await page.getByRole("button", { name: "Publish now" }).count()).to.equal(0);
    await page.locator("lectern-modal").getByRole("button", { name: "Summary" }).click();
    await page.getByRole("textbox", { name: "Summary" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Bread.");
    await press(page, "Publish…");
    await page.locator("lectern-modal").getByRole("button", { name: "Title" }).click();
    await title.and(page.locator(":focus")).waitFor();
    await page.keyboard.type("About us");
    await press(page, "Publish…");
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).click();
    await page.getByText("The page is live.").waitFor();
  });

  it("goes live later, by the author's clock: what is typed meanwhile is in it, and it can be taken back", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    await press(page, "Publish…");
    await page.getByRole("radio", { name: "Publish later" }).check();
    await page.getByLabel("When", { exact: true }).last().fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await expectAccessible(page, "publish-later");
    await press(page, "Set the time");
    await untilPageState(page, "goes live");
    await page.getByRole("button", { name: "Goes live March 5…" }).waitFor();
    const expected = await page.evaluate("new Date('2031-03-05T09:30').toISOString()");
    const due = async (): Promise<unknown> => (await storedPage(project.id, draftId))?.["due_publication_at"];
    expect(await due()).to.have.property("seconds", Date.parse(String(expected)) / 1000);
    await tab.typeAtEnd("meanwhile\n");
    await tab.save();
    expect(await due()).to.have.property("seconds", Date.parse(String(expected)) / 1000);
    await page.reload();
    await press(page, "Goes live March 5…");
    await press(page, "Do not publish it by itself");
    await page.getByRole("button", { name: "Publish…" }).waitFor();
    expect(await due()).to.equal(null);
  });

  it("is taken back with a text that is not saved, although somebody else has changed the time @nightly", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    const editor = await anEditor(project);
    published(await editor.publish({ draftId, publish_at: "2031-03-05T09:30:00Z" }), "scheduled");
    await page.reload();
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await page.route(saveUrl, async (route) => route.abort());
    await tab.typeAtEnd("not saved\n");
    await press(page, /^Goes live/);
    published(await editor.publish({ draftId, publish_at: "2031-04-05T09:30:00Z" }), "scheduled");
    let sent = 0;
    page.on("request", (request) => void (sent += Number(request.url().endsWith("/docs/publish"))));
    await press(page, "Do not publish it by itself");
    await page.getByRole("button", { name: "Publish…" }).waitFor();
    expect(sent).to.equal(2);
    expect(await storedPage(project.id, draftId)).to.include({ due_publication_at: null });
    await page.unroute(saveUrl);
    await tab.save();
    expect((await storedPage(project.id, draftId))?.["content"]).to.contain("not saved\n");
  });

  it("goes live later although the draft could not be read after that @nightly", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    await press(page, "Publish…");
    await page.getByRole("radio", { name: "Publish later" }).check();
    await page.getByLabel("When", { exact: true }).last().fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await page.route(`**/docs/edit/${draftId}`, async (route) => route.abort());
    await press(page, "Set the time");
    await page.getByRole("button", { name: "Goes live March 5…" }).waitFor();
    await page.locator("lectern-publish").waitFor({ state: "detached" });
    const saves = recordSaves(page);
    await tab.typeAtEnd("meanwhile\n");
    await tab.save();
    expect(saves).to.have.length(1);
    expect((await storedPage(project.id, draftId))?.["content"]).to.contain("meanwhile\n");
  });

  it("warns of links to pages that do not exist @nightly", async () => {
    const content = "[There](/there), [a file](/list.pdf), [elsewhere](https://elsewhere.example/a), [gone](/gone) and [itself](about)\n";
    const { page, project } = await ofDraft({ content });
    await aLivePage(project, { slug: "there" });
    await press(page, "Publish…");
    const warning = page.locator(".caution");
    await warning.getByText("These links lead to no page of the site:").waitFor();
    expect(await warning.getByRole("listitem").allInnerTexts()).to.deep.equal(["/gone"]);
    await expectAccessible(page, "publish-links");
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).click();
    await page.getByText("The page is live.").waitFor();
  });

  it("refuses a time that is over, in words @nightly", async () => {
    const { page } = await ofDraft();
    await press(page, "Publish…");
    await page.getByRole("radio", { name: "Publish later" }).check();
    await page.getByLabel("When", { exact: true }).last().fill("2020-03-05T09:30");
    await page.keyboard.press("Tab");
    await press(page, "Set the time");
    await page.getByRole("alert").filter({ hasText: "Choose a time that is still to come." }).waitFor();
  });

  it("does not publish unseen what somebody else has saved meanwhile", async () => {
    const { page, project, draftId, tab } = await ofChanges();
    await press(page, "Publish changes…");
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).waitFor();
    saved(await (await anEditor(project)).save({ draftId, metadata: {}, content: "Theirs\n", language: "en" }));
    await press(page, "Publish now");
    await page.getByRole("alert").filter({ hasText: "Somebody else has changed this draft meanwhile." }).waitFor();
    expect(await storedDrafts(project.id)).to.have.length(1);
    expect(await tab.text()).to.equal("Theirs\n");
    await press(page, "Publish now");
    await page.getByText("The page is live.").waitFor();
    expect(await storedLive(page, project)).to.include({ content: "Theirs\n" });
  });

  it("says so when there was no answer, and publishes once however often it is asked", async () => {
    const { page, project } = await ofDraft();
    await page.route(publishUrl, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, "Publish…");
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).click();
    await page.getByRole("alert").filter({ hasText: "There was no answer" }).waitFor();
    await page.unroute(publishUrl);
    await press(page, "Publish now");
    await page.getByText("The page is live.").waitFor();
    expect(await storedLive(page, project)).to.include({ revision: 1 });
  });

  it("says that somebody else has published it meanwhile @nightly", async () => {
    const { page, project, draftId } = await ofDraft();
    await press(page, "Publish…");
    await page.locator("button.primary:enabled", { hasText: "Publish now" }).waitFor();
    expect((await (await anEditor(project)).publish({ draftId })).status).to.equal(200);
    await press(page, "Publish now");
    await page.getByRole("alert").filter({ hasText: "somebody has published or discarded it" }).waitFor();
    await expectAccessible(page, "publish-gone");
    await page.locator("lectern-modal").getByRole("link", { name: "All pages" }).click();
    await page.getByText("1 page").waitFor();
  });
});
