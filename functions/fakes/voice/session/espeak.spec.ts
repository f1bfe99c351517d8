import { expect } from "chai";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { speakAloud } from "./espeak.ts";
import { partOf, soundChunks } from "./speech.ts";

/** A second of sound at espeak-ng's own rate that rises evenly. */
const wav = (): Buffer => {
  const rateHz = 22_050;
  const sound = Buffer.alloc(44 + rateHz * 2);
  sound.writeUInt32LE(rateHz, 24);
  for (let index = 0; index < rateHz; index++) sound.writeInt16LE(index, 44 + index * 2);
  return sound;
};

describe("speakAloud", () => {
  const path = process.env["PATH"];
  afterEach(() => {
    process.env["PATH"] = path;
  });

  const withProgram = (script: string): string => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-"));
    writeFileSync(join(folder, "sound.wav"), wav());
    writeFileSync(join(folder, "espeak-ng"), `#!/bin/sh\n${script.replaceAll("FOLDER", folder)}\n`, { mode: 0o755 });
    process.env["PATH"] = `${folder}${delimiter}${path ?? ""}`;
    return folder;
  };

  it("gives what espeak-ng says at the rate of the wire", async () => {
    withProgram('cat "FOLDER/sound.wav"');
    const sound = await speakAloud("Hello", "en");
    expect(sound?.length).to.equal(24_000 * 2);
    expect(sound?.readInt16LE(12_000 * 2)).to.be.closeTo(11_025, 1);
    expect(sound?.readInt16LE(23_999 * 2)).to.be.closeTo(22_049, 1);
  });

  it("hands the sentence over as text, whatever it looks like, and the language without its region", async () => {
    withProgram('[ "$5 $6 $7" = "nb -- --help; rm" ] && cat "FOLDER/sound.wav"');
    expect(await speakAloud("--help; rm", "nb-NO")).not.to.equal(undefined);
  });

  it("spells no script that a voice of another language does not read", async () => {
    for (const [text, language, voice] of [
      ["יש חניה לפני החנות?", "en", "he"],
      ["Часы работы", "uk", "uk"],
      ["Часы работы", "nb", "ru"],
      ["The page “About us”", "he", "he"],
    ] as const) {
      withProgram(`[ "$5" = "${voice}" ] && cat "FOLDER/sound.wav"`);
      expect(await speakAloud(text, language), `${text} in ${language}`).not.to.equal(undefined);
    }
  });

  it("returns nothing without espeak-ng, or without a voice", async () => {
    withProgram("exit 1");
    expect(await speakAloud("Hello", "xx")).to.equal(undefined);
    process.env["PATH"] = mkdtempSync(join(tmpdir(), "lectern-"));
    expect(await speakAloud("Hello", "en")).to.equal(undefined);
  });

  it("is sent in pieces that put together are the whole", () => {
    const sound = wav().subarray(44);
    const parts = [partOf(sound, 0, 1 / 3), partOf(sound, 1 / 3, 1)].flatMap((part) => soundChunks(part));
    expect(Buffer.concat(parts.map(({ data }) => Buffer.from(data, "base64"))).equals(sound)).to.equal(true);
    expect(parts.reduce((sum, { audioMs }) => sum + audioMs, 0)).to.be.closeTo(sound.length / 48, 0.01);
  });
});
