import { percentDecode } from "../core/percent-decode.ts";
import { parseWebUrl, withoutWww } from "../core/web-address.ts";
import { languageOfOwnName } from "./languages.ts";
import type { PageFacts, PageLink } from "./page-facts.ts";
import { isAbout, type Topic } from "./topic-words.ts";

/** The order in which pages are read, while there is time. */
const wanted: readonly Topic[] = ["about", "contact", "offers", "hours", "imprint"];

/** The longest label of a link to a page of the site. Longer ones are teasers of articles. */
const longestLabel = 60;

/** Files that are not pages. */
const file = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|pptx?|mp[34]|ics|vcf|xml|json)$/i;

/** Pages that every site has and that say nothing about the company. */
const machinery = /privacy|datenschutz|cookie|terms|login|signin|account|cart|checkout|basket|wp-admin|feed|\/tag\/|\/cdn-cgi\//i;

/**
 * Links of a home page that say most about the company: two for each topic, then whatever else its menu has, since every trade has its
 * own words for what it does. The same pages in other languages come last. Only of the same site, which is the same host with or without
 * `www.`: two companies may share a registered domain.
 */
export const choosePages = (home: PageFacts, count: number): readonly string[] => {
  const start = new URL(home.url);
  const links = home.links.flatMap((link) => readLink(link, start) ?? []);
  const byTopic = wanted.map((topic) => [...new Set(links.filter((link) => isNamed(link, topic)).map(({ url }) => url))]);
  const named = [0, 1].flatMap((rank) => byTopic.flatMap((urls) => urls[rank] ?? []));
  const menu = links.filter(({ text, path }) => text !== "" && text.length <= longestLabel && !machinery.test(path));
  const translated = menu.filter(({ text }) => languageOfOwnName(text) !== undefined || /^[a-z]{2}$/i.test(text)).map(({ url }) => url);
  const others = menu.map(({ url }) => url).filter((url) => !translated.includes(url));
  return [...new Set([...named, ...others, ...translated])].slice(0, count);
};

interface SiteLink extends PageLink {
  readonly path: string;
}

const readLink = ({ url, text }: PageLink, start: URL): SiteLink | undefined => {
  const target = parseWebUrl(url);
  if (target === undefined || siteOf(target) !== siteOf(start) || file.test(target.pathname)) return undefined;
  target.hash = "";
  if (target.pathname === start.pathname && target.search === start.search) return undefined;
  return { url: target.href, text, path: percentDecode(target.pathname) ?? target.pathname };
};

/** Equal for all pages of one site. */
export const siteOf = ({ hostname, port }: URL): string => `${withoutWww(hostname)}:${port}`;

const isNamed = ({ text, path }: SiteLink, topic: Topic): boolean =>
  (text.length <= longestLabel && isAbout(text, topic)) || isAbout(path.replace(/\.\w{2,5}$/, ""), topic);
