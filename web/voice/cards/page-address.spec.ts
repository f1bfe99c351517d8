import { expect } from "chai";
import { pageAddress } from "./page-address.ts";

describe("pageAddress", () => {
  before(() => Object.assign(globalThis, { document: { baseURI: "https://shop.example/en/" } }));
  after(() => Reflect.deleteProperty(globalThis, "document"));

  const page = { slug: "opening hours/$&", language: "nb" };

  it("is where the author of the page says", () => {
    expect(pageAddress("/{language}/{slug}", page)).to.equal("https://shop.example/nb/opening%20hours/%24%26");
    expect(pageAddress("#{slug}", { slug: "about", language: "en" })).to.equal("https://shop.example/en/#about");
    expect(pageAddress("https://other.example/?page={slug}", { slug: "about", language: "en" })).to.equal(
      "https://other.example/?page=about",
    );
  });

  it("is none without a pattern, and never a script", () => {
    expect(pageAddress(null, page)).to.equal(undefined);
    expect(pageAddress("javascript:alert('{slug}')", page)).to.equal(undefined);
    expect(pageAddress("https://[", page)).to.equal(undefined);
  });
});
