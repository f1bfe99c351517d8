import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedMetadata, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, aProject, type Fields, type Project } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold, untilJournal } from "../support/desk.ts";
import { anAuthor, chooseInMenu, type EditorTab, openDraft, recordSaves } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

const content = "first\n\nmiddle\n\nlast\n";

describe("two authors in one draft", () => {
  const tabs = useTabs();

  interface Scene {
    readonly project: Project;
    readonly draftId: string;
    readonly ada: EditorTab;
    readonly ben: EditorTab;
    readonly stored: () => Promise<Fields | undefined>;
  }

  const aScene = async (): Promise<Scene> => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content, metadata: { title: "A page", slug: "page" } });
    const [ada, ben] = await Promise.all([
      openDraft(tabs, project, draftId, await anAuthor(project.id, "Ada Berg")),
      openDraft(tabs, project, draftId, await anAuthor(project.id, "Ben Dahl")),
    ]);
    return { project, draftId, ada, ben, stored: async () => storedPage(project.id, draftId) };
  };

  /** Ben's line is saved; Ada's conflicts with it. */
  const aConflict = async (): Promise<Scene> => {
    const scene = await aScene();
    await scene.ben.typeAtStart("Ben's ");
    await scene.ben.save();
    await scene.ada.typeAtStart("Ada's ");
    await scene.ada.page.keyboard.press("Control+s");
    await scene.ada.page.getByRole("heading", { name: "Ben Dahl changed this paragraph too" }).waitFor();
    return scene;
  };

  const choose = async ({ page }: EditorTab, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

  const chooseMore = async (tab: EditorTab, name: string): Promise<void> => {
    await tab.page.locator("lectern-conflict").getByRole("button", { name: "More" }).click();
    await choose(tab, name);
  };

  it("change different places: both changes are saved, and the second author is told", async () => {
    const { ada, ben, stored } = await aScene();
    await ben.typeAtEnd("Ben's line\n");
    await ben.save();
    await ada.typeAtStart("Ada's line\n");
    await ada.save();
    await ada.page.getByText("Someone else’s changes were added").waitFor();
    await ada.page.setViewportSize({ width: 390, height: 780 });
    expect((await ada.page.locator(".notice").boundingBox())?.height, "one line on a phone").to.be.at.most(41);
    await expectAccessible(ada.page, "merged");
    const both = `Ada's line\n${content}Ben's line\n`;
    expect((await stored())?.["content"]).to.equal(both);
    expect(await ada.text()).to.equal(both);
  });

  it("change different places while one composes a word: the word is not disturbed, and what is composed is kept at once", async () => {
    const { ada, ben, stored } = await aScene();
    await ben.typeAtStart("Ben's line\n");
    await ben.save();
    await ada.source.click();
    await ada.page.keyboard.press("Control+End");
    const keyboard = await ada.page.context().newCDPSession(ada.page);
    const compose = async (text: string): Promise<unknown> =>
      keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await compose("に");
    await until(async () => (await stored())?.["content"] === `Ben's line\n${content}に`);
    expect(await ada.text()).to.equal(`${content}に`);
    await compose("にほん");
    await untilJournal(ada.page, "にほん");
    await ben.typeAtStart("Again\n");
    await ben.save();
    await until(async () => (await stored())?.["content"] === `Again\nBen's line\n${content}にほん`);
    await keyboard.send("Input.insertText", { text: "日本" });
    await ada.untilSaved();
    await until(async () => (await ada.text()) === `Again\nBen's line\n${content}日本`);
    expect((await stored())?.["content"]).to.equal(`Again\nBen's line\n${content}日本`);
  });

  it("change different fields: each sends its own, and sees the other's @nightly", async () => {
    const { project, draftId, ada, ben } = await aScene();
    await ben.title.fill("Ben's title");
    await ben.save();
    await ada.typeAtEnd("Ada's line\n");
    await ada.save();
    expect(await ada.title.inputValue()).to.equal("Ben's title");
    expect(await storedMetadata(project.id, draftId)).to.include({ title: "Ben's title" });
  });

  it("keep the cursor where it was while somebody else's lines come in above it @nightly", async () => {
    const { ada, ben } = await aScene();
    await ben.typeAtStart("Ben's line\n");
    await ben.save();
    await ada.typeAtEnd("one");
    await ada.save();
    await ada.page.keyboard.insertText(", two");
    await ada.save();
    expect(await ada.text()).to.equal(`Ben's line\n${content}one, two`);
  });

  it("change the same place: nothing is sent while the question is open; when mine is kept, theirs is a version", async () => {
    const { project, draftId, ada, stored } = await aConflict();
    const saves = recordSaves(ada.page);
    await expectAccessible(ada.page, "conflict");
    expect(await focusedName(ada.page)).to.equal("Keep both");
    await chooseMore(ada, "Decide later");
    await ada.typeAtEnd("More of Ada's\n");
    await ada.page.keyboard.press("Control+s");
    await ada.untilState("Two changes conflict with each other.");
    await expectAccessible(ada.page, "conflict-later");
    expect((await stored())?.["content"]).to.equal(`Ben's ${content}`);
    expect(saves).to.deep.equal([]);
    await choose(ada, "Decide");
    await choose(ada, "Mine");
    await ada.untilSaved();
    expect((await stored())?.["content"]).to.equal(`Ada's ${content}More of Ada's\n`);
    const versions = await storedVersions(project.id, draftId);
    expect(versions.map(({ fields }) => fields?.["content"])).to.include(`Ben's ${content}`);
  });

  it("are asked at once, and told who it is as soon as it is known", async () => {
    const { ada, ben } = await aScene();
    await ben.typeAtStart("Ben's ");
    await ben.save();
    const release = await hold(ada.page, "**/versions");
    await ada.typeAtStart("Ada's ");
    await ada.page.keyboard.press("Control+s");
    await ada.page.getByRole("heading", { name: "Someone else changed this paragraph too" }).waitFor();
    release();
    await ada.page.getByRole("heading", { name: "Ben Dahl changed this paragraph too" }).waitFor();
  });

  it("are asked, and theirs is taken: mine comes back with one Ctrl+Z", async () => {
    const { ada, stored } = await aConflict();
    await choose(ada, "Theirs");
    await ada.untilSaved();
    expect(await ada.text()).to.equal(`Ben's ${content}`);
    expect((await stored())?.["content"]).to.equal(`Ben's ${content}`);
    await ada.source.press("Control+z");
    expect(await ada.text()).to.equal(`Ada's ${content}`);
  });

  it("are asked, see what differs as readers would, and keep both", async () => {
    const { ada, stored } = await aConflict();
    const compared = ada.page.getByRole("region", { name: "Comparison: Ben Dahl and You" });
    await compared.getByRole("deletion").filter({ hasText: "Ben's" }).waitFor();
    await compared.getByRole("insertion").filter({ hasText: "Ada's" }).waitFor();
    await choose(ada, "Keep both");
    await ada.untilSaved();
    expect((await stored())?.["content"]).to.equal(`Ada's first\n\nBen's ${content}`);
  });

  it("are asked, and one copies the own text @nightly", async () => {
    const { ada } = await aConflict();
    await ada.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await chooseMore(ada, "Copy my text");
    await ada.page.getByText("Copied.").waitFor();
    expect(await ada.page.evaluate("navigator.clipboard.readText()")).to.equal(`Ada's ${content}`);
  });

  it("choose for each field @nightly", async () => {
    const { project, draftId, ada, ben } = await aScene();
    await ben.title.fill("Ben's title");
    await ben.save();
    await ada.title.fill("Ada's title");
    await ada.page.keyboard.press("Control+s");
    await ada.page.getByRole("heading", { name: "Ben Dahl changed these details too" }).waitFor();
    await ada.page.getByRole("radio", { name: "Ben Dahl: Ben's title" }).check();
    await expectAccessible(ada.page, "conflict-of-fields");
    await choose(ada, "Apply choices");
    await ada.untilSaved();
    expect(await ada.title.inputValue()).to.equal("Ben's title");
    expect(await storedMetadata(project.id, draftId)).to.include({ title: "Ben's title" });
  });

  it("discard it under the other: the text stays, and goes into a new draft @nightly", async () => {
    const { project, ada, ben } = await aScene();
    await ada.typeAtEnd("Ada's line\n");
    await ada.save();
    await chooseInMenu(ben.page, "Discard");
    await expectAccessible(ben.page, "discard");
    await choose(ben, "Discard for good");
    // Ben has not seen Ada's line.
    await ben.page.getByText("Someone else has saved this draft since you opened it").waitFor();
    await expectAccessible(ben.page, "discard-stale");
    await ben.page.reload();
    await ben.source.waitFor();
    await chooseInMenu(ben.page, "Discard");
    await choose(ben, "Discard for good");
    await ben.page.getByRole("heading", { name: "Pages" }).waitFor();
    await ada.typeAtEnd("One more\n");
    await ada.page.keyboard.press("Control+s");
    await ada.untilState("This draft is gone. It was published or discarded.");
    await expectAccessible(ada.page, "gone");
    await choose(ada, "Move my text to a new draft");
    await ada.untilUntouched();
    expect(await ada.text()).to.equal(`${content}Ada's line\nOne more\n`);
    const drafts = await firestore.collection(`projects/${project.id}/documents`).get();
    expect(drafts.docs.map((draft): unknown => draft.get("content"))).to.deep.equal([`${content}Ada's line\nOne more\n`]);
  });
});
