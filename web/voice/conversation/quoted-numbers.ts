import type { AnswerCard } from "@lectern/client";
import type { MismatchNews } from "./conversation-view.ts";

/** Replaces digits of all scripts by ASCII digits: a site and a transcript may use different ones. */
const toLatin = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Each script has ten consecutive digits. Zero is the one followed by nine others.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/** "1,200.50" as one group, with its separators. */
const groups = /\d+(?:[.,:\u00a0\u202f'’ ]\d+)*/g;

const bare = (digits: string): string => digits.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");

/** How a number may be spoken: whole, in parts, and afternoon hours minus twelve. */
const waysToSay = (group: string): readonly string[] => {
  const parts = group.split(/\D+/);
  const afternoon = parts.map(Number).flatMap((hour) => (hour > 12 && hour < 24 ? [String(hour - 12)] : []));
  return [group, ...parts, ...afternoon].map(bare);
};

const groupsIn = (text: string): readonly string[] => toLatin(text).match(groups) ?? [];

/**
 * Spoken numbers that are in none of the texts. Only digits are compared, not number words. A number matches with all its digits as one, or with
 * all its parts.
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
