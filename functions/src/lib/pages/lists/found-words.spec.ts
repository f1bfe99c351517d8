import { expect } from "chai";
import { toLine } from "../markdown/plain-text.ts";
import { excerptOf, hasWords, wordsOf } from "./found-words.ts";

const has = async (text: string, asked: string): Promise<boolean> => hasWords(text, wordsOf(asked), async () => Promise.resolve());

const excerpt = (content: string, asked: string): string => excerptOf(content, wordsOf(asked), toLine);

describe("hasWords", () => {
  it("finds all words in any order, case and accents aside, in scripts with and without spaces", async () => {
    const found: readonly (readonly [string, string])[] = [
      ["We repair kayaks of wood.", "KAYAK repair"],
      ["Smørbrød og kaffe", "smorbrod"],
      ["Straße", "STRASSE"],
      ["Café fermé", "ferme cafe"],
      ["Ίσως αύριο", "ισωσ"],
      ["שָׁלוֹם לכולם", "שלום"],
      ["مُحَمَّد", "محمد"],
      ["本日は休業です。", "休業"],
      ["วันนี้ร้านปิด", "ร้านปิด"],
      ["ﬁrst ﬂoor", "first floor"],
    ];
    for (const [text, asked] of found) expect(await has(text, asked), `${asked} in ${text}`).to.equal(true);
    for (const [text, asked] of [
      ["We repair kayaks.", "kayak canoe"],
      ["本日は休業です。", "営業"],
    ] as const)
      expect(await has(text, asked), `${asked} in ${text}`).to.equal(false);
  });
});

describe("hasWords", () => {
  it("finds a word wherever a long text has it, and lets others in between", async () => {
    for (const length of [199_990, 199_999, 200_000, 400_003]) {
      let pauses = 0;
      const found = await hasWords(`${"a ".repeat(length / 2)}bakery`, ["bakery"], async () => {
        pauses += 1;
        return Promise.resolve();
      });
      expect(found, String(length)).to.equal(true);
      expect(pauses).to.be.at.least(length > 400_000 ? 2 : 1);
    }
  });
});

describe("excerptOf", () => {
  it("shows the place as it is read, not as it is written", () => {
    expect(excerpt("# Hours\n\n- We **repair** [kayaks](/kayaks) on Tuesdays.\n", "kayaks repair")).to.equal(
      "We repair kayaks on Tuesdays.",
    );
    expect(excerpt("| Bike | Price |\n| --- | --- |\n| City bike | 15 € |\n", "city")).to.equal("City bike 15 €");
    expect(excerpt("Only the title has it.", "unicycle")).to.equal("");
    expect(excerpt("Look [here](https://example.com/unicycle).", "unicycle")).to.equal("Look here. https://example.com/unicycle");
  });

  it("is short, and has the word in it, wherever that stands", () => {
    const long = `${"before and ".repeat(200)}the Kåyak ${"and after ".repeat(200)}`;
    const found = excerpt(long, "kayak");
    expect(found.length).to.be.lessThan(180);
    expect(found).to.match(/^….*Kåyak.*…$/);
    expect(excerpt(`${"前".repeat(500)}休業${"後".repeat(500)}`, "休業")).to.contain("休業");
  });
});
