import { expect } from "chai";
import { storedVersions } from "../../support/documents.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, type Desk, secondTab } from "../support/desk.ts";
import { anAuthor, chooseInMenu, type EditorTab, openDraft } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const sentence = "We bake bread with flour from the mill behind the church. ";

/** From the keystroke to the database: nothing that an author has written gets lost. */
describe("words that an author does not want any more, or has decided against", () => {
  const tabs = useTabs();

  const versionsOf = async ({ project, draftId }: Desk): Promise<readonly unknown[]> =>
    (await storedVersions(project.id, draftId)).map(({ fields }) => fields?.["content"]);

  const choose = async ({ page }: EditorTab, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

  interface Conflict {
    readonly desk: Desk;
    /** The tab that asks; the same person has saved in the other one. */
    readonly tab: EditorTab;
  }

  const text = `${sentence.repeat(20)}\n`;

  const aConflictWithMyself = async (): Promise<Conflict> => {
    const desk = await aDesk(tabs, text);
    const tab = await secondTab(tabs, desk);
    await tab.source.waitFor();
    // Both have saved before: two windows of one person look like this to the service, which knows only the person.
    await tab.typeAtEnd("x");
    await tab.save();
    await desk.tab.title.fill("Another title");
    await desk.tab.save();
    await desk.tab.typeAtStart("of the first tab, ");
    await desk.tab.save();
    await tab.typeAtStart("of the second tab, ");
    await tab.page.keyboard.press("Control+s");
    await tab.page.getByRole("heading", { name: "You also changed this paragraph in another window" }).waitFor();
    return { desk, tab };
  };

  it("are a version when another text of the same length is pasted over them", async () => {
    const desk = await aDesk(tabs, "Short.");
    const { tab } = desk;
    const article = sentence.repeat(19).slice(0, 1_080);
    await tab.source.click();
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.insertText(article);
    await tab.save();
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.insertText("Nobody asked for these words, and they are here. ".repeat(22).slice(0, 1_080));
    await tab.save();
    expect(await versionsOf(desk)).to.deep.equal(["Short.", article]);
  });

  it("do not fill the history while somebody simply types on and corrects a word @nightly", async () => {
    const desk = await aDesk(tabs, text);
    const { tab } = desk;
    for (const word of ["one ", "two ", "threee"]) {
      await tab.typeAtEnd(word);
      await tab.save();
    }
    await tab.page.keyboard.press("Backspace");
    await tab.save();
    expect(await versionsOf(desk)).to.deep.equal([text]);
  });

  it("are a version when mine is kept over my own other tab, and no merge is reported", async () => {
    const { desk, tab } = await aConflictWithMyself();
    await choose(tab, "This window’s");
    await tab.untilSaved();
    expect(String(await desk.storedContent())).to.match(/^of the second tab, We/);
    expect((await versionsOf(desk)).filter((version) => String(version).startsWith("of the first tab"))).to.have.length(1);
    expect(await tab.page.getByText("Someone else’s changes were added").count()).to.equal(0);
  });

  it("stay on this device when theirs is taken, also after a reload, where they can be copied and thrown away", async () => {
    const { desk, tab } = await aConflictWithMyself();
    const { page } = tab;
    await choose(tab, "The other window’s");
    await tab.untilSaved();
    expect(String(await desk.storedContent())).to.match(/^of the first tab, We/);
    await page.reload();
    await tab.untilUntouched();
    await chooseInMenu(tab.page, "Versions");
    const aside = page.getByRole("listitem").filter({ hasText: "Last typed" });
    await aside.getByText("Last typed").click();
    await aside.getByText("of the second tab").waitFor();
    await expectAccessible(page, "set-aside");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await aside.getByRole("button", { name: "Copy my text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.match(/^of the second tab, We/);
    await aside.getByRole("button", { name: "Delete it" }).click();
    await aside.waitFor({ state: "detached" });
  });

  it("are a version after a restore, and one Ctrl+Z brings them back", async () => {
    const desk = await aDesk(tabs, text);
    const { tab } = desk;
    await tab.typeAtEnd("A sentence before the restore.\n");
    await tab.save();
    await chooseInMenu(tab.page, "Versions");
    await tab.page.locator("lectern-versions ol button").first().click();
    await choose(tab, "Restore");
    await tab.untilSaved();
    expect(await desk.storedContent()).to.equal(text);
    expect(await versionsOf(desk)).to.deep.equal([text, `${text}A sentence before the restore.\n`]);
    expect(await tab.page.getByText("Someone else’s changes were added").count()).to.equal(0);
    await tab.source.press("Control+z");
    await tab.save();
    expect(await desk.storedContent()).to.equal(`${text}A sentence before the restore.\n`);
  });

  it("are never somebody else's to undo: Ctrl+Z takes back what I have typed, and leaves what was merged in", async () => {
    const desk = await aDesk(tabs, "first\n\nmiddle\n\nlast\n");
    const ben = await openDraft(tabs, desk.project, desk.draftId, await anAuthor(desk.project.id, "Ben Dahl"));
    await ben.typeAtEnd("Ben's paragraph\n");
    await ben.save();
    await desk.tab.typeAtStart("Ada's line\n");
    await desk.tab.save();
    expect(await desk.tab.text()).to.equal("Ada's line\nfirst\n\nmiddle\n\nlast\nBen's paragraph\n");
    await desk.tab.source.press("Control+z");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal("first\n\nmiddle\n\nlast\nBen's paragraph\n");
    await desk.tab.source.press("Control+z");
    await desk.tab.source.press("Control+Shift+z");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal("Ada's line\nfirst\n\nmiddle\n\nlast\nBen's paragraph\n");
  });
});
