import { expect } from "chai";
import { storedVersions } from "../../support/documents.ts";
import { rounds } from "../../support/rounds.ts";
import { aDesk, readEntries, secondTab } from "../support/desk.ts";
import { anAuthor, type EditorTab, openDraft } from "../support/editor-page.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

const count = rounds({ usual: 7, nightly: 14 });

/** A question that comes up meanwhile covers the buttons until it is answered. */
const soon = { timeout: 5_000 };

const choices = ["Mine", "Theirs", "Keep both"] as const;

describe("three tabs that write in neighbouring lines, two of them of one person, with decisions and restores", () => {
  const tabs = useTabs();

  const conflict = ({ page }: EditorTab) => page.getByRole("heading", { name: "Someone else changed this paragraph too" });

  const decide = async (tab: EditorTab, roll: number): Promise<boolean> => {
    if (!(await conflict(tab).isVisible())) return false;
    await tab.page.getByRole("button", { name: choices[roll % choices.length] ?? "Mine", exact: true }).click();
    return true;
  };

  const typeInLine = async ({ page, source }: EditorTab, line: number, text: string): Promise<void> => {
    await source.focus();
    await page.keyboard.press("Control+Home");
    for (let down = 0; down < line; down++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.insertText(text);
  };

  const restore = async ({ page }: EditorTab): Promise<void> => {
    await page.getByRole("button", { name: "Versions" }).click(soon);
    await page.locator("lectern-versions ol button").last().click(soon);
    await page.getByRole("button", { name: "Restore this version" }).click(soon);
  };

  /** Decides until there are no more questions. */
  const untilRest = async (tab: EditorTab, roll: (sides: number) => number): Promise<void> => {
    await tab.page.keyboard.press("Control+s");
    do
      await conflict(tab)
        .or(tab.page.locator(".state").filter({ hasText: /saved$/i }))
        .first()
        .waitFor();
    while (await decide(tab, roll(3)));
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
        if (await decide(tab, roll(3))) continue;
        const written = Array.from({ length: 5 }, (_, word) => `w${index}r${round}n${word}`);
        await typeInLine(tab, index, ` ${written.join(" ")}`);
        // A question that appears while typing takes the keys.
        if ((await tab.text()).includes(written[4] ?? "")) words.push(...written);
        // Text younger than half a second may still be on its way to the journal, as after a crash.
        await tab.page.keyboard.press("Control+s");
        await tab.page.locator(".state").filter({ hasNotText: "Not saved yet" }).waitFor();
        if (round % 5 === 4 && !(await conflict(tab).isVisible())) await restore(tab).catch(async () => decide(tab, roll(3)));
      }
    };
    await Promise.all(all.map(async (tab, index) => storm(tab, index)));
    for (const tab of all) await untilRest(tab, roll);
    const versions = (await storedVersions(desk.project.id, desk.draftId)).map(({ fields }) => fields?.["content"]);
    const kept = [await desk.storedContent(), ...versions, ...(await Promise.all(all.map(async ({ page }) => readEntries(page))))].join(
      "\n",
    );
    expect(words.length).to.be.greaterThan(7 * count);
    expect(words.filter((word) => !kept.includes(word))).to.deep.equal([]);
  });
});
