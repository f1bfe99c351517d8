import type { CompanyCard } from "../../../answers/widget.ts";
import { repeated } from "../platform/core/text.ts";
import { fill, findTexts, type FoundTexts, type TextKey, labelsOf, type Texts } from "../i18n/texts.ts";
import type { BudgetStore } from "../usage/quota/daily-budget.ts";
import { spendUnit } from "../conversations/tool-calls/spend-unit.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { countryHint, countryName, readCountry } from "./countries.ts";
import { type Query, readQuery } from "./read-query.ts";
import { type CompanySearch, searchCompanies, type SearchPorts } from "./search-companies.ts";
import { directionOf } from "../i18n/direction.ts";
import { type Company, sourceNames } from "./company.ts";

interface SearchCompanyPorts extends Omit<SearchPorts, "spend"> {
  readonly budgets: BudgetStore;
  /** Keeps what was found, for the visitor to choose from. */
  readonly offer: (found: readonly Company[]) => Promise<void>;
}

interface SaidSearch {
  readonly country: string;
  readonly query: string;
}

/**
 * Finds the companies that a visitor may mean, for them to choose from.
 *
 * @throws AppError `unavailable`
 */
export const searchCompany = async (ports: SearchCompanyPorts, said: SaidSearch, call: ToolCall): Promise<ToolResult> => {
  const { language } = call.caller.profile;
  const texts = await findTexts("companies", language);
  const say = (key: TextKey<"companies">, values?: Readonly<Record<string, string>>): string => fill(texts.messages[key], values);

  const country = readCountry(said.country);
  if (country === undefined) {
    if (said.country.trim() === "") return { result: say("whichCountry") };
    return { result: say("unknownCountry", { country: repeated(said.country) }), status: "invalid", retryable: true, hint: countryHint };
  }
  const reading = readQuery(said.query, country);
  if (reading.kind === "problem") return { result: say(problems[reading.problem]) };

  const { query } = reading;
  const spend = async () => spendUnit(ports.budgets, "search_company", call);
  const findings = await searchCompanies({ ...ports, spend }, query, { country, language }, call.signal);
  if (findings.isOverBudget) return { result: say("searchLimit") };
  const { candidates } = findings;
  await ports.offer(candidates);
  return {
    result: describe(texts, findings, { query, country }),
    ...(candidates.length > 0 && { context: { candidates: candidates.map(toContext) } }),
    widget: companyCard(texts, { ...findings, country, query: query.text }),
  };
};

const problems = { missing: "whichName", too_short: "shortName", too_long: "longName" } as const;

const describe = (
  { language, messages }: FoundTexts<"companies">,
  findings: CompanySearch,
  asked: { readonly query: Query; readonly country: string },
): string => {
  const { candidates, isIncomplete, isUnanswered, isComplete, isTooGeneral } = findings;
  if (candidates.length > 0) return [describeCompanies(messages, candidates), ...(isIncomplete ? [messages.maybeMore] : [])].join(" ");
  if (isUnanswered) return messages.unanswered;
  if (isTooGeneral) return messages.generalName;
  const values = { query: asked.query.text, country: countryName(asked.country, language) };
  if (isIncomplete) return fill(messages.foundNoneYet, values);
  if (!isComplete) return fill(messages.cannotAsk, values);
  return fill(asked.query.number !== undefined ? messages.foundNoNumber : messages.foundNone, values);
};

type CardContent = SaidSearch & Pick<CompanySearch, "candidates" | "isIncomplete">;

/** The card that lists the candidates, each with the identifiers that `select_company` takes. */
const companyCard = (
  { language, messages }: FoundTexts<"companies">,
  { country, query, candidates, isIncomplete }: CardContent,
): CompanyCard => ({
  type: "card",
  card_id: "company_card",
  template_id: "company_card",
  dir: directionOf(language),
  data: { country, query, candidates: candidates.map(toCandidate), incomplete: isIncomplete },
  labels: labelsOf(messages),
});

const toCandidate = ({ country, registryId, placeId, name, town, address, status, website, source, sourceUrl }: Company) => ({
  country,
  registry_id: registryId ?? null,
  place_id: placeId ?? null,
  name,
  town: town ?? null,
  address: address ?? null,
  status,
  website: website ?? null,
  source,
  source_name: sourceNames[source],
  source_url: sourceUrl,
});

/** What the model may have to say about a candidate, or send. */
const toContext = ({ country, registryId, placeId, name, town, address, status, website }: Company, index: number) => ({
  position: index + 1,
  ...{ name, country, status },
  ...Object.fromEntries(
    Object.entries({ town, address, website, registry_id: registryId, place_id: placeId }).filter(([, value]) => value !== undefined),
  ),
});

/** One sentence in which the candidates can be told apart by ear. */
export const describeCompanies = (messages: Texts["companies"], candidates: readonly Company[]): string => {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return fill(messages.foundOne, { company: nameIn(messages, only, byTown(only)) });
  const companies = candidates.map((company, index) => {
    const place = isAmbiguous(company, candidates) ? byAddress(company) : byTown(company);
    return fill(messages.numbered, { number: String(index + 1), company: nameIn(messages, company, place) });
  });
  return fill(messages.foundSome, { companies: companies.join(" ") });
};

type Whereabouts = Readonly<Partial<Record<"town" | "address", string>>>;

const byTown = ({ town }: Company): Whereabouts => (town === undefined ? {} : { town });

const byAddress = (company: Company): Whereabouts => (company.address === undefined ? byTown(company) : { address: company.address });

/** Also beside a closed one: the visitor may not know that theirs has another number now. */
const isAmbiguous = ({ name, town }: Company, candidates: readonly Company[]): boolean =>
  candidates.filter((other) => other.name.toLowerCase() === name.toLowerCase() && other.town === town).length > 1;

const nameIn = (messages: Texts["companies"], { name, status }: Company, { town, address }: Whereabouts): string => {
  const values = { name, ...(town !== undefined && { town }), ...(address !== undefined && { address }) };
  const kind = address !== undefined ? "atAddress" : town !== undefined ? "inTown" : "named";
  return fill(messages[status === "closed" ? (`${kind}Closed` as const) : kind], values);
};
