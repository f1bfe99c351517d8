import { expect } from "chai";
import { rounds } from "../../support/rounds.ts";
import { allKept, conflictIn, decide, isOwed, saveOrAsk, untilRest } from "../support/conflicts.ts";
import { aDesk, secondTab } from "../support/desk.ts";
import { anAuthor, chooseInMenu, type EditorTab, openDraft } from "../support/editor-page.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

const count = rounds({ usual: 7, nightly: 14 });

/** A question that comes up meanwhile covers the buttons until it is answered. */
const soon = { timeout: 5_000 };

describe("three tabs that write in neighbouring lines, two of them of one person, with decisions and restores", () => {
  const tabs = useTabs();

  const typeInLine = async ({ page, source }: EditorTab, line: number, text: string): Promise<void> => {
    await source.focus();
    await page.keyboard.press("Control+Home");
    for (let down = 0; down < line; down++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.insertText(text);
  };

  const restore = async ({ page }: EditorTab): Promise<void> => {
    await chooseInMenu(page, "Versions");
    await page.locator("lectern-versions ol button").last().click(soon);
    await page.getByRole("button", { name: "Restore" }).click(soon);
  };

  it("lose no word: each is in the draft, in a version, or on the device @nightly", async () => {
    const desk = await aDesk(tabs, "one\ntwo\nthree\n");
    const ben = await openDraft(tabs, desk.project, desk.draftId, await anAuthor(desk.project.id, "Ben Dahl"));
    const second = await secondTab(tabs, desk);
    await second.source.waitFor();
    const all = [desk.tab, second, ben];
    const roll = rolls(2_026);
    const words: string[] = [];
    const storm = async (tab: EditorTab, index: number): Promise<void> => {
      for (let round = 0; round < count; round++) {
        if (await decide(tab, roll)) continue;
        const written = Array.from({ length: 5 }, (_, word) => `w${index}r${round}n${word}`);
        await typeInLine(tab, index, ` ${written.join(" ")}`);
        if (await isOwed(tab, (await tab.text()).includes(written[4] ?? ""))) words.push(...written);
        await saveOrAsk(tab);
        if (round % 5 === 4 && !(await conflictIn(tab).isVisible())) await restore(tab).catch(async () => decide(tab, roll));
      }
    };
    await Promise.all(all.map(async (tab, index) => storm(tab, index)));
    for (const tab of all) await untilRest(tab, roll);
    const kept = await allKept(desk, all);
    expect(words.length).to.be.greaterThan(7 * count);
    expect(words.filter((word) => !kept.includes(word))).to.deep.equal([]);
  });
});
