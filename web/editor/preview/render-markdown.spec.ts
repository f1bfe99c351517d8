import { expect } from "chai";
import { renderBlocks } from "./render-markdown.ts";

describe("renderBlocks", () => {
  it("stops in the middle of one long block when the text is not wanted any more, and makes no nodes", async () => {
    const list = "- an **item** with a [link](/about)\n".repeat(1_000);
    let asked = 0;
    // There is no DOM here: making a node would fail.
    expect(await renderBlocks(list, { base: undefined, direction: "ltr" }, [], () => ++asked < 10)).to.equal(undefined);
    expect(asked).to.equal(10);
  });
});
