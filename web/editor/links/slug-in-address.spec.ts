import { expect } from "chai";
import { slugInAddress } from "./slug-in-address.ts";

describe("slugInAddress", () => {
  const rows: Readonly<Record<string, readonly [address: string, site: string, slug: string | undefined]>> = {
    "a page": ["https://site.example/about", "https://site.example", "about"],
    "a page in a folder, with a query and a place": ["https://site.example/a/b/?c=1#d", "https://site.example/", "a/b"],
    "a page of a site that begins below its host": ["https://site.example/shop/about", "https://site.example/shop", "about"],
    "a page beside it": ["https://site.example/about", "https://site.example/shop", "about"],
    "a page in another script": ["https://site.example/%D7%90%D7%95%D7%93%D7%95%D7%AA", "https://site.example", "אודות"],
    "a lone percent sign": ["https://site.example/100%", "https://site.example", "100%"],
    "the beginning of the site": ["https://site.example/#top", "https://site.example", undefined],
    "a file": ["https://site.example/price-list.pdf", "https://site.example", undefined],
    "another site": ["https://elsewhere.example/about", "https://site.example", undefined],
    "no address": ["https://[", "https://site.example", undefined],
    "no page of the web": ["mailto:ada@site.example", "https://site.example", undefined],
  };
  for (const [name, [address, site, slug]] of Object.entries(rows))
    it(`knows ${name}`, () => {
      expect(slugInAddress(address, site)).to.equal(slug);
    });
});
