/** Byte order marks, which take precedence over everything else: https://encoding.spec.whatwg.org/#bom-sniff */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** 4096 bytes: how far into a page its encoding may be declared. Browsers read 1024; pages that begin with long comments need more. */
const prescanBytes = 4_096;

/**
 * Decodes a page by its byte order mark, the server's charset or its own declaration; otherwise as UTF-8 if that is valid, and if not as
 * windows-1252, the usual encoding of old pages that declare none.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const mark = marks.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
  const head = () => Buffer.from(bytes.subarray(0, prescanBytes)).toString("latin1");
  const decoder = decoderOf(mark ?? charsetOf(contentType)) ?? decoderOf(charsetOf(metaOf(head())));
  if (decoder !== undefined) return decoder.decode(bytes);
  try {
    // As a stream, because a truncated page may end within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // TypeError: not UTF-8
  }
};

const decoderOf = (label: string | undefined): InstanceType<typeof TextDecoder> | undefined => {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // RangeError: unknown encoding
  }
};

const charsetOf = (text: string): string | undefined => /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]{1,40})/i.exec(text)?.[1];

/** The first `<meta>` that declares an encoding, by `charset` or by content type. */
const metaOf = (head: string): string => head.match(/<meta[^>]{0,300}>/gi)?.find((element) => charsetOf(element) !== undefined) ?? "";
