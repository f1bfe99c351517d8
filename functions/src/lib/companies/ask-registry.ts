import { companyLimits } from "./limits.ts";
import type { Company } from "./company.ts";
import type { CompanyRegistry } from "./company-registry.ts";
import { withoutLegalForm } from "./fold-name.ts";
import { scoreCompany } from "./rank-companies.ts";
import type { Query } from "./read-query.ts";

export interface Listener {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
}

/**
 * What one registry answers to a query: the company with that number, else those with a similar name. If nothing fits, it is asked
 * once more in other words, because registries differ in what they consider the same name.
 *
 * @throws RegistryError
 */
export const askRegistry = async (
  registry: CompanyRegistry,
  query: Query,
  listener: Listener,
  signal: AbortSignal,
): Promise<readonly Company[]> => {
  const { number, isNumber, name } = query;
  if (number !== undefined && registry.knows(number)) {
    const company = await registry.findById(number, signal);
    if (company !== "not_found") return [company];
  }
  if (isNumber) return [];
  const found = await registry.search({ ...listener, text: name }, signal);
  const best = Math.max(0, ...found.map((company) => scoreCompany(query, company)));
  const again = inOtherWords(query, best);
  return again === undefined ? found : [...found, ...(await registry.search({ ...listener, text: again }, signal))];
};

/** What to ask for after the name; undefined if what was found is good enough. */
const inOtherWords = ({ text, name, town }: Query, best: number): string | undefined => {
  // What looked like a place may be a part of the name: "Made in Norway".
  if (town !== undefined) return best >= 1 ? undefined : text;
  if (best >= companyLimits.leastScore) return undefined;
  const bare = withoutLegalForm(name);
  if (bare !== name) return bare;
  const [first = ""] = name.split(" ");
  return first !== name && first.length >= shortestWord ? first : undefined;
};

/** The first word of a name is the most distinctive one. Shorter ones match everything. */
const shortestWord = 4;
