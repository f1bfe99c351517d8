import { expect } from "chai";
import { isLinkAddress } from "./link-address.ts";

describe("isLinkAddress", () => {
  for (const address of [
    "https://site.example/a:b",
    "HTTP://site.example",
    "mailto:ada@site.example",
    "tel:+4755512345",
    "sms:+4755512345",
    "/about",
    "about",
    "about/a:b",
    "./a:b",
    "#hours",
    "?a=b:c",
    "//other.example",
    "1a:b",
    "",
  ])
    it(`lets ${JSON.stringify(address)} be a link`, () => {
      expect(isLinkAddress(address)).to.equal(true);
    });

  for (const scheme of [
    "javascript",
    "vbscript",
    "data",
    "file",
    "blob",
    "ms-msdt",
    "ms-word",
    "search-ms",
    "intent",
    "feed",
    "ftp",
    "view-source",
    "x-apple.systempreferences",
    "com.example.app",
    "a+b",
  ])
    it(`does not let ${scheme}: be one, however it is written`, () => {
      for (const address of [
        `${scheme}:x`,
        `${scheme.toUpperCase()}:x`,
        ` \u0001${scheme}:x`,
        `${scheme.slice(0, 1)}\t\n${scheme.slice(1)}:x`,
      ])
        expect(isLinkAddress(address), JSON.stringify(address)).to.equal(false);
    });
});
