import { expect } from "chai";
import { placePaste } from "../../../web/editor/source/place-paste.ts";
import { createPageParser, type PageNode } from "../../../web/markdown/page-blocks.ts";
import { clipboardsDir, measureClipboards, readClipboards, renderDifferences } from "./measure.ts";

/** Names and words of a page's blocks. */
const show = (node: PageNode): string => (typeof node === "string" ? node : `${node.tag}(${node.children.map(show).join("")})`);
const blocksOf = (text: string): readonly string[] =>
  createPageParser(text.length)(text, true).blocks.map(({ node }) => show(node(undefined)));

describe("what other programs put on the clipboard", () => {
  it("becomes what a careful person would have typed", async () => {
    const { count, differences } = await measureClipboards(clipboardsDir);
    expect(renderDifferences(count, differences)).to.equal(`${count} of ${count} as expected`);
  });

  for (const [place, around] of [
    ["a cell", "| A | B |\n| --- | --- |\n| x | @ |\n| y | z |"],
    ["a quotation", "> x @ y\n> z"],
    ["an item", "1. x\n2. @\n3. y\n   - z"],
    ["an item's words", "- x\n  - y @ z"],
  ] as const)
    it(`stays in ${place} where it is pasted`, async () => {
      const at = around.indexOf("@");
      for (const { name, pasted } of await readClipboards(clipboardsDir)) {
        const change = placePaste(around.replace("@", ""), at, at, pasted);
        const text = around.slice(0, change?.from) + (change?.insert ?? "") + around.slice((change?.to ?? 0) + 1);
        const [own, ...after] = blocksOf(`${text}\n\nAfter *it*\n\n- last`);
        expect(after, name).to.deep.equal(["p(After em(it))", "ul(li(last))"]);
        expect(own, name).to.match(/x[^]*y[^]*z[^]*\)$/);
      }
    });
});
