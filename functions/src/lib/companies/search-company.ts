import { repeated } from "../core/text.ts";
import { fill } from "../i18n/catalogue.ts";
import { findTexts, type FoundTexts, type TextKey } from "../i18n/texts.ts";
import type { BudgetStore } from "../quota/budget-store.ts";
import { spendUnit } from "../tool-calls/spend-unit.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { companyCard } from "./company-card.ts";
import { countryName, readCountry } from "./countries.ts";
import { describeCompanies } from "./describe-companies.ts";
import { type Query, readQuery } from "./read-query.ts";
import { type Findings, searchCompanies, type SearchPorts } from "./search-companies.ts";

interface SearchCompanyPorts extends Omit<SearchPorts, "spend"> {
  readonly budgets: BudgetStore;
}

export interface SaidSearch {
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

  const country = readCountry(said.country, language);
  if (country === undefined)
    return { result: said.country.trim() === "" ? say("whichCountry") : say("unknownCountry", { country: repeated(said.country) }) };
  const reading = readQuery(said.query, country);
  if (reading.kind === "problem") return { result: say(problems[reading.problem]) };

  const { query } = reading;
  const spend = async (): Promise<boolean> => spendUnit(ports.budgets, "search_company", call);
  const findings = await searchCompanies({ ...ports, spend }, query, { country, language }, call.signal);
  if (findings.isOverBudget) return { result: say("searchLimit") };
  return { result: describe(texts, findings, { query, country }), widget: companyCard(texts, { ...findings, country, query: query.text }) };
};

const problems = { missing: "whichName", too_short: "shortName", too_long: "longName" } as const;

const describe = (
  { language, messages }: FoundTexts<"companies">,
  findings: Findings,
  asked: { readonly query: Query; readonly country: string },
): string => {
  const { candidates, isIncomplete, isUnanswered, isComplete } = findings;
  if (candidates.length > 0) return [describeCompanies(messages, candidates), ...(isIncomplete ? [messages.maybeMore] : [])].join(" ");
  if (isUnanswered) return messages.unanswered;
  const values = { query: asked.query.text, country: countryName(asked.country, language) };
  if (isIncomplete) return fill(messages.foundNoneYet, values);
  if (!isComplete) return fill(messages.cannotAsk, values);
  return fill(asked.query.isNumber ? messages.foundNoNumber : messages.foundNone, values);
};
