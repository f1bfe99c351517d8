import { type AddressPlan, pagePath, placesAt } from "../../../../web/site/page-address.ts";
import { sameLanguage } from "../../../../web/site/address-language.ts";
import { parseSlug } from "../../../src/lib/projects/site/slug.ts";
import { absolute, hostOf, keyOf } from "./old-url.ts";
import type { Plan, PlannedPost } from "./plan-posts.ts";
import type { OldAddresses } from "./revise-post.ts";

/** Where the links and pictures of one post of the old site lead now. `base`: the address of the post. */
export const toAddresses = (base: string, plan: Plan, site: AddressPlan): OldAddresses => {
  const hosts = new Set([hostOf(base), hostOf(plan.url)]);
  return {
    link: (href) => {
      const url = absolute(href.trim(), base);
      if (url === undefined || href.trim().startsWith("#") || !/^https?:$/.test(url.protocol) || !hosts.has(hostOf(url.href))) return href;
      const post = findPost(url, plan);
      if (post !== undefined)
        return post.slug === null || post.isHidden ? undefined : pagePath(site, { slug: post.slug, language: post.language }) + url.hash;
      if (plan.gone.has(keyOf(url))) return undefined;
      return url.pathname === "/" && url.search === "" ? "/" : url.href;
    },
    picture: (source) => {
      const address = absolute(source, base)?.href ?? source;
      const known = plan.pictures.byAddress(address);
      return { address: (absolute(known?.address ?? address, base)?.href ?? address).replace(/^http:/, "https:"), alt: known?.alt ?? "" };
    },
  };
};

/** What visitors of a former address ask the site for; undefined if they find the page there anyway, or cannot be led to it. */
export const formerSlug = (post: PlannedPost, link: string, site: AddressPlan): string | undefined => {
  const url = absolute(link, undefined);
  if (post.slug === null || url?.search !== "" || url.pathname === "/") return undefined;
  const [place] = placesAt(site, url.pathname);
  const parsed = parseSlug(place?.slug ?? "");
  if (place === undefined || !("slug" in parsed) || parsed.slug === post.slug) return undefined;
  return site.defaultLanguage === undefined || sameLanguage(place.language, post.language) ? parsed.slug : undefined;
};

/** As WordPress finds them: by the number, by the address, or, where addresses were changed, by the name alone. */
const findPost = (url: URL, { posts, places, names }: Plan): PlannedPost | undefined => {
  const key = keyOf(url);
  const id =
    /^\?(.+)$/.exec(key)?.[1] ??
    [...url.searchParams].map(([type, name]) => places.get(`${type}=${name.toLowerCase()}`)).find((found) => found !== undefined) ??
    places.get(key) ??
    (/^(?:\d+\/)*[^/]+$/.test(key) ? names.get(key.split("/").at(-1) ?? "") : undefined);
  return id === undefined ? undefined : posts.get(id);
};
