import { readFileSync } from "node:fs";
import { expect } from "chai";
import { aPng, pngChunk, pngEnd, pngHead } from "../../../../test/support/a-png.ts";
import { cleanImage } from "./image.ts";

const photo = (name: string): Buffer => readFileSync(new URL(`../../../../test/photos/${name}`, import.meta.url));

type Part = string | readonly number[] | Buffer;

const bytes = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const u16 = (value: number): readonly number[] => [value >> 8, value & 255];
const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};
const soi = [0xff, 0xd8];
const eoi = [0xff, 0xd9];
const segment = (mark: number, ...body: readonly Part[]): Buffer => bytes([0xff, mark], u16(bytes(...body).length + 2), ...body);
const frame = (mark: number, width = 30, height = 20): Buffer => segment(mark, [8], u16(height), u16(width), [1, 1, 0x11, 0]);
const scan = bytes(segment(0xda, [1, 1, 0, 0, 63, 0]), [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]);
const aJpeg = (...segments: readonly Buffer[]): Buffer => bytes(soi, ...segments, frame(0xc0), scan, eoi);
const gifHead = (width: number, height: number): Buffer => bytes("GIF89a", [width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);
const gifFrame = (width: number, height: number): Buffer =>
  bytes([0x2c, 0, 0, 0, 0, width & 255, width >> 8, height & 255, height >> 8, 0, 2, 2, 0x44, 1, 0]);
const box = (type: string, ...body: readonly Buffer[]): Buffer => bytes(u32(8 + Buffer.concat(body).length), type, Buffer.concat(body));
const ftyp = (...brands: readonly string[]): Buffer => box("ftyp", bytes(brands[0] ?? "", u32(0), ...brands.slice(1)));
const ispe = (width: number, height: number): Buffer => box("ispe", u32(0), u32(width), u32(height));
const meta = (...inner: readonly Buffer[]): Buffer => box("meta", u32(0), ...inner);
const properties = (...inner: readonly Buffer[]): Buffer => box("iprp", box("ipco", ...inner));
const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(body.length, 4);
  return bytes(head, body, Buffer.alloc(body.length % 2));
};
const aWebp = (...chunks: readonly Buffer[]): Buffer => chunk("RIFF", bytes("WEBP", ...chunks));
const lossy = (width: number, height: number): Buffer =>
  chunk("VP8 ", bytes([0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8], Buffer.alloc(8)));

const cleaned = (file: Buffer) => {
  const image = cleanImage(file);
  if (typeof image === "string") throw new Error(image);
  return image;
};

const sizeOf = (file: Buffer): string => {
  const { type, width, height } = cleaned(file);
  return `${type} ${width}x${height}`;
};

describe("cleanImage", () => {
  const photos: Readonly<Record<string, string>> = {
    // Upright with its thumbnail, MPF, colour profile and, after the end, a second picture and a film.
    "phone.jpg": "image/jpeg 32x48",
    "progressive.jpg": "image/jpeg 32x48",
    "print.jpg": "image/jpeg 48x32",
    "screenshot.png": "image/png 32x48",
    "photo.webp": "image/webp 32x48",
    "film.webp": "image/webp 20x10",
    "film.gif": "image/gif 20x10",
    "photo.avif": "image/avif 48x32",
    "turned.avif": "image/avif 32x48",
  };
  for (const [name, wanted] of Object.entries(photos)) {
    it(`keeps of ${name} what shows it, and nothing that its camera wrote about its author`, () => {
      const file = photo(name);
      expect(file.toString("latin1")).to.include("SECRET");
      const { content } = cleaned(file);
      expect(content.toString("latin1")).not.to.match(/SECRET|GPS|Photoshop|http|MPF/);
      expect(sizeOf(file)).to.equal(wanted);
      // It was turned before; it still is, with the same sides.
      expect(sizeOf(content)).to.equal(wanted);
      expect(cleaned(content).content.equals(content), "nothing is left to remove").to.equal(true);
    });

    it(`refuses half of ${name}`, () => {
      const { content } = cleaned(photo(name));
      for (let length = 12; length < content.length - 1; length++)
        expect(cleanImage(content.subarray(0, length)), `${length} of ${content.length} bytes`).to.be.oneOf(["broken", "unknown"]);
    });

    it(`never throws for a damaged ${name}`, () => {
      const file = photo(name);
      for (let place = 0; place < file.length; place += place < 200 ? 1 : 23)
        for (const value of [0, 1, 0x7f, 0xff]) {
          const changed = Buffer.from(file);
          changed[place] = value;
          cleanImage(changed);
        }
    });
  }

  it("keeps the colour profile", () => {
    for (const name of ["phone.jpg", "photo.webp", "photo.avif"])
      expect(cleaned(photo(name)).content.includes("acsp"), name).to.equal(true);
    const png = bytes(pngHead(1, 1), pngChunk("iCCP", bytes("profile")), pngChunk("IDAT", bytes("x")), pngEnd);
    expect(cleaned(png).content.equals(png)).to.equal(true);
  });

  it("keeps all frames of an animation, and how often it is repeated", () => {
    const count = (file: Buffer, mark: string): number => file.toString("latin1").split(mark).length - 1;
    for (const [name, mark] of [
      ["film.gif", "\x21\xf9"],
      ["film.gif", "NETSCAPE2.0"],
      ["film.webp", "ANMF"],
      ["film.webp", "ANIM"],
    ] as const)
      expect(count(cleaned(photo(name)).content, mark), `${name} ${mark}`)
        .to.equal(count(photo(name), mark))
        .and.be.greaterThan(0);
    const frames = ["acTL", "fcTL", "fdAT"].map((name) => pngChunk(name, bytes("x")));
    const png = bytes(pngHead(1, 1), ...frames, pngChunk("IDAT", bytes("x")), pngEnd);
    expect(cleaned(png).content.equals(png)).to.equal(true);
  });

  it("gives back byte for byte what has nothing to hide", () => {
    for (const file of [aPng(), aJpeg(), bytes(gifHead(1, 1), gifFrame(1, 1), ";"), aWebp(lossy(30, 20))])
      expect(cleaned(file).content.equals(file)).to.equal(true);
  });

  const polyglots: Readonly<Record<string, Buffer>> = {
    "a JPEG with an archive behind it": bytes(aJpeg(), "PK\x03\x04EVIL"),
    "a JPEG with a comment": aJpeg(segment(0xfe, "<script>EVIL")),
    "a JPEG with a part of no known program": aJpeg(segment(0xeb, "EVIL"), segment(0xe2, "EVIL")),
    "a JPEG with a picture in its JFIF": aJpeg(segment(0xe0, "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 1, 1], "EVIL")),
    "a JPEG with two Exif": aJpeg(segment(0xe1, "Exif\0\0EVIL"), segment(0xe1, "Exif\0\0EVIL")),
    "a PNG with a page behind it": bytes(aPng(), "<html>EVIL"),
    "a PNG with a chunk of its own": bytes(pngHead(1, 1), pngChunk("eViL", bytes("EVIL")), pngChunk("IDAT", bytes("x")), pngEnd),
    "a GIF with a comment": bytes(gifHead(1, 1), [0x21, 0xfe, 4], "EVIL", [0], gifFrame(1, 1), ";*/=1;EVIL"),
    "a WebP with a chunk of its own": aWebp(lossy(30, 20), chunk("evil", bytes("EVIL"))),
    "a WebP with something behind it": bytes(aWebp(lossy(30, 20)), "EVIL"),
    "an AVIF with a box of its own": bytes(
      ftyp("avif"),
      meta(properties(ispe(30, 20)), box("uuid", bytes("EVIL"))),
      box("free", bytes("EVIL")),
    ),
    "an animated AVIF with a name": bytes(
      ftyp("avis"),
      meta(properties(ispe(30, 20))),
      box("moov", box("trak", box("udta", bytes("EVIL")))),
    ),
  };
  for (const [what, file] of Object.entries(polyglots))
    it(`leaves nothing but the picture of ${what}`, () => {
      expect(cleaned(file).content.toString("latin1")).not.to.include("EVIL");
    });

  it("takes the first of two Exif, as browsers do, in either order of bytes", () => {
    const little = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
    const big = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0];
    const [turned, straight] = [segment(0xe1, "Exif\0\0", little), segment(0xe1, "Exif\0\0", big)];
    expect(sizeOf(aJpeg(turned, straight))).to.equal("image/jpeg 20x30");
    expect(sizeOf(aJpeg(straight, turned))).to.equal("image/jpeg 30x20");
  });

  it("allows 100 megapixels, and no small file that claims more", () => {
    const png = (width: number, height: number): Buffer => bytes(pngHead(width, height), pngChunk("IDAT", bytes("x")), pngEnd);
    expect(sizeOf(png(10_000, 10_000))).to.equal("image/png 10000x10000");
    const canvas = chunk("VP8X", bytes([0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    for (const file of [
      png(10_001, 10_000),
      png(60_000, 60_000),
      bytes(soi, frame(0xc0, 65_535, 65_535), scan, eoi),
      bytes(gifHead(65_535, 65_535), gifFrame(1, 1), ";"),
      bytes(gifHead(1, 1), gifFrame(65_535, 65_535), ";"),
      aWebp(canvas, lossy(30, 20)),
      bytes(ftyp("avif"), meta(properties(ispe(30, 20), ispe(1e9, 1e9)))),
    ])
      expect(cleanImage(file)).to.equal("too_many_pixels");
  });

  const others: Readonly<Record<string, readonly [Buffer, string]>> = {
    nothing: [Buffer.alloc(0), "unknown"],
    SVG: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'), "unknown"],
    HTML: [Buffer.from("<!doctype html><script>alert(1)</script>"), "unknown"],
    PDF: [Buffer.from("%PDF-1.7"), "unknown"],
    HEIC: [bytes(ftyp("heic", "mif1"), meta(properties(ispe(30, 20)))), "unknown"],
    "a PNG without an area": [bytes(pngHead(0, 20), pngChunk("IDAT", bytes("x")), pngEnd), "broken"],
    "a PNG whose middle was lost": [bytes(aPng(4_000).fill(0, 1_000, 2_000)), "broken"],
    "a PNG without pixels": [bytes(pngHead(1, 1), pngEnd), "broken"],
    "a JPEG without a frame": [bytes(soi, segment(0xe1, "x"), scan, eoi), "broken"],
    "a JPEG with two frames, the second one larger": [bytes(soi, frame(0xc0), frame(0xc0, 65_535, 65_535), scan, eoi), "broken"],
    "a JPEG whose segment has no length": [bytes(soi, [0xff, 0xe1, 0, 0], Buffer.alloc(100)), "broken"],
    "a GIF without a picture": [bytes(gifHead(1, 1), ";"), "broken"],
    "a WebP whose pixels are larger than it says": [
      aWebp(chunk("VP8X", bytes([0, 0, 0, 0], [0, 0, 0, 0, 0, 0])), lossy(16_383, 16_383)),
      "broken",
    ],
    "an AVIF without sizes": [bytes(ftyp("avif"), meta(properties())), "broken"],
    "an AVIF in boxes without an end": [bytes(ftyp("avif"), box("meta", u32(0), bytes(u32(0), "iprp"))), "broken"],
  };
  for (const [what, [file, wanted]] of Object.entries(others))
    it(`takes ${what} for no picture`, () => {
      expect(cleanImage(file)).to.equal(wanted);
    });

  it("looks at no byte of a file that is made to take long more often than twice", () => {
    const fill = (size: number, part: Buffer): Buffer => Buffer.alloc(size, part);
    // iloc: version 1, all sizes 0, 65,535 items that each have 65,535 places without a byte.
    const places = box("iloc", bytes([1, 0, 0, 0, 0, 0, 0xff, 0xff], fill(64 * 1024, bytes([0, 1, 0, 0, 0, 0, 0xff, 0xff]))));
    const hostile = (size: number): readonly Buffer[] => [
      bytes(soi, fill(size, segment(0xe1))),
      bytes(soi, fill(size, bytes([0xff]))),
      bytes(soi, frame(0xc0), scan, fill(size, bytes([0xff, 0]))),
      bytes(pngHead(1, 1), fill(size, pngChunk("tEXt", Buffer.alloc(0)))),
      bytes(gifHead(1, 1), fill(size, gifFrame(1, 1))),
      aWebp(fill(size, chunk("evil", Buffer.alloc(0)))),
      bytes(ftyp("avif"), meta(properties(fill(size, ispe(1, 1))))),
      bytes(ftyp("avif"), fill(size, box("free"))),
      bytes(ftyp("avif"), meta(properties(ispe(1, 1)), places)),
    ];
    for (const file of hostile(64 * 1024)) {
      let looks = 0;
      const counted = (buffer: Buffer): Buffer =>
        new Proxy(buffer, {
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
      cleanImage(counted(file));
      expect(looks).to.be.at.most(2 * file.length);
    }
  });
});
