import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { toPassages } from "../../src/lib/answers/knowledge/passages.ts";
import { longestParagraph } from "../../../web/markdown/page-blocks.ts";
import { toPageHtml } from "../../src/lib/pages/markdown/page-html.ts";
import { createPauses } from "../../../web/markdown/create-pauses.ts";
import { longestBlock } from "../support/longest-block.ts";
import { nightlyIf } from "../support/nightly.ts";

/** More than Firestore stores in a document. */
const length = 1_000_000;

const repeated = (text: string): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** In paragraphs that are just short enough to be parsed. */
const inParagraphs = (text: string): string =>
  `${text.repeat(Math.ceil(longestParagraph / text.length)).slice(0, longestParagraph)}\n\n`.repeat(4);

/** A list within a list within a list, and so on, and on each level an item. */
const stairs = Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("");

/** The first block of one of these is the whole text. */
const hostileTexts: Readonly<Record<string, string>> = {
  "quotes in quotes": repeated(`${">".repeat(40)} a\n`),
  "quotes in quotes, short lines": repeated(`${">".repeat(33)}\n`),
  "quotes in quotes, continued by the way": `${"> ".repeat(31)}a\n${repeated("a\n")}`,
  "quotes of empty lines": repeated(`${"> ".repeat(16)}\n`),
  "quotes of short lists": repeated("> > > > > > - - - - - a\n"),
  "lists in lists": repeated("- ".repeat(20) + "a\n"),
  "stairs of lists": repeated(stairs),
  "one list of everything": repeated("- a\n"),
  "lists that take too much work": repeated(`${"- a\n".repeat(3_000)}\nb\n\n`),
  "lists of empty items": repeated(`${"-\n".repeat(5_000)}\nb\n\n`),
  "a list that could end on every line": repeated("- a\n \n\n"),
  "one loose list": repeated("- a\n\n"),
  "one numbered list": repeated("1. a\n"),
  "items of empty lines": repeated("-\n"),
  "lists that end": repeated("- a\n* a\n+ a\n"),
  "a list with quotes in it": `- a\n${repeated("  > > > > > > > > > > > > a\n")}`,
  "a list with one deep item far down": `${"- a\n".repeat(3_000)}${repeated(`  ${"> ".repeat(30)}a\n`)}`,
  definitions: repeated("[a]: /x\n"),
  "definitions of their own": Array.from({ length: length / 14 }, (_, at) => `[${at}]: /x\n`)
    .join("")
    .slice(0, length),
  "definitions that begin": repeated("[a]:\n"),
  "definitions with a title that never ends": repeated('[a]: /x "\n'),
  "a name that never ends": `[${repeated("a\n")}`,
  "names that never end": repeated("[a\n"),
  tables: repeated("|a|b|\n|-|-|\n|c|\n\n"),
  "one table": `|a|b|\n|-|-|\n${repeated("|c|d|\n")}`,
  "a wide table": `|${"a|".repeat(8_000)}\n|${"-|".repeat(8_000)}\n${repeated("|\n")}`,
  "what could be tables": repeated("a|b\n-|-\n--\n"),
  "underlined headings": repeated("a\n=\n"),
  "a heading that is never underlined": repeated("a\n"),
  headings: repeated("# a\n"),
  rules: repeated("***\n"),
  "code that is fenced": repeated("```\na\n```\n"),
  "a fence that is never closed": `\`\`\`\n${repeated("a\n")}`,
  "fences that are never closed": repeated("~~~ a ~\n"),
  "code that is indented": repeated("    a\n"),
  tabs: repeated("\t\t\ta\n"),
  "tabs in quotes": repeated(`${">\t".repeat(30)}a\n`),
  "empty lines": repeated("\n"),
  returns: repeated("\r"),
  "marks that begin": inParagraphs("*a **b _c __d ~~e "),
  "marks in marks": `${"*a **b ".repeat(6_000)}${"** *".repeat(6_000)}`,
  brackets: inParagraphs("["),
  "pictures that begin": inParagraphs("!["),
  "pictures in links in pictures": inParagraphs("[![a](b)](c) "),
  "links that begin": inParagraphs("[a](<b"),
  "links with brackets": inParagraphs(`[a](${"(".repeat(30)}`),
  "back-ticks": inParagraphs(Array.from({ length: 360 }, (_, at) => "`".repeat(at)).join(" ")),
  "one column of marks": inParagraphs("*a_ "),
  "marks that close late": inParagraphs(`${"*a ".repeat(10_000)}${"b* ".repeat(10_000)}`),
  "struck marks": inParagraphs("~~a ~~"),
  HTML: inParagraphs("<a b=c>"),
  backslashes: inParagraphs("\\"),
  entities: inParagraphs("&amp;"),
  "entities that do not exist": inParagraphs("&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
  addresses: inParagraphs("http://a.example/?a=b&c "),
  "addresses that begin": inParagraphs("http:"),
  "mail addresses": inParagraphs("a@b.example "),
  "at signs": inParagraphs("a@"),
  "angle brackets": inParagraphs("<a:"),
  "less-than signs": repeated("<"),
  "paragraphs of marks": repeated("[a](b) *c* `d`\n\n"),
  "long paragraphs": repeated(`${"[a](b) *c* `d` <http://e.example> ".repeat(200)}\n\n`),
};

/** One for each kind of block, and of what a paragraph has in it. */
const byDay: ReadonlySet<string> = new Set<string>([
  ...["quotes in quotes", "stairs of lists", "one loose list", "definitions", "one table", "headings", "fences that are never closed"],
  ...["marks in marks", "pictures in links in pictures", "back-ticks", "HTML", "addresses", "paragraphs of marks"],
]);

describe("a long hostile preview of", () => {
  before(async () => toPageHtml(repeated("# a\n\n- b\n\n> *c* `d` [e](/f)\n\n|g|\n|-|\n|h|\n\n"), { base: undefined, language: "he" }));

  for (const [what, text] of Object.entries(hostileTexts)) {
    it(`${what} lets others wait for less than 50 ms${nightlyIf(!byDay.has(what))}`, async () => {
      expect(await longestBlock(async () => toPageHtml(text, { base: "https://site.example", language: "he" }))).to.be.below(2);
    });
  }
});

describe("a long page that the agent reads", () => {
  const page = { id: "1", slug: "page", language: "en", title: "Title", notes: [], state: "1" };
  for (const piece of ["- a\n", "# a\n\n", "1. ", "[", "![", "<b>", "| - | - |\n", "a. ", "字", "**a "])
    it(`lets others wait for less than 50 ms: ${JSON.stringify(piece)}`, async () => {
      const content = piece.repeat(knowledgeLimits.pageCharacters / piece.length);
      expect(await longestBlock(async () => toPassages({ ...page, content }, createPauses(setImmediate)))).to.be.below(2);
    });
});
