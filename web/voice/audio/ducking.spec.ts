import { expect } from "chai";
import { Ducking } from "./ducking.ts";

/** Runs this many frames, and returns in how many of them the agent is lowered. */
const lowIn = (ducking: Ducking, frames: number, visitor: number, agent: number): number =>
  Array.from({ length: frames }, () => ducking.hear(visitor, agent)).filter((isLow) => isLow).length;

const second = 31;

describe("Ducking", () => {
  it("lowers the agent with the second frame of a voice, and raises it a third of a second after", () => {
    const ducking = new Ducking();
    expect(lowIn(ducking, second, 0.001, 0.1), "nobody speaks").to.equal(0);
    expect(lowIn(ducking, 10, 0.1, 0.1)).to.equal(9);
    expect(lowIn(ducking, second, 0.001, 0.1), "mm-hmm").to.equal(9);
  });

  it("takes no click for a voice", () => {
    const ducking = new Ducking();
    lowIn(ducking, second, 0.001, 0.1);
    expect(lowIn(ducking, 1, 0.5, 0.1) + lowIn(ducking, 10, 0.001, 0.1)).to.equal(0);
  });

  it("stays low as long as somebody speaks, and no longer than 3 s", () => {
    const ducking = new Ducking();
    lowIn(ducking, second, 0.001, 0.1);
    expect(lowIn(ducking, 2 * second, 0.1, 0.02)).to.equal(2 * second - 1);
    expect(lowIn(ducking, 4 * second, 0.1, 0.02)).to.be.lessThan(2 * second);
  });

  for (const [name, echo] of [
    ["a little", 0.1],
    ["half of it", 0.5],
  ] as const) {
    it(`does not lower the agent again and again where ${name} comes back from the loudspeaker`, () => {
      const ducking = new Ducking();
      lowIn(ducking, 4 * second, echo * 0.1, 0.1);
      expect(lowIn(ducking, 10 * second, echo * 0.1, 0.1)).to.equal(0);
    });
  }

  it("hears a voice above an echo", () => {
    const ducking = new Ducking();
    lowIn(ducking, second, 0.02, 0.1);
    expect(lowIn(ducking, 10, 0.12, 0.1)).to.equal(9);
  });

  it("does nothing while the agent is silent", () => {
    expect(lowIn(new Ducking(), second, 0.2, 0)).to.equal(0);
  });
});
