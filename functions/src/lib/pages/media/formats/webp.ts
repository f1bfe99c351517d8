import { createCopy, type Format, type Size, textAt } from "./format.ts";
import { orientationIn, orientationOnly, turned } from "./orientation.ts";

/** Bits of the first byte of `VP8X`. */
const flags = { exif: 0x08, xmp: 0x04 } as const;

/** What shows the picture; `ANMF` is a frame with chunks of its own. */
const shown: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ALPH", "ANIM", "ICCP"]);

/** https://developers.google.com/speed/webp/docs/riff_container: chunks, each with its length, and filled up to even ones. */
export const webp: Format<"image/webp"> = {
  type: "image/webp",
  isType: (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP",
  clean: (bytes) => {
    if (bytes.length < 30) return undefined;
    const end = 8 + bytes.readUInt32LE(4);
    if (end > bytes.length) return undefined;
    const chunks = readChunks(bytes.subarray(12, end));
    const size = chunks === undefined ? undefined : sizeOf(chunks);
    if (chunks === undefined || size === undefined) return undefined;
    const exif = chunks.find(({ name }) => name === "EXIF")?.body;
    const orientation = exif === undefined ? 1 : orientationIn(exif.subarray(textAt(exif, 0, 6) === "Exif\0\0" ? 6 : 0));
    const copy = createCopy(bytes.length + 64);
    copy.add(bytes.subarray(0, 12));
    for (const chunk of chunks) {
      if (chunk.name === "VP8X") addChunk(copy, { name: chunk.name, body: withoutFlags(chunk.body, orientation) });
      else if (chunk.name === "ANMF") addChunk(copy, { name: chunk.name, body: cleanFrame(chunk.body) });
      else if (shown.has(chunk.name)) addChunk(copy, chunk);
    }
    if (orientation !== 1) addChunk(copy, { name: "EXIF", body: orientationOnly(orientation) });
    const content = copy.content();
    content.writeUInt32LE(content.length - 8, 4);
    return { size: turned(size, orientation), content };
  },
};

interface Chunk {
  readonly name: string;
  readonly body: Buffer;
}

/** 10,000: animations have hundreds of frames. A file of a million empty chunks would fill the memory. */
const mostChunks = 10_000;

/** Undefined if one of them is not all there. */
const readChunks = (bytes: Buffer): readonly Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length || chunks.length === mostChunks) return undefined;
    chunks.push({ name: textAt(bytes, at), body: bytes.subarray(at + 8, end) });
    at = end + (end % 2);
  }
  return chunks;
};

const addChunk = (copy: ReturnType<typeof createCopy>, { name, body }: Chunk): void => {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(body.length, 4);
  copy.add(head);
  copy.add(body);
  if (body.length % 2 === 1) copy.add(Buffer.alloc(1));
};

const withoutFlags = (body: Buffer, orientation: number): Buffer => {
  const copy = Buffer.from(body);
  copy[0] = ((body[0] ?? 0) & ~(flags.exif | flags.xmp)) | (orientation === 1 ? 0 : flags.exif);
  return copy;
};

/** 16: place, size and duration of a frame. Whatever else it has than pixels is left out. */
const cleanFrame = (body: Buffer): Buffer => {
  const copy = createCopy(body.length + 8);
  copy.add(body.subarray(0, 16));
  for (const chunk of readChunks(body.subarray(16)) ?? []) if (shown.has(chunk.name)) addChunk(copy, chunk);
  return copy.content();
};

/** The canvas, in which all pixels must be. */
const sizeOf = (chunks: readonly Chunk[]): Size | undefined => {
  const [first] = chunks;
  const pixels = chunks.find(({ name }) => name === "VP8 " || name === "VP8L");
  const shownSize = pixels && sizeOfPixels(pixels);
  if (first?.name !== "VP8X") return shownSize;
  if (first.body.length < 10 || (shownSize === undefined && !chunks.some(({ name }) => name === "ANMF"))) return undefined;
  const canvas = { width: 1 + first.body.readUIntLE(4, 3), height: 1 + first.body.readUIntLE(7, 3) };
  return shownSize !== undefined && (shownSize.width > canvas.width || shownSize.height > canvas.height) ? undefined : canvas;
};

const sizeOfPixels = ({ name, body }: Chunk): Size | undefined => {
  if (name === "VP8 ")
    return body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a
      ? undefined
      : { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  if (body.length < 5 || body[0] !== 0x2f) return undefined;
  const bits = body.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
};
