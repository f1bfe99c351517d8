import { expect } from "chai";
import { toTolerantQuery } from "./latvia.ts";

describe("toTolerantQuery", () => {
  it("asks for every spelling of a word that was written without its marks", () => {
    expect(toTolerantQuery("Jūr")).to.equal("(jūr:*)");
    expect(toTolerantQuery("Jur")).to.equal("(jur:* | jūr:*)");
    expect(toTolerantQuery('SIA "Rigas"').split(" & ")[1]?.split(" | ")).to.include("rīgas:*)".slice(0, -1)).and.to.have.lengthOf(16);
  });

  it("leaves the end of a word open that has too many spellings", () => {
    const spellings = toTolerantQuery("maiznica").slice(1, -1).split(" | ");
    expect(spellings).to.have.lengthOf(16).and.to.include("maizn:*").and.to.include("maižņ:*");
  });

  it("is nothing but words, whatever is said", () => {
    expect(toTolerantQuery("o:* | ! & (x) 'y' \\ <-> z")).to.match(/^(?:\((?:[\p{L}\p{N}]+:\*(?: \| )?)+\)(?: & )?)+$/u);
    expect(toTolerantQuery("!!")).to.equal("");
    expect(toTolerantQuery("a ".repeat(100)).split(" & ")).to.have.lengthOf(6);
  });
});
