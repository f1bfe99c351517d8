import { expect } from "chai";
import fc from "fast-check";
import { textChanges } from "./text-changes.ts";

const anyText = fc.array(fc.constantFrom("a", "b\n", "\n", "ש\n", "👍🏽\n")).map((parts) => parts.join(""));

const applied = (text: string, changes: ReturnType<typeof textChanges>): string =>
  changes.toReversed().reduce((changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to), text);

describe("textChanges", () => {
  it("make one text of the other", () => {
    fc.assert(
      fc.property(anyText, anyText, (from, to) => {
        expect(applied(from, textChanges(from, to))).to.equal(to);
      }),
    );
  });

  it("leave alone what stays, where a cursor may be", () => {
    expect(textChanges("one\ntwo\nthree\n", "zero\none\ntwo\nthree, changed\n")).to.deep.equal([
      { from: 0, to: 0, insert: "zero\n" },
      { from: 8, to: 14, insert: "three, changed\n" },
    ]);
  });

  it("are one change where nothing is in common", () => {
    const lines = (word: string): string => Array.from({ length: 3_000 }, (_, line) => `${word} ${line}\n`).join("");
    expect(textChanges(lines("a"), lines("b"))).to.deep.equal([{ from: 0, to: lines("a").length, insert: lines("b") }]);
  });
});
