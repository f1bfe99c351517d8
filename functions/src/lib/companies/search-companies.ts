import { companyLimits } from "./limits.ts";
import { settleAll } from "../platform/core/settle-in-order.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import type { Company, Source } from "./company.ts";
import { type CompanyQuery, type CompanyRegistry, failureEvent, type Places, RegistryError, type SearchUnit } from "./company-registry.ts";
import { joinCompanies } from "./join-companies.ts";
import { chooseCandidates, rankCompanies, scoreCompany } from "./rank-companies.ts";
import type { Query } from "./read-query.ts";
import { withoutLegalForm } from "./company-names.ts";

export interface SearchPorts {
  /** The country's own registry comes first. */
  readonly registriesOf: (country: string) => readonly CompanyRegistry[];
  readonly places: Places;
  readonly log: OperatorLog;
  /**
   * Counts a search. Undefined if the budget is used up.
   *
   * @throws AppError `unavailable`
   */
  readonly spend: () => Promise<SearchUnit | undefined>;
}

export interface CompanySearch {
  /** Likeliest first. */
  readonly candidates: readonly Company[];
  /** True if a source failed: there may be more companies. */
  readonly isIncomplete: boolean;
  readonly isUnanswered: boolean;
  /** True if a source that covers all companies of the country has not failed: what it does not find does not exist. */
  readonly isComplete: boolean;
  /** True if too many companies of a registry would match. */
  readonly isTooGeneral: boolean;
  /** True if no source was asked because the budget is used up. */
  readonly isOverBudget: boolean;
}

/**
 * Looks a company up in all sources that may know it, in parallel.
 *
 * @throws AppError `unavailable`
 */
export const searchCompanies = async (
  ports: SearchPorts,
  query: Query,
  listener: Listener,
  signal: AbortSignal,
): Promise<CompanySearch> => {
  const national = ports.registriesOf(listener.country).filter(({ isNational }) => isNational);
  const nothing = {
    candidates: [],
    isIncomplete: false,
    isUnanswered: false,
    isComplete: national.length > 0,
    isTooGeneral: false,
    isOverBudget: false,
  };
  const spent = await ports.spend();
  if (spent === undefined) return { ...nothing, isOverBudget: true };

  const sources = sourcesOf(ports, query, listener, spent);
  const { found, failures: all } = await askAll(sources, query, signal);
  // A registry without a key was not asked, and one for which the name is too general is well.
  const failures = all.filter(({ failure }) => failure !== "not_configured" && failure !== "too_general");
  for (const failure of failures) ports.log(failureEvent(failure));
  const asked = sources.length - (all.length - failures.length);
  return {
    ...nothing,
    candidates: chooseCandidates(query, joinCompanies(found.flat())),
    isIncomplete: failures.length > 0,
    isTooGeneral: all.some(({ failure }) => failure === "too_general"),
    isUnanswered: asked > 0 && failures.length === asked,
    isComplete: national.some(({ source }) => !all.some((failed) => failed.source === source)),
  };
};

interface AskedSource {
  readonly source: Source;
  readonly ask: (signal: AbortSignal) => Promise<readonly Company[]>;
}

/** The map does not know company numbers. */
const sourcesOf = ({ registriesOf, places }: SearchPorts, query: Query, listener: Listener, spent: SearchUnit): readonly AskedSource[] => [
  ...registriesOf(listener.country).map((registry) => ({
    source: registry.source,
    ask: async (signal: AbortSignal) => askRegistry({ registry, spent }, query, listener, signal),
  })),
  ...(places.isConfigured() && query.number === undefined
    ? [{ source: "places" as const, ask: async (signal: AbortSignal) => places.search({ ...listener, text: query.text }, signal, spent) }]
    : []),
];

/** Asks all sources in parallel. Once the first source has found the company, the others get `graceMs` more and are then left out. */
const askAll = async (sources: readonly AskedSource[], query: Query, signal: AbortSignal) => {
  const hurry = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const time = AbortSignal.any([signal, AbortSignal.timeout(companyLimits.searchMs), hurry.signal]);
  const asked = sources.map(async ({ ask }, index) => {
    const companies = await ask(time);
    if (index === 0 && isFound(query, companies))
      grace = setTimeout(() => {
        hurry.abort();
      }, companyLimits.graceMs);
    return companies;
  });
  const { values: found, failures } = await settleAll(asked);
  clearTimeout(grace);
  const bug = failures.find((failure) => !(failure instanceof RegistryError));
  if (bug !== undefined) throw new Error("A registry failed in a way that it must not", { cause: bug });
  const reported = failures.filter((failure) => failure instanceof RegistryError);
  return { found, failures: reported.filter(({ failure }) => !(hurry.signal.aborted && failure === "timeout")) };
};

const isFound = (query: Query, companies: readonly Company[]): boolean =>
  rankCompanies(query, companies).some(({ company, score }) => company.status !== "closed" && score >= companyLimits.goodScore);

type Listener = Omit<CompanyQuery, "text">;

/**
 * One registry's answer: the company with that number, or those with a similar name. Without a good match, it is asked again in other
 * words, because registries differ in what they consider the same name.
 *
 * @throws RegistryError
 */
const askRegistry = async (
  { registry, spent }: { readonly registry: CompanyRegistry; readonly spent: SearchUnit },
  query: Query,
  listener: Listener,
  signal: AbortSignal,
): Promise<readonly Company[]> => {
  const { number, name } = query;
  if (number !== undefined) {
    const company = registry.knows(number) ? await registry.findById(number, signal, spent) : "not_found";
    return company === "not_found" ? [] : [company];
  }
  const found = await registry.search({ ...listener, text: name }, signal, spent);
  const bestOf = (companies: readonly Company[]): number => Math.max(0, ...companies.map((company) => scoreCompany(query, company)));
  const ask = async (again: string | undefined) =>
    again === undefined ? [] : registry.search({ ...listener, text: again }, signal, spent).catch(asNothing);
  // What looks like a place may be part of the name: "Made in Norway".
  const inFull = await ask(query.town !== undefined && bestOf(found) < 1 ? query.text : undefined);
  const all = [...found, ...inFull];
  return [...all, ...(await ask(bestOf(all) < companyLimits.leastScore ? inOtherWords(query) : undefined))];
};

/** Fewer words may be too general where the name itself was not. */
const asNothing = (error: unknown): readonly Company[] => {
  if (error instanceof RegistryError && error.failure === "too_general") return [];
  throw error;
};

/** The text of another query; undefined if there are no other words. */
const inOtherWords = ({ name }: Query): string | undefined => {
  const bare = withoutLegalForm(name);
  if (bare !== name) return bare;
  const [first = ""] = name.split(" ");
  return first !== name && first.length >= shortestWord ? first : undefined;
};

/** A single first word with fewer letters would match too many companies. */
const shortestWord = 4;
