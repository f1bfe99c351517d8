import { expect } from "chai";
import { pictureAddress } from "./picture-address.ts";

describe("pictureAddress", () => {
  for (const [written, base, address] of [
    ["https://a.example/b.png", undefined, "https://a.example/b.png"],
    ["<https://a.example/b c.png>", undefined, "https://a.example/b c.png"],
    ["http://a.example/b.png", undefined, undefined],
    ["http://127.0.0.1:5000/b.png", undefined, "http://127.0.0.1:5000/b.png"],
    ["/b.png", "https://site.example", "https://site.example/b.png"],
    ["/b.png", "http://localhost:5000", "http://localhost:5000/b.png"],
    ["/b.png", undefined, undefined],
    ["javascript:alert(1)", undefined, undefined],
  ] as const)
    it(`is ${address ?? "none"} for ${written} on ${base ?? "a site without an address"}`, () => {
      expect(pictureAddress(written, base)).to.equal(address);
    });
});
