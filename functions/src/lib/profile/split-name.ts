import { cleanText } from "../core/text.ts";
import { withoutIntroduction, withoutTitle } from "./introductions.ts";

/** In these languages the family name comes first: `nameOrderLocales` of the person names of CLDR 48. */
const familyFirst = new Set(["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]);

/** A whole name as its parts, where a blank parts it. One word is a first name. */
export const splitName = (name: string, language: string): readonly (readonly ["first_name" | "last_name", string])[] => {
  const [before = "", after] = withoutTitle(withoutIntroduction(cleanText(name), language), language).split(/, ?/);
  if (after !== undefined) return join(after, before);
  const words = before.split(" ");
  const [first = "", ...others] = words;
  if (others.length === 0) return [["first_name", first]];
  return familyFirst.has(new Intl.Locale(language).language)
    ? join(words.at(-1) ?? "", words.slice(0, -1).join(" "))
    : join(first, others.join(" "));
};

const join = (first: string, last: string): ReturnType<typeof splitName> => [
  ["first_name", first],
  ["last_name", last],
];
