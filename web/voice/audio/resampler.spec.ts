import { expect } from "chai";
import { Resampler } from "./resampler.ts";

const tone = (hz: number, rateHz: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rateHz));

const level = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** One second, in quanta of 128 samples, without the filter's delay. */
const resampled = (fromHz: number, toHz: number, hz: number): Float32Array => {
  const resampler = new Resampler({ fromHz, toHz });
  const input = tone(hz, fromHz, fromHz);
  const output: number[] = [];
  const buffer = new Float32Array(resampler.mostOutput(128));
  for (let start = 0; start < input.length; start += 128) {
    const length = resampler.process(input.subarray(start, start + 128), buffer);
    output.push(...buffer.subarray(0, length));
  }
  expect(output.length).to.be.closeTo(toHz, 1);
  return Float32Array.from(output).subarray(toHz / 100);
};

describe("Resampler", () => {
  for (const fromHz of [8_000, 16_000, 22_050, 44_100, 48_000, 96_000]) {
    it(`keeps a voice as loud as it is from ${fromHz} Hz`, () => {
      for (const hz of [100, 440, 1_000, 3_000]) expect(level(resampled(fromHz, 16_000, hz))).to.be.closeTo(Math.SQRT1_2, 0.01);
    });
  }

  it("does not fold what lies above half of the new rate back into the voice", () => {
    for (const hz of [10_000, 12_500, 15_000, 20_000]) expect(level(resampled(48_000, 16_000, hz)), `${hz} Hz`).to.be.below(0.002);
  });

  it("keeps the wave, not only its loudness", () => {
    const output = resampled(48_000, 16_000, 1_000);
    const crossings = output.reduce(
      (count, sample, index) => count + (index > 0 && sample >= 0 && (output[index - 1] ?? 0) < 0 ? 1 : 0),
      0,
    );
    expect(crossings).to.be.closeTo(990, 1);
  });
});
