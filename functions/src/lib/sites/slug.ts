import { siteLimits } from "./limits.ts";
import { countCharacters } from "../core/text.ts";

/** Why a string cannot be a slug, or its canonical form. */
export type ParsedSlug = { readonly slug: string } | { readonly problem: string };

/** Control and format characters, private ones, line and paragraph separators, and what Unicode leaves blank (U+2800 is an empty braille cell). */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Joiners and variation selectors that are seen: in Persian, Syriac and Indic words, between the parts of an emoji, and after one.
 */
const seenJoiners =
  /(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/**
 * Parses a slug: any script, Unicode NFC, so that two ways to type the same letters are one page.
 * Slashes inside are part of it (`docs/start`), at its ends they are not.
 */
export const parseSlug = (text: string): ParsedSlug => {
  if (!text.isWellFormed()) return { problem: "must be valid Unicode" };
  const slug = text.normalize("NFC");
  const problem = findProblem(slug);
  return problem === undefined ? { slug } : { problem };
};

const findProblem = (slug: string): string | undefined => {
  if (slug === "") return "must not be empty";
  if (slug.startsWith("/") || slug.endsWith("/")) return "must not start or end with a slash";
  // Browsers and servers resolve these before anyone can look up the page.
  if (slug.split("/").some((segment) => ["", ".", ".."].includes(segment))) return "must not have empty, . or .. segments";
  if (/[?#]/.test(slug)) return "must not contain ? or #";
  if (invisible.test(slug.replaceAll(seenJoiners, ""))) return "must not contain invisible characters";
  if (slug.trim() !== slug) return "must not start or end with a space";
  if (countCharacters(slug) > siteLimits.slugLength) return `must have at most ${siteLimits.slugLength} characters`;
  return undefined;
};

export const sameSlug = (one: string, other: string): boolean => one.normalize("NFC") === other.normalize("NFC");

/** The spellings under which a slug may be stored: composed, decomposed, and as it is asked for. */
export const slugSpellings = (slug: string): readonly string[] => [...new Set([slug.normalize("NFC"), slug.normalize("NFD"), slug])];
