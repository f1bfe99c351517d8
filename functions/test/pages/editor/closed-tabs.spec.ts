import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { storedVersions } from "../../support/documents.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, content, holdSaves, secondTab, typeAndDie, untilJournal } from "../support/desk.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const journalHeading = (page: Page): Locator => page.getByRole("heading", { name: "This device has text that the draft does not have" });

describe("tabs that are closed, killed, or open twice", () => {
  const tabs = useTabs();

  it("offers the text of a killed tab, with a comparison, and takes it on a click", async () => {
    const desk = await aDesk(tabs);
    await typeAndDie(desk, "of a killed tab\n", async () => {
      await untilJournal(desk.tab.page, "of a killed tab");
      await desk.tab.page.close();
    });

    const tab = await secondTab(tabs, desk);
    await journalHeading(tab.page).waitFor();
    await tab.page.getByRole("textbox", { name: "Comparison of the draft with this device" }).waitFor();
    await expectAccessible(tab.page, "journal");
    expect(await desk.storedContent()).to.equal(content);
    await tab.page.getByRole("button", { name: "Put it into the draft" }).click();
    await tab.untilSaved();
    expect(await desk.storedContent()).to.equal(`${content}of a killed tab\n`);
  });

  it("never lays a stale journal over the draft: what was saved since is still there", async () => {
    const desk = await aDesk(tabs, "one\n\ntwo\n\nthree\n");
    await typeAndDie(desk, "from the journal\n", async () => {
      await untilJournal(desk.tab.page, "from the journal");
      await desk.tab.page.close();
    });
    const other = await openDraft(tabs, desk.project, desk.draftId, await anAuthor(desk.project.id, "Ben Dahl"));
    await other.typeAtStart("Ben's line\n");
    await other.save();

    const tab = await secondTab(tabs, desk);
    await tab.page.getByText("The draft has changed since").waitFor();
    expect(await desk.storedContent()).to.equal("Ben's line\none\n\ntwo\n\nthree\n");
    await tab.page.getByRole("button", { name: "Put it into the draft" }).click();
    await tab.untilSaved();
    expect(await desk.storedContent()).to.equal("Ben's line\none\n\ntwo\n\nthree\nfrom the journal\n");
  });

  it("throws the text of a killed tab away when it is told to, once", async () => {
    const desk = await aDesk(tabs);
    await typeAndDie(desk, "not wanted\n", async () => {
      await untilJournal(desk.tab.page, "not wanted");
      await desk.tab.page.close();
    });
    const tab = await secondTab(tabs, desk);
    await tab.page.getByRole("button", { name: "Throw it away" }).click();
    await tab.untilState("Everything is saved");
    await tab.page.reload();
    await tab.untilState("Everything is saved");
    expect(await journalHeading(tab.page).count()).to.equal(0);
    expect(await desk.storedContent()).to.equal(content);
  });

  it("keeps more than 64 KiB when the page goes right after the last key", async () => {
    const desk = await aDesk(tabs);
    const long = "A long paragraph. ".repeat(6_000);
    desk.tab.page.on("dialog", (dialog) => void dialog.accept());
    await typeAndDie(desk, `${long}the end`, async () => desk.tab.page.goto("about:blank"));
    const tab = await secondTab(tabs, desk);
    const offer = tab.page.getByRole("button", { name: "Put it into the draft" });
    // The page that was left may still save as soon as it is online; else the journal has the text.
    while ((await desk.storedContent()) === content) if (await offer.isVisible()) await offer.click();
    expect(await desk.storedContent()).to.equal(`${content}${long}the end`);
  });

  it("merges two tabs of one person like two people", async () => {
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

  it("asks before the page goes only while something is not saved", async () => {
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
