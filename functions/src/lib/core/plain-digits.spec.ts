import { expect } from "chai";
import { plainDigits } from "./plain-digits.ts";

describe("plainDigits", () => {
  it("reads the digits of every script", () => {
    const digits = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter((character) =>
      /\p{Nd}/u.test(character),
    );
    expect(digits.length).to.be.greaterThan(600);
    expect(plainDigits(digits.join(""))).to.equal("0123456789".repeat(digits.length / 10));
  });

  it("leaves everything else, in its plain form", () => {
    expect(plainDigits("＋٤٦ (०१) ext. ๙x")).to.equal("+46 (01) ext. 9x");
  });
});
