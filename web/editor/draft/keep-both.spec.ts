import { expect } from "chai";
import { keepBoth } from "./keep-both.ts";

describe("keepBoth", () => {
  const base = "one\n\ntwo\n\nthree\n";
  for (const [what, mine, theirs, both] of [
    ["places apart", "ONE\n\ntwo\n\nthree\n", "one\n\ntwo\n\nTHREE\n", "ONE\n\ntwo\n\nTHREE\n"],
    ["the same paragraph", "one\n\nmine\n\nthree\n", "one\n\ntheirs\n\nthree\n", "one\n\nmine\n\ntheirs\n\nthree\n"],
    ["the same change", "one\n\nTWO\n\nthree\n", "one\n\nTWO\n\nthree\n", "one\n\nTWO\n\nthree\n"],
    ["one removes what the other changes", "one\n\nthree\n", "one\n\nTWO\n\nthree\n", "one\n\nTWO\n\nthree\n"],
    ["both write at the end", `${base}\nmine\n`, `${base}\ntheirs\n`, `${base}\nmine\n\ntheirs\n`],
    ["the last line without an end", `${base}mine`, `${base}theirs`, `${base}mine\ntheirs`],
  ] as const)
    it(what, () => {
      expect(keepBoth(base, mine, theirs)).to.equal(both);
    });

  it("keeps items of a list beneath each other", () => {
    expect(keepBoth("- a\n- b\n", "- a\n- mine\n", "- a\n- theirs\n")).to.equal("- a\n- mine\n- theirs\n");
  });

  for (const [what, before, mine, theirs, both] of [
    ["lines below a last one that has no end", "a\nb", "a\nb\nmine", "a\nb\ntheirs", "a\nb\nmine\ntheirs"],
    ["the same last line without an end", "a", "mine", "theirs", "mine\n\ntheirs"],
    ["items at the end of a list", "1. a\n2. b\n", "1. a\n2. b\n3. x\n", "1. a\n2. b\n3. y\n", "1. a\n2. b\n3. x\n4. y\n"],
    ["items within a list", "1. a\n2. b\n", "1. a\n2. x\n3. b\n", "1. a\n2. y\n3. b\n", "1. a\n2. x\n3. y\n4. b\n"],
    [
      "items of lists in a list",
      "1. a\n   1) b\n2. c\n",
      "1. a\n   1) b\n   2) x\n2. c\n",
      "1. a\n   1) b\n   2) y\n2. c\n",
      "1. a\n   1) b\n   2) x\n   3) y\n2. c\n",
    ],
    ["the same item", "1. a\n2. b\n", "1. a\n2. x\n", "1. a\n2. y\n", "1. a\n2. x\n3. y\n"],
    [
      "dates",
      "17. mai\n24. desember\n",
      "17. mai\n24. desember\n31. mars\n",
      "18. mai\n24. desember\n",
      "18. mai\n24. desember\n31. mars\n",
    ],
    ["the line of an address", "a\\\nb\n", "A\\\nb\n", "AA\\\nb\n", "A\n\nAA\\\nb\n"],
    [
      "the first row of a table",
      "| A |\n| --- |\n| 1 |\n",
      "| M |\n| --- |\n| 1 |\n",
      "| T |\n| --- |\n| 1 |\n",
      "| M |\n| --- |\n| T |\n| 1 |\n",
    ],
    [
      "the columns of a table",
      "| A |\n|---|\n| 1 |\n",
      "| A | M |\n|---|---|\n| 1 | 2 |\n",
      "| A | T |\n|---|---|\n| 1 | 3 |\n",
      "| A | M |\n|---|---|\n| 1 | 2 |\n\n| A | T |\n|---|---|\n| 1 | 3 |\n",
    ],
  ] as const)
    it(`leaves no trace in ${what}`, () => {
      expect(keepBoth(before, mine, theirs)).to.equal(both);
    });
});
