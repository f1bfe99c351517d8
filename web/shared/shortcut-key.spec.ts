import { expect } from "chai";
import { shortcutKey } from "./shortcut-key.ts";

const press = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

describe("shortcutKey", () => {
  for (const [layout, key, code, expected] of [
    ["English", "s", "KeyS", "s"],
    ["with capitals", "S", "KeyS", "s"],
    ["Hebrew", "ד", "KeyS", "s"],
    ["Hebrew, K", "ל", "KeyK", "k"],
    ["Russian", "ы", "KeyS", "s"],
    ["Ukrainian", "і", "KeyS", "s"],
    ["Greek", "σ", "KeyS", "s"],
    ["Arabic", "س", "KeyS", "s"],
    ["Arabic, of two letters", "لا", "KeyB", "b"],
    ["Turkish", "ı", "KeyI", "i"],
    ["AZERTY", "a", "KeyQ", "a"],
    ["Dvorak", "o", "KeyS", "o"],
    ["Dvorak, no letter", ";", "KeyZ", ";"],
    ["English, no letter", "Enter", "Enter", undefined],
  ] as const)
    it(`knows the keyboard: ${layout}`, () => expect(shortcutKey({ ...press, key, code })).to.equal(expected));

  it("knows a digit with Shift on every keyboard", () => {
    for (const key of ["&", "/", "7", "٧"]) expect(shortcutKey({ ...press, shiftKey: true, key, code: "Digit7" })).to.equal("7");
  });

  it("is none without Ctrl or ⌘, or with Alt, which writes signs", () => {
    expect(shortcutKey({ ...press, ctrlKey: false, key: "s", code: "KeyS" })).to.equal(undefined);
    expect(shortcutKey({ ...press, altKey: true, key: "ś", code: "KeyS" })).to.equal(undefined);
    expect(shortcutKey({ ...press, ctrlKey: false, metaKey: true, key: "ד", code: "KeyS" })).to.equal("s");
  });
});
