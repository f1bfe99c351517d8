import { expect } from "chai";
import { addressIn } from "./script-address.ts";

const plain = "https://lectern.example/embed/v1/lectern-voice.js";
const named = `${plain}?project=bakery`;

describe("addressIn", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["an address", named, named],
    ["an address without a project", plain, plain],
    [
      "an address with a port",
      "http://127.0.0.1:5002/embed/v1/lectern-voice.js?project=a",
      "http://127.0.0.1:5002/embed/v1/lectern-voice.js?project=a",
    ],
    ["further parameters, which caches add", `${named}&ver=6.8`, `${named}&ver=6.8`],
    ["Chromium's stack", `Error: seen\n    at ${named}:1:812`, named],
    ["Chromium's stack of a function", `Error: seen\n    at t (${named}:1:812)\n    at ${named}:1:900`, named],
    ["Firefox's stack", `t@${named}:1:812\n@${named}:1:900\n`, named],
    ["Safari's stack", `t@${named}:1:812\nglobal code@${named}:1:900`, named],
    ["a page's other scripts", `https://shop.example/a.js\n${named}`, named],
    ["the running one of two", `${named}\n${plain}?project=other`, named],
  ];
  for (const [name, text, address] of cases)
    it(`finds ${name}`, () => {
      expect(addressIn(text)).to.equal(address);
    });

  it("fails where the script was copied to another place", () => {
    expect(() => addressIn("https://shop.example/cache/bundle.js\n  at https://shop.example/cache/bundle.js:1:2")).to.throw(/own address/);
  });
});
