import type { SiteAgent } from "../../client/src/contract.ts";

/** The URL pattern of the site's pages, with what `pageAddress` knows: the page's own, or that of the site's owner. */
export const linkedPages = (own: string | null, owner: SiteAgent | undefined): string | null => {
  if (owner === undefined || own !== null) return own;
  const { site_url: site, pages, default_language: language } = owner;
  return (site ?? "").replace(/\/$/, "") + (pages.includes("{language}") ? pages : `/{language!${language}}${pages}`);
};
