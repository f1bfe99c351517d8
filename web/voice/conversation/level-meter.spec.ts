import { expect } from "chai";
import { levelOf } from "./level-meter.ts";

const tone = (amplitude: number): Float32Array => Float32Array.from({ length: 512 }, (_, index) => amplitude * Math.sin(index / 4));

describe("levelOf", () => {
  it("is nothing in silence, all at a loud voice, and grows in between", () => {
    const levels = [0, 0.001, 0.01, 0.05, 0.2, 1].map((amplitude) => levelOf(tone(amplitude)));
    expect(levels[0]).to.equal(0);
    expect(levels.at(-1)).to.equal(1);
    expect(levels).to.deep.equal(levels.toSorted((a, b) => a - b));
    expect(levels[2], "somebody who speaks softly").to.be.within(0.1, 0.4);
  });
});
