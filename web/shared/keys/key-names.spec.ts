import { expect } from "chai";
import { keyNames } from "./key-names.ts";

describe("keyNames", () => {
  for (const [keys, elsewhere, onMac] of [
    ["Mod+K", "Ctrl+K", "⌘K"],
    ["Mod", "Ctrl", "⌘"],
    ["Mod+Alt+M", "Ctrl+Alt+M", "⌘⌥M"],
    ["?", "?", "?"],
  ] as const)
    it(`names the keys of the keyboard: ${keys}`, () => {
      expect(keyNames(keys, "Linux x86_64")).to.equal(elsewhere);
      expect(keyNames(keys, "MacIntel")).to.equal(onMac);
    });
});
