import { expect } from "chai";
import type { Route } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aTemplate } from "../../support/projects.ts";
import { opened, published } from "../../support/replies.ts";
import { hold, saveUrl } from "../support/desk.ts";
import { anAuthor, type EditorTab, openDraft } from "../support/editor-page.ts";
import { fetchAnswer } from "../support/lose-answer.ts";
import { press, publishingScenes } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

const reopen = "Move my text to a new draft";

describe("a text whose draft has gone", () => {
  const tabs = useTabs();
  const { ofChanges, ofDraft } = publishingScenes(tabs);

  /** Ben has written something, and Ada publishes the draft before it is saved. */
  const publishedUnderBen = async (bens: (tab: EditorTab) => Promise<void>, adas: (tab: EditorTab) => Promise<void>) => {
    const { page, project, draftId, tab, liveId } = await ofChanges();
    const ben = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Ben Dahl"));
    const release = await hold(ben.page, saveUrl);
    await bens(ben);
    await adas(tab);
    await tab.save();
    await publishNow(tab);
    release();
    await ben.page.keyboard.press("Control+s");
    await ben.page.getByRole("button", { name: reopen }).waitFor();
    return { project, draftId, liveId, page, ben };
  };

  const publishNow = async ({ page }: EditorTab): Promise<void> => {
    await press(page, "Publish changes…");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).click();
    await page.getByText("It’s live.").waitFor();
  };

  /** The page of the new draft has replaced the old one. */
  const untilMoved = async ({ page, source }: EditorTab): Promise<void> => {
    await page.getByRole("button", { name: reopen }).waitFor({ state: "detached" });
    await source.and(page.locator("[data-language]")).waitFor();
  };

  it("is put together with what was published, and with what is typed until the author is in the new draft", async () => {
    const { project, liveId, ben } = await publishedUnderBen(
      async (tab) => tab.typeAtStart("Ben's line\n\n"),
      async (tab) => tab.typeAtEnd("Ada's line\n"),
    );
    const asked = ben.page.waitForRequest("**/docs/edit/open");
    const [open, save] = [await hold(ben.page, "**/docs/edit/open"), await hold(ben.page, saveUrl)];
    await press(ben.page, reopen);
    await asked;
    await ben.typeAtStart("First, while it is opened\n\n");
    const saved = ben.page.waitForRequest(saveUrl);
    open();
    await saved;
    await ben.typeAtStart("Second, while it is saved\n\n");
    save();
    await untilMoved(ben);
    const content = "Second, while it is saved\n\nFirst, while it is opened\n\nBen's line\n\n# A page\nMore bread.\nAda's line\n";
    expect(await ben.text()).to.equal(content);
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal([content]);
    await publishNow(ben);
    expect(await storedPage(project.id, liveId)).to.include({ content });
  });

  it("takes along what is typed where there is no page any more, and makes one draft of it @nightly", async () => {
    const { tab, page, project, draftId } = await ofDraft({ slug: null, metadata: { title: "About us" } });
    await (await anEditor(project)).discard({ draftId });
    await tab.typeAtEnd("Before\n");
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: reopen }).waitFor();
    const asked = page.waitForRequest(saveUrl);
    const release = await hold(page, saveUrl);
    await page.getByRole("button", { name: reopen }).dblclick();
    await asked;
    await tab.typeAtEnd("Meanwhile\n");
    release();
    await untilMoved(tab);
    expect(await tab.text()).to.match(/Before\nMeanwhile\n$/);
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal([await tab.text()]);
  });

  it("finds its page where the address was given after the draft was opened @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [{ key: "slug", label: "Address", type: "text" }]);
    const draftId = await aForeignDraft(project, { doc_template_id, slug: null, metadata: {} });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const { page } = tab;
    await page.getByRole("textbox", { name: "Address" }).fill("about");
    await tab.save();
    published(await (await anEditor(project)).publish({ draftId }));
    await tab.typeAtEnd("After\n");
    await page.keyboard.press("Control+s");
    await press(page, reopen);
    await untilMoved(tab);
    const [draft] = await storedDrafts(project.id);
    expect(draft?.fields).to.include({ slug: "about", content: await tab.text() });
    expect(await tab.text()).to.match(/After\n$/);
  });

  it("takes no paragraph of others away where the answer to the author's last save was lost", async () => {
    const project = await aProject();
    await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" }, content: "one\n\ntwo\n\nthree\n" });
    const editor = await anEditor(project);
    const { draftId } = opened(await editor.open({ slug: "about", language: "en" }));
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const { page } = tab;
    const [stored, lost] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const losing = async (route: Route): Promise<void> => {
      await fetchAnswer(route);
      stored.resolve(undefined);
      await lost.promise;
      await route.abort();
    };
    await page.route(saveUrl, losing, { times: 1 });
    await tab.typeAtStart("Number ");
    await page.keyboard.press("Control+s");
    await stored.promise;
    const content = "Number one\n\nNumber two\n\nNumber three\n";
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ content });
    published(await editor.publish({ draftId }));
    lost.resolve(undefined);
    await press(page, reopen);
    await untilMoved(tab);
    expect(await tab.text()).to.equal(content);
    expect((await storedDrafts(project.id)).map(({ fields }) => fields?.["content"])).to.deep.equal([content]);
  });

  it("stands where both have changed the same line: the author reads that before, and then what it replaces", async () => {
    const { project, ben } = await publishedUnderBen(
      async (tab) => tab.replaceWord("bread", "rye"),
      async (tab) => {
        await tab.replaceWord("bread", "wheat");
        await tab.typeAtStart("Ada's line\n\n");
      },
    );
    await ben.untilState("yours win, and the lines they replace are kept as a version until the draft is published");
    await press(ben.page, reopen);
    await untilMoved(ben);
    const [draft] = await storedDrafts(project.id);
    const versions = await storedVersions(project.id, draft?.id ?? "none");
    expect(versions.map(({ fields }) => fields?.["content"])).to.deep.equal(["Ada's line\n\n# A page\nMore wheat.\n"]);
    expect(await ben.text()).to.equal("Ada's line\n\n# A page\nMore rye.\n");
    await press(ben.page, "Publish changes…");
    await ben.page.getByRole("deletion").filter({ hasText: "wheat" }).waitFor();
    await ben.page.getByRole("insertion").filter({ hasText: "rye" }).waitFor();
  });
});
