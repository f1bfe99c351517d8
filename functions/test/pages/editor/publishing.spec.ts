import { expect } from "chai";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aTemplate } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold, readEntries } from "../support/desk.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { loseAnswer } from "../support/lose-answer.ts";
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
    await page.keyboard.type("publish");
    await page.keyboard.press("Enter");
    await page.getByText("It’s live.").waitFor();
    await untilPageState(page, "Live");
    await expectAccessible(page, "published");
    const way = page.getByRole("link", { name: "Add your website address" });
    expect(await way.getAttribute("href"), "nobody has said where the site is").to.equal(`/inbox/#/${project.id}/settings/site`);
    expect(await storedLive(page, project)).to.include({ visibility: "live", content: "# A page\nThe last word" });
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await readEntries(page)).to.equal("[]");
    expect(await page.getByText("is gone").count()).to.equal(0);
    await tab.typeAtEnd(", and one more");
    await tab.save();
    await untilPageState(page, "Unpublished changes");
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal([
      "# A page\nThe last word, and one more",
    ]);
  });

  it("shows what changes for visitors, and where those of the former address are sent @nightly", async () => {
    const { tab, page, project, liveId } = await ofChanges();
    await untilPageState(page, "Unpublished changes");
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
    await page.getByText("Visitors to /about are sent to the new address.").waitFor();
    expect(await page.getByText("Publishing…").count(), "nothing is sent yet").to.equal(0);
    await page.getByRole("insertion").first().waitFor();
    await expectAccessible(page, "publish-changes");
    await press(page, /^Publish$/);
    await page.getByText("It’s live.").waitFor();
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
    await tab.page.getByText("Visitors to /about are sent to the new address.").waitFor();
  });

  it("says what is missing, and leads to it @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", required: true },
      { key: "summary", label: "Summary", type: "textarea", required: true },
    ]);
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { slug: "about" }, doc_template_id });
    const { page, title } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await press(page, "Publish");
    await page.getByText("Required to publish:").waitFor();
    await expectAccessible(page, "publish-missing");
    expect(await page.locator("lectern-modal").getByRole("button", { name: "Publish" }).count()).to.equal(0);
    await page.locator("lectern-modal").getByRole("button", { name: "Summary" }).click();
    await page.getByRole("textbox", { name: "Summary" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Bread.");
    await press(page, "Publish");
    await page.locator("lectern-modal").getByRole("button", { name: "Title" }).click();
    await title.and(page.locator(":focus")).waitFor();
    await page.keyboard.type("About us");
    await press(page, "Publish");
    await page.getByText("It’s live.").waitFor();
  });

  it("warns of links to pages that do not exist @nightly", async () => {
    const content = "[There](/there), [a file](/list.pdf), [elsewhere](https://elsewhere.example/a), [gone](/gone) and [itself](about)\n";
    const { page, project } = await ofDraft({ content });
    await aLivePage(project, { slug: "there" });
    await press(page, "Publish");
    const warning = page.locator(".caution");
    await warning.getByText("These links don’t lead to a page on this site:").waitFor();
    expect(await warning.getByRole("listitem").allInnerTexts()).to.deep.equal(["/gone"]);
    await expectAccessible(page, "publish-links");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).click();
    await page.getByText("It’s live.").waitFor();
  });

  it("can be cancelled where it takes long: then nothing is published", async () => {
    const { page, project, tab } = await ofDraft({ content: "[There](/there)\n" });
    await page.clock.install();
    const asked = page.waitForRequest("**/api/projects/*/docs?*");
    const release = await hold(page, "**/api/projects/*/docs?*");
    await press(page, "Publish");
    await asked;
    await page.clock.fastForward(6_000);
    await page.getByRole("dialog", { name: "Publishing “About us”…" }).waitFor();
    await expectAccessible(page, "publish-slow");
    await press(page, "Keep editing");
    release();
    await tab.typeAtEnd("More\n");
    await tab.save();
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal(["[There](/there)\nMore\n"]);
  });

  it("does not publish unseen what somebody else has saved meanwhile", async () => {
    const { page, project, draftId, tab } = await ofChanges();
    await press(page, "Publish changes…");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).waitFor();
    saved(await (await anEditor(project)).save({ draftId, metadata: {}, content: "Theirs\n", language: "en" }));
    await press(page, /^Publish$/);
    await page.getByRole("alert").filter({ hasText: "Someone else changed this draft." }).waitFor();
    expect(await storedDrafts(project.id)).to.have.length(1);
    expect(await tab.text()).to.equal("Theirs\n");
    await press(page, /^Publish$/);
    await page.getByText("It’s live.").waitFor();
    expect(await storedLive(page, project)).to.include({ content: "Theirs\n" });
  });

  it("says so when there was no answer, and publishes once however often it is asked", async () => {
    const { page, project } = await ofDraft();
    await page.route(publishUrl, loseAnswer);
    await press(page, "Publish");
    await page.getByRole("alert").filter({ hasText: "No response" }).waitFor();
    await page.unroute(publishUrl);
    await page.locator("lectern-modal").getByRole("button", { name: "Publish" }).click();
    await page.getByText("It’s live.").waitFor();
    expect(await storedLive(page, project)).to.include({ revision: 1 });
  });

  it("says that somebody else has published it meanwhile @nightly", async () => {
    const { page, project, draftId } = await ofDraft();
    expect((await (await anEditor(project)).publish({ draftId })).status).to.equal(200);
    await press(page, "Publish");
    await page.getByRole("alert").filter({ hasText: "It was published or discarded" }).waitFor();
    await expectAccessible(page, "publish-gone");
    await page.locator("lectern-modal").getByRole("link", { name: "All pages" }).click();
    await page.getByText("1 page").waitFor();
  });
});
