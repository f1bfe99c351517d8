import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { quoteData } from "./quote-data.ts";

/** A fact that the model found by searching. */
interface Fact {
  readonly value: string | readonly string[];
  readonly source_url: string;
}

type Facts = Readonly<Record<string, Fact>>;

const about = (host: string, facts: Readonly<Record<string, string | readonly string[]>>): Facts =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, { value, source_url: `http://${host}/` }]));

/** The search results for companies of the fake web. */
const companies: Readonly<Record<string, Facts>> = {
  "solberg-tannlege.example": about("solberg-tannlege.example", {
    service_area: "Drammen",
    industry: "Tannlege",
    target_audience: "Familier i Drammen",
    unique_selling_points: ["Akuttime samme dag"],
  }),
};

/** The host that a prompt is about: from the company's website, or its first page, in the prompt's JSON. */
export const findHost = (prompt: string): string | undefined => {
  const json = questionOf(prompt);
  if (json === undefined) return undefined;
  const pages: readonly unknown[] = Array.isArray(json["pages"]) ? json["pages"] : [];
  const [page] = pages;
  const company = isRecord(json["company"]) ? json["company"]["website"] : undefined;
  const address = isRecord(page) ? page["url"] : company;
  return typeof address === "string" ? (URL.parse(address)?.hostname ?? URL.parse(`http://${address}`)?.hostname) : undefined;
};

const questionOf = (prompt: string): UnknownRecord | undefined => prompt.split("\n").map(parse).find(isRecord);

export const factsOf = (host: string | undefined): Facts => companies[host ?? ""] ?? {};

const answers = join(import.meta.dirname, "answers");

/** What another language model answered about a site of the fake web, in Gemini's form; of other sites, their structured data. */
export const readingOf = (prompt: string): string => {
  const file = join(answers, `${/^[a-z\d.-]+$/.exec(findHost(prompt) ?? "")?.[0] ?? ""}.json`);
  return existsSync(file) ? readFileSync(file, "utf8") : quoteData(questionOf(prompt));
};

const parse = (line: string): unknown => {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return undefined; // SyntaxError: a line of prose
  }
};
