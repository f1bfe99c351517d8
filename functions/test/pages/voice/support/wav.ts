import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of silence, 16 bit, mono. Chromium plays it as the microphone. */
export const silentWav = (seconds: number): string => {
  const rateHz = 16_000;
  const bytes = seconds * rateHz * 2;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(rateHz, 24);
  header.writeUInt32LE(rateHz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  const path = join(mkdtempSync(join(tmpdir(), "lectern-")), "silence.wav");
  writeFileSync(path, Buffer.concat([header, Buffer.alloc(bytes)]));
  return path;
};
