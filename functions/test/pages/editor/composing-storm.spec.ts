import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { rounds } from "../../support/rounds.ts";
import { allKept, decide, isOwed, saveOrAsk, untilRest } from "../support/conflicts.ts";
import { aDesk } from "../support/desk.ts";
import { anAuthor, type EditorTab, openDraft } from "../support/editor-page.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

const count = rounds({ usual: 5, nightly: 10 });

/** The lines of the two people are neighbours; the other program's is apart. */
const content = "mark-other\n\nmark-1\nmark-2\n";

describe("two people who compose words while texts of others arrive", () => {
  const tabs = useTabs();

  /** Puts the cursor at the end of the line with a mark. */
  const goToLine = async (tab: EditorTab, mark: string): Promise<void> => {
    const lines = (await tab.text()).split("\n");
    await tab.source.focus();
    await tab.page.keyboard.press("Control+Home");
    for (let down = lines.findIndex((line) => line.includes(mark)); down > 0; down--) await tab.page.keyboard.press("ArrowDown");
    await tab.page.keyboard.press("End");
  };

  it("lose no word: each is in the draft, in a version, or on the device @nightly", async () => {
    const desk = await aDesk(tabs, content);
    const { project, draftId, tab: ada } = desk;
    const ben = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Ben Dahl"));
    const roll = rolls(2_026);
    const owed: string[] = [];

    const other = async (word: string): Promise<void> => {
      const ref = firestore.doc(`projects/${project.id}/documents/${draftId}`);
      await firestore.runTransaction(async (transaction) => {
        const stored = String((await transaction.get(ref)).get("content"));
        transaction.update(ref, { content: `${word}\n\n${stored}` });
      });
      owed.push(word);
    };

    const storm = async (tab: EditorTab, writer: number): Promise<void> => {
      const keyboard = await tab.page.context().newCDPSession(tab.page);
      const compose = async (text: string): Promise<unknown> =>
        keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      for (let round = 0; round < count; round++) {
        while (await decide(tab, roll));
        await goToLine(tab, `mark-${writer}`);
        const word = `語${writer}の${round}。`;
        await compose("ご");
        // Saved while the word is being composed, beside what another program writes: their line is merged in.
        await Promise.all([saveOrAsk(tab), ...(roll(2) === 0 ? [other(`other-${writer}-${round}`)] : [])]);
        for (const part of ["ごの", "ごのご"]) await compose(part);
        if (roll(4) === 0) await compose("");
        else {
          await keyboard.send("Input.insertText", { text: word });
          if (await isOwed(tab, (await tab.text()).includes(word))) owed.push(word);
        }
        if (roll(2) === 0) await saveOrAsk(tab);
      }
      await keyboard.detach();
    };
    await Promise.all([storm(ada, 1), storm(ben, 2)]);
    for (const tab of [ada, ben]) await untilRest(tab, roll);
    const kept = await allKept(desk, [ada, ben]);
    expect(owed.length).to.be.greaterThan(count);
    expect(owed.filter((word) => !kept.includes(word))).to.deep.equal([]);
  });
});
