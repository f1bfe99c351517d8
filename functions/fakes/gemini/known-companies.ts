import { isRecord } from "../../src/lib/core/unknown-record.ts";

/** A fact as the model tells it. */
interface Fact {
  readonly value: string | readonly string[];
  readonly source_url: string;
}

export type Facts = Readonly<Record<string, Fact>>;

const about = (host: string, facts: Readonly<Record<string, string | readonly string[]>>): Facts =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, { value, source_url: `http://${host}/` }]));

/** What the model "knows" of companies of the small web that their pages do not say in so many words. */
const companies: Readonly<Record<string, Facts>> = {
  "fjordbakeri.example": about("fjordbakeri.example", {
    greeting_draft: "Hei, og velkommen til Fjord Bakeri på Bryggen! Hva kan jeg hjelpe deg med?",
    brand_tone: "warm",
  }),
  "solberg-tannlege.example": about("solberg-tannlege.example", {
    greeting_draft: "Velkommen til Solberg Tannlegesenter. Hva kan jeg hjelpe deg med?",
    brand_tone: "professional",
    service_area: "Drammen",
    industry: "Tannlege",
    target_audience: "Familier i Drammen",
    unique_selling_points: ["Akuttime samme dag"],
  }),
  "salon-lumiere.example": about("salon-lumiere.example", { brand_tone: "friendly", service_area: "Lyon", industry: "Salon de coiffure" }),
  "bare-plumbing.example": about("bare-plumbing.example", {
    brand_tone: "down-to-earth",
    service_area: "Leeds and Bradford",
    industry: "Plumbing",
    products_services: ["Leaks", "Boilers", "Blocked drains"],
  }),
};

/** The host that a question is about: that of the company's website, or of its first page, in the JSON of the prompt. */
export const findHost = (prompt: string): string | undefined => {
  const json = prompt.split("\n").map(parse).find(isRecord);
  if (json === undefined) return undefined;
  const pages: readonly unknown[] = Array.isArray(json["pages"]) ? json["pages"] : [];
  const [page] = pages;
  const company = isRecord(json["company"]) ? json["company"]["website"] : undefined;
  const address = isRecord(page) ? page["url"] : company;
  return typeof address === "string" ? (URL.parse(address)?.hostname ?? URL.parse(`http://${address}`)?.hostname) : undefined;
};

export const factsOf = (host: string): Facts => companies[host] ?? about(host, { brand_tone: "friendly" });

/**
 * The same as quotations of the pages of a question: values that stand on one of them, and for how the company speaks the first line that it
 * speaks. What the model knows from elsewhere it cannot quote.
 */
export const quoteFacts = (prompt: string, facts: Facts): Readonly<Record<string, unknown>> => {
  const pages = pagesOf(prompt);
  const quote = (field: string, { value }: Fact): unknown => {
    const words = field === "brand_tone" ? (pages[0]?.split("\n")[0] ?? "") : typeof value === "string" ? value : (value[0] ?? "");
    const page = words === "" ? -1 : pages.findIndex((text) => text.includes(words));
    return page < 0 ? undefined : { value, quotation: words, page };
  };
  return Object.fromEntries(Object.entries(facts).map(([field, fact]) => [field, quote(field, fact)]));
};

const pagesOf = (prompt: string): readonly string[] => {
  const json = prompt.split("\n").map(parse).find(isRecord);
  const pages: readonly unknown[] = Array.isArray(json?.["pages"]) ? json["pages"] : [];
  return pages.map((page) => (isRecord(page) && typeof page["text"] === "string" ? page["text"] : ""));
};

const parse = (line: string): unknown => {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return undefined; // SyntaxError: a line of prose
  }
};

/** Findings as a text, and the facts of such a text. */
export const tellFacts = (facts: Facts): string =>
  Object.entries(facts)
    .map(([field, fact]) => `${field}: ${JSON.stringify(fact)}`)
    .join("\n");

export const readFacts = (prompt: string): Facts => {
  const findings =
    prompt
      .split("\n")
      .map(parse)
      .find((line) => typeof line === "string") ?? "";
  return Object.fromEntries(
    findings.split("\n").flatMap((line) => {
      const [, field = "", json = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
      const fact = parse(json);
      return isRecord(fact) && typeof fact["value"] === "string" && typeof fact["source_url"] === "string"
        ? [[field, { value: fact["value"], source_url: fact["source_url"] }]]
        : [];
    }),
  );
};
