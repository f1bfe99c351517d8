import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { mergeThreeWay } from "../../../web/client/src/autosave/three-way.ts";
import { comparePages } from "../../../web/editor/compare/compare-pages.ts";
import { countWords } from "../../../web/editor/draft/count-words.ts";
import { keepBoth } from "../../../web/editor/draft/keep-both.ts";
import { noFacts } from "../../../web/editor/site/site-facts.ts";
import { linkedSlugs } from "../../../web/editor/links/linked-slugs.ts";
import { createPauses } from "../../../web/markdown/create-pauses.ts";
import { parsePage } from "../../../web/markdown/page-parts.ts";
import { draftLimits } from "../../src/lib/pages/drafts/limits.ts";
import { longestBlock } from "../support/longest-block.ts";
import { nightlyIf } from "../support/nightly.ts";

const pause = async (): Promise<void> => setImmediate();

/** A letter more in the middle. */
const changed = (text: string): string => `${text.slice(0, text.length / 2)}x${text.slice(text.length / 2)}`;

/** What the editor's page does with a text beside what it takes to show it. */
const works: Readonly<Record<string, (text: string) => unknown>> = {
  "finding the blocks of the preview": async (text) => parsePage(text, createPauses(pause)),
  "looking for links": async (text) => linkedSlugs(text, { plan: noFacts.plan, slug: "home" }),
  "counting words": async (text) => countWords(text, "en", createPauses(pause)),
  "counting words without spaces": async (text) => countWords(text, "th", createPauses(pause)),
  "comparing two versions": async (text) => comparePages(text, changed(text), pause),
  "merging what another has written": (text) =>
    mergeThreeWay({ metadata: {}, content: text }, { metadata: {}, content: changed(text) }, { metadata: {}, content: `${text}y` }),
  "keeping what both have written": (text) => keepBoth(text, changed(text), `${text}y`),
};

const units = [
  "A line of words with **marks**, and [one](/more).\n\n",
  "a ",
  "a\n\n",
  "\n",
  "1. a\n",
  "> ",
  "| a | b |\n",
  "[a]: /x\n",
  "字",
  "e\u0301",
];

const byDay: ReadonlySet<string> = new Set(units.slice(0, 3));

describe("the longest page in the editor", () => {
  for (const [what, work] of Object.entries(works))
    for (const unit of units)
      it(`of ${JSON.stringify(unit)} lets keystrokes wait for less than 50 ms, for ${what}${nightlyIf(!byDay.has(unit))}`, async () => {
        const text = unit.repeat(draftLimits.textBytes / Buffer.byteLength(unit));
        expect(await longestBlock(async () => work(text))).to.be.below(2);
      });
});
