import type { AddressPlan } from "../../../../../web/site/page-address.ts";
import { asLanguage } from "../../i18n/language.ts";
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

/** Whether visitors can reach a live page with this slug: not without one, not with one that no address can have, and not behind the voice agent. */
export const hasAddress = ({ site }: Pick<Project, "site">, slug: string | null): slug is string => {
  if (slug === null || !("slug" in parseSlug(slug))) return false;
  const reserved = reservedSlug(site);
  return reserved === null || !sameSlug(slug, reserved);
};
