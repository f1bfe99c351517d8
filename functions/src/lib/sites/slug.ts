import { siteLimits } from "./limits.ts";
import { countCharacters } from "../core/text.ts";

/** Why a text cannot be a slug, or its canonical form. */
export type ParsedSlug = { readonly slug: string } | { readonly problem: string };

const controlOrEdgeSpace = /\p{Cc}|^\s|\s$/u;

/**
 * Reads a slug: any script, Unicode NFC, so that two ways to type the same letters are one page.
 * Slashes inside are part of it (`docs/start`), at its ends they are not.
 */
export const parseSlug = (text: string): ParsedSlug => {
  if (!text.isWellFormed()) return { problem: "must be valid Unicode" };
  const slug = text.normalize("NFC");
  if (slug === "") return { problem: "must not be empty" };
  if (slug.startsWith("/") || slug.endsWith("/")) return { problem: "must not start or end with a slash" };
  if (controlOrEdgeSpace.test(slug)) return { problem: "must not hold control characters, or start or end with a space" };
  if (countCharacters(slug) > siteLimits.slugLength) return { problem: `must have at most ${siteLimits.slugLength} characters` };
  return { slug };
};
