import { createCopy, type Format, type Size, textAt } from "./format.ts";
import { orientationIn, orientationOnly, turned } from "./orientation.ts";

const marks = { jfif: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, scan: 0xda, end: 0xd9 } as const;

const exifHead = "Exif\0\0";

/** Without its thumbnail, JFIF says only how dense the pixels are. */
const jfifBytes = 18;

/**
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: segments, each with its length, and scans. Cameras append more pictures (MPF), phones
 * a film, to the end of the picture: it ends where it says.
 */
export const jpeg: Format<"image/jpeg"> = {
  type: "image/jpeg",
  isType: (bytes) => bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8 && bytes[2] === 0xff,
  clean: (bytes) => {
    const copy = createCopy(bytes.length + 64);
    copy.add(bytes.subarray(0, 2));
    let orientation: number | undefined;
    let size: Size | undefined;
    let hasScan = false;
    let at = 2;
    while (at + 1 < bytes.length && bytes[at] === 0xff) {
      const mark = bytes[at + 1] ?? 0;
      if (mark === marks.end && size !== undefined && hasScan) {
        copy.add(bytes.subarray(at, at + 2));
        return { size: turned(size, orientation ?? 1), content: copy.content() };
      }
      if (mark === 0xff) {
        // Any number of 0xff bytes may precede a marker.
        at += 1;
        continue;
      }
      const end = endOfSegment(bytes, at);
      if (end === undefined) return undefined;
      const segment = bytes.subarray(at, end);
      if (isFrame(mark)) {
        if (size !== undefined || segment.length < 9) return undefined;
        size = { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
      }
      if (mark === marks.exif && orientation === undefined && textAt(segment, 4, 6) === exifHead) {
        orientation = orientationIn(segment.subarray(4 + exifHead.length));
        if (orientation !== 1)
          copy.add(toSegment(marks.exif, Buffer.concat([Buffer.from(exifHead, "latin1"), orientationOnly(orientation)])));
      }
      if (mark === marks.jfif && textAt(segment, 4, 5) === "JFIF\0" && segment.length >= jfifBytes)
        copy.add(toSegment(mark, Buffer.concat([segment.subarray(4, jfifBytes - 2), Buffer.from([0, 0])])));
      if (isPicture(mark, segment)) copy.add(segment);
      at = end;
      if (mark !== marks.scan) continue;
      at = endOfScan(bytes, end);
      copy.add(bytes.subarray(end, at));
      hasScan = true;
    }
    return undefined;
  },
};

const endOfSegment = (bytes: Buffer, at: number): number | undefined => {
  const mark = bytes[at + 1] ?? 0;
  // 0xd0 to 0xd9 have no length, and belong into scans or to the ends.
  if (mark < 0xc0 || (mark >= 0xd0 && mark <= marks.end) || at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  return length < 2 || at + 2 + length > bytes.length ? undefined : at + 2 + length;
};

/** SOF0 to SOF15, without DHT, JPG and DAC, whose codes are among them. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** What is needed to show it: of what programs add (APP0 to APP15), the colour profile, and Adobe's word for how its colours are coded. */
const isPicture = (mark: number, segment: Buffer): boolean => {
  if (mark === marks.profile) return textAt(segment, 4, 12) === "ICC_PROFILE\0";
  if (mark === marks.adobe) return textAt(segment, 4, 5) === "Adobe";
  return mark < marks.jfif;
};

const toSegment = (mark: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([0xff, mark, 0, body.length + 2]), body]);

/** The next marker that is neither a byte 0xff of the picture (followed by 0) nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};
