import { mergeThreeWay } from "../../client/src/autosave/index.ts";
import { expect } from "chai";
import { decided } from "./merge-choice.ts";

const base = { metadata: { title: "A", topic: "x", note: "n" }, content: "one\n" };
const mine = { metadata: { title: "Mine", topic: "x", note: "mine" }, content: "my one\n" };
const theirs = { metadata: { title: "Theirs", topic: "y" }, content: "their one\n" };
const merge = mergeThreeWay(base, mine, theirs);

describe("decided", () => {
  it("keeps what was not in conflict on either side, whatever is chosen", () => {
    expect(decided(merge, theirs, { side: "mine", otherwise: new Set() })).to.deep.equal({
      metadata: { title: "Mine", topic: "y", note: "mine" },
      content: "my one\n",
    });
    expect(decided(merge, theirs, { side: "theirs", otherwise: new Set() })).to.deep.equal({
      metadata: { title: "Theirs", topic: "y" },
      content: "their one\n",
    });
  });

  it("decides single fields otherwise, and takes the content that was merged by hand", () => {
    expect(decided(merge, theirs, { side: "mine", otherwise: new Set(["title"]), content: "our one\n" })).to.deep.equal({
      metadata: { title: "Theirs", topic: "y", note: "mine" },
      content: "our one\n",
    });
  });

  it("does not replace content that merged by itself", () => {
    const disjoint = { ...theirs, content: base.content };
    const half = mergeThreeWay(base, mine, disjoint);
    expect(decided(half, disjoint, { side: "theirs", otherwise: new Set() }).content).to.equal("my one\n");
  });
});
