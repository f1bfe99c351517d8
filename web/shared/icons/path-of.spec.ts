import { expect } from "chai";
import * as lucide from "lucide";
import { pathOf } from "./path-of.ts";

describe("pathOf", () => {
  it("draws circles, rectangles and lines as paths", () => {
    expect(pathOf([["circle", { cx: "12", cy: "12", r: "2" }]])).to.equal("M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0");
    expect(pathOf([["rect", { x: "2", y: "3", width: "10", height: "6" }]])).to.equal("M2 3h10v6h-10v-6z");
    expect(pathOf([["rect", { x: "2", y: "3", width: "10", height: "6", rx: "1" }]])).to.equal(
      "M3 3h8a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z",
    );
    expect(pathOf([["line", { x1: "1", x2: "2", y1: "3", y2: "4" }]])).to.equal("M1 3L2 4");
  });

  it("draws each shape from where it is, whatever was drawn before", () => {
    const bent = (d: string) => ["path", { d }] satisfies [string, object];
    expect(pathOf([bent("M1 1l1 1"), bent("m5 5l1 1")])).to.equal("M1 1l1 1M5 5l1 1");
    expect(pathOf([bent("m15 18-6-6 6-6")]), "points without a letter go on from the last one").to.equal("M15 18l-6-6 6-6");
  });

  it("knows every shape that Lucide draws with", () => {
    for (const icon of Object.values(lucide.icons)) expect(pathOf(icon)).to.match(/^M/);
  });
});
