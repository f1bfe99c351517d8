import type { UploadedImage } from "../../../../contract/answers/uploaded-image.ts";
import { mediaLimits } from "./limits.ts";

/** A picture's properties according to its bytes, not its sender. */
export type Image = Pick<UploadedImage, "type" | "width" | "height">;

/** The accepted types with their file extensions. Not SVG, which may contain scripts. */
export const imageTypes = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
} as const satisfies Readonly<Record<Image["type"], string>>;

export type ImageType = keyof typeof imageTypes;

type Size = Pick<Image, "width" | "height">;

/**
 * Reads type and size from the beginning of a file. Readers only go forward, so that a hostile file takes no longer than a picture. The
 * libraries that were tried went back and forth in such files for seconds.
 */
export const readImage = (bytes: Buffer): Image | undefined => {
  for (const { type, isType, readSize } of readers) {
    if (!isType(bytes)) continue;
    const size = readSize(bytes);
    return size !== undefined && isPossible(size.width) && isPossible(size.height) ? { type, ...size } : undefined;
  }
  return undefined;
};

const isPossible = (pixels: number): boolean => pixels > 0 && pixels <= mediaLimits.pixels;

interface Reader {
  readonly type: ImageType;
  readonly isType: (bytes: Buffer) => boolean;
  readonly readSize: (bytes: Buffer) => Size | undefined;
}

const textAt = (bytes: Buffer, from: number, length = 4): string => bytes.toString("latin1", from, from + length);

/** https://www.w3.org/TR/png-3/#11IHDR */
const png: Reader = {
  type: "image/png",
  isType: (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" && textAt(bytes, 12) === "IHDR",
  readSize: (bytes) => (bytes.length < 33 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
};

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt, 18 */
const gif: Reader = {
  type: "image/gif",
  isType: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  readSize: (bytes) => (bytes.length < 13 ? undefined : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
};

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: segments until the frame header, each with its length. */
const jpeg: Reader = {
  type: "image/jpeg",
  isType: (bytes) => bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8 && bytes[2] === 0xff,
  readSize: (bytes) => {
    let at = 2;
    while (at + 9 <= bytes.length) {
      if (bytes[at] !== 0xff) return undefined;
      const marker = bytes[at + 1] ?? 0;
      // Any number of 0xff bytes may precede a marker.
      if (marker === 0xff) at += 1;
      else if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      else if (marker < 0xc0 || marker === 0xd9 || marker === 0xda) return undefined;
      else {
        const length = bytes.readUInt16BE(at + 2);
        if (length < 2) return undefined;
        at += 2 + length;
      }
    }
    return undefined;
  },
};

/** SOF0 to SOF15, without DHT, JPG and DAC, whose codes are among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** https://developers.google.com/speed/webp/docs/riff_container */
const webp: Reader = {
  type: "image/webp",
  isType: (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP",
  readSize: (bytes) => {
    if (bytes.length < 30) return undefined;
    const form = textAt(bytes, 12);
    if (form === "VP8X") return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    if (form === "VP8 " && bytes.readUIntBE(23, 3) === 0x9d012a)
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    if (form !== "VP8L" || bytes[20] !== 0x2f) return undefined;
    const bits = bytes.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  },
};

/** https://aomediacodec.github.io/av1-avif/: boxes of ISO 14496-12. The largest `ispe` is the picture's; others are thumbnails and layers. */
const avif: Reader = {
  type: "image/avif",
  isType: (bytes) => textAt(bytes, 4) === "ftyp" && brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis"),
  readSize: (bytes) => {
    const head = bytes.subarray(0, mediaLimits.boxBytes);
    const properties = findBoxes(head, ["meta", "iprp", "ipco"]);
    const sizes = properties.flatMap((ipco) => boxesIn(ipco).filter(({ type, body }) => type === "ispe" && body.length >= 12));
    return sizes
      .map(({ body }) => ({ width: body.readUInt32BE(4), height: body.readUInt32BE(8) }))
      .reduce<Size | undefined>((largest, size) => (largest === undefined || size.width > largest.width ? size : largest), undefined);
  },
};

/** The brands in the first box: the major one and, after a version, the compatible ones. */
const brandsOf = (bytes: Buffer): readonly string[] => {
  const length = Math.min(bytes.length < 4 ? 0 : bytes.readUInt32BE(0), bytes.length, 256);
  const places = Array.from({ length: Math.max(0, Math.floor((length - 8) / 4)) }, (_, index) => 8 + 4 * index);
  return places.filter((place) => place !== 12).map((place) => textAt(bytes, place));
};

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** Consecutive boxes, as far as they are complete. */
const boxesIn = (bytes: Buffer): readonly Box[] => {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) break;
    boxes.push({ type: textAt(bytes, at + 4), body: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
};

/** The bodies of nested boxes: the first one of each name. `meta` has a version before its boxes. */
const findBoxes = (bytes: Buffer, [name, ...inner]: readonly string[]): readonly Buffer[] => {
  if (name === undefined) return [bytes];
  const box = boxesIn(bytes).find(({ type }) => type === name);
  return box === undefined ? [] : findBoxes(name === "meta" ? box.body.subarray(4) : box.body, inner);
};

const readers: readonly Reader[] = [png, jpeg, webp, gif, avif];

export const allTypes = readers.map(({ type }) => type);
