import { companyLimits } from "./limits.ts";
import type { Company } from "./company.ts";
import { foldText } from "../platform/core/text.ts";
import { coreOf, wordsOf, nameLikeness } from "./company-names.ts";
import type { Query } from "./read-query.ts";
import { writeRegistryId } from "./registry-id.ts";

interface RankedCompany {
  readonly company: Company;
  /** From 0 to 1, up to 0.2 more for the right town; 2 for the right number. */
  readonly score: number;
}

/** The companies that may be meant, likeliest first, closed ones last. */
export const rankCompanies = (query: Query, companies: readonly Company[]): readonly RankedCompany[] =>
  companies
    .map((company) => ({ company, score: scoreCompany(query, company) }))
    .filter(({ score }) => score >= companyLimits.leastScore)
    .toSorted((a, b) => Number(isClosed(a.company)) - Number(isClosed(b.company)) || b.score - a.score);

/**
 * The candidates for the visitor. Similar names never displace a closed company that matches well: it would seem never to have existed.
 */
export const chooseCandidates = (query: Query, companies: readonly Company[]): readonly Company[] => {
  const ranked = rankCompanies(query, companies);
  const first = ranked.slice(0, companyLimits.candidates);
  const named = ranked.slice(companyLimits.candidates).find(({ score }) => score >= companyLimits.goodScore);
  const isKnown = named === undefined || first.some(({ score }) => score >= companyLimits.goodScore);
  return (isKnown ? first : [...first.slice(0, -1), named]).map(({ company }) => company);
};

const isClosed = ({ status }: Company): boolean => status === "closed";

/** Added to a company's score for the right town, subtracted for the wrong one. */
const rightTown = 0.2;
const wrongTown = 0.1;

/** Penalties for a match with a former name or one in another script, and for a match without the legal form. */
const otherName = 0.03;
const otherForm = 0.02;

export const scoreCompany = (query: Query, company: Company): number => {
  const { number } = query;
  if (number !== undefined && [company.registryId, ...company.otherIds].includes(writeRegistryId(number))) return 2;
  const { asked, placing } = compareTowns(query, company);
  const names = [company.name, ...company.otherNames].map((name, index) => scoreName(asked, name) - (index > 0 ? otherName : 0));
  return Math.max(0, ...names) + placing;
};

const scoreName = (asked: string, name: string): number => {
  const [askedWords, words] = [wordsOf(asked), wordsOf(name)];
  const isSame = askedWords.join(" ") === words.join(" ");
  return isSame ? 1 : nameLikeness(coreOf(askedWords), coreOf(words)) * (1 - otherForm);
};

/** The name to compare, with or without the place, and what the place adds to the company's score. */
const compareTowns = ({ text, name, town }: Query, company: Company): { readonly asked: string; readonly placing: number } => {
  // "Made in Norway": what looks like a place may be part of the name.
  if (town === undefined || scoreName(text, company.name) > scoreName(name, company.name)) return { asked: text, placing: 0 };
  const where = foldText(`${company.town ?? ""} ${company.address ?? ""}`);
  if (where.trim() === "") return { asked: name, placing: 0 };
  return { asked: name, placing: where.includes(foldText(town)) ? rightTown : -wrongTown };
};
