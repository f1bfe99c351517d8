import { expect } from "chai";
import { decodePcmu, encodePcmu } from "./pcmu.ts";

describe("PCMU", () => {
  it("has the codes of G.711 for silence and for the loudest samples", () => {
    expect([...encodePcmu(Int16Array.of(0, 32_767, -32_768))]).to.deep.equal([0xff, 0x80, 0x00]);
    expect([...decodePcmu(Uint8Array.of(0xff, 0x80, 0x00))]).to.deep.equal([0, 32_124, -32_124]);
  });

  it("gives every code back that stands for a value", () => {
    const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => code !== 0x7f); // the other zero
    expect([...encodePcmu(decodePcmu(Uint8Array.from(codes)))]).to.deep.equal(codes);
  });

  it("keeps a sample within one part in 28", () => {
    for (let sample = -32_000; sample <= 32_000; sample += 97) {
      const [heard = NaN] = decodePcmu(encodePcmu(Int16Array.of(sample)));
      expect(Math.abs(heard - sample), `of ${sample}`).to.be.at.most(Math.abs(sample) / 28 + 6);
    }
  });
});
