import { expect } from "chai";
import { parseWebUrl, withoutWww, percentDecode } from "./web-address.ts";

describe("parseWebUrl", () => {
  it("reads addresses of pages, relative ones too where there is a base", () => {
    expect(parseWebUrl("https://fjord.example/om?a=1")?.href).to.equal("https://fjord.example/om?a=1");
    expect(parseWebUrl("/kontakt", "http://fjord.example/om")?.href).to.equal("http://fjord.example/kontakt");
  });

  it("reads no others", () => {
    for (const text of ["", "/kontakt", "mailto:post@fjord.example", "javascript:alert(1)", "file:///etc/passwd", "http://"])
      expect(parseWebUrl(text), text).to.equal(undefined);
  });
});

describe("withoutWww", () => {
  it("takes only a whole first label away", () => {
    expect(["www.fjord.example", "fjord.example", "wwwfjord.example", "shop.www.example"].map(withoutWww)).to.deep.equal([
      "fjord.example",
      "fjord.example",
      "wwwfjord.example",
      "shop.www.example",
    ]);
  });
});

describe("percentDecode", () => {
  it("decodes what is encoded, and leaves the rest unchanged", () => {
    expect(percentDecode("%C3%A5pningstider/a+b")).to.equal("åpningstider/a+b");
  });

  it("gives nothing for bytes that are not UTF-8, and for half a code", () => {
    for (const text of ["%E5pningstider", "100%", "%C3"]) expect(percentDecode(text), text).to.equal(undefined);
  });
});
