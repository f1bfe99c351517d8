import { foldWords } from "../../platform/core/text.ts";
import { parseWebUrl, withoutWww } from "../../platform/core/web-address.ts";
import type { SearchClaim } from "./extraction-model.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { extractionLimits } from "./limits.ts";
import { confidence, makeProfile, mergeProfiles } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { wordsOnPages } from "./verbatim.ts";

interface SearchedSite {
  readonly company: string;
  readonly pages: readonly PageFacts[];
  readonly readPage: (url: string) => Promise<PageFacts | undefined>;
}

/** The part of a search result that occurs word for word on the company's own pages, or on another page that names the company. */
export const verifySearch = async (
  claims: readonly SearchClaim[],
  { company, pages, readPage }: SearchedSite,
): Promise<ExtractedProfile> => {
  const hosts = new Set(pages.map(({ url }) => withoutWww(new URL(url).hostname)));
  const isOwn = (url: URL): boolean => hosts.has(withoutWww(url.hostname));
  const named = claims.flatMap((claim) => {
    const url = parseWebUrl(claim.url);
    return url === undefined ? [] : [{ ...claim, url: url.href, isOwn: isOwn(url) }];
  });
  const others = [...new Set(named.flatMap((claim) => (claim.isOwn ? [] : [claim.url])))].slice(0, extractionLimits.searchPages);
  const read = new Map(await Promise.all(others.map(async (url) => [url, await readPage(url)] as const)));
  const parts = named.map(({ field, values, url, isOwn: isHere }) => {
    const page = read.get(url);
    const there = isHere ? pages : page !== undefined && namesCompany(page, company) ? [page] : [];
    const found = wordsOnPages(values, there);
    const [first] = found;
    if (first === undefined) return {};
    // The URL of the page with the words, not the one in the claim.
    const source = { kind: isHere ? "website" : "search", url: first.url } as const;
    return field === "products_services" || field === "unique_selling_points"
      ? makeProfile(source, { lists: { [field]: [found.map(({ words }) => words), confidence.searched] } })
      : makeProfile(source, { texts: { [field]: [first.words, confidence.searched] } });
  });
  return mergeProfiles(parts);
};

/** The first word of the name and at least half of all its words: most pages write "Fjord Bakeri" for "FJORD BAKERI AS". */
const namesCompany = ({ title, lines }: PageFacts, company: string): boolean => {
  const words = foldWords(company).split(" ");
  const there = new Set(foldWords([title, ...lines.map(({ text }) => text)].join(" ")).split(" "));
  const [first = ""] = words;
  return there.has(first) && words.filter((word) => there.has(word)).length * 2 >= words.length;
};
