import { expect } from "chai";
import { clipboardsDir, measureClipboards, renderDifferences } from "./measure.ts";

describe("what other programs put on the clipboard", () => {
  it("becomes what a careful person would have typed", async () => {
    const { count, differences } = await measureClipboards(clipboardsDir);
    expect(renderDifferences(count, differences)).to.equal(`${count} of ${count} as expected`);
  });
});
