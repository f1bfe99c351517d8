import { expect } from "chai";
import { firstPanels, rememberPanels, togglePanel } from "./panels.ts";

const open = (page: boolean, preview: boolean) => ({ page, preview });

describe("panels beside the text", () => {
  it("stand side by side where there is room for all", () => {
    expect(togglePanel(open(true, false), "preview", 2)).to.deep.equal(open(true, true));
  });

  it("are closed at first, and as they were left where there is room", () => {
    const kept = new Map<string, string>();
    const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage") ?? { value: undefined };
    const value = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, to: string) => kept.set(key, to) };
    Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
    expect(firstPanels(2)).to.deep.equal(open(false, false));
    rememberPanels(open(true, false), 2);
    expect(firstPanels(2)).to.deep.equal(open(true, false));
    expect(firstPanels(0)).to.deep.equal(open(false, false));
    Object.defineProperty(globalThis, "localStorage", { configurable: true, ...before });
  });

  for (const room of [0, 1])
    it(`take each other's place with room for ${room}`, () => {
      expect(togglePanel(open(true, false), "preview", room)).to.deep.equal(open(false, true));
      expect(togglePanel(open(false, true), "page", room)).to.deep.equal(open(true, false));
      expect(togglePanel(open(true, false), "page", room)).to.deep.equal(open(false, false));
    });
});
