import { profileLimits } from "./limits.ts";
import { segmentsOf } from "../core/segments.ts";
import { cleanText } from "../core/text.ts";

/**
 * A name as it was sent, trimmed; null for none. Too long is refused, because half a name is not a name. "Erik, no, Eirik" is not
 * understood: which part of a sentence is the name, the model knows, and no rule does.
 */
export const parseName = (text: string): { readonly value: string | null } | "not_understood" | "too_long" => {
  // Before anything else is done with it: splitting into graphemes takes time.
  if (text.length > longestText) return "too_long";
  const name = cleanText(text);
  if (name === "") return { value: null };
  if (Buffer.byteLength(name) > profileLimits.nameBytes || hasMoreGraphemes(name, profileLimits.nameGraphemes)) return "too_long";
  return ofSentences.test(name) ? "not_understood" : { value: name };
};

/** Commas and full stops of any script, remarks in brackets or between dashes. "J. R. R.", "S:t" and "Jr." are parts of names. */
const ofSentences = /(?![.:!?])\p{Terminal_Punctuation}|[:!?](?=\s|$)|[^\s.]{3}\.$|[()[\]]|\s\p{Pd}+\s/u;

/** 10 times as many UTF-16 units as bytes are kept: a name with lots of blanks around it is still read. */
const longestText = 10 * profileLimits.nameBytes;

/** No grapheme is shorter than a UTF-16 unit: those of most names need not be counted, which takes a new instance several milliseconds. */
const hasMoreGraphemes = (text: string, most: number): boolean =>
  text.length > most && Array.from(segmentsOf(text, "grapheme")).length > most;
