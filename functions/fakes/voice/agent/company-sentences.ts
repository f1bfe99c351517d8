import { isRecord, type UnknownRecord } from "../../../src/lib/core/unknown-record.ts";
import type { History } from "../session/history.ts";
import { findCountry } from "./country-names.ts";

type Arguments = UnknownRecord;

const search =
  /\b(?:search(?: for)?|find|look up|look for|my company is|our company is|the company is)\b(?: (?:the |my |our )?company)?(?: called| named)? (?<query>.+?) in (?<country>[\p{L} ]+?)[.!?]*$/iu;

export function readSearch(sentence: string): Arguments | undefined {
  const { query, country = "" } = search.exec(sentence)?.groups ?? {};
  const code = findCountry(country);
  return query === undefined || code === undefined ? undefined : { country: code, query };
}

const selectById = /\b(?:select|choose|take|pick)\b.*?\b(?<id>\d[\d -]{4,}\d|[A-Z]{2,}[\d-]{4,})\b.* in (?<country>[\p{L} ]+?)[.!]*$/iu;
const selectByRank =
  /\b(?:select|choose|take|pick|it is|it's|that is)\b.*?\b(?:(?:number |no\.? )?(?<digit>[1-5])\b|(?<rank>first|second|third|fourth|fifth|last))/iu;
const ranks = ["first", "second", "third", "fourth", "fifth"];

/** The company that the sentence names by its number, or by its position in the last search result. */
export function readSelection(sentence: string, history: History): Arguments | undefined {
  const { id, country = "" } = selectById.exec(sentence)?.groups ?? {};
  const code = findCountry(country);
  if (id !== undefined && code !== undefined) return { country: code, registry_id: id.replaceAll(/[ ]/g, "") };

  const { digit, rank } = selectByRank.exec(sentence)?.groups ?? {};
  if (digit === undefined && rank === undefined) return undefined;
  const found = findCandidates(history.findLast(({ role, text }) => role === "tool" && text === "search_company")?.response);
  return rank?.toLowerCase() === "last" ? found.at(-1) : found[rank === undefined ? Number(digit) - 1 : ranks.indexOf(rank.toLowerCase())];
}

const identity = ["country", "registry_id", "place_id", "business_url"];

/** Everything in an answer that looks like a company: it has a country and either a registry number or an ID on the map. */
function findCandidates(value: unknown): readonly Arguments[] {
  if (Array.isArray(value)) return value.flatMap(findCandidates);
  if (!isRecord(value)) return [];
  const named = Object.entries(value).filter(([name, part]) => identity.includes(name) && typeof part === "string");
  const own = Object.fromEntries(named);
  return "country" in own && named.length > 1 ? [own] : Object.values(value).flatMap(findCandidates);
}

const listFields = ["languages", "products_services", "unique_selling_points"];
const textFields = [
  "voice",
  "greeting_draft",
  "primary_language",
  "brand_tone",
  "service_area",
  "opening_hours",
  "summary",
  "industry",
  "target_audience",
  "intent",
];

const setField = /\b(?:set|change|update) (?:the |my |our )?(?<field>[a-z_ -]+?) (?:to|as) (?<value>.+?)\.?$/iu;

export function readField(sentence: string): Arguments | undefined {
  const { field = "", value } = setField.exec(sentence)?.groups ?? {};
  const path = field.trim().toLowerCase().replaceAll(/[ -]/g, "_").replace("products_and_services", "products_services");
  if (value === undefined) return undefined;
  if (textFields.includes(path)) return { path, value };
  return listFields.includes(path)
    ? {
        path,
        value: value
          .split(/,| and /)
          .map((item) => item.trim())
          .filter((item) => item !== ""),
      }
    : undefined;
}
