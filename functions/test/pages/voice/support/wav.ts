import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rateHz = 16_000;
const headerBytes = 44;

const silence = (seconds: number): Buffer => Buffer.alloc(seconds * rateHz * 2);

/** 16 bit, mono. */
const writeWav = (name: string, samples: Buffer): string => {
  const header = Buffer.alloc(headerBytes);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(rateHz, 24);
  header.writeUInt32LE(rateHz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  const path = join(mkdtempSync(join(tmpdir(), "lectern-")), `${name}.wav`);
  writeFileSync(path, Buffer.concat([header, samples]));
  return path;
};

/** A file of silence, which Chromium plays as the microphone. */
export const silentWav = (seconds: number): string => writeWav("silence", silence(seconds));

/** Recordings of the same format, each after silence. */
export const joinWavs = (
  paths: readonly string[],
  { beforeSec, betweenSec }: { readonly beforeSec: number; readonly betweenSec: number },
): string =>
  writeWav(
    "speech",
    Buffer.concat(
      paths.flatMap((path, place) => [silence(place === 0 ? beforeSec : betweenSec), readFileSync(path).subarray(headerBytes)]),
    ),
  );
