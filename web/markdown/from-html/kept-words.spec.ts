import { expect } from "chai";
import fc from "fast-check";
import { createPageParser, type PageNode } from "../page-blocks.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";

const inline = [
  "b",
  "i",
  "s",
  "span",
  "em",
  "strong",
  "code",
  "u",
  "span style='font-weight:700'",
  "span style='font-style:italic'",
  "a href='https://site.example/a_b'",
];
const block = [
  "p",
  "div",
  "h2",
  "blockquote",
  "ul",
  "ol",
  "li",
  "table",
  "tr",
  "td",
  "p class=MsoListParagraph style='mso-list:l0 level2 lfo1'",
  "dl",
  "dd",
];
const hidden = [
  "del cite=a",
  "span style='display:none'",
  "p style='mso-hide:all'",
  "span class=MsoCommentReference",
  "script",
  "div hidden",
];
const signs = [
  "1. ",
  "17. ",
  "- ",
  "* ",
  "# ",
  "> ",
  "| ",
  "---",
  "===",
  "~~~",
  "```",
  "[a]: ",
  "<b>",
  "<!--",
  "*",
  "_",
  "`",
  "~~",
  "!",
  "：",
  "「",
  "€",
  "\\",
  "&amp;amp;",
  " ",
];

/** HTML with numbered words, of which the hidden ones begin with h. */
const tree = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("@v@", "@v@ ", " @v@", "<br>", "&nbsp;"),
    fc.constantFrom(...signs).map((sign) => sign.replaceAll("<", "&lt;")),
    fc.tuple(fc.constantFrom(...inline, ...block), tie("nodes")).map(([tag, inner]) => `<${tag}>${inner}</${tag.split(" ", 1)[0] ?? ""}>`),
    fc.constantFrom(...hidden).map((tag) => `<${tag}>@h@</${tag.split(" ", 1)[0] ?? ""}>`),
  ),
  nodes: fc.array(tie("node"), { maxLength: 5 }).map((nodes) => nodes.join("")),
})).nodes;

const numbered = (html: string): string => {
  let number = 0;
  return html.replaceAll(/@([vh])@/g, (_, kind: string) => `${kind}${number++}x`);
};

const shownText = (node: PageNode): string => (typeof node === "string" ? node : node.children.map(shownText).join(""));

const show = (markdown: string): readonly string[] =>
  createPageParser(markdown.length)(markdown, true).blocks.map(({ node }) => shownText(node(undefined)));

const wordsOf = (text: string): readonly string[] => text.match(/[vh]\d+x/g) ?? [];

const letters = [
  "a",
  "b",
  " ",
  ".",
  "!",
  "(",
  ")",
  "“",
  "”",
  "：",
  "「",
  "€",
  "*",
  "_",
  "~",
  "`",
  "[",
  "]",
  "|",
  "\\",
  "1",
  "&lt;",
  "&amp;",
  "😀",
  "é",
];

type Piece = readonly [string, readonly (string | Piece)[]];

const toHtml = (piece: string | Piece): string => {
  if (typeof piece === "string") return piece;
  const [tag, inner] = piece;
  const text = inner.map(toHtml).join("");
  return tag === "" ? text : `<${tag}>${text}</${tag.split(" ", 1)[0] ?? ""}>`;
};

/** What follows a paste, and must be shown as it was. */
const after = "After **the** paste\n\n- one\n- two";

describe("the Markdown of any HTML", () => {
  it("shows each visible word once, no hidden one, and leaves what follows as it is", () => {
    fc.assert(
      fc.property(tree, (shape) => {
        const html = numbered(shape);
        const { markdown } = htmlToMarkdown(html);
        const shown = show(`${markdown}\n\n${after}`);
        expect(shown.slice(-2)).to.deep.equal(show(after));
        const expected = wordsOf(html).filter((word) => word.startsWith("v"));
        expect([...wordsOf(shown.join("\n"))].sort()).to.deep.equal([...expected].sort());
      }),
      { numRuns: 300, seed: 49 },
    );
  }).timeout(20_000);

  it("shows the signs of a paragraph as they were, whatever is bold, slanted, struck out or linked", () => {
    const piece = fc.tuple(
      fc.constantFrom("", "b", "i", "s", "code", "a href='https://site.example/'"),
      fc.array(fc.constantFrom(...letters), { maxLength: 4 }),
    );
    const nested = fc.tuple(fc.constantFrom("b", "i", "s", "a href='https://site.example/2'"), fc.array(piece, { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, nested), { maxLength: 5 }), (pieces) => {
        const html = `<p>x${pieces.map(toHtml).join("")}x</p>`;
        const plain = html
          .replaceAll(/<[^<>]*>/g, "")
          .replaceAll("&lt;", "<")
          .replaceAll("&amp;", "&");
        expect(show(htmlToMarkdown(html).markdown).join("\n").replaceAll(/\s+/g, "")).to.equal(plain.replaceAll(/\s+/g, ""));
      }),
      { numRuns: 500, seed: 49 },
    );
  }).timeout(20_000);
});
