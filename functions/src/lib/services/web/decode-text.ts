/** Marks at the beginning of a text, which say more than anything else: https://encoding.spec.whatwg.org/#bom-sniff */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** How far into a page its encoding may stand. Browsers look at 1024 bytes; pages with long comments in front need more. */
const prescanBytes = 4_096;

/**
 * The text of a page in whatever encoding it is: by its mark, by the server's word, by its own word, as UTF-8 when it is that,
 * and else as the encoding that old pages without any word have.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const mark = marks.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
  const head = () => Buffer.from(bytes.subarray(0, prescanBytes)).toString("latin1");
  const decoder = decoderOf(mark ?? charsetOf(contentType)) ?? decoderOf(charsetOf(metaOf(head())));
  if (decoder !== undefined) return decoder.decode(bytes);
  try {
    // As a stream: a page that was cut may end within a character.
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
    return undefined; // RangeError: there is no such encoding
  }
};

const charsetOf = (text: string): string | undefined => /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]{1,40})/i.exec(text)?.[1];

/** The first `<meta>` that names an encoding, in both spellings. */
const metaOf = (head: string): string => head.match(/<meta[^>]{0,300}>/gi)?.find((element) => charsetOf(element) !== undefined) ?? "";
