import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { splitSentences } from "../../src/lib/answers/knowledge/quotation.ts";
import { takesAway } from "../../src/lib/pages/drafts/kept-versions.ts";
import { excerptOf, hasWords } from "../../src/lib/pages/lists/found-words.ts";
import { toLine } from "../../src/lib/pages/markdown/plain-text.ts";
import { longestBlock } from "../support/longest-block.ts";
import { nightlyIf } from "../support/nightly.ts";

/** More than Firestore stores in a document. */
const document = 1_000_000;

/** What reads a text in the way of others, with the longest that it is given. What reads in turns is in `hostile-markdown.spec.ts`. */
const readers: Readonly<Record<string, readonly [characters: number, read: (text: string) => unknown]>> = {
  "a field as one line": [document, toLine],
  "what a save takes away": [
    document / 2,
    (text) => takesAway({ metadata: {}, content: text }, { metadata: {}, content: `${text.slice(text.length / 2)}x` }),
  ],
  "whether a page has the words": [document, async (text) => hasWords(text, ["lectern", "bakery"], async () => setImmediate())],
  "where a page has the words": [document, (text) => excerptOf(`${text} bakery`, ["a", "bakery"], toLine)],
  "the sentences of a paragraph": [knowledgeLimits.pageCharacters, (text) => splitSentences({ text, isRow: false })],
};

const units = ["a ", " ", "\u0301", "e\u0301", "[", "1. ", "a. ", "字", "**a ", "👩\u200d", "a\n", "http://a.b/ "];

const byDay: ReadonlySet<string> = new Set(["a ", "\u0301", "["]);

describe("the longest text that somebody can write", () => {
  for (const [what, [characters, read]] of Object.entries(readers))
    for (const unit of units)
      it(`of ${JSON.stringify(unit)} lets others wait for less than 50 ms, for ${what}${nightlyIf(!byDay.has(unit))}`, async () => {
        const text = unit.repeat(characters / unit.length);
        expect(await longestBlock(async () => read(text))).to.be.below(2);
      });
});
