import { foldWords } from "../core/text.ts";
import { withoutWww } from "../core/web-address.ts";
import type { PageFacts } from "./page-facts.ts";
import { type OnPage, tally } from "./tally.ts";

/** Titles are "Page - Company" or the other way round. */
const separator = /\s+[|–—·:»•-]+\s+|\s?[｜|]\s?|:\s+/u;

/** Longer parts of titles are not names. */
const longestName = 80;

export interface SiteName extends OnPage<string> {
  /** The registry has it under that name, or a longer one. */
  readonly isOfCompany: boolean;
  /** The head of a page has it as the name of the site. */
  readonly isDeclared: boolean;
}

interface Candidate extends SiteName {
  /** Pages that name it. */
  readonly points: number;
  readonly isOfHost: boolean;
  /** The site's address, or the company, is called exactly so. */
  readonly isExact: boolean;
}

/**
 * The name that a site gives itself in the titles of its pages: the part that most of them share, or that its address is made of. The
 * company's name in the registry helps to choose and is never the answer: the site's spelling is the one that customers know.
 */
export const nameOfSite = (pages: readonly PageFacts[], companyName: string): SiteName | undefined => {
  const best = candidatesOf(pages, companyName)
    .filter(({ points, isOfHost, isOfCompany, isDeclared }) => points > 1 || isOfHost || isOfCompany || isDeclared)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  return best === undefined ? undefined : { ...best, value: withoutShouting(fullName(best.value, pages), pages) };
};

const scoreOf = ({ points, isOfHost, isOfCompany, isDeclared, isExact }: Candidate): number =>
  points + (isOfHost ? 3 : 0) + (isOfCompany ? 5 : 0) + (isDeclared ? 3 : 0) + (isExact ? 4 : 0);

const candidatesOf = (pages: readonly PageFacts[], companyName: string): readonly Candidate[] => {
  const mentions = pages.flatMap((page) => {
    const parts = new Map(partsOf(page).map((part) => [foldWords(part), part]));
    return Array.from(parts, ([form, value]) => ({ form, statement: page.url, points: 1, value, url: page.url }));
  });
  const named = mentions.filter(({ form, value }) => form !== "" && value.length <= longestName);
  const company = foldWords(companyName);
  return tally(named).map(({ form, ...mention }) => ({
    ...mention,
    isOfHost: isOfHost(form, mention.url),
    isOfCompany: company !== "" && (company.includes(form) || form.includes(company)),
    isExact: company === form || lettersOf(form) === labelOf(mention.url),
    isDeclared: pages.some((page) => declaredBy(page).some((name) => foldWords(name) === form)),
  }));
};

const declaredBy = ({ meta }: PageFacts): readonly string[] =>
  ["og:site_name", "application-name"].flatMap((property) => meta.get(property)?.trim() ?? []);

const partsOf = (page: PageFacts): readonly string[] => [
  ...page.title.split(separator).map((part) => part.trim()),
  ...page.lines
    .filter(({ tag }) => tag === "h1")
    .slice(0, 3)
    .map(({ text }) => text),
  ...declaredBy(page),
];

/** "slowriveryoga.com" is made of "Slow River Yoga". */
const isOfHost = (form: string, url: string): boolean => {
  const [label, letters] = [labelOf(url), lettersOf(form)];
  return letters.length >= 4 && (label.includes(letters) || (label.length >= 5 && letters.includes(label)));
};

const labelOf = (url: string): string => lettersOf(withoutWww(new URL(url).hostname).split(".")[0] ?? "");

const lettersOf = (text: string): string => text.normalize("NFD").replaceAll(/[^a-z0-9]/g, "");

/** "IMPRENTA LA GUACAMAYA" as the site writes it where it does not shout. */
const withoutShouting = (name: string, pages: readonly PageFacts[]): string => {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  const pattern = new RegExp(RegExp.escape(name), "iu");
  const written = pages.flatMap(({ lines }) => lines.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []));
  return written.find((text) => text !== name && text !== text.toLowerCase()) ?? name;
};

/** Where titles shorten a name, the whole name is on a line of its own: "Arrowmere" and "Arrowmere Campground & RV Park". */
const fullName = (name: string, pages: readonly PageFacts[]): string => {
  const form = foldWords(name);
  const longer = pages
    .slice(0, 1)
    .flatMap(partsOf)
    .find((part) => foldWords(part).startsWith(`${form} `) && part.length <= longestName);
  if (longer === undefined) return name;
  const isWritten = pages.some(({ lines }) => lines.some(({ tag, text }) => tag !== "h1" && foldWords(text) === foldWords(longer)));
  return isWritten ? longer : name;
};
