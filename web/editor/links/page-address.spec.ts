import { expect } from "chai";
import type { AddressPlan } from "../../site/page-address.ts";
import { pageAddress, typedAddress } from "./page-address.ts";
import { siteOf, slugsInAddress } from "./slug-in-address.ts";

const plan: AddressPlan = { pattern: "/{slug}", defaultLanguage: "en", homeSlug: "home", siteUrl: "https://site.example" };

describe("pageAddress", () => {
  type Row = readonly [slug: string, language: string, plan: Partial<AddressPlan>, address: string];
  const rows: Readonly<Record<string, Row>> = {
    "a page": ["about", "en", {}, "/about"],
    "a page in another language": ["om-oss", "nb", {}, "/nb/om-oss"],
    "a page below its language": ["about", "en", { pattern: "/{language}/{slug}" }, "/en/about"],
    "a page of a site that nobody has named": ["about", "en", { siteUrl: undefined }, "/about"],
    "a page of a site of which nothing is known": ["om-oss", "nb", { siteUrl: undefined, defaultLanguage: undefined }, "/om-oss"],
    "a page in a folder": ["a/b", "en", {}, "/a/b"],
    "a page of a site that begins below its host": ["about", "nb", { siteUrl: "https://site.example/shop" }, "/shop/nb/about"],
    "a page in another script": ["אודות", "en", {}, "/אודות"],
    "signs that mean something in Markdown or in addresses": [
      "a (b) 100% <c>&amp;\\",
      "en",
      {},
      "/a%20%28b%29%20100%25%20%3Cc%3E%26amp;%5C",
    ],
    "a site that is no address": ["about", "en", { siteUrl: "site" }, "/about"],
  };
  for (const [name, [slug, language, changes, address]] of Object.entries(rows))
    it(`leads to ${name}, and is known again before publishing`, () => {
      const ofSite = { ...plan, ...changes };
      expect(pageAddress(ofSite, { slug, language })).to.equal(address);
      expect(slugsInAddress(new URL(address, siteOf(ofSite)).href, ofSite)[0]).to.equal(slug);
    });

  it("leads to a home page without its slug", () => {
    expect(pageAddress(plan, { slug: "home", language: "nb" })).to.equal("/nb");
  });
});

describe("typedAddress", () => {
  const rows: Readonly<Record<string, string | undefined>> = {
    "https://site.example/a": "https://site.example/a",
    " https://site.example/a_(b) ": "https://site.example/a_%28b%29",
    "mailto:ada@site.example": "mailto:ada@site.example",
    "/about": "/about",
    "#hours": "#hours",
    "www.site.example/a": "https://www.site.example/a",
    "bücher.example": "https://bücher.example",
    "tel:+4755512345": "tel:+4755512345",
    "ms-msdt:/id": undefined,
    "JavaScript:alert(1)": undefined,
    "opening hours": undefined,
    about: undefined,
    "Hours.": undefined,
    "": undefined,
    "/": undefined,
  };
  for (const [typed, address] of Object.entries(rows))
    it(`takes ${JSON.stringify(typed)} for ${address ?? "words"}`, () => {
      expect(typedAddress(typed)).to.equal(address);
    });
});
