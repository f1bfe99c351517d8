import { expect } from "chai";
import { readImage } from "./image.ts";

const bytes = (...parts: readonly (string | readonly number[] | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const u16 = (value: number): readonly number[] => [value >> 8, value & 255];
const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};
const box = (type: string, ...body: readonly Buffer[]): Buffer => bytes(u32(8 + Buffer.concat(body).length), type, Buffer.concat(body));
const ispe = (width: number, height: number): Buffer => box("ispe", u32(0), u32(width), u32(height));
const ftyp = (...brands: readonly string[]): Buffer => box("ftyp", bytes(brands[0] ?? "", u32(0), ...brands.slice(1)));
const properties = (...inner: readonly Buffer[]): Buffer => box("meta", u32(0), box("hdlr", u32(0)), box("iprp", box("ipco", ...inner)));
const frame = (marker: number): Buffer => bytes([0xff, marker], u16(11), [8], u16(20), u16(30), [1, 1, 0x11, 0]);
const segment = (length: number): Buffer => bytes([0xff, 0xe1], u16(length), Buffer.alloc(length - 2));
const soi = [0xff, 0xd8];

describe("readImage", () => {
  const pictures: readonly (readonly [string, Buffer, string])[] = [
    ["PNG", bytes("\x89PNG\r\n\x1a\n", u32(13), "IHDR", u32(30), u32(20), Buffer.alloc(20)), "image/png 30x20"],
    ["GIF", bytes("GIF89a", [30, 0, 20, 0], Buffer.alloc(10)), "image/gif 30x20"],
    ["JPEG", bytes(soi, segment(40), frame(0xc0)), "image/jpeg 30x20"],
    [
      "a progressive JPEG with long beginnings and fill bytes",
      bytes(soi, segment(65_000), segment(65_000), [0xff, 0xff], frame(0xc2)),
      "image/jpeg 30x20",
    ],
    ["lossy WebP", bytes("RIFF", u32(0), "WEBPVP8 ", Buffer.alloc(7), [0x9d, 0x01, 0x2a, 30, 0, 20, 0]), "image/webp 30x20"],
    ["lossless WebP", bytes("RIFF", u32(0), "WEBPVP8L", Buffer.alloc(4), [0x2f, 29, 0xc0, 4, 0], Buffer.alloc(8)), "image/webp 30x20"],
    ["extended WebP", bytes("RIFF", u32(0), "WEBPVP8X", Buffer.alloc(8), [29, 0, 0, 19, 0, 0]), "image/webp 30x20"],
    ["AVIF with a thumbnail", bytes(ftyp("avif", "mif1"), properties(ispe(3, 2), ispe(30, 20))), "image/avif 30x20"],
    ["AVIF that says so second", bytes(ftyp("mif1", "miaf", "avif"), properties(ispe(30, 20))), "image/avif 30x20"],
  ];
  for (const [what, picture, wanted] of pictures) {
    it(`reads ${what}`, () => {
      const { type, width, height } = readImage(picture) ?? {};
      expect(`${type} ${width}x${height}`).to.equal(wanted);
    });

    it(`takes no beginning of ${what} for more than it is, and never throws`, () => {
      for (let length = 0; length < Math.min(picture.length, 300); length++) readImage(picture.subarray(0, length));
      for (let place = 0; place < Math.min(picture.length, 120); place++) {
        for (const value of [0, 1, 0x7f, 0xff]) {
          const changed = Buffer.from(picture);
          changed[place] = value;
          readImage(changed);
        }
      }
    });
  }

  const others: Readonly<Record<string, Buffer>> = {
    nothing: Buffer.alloc(0),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
    PDF: Buffer.from("%PDF-1.7"),
    HEIC: bytes(ftyp("heic", "mif1"), properties(ispe(30, 20))),
    "a PNG without an area": bytes("\x89PNG\r\n\x1a\n", u32(13), "IHDR", u32(0), u32(20), Buffer.alloc(20)),
    "a PNG that is larger than pictures are": bytes("\x89PNG\r\n\x1a\n", u32(13), "IHDR", u32(1e9), u32(1e9), Buffer.alloc(20)),
    "a PNG that ends": bytes("\x89PNG\r\n\x1a\n", u32(13), "IHDR", u32(1)),
    "a JPEG without a frame": bytes(soi, segment(40), [0xff, 0xda], u16(2), Buffer.alloc(40)),
    "a JPEG whose segment has no length": bytes(soi, [0xff, 0xe1, 0, 0], Buffer.alloc(100)),
    "an AVIF without sizes": bytes(ftyp("avif"), properties()),
    "an AVIF in boxes without an end": bytes(ftyp("avif"), box("meta", u32(0), bytes(u32(0), "iprp"))),
  };
  for (const [what, file] of Object.entries(others)) {
    it(`takes ${what} for no picture`, () => {
      expect(readImage(file)).to.equal(undefined);
    });
  }

  it("looks at no byte of a file that is made to take long more often than twice", () => {
    const fill = (size: number, part: Buffer): Buffer => Buffer.alloc(size, part);
    const hostile = (size: number): readonly Buffer[] => [
      bytes(soi, fill(size, Buffer.from([0xff, 0xe1, 0, 2]))),
      bytes(soi, fill(size, Buffer.from([0xff]))),
      bytes(ftyp("avif"), properties(fill(size, ispe(1, 1)))),
      bytes(ftyp("avif"), fill(size, bytes(u32(8), "free"))),
    ];
    for (const file of hostile(256 * 1024)) {
      let looks = 0;
      const counted = new Proxy(file, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") {
            if (typeof name === "string" && /^\d+$/.test(name)) looks += 1;
            return member;
          }
          return (...parameters: readonly unknown[]): unknown => {
            looks += 1;
            return Reflect.apply(member, target, parameters);
          };
        },
      });
      readImage(counted);
      expect(looks).to.be.at.most(2 * file.length);
    }
  });
});
