import { readFileSync } from "node:fs";
import { expect } from "chai";
import { readWav, decodePcmu, encodePcmu } from "./wav.ts";

interface Wav {
  readonly tag?: number;
  readonly channels?: number;
  readonly rateHz?: number;
  readonly bits?: number;
  readonly before?: Buffer;
}

const wavOf = (data: Buffer, { tag = 1, channels = 1, rateHz = 8_000, bits = 16, before = Buffer.alloc(0) }: Wav = {}): Buffer => {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(tag, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rateHz, 4);
  format.writeUInt16LE(bits, 14);
  return Buffer.concat([Buffer.from("RIFF\0\0\0\0WAVE", "latin1"), chunk("fmt ", format), before, chunk("data", data)]);
};

const chunk = (id: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(id, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

const pcm = (...samples: readonly number[]): Buffer => Buffer.from(Int16Array.from(samples).buffer);

describe("readWav", () => {
  it("reads the hold sound: two seconds, not silent", () => {
    const samples = readWav(readFileSync(new URL("../../../../public/hold.wav", import.meta.url)));
    expect(samples?.length).to.equal(16_000);
    expect(Math.max(...(samples ?? []))).to.be.within(2_000, 8_000);
  });

  it("finds the sound behind other chunks", () => {
    expect(readWav(wavOf(pcm(1, -2, 3), { before: chunk("LIST", Buffer.from("odd")) }))).to.deep.equal(Int16Array.of(1, -2, 3));
  });

  it("takes the first of two channels, and the rate of a phone", () => {
    expect(readWav(wavOf(pcm(1, 9, 2, 9, 3, 9, 4, 9), { channels: 2, rateHz: 16_000 }))).to.deep.equal(Int16Array.of(1, 3));
  });

  it("reads µ-law", () => {
    expect(readWav(wavOf(Buffer.of(0x80, 0x00), { tag: 7, bits: 8 }))).to.deep.equal(Int16Array.of(32_124, -32_124));
  });

  for (const [what, file] of [
    ["an MP3", Buffer.from("ID3\u0003some sound")],
    ["nothing", Buffer.alloc(0)],
    ["a file that ends in its head", wavOf(pcm(1)).subarray(0, 20)],
    ["8-bit PCM", wavOf(Buffer.of(1, 2), { bits: 8 })],
    ["no channel at all", wavOf(pcm(1), { channels: 0 })],
  ] as const) {
    it(`does not read ${what}`, () => {
      expect(readWav(file)).to.equal(undefined);
    });
  }
});

describe("PCMU", () => {
  it("has the codes of G.711 for silence and for the loudest samples", () => {
    expect([...encodePcmu(Int16Array.of(0, 32_767, -32_768))]).to.deep.equal([0xff, 0x80, 0x00]);
    expect([...decodePcmu(Uint8Array.of(0xff, 0x80, 0x00))]).to.deep.equal([0, 32_124, -32_124]);
  });

  it("round-trips every code", () => {
    const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => code !== 0x7f); // 0x7f is the other zero
    expect([...encodePcmu(decodePcmu(Uint8Array.from(codes)))]).to.deep.equal(codes);
  });

  it("keeps a sample within one part in 28", () => {
    for (let sample = -32_000; sample <= 32_000; sample += 97) {
      const [heard = NaN] = decodePcmu(encodePcmu(Int16Array.of(sample)));
      expect(Math.abs(heard - sample), `of ${sample}`).to.be.at.most(Math.abs(sample) / 28 + 6);
    }
  });
});
