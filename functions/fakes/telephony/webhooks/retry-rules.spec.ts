import { expect } from "chai";
import { splitAddress } from "./retry-rules.ts";

describe("splitAddress", () => {
  const usual = { retries: 1, failures: ["ct"], timeoutMs: 15_000 };

  for (const [address, url, rules] of [
    ["https://a.example/x?y=1", "https://a.example/x?y=1", usual],
    ["https://a.example/x#rc=3&rp=5xx,rt&rt=2000", "https://a.example/x", { retries: 3, failures: ["rt", "5xx"], timeoutMs: 2_000 }],
    ["https://a.example/x#rp=all", "https://a.example/x", { ...usual, failures: ["ct", "rt", "4xx", "5xx"] }],
    ["https://a.example/x#rc=0", "https://a.example/x", { ...usual, retries: 0 }],
    ["https://a.example/x#rc=9&rt=90000&rp=teapot", "https://a.example/x", { ...usual, failures: [] }],
    ["https://a.example/x#", "https://a.example/x", usual],
  ] as const) {
    it(`reads ${address}`, () => {
      expect(splitAddress(address, 15_000)).to.deep.equal({ url, rules });
    });
  }
});
