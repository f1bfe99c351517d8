import type { AnswerCard } from "@lectern/client";
import type { MismatchNews } from "./conversation-view.ts";

/** Digits of all scripts as those of ours: a site may write them otherwise than a transcription. */
const toLatin = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Each script has its ten in a row. Zero is the first that has nine digits behind it.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/** "1,200.50" in one piece, without what separates its digits. */
const groups = /\d+(?:[.,:\u00a0\u202f'’ ]\d+)*/g;

const bare = (digits: string): string => digits.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");

/** What a number may be spoken as: whole, in parts, and hours of the afternoon as twelve less. */
const waysToSay = (group: string): readonly string[] => {
  const parts = group.split(/\D+/);
  const afternoon = parts.map(Number).flatMap((hour) => (hour > 12 && hour < 24 ? [String(hour - 12)] : []));
  return [group, ...parts, ...afternoon].map(bare);
};

const groupsIn = (text: string): readonly string[] => toLatin(text).match(groups) ?? [];

/**
 * Numbers that were spoken and stand in none of the texts. Digits only: what is spoken in words is not compared. A number is known by the
 * whole of its digits, or by all of its parts.
 */
export const unquotedNumbers = (spoken: string, quoted: readonly string[]): readonly string[] => {
  const known = new Set(quoted.flatMap(groupsIn).flatMap(waysToSay));
  return groupsIn(spoken).filter(
    (group) => !known.has(bare(group)) && !group.split(/\D+/).every((part) => known.has(bare(part)) || Number(part) === 0),
  );
};

/** Undefined where all that was spoken was quoted. */
export const mismatchOf = (spoken: string, { question, answer, sources }: AnswerCard["data"]): MismatchNews | undefined => {
  const numbers = unquotedNumbers(spoken, [question, answer, ...sources.map(({ excerpt }) => excerpt)]);
  return numbers.length === 0 ? undefined : { question, answer, spoken, numbers };
};
