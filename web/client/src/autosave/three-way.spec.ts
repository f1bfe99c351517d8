import { expect } from "chai";
import fc from "fast-check";
import { mergeThreeWay } from "./three-way.ts";

const text = (content: string, metadata: Readonly<Record<string, unknown>> = {}) => ({ content, metadata });

const merged = (base: string, mine: string, theirs: string): string | undefined => {
  const { text: result, conflicts } = mergeThreeWay(text(base), text(mine), text(theirs));
  return conflicts.length === 0 ? result.content : undefined;
};

describe("mergeThreeWay", () => {
  const rows: readonly (readonly [string, string, string, string, string | undefined])[] = [
    ["edits of different lines", "a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\n", "A\nb\nc\nD\n"],
    ["the same edit twice", "a\nb\n", "a\nB\n", "a\nB\n", "a\nB\n"],
    ["the same edit, and one more", "a\nb\nc\nd\n", "A\nb\nc\nd\n", "A\nb\nc\nD\n", "A\nb\nc\nD\n"],
    ["a paragraph that both have, beside two more", "a\n\nb\n\nc\n", "A\n\nb\n\nc\n", "A\n\nB\n\nC\n", "A\n\nB\n\nC\n"],
    ["an insertion and a deletion far apart", "a\nb\nc\nd\n", "x\na\nb\nc\nd\n", "a\nb\nc\n", "x\na\nb\nc\n"],
    ["edits of one line", "a\nb\n", "a\nB\n", "a\nß\n", undefined],
    ["edits of neighbouring lines", "a\nb\n", "A\nb\n", "a\nB\n", undefined],
    ["two insertions in one place", "a\nb\n", "a\nx\nb\n", "a\ny\nb\n", undefined],
    ["an edit of a line that was deleted", "a\nb\nc\n", "a\nB\nc\n", "a\nc\n", undefined],
    ["texts in CRLF, byte for byte", "a\r\nb\r\nc\r\nd", "A\r\nb\r\nc\r\nd", "a\r\nb\r\nc\r\nd\r\n", "A\r\nb\r\nc\r\nd\r\n"],
    ["only theirs", "a", "a", "b", "b"],
    ["only mine", "a", "b", "a", "b"],
    ["nothing at all", "", "", "", ""],
    ["everything replaced by both", "a\n", "b\n", "c\n", undefined],
  ];
  for (const [what, base, mine, theirs, expected] of rows) {
    it(`${expected === undefined ? "finds a conflict in" : "merges"} ${what}`, () => {
      expect(merged(base, mine, theirs)).to.equal(expected);
    });
  }

  it("keeps mine where there is a conflict, and says what theirs is", () => {
    const { text: result, conflicts } = mergeThreeWay(text("a\n"), text("b\n"), text("c\n"));
    expect(result.content).to.equal("b\n");
    expect(conflicts).to.deep.equal([{ path: "content", mine: "b\n", theirs: "c\n" }]);
  });

  it("leaves out only what touches my lines, if mine come first", () => {
    const merge = (theirs: string) => mergeThreeWay(text("a\nb\nc\nd\n"), text("a\nB\nc\nd\n"), text(theirs), { isMineFirst: true });
    for (const theirs of ["a\nß\nc\nD\n", "A\nb\nc\nD\n"])
      expect(merge(theirs)).to.deep.equal({
        text: text("a\nB\nc\nD\n"),
        conflicts: [{ path: "content", mine: "a\nB\nc\nd\n", theirs }],
      });
    expect(merge("a\nb\nc\nD\n")).to.deep.equal({ text: text("a\nB\nc\nD\n"), conflicts: [] });
  });

  it("merges metadata by key", () => {
    const base = { title: "A", tags: ["x"], slug: "a", gone: 1 };
    const { text: result, conflicts } = mergeThreeWay(
      text("", base),
      text("", { title: "B", tags: ["x"], slug: "mine" }),
      text("", { title: "A", tags: ["x", "y"], slug: "theirs", gone: 1, fresh: null }),
    );
    expect(result.metadata).to.deep.equal({ title: "B", tags: ["x", "y"], slug: "mine", fresh: null });
    expect(conflicts).to.deep.equal([{ path: "metadata.slug", mine: "mine", theirs: "theirs" }]);
  });

  const anyText = fc.array(fc.constantFrom("a\n", "b\n", "c\r\n", "\n", "d")).map((lines) => lines.join(""));

  it("never loses a side that stands alone, and gives both sides the same text where they agree to merge", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        expect(merged(base, mine, base)).to.equal(mine);
        expect(merged(base, base, theirs)).to.equal(theirs);
        expect(merged(base, mine, mine)).to.equal(mine);
        expect(merged(base, mine, theirs)).to.equal(merged(base, theirs, mine));
      }),
    );
  });
});
