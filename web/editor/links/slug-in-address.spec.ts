import { expect } from "chai";
import { slugsInAddress } from "./slug-in-address.ts";

describe("slugsInAddress", () => {
  const rows: Readonly<Record<string, readonly [address: string, site: string, slugs: readonly string[]]>> = {
    "a page": ["https://site.example/about", "https://site.example", ["about"]],
    "a page in another language, or in a folder": ["https://site.example/nb/om-oss", "https://site.example", ["om-oss", "nb/om-oss"]],
    "a page in a folder, with a query and a place": ["https://site.example/docs/b/?c=1#d", "https://site.example/", ["docs/b"]],
    "a page of a site that begins below its host": ["https://site.example/shop/about", "https://site.example/shop", ["about"]],
    "a page beside it": ["https://site.example/about", "https://site.example/shop", ["about"]],
    "a page in another script": ["https://site.example/%D7%90%D7%95%D7%93%D7%95%D7%AA", "https://site.example", ["אודות"]],
    "a lone percent sign": ["https://site.example/100%", "https://site.example", ["100%"]],
    "the beginning of the site": ["https://site.example/#top", "https://site.example", []],
    "the beginning of the site in another language": ["https://site.example/nb", "https://site.example", []],
    "a file": ["https://site.example/price-list.pdf", "https://site.example", []],
    "another site": ["https://elsewhere.example/about", "https://site.example", []],
    "no address": ["https://[", "https://site.example", []],
    "no page of the web": ["mailto:ada@site.example", "https://site.example", []],
  };
  for (const [name, [address, siteUrl, slugs]] of Object.entries(rows))
    it(`knows ${name}`, () => {
      expect(slugsInAddress(address, { pattern: "/{slug}", defaultLanguage: "en", homeSlug: "home", siteUrl })).to.deep.equal(slugs);
    });
});
