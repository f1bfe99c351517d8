import { createCopy, type Format, type Size, textAt } from "./format.ts";

const marks = { extension: 0x21, frame: 0x2c, end: 0x3b, control: 0xf9, application: 0xff } as const;

/** How often an animation is repeated, and the colour profile. */
const keptApplications = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: blocks, whose contents come in portions of at most 255 bytes. */
export const gif: Format<"image/gif"> = {
  type: "image/gif",
  isType: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  clean: (bytes) => {
    if (bytes.length < 13) return undefined;
    let size = sidesAt(bytes, 6);
    const copy = createCopy(bytes.length);
    let at = 13 + tableBytes(bytes[10]);
    copy.add(bytes.subarray(0, at));
    let frames = 0;
    while (at < bytes.length) {
      const mark = bytes[at];
      if (mark === marks.end) {
        copy.add(bytes.subarray(at, at + 1));
        return frames > 0 ? { size, content: copy.content() } : undefined;
      }
      const body = bodyOf(bytes, at);
      const end = body === undefined ? undefined : endOfPortions(bytes, body);
      if (end === undefined) return undefined;
      if (mark === marks.frame) {
        frames += 1;
        size = covering(size, sidesAt(bytes, at + 5));
      }
      if (mark === marks.frame || isKept(bytes, at)) copy.add(bytes.subarray(at, end));
      at = end;
    }
    return undefined;
  },
};

const sidesAt = (bytes: Buffer, at: number): Size => ({ width: bytes.readUInt16LE(at), height: bytes.readUInt16LE(at + 2) });

/** Browsers enlarge a picture to the size of its frames. */
const covering = (one: Size, other: Size): Size => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
});

/** Of a table of colours. */
const tableBytes = (packed = 0): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** Where the portions of a block begin. 1: the size of its codes. */
const bodyOf = (bytes: Buffer, at: number): number | undefined => {
  if (bytes[at] === marks.frame) return at + 10 + tableBytes(bytes[at + 9]) + 1;
  return bytes[at] === marks.extension ? at + 2 : undefined;
};

const isKept = (bytes: Buffer, at: number): boolean => {
  const kind = bytes[at + 1];
  return kind === marks.control || (kind === marks.application && keptApplications.test(textAt(bytes, at + 3, 11)));
};

const endOfPortions = (bytes: Buffer, from: number): number | undefined => {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
};
