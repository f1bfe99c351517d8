import { expect } from "chai";
import { percentDecode } from "./percent-decode.ts";

describe("percentDecode", () => {
  it("gives what is encoded, and what needs no code as it is", () => {
    expect(percentDecode("%C3%A5pningstider/a+b")).to.equal("åpningstider/a+b");
  });

  it("gives nothing for bytes that are not UTF-8, and for half a code", () => {
    for (const text of ["%E5pningstider", "100%", "%C3"]) expect(percentDecode(text), text).to.equal(undefined);
  });
});
