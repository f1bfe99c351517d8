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
}

interface Candidate extends OnPage<string> {
  /** Pages that name it. */
  readonly points: number;
  readonly isOfHost: boolean;
  readonly isOfCompany: boolean;
  readonly isExact: boolean;
}

/**
 * The name that a site gives itself in the titles of its pages: the part that most of them share, or that its address is made of. The
 * company's name in the registry helps to choose and is never the answer: the site's spelling is the one that customers know.
 */
export const nameOfSite = (pages: readonly PageFacts[], companyName: string): SiteName | undefined => {
  const best = candidatesOf(pages, companyName)
    .filter(({ points, isOfHost, isOfCompany }) => points > 1 || isOfHost || isOfCompany)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  return best === undefined ? undefined : { value: fullName(best.value, pages), url: best.url, isOfCompany: best.isOfCompany };
};

const scoreOf = ({ points, isOfHost, isOfCompany, isExact }: Candidate): number =>
  points + (isOfHost ? 3 : 0) + (isOfCompany ? 5 : 0) + (isExact ? 1 : 0);

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
    isExact: company === form,
  }));
};

const partsOf = ({ title, lines }: PageFacts): readonly string[] => [
  ...title.split(separator).map((part) => part.trim()),
  ...lines
    .filter(({ tag }) => tag === "h1")
    .slice(0, 3)
    .map(({ text }) => text),
];

/** "slowriveryoga.com" is made of "Slow River Yoga". */
const isOfHost = (form: string, url: string): boolean => {
  const [first = ""] = withoutWww(new URL(url).hostname).split(".");
  const label = first.replaceAll(/[^a-z0-9]/g, "");
  const letters = form.normalize("NFD").replaceAll(/[^a-z0-9]/g, "");
  return letters.length >= 4 && (label.includes(letters) || (label.length >= 5 && letters.includes(label)));
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
