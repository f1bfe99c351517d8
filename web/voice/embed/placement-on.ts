import type { Placement } from "./placement.ts";
import type { SiteAgent } from "../../client/src/contract.ts";

type Where = Pick<SiteAgent, "placement" | "slug" | "default_language" | "languages" | "pages" | "home_slug" | "site_url">;

/** Where the agent is on the page with this path: `none` if not there. */
export const placementOn = (agent: Where, path: string, project: string): Placement => {
  const { placement } = agent;
  if (placement !== "homepage" && placement !== "destination_page") return placement;
  const { home_slug: home, slug, languages, default_language: language, pages } = agent;
  const tags = [language, ...languages];
  /** Of a page in any language. Where the pattern has none, pages in other languages than the default have theirs in front. */
  const addressesOf = (name: string | null): readonly string[] =>
    name === null
      ? []
      : tags.flatMap((tag) => {
          const address = pages.replace("{slug}", () => name).replace("{language}", tag);
          return [address, `/${tag}${pages.includes("{language}") ? "" : address}`];
        });
  const wanted = placement === "homepage" ? ["", ...tags.map((tag) => `/${tag}`), ...addressesOf(home)] : addressesOf(slug);
  const here = plain(path);
  // The site may be in a folder of its host, and the published site of a deployment is in one.
  const folders = ["", agent.site_url === null ? "" : new URL(agent.site_url).pathname, `/sites/${project}`].map(plain);
  return folders.some((folder) => wanted.some((address) => folder + plain(address) === here)) ? placement : "none";
};

/** As servers understand addresses: `/en/`, `/en/index.html` and `/en` are one page, and so are `/a` and `/a.html`. */
const plain = (path: string): string =>
  decoded(path)
    .normalize()
    .toLowerCase()
    .replace(/\/(?:index\.\w+)?$|\.html?$/, "");

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that is none of an escape
  }
};
