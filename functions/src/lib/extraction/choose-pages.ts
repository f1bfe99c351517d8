import type { PageFacts, PageLink } from "./page-facts.ts";
import { isAbout, type Topic } from "./topic-words.ts";

/** The order in which pages are read, while there is time. */
const wanted: readonly Topic[] = ["about", "contact", "offers", "hours"];

/** The longest label of a link to a page of the site. Longer ones are teasers of articles. */
const longestLabel = 60;

/** Files that are not pages. */
const file = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|pptx?|mp[34]|ics|vcf|xml|json)$/i;

/**
 * Links of a home page that say most about the company: one for each topic, then more of them.
 * Only of the same site, which is the same host with or without `www.`: two companies may share a registered domain.
 */
export const choosePages = (home: PageFacts, count: number): readonly string[] => {
  const start = new URL(home.url);
  const links = home.links.flatMap((link) => readLink(link, start) ?? []);
  const byTopic = wanted.map((topic) => links.filter((link) => isNamed(link, topic)).map(({ url }) => url));
  const chosen = new Set<string>();
  for (const rank of [0, 1]) {
    for (const urls of byTopic) {
      const url = urls.filter((candidate) => rank > 0 || !chosen.has(candidate))[rank];
      if (url !== undefined && chosen.size < count) chosen.add(url);
    }
  }
  return [...chosen];
};

interface SiteLink extends PageLink {
  readonly path: string;
}

const readLink = ({ url, text }: PageLink, start: URL): SiteLink | undefined => {
  const target = URL.parse(url);
  if (target === null || (target.protocol !== "http:" && target.protocol !== "https:")) return undefined;
  if (siteOf(target) !== siteOf(start) || file.test(target.pathname)) return undefined;
  target.hash = "";
  if (target.pathname === start.pathname && target.search === start.search) return undefined;
  return { url: target.href, text, path: decodePath(target.pathname) };
};

/** Equal for all pages of one site. */
export const siteOf = ({ hostname, port }: URL): string => `${hostname.replace(/^www\./, "")}:${port}`;

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // URIError: a path in an encoding of its own
  }
};

const isNamed = ({ text, path }: SiteLink, topic: Topic): boolean =>
  (text.length <= longestLabel && isAbout(text, topic)) || isAbout(path.replace(/\.\w{2,5}$/, ""), topic);
