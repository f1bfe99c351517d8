export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "other";

export interface PictureHead {
  readonly kind: PictureKind;
  /** Drawing it would leave its first frame. */
  readonly isAnimated: boolean;
  readonly mayBeTransparent: boolean;
}

/** 64 KiB: what says how a picture is made is at its beginning, behind a colour profile at most. */
export const headBytes = 65_536;

/** What the beginning of a file says. */
export const readHead = (bytes: Uint8Array): PictureHead => {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const kind = kinds.find(({ form }) => form.test(text))?.kind ?? "other";
  return { kind, isAnimated: isAnimated(kind, text), mayBeTransparent: mayBeTransparent(kind, text) };
};

const kinds: readonly { readonly kind: PictureKind; readonly form: RegExp }[] = [
  { kind: "jpeg", form: /^\xff\xd8\xff/ },
  { kind: "png", form: /^\x89PNG/ },
  { kind: "gif", form: /^GIF8/ },
  { kind: "webp", form: /^RIFF[^]{4}WEBP/ },
  { kind: "avif", form: /^[^]{4}ftyp(?:[^]{4}){0,20}avi[fs]/ },
  { kind: "heic", form: /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/ },
];

/** Bits of the byte in which an extended WebP says what it has. */
const webpBits = { animation: 0x02, alpha: 0x10 } as const;

const webpFlags = (text: string): number => (text.startsWith("VP8X", 12) ? text.charCodeAt(20) : 0);

const isAnimated = (kind: PictureKind, text: string): boolean => {
  if (kind === "png") return text.includes("acTL");
  if (kind === "webp") return (webpFlags(text) & webpBits.animation) !== 0;
  return kind === "gif" || (kind === "avif" && text.startsWith("avis", 8));
};

/** Where nothing says no, it may. PNG: the type of its colours has an alpha channel, or a chunk makes one of them transparent. */
const mayBeTransparent = (kind: PictureKind, text: string): boolean => {
  if (kind === "png") return (text.charCodeAt(25) & 4) !== 0 || text.includes("tRNS");
  if (kind === "webp") return !text.startsWith("VP8 ", 12) && (!text.startsWith("VP8X", 12) || (webpFlags(text) & webpBits.alpha) !== 0);
  return kind !== "jpeg" && kind !== "heic";
};
