import { expect } from "chai";
import { safeAddress } from "./card-parts.ts";

describe("safeAddress", () => {
  it("links to web pages only", () => {
    expect(safeAddress("https://example.com/a")).to.equal("https://example.com/a");
    expect(safeAddress("http://example.com")).to.equal("http://example.com/");
    for (const address of [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "/a",
      "",
      null,
    ])
      expect(safeAddress(address), String(address)).to.equal(undefined);
  });
});
