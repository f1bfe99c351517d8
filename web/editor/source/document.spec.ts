import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import fc from "fast-check";
import { hasHardBlock, longestHighlightedBlock, mostHighlightedMarks, textForm } from "./document.ts";

/** The text that the editor would send for a text. */
const through = (text: string): string => {
  const { extension, toShown, toText } = textForm(text);
  return toText(EditorState.create({ doc: toShown(text), extensions: extension }).doc.toString());
};

describe("textForm", () => {
  it("loses nothing of any text", () => {
    const anyText = fc.array(fc.constantFrom("a", "\n", "\r", "\r\n", "\t", "\u0000", "\u2028", "\uFEFF", "שלום", "\u202E", "😀", " "));
    fc.assert(
      fc.property(anyText, (parts) => {
        expect(through(parts.join(""))).to.equal(parts.join(""));
      }),
    );
  });
});

describe("hasHardBlock", () => {
  const long = "x".repeat(longestHighlightedBlock + 1);

  it("finds a paragraph without an end, and no long text of short ones", () => {
    expect([long, `a\n\n${long}`, `${long}\n\nb`].every(hasHardBlock)).to.equal(true);
    expect(["", "a", "word\n\n".repeat(50_000)].some(hasHardBlock)).to.equal(false);
  });

  it("finds a paragraph of marks, whichever they are, and no list, table or prose", () => {
    const hard = ["*_", "> ", "1) ", "- ", "[", "![", "**_", "<b>", "*a _b ", "~~a "].map((unit) => unit.repeat(mostHighlightedMarks + 1));
    expect(hard.filter((text) => !hasHardBlock(`Before.\n\n${text}`))).to.deep.equal([]);
    const usual = ["- **Soup** of the day, 12 euros.\n", "| Monday | 9:00 | [Menu](/menu) |\n", "A sentence that _says_ something. "];
    expect(usual.filter((unit) => hasHardBlock(unit.repeat(300)))).to.deep.equal([]);
  });
});
