import { escapeAddress, isPublicPicture } from "./addresses.ts";
import type { HtmlElement } from "./html-tree.ts";
import { classesOf, type Style } from "./styles.ts";

/** A picture that the clipboard itself has. */
export interface HeldPicture {
  /** A `data:` URL, or the local address of a file. */
  readonly source: string;
  readonly words: string;
}

/** The sign in the text for the picture with this number: of a private area of Unicode, which texts do not have. */
export const pictureSign = (index: number): string => String.fromCodePoint(firstSign + index);

const firstSign = 0xf_00_00;

/** 1,000 pictures: the others are left out. */
const mostPictures = 1_000;

export const pictureSigns = /[\u{F0000}-\u{FFFFD}]/gu;

export const pictureIndex = (sign: string): number => (sign.codePointAt(0) ?? firstSign) - firstSign;

/** Collects the pictures of one text. `holds`: whether the caller has the picture itself; others that readers could not see are left out. */
export function createPictures(holds: (source: string) => boolean) {
  const held: HeldPicture[] = [];
  const linked: string[] = [];
  let leftOut = 0;

  /** What a picture is in the text: itself, its words, or nothing. */
  const read = (element: HtmlElement, style: Style): { readonly kind: "text" | "raw"; readonly text: string } | undefined => {
    const { attributes } = element;
    const words = (attributes["alt"] ?? "").replaceAll(/\s+/g, " ").trim();
    if (attributes["aria-roledescription"] === "checkbox" || isPixel(attributes, style)) return undefined;
    const source = (attributes["src"] ?? "").trim();
    const emoji = isEmoji(words, classesOf(element)) ? words : emojiAt(source);
    if (emoji !== undefined) return { kind: "text", text: emoji };
    if (isPublicPicture(source)) {
      linked.push(source);
      return { kind: "raw", text: `![${escapeWords(words)}](${escapeAddress(source)})` };
    }
    if (source === "") return undefined;
    if (held.length >= mostPictures || !holds(source)) {
      leftOut += 1;
      return undefined;
    }
    held.push({ source, words });
    return { kind: "raw", text: pictureSign(held.length - 1) };
  };

  return { held, linked, read, leftOut: () => leftOut };
}

/** Words between the brackets of a picture. */
function escapeWords(words: string): string {
  return words.replaceAll(/[\\[\]`<]/g, String.raw`\$&`);
}

/** Newsletters count readers with pictures of a pixel. */
function isPixel({ width = "", height = "" }: HtmlElement["attributes"], style: Style): boolean {
  return (
    /^[0-2](?:px)?$/.test(width) ||
    /^[0-2](?:px)?$/.test(height) ||
    /^[0-2]px$/.test(style.get("width") ?? "") ||
    /^[0-2]px$/.test(style.get("height") ?? "")
  );
}

/** The sign that an address names by its numbers, as Slack and Gmail do: `emoji/1f469-200d-1f33e.png`. */
function emojiAt(address: string): string | undefined {
  const name = /emoji/i.test(address.slice(0, 500))
    ? address
        .replace(/[?#].*/, "")
        .split("/")
        .at(-1)
    : undefined;
  const numbers = /^(?:emoji_u)?([\da-f]{4,5}(?:[-_][\da-f]{4,5}){0,9})(?:@\dx)?\.[a-z]{3,4}$/i.exec(name ?? "")?.[1] ?? "";
  const sign = String.fromCodePoint(...numbers.split(/[-_]/).map((number) => Number.parseInt(number, 16) || 0));
  return /[\p{Extended_Pictographic}\p{RI}\u20e3]/u.test(sign) ? sign : undefined;
}

function isEmoji(words: string, classes: readonly string[]): boolean {
  if (words === "" || words.length > 40) return false;
  if (/^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u.test(words) && /\P{ASCII}/u.test(words)) return true;
  return classes.some((name) => /^(?:emoji|emoticon|wp-smiley)/.test(name)) && !words.includes("/");
}
