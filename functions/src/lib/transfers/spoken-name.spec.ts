import { expect } from "chai";
import { spokenName } from "./spoken-name.ts";

describe("spokenName", () => {
  const names: Readonly<Record<string, string>> = {
    "Fjord & Co": "Fjord & Co",
    "  two \n\t lines ": "two lines",
    "a\u0000b\u0007c\u{FFFE}d": "abcd",
    "lone \uD800 half": "lone half",
    "\u200B\u0000": "",
    "": "",
    ["x".repeat(200)]: "x".repeat(80),
    [`${"x".repeat(79)}💥💥`]: `${"x".repeat(79)}💥`,
    ["שלום"]: "שלום",
  };
  for (const [name, wanted] of Object.entries(names)) {
    it(`makes ${JSON.stringify(wanted.slice(0, 20))} of ${JSON.stringify(name.slice(0, 20))}`, () => {
      expect(spokenName(name)).to.equal(wanted);
    });
  }
});
