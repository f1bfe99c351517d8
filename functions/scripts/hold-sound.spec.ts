import { readFileSync } from "node:fs";
import { expect } from "chai";
import { holdSoundFile, renderHoldSound } from "./hold-sound.ts";

describe("public/hold.wav", () => {
  it("is what scripts/hold-sound.ts writes", () => {
    expect(readFileSync(holdSoundFile).equals(renderHoldSound())).to.equal(true);
  });

  it("is two quiet seconds that begin and end in silence", () => {
    const file = renderHoldSound();
    const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + 2 * index));
    expect(samples).to.have.length(16_000);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).to.be.within(2_000, 6_000);
    expect([samples[0], ...samples.slice(-400)].every((sample) => sample === 0)).to.equal(true);
  });
});
