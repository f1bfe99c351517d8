import { expect } from "chai";
import { toBlocks, toLine } from "./plain-text.ts";

const MiB = 1024 * 1024;

const texts = (markdown: string): readonly string[] => toBlocks(markdown).map(({ text }) => text);

describe("toBlocks", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["emphasis", "We are **open** on *Friday*, __not__ on _Sunday_, ~~maybe~~.", ["We are open on Friday, not on Sunday, maybe."]],
    ["names with underscores and products", "snake_case costs 2*3 euros", ["snake_case costs 2*3 euros"]],
    ["links", 'See [our prices](https://example.com/a_b "x") and [hours][1].\n\n[1]: https://example.com', ["See our prices and hours."]],
    ["pictures, also in links", "[![A red bike](a.png)](b) is here ![](c.png)", ["A red bike is here"]],
    [
      "addresses",
      "Go to https://www.example.com/path?q=1 or <https://example.org> or <post@example.com>.",
      ["Go to example.com or or post@example.com."],
    ],
    ["code", "Before\n```js\nconst a = 1;\n```\nafter `inline`", ["Before after inline"]],
    ["lists", "- one\n* two\n1. three\n2) four\n- [x] done", ["one", "two", "three", "four", "done"]],
    ["tables", "| Day | Hours |\n|---|:---:|\n| Monday | 9–17 |", ["Day, Hours", "Monday, 9–17"]],
    ["front matter", "---\ntitle: x\n---\nText", ["Text"]],
    ["a rule that is no front matter", "---\nText", ["Text"]],
    ["quotes and rules", "> quoted\n> text\n\n---\n\n* * *\n\nend", ["quoted text", "end"]],
    ["HTML", '<p class="a">One<br>two</p><script>alert(1)</script><!-- no --><ul><li>three</ul> <b>four</b>', ["One two", "three", "four"]],
    ["entities and escapes", "Fish &amp; chips &euro;5&nbsp;only \\*now\\*", ["Fish & chips €5 only *now*"]],
    ["windows lines", "One\r\n\r\nTwo", ["One", "Two"]],
    ["what is broken", "[a](b **c ![d <e \ud800", ["[a](b c ![d <e"]],
    ["nothing", " \n\n", []],
  ];
  for (const [what, markdown, expected] of cases) {
    it(`makes text of ${what}`, () => {
      expect(texts(markdown)).to.deep.equal(expected);
    });
  }

  it("knows headings in all their forms", () => {
    expect(toBlocks('# One #\n## Two\nText\n\nThree\n===\n\nFour\n---\n<h3 id="x">Five</h3>')).to.deep.equal([
      { level: 1, text: "One" },
      { level: 2, text: "Two" },
      { level: 0, text: "Text" },
      { level: 1, text: "Three" },
      { level: 2, text: "Four" },
      { level: 3, text: "Five" },
    ]);
  });

  /** A pattern that backtracks would take minutes for these. */
  const hostile = [
    "[",
    "![",
    "**",
    "*a",
    "_",
    "`",
    "<",
    "<a ",
    "<!--",
    "<script>",
    "](",
    "[](",
    "[a](",
    "[a][",
    "> ",
    "- ",
    "# ",
    "|",
    "|-",
    "a@",
    "<a@",
    "\\",
    "&",
    "&#",
    "https://",
    "---\n",
    "=\n",
    "```\n",
    " ",
    "\t#",
    "[a]: ",
    "\n",
    "\u0000",
    "~",
  ];
  for (const piece of hostile) {
    it(`is not slowed down by a MiB of ${JSON.stringify(piece)}`, () => {
      const started = performance.now();
      toBlocks(`a ${piece.repeat(MiB / piece.length)} b`);
      // Generous: it takes well under one.
      expect(performance.now() - started).to.be.below(10_000);
    });
  }
});

describe("toLine", () => {
  it("makes one line of a title", () => {
    expect(toLine("**Fish**\n& [chips](x)")).to.equal("Fish & chips");
  });
});
