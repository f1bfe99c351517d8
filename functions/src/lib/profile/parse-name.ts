import { profileLimits } from "./limits.ts";
import { segmentsOf } from "../core/segments.ts";
import { cleanText } from "../core/text.ts";
import { withoutIntroduction, withoutTitle } from "./introductions.ts";

/**
 * A name in the form in which it is stored, without a title; null for none. Too long is refused, because half a name is not a name.
 *
 * @param language BCP 47, of the conversation
 */
export const parseName = (text: string, language: string): { readonly value: string | null } | "too_long" => {
  // Before anything else is done with it: splitting into graphemes takes time.
  if (text.length > longestText) return "too_long";
  const name = withoutTitle(withoutIntroduction(cleanText(text), language), language).replace(sentenceEnd, "");
  if (name === "") return { value: null };
  if (Buffer.byteLength(name) > profileLimits.nameBytes) return "too_long";
  return hasMoreGraphemes(name, profileLimits.nameGraphemes) ? "too_long" : { value: name };
};

/** Of a sentence: after a long word. That of "J. R. R." belongs to the name. */
const sentenceEnd = /(?<=[^\s.]{3})[.,;!]$|[,;!]$/u;

/** 10 times as many UTF-16 units as bytes are kept: a name with lots of blanks around it is still read. */
const longestText = 10 * profileLimits.nameBytes;

/** No grapheme is shorter than a UTF-16 unit: those of most names need not be counted, which takes a new instance several milliseconds. */
const hasMoreGraphemes = (text: string, most: number): boolean =>
  text.length > most && Array.from(segmentsOf(text, "grapheme")).length > most;
