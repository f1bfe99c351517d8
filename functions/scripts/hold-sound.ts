/** `node scripts/hold-sound.ts`: writes `public/hold.wav`, the sound that visitors hear every ten seconds while a phone rings for them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryDir } from "../local/stack/paths.ts";

export const holdSoundFile = join(repositoryDir, "public/hold.wav");

/** 8 kHz: the sample rate of phones. https://www.twilio.com/docs/voice/twiml/play#supported-file-types */
const sampleRate = 8_000;
const bytesPerSample = 2;
const seconds = 2;
const headerBytes = 44;

/** A fifth as two tones: a sign of life rather than a melody. */
const tones = [
  { hertz: 440, fromSec: 0 },
  { hertz: 659.26, fromSec: 0.35 },
];

/** Soft: a voice is four times as loud. */
const volume = 0.1;
const attackSec = 0.03;
const decaySec = 0.45;

/** A WAV file of one channel: https://www.rfc-editor.org/rfc/rfc2361 */
export const renderHoldSound = (): Buffer => {
  const samples = sampleRate * seconds;
  const file = Buffer.alloc(headerBytes + samples * bytesPerSample);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples * bytesPerSample, 40);
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(Math.round(32_767 * pressureAt(index / sampleRate)), headerBytes + index * bytesPerSample);
  return file;
};

const pressureAt = (timeSec: number): number => tones.reduce((sum, { hertz, fromSec }) => sum + toneAt(hertz, timeSec - fromSec), 0);

const toneAt = (hertz: number, timeSec: number): number => {
  if (timeSec < 0) return 0;
  // Fades in and out without a click: silent at the end of the file.
  const fade = Math.min(1, timeSec / attackSec) * Math.exp(-timeSec / decaySec) * Math.min(1, Math.max(0, seconds - 0.4 - timeSec) / 0.2);
  return volume * fade * Math.sin(2 * Math.PI * hertz * timeSec);
};

if (import.meta.main) writeFileSync(holdSoundFile, renderHoldSound());
