import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

export const pngChunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  return Buffer.concat([u32(body.length), named, u32(crc32(named))]);
};

export const pngHead = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
  ]);

export const pngEnd = pngChunk("IEND", Buffer.alloc(0));

const width = 64;

/** Grey noise: other bytes each time, about as many as asked for. It is 64 pixels wide, and has a byte for each pixel. */
export const aPng = (bytes = 0): Buffer => {
  const rows = Math.max(1, Math.floor(bytes / (width + 1)));
  const pixels = Buffer.concat(Array.from({ length: rows }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width)])));
  return Buffer.concat([pngHead(width, rows), pngChunk("IDAT", deflateSync(pixels, { level: 0 })), pngEnd]);
};
