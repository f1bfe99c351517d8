import { expect } from "chai";
import { knowledgeLimits } from "../../answers/knowledge/limits.ts";
import { toBlocks, toLine } from "./plain-text.ts";

const texts = async (markdown: string) => (await toBlocks(markdown)).map(({ text }) => text);

describe("toBlocks", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["emphasis", "We are **open** on *Friday*, __not__ on _Sunday_, ~~maybe~~.", ["We are open on Friday, not on Sunday, maybe."]],
    ["names with underscores and products", "snake_case costs 2*3 euros", ["snake_case costs 2*3 euros"]],
    ["links", 'See [our prices](https://example.com/a_b "x") and [hours][1].\n\n[1]: https://example.com', ["See our prices and hours."]],
    ["pictures, also in links", "[![A red bike](a.png)](b) is here ![](c.png)", ["A red bike is here"]],
    [
      "addresses",
      "Go to https://www.example.com/path?q=1 or <https://example.org> or <post@example.com>.",
      ["Go to example.com or example.org or post@example.com."],
    ],
    ["code", "Before\n```js\nconst a = 1;\n```\nafter `inline`", ["Before", "after inline"]],
    ["lists", "- one\n* two\n1. three\n1) four\n- [x] done", ["one", "two", "three", "four", "done"]],
    ["dates", "Closed:\n\n17. mai\n24. desember\n1. januar", ["Closed:", "17. mai 24. desember 1. januar"]],
    ["an address", "Fjell Sykkel\nStorgata 1\n0150 Oslo", ["Fjell Sykkel Storgata 1 0150 Oslo"]],
    ["tables", "| Day | Hours |\n|---|:---:|\n| Monday | 9–17 |", ["Day, Hours", "Monday, 9–17"]],
    ["front matter", "---\ntitle: x\n---\nText", ["Text"]],
    ["a rule that is no front matter", "---\nText", ["Text"]],
    ["quotes and rules", "> quoted\n> text\n\n---\n\n* * *\n\nend", ["quoted text", "end"]],
    ["HTML", '<p class="a">One<br>two</p><script>alert(1)</script><!-- no --><ul><li>three</ul> <b>four</b>', ["One two", "three", "four"]],
    ["entities and escapes", "Fish &amp; chips &euro;5&nbsp;only \\*now\\*", ["Fish & chips €5 only *now*"]],
    ["windows lines", "One\r\n\r\nTwo", ["One", "Two"]],
    ["what is broken", "[a](b **c ![d <e \ud800", ["[a](b c ![d <e"]],
    ["nothing", " \n\n", []],
    ["an address with brackets in it", "Read [wiki](https://en.wikipedia.org/wiki/A_(b)) first.", ["Read wiki first."]],
    ["a tag with an angle bracket in it", 'See <a title="a > b" href="/x">prices</a> here.', ["See prices here."]],
    ["stars within code", "Type `a * b * c` or ``**``", ["Type a * b * c or **"]],
    ["a link with brackets in it", "Look, [see [1] here](/x).", ["Look, see [1] here."]],
    ["footnotes", "Free[^1] of charge[^note]\n\n[^1]: Not on Sundays.\n[^note]: Never.", ["Free of charge", "Not on Sundays.", "Never."]],
    ["tables without outer pipes", "Day | Hours\n---|---\nMonday | 9–17", ["Day, Hours", "Monday, 9–17"]],
    ["backslash breaks", "One\\\nTwo", ["One Two"]],
    ["bullets of word processors", "• one\n• two", ["one", "two"]],
    ["indented text", "One\n\n    two **three**\n\n<div>\n\n    <p>four</p>\n\n</div>", ["One", "two three", "four"]],
    ["marks beside Chinese and Japanese letters", "**重要：**営業は9時", ["重要：営業は9時"]],
    ["definitions", "<dl><dt>Monday</dt><dd>9–17</dd><dt>Sunday</dt><dd>closed</dd></dl>", ["Monday 9–17", "Sunday closed"]],
    [
      "a tag that is only named",
      "Om <script> på nett.\n\nSkriv <fornavn etternavn> og <e-post> her.\n\n<style>\n\nSist",
      ["Om <script> på nett.", "Skriv <fornavn etternavn> og <e-post> her.", "<style> Sist"],
    ],
    ["elements of others", "<lectern-voice project='a'></lectern-voice><my-box>One</my-box> <x-y data-a='b'>two", ["One two"]],
    ["measures", "Bord 120*60*75 cm, **2*3*4**", ["Bord 120*60*75 cm, 2*3*4"]],
    ["stars", "**** hotell, **fire\n\n# ***\n\n4 ** 5", ["**** hotell, fire", "***", "4 ** 5"]],
    ["a text that begins with a rule", "---\nÅpent hver dag\n\n---\n\nSlutt", ["Åpent hver dag", "Slutt"]],
    ["front matter of several lines", "---\ntitle: x\ntags:\n  - a\n- b\n---\n\nText", ["Text"]],
    ["an item of several paragraphs", "- one\n\n  two\n- three\n\nfour", ["one", "two", "three", "four"]],
  ];
  for (const [what, markdown, expected] of cases) {
    it(`makes text of ${what}`, async () => {
      expect(await texts(markdown)).to.deep.equal(expected);
    });
  }

  it("finds no end of front matter in time", async () => {
    const lines = ["a:", "   b", "- c"].join("\n");
    expect(await texts(`---\n${`${lines}\n`.repeat(2_000)}`)).not.to.deep.equal([]);
  });

  it("knows headings in all their forms", async () => {
    const source = '# One #\n## Two\nText\n\nThree\n===\n\nFour\n---\n<h3 id="x">Five</h3>\n\n<p>End</p>';
    expect(await toBlocks(source)).to.deep.equal([
      { kind: "heading", level: 1, text: "One" },
      { kind: "heading", level: 2, text: "Two" },
      { kind: "paragraph", text: "Text" },
      { kind: "heading", level: 1, text: "Three" },
      { kind: "heading", level: 2, text: "Four" },
      { kind: "heading", level: 3, text: "Five" },
      { kind: "paragraph", text: "End" },
    ]);
  });

  it("tells items from paragraphs", async () => {
    expect((await toBlocks("Intro\n\n1. One\n   - Two\n\nEnd")).map(({ kind, text }) => [kind, text])).to.deep.equal([
      ["paragraph", "Intro"],
      ["item", "One"],
      ["item", "Two"],
      ["paragraph", "End"],
    ]);
  });

  it("knows the columns of a row", async () => {
    expect(
      await toBlocks("| Day | Hours | Note |\n|---|---|---|\n| Monday | 9–17 | |\n| Sunday |\n\n| A | B |\n|---|---|\n| 1 | 2 |"),
    ).to.deep.equal([
      { kind: "columns", text: "Day, Hours, Note", cells: ["Day", "Hours", "Note"], columns: [] },
      { kind: "row", text: "Monday, 9–17", cells: ["Monday", "9–17", ""], columns: ["Day", "Hours", "Note"] },
      { kind: "row", text: "Sunday", cells: ["Sunday", "", ""], columns: ["Day", "Hours", "Note"] },
      { kind: "columns", text: "A, B", cells: ["A", "B"], columns: [] },
      { kind: "row", text: "1, 2", cells: ["1", "2"], columns: ["A", "B"] },
    ]);
  });

  it("knows the columns of a table in HTML", async () => {
    const rows = [
      "<caption>Hours</caption><tr><th>Day<th>Hours</tr>",
      "<tr><th colspan=2>Winter</th></tr>",
      "<tr><th>Monday</th><td><p>9–12</p><ul><li>13–17</li></ul></td></tr>",
    ];
    expect(await toBlocks(`<table>${rows.join("")}</table><table><tr><td>One</td><td><h2>Two</h2></td></tr></table>`)).to.deep.equal([
      { kind: "paragraph", text: "Hours" },
      { kind: "columns", text: "Day, Hours", cells: ["Day", "Hours"], columns: [] },
      { kind: "row", text: "Winter", cells: ["Winter"], columns: ["Day", "Hours"] },
      { kind: "row", text: "Monday, 9–12 13–17", cells: ["Monday", "9–12 13–17"], columns: ["Day", "Hours"] },
      { kind: "row", text: "One, Two", cells: ["One", "Two"], columns: [] },
    ]);
  });

  it("fills in few of the cells that tables leave out, and reads the other tables as text", async () => {
    const table = `${"|a".repeat(250)}\n${"|-".repeat(250)}\n${"|\n".repeat(260)}\n`;
    const blocks = await toBlocks(`${table.repeat(10)}\nEnd`);
    const cells = blocks.reduce((sum, block) => sum + ("cells" in block ? block.cells.length : 0), 0);
    expect(cells).to.be.within(250, 10_000);
    expect(blocks.at(-1)).to.deep.equal({ kind: "paragraph", text: "End" });
    expect(blocks.some(({ text }) => text.includes("|-|-|-"))).to.equal(true);
  });

  /** As long as a page can be; others are in `test/text/hostile-markdown.spec.ts`. With quadratic time the test would run into the runner's limit. */
  const hostile = [
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
    "]",
    "a**b",
    "|a|b\n",
    "[^a]",
    "<b></i>",
    "<td>",
    "<table><tr><td>",
    "<h1>",
    "<li>",
    "&amp;",
    "http://a@",
  ];
  for (const piece of hostile) {
    it(`reads a long page of ${JSON.stringify(piece)}`, async () => {
      const page = piece.repeat(knowledgeLimits.pageCharacters / piece.length);
      expect((await toBlocks(`Title\n===\n\n${page}`))[0]).to.deep.equal({ kind: "heading", level: 1, text: "Title" });
    });
  }
});

describe("toLine", () => {
  it("makes one line of a title", () => {
    expect(toLine("**Fish**\n& [chips](x)")).to.equal("Fish & chips");
    expect(toLine("Om <script> på nett")).to.equal("Om <script> på nett");
  });
});
