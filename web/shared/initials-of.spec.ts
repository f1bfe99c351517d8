import { expect } from "chai";
import { initialsOf } from "./initials-of.ts";

describe("initialsOf", () => {
  for (const [name, initials] of [
    ["Ada Berg", "AB"],
    ["Fjell & Fjord Cycles", "FC"],
    ["Ingrid Marie Solberg", "IS"],
    ["manager@example.com", "M"],
    ["Åse", "Å"],
    ["נועה לוי", "נל"],
    ["𝒳ena 𝒴ork", "𝒳𝒴"],
    ["", ""],
    [" – ", ""],
  ] as const)
    it(`"${name}" has "${initials}"`, () => {
      expect(initialsOf(name)).to.equal(initials);
    });
});
