import { expect } from "chai";
import { hostOrigin, parseHost } from "./site-host.ts";

describe("parseHost", () => {
  for (const [text, host] of [
    ["www.bakery.example", "www.bakery.example"],
    ["WWW.Bakery.Example", "www.bakery.example"],
    ["www.bakery.example.", "www.bakery.example"],
    ["www.bakery.example:8443", "www.bakery.example"],
    ["www.bakery.example.:443", "www.bakery.example"],
    ["bäckerei.example", "xn--bckerei-5wa.example"],
    ["BÄCKEREI.example", "xn--bckerei-5wa.example"],
    ["xn--bckerei-5wa.example", "xn--bckerei-5wa.example"],
    ["ba\u0308ckerei.example", "xn--bckerei-5wa.example"],
    ["מאפייה.example", "xn--4dbioaw1b.example"],
    ["shop.localhost", "shop.localhost"],
  ] as const)
    it(`reads ${text}`, () => {
      expect(parseHost(text)).to.equal(host);
    });

  for (const text of [
    "",
    ".",
    "localhost",
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "[::1]",
    "a.example, b.example",
    "a.example,b.example",
    "user@a.example",
    "a.example/path",
    "a.example?q",
    "a.example#f",
    "https://a.example",
    "a.example\\b",
    "a%2eexample",
    "a..example",
    "-a.example",
    "a.example:port",
    "a.example:99999",
    "a_b/../c",
    "__reserved__.example",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(130)}example`,
  ])
    it(`refuses ${JSON.stringify(text).slice(0, 40)}`, () => {
      expect(parseHost(text)).to.equal(undefined);
    });
});

describe("hostOrigin", () => {
  it("is the claimed name by HTTPS, whatever port somebody forwards", () => {
    expect(hostOrigin("Bakery.Example.:1234", "https://lectern.web.app")).to.equal("https://bakery.example");
  });

  it("keeps the port of a local stack", () => {
    expect(hostOrigin("shop.localhost:5007", "http://127.0.0.1:5002")).to.equal("http://shop.localhost:5007");
  });
});
