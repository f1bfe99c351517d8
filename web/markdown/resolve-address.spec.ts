import { expect } from "chai";
import { resolveAddress } from "./resolve-address.ts";

describe("resolveAddress", () => {
  for (const [address, base, expected] of [
    ["https://example.com/a", undefined, "https://example.com/a"],
    ["mailto:a@example.com", "https://site.example", "mailto:a@example.com"],
    ["/about", "https://site.example", "https://site.example/about"],
    ["www.example.com", undefined, "https://www.example.com"],
    ["www.example.com/a?b", "https://site.example/en", "https://www.example.com/a?b"],
    ["www.blåbær.no", "https://site.example/en", "https://www.blåbær.no"],
    ["www.html", "https://site.example", "https://site.example/www.html"],
    ["about", "https://site.example/en", "https://site.example/en/about"],
    ["#there", "https://site.example/", "https://site.example/#there"],
    ["//other.example/x", "https://site.example/", "https://other.example/x"],
    ["/about", undefined, undefined],
    ["/about", "nonsense", undefined],
    ["", "https://site.example/", undefined],
    ["ms-msdt:/id", "https://site.example/", undefined],
  ] as const)
    it(`of ${JSON.stringify(address)} on ${String(base)} is ${String(expected)}`, () => {
      expect(resolveAddress(address, base)).to.equal(expected);
    });
});
