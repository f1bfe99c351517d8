import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";

/** A name in the form in which it is stored; null for none. Too long is refused, because half a name is not a name. */
export const readName = (text: string): { readonly value: string | null } | "too_long" => {
  // Before anything else is done with it: splitting into graphemes takes time.
  if (text.length > longestText) return "too_long";
  const name = cleanText(text);
  if (name === "") return { value: null };
  if (Buffer.byteLength(name) > profileLimits.nameBytes) return "too_long";
  return countGraphemes(name) > profileLimits.nameGraphemes ? "too_long" : { value: name };
};

/** 10 times as many UTF-16 units as bytes are kept: a name with lots of blanks around it is still read. */
const longestText = 10 * profileLimits.nameBytes;

const countGraphemes = (text: string): number => Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)).length;
