import { expect } from "chai";
import { hearSound, readSound, silence, type Sound } from "./voice-activity.ts";

const loud = { level: 3_000, audioMs: 100 };
const quiet = { level: 20, audioMs: 100 };
const after = (sounds: readonly Sound[]) =>
  sounds.reduce((state, sound) => hearSound(state, sound, { voiceLevel: 500, endMs: 300 }), silence);

describe("hearSound", () => {
  it("stays silent while there is only noise", () => {
    expect(after([quiet, quiet, quiet])).to.deep.equal(silence);
  });

  it("begins with the first loud sound, and bears a short pause", () => {
    expect(after([quiet, loud])).to.include({ speaking: true, spokenMs: 100 });
    expect(after([loud, quiet, quiet, loud])).to.include({ speaking: true, quietMs: 0, spokenMs: 400 });
  });

  it("ends after enough silence", () => {
    expect(after([loud, quiet, quiet, quiet])).to.include({ speaking: false, spokenMs: 400 });
  });
});

describe("readSound", () => {
  const samples = (...values: readonly number[]): string => Buffer.from(Int16Array.from(values).buffer).toString("base64");

  it("measures length and loudness", () => {
    expect(readSound(samples(...Array.from({ length: 160 }, () => -1_000)), "audio/pcm;rate=16000")).to.deep.equal({
      level: 1_000,
      audioMs: 10,
    });
    expect(readSound(samples(3, 4), "audio/pcm")).to.have.property("audioMs", 0.125);
    expect(readSound("", "audio/pcm; rate=8000")).to.deep.equal({ level: 0, audioMs: 0 });
  });

  it("does not take anything else", () => {
    expect(readSound("", "audio/webm;codecs=opus")).to.equal(undefined);
    expect(readSound("", "audio/pcm;rate=none")).to.equal(undefined);
  });
});
