import { type Format, type Size, textAt } from "./format.ts";

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * https://aomediacodec.github.io/av1-avif/: boxes of ISO 14496-12, which refer to places in the file. So nothing is cut out: what is not the
 * picture becomes zeros where it is.
 */
export const avif: Format<"image/avif"> = {
  type: "image/avif",
  isType: (bytes) => textAt(bytes, 4) === "ftyp" && brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis"),
  clean: (bytes) => {
    const content = Buffer.from(bytes);
    const boxes = boxesIn(content);
    if (boxes === undefined) return undefined;
    for (const { body } of boxes.filter(({ type }) => !pictureBoxes.has(type))) body.fill(0);
    for (const { body } of boxes.filter(({ type }) => type === "moov")) clearFilm(body);
    const meta = boxes.find(({ type }) => type === "meta")?.body.subarray(4);
    const parts = meta && boxesIn(meta);
    if (parts === undefined) return undefined;
    for (const { body } of parts.filter(({ type }) => unread.has(type))) body.fill(0);
    const places = metadataPlaces(parts, content);
    if (places === undefined) return undefined;
    for (const place of places) place.fill(0);
    const size = sizeIn(parts);
    return size && { size, content };
  },
};

const pictureBoxes: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat", "moov"]);

/** Boxes for whatever a program likes. */
const unread: ReadonlySet<string> = new Set(["free", "skip", "uuid", "udta", "xml ", "bxml"]);

/** Animated pictures are films: of a film and its tracks, all that says nothing to who shows it. */
const clearFilm = (bytes: Buffer): void => {
  for (const { type, body } of boxesIn(bytes) ?? []) {
    if (unread.has(type) || type === "meta") body.fill(0);
    if (type === "trak") clearFilm(body);
  }
};

/** The brands in the first box: the major one and, after a version, the compatible ones. */
const brandsOf = (bytes: Buffer): readonly string[] => {
  const length = Math.min(bytes.length < 4 ? 0 : bytes.readUInt32BE(0), bytes.length, 256);
  const places = Array.from({ length: Math.max(0, Math.floor((length - 8) / 4)) }, (_, index) => 8 + 4 * index);
  return places.filter((place) => place !== 12).map((place) => textAt(bytes, place));
};

/** More than any picture has. */
const mostBoxes = 10_000;

/** Consecutive boxes. Undefined if one of them is not all there. */
const boxesIn = (bytes: Buffer): readonly Box[] | undefined => {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && boxes.length < mostBoxes) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > bytes.length) return undefined;
    // 0: to the end of the file. 1: the length follows the name, with 64 bits.
    const length = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < head || at + length > bytes.length) return undefined;
    boxes.push({ type: textAt(bytes, at + 4), body: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return boxes.length < mostBoxes ? boxes : undefined;
};

const bodyOf = (boxes: readonly Box[], name: string): Buffer | undefined => boxes.find(({ type }) => type === name)?.body;

/** The largest `ispe` is the picture's; others are thumbnails and layers. A quarter turn swaps its sides. */
const sizeIn = (parts: readonly Box[]): Size | undefined => {
  const properties = boxesIn(bodyOf(boxesIn(bodyOf(parts, "iprp") ?? empty) ?? [], "ipco") ?? empty) ?? [];
  const [size] = properties
    .filter(({ type, body }) => type === "ispe" && body.length >= 12)
    .map(({ body }) => ({ width: body.readUInt32BE(4), height: body.readUInt32BE(8) }))
    .toSorted((a, b) => b.width - a.width);
  const isTurned = ((bodyOf(properties, "irot")?.[0] ?? 0) & 1) === 1;
  return size && (isTurned ? { width: size.height, height: size.width } : size);
};

const empty = Buffer.alloc(0);

/** Where Exif and XMP are: items of the types `Exif` and `mime`, whose places `iloc` lists. Undefined if they are not in the file. */
const metadataPlaces = (parts: readonly Box[], file: Buffer): readonly Buffer[] | undefined => {
  const wanted = metadataItems(bodyOf(parts, "iinf") ?? empty);
  const idat = bodyOf(parts, "idat") ?? empty;
  try {
    const places = placesIn(bodyOf(parts, "iloc") ?? empty);
    const isWhole = places.every(({ from, length, isInner }) => from + length <= (isInner ? idat : file).length);
    const found = places.filter(({ item }) => wanted.has(item));
    return isWhole ? found.map(({ from, length, isInner }) => (isInner ? idat : file).subarray(from, from + length)) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** ISO 14496-12, 8.11.6. The number of a type is after version, id and protection. */
const metadataItems = (iinf: Buffer): ReadonlySet<number> => {
  const boxes = boxesIn(iinf.subarray(iinf[0] === 0 ? 6 : 8)) ?? [];
  const items = boxes.flatMap(({ type, body }) => {
    const isLong = body[0] === 3;
    if (type !== "infe" || body.length < (isLong ? 14 : 12)) return [];
    const kind = textAt(body, isLong ? 10 : 8);
    return kind === "Exif" || kind === "mime" ? [isLong ? body.readUInt32BE(4) : body.readUInt16BE(4)] : [];
  });
  return new Set(items);
};

interface Place {
  readonly item: number;
  readonly from: number;
  readonly length: number;
  /** In `idat`, not in the file. */
  readonly isInner: boolean;
}

/** ISO 14496-12, 8.11.3. @throws RangeError for half a box */
const placesIn = (iloc: Buffer): readonly Place[] => {
  if (iloc.length === 0) return [];
  let at = 6;
  const read = (bytes: number): number => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(iloc.readBigUInt64BE(at)) : iloc.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const version = iloc.readUInt8(0);
  const sizes = iloc.readUInt16BE(4);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  const places: Place[] = [];
  for (let left = read(version < 2 ? 2 : 4); left > 0; left--) {
    const item = read(version < 2 ? 2 : 4);
    const isInner = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseBytes);
    for (let extents = read(2); extents > 0; extents--) {
      if (places.length === mostBoxes) throw new RangeError("too many places");
      if (version > 0) read(indexBytes);
      places.push({ item, from: base + read(offsetBytes), length: read(lengthBytes), isInner });
    }
  }
  return places;
};
