import { crc32 } from "node:zlib";
import { createCopy, type Format, textAt } from "./format.ts";
import { orientationIn, orientationOnly, turned } from "./orientation.ts";

const signature = "\x89PNG\r\n\x1a\n";

/** What shows the picture, its colours and, in animated ones, its frames. Not texts, times, and what programs add. */
const shown: ReadonlySet<string> = new Set(
  "IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP sBIT bKGD cICP mDCV cLLI acTL fcTL fdAT".split(" "),
);

/** https://www.w3.org/TR/png-3/#5DataRep: chunks, each with its length and a checksum. */
export const png: Format<"image/png"> = {
  type: "image/png",
  isType: (bytes) => textAt(bytes, 0, 8) === signature && textAt(bytes, 12) === "IHDR",
  clean: (bytes) => {
    if (bytes.length < 33) return undefined;
    const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    const copy = createCopy(bytes.length + 64);
    copy.add(bytes.subarray(0, signature.length));
    let orientation: number | undefined;
    let hasPixels = false;
    let at = signature.length;
    while (at + 12 <= bytes.length) {
      const name = textAt(bytes, at + 4);
      const end = at + 12 + bytes.readUInt32BE(at);
      if (end > bytes.length) return undefined;
      if (shown.has(name)) {
        if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
        copy.add(bytes.subarray(at, end));
      }
      if (name === "eXIf" && orientation === undefined) {
        orientation = orientationIn(bytes.subarray(at + 8, end - 4));
        if (orientation !== 1) copy.add(toChunk(name, orientationOnly(orientation)));
      }
      hasPixels ||= name === "IDAT";
      if (name === "IEND") return hasPixels ? { size: turned(size, orientation ?? 1), content: copy.content() } : undefined;
      at = end;
    }
    return undefined;
  },
};

const toChunk = (name: string, body: Buffer): Buffer => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, "latin1"), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(body.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};
