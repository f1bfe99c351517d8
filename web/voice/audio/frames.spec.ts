import { expect } from "chai";
import { Frames } from "./frames.ts";

const collect = (fromHz: number): { readonly frames: Frames; readonly sent: Int16Array[] } => {
  const sent: Int16Array[] = [];
  const frames = new Frames({ fromHz, toHz: 16_000, frameLength: 512, mostInput: 128 }, (frame) => sent.push(frame));
  return { frames, sent };
};

describe("Frames", () => {
  it("sends 32 ms at a time, each in memory of its own", () => {
    const { frames, sent } = collect(48_000);
    for (let quantum = 0; quantum < 375; quantum++) frames.push(new Float32Array(128)); // one second
    expect(sent.map(({ length }) => length)).to.deep.equal(Array.from({ length: 31 }, () => 512));
    expect(new Set(sent.map(({ buffer }) => buffer)).size).to.equal(31);
  });

  it("clips what is too loud instead of turning it over", () => {
    const { frames, sent } = collect(16_000);
    for (let quantum = 0; quantum < 4; quantum++) frames.push(new Float32Array(128).fill(4));
    for (let quantum = 0; quantum < 4; quantum++) frames.push(new Float32Array(128).fill(-4));
    expect(sent.map((frame) => frame[500])).to.deep.equal([0x7fff, -0x7fff]);
  });
});
