import type { OwnSettings, placements as listedPlacements } from "../../../../answers/site-settings.ts";
import { siteLimits } from "./limits.ts";
import { countCharacters } from "../../platform/core/text.ts";

type ParsedSlug = { readonly slug: string } | { readonly problem: string };

/**
 * Control, format and private characters, line and paragraph separators, and blank characters (U+2800 is the empty Braille cell).
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters that do not join the next one: Joining_Type R and U, https://www.unicode.org/Public/17.0.0/ucd/ArabicShaping.txt (Unicode 17) */
const lastOfJoined =
  "[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5" +
  "\\u06ee\\u06ef\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773\\u0774\\u0778\\u0779\\u0870-\\u0885\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9]";

const arabicLetter = "[\\p{sc=Arab}&&\\p{L}]";

/** Signs that suppress the vowel of an Indic letter. */
const virama = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]";

/**
 * Contexts in which invisible characters visibly change others; elsewhere, two slugs could look the same. RFC 5892, appendices A.1 and A.2
 * (the rules of domain names), the Bengali ra with a ya below, and emoji.
 */
const visiblePattern = [
  `(?<=[${arabicLetter}--${lastOfJoined}]\\p{Mn}*)\\u200c(?=${arabicLetter})`,
  `(?<=${virama})\\u200c(?=\\p{L})`,
  `(?<=${virama})\\u200d`,
  "(?<=\\u09b0)\\u200d(?=\\u09cd\\u09af)",
  "\\p{RGI_Emoji}",
].join("|");

/** Compiled on first use, because all emoji take V8 19 ms. */
let visible: RegExp | undefined;

const hasInvisible = (slug: string): boolean =>
  invisible.test(slug) && invisible.test(slug.replaceAll((visible ??= new RegExp(visiblePattern, "gv")), ""));

/**
 * Parses a slug in any script. Returns NFC, so that different ways to type the same letters lead to one page. Inner slashes are part of the
 * slug (`docs/start`), outer ones are not.
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
  // Browsers and servers resolve these before the page is looked up.
  if (slug.split("/").some((segment) => ["", ".", ".."].includes(segment))) return "must not have empty, . or .. segments";
  if (/[?#]/.test(slug)) return "must not contain ? or #";
  if (hasInvisible(slug)) return "must not contain invisible characters";
  if (slug.trim() !== slug) return "must not start or end with a space";
  if (countCharacters(slug) > siteLimits.slugLength) return `must have at most ${siteLimits.slugLength} characters`;
  return undefined;
};

export const sameSlug = (one: string, other: string): boolean => one.normalize("NFC") === other.normalize("NFC");

/** The possible stored spellings of a slug: composed, decomposed, and as requested. */
export const slugSpellings = (slug: string): readonly string[] => [...new Set([slug.normalize("NFC"), slug.normalize("NFD"), slug])];

export const placements: typeof listedPlacements = ["homepage", "destination_page", "widget", "modal", "none"];

/** Where the voice agent appears on the published site: as a widget if nobody has chosen. */
export type Site = Pick<OwnSettings, "live_agent_placement" | "live_agent_slug">;

/** No page may have this slug, because the voice agent is served there. */
export const reservedSlug = (site: Site): string | null => (site.live_agent_placement === "destination_page" ? site.live_agent_slug : null);
