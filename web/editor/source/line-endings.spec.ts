import { expect } from "chai";
import fc from "fast-check";
import { lineEndingOf, linesWithEnds, restoreLineEnds } from "./line-endings.ts";

/** What a browser's text field makes of a text. */
const shown = (text: string): string => text.replace(/\r\n|\r/g, "\n");

describe("line endings", () => {
  it("are told apart", () => {
    expect(["", "a", "a\nb\n", "a\r\nb", "a\rb\r", "a\r\nb\n", "a\n\r"].map(lineEndingOf)).to.deep.equal([
      "\n",
      "\n",
      "\n",
      "\r\n",
      "\r",
      "mixed",
      "mixed",
    ]);
  });

  const rows: readonly (readonly [string, string, string, string])[] = [
    ["a line of a text in CRLF", "a\r\nb\r\nc", "a\nX\nc", "a\r\nX\r\nc"],
    ["a line of a mixed text", "a\r\nb\nc\rd", "a\nX\nc\nd", "a\r\nX\r\nc\rd"],
    ["nothing of a mixed text", "a\r\nb\nc\rd", "a\nb\nc\nd", "a\r\nb\nc\rd"],
    ["the end of a mixed text", "a\r\nb\n", "a\nb\nc\n", "a\r\nb\nc\n"],
    ["a line between a CR and an empty line, which is emptied", "\ra\n\nb", "\n\n\nb", "\r\r\n\nb"],
    ["a mixed text that is emptied", "a\r\nb\n", "", ""],
  ];
  for (const [what, original, edited, expected] of rows) {
    it(`stay as they were around an edit of ${what}`, () => {
      expect(restoreLineEnds(original, edited)).to.equal(expected);
    });
  }

  const anyText = fc.array(fc.constantFrom("a", "b", "\n", "\r\n", "\r", " ")).map((parts) => parts.join(""));

  it("are all there when nothing was edited, and never change what was typed", () => {
    fc.assert(
      fc.property(anyText, anyText, (original, edited) => {
        expect(linesWithEnds(original).join("")).to.equal(original);
        expect(restoreLineEnds(original, shown(original))).to.equal(original);
        expect(shown(restoreLineEnds(original, shown(edited)))).to.equal(shown(edited));
      }),
    );
  });
});
