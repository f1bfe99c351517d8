import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { asMember, asText, asTexts } from "../../platform/firestore/decode.ts";
import { siteLimits } from "./limits.ts";
import { addressPatterns, parseColour, publishers, type PublicSite } from "./public-site.ts";
import { parseSlug } from "./slug.ts";

/** PublicSite <- `site` of a project. Other programs also write it; what cannot be used counts as not set. */
export const parsePublicSite = (stored: UnknownRecord): PublicSite => ({
  public_pages: stored["public_pages"] === true,
  address_pattern: asMember(addressPatterns, stored["address_pattern"]) ?? "/{slug}",
  home_slug: asSlug(asText(stored["home_slug"]))[0] ?? null,
  menu: [...new Set(asTexts(stored["menu"]).flatMap(asSlug))].slice(0, siteLimits.menuPages),
  accent: parseColour(asText(stored["accent"])) ?? null,
  publishers: asMember(publishers, stored["publishers"]) ?? "managers",
});

const asSlug = (text: string): readonly string[] => {
  const reading = parseSlug(text);
  return "slug" in reading ? [reading.slug] : [];
};
