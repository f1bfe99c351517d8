import { type AddressPlan, placesAt } from "../../site/page-address.ts";

/** Gives relative links a target even if the site's URL is unknown. */
const nowhere = "https://site.invalid/";

export const siteOf = ({ siteUrl = nowhere }: AddressPlan): string => (URL.canParse(siteUrl) ? siteUrl : nowhere);

/** The slugs that an absolute address may lead to, the likeliest first; none for another site, a file, a home page, and what is no address. */
export const slugsInAddress = (address: string, plan: AddressPlan): readonly string[] => {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(siteOf(plan)).origin || /\.[a-z\d]{1,5}\/?$/i.test(pathname)) return [];
  const places = placesAt({ ...plan, siteUrl: siteOf(plan) }, pathname);
  return places[0]?.isHome === true ? [] : places.map(({ slug }) => slug);
};
