import { expect } from "chai";
import { decided } from "./merge-choice.ts";

const sides = {
  base: { metadata: { title: "A", topic: "x", note: "n" }, content: "one\n\ntwo\n\nthree\n" },
  mine: { metadata: { title: "Mine", topic: "x", note: "mine" }, content: "my one\n\ntwo\n\nthree, mine\n" },
  theirs: { metadata: { title: "Theirs", topic: "y" }, content: "their one\n\ntheir two\n\nthree\n" },
};

describe("decided", () => {
  it("keeps what was not in conflict on either side, whatever is chosen", () => {
    expect(decided(sides, "mine")).to.deep.equal({
      metadata: { title: "Mine", topic: "y", note: "mine" },
      content: "my one\n\ntheir two\n\nthree, mine\n",
    });
    expect(decided(sides, "theirs")).to.deep.equal({
      metadata: { title: "Theirs", topic: "y" },
      content: "their one\n\ntheir two\n\nthree, mine\n",
    });
  });

  it("keeps both where both can stand, and of a field the one that was chosen", () => {
    expect(decided(sides, "both", new Set(["title"]))).to.deep.equal({
      metadata: { title: "Theirs", topic: "y", note: "mine" },
      content: "my one\n\ntheir one\n\ntheir two\n\nthree, mine\n",
    });
  });

  it("does not replace content that merged by itself", () => {
    const half = { ...sides, theirs: { ...sides.theirs, content: sides.base.content } };
    expect(decided(half, "theirs").content).to.equal(sides.mine.content);
  });
});
