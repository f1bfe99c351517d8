import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";
import { withoutIntroduction } from "./introductions.ts";
import { writeDigits } from "./number-words.ts";
import { type SpokenSigns, signsOf } from "./spoken-signs.ts";

/** Blanks of any kind around an address: they come along when it is copied. */
const outerBlanks = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** What could end an address in a header of a mail and begin another. */
const dangerous = /[\s<>,;:"()[\]\\]/;

/** Of a sentence. A domain with a dot in it does not end in one. */
const sentenceEnd = /(?<=@[^@]+\.[^@.]+)\.$/;

/** ASCII as Chinese, Japanese and Korean keyboards write it. */
const wideAscii = /[\uFF01-\uFF5E]/gu;
const wideAsciiDistance = 0xfee0;

const domainLabel = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * An address in lower case; null for none, undefined when it cannot be one. Nothing is sent there to find out.
 *
 * @param languages BCP 47: in which the signs of an address may be spoken, the conversation's first
 */
export const parseEmail = async (text: string, languages: readonly string[]): Promise<string | null | undefined> => {
  // A text that is much too long is not worth normalising.
  if (text.length > 10 * profileLimits.emailBytes) return undefined;
  if (cleanText(text) === "") return null;
  const said = narrow(text.replaceAll(outerBlanks, "")).replace(sentenceEnd, "");
  for (const language of [undefined, ...languages]) {
    const address = await writeAddress(said, language);
    if (isPlausible(address)) return address;
  }
  return undefined;
};

/** As it is written, with what was spoken in a language: "anna at example dot com". */
const writeAddress = async (said: string, language: string | undefined): Promise<string> => {
  const signs = language === undefined ? undefined : signsOf(new Intl.Locale(language).language);
  const introduced = language === undefined ? said : withoutIntroduction(said, language);
  const [local = "", ...domain] = withoutBlanks(signs === undefined ? introduced : writeSigns(introduced, signs)).split("@");
  const address = [await writeLocal(local, language), ...domain].join("@");
  return address.normalize("NFC").toLowerCase().normalize("NFC");
};

/** Digits are spoken after a name: "anna eight five". Before one they may as well be words. */
const writeLocal = async (local: string, language: string | undefined): Promise<string> => {
  const [name = "", ...words] = local.split(" ");
  if (language === undefined || words.length === 0 || !words.every((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word))) return local;
  return withoutBlanks([name, await writeDigits(words.join(" "), language)].join(" ").trim());
};

const narrow = (text: string): string =>
  text.replaceAll(wideAscii, (character) => String.fromCharCode(character.charCodeAt(0) - wideAsciiDistance));

const writeSigns = (text: string, { at, dot, underscore, hyphen }: SpokenSigns): string => {
  const written = [
    [underscore, "_"],
    [hyphen, "-"],
    [dot, "."],
  ].reduce((before, [words = "", sign = ""]) => before.replaceAll(patternOf(words), sign), text);
  return written.includes("@") ? written : written.replaceAll(patternOf(at), "@");
};

/** Words between blanks, or in brackets: `anna[at]example.com`. Those of scripts without blanks between words stand anywhere. */
const patternOf = (list: string): RegExp => {
  const words = list.split(", ").toSorted((one, other) => other.length - one.length);
  const [anywhere, apart] = [words.filter((word) => unspaced.test(word)), words.filter((word) => !unspaced.test(word))];
  const all = apart.join("|") || neverSaid;
  return new RegExp([...anywhere, `[\\[({] ?(?:${all}) ?[\\])}]`, `(?<!\\S)(?:${all})(?!\\S)`].join("|"), "giu");
};

const neverSaid = "(?!)";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Without blanks around signs, and between letters that are spelled: `k j a e r`. Only spaces: no other blank comes of speech. */
const withoutBlanks = (text: string): string => {
  const pieces = text.replaceAll(/ *([@._-]) */g, "$1").split(" ");
  return pieces.reduce((all, piece, at) => {
    const before = pieces[at - 1]?.split(sign).at(-1) ?? "";
    const after = piece.split(sign).at(0) ?? "";
    return `${all}${spelled.test(before) || spelled.test(after) ? "" : " "}${piece}`;
  });
};

const sign = /[@._-]/;
const spelled = /^(?:\p{L}|\p{N}+)$/u;

const isPlausible = (address: string): boolean => {
  const [local = "", domain = "", ...more] = address.split("@");
  return (
    more.length === 0 &&
    local !== "" &&
    !dangerous.test(address) &&
    // Nothing in it that nobody can see: it would be another address than it looks.
    cleanText(address) === address &&
    Buffer.byteLength(address) <= profileLimits.emailBytes &&
    Buffer.byteLength(local) <= profileLimits.emailLocalBytes &&
    domain.split(".").every((label) => label.length <= profileLimits.domainLabelLength && domainLabel.test(label))
  );
};
