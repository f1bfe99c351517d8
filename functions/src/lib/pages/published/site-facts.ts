import type { AddressPlan } from "../../../../../web/site/page-address.ts";
import { asLanguage } from "../../i18n/language.ts";
import { canonicalSpelling } from "../../i18n/language-spelling.ts";
import type { Project } from "../../projects/project.ts";
import { parseSlug, reservedSlug, sameSlug } from "../../projects/site/slug.ts";

/** What the pages of a site depend on. */
export type SiteProject = Pick<Project, "id" | "site" | "defaultLanguage" | "siteUrl">;

export const addressPlan = ({ site, defaultLanguage, siteUrl }: Omit<SiteProject, "id">): AddressPlan => ({
  pattern: site.address_pattern,
  homeSlug: site.home_slug,
  defaultLanguage: asLanguage(defaultLanguage) ?? defaultLanguage,
  siteUrl,
});

interface Place {
  readonly slug: string | null;
  readonly language: string;
}

/** Whether visitors can reach a live page there: not without a slug, not with a slug or language that no address can have, and not behind the voice agent. */
export const hasAddress = <At extends Place>({ site }: Pick<Project, "site">, place: At): place is At & { readonly slug: string } => {
  const { slug, language } = place;
  if (slug === null || !("slug" in parseSlug(slug)) || canonicalSpelling(language) === undefined) return false;
  const reserved = reservedSlug(site);
  return reserved === null || !sameSlug(slug, reserved);
};
