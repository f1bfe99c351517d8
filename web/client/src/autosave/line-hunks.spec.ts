import { expect } from "chai";
import fc from "fast-check";
import { type Hunk, hunksOf } from "./line-hunks.ts";

const applied = (base: readonly string[], hunks: readonly Hunk[]): readonly string[] =>
  hunks.toReversed().reduce((lines, { from, to, lines: put }) => lines.toSpliced(from, to - from, ...put), base);

const hunk = (from: number, to: number, lines: string): Hunk => ({ from, to, lines: Array.from(lines) });

describe("hunksOf", () => {
  // Each letter is a line.
  const rows: readonly (readonly [string, string, string, readonly Hunk[]])[] = [
    ["nothing", "abc", "abc", []],
    ["nothing in nothing", "", "", []],
    ["an edit", "abc", "aBc", [hunk(1, 2, "B")]],
    ["an insertion and a deletion", "abcde", "abXcd", [hunk(2, 2, "X"), hunk(4, 5, "")]],
    ["all of it", "abc", "xy", [hunk(0, 3, "xy")]],
    ["a text that begins", "", "ab", [hunk(0, 0, "ab")]],
    ["an insertion between lines that come again", "a.b.c", "a.X.b.c", [hunk(2, 2, "X.")]],
    ["an edit on each side of the same line", "a.b.c.d", "A.b.c.D", [hunk(0, 1, "A"), hunk(6, 7, "D")]],
    ["paragraphs that have all changed", "a..b..c", "A..B..C", [hunk(0, 1, "A"), hunk(3, 4, "B"), hunk(6, 7, "C")]],
    ["paragraphs that have changed beside a new one", "a.b.c", "A.B.x.C", [hunk(0, 5, "A.B.x.C")]],
    ["lines that nothing holds together", "....", "...", [hunk(3, 4, "")]],
    ["a line that has moved", "abcd", "bcda", [hunk(0, 1, ""), hunk(4, 4, "a")]],
  ];
  for (const [what, base, changed, hunks] of rows) {
    it(`finds ${what}`, () => {
      expect(hunksOf(Array.from(base), Array.from(changed))).to.deep.equal(hunks);
    });
  }

  const anyLines = (alphabet: string): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...Array.from(alphabet)), { maxLength: 40 });

  for (const alphabet of ["ab", "abcdefghijklmnopqrstuvwxyz"]) {
    it(`makes the changed text of the base, with an unchanged line between two hunks (${alphabet.length} different lines)`, () => {
      fc.assert(
        fc.property(anyLines(alphabet), anyLines(alphabet), (base, changed) => {
          const hunks = hunksOf(base, changed);
          expect(applied(base, hunks)).to.deep.equal(changed);
          for (const [index, { from, to, lines }] of hunks.entries()) {
            expect(from).to.be.greaterThan(hunks[index - 1]?.to ?? -1);
            expect(to - from + lines.length).to.be.greaterThan(0);
          }
        }),
      );
    });
  }

  it("ends with texts that took a minimal difference many seconds: shuffled, all new, and a million equal lines", () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`);
    const shuffled = numbers.map((_, index) => numbers[(index * 7_919) % numbers.length] ?? "");
    expect(applied(numbers, hunksOf(numbers, shuffled))).to.deep.equal(shuffled);
    const fresh = numbers.map((line) => `new ${line}`);
    expect(hunksOf(numbers, fresh)).to.deep.equal([{ from: 0, to: numbers.length, lines: fresh }]);
    const empty = Array.from({ length: 1_000_000 }, () => "\n");
    expect(hunksOf(empty, ["a\n", ...empty])).to.deep.equal([{ from: 0, to: 0, lines: ["a\n"] }]);
  });
});
