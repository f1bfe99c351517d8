import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import fc from "fast-check";
import { createParser } from "../../markdown/parser.ts";
import { taskPrefix } from "./block-prefixes.ts";
import { type FormatCommand, formatCommands } from "./format-commands.ts";
import { togglePrefix } from "./toggle-prefix.ts";

/** `[` and `]` enclose the selection, `|` marks the cursor. */
const run = (command: FormatCommand, text: string): string => {
  const plain = text.replace(/[⟦⟧]/g, "");
  const anchor = text.indexOf("⟦");
  const state = EditorState.create({ doc: plain, selection: { anchor, head: text.indexOf("⟧") - 1 } });
  let after = state;
  formatCommands[command]({ state, dispatch: (transaction) => (after = transaction.state) });
  const { from, to } = after.selection.main;
  const result = after.doc.toString();
  return `${result.slice(0, from)}⟦${result.slice(from, to)}⟧${result.slice(to)}`;
};

describe("formatCommands", () => {
  const rows: readonly (readonly [FormatCommand, string, string])[] = [
    ["bold", "a ⟦b⟧ c", "a **⟦b⟧** c"],
    ["bold", "a **⟦b⟧** c", "a ⟦b⟧ c"],
    ["italic", "⟦⟧", "*⟦⟧*"],
    ["bold", "**⟦⟧**", "⟦⟧"],
    ["bold", "a **b⟦⟧**", "a **b**⟦⟧"],
    ["bold", "a **b ⟦⟧** c", "a **b** ⟦⟧ c"],
    ["bold", "a **b**⟦⟧", "a **b⟦⟧**"],
    ["bold", "**a** and ⟦⟧", "**a** and **⟦⟧**"],
    ["bold", "**a⟦⟧b**", "**a**⟦⟧**b**"],
    ["bold", "***a⟦⟧***", "***a**⟦⟧*"],
    ["italic", "***a**⟦⟧*", "***a***⟦⟧"],
    ["italic", "* item *a⟦⟧*", "* item *a*⟦⟧"],
    ["italic", "5 * 3 *a⟦⟧*", "5 * 3 *a*⟦⟧"],
    ["italic", "5\\* *a⟦⟧*", "5\\* *a*⟦⟧"],
    ["italic", "**a⟦⟧**", "**a*⟦⟧***"],
    ["code", "`a⟦⟧`", "`a`⟦⟧"],
    ["code", "`*` `a⟦⟧`", "`*` `a`⟦⟧"],
    ["code", "⟦x⟧", "`⟦x⟧`"],
    ["heading", "⟦a⟧", "## ⟦a⟧"],
    ["heading", "### ⟦a⟧", "⟦a⟧"],
    ["bullets", "⟦a\nb⟧", "- ⟦a\n- b⟧"],
    ["bullets", "- ⟦a\n- b⟧", "⟦a\nb⟧"],
    ["bullets", "- ⟦a\nb⟧", "- ⟦a\n- b⟧"],
    ["numbers", "⟦a\nb⟧", "1. ⟦a\n2. b⟧"],
    ["quote", "⟦a⟧", "> ⟦a⟧"],
    ["link", "see ⟦this⟧", "see [this](⟦https://⟧)"],
    ["link", "⟦⟧", "[⟦⟧](https://)"],
    ["link", "see [⟦this⟧](https://example.com)", "see ⟦this⟧"],
    ["link", "see ⟦[this](https://example.com)⟧", "see ⟦this⟧"],
    ["link", "[one](https://example.com) and ⟦two⟧", "[one](https://example.com) and [two](⟦https://⟧)"],
    ["bold", "⟦**strong**⟧", "⟦strong⟧"],
    ["bold", "⟦***both***⟧", "⟦*both*⟧"],
    ["italic", "**⟦strong⟧**", "***⟦strong⟧***"],
    ["italic", "***⟦both⟧***", "**⟦both⟧**"],
    ["italic", "⟦**strong**⟧", "*⟦**strong**⟧*"],
    ["bold", "⟦  spaced ⟧", "  **⟦spaced⟧** "],
    ["bold", "⟦one\n\ntwo⟧", "**⟦one**\n\n**two⟧**"],
    ["bold", "**⟦one**\n\n**two⟧**", "⟦one\n\ntwo⟧"],
    ["bold", "⟦**one**\ntwo⟧", "⟦**one**\n**two⟧**"],
    ["bold", "⟦- one\n- two⟧", "- **⟦one**\n- **two⟧**"],
    ["bold", "⟦- [ ] task⟧", "- [ ] **⟦task⟧**"],
    ["code", "⟦one\ntwo⟧", "```\n⟦one\ntwo⟧\n```"],
    ["bullets", "⟦a\n\nb⟧", "- ⟦a\n\n- b⟧"],
    ["bullets", "⟦⟧", "- ⟦⟧"],
    ["numbers", "- ⟦a\n- b⟧", "1. ⟦a\n2. b⟧"],
    ["bullets", "1. ⟦a\n2. b⟧", "- ⟦a\n- b⟧"],
    ["bullets", "  1. ⟦a⟧", "  - ⟦a⟧"],
    ["table", "⟦⟧", "| ⟦Column 1⟧ | Column 2 |\n| --- | --- |\n|  |  |\n\n"],
    ["bold", "⟦注意：⟧今日は休みです。", "**⟦注意⟧**：今日は休みです。"],
    ["bold", "⟦Price:⟧490 kr", "**⟦Price⟧**:490 kr"],
    ["bold", "**⟦Price⟧**:490 kr", "⟦Price⟧:490 kr"],
    ["bold", "⟦**Price**:⟧490 kr", "⟦Price⟧:490 kr"],
    ["bold", "⟦Price:⟧ 490 kr", "**⟦Price:⟧** 490 kr"],
    ["bold", "⟦「注意」⟧は", "「**⟦注意⟧**」は"],
    ["italic", "kr⟦(about 5!)⟧x", "kr(*⟦about 5⟧*!)x"],
    ["bold", "a⟦[b](c)⟧d", "a[**⟦b⟧**](c)d"],
    ["bold", "a⟦[b](c) and more⟧", "a[b](c) **⟦and more⟧**"],
    ["bold", "a⟦!⟧b", "a**⟦!⟧**b"],
    ["code", "a⟦!⟧b", "a`⟦!⟧`b"],
    ["bold", "⟦**one** two⟧", "**⟦one two⟧**"],
    ["bold", "⟦**one** and **two**⟧ x", "**⟦one and two⟧** x"],
    ["link", "See [⟦Foo⟧](https://en.wikipedia.org/wiki/Foo_(bar)) now.", "See ⟦Foo⟧ now."],
    ["link", "![⟦A cat⟧](https://x.example/c.jpg)", "[![A cat](https://x.example/c.jpg)](⟦https://⟧)"],
    ["link", "[![⟦logo⟧](https://x.example/l.png)](https://x.example)", "⟦![logo](https://x.example/l.png)⟧"],
    ["link", "[a ⟦**b**⟧ [c] d](https://x.example)", "⟦a **b** [c] d⟧"],
    ["link", "[a⟦⟧b](https://x.example)", "a⟦⟧b"],
    ["link", "⟦one\n\ntwo⟧", "[one](https://)\n\n[two](⟦https://⟧)"],
    ["link", "[⟦one](x)\n\n[two⟧](y)", "⟦one\n\ntwo⟧"],
    ["link", "⟦see [one](x) and [two](y)⟧", "[see one and two](⟦https://⟧)"],
    ["link", "[o⟦ne](x) and two⟧", "[one and two](⟦https://⟧)"],
    ["link", "⟦a] b⟧", "[a\\] b](⟦https://⟧)"],
    ["link", "Wow!⟦this⟧", "Wow\\![this](⟦https://⟧)"],
    ["link", "⟦- one\n- two ⟧", "- [one](https://)\n- [two](⟦https://⟧) "],
    ["bullets", "⟦17. mai\n24. desember\n1. januar⟧", "- ⟦17. mai\n- 24. desember\n- 1\\. januar⟧"],
    ["bullets", "17. mai\n⟦24. desember⟧", "17. mai\n- ⟦24. desember⟧"],
    ["bullets", "⟦1986. Et godt år⟧", "- ⟦1986. Et godt år⟧"],
    ["bullets", "1. a\n2. b\n⟦3. c⟧", "1. a\n2. b\n⟦- c⟧"],
    ["numbers", "⟦17. mai\n24. desember⟧", "1. ⟦17. mai\n2. 24. desember⟧"],
    ["heading", "⟦17. mai⟧", "## ⟦17. mai⟧"],
    ["bold", "⟦17. mai⟧", "**⟦17. mai⟧**"],
    ["bold", "⟦Storgata 1\\\n0150 Oslo⟧", "**⟦Storgata 1**\\\n**0150 Oslo⟧**"],
    ["bold", "⟦a\\\\\nb⟧", "**⟦a\\\\**\n**b⟧**"],
    ["link", "⟦Storgata 1\\\n0150 Oslo⟧", "[Storgata 1](https://)\\\n[0150 Oslo](⟦https://⟧)"],
    ["bullets", "⟦Storgata 1\\\n0150 Oslo⟧", "- ⟦Storgata 1\n- 0150 Oslo⟧"],
    ["quote", "⟦Storgata 1\\\n0150 Oslo⟧", "> ⟦Storgata 1\\\n> 0150 Oslo⟧"],
    ["heading", "⟦Storgata 1\\⟧\n0150 Oslo", "## ⟦Storgata 1⟧\n0150 Oslo"],
    ["bullets", "a\n⟦b⟧\nc", "a\n- ⟦b⟧\n\nc"],
    ["numbers", "a\n⟦b⟧\nc", "a\n\n1. ⟦b⟧\n\nc"],
    ["quote", "a\n⟦b⟧\nc", "a\n> ⟦b⟧\n\nc"],
    ["quote", "> a\n> ⟦b⟧\n> c", "> a\n\n⟦b⟧\n> c"],
    ["bullets", "- a\n- ⟦b⟧\n- c", "- a\n\n⟦b⟧\n- c"],
    ["bullets", "> a\n> ⟦b⟧\n> c", "> a\n> - ⟦b⟧\n>\n> c"],
    ["numbers", "1. a\n2. ⟦b⟧\n3. c", "1. a\n\n⟦b⟧\n\n3. c"],
    ["numbers", "1. a\n2. b\n⟦c⟧", "1. a\n2. b\n3. ⟦c⟧"],
    ["numbers", "1. a\n⟦b⟧\n2. c\n3. d", "1. a\n2. ⟦b⟧\n3. c\n4. d"],
    ["heading", "- ⟦a⟧", "## ⟦a⟧"],
    ["heading", "> ⟦a⟧", "> ## ⟦a⟧"],
    ["bullets", "## ⟦a⟧", "- ⟦a⟧"],
    ["bullets", "- [ ] ⟦a⟧", "⟦a⟧"],
    ["numbers", "- [x] ⟦a⟧", "1. [x] ⟦a⟧"],
    ["numbers", "⟦- a\n  - b\n    more\n  - c\n- d⟧", "⟦1. a\n   1. b\n      more\n   2. c\n2. d⟧"],
    ["bullets", "⟦1. a\n   1. b\n2. c⟧", "⟦- a\n  - b\n- c⟧"],
    ["bullets", "| a |\n| - |\n| ⟦1⟧ |", "| a |\n| - |\n| ⟦1⟧ |"],
    ["heading", "a | b\n- | -\n⟦1⟧ | 2", "a | b\n- | -\n⟦1⟧ | 2"],
    ["bold", "| a |\n| - |\n| ⟦1 | 2⟧ |", "| a |\n| - |\n| **⟦1** | **2⟧** |"],
    ["link", "| ⟦a | b |\n| - | - |\n| 1\\|2⟧ |", "| [a](https://) | [b](https://) |\n| - | - |\n| [1\\|2](⟦https://⟧) |"],
    ["bold", "a **b ⟦c⟧ d** e", "a **b** ⟦c⟧ **d** e"],
    ["bold", "**⟦a⟧ b**", "⟦a⟧ **b**"],
    ["bold", "**a ⟦b⟧**", "**a** ⟦b⟧"],
    ["bold", "**a⟦b⟧c**", "**a**⟦b⟧**c**"],
    ["italic", "*a ⟦b⟧ c*", "*a* ⟦b⟧ *c*"],
    ["bold", "**a (⟦b⟧), c**", "**a** (⟦b⟧), **c**"],
    ["bold", "**[a ⟦b⟧](c)**", "**[a ⟦b⟧](c)**"],
    ["bold", "***a ⟦b⟧***", "***a** ⟦b⟧*"],
  ];
  for (const [command, before, expected] of rows) {
    it(`${command}: ${JSON.stringify(before)}`, () => {
      expect(run(command, before)).to.equal(expected);
    });
  }

  it("bold and italic show no stars, wherever they begin and end", () => {
    const parser = createParser({});
    const sign = fc.constantFrom("a", "é", "今", "が", "9", " ", ":", "：", "(", ")", "「", "」", '"', "!", "$", "€", "🚲", "-");
    const text = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(""));
    fc.assert(
      fc.property(text, text, text, fc.constantFrom("bold", "italic"), (before, selected, after, command) => {
        fc.pre(/[\p{L}\p{N}]/u.test(selected));
        // A star between digits is a sign of multiplication.
        fc.pre(command === "bold" || !/\d⟦\d|\d⟧\d/.test(`${before}⟦${selected}⟧${after}`));
        const marked = run(command, `x${before}⟦${selected}⟧${after}`).replace(/[⟦⟧]/g, "");
        expect(parser.render(marked), marked).not.to.contain("*");
      }),
      { numRuns: 500 },
    );
  });

  for (const [before, expected] of [
    ["a\n  b", "- [ ] a\n- [ ] b"],
    ["- a\n  - b", "- [ ] a\n  - [ ] b"],
    ["- [ ] a\n- [x] b", "a\nb"],
  ] as const)
    it(`tasks: ${JSON.stringify(before)}`, () => {
      const state = EditorState.create({ doc: before, selection: { anchor: 0, head: before.length } });
      let after = state;
      togglePrefix(taskPrefix)({ state, dispatch: (transaction) => (after = transaction.state) });
      expect(after.doc.toString()).to.equal(expected);
    });
});
