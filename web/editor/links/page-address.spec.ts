import { expect } from "chai";
import { slugInAddress } from "./slug-in-address.ts";
import { pageAddress, typedAddress } from "./page-address.ts";

describe("pageAddress", () => {
  const rows: Readonly<Record<string, readonly [slug: string, site: string | undefined, address: string]>> = {
    "a page": ["about", "https://site.example", "/about"],
    "a page of a site that nobody has named": ["about", undefined, "/about"],
    "a page in a folder": ["a/b", "https://site.example/", "/a/b"],
    "a page of a site that begins below its host": ["about", "https://site.example/shop", "/shop/about"],
    "a page in another script": ["אודות", "https://site.example", "/אודות"],
    "signs that mean something in Markdown or in addresses": [
      "a (b) 100% <c>&amp;\\",
      "https://site.example",
      "/a%20%28b%29%20100%25%20%3Cc%3E%26amp;%5C",
    ],
    "a site that is no address": ["about", "site", "/about"],
  };
  for (const [name, [slug, site, address]] of Object.entries(rows))
    it(`leads to ${name}, and is known again before publishing`, () => {
      expect(pageAddress(slug, site)).to.equal(address);
      const known = site !== undefined && URL.canParse(site) ? site : "https://site.invalid/";
      expect(slugInAddress(new URL(address, known).href, known)).to.equal(slug);
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
