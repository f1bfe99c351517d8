import { expect } from "chai";
import { placePaste } from "./place-paste.ts";

const list = { markdown: "- x\n  - deep\n- y", cell: "• x<br>• deep<br>• y", isInline: false };
const page = { markdown: "## Prices\n\nFrom 490", cell: "Prices<br>From 490", isInline: false };
const deep = { markdown: "1. x\n   - y\n     - z", cell: "", isInline: false };
const bold = { markdown: "**b**", cell: "**b**", isInline: true };
const words = { markdown: "two **words**\\\nmore", cell: "two **words**<br>more", isInline: true };

describe("placePaste", () => {
  // The bar is the caret.
  for (const [what, before, pasted, after] of [
    ["starts blocks behind words", "Intro: |", page, "Intro: \n\n## Prices\n\nFrom 490"],
    ["keeps the words behind them apart", "A |B", list, "A \n\n- x\n  - deep\n- y\n\nB"],
    ["keeps blocks apart from the lines around", "A\n|\nB", page, "A\n\n## Prices\n\nFrom 490\n\nB"],
    ["keeps a paragraph in its line", "a |b", words, "a two **words**\\\nmoreb"],
    ["writes into a cell on one line", "| a | b |\n| --- | --- |\n| 1 | | |", page, undefined],
    ["goes on with the list", "- item\n- |", list, "- item\n- x\n  - deep\n- y"],
    ["goes on counting", "1. item\n2. |", list, "1. item\n2. x\n   - deep\n3. y"],
    ["lets the items below count on", "1. |\n   - z\n2. b\n\nEnd", list, "1. x\n   - deep\n2. y\n   - z\n3. b\n\nEnd"],
    ["leaves another list alone", "1. |\n\nB\n\n2. b", list, "1. x\n   - deep\n2. y\n\nB\n\n2. b"],
    ["counts the words behind it", "1. a |b\n2. c", list, "1. a \n2. x\n   - deep\n3. y\n4. b\n5. c"],
    ["adds items behind the words of one", "- item|\n- z", list, "- item\n- x\n  - deep\n- y\n- z"],
    ["stays in the quotation", "> said |", page, "> said \n>\n> ## Prices\n>\n> From 490"],
    ["stays in an item", "- item|", page, "- item\n\n  ## Prices\n\n  From 490"],
    ["puts lines into a quotation", "> |", words, "> two **words**\\\n> more"],
    ["keeps a heading on its line", "## |", words, "## two **words** more"],
    ["makes a heading of the first line of a page", "### |", page, "### Prices\n\nFrom 490"],
    ["makes a list of a heading without words", "## |", list, "- x\n  - deep\n- y"],
    ["makes a list of such a heading in a quotation", "> ## |", list, "> - x\n>   - deep\n> - y"],
    ["puts blocks below the words of a quotation", "> a\n> |", page, "> a\n>\n> ## Prices\n>\n> From 490"],
    ["fills an empty task", "- [ ] |", list, "- [ ] x\n  - deep\n- [ ] y"],
    ["adds tasks behind the words of one", "- [x] a|", list, "- [x] a\n- [ ] x\n  - deep\n- [ ] y"],
    ["fills an item with a wide mark", "-   |", list, "-   x\n    - deep\n-   y"],
    ["fills a counted item with a wide mark", "1.  |", list, "1.  x\n    - deep\n2.  y"],
    ["keeps the depth of items", "- |", deep, "- x\n  - y\n    - z"],
    ["goes on with bold words", "**a**|", bold, "**ab**"],
    ["goes on with bold words behind it", "|**a** c", bold, "**ba** c"],
    ["stays within bold words", "**a|c**", bold, "**abc**"],
    ["fills empty marks", "x **|**", bold, "x **b**"],
    ["leaves other marks alone", "*a*|", bold, "*a***b**"],
  ] as const)
    it(what, () => {
      const at = what.includes("cell") ? before.indexOf("| |") + 2 : before.indexOf("|");
      const text = what.includes("cell") ? before : before.replace("|", "");
      const change = placePaste(text, at, at, pasted);
      const changed = change && text.slice(0, change.from) + change.insert + text.slice(change.to);
      expect(changed).to.equal(after ?? "| a | b |\n| --- | --- |\n| 1 | Prices<br>From 490 | |");
    });

  for (const [what, text] of [
    ["a block of code", "```\ncode \n```"],
    ["one in a quotation", "> ~~~\n> code \n> ~~~"],
    ["code in a line", "a `code ` b"],
  ] as const)
    it(`leaves ${what} alone`, () => {
      const at = text.indexOf("code ") + 5;
      expect(placePaste(text, at, at, page)).to.equal(undefined);
    });
});
