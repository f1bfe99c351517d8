import { expect } from "chai";
import { aPng } from "../../support/a-png.ts";
import { rounds } from "../../support/rounds.ts";
import { until } from "../../support/until.ts";
import { allKept, decide, isOwed, saveOrAsk, untilRest } from "../support/conflicts.ts";
import { aDesk, hold } from "../support/desk.ts";
import { anAuthor, type EditorTab, openDraft } from "../support/editor-page.ts";
import { paste } from "../support/paste.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

const count = rounds({ usual: 3, nightly: 6 });

/** 150 paragraphs, lists and rows of a table: 20 kB of Markdown. */
const parts = 150;

/** A long text as a word processor puts it on the clipboard, with a picture in its middle. */
const aText = (name: string) => {
  const words = Array.from({ length: parts }, (_, part) => `${name}n${part}e`);
  const picture = `<p><img alt="${name}picture" src="data:image/png;base64,${aPng(2_000).toString("base64")}"></p>`;
  const html = words.map((word, part) => {
    const sentence = `We <b>bake</b> bread with <a href="https://example.com/${part}">flour</a> from the <i>mill</i> behind the church, ${word}.`;
    if (part === parts / 2) return `${picture}<h2>${word}</h2>`;
    if (part % 5 === 1) return `<ul><li>${sentence}</li><li>and so on</li></ul>`;
    if (part % 5 === 2) return `<table><tr><th>a</th><th>b</th></tr><tr><td>${word}</td><td>c</td></tr></table>`;
    return `<p>${sentence}</p>`;
  });
  return { words, picture: `![${name}picture](`, kinds: { "text/plain": words.join("\n"), "text/html": html.join("\n") } };
};

describe("a person who pastes long texts with pictures while another one types in them", () => {
  const tabs = useTabs();

  it("lose no word and no picture: each is in the draft, in a version, or on the device @nightly", async () => {
    const desk = await aDesk(tabs, "Ada:\n\nBen:\n");
    const { project, draftId, tab: ada } = desk;
    const ben = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Ben Dahl"));
    const roll = rolls(2_026);
    const owed: string[] = [];

    const pasting = async ({ page, source }: EditorTab): Promise<void> => {
      for (let round = 0; round < count; round++) {
        while (await decide(ada, roll));
        const { words, picture, kinds } = aText(`p${round}`);
        const letGo = await hold(page, "**/api/projects/*/media");
        await source.focus();
        await page.keyboard.press(roll(2) === 0 ? "Control+Home" : "Control+End");
        await page.keyboard.press("Enter");
        await paste(page, kinds);
        const isPasted = (await ada.text()).includes(words.at(-1) ?? "");
        if (await isOwed(ada, isPasted)) owed.push(...words);
        await saveOrAsk(ada);
        letGo();
        if (!isPasted) continue;
        await until(async () => {
          await decide(ada, roll);
          return (await ada.text()).includes(picture) || (await allKept(desk, [ada])).includes(picture);
        }, "the picture has its place");
        owed.push(picture);
        await saveOrAsk(ada);
      }
    };

    const typing = async ({ page, source }: EditorTab): Promise<void> => {
      for (let round = 0; round < 3 * count; round++) {
        while (await decide(ben, roll));
        const word = `w${round}e`;
        await source.focus();
        await page.keyboard.press("Control+End");
        for (let up = roll(40); up > 0; up--) await page.keyboard.press("ArrowUp");
        await page.keyboard.press("End");
        await page.keyboard.insertText(` ${word}`);
        if (await isOwed(ben, (await ben.text()).includes(word))) owed.push(word);
        await saveOrAsk(ben);
      }
    };

    await Promise.all([pasting(ada), typing(ben)]);
    for (const tab of [ada, ben]) await untilRest(tab, roll);
    const kept = await allKept(desk, [ada, ben]);
    expect(owed.length).to.be.greaterThan(count * parts);
    expect(owed.filter((word) => !kept.includes(word))).to.deep.equal([]);
  });
});
