import { expect } from "chai";
import { HeldSpeech } from "./held-speech.ts";

const hold = (...frames: readonly (readonly [atMs: number, isVoice: boolean])[]): HeldSpeech => {
  const held = new HeldSpeech();
  for (const [atMs, isVoice] of frames) held.add({ data: String(atMs), isVoice, atMs });
  return held;
};

describe("HeldSpeech", () => {
  it("gives what was said in the last 5 s, once", () => {
    const held = hold([0, false], [1_000, true], [6_000, true]);
    expect(held.take()).to.deep.equal(["1000", "6000"]);
    expect(held.take()).to.deep.equal([]);
  });

  it("gives nothing of something whose beginning is older, and begins anew", () => {
    const held = hold([0, true], [5_001, true]);
    expect(held.take()).to.equal(undefined);
    held.add({ data: "later", isVoice: true, atMs: 9_000 });
    expect(held.take()).to.deep.equal(["later"]);
  });

  it("keeps no more than 5 s, however long it takes", () => {
    const held = new HeldSpeech();
    for (let atMs = 0; atMs < 60_000; atMs += 32) held.add({ data: "AAAA", isVoice: false, atMs });
    expect(held.take()).to.have.lengthOf.at.most(5_000 / 32 + 1);
  });
});
