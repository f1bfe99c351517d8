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
});
