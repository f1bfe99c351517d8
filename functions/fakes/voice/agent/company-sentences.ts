import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { History } from "./history.ts";
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

/** The company that the sentence names by its number, or by its position in the list that the agent has read out. */
export function readSelection(sentence: string, history: History): Arguments | undefined {
  const { id, country = "" } = selectById.exec(sentence)?.groups ?? {};
  const code = findCountry(country);
  if (id !== undefined && code !== undefined) return { country: code, registry_id: id.replaceAll(/[ ]/g, "") };

  const { digit, rank } = selectByRank.exec(sentence)?.groups ?? {};
  const found = history.findLast(({ role, text }) => role === "tool" && text === "search_company")?.response;
  if ((digit === undefined && rank === undefined) || found === undefined) return undefined;
  // The last number in "1: Fjord Bakeri AS in Bergen. 2: ...". A single company has none.
  const last = Number(
    String(found["result"])
      .match(/\b\d(?=: )/g)
      ?.at(-1) ?? 1,
  );
  return { position: rank?.toLowerCase() === "last" ? last : rank === undefined ? Number(digit) : ranks.indexOf(rank.toLowerCase()) + 1 };
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
