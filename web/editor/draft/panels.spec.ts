import { expect } from "chai";
import { togglePanel } from "./panels.ts";

const open = (page: boolean, preview: boolean) => ({ page, preview });

describe("panels beside the text", () => {
  it("stand side by side where there is room for all", () => {
    expect(togglePanel(open(true, false), "preview", 1440)).to.deep.equal(open(true, true));
  });

  for (const width of [375, 1280])
    it(`take each other's place in ${width} px`, () => {
      expect(togglePanel(open(true, false), "preview", width)).to.deep.equal(open(false, true));
      expect(togglePanel(open(false, true), "page", width)).to.deep.equal(open(true, false));
      expect(togglePanel(open(true, false), "page", width)).to.deep.equal(open(false, false));
    });
});
