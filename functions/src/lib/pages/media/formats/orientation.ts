import { type Size, textAt } from "./format.ts";

/** How a picture is turned, 1 to 8. 1: not at all. https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E, 4.6.5 */
type Orientation = number;

const orientationTag = 0x0112;
const entryBytes = 12;
const shortType = 3;

/** Reads it from Exif data, which are a TIFF file. */
export const orientationIn = (tiff: Buffer): Orientation => {
  const isLittle = textAt(tiff, 0, 2) === "II";
  if (tiff.length < 10 || (!isLittle && textAt(tiff, 0, 2) !== "MM")) return 1;
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const end = Math.min(first + 2 + short(first) * entryBytes, tiff.length - entryBytes + 1);
  for (let at = first + 2; at < end; at += entryBytes) {
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** Exif data that say nothing else. */
export const orientationOnly = (orientation: Orientation): Buffer =>
  Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, shortType, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

export const turned = ({ width, height }: Size, orientation: Orientation): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
