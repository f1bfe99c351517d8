import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { storedVersions } from "../../support/documents.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import {
  aDesk,
  comeBack,
  content,
  holdSaves,
  kill,
  leaveEntry,
  secondTab,
  typeAndDie,
  untilEntries,
  untilJournal,
} from "../support/desk.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const journalHeading = (page: Page): Locator => page.getByRole("heading", { name: "You have unsaved text on this device" });

const rememberDatabases = `
  globalThis.databases = new Set();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...options) {
    databases.add(this);
    return transaction.apply(this, options);
  };
`;

describe("tabs that are closed, killed, or open twice", () => {
  const tabs = useTabs();

  it("offers the text of a killed tab, with a comparison, and takes it on a click", async () => {
    const desk = await aDesk(tabs);
    await typeAndDie(desk, "of a killed tab");

    const tab = await secondTab(tabs, desk);
    await journalHeading(tab.page).waitFor();
    await tab.page.getByRole("region", { name: "Comparison: the draft and this device" }).waitFor();
    await expectAccessible(tab.page, "journal");
    expect(await desk.storedContent()).to.equal(content);
    await tab.page.getByRole("button", { name: "Add it to the draft" }).click();
    await tab.untilSaved();
    expect(await desk.storedContent()).to.equal(`${content}of a killed tab\n`);
  });

  it("keeps what is typed after the browser has closed the journal, without a word, as iPhones do", async () => {
    const desk = await aDesk(tabs);
    await desk.person.addInitScript(rememberDatabases);
    await desk.tab.page.reload();
    await desk.tab.source.and(desk.tab.page.locator("[data-language]")).waitFor();
    await desk.person.setOffline(true);
    await desk.tab.typeAtEnd("before\n");
    await untilJournal(desk.tab.page, "before");
    await desk.tab.page.evaluate("for (const database of databases) database.close()");
    await desk.tab.typeAtEnd("after\n");
    await untilJournal(desk.tab.page, "after");
    await kill(desk.tab.page);
    await desk.person.setOffline(false);
    const tab = await secondTab(tabs, desk);
    await journalHeading(tab.page).waitFor();
  });

  it("takes nothing away of what somebody else saves before and while the text is offered", async () => {
    const desk = await aDesk(tabs, "one\n\ntwo\n\nthree\n");
    await typeAndDie(desk, "from the journal");
    const other = await openDraft(tabs, desk.project, desk.draftId, await anAuthor(desk.project.id, "Ben Dahl"));
    await other.typeAtStart("Ben's line\n");
    await other.save();
    const { page, text, untilSaved } = await secondTab(tabs, desk);
    await page.getByText("The draft has changed since").waitFor();
    const buttons = page.locator("lectern-journal .actions button");
    expect(await buttons.allInnerTexts(), "the primary one last, deleting first").to.deep.equal([
      "Delete it",
      "Copy my text",
      "Add it to the draft",
    ]);
    await page.getByRole("region", { name: "Comparison: the draft and this device" }).waitFor();
    expect(await desk.storedContent()).to.equal("Ben's line\none\n\ntwo\n\nthree\n");
    await other.typeAtStart("Another\n");
    await other.save();
    await comeBack(page);
    await until(async () => (await text()).startsWith("Another"));
    await page.getByRole("button", { name: "Add it to the draft" }).click();
    await untilSaved();
    expect(await desk.storedContent()).to.equal("Another\nBen's line\none\n\ntwo\n\nthree\nfrom the journal\n");
  });

  it("throws the text of a killed tab away when it is told to, once @nightly", async () => {
    const desk = await aDesk(tabs);
    await typeAndDie(desk, "not wanted");
    const tab = await secondTab(tabs, desk);
    await tab.page.getByRole("button", { name: "Delete it" }).click();
    await tab.untilUntouched();
    await tab.page.reload();
    await tab.untilUntouched();
    expect(await journalHeading(tab.page).count()).to.equal(0);
    expect(await desk.storedContent()).to.equal(content);
  });

  it("offers what both of two killed tabs had, one after the other, and loses no word of either @nightly", async () => {
    const desk = await aDesk(tabs, "one\n\ntwo\n\nthree\n");
    const other = await secondTab(tabs, desk);
    await other.source.waitFor();
    await desk.person.setOffline(true);
    await desk.tab.typeAtStart("of the first tab\n");
    await untilJournal(desk.tab.page, "of the first tab");
    await other.typeAtEnd("of the second tab\n");
    await untilEntries(other.page, (entries) => entries.includes("of the first tab") && entries.includes("of the second tab"));
    await kill(desk.tab.page);
    await kill(other.page);
    await desk.person.setOffline(false);

    const tab = await secondTab(tabs, desk);
    const offered = tab.page.getByRole("region", { name: "Comparison: the draft and this device" });
    const take = tab.page.getByRole("button", { name: "Add it to the draft" });
    await offered.filter({ hasText: "of the second tab" }).waitFor();
    await take.click();
    await offered.filter({ hasText: "of the first tab" }).waitFor();
    await expectAccessible(tab.page, "journal-moved-on");
    await take.click();
    await tab.untilSaved();
    const both = "of the first tab\none\n\ntwo\n\nthree\nof the second tab\n";
    expect(await desk.storedContent()).to.equal(both);
    expect(await tab.text()).to.equal(both);
    await untilEntries(tab.page, (entries) => entries === "[]");
  });

  it("offers nothing that a living tab still edits, and all of it when that tab is killed", async () => {
    const desk = await aDesk(tabs, "one\n\ntwo\n");
    await holdSaves(desk.tab.page);
    await desk.tab.typeAtEnd("of a living tab\n");
    await untilJournal(desk.tab.page, "of a living tab");
    const tab = await secondTab(tabs, desk);
    await tab.source.waitFor();
    await tab.typeAtStart("of another tab\n");
    await tab.save();
    expect(await journalHeading(tab.page).count()).to.equal(0);
    expect(await desk.storedContent()).to.equal("of another tab\none\n\ntwo\n");
    await kill(desk.tab.page);
    await tab.page.reload();
    await journalHeading(tab.page).waitFor();
    await tab.page.getByRole("button", { name: "Add it to the draft" }).click();
    await tab.untilSaved();
    expect(await desk.storedContent()).to.equal("of another tab\none\n\ntwo\nof a living tab\n");
  });

  it("removes what dead tabs left more than 90 days ago, of every draft, and offers what is younger @nightly", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    const place = { author: desk.author, projectId: desk.project.id };
    await leaveEntry(page, { ...place, draftId: desk.draftId, content: "too old", daysAgo: 91 });
    await leaveEntry(page, { ...place, draftId: "another-draft", content: "too old, elsewhere", daysAgo: 91 });
    await leaveEntry(page, { ...place, draftId: desk.draftId, content: "young enough", daysAgo: 89 });
    await page.reload();
    await journalHeading(page).waitFor();
    await page.getByText("young enough").waitFor();
    await untilEntries(page, (entries) => !entries.includes("too old"));
    await page.getByRole("button", { name: "Delete it" }).click();
    await untilEntries(page, (entries) => entries === "[]");
    expect(await journalHeading(page).count()).to.equal(0);
  });

  it("keeps more than 64 KiB when the page goes right after the last key @nightly", async () => {
    const desk = await aDesk(tabs);
    const long = "A long paragraph. ".repeat(6_000);
    desk.tab.page.on("dialog", (dialog) => void dialog.accept());
    await desk.person.setOffline(true);
    await desk.tab.typeAtEnd(`${long}the end`);
    await desk.tab.page.goto("about:blank");
    await desk.person.setOffline(false);
    const tab = await secondTab(tabs, desk);
    const offer = tab.page.getByRole("button", { name: "Add it to the draft" });
    // The page that was left may still save once it is online; otherwise the journal has the text.
    await until(async () => {
      if (await offer.isVisible()) await offer.click();
      return (await desk.storedContent()) !== content;
    });
    expect(await desk.storedContent()).to.equal(`${content}${long}the end`);
  });

  it("merges two tabs of one person like two people @nightly", async () => {
    const desk = await aDesk(tabs, "one\n\ntwo\n");
    const tab = await secondTab(tabs, desk);
    await tab.source.waitFor();
    await tab.typeAtEnd("second tab\n");
    await tab.save();
    await desk.tab.typeAtStart("first tab\n");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal("first tab\none\n\ntwo\nsecond tab\n");
    expect(await storedVersions(desk.project.id, desk.draftId)).to.have.length.greaterThan(0);
  });

  it("asks before the page goes only while something is not saved @nightly", async () => {
    const { tab } = await aDesk(tabs);
    const asked: string[] = [];
    tab.page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const letGo = await holdSaves(tab.page);
    await tab.typeAtEnd("unsaved");
    const closed = tab.page.close({ runBeforeUnload: true });
    await tab.page.waitForEvent("dialog");
    await closed;
    expect(asked).to.deep.equal(["beforeunload"]);
    letGo();
    await tab.untilSaved();
    await tab.page.close({ runBeforeUnload: true });
    await tab.page.waitForEvent("close");
    expect(asked).to.deep.equal(["beforeunload"]);
  });
});
