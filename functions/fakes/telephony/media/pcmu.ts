/** µ-law of ITU-T G.711, the codec of phones: 8,000 samples in a second, a byte each. */

const bias = 132;
/** The loudest that the code knows. */
const clip = 32_635;

export const encodePcmu = (samples: Int16Array): Buffer => Buffer.from(Uint8Array.from(samples, encodeSample));

export const decodePcmu = (bytes: Uint8Array): Int16Array => Int16Array.from(bytes, decodeSample);

function encodeSample(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), clip) + bias;
  // Where the highest bit stands, from the eighth on.
  const exponent = 24 - Math.clz32(magnitude);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff;
}

function decodeSample(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = ((((code & 0x0f) << 3) + bias) << ((code >> 4) & 7)) - bias;
  return (code & 0x80) === 0 ? magnitude : -magnitude;
}
