import { expect } from "chai";
import { createPageParser, type PageNode } from "./page-blocks.ts";
import { parseInParts, partLimits } from "./page-parts.ts";

const shown = (node: PageNode): string => {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  if (tag === "br") return "/";
  const start = attributes.get("start") ?? "";
  return `${tag}${start}(${children.map(shown).join("")})`;
};

const show = (text: string): string =>
  createPageParser(text.length)(text, true)
    .blocks.map(({ node }) => shown(node(undefined)))
    .join(" ");

describe("lines that begin with a number and a full stop", () => {
  for (const [what, text, expected] of [
    ["dates", "Closed:\n\n17. mai\n24. desember\n1. januar", "p(Closed:) p(17. mai/24. desember/1. januar)"],
    ["dates from the first of January", "1. januar\n17. mai\n24. desember", "p(1. januar/17. mai/24. desember)"],
    ["two firsts among dates", "1. januar\n1. mai\n17. mai", "p(1. januar/1. mai/17. mai)"],
    [
      "days in a row among dates",
      "24. desember\n25. desember\n31. desember\n1. januar",
      "p(24. desember/25. desember/31. desember/1. januar)",
    ],
    ["dates that are paragraphs", "17. mai\n\n24. desember", "p(17. mai) p(24. desember)"],
    ["dates that are paragraphs, from the first of January", "1. januar\n\n17. mai", "ol(li(januar)) p(17. mai)"],
    ["a date alone", "17. mai", "p(17. mai)"],
    ["a year at the beginning of a line", "Founded in\n1905. Sold in\n1911.", "p(Founded in/1905. Sold in/1911.)"],
    ["a first of January at the beginning of a line", "Closed on\n1. januar", "p(Closed on/1. januar)"],
    ["dates in a quotation", "> 17. mai\n> 24. desember", "blockquote(p(17. mai/24. desember))"],
    ["dates in an item", "- Closed\n  17. mai\n  24. desember", "ul(li(Closed/17. mai/24. desember))"],
    ["dates below an item", "- Closed\n\n17. mai\n24. desember", "ul(li(Closed)) p(17. mai/24. desember)"],
    ["a date below an item that counts", "1. a\n2. b\n\n17. mai", "ol(li(a)li(b)) p(17. mai)"],
    ["the same date twice", "17. mai\n17. mai", "p(17. mai/17. mai)"],
    ["a German date", "3. Oktober geschlossen.\n24. Dezember bis 14 Uhr.", "p(3. Oktober geschlossen./24. Dezember bis 14 Uhr.)"],
    ["a list", "1. a\n2. b", "ol(li(a)li(b))"],
    ["a list from 3", "3. c\n4. d", "ol3(li(c)li(d))"],
    ["a list from 0", "0. a\n1. b", "ol0(li(a)li(b))"],
    ["a list of one", "1. a", "ol(li(a))"],
    ["a list that is all 1", "1. a\n1. b\n1. c", "ol(li(a)li(b)li(c))"],
    ["a loose list from 3", "3. c\n\n   more\n\n4. d", "ol3(li(p(c)p(more))li(p(d)))"],
    ["a list from 3 with a list in it", "3. c\n   - x\n4. d", "ol3(li(cul(li(x)))li(d))"],
    ["a list below a line", "Do this:\n1. a\n2. b", "p(Do this:) ol(li(a)li(b))"],
    ["a list that goes wrong", "1. a\n\n   more\n\n2. b\n\n4. d", "ol(li(p(a)p(more))li(p(b))) p(4. d)"],
    ["a list in brackets", "3) c\n4) d", "ol3(li(c)li(d))"],
    ["numbers in brackets that do not count up", "1) a\n2) b\n4) d", "p(1) a/2) b/4) d)"],
    ["a number in brackets alone", "17) a", "p(17) a)"],
    ["two lists, of which one is in brackets", "1. a\n2. b\n1) c\n2) d", "ol(li(a)li(b)) ol(li(c)li(d))"],
    ["a list of one in an item", "1. a\n   1. x\n2. b", "ol(li(aol(li(x)))li(b))"],
    ["a list of one in brackets in an item", "- a\n  1) x\n- b", "ul(li(aol(li(x)))li(b))"],
    ["a list of one in a list of one", "- a\n  1. x\n     1. y", "ul(li(aol(li(xol(li(y))))))"],
    ["a list of one in an item, with words behind it", "1. a\n   1. x\n   1905. y", "ol(li(a/1. x/1905. y))"],
    ["a number within an item that is not 1", "1. a\n   2. x\n2. b", "ol(li(a/2. x)li(b))"],
    ["a number within a quotation in an item", "- > a\n  > 1. x", "ul(li(blockquote(p(a/1. x))))"],
    ["indented items", "  3. c\n  4. d", "ol3(li(c)li(d))"],
    ["a tab behind the number", "3.\tc\n4.\td", "ol3(li(c)li(d))"],
    ["a list that another list ends", "3. c\n- x\n4. d", "p(3. c) ul(li(x)) p(4. d)"],
  ] as const)
    it(`are shown as they were written: ${what}`, () => {
      expect(show(text)).to.equal(expected);
    });

  it("are read alike in parts and in one", async () => {
    const filler = "Words of a paragraph.\n\n".repeat(350);
    for (const text of [
      `3. c\n\n   ${filler.replaceAll("\n\n", "\n\n   ")}\n4. d\n\n17. mai\n\nend`,
      `${filler}17. mai\n24. desember\n\n${filler}`,
    ]) {
      for (let shift = 0; shift < 8; shift++) {
        const moved = `${"x".repeat(120 * shift)}\n\n${text}`;
        const pieces = await parseInParts(moved, async () => undefined);
        const inParts = pieces.map((piece) => (typeof piece === "string" ? piece : shown(piece.node(undefined))));
        expect(inParts.join(" "), String(shift)).to.equal(show(moved));
      }
      expect(text.length).to.be.above(0.9 * partLimits.part);
    }
  });

  it("take time in proportion to the text", () => {
    for (const line of ["1. a\n", "2. a\n\n   b\n\n", "x\n1. a\n"]) {
      const measure = (length: number): number => {
        const text = `${line.repeat(length / line.length)}5. end`;
        const before = process.cpuUsage();
        createPageParser(text.length)(text, true);
        return process.cpuUsage(before).user / 1000;
      };
      measure(8_000);
      const short = Math.min(measure(8_000), measure(8_000), measure(8_000));
      const long = Math.min(measure(64_000), measure(64_000));
      // For eight times the text, quadratic time would be 64 times as long.
      expect(long / Math.max(short, 1), line).to.be.below(40);
    }
  });
});

describe("lines of a paragraph", () => {
  for (const [what, text, expected] of [
    ["an address", "Fjell Sykkel\nStorgata 1\n0150 Oslo", "p(Fjell Sykkel/Storgata 1/0150 Oslo)"],
    ["an address in an item", "- Fjell Sykkel\n  Storgata 1", "ul(li(Fjell Sykkel/Storgata 1))"],
    ["an address in a quotation", "> Fjell Sykkel\n> Storgata 1", "blockquote(p(Fjell Sykkel/Storgata 1))"],
    ["lines with blanks at the end", "a  \nb \nc", "p(a/b/c)"],
    ["lines of Windows", "a\r\nb", "p(a/b)"],
    ["a line in bold words", "**a\nb**", "p(strong(a/b))"],
  ] as const)
    it(`stay lines: ${what}`, () => {
      expect(show(text)).to.equal(expected);
    });
});
