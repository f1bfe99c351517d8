import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { parseWebUrl, withoutWww } from "../core/web-address.ts";
import { confidence, makeProfile } from "./make-profile.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { addressLine, asList, firstText, nodesOf, textsOf, typesOf, localName } from "./json-ld.ts";
import { findNamedLanguage } from "../i18n/named-language.ts";
import type { PageFacts } from "./page-facts.ts";
import { speakHours } from "./speak-hours.ts";
import { daysBetween, type OpeningSpan, readTime, sortSpans, toSpans, type Weekday, weekdays } from "../core/opening-hours.ts";
import { foldWords } from "../core/text.ts";

/**
 * What a page says about the company in structured data, in the vocabulary of https://schema.org. What it offers to whom is left to the
 * model.
 */
export const profileFromData = (page: PageFacts, company: string, language: string): ExtractedProfile => {
  const node = findBusinessNode(page.data, company, page.url);
  const source = { kind: "website", url: page.url } as const;
  if (node === undefined) {
    const site = nodesOf(page.data).find((other) => typesOf(other).includes("WebSite"));
    return makeProfile(source, { texts: { name: [firstText(site?.["name"]), confidence.meta] } });
  }
  const spans = hoursFromData(node);
  const home = firstText(node["url"]);
  const contacts = asList(node["contactPoint"]).filter(isRecord);
  return makeProfile(source, {
    texts: {
      name: [firstText(node["name"]) ?? firstText(node["legalName"]), confidence.data],
      phone: [firstText(node["telephone"]), confidence.data],
      email: [firstText(node["email"])?.replace(/^mailto:/i, ""), confidence.data],
      website: [home === undefined ? undefined : parseWebUrl(home, page.url)?.href, confidence.markup],
      address: [addressOf(node), confidence.data],
      opening_hours: [speakHours(spans, language), confidence.data],
      summary: [firstText(node["description"]) ?? firstText(node["disambiguatingDescription"]), confidence.data],
    },
    lists: {
      languages: [
        languagesIn([
          ...textsOf(node["knowsLanguage"], ["alternateName", "name"]),
          ...contacts.flatMap((contact) => textsOf(contact["availableLanguage"], ["alternateName", "name"])),
        ]),
        confidence.data,
      ],
    },
    openingTimes: [spans, confidence.data],
  });
};

/** A list written by people may have any length. */
const mostLanguages = 50;

const languagesIn = (names: readonly string[]): readonly string[] => [
  ...new Set(names.slice(0, mostLanguages).flatMap((name) => findNamedLanguage(name, "en") ?? [])),
];

const addressOf = (node: UnknownRecord): string | undefined => {
  const [address] = asList(node["address"]);
  if (!isRecord(address)) return firstText(address);
  // A town alone is not an address.
  return firstText(address["streetAddress"]) === undefined ? undefined : addressLine(address);
};

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** An English day name, or its first two or three letters: https://schema.org/openingHours */
const dayOf = (name: string): Weekday | undefined => {
  const form = localName(name.trim()).toLowerCase();
  return weekdays.find((day) => [2, 3, undefined].some((length) => days[day - 1]?.slice(0, length) === form));
};

/** The regular hours of a node: https://schema.org/openingHoursSpecification, or the older https://schema.org/openingHours */
export const hoursFromData = (node: UnknownRecord): readonly OpeningSpan[] => {
  const specified = asList(node["openingHoursSpecification"]).flatMap((item) => (isRecord(item) ? readSpecification(item) : []));
  const spans = specified.length > 0 ? specified : textsOf(node["openingHours"]).flatMap(readText);
  return sortSpans(spans);
};

/** Hours with dates are for holidays; a day that opens and closes at the same time is closed. */
const readSpecification = (item: UnknownRecord): readonly OpeningSpan[] => {
  if (item["validFrom"] !== undefined || item["validThrough"] !== undefined) return [];
  const named = textsOf(item["dayOfWeek"], ["@id", "name"]).flatMap((name) =>
    name.split(",").flatMap((part) => dayOf(part) ?? readDays(part)),
  );
  const [opens = ""] = textsOf(item["opens"]);
  const [closes = ""] = textsOf(item["closes"]);
  return opens === closes ? [] : toSpans(named, readTime(opens), readTime(closes));
};

/** "Mo-Fr 09:00-17:00", "Mo,We,Fr 09:00-12:00,13:00-17:00", several in one text with commas or semicolons between them. */
const readText = (text: string): readonly OpeningSpan[] => {
  const spans: OpeningSpan[] = [];
  let current: readonly Weekday[] = [];
  let isFresh = true;
  for (const part of text.slice(0, 500).split(/[\s,;]+/)) {
    const [from = "", to = ""] = part.split(/[-–]/);
    const named = readDays(part);
    if (named.length > 0) {
      current = isFresh ? [...current, ...named] : named;
      isFresh = true;
    } else if (/^\d/.test(part)) {
      spans.push(...toSpans(current, readTime(from), readTime(to)));
      isFresh = false;
    }
  }
  return spans;
};

const readDays = (part: string): readonly Weekday[] => {
  const [from = "", to] = part.split(/[-–]/);
  const [first, last] = [dayOf(from), to === undefined ? dayOf(from) : dayOf(to)];
  return first === undefined || last === undefined ? [] : daysBetween(first, last);
};

/** What tells a company from the pages and goods described beside it. Plugins also write an organization with nothing but its name. */
const telling = ["address", "telephone", "email", "openingHours", "openingHoursSpecification", "contactPoint"];

/** Parts of a company, and people, have the same properties. */
const parts: ReadonlySet<string> = new Set(["PostalAddress", "ContactPoint", "Person", "Place"]);

const tells = (node: UnknownRecord): boolean => telling.some((key) => asList(node[key]).length > 0);

/** The company's node: of the site's own with its name, else of all, the one with branches, else the first that tells something. */
const findBusinessNode = (blocks: readonly unknown[], company: string, page: string): UnknownRecord | undefined => {
  const own = nodesOf(blocks).filter((node) => !typesOf(node).some((type) => parts.has(type)) && !isElsewhere(node, page));
  const all = own.filter((node) => tells(node) || typesOf(node).includes("Organization"));
  const named = all.filter((node) => isNamed(node, foldWords(company)));
  const companies = named.length > 0 ? named : all;
  return companies.find((node) => hasBranches(node, all)) ?? companies.find(tells) ?? companies[0];
};

const isNamed = (node: UnknownRecord, company: string): boolean => {
  const name = nameOf(node);
  return name !== "" && company !== "" && (company.includes(name) || name.includes(company));
};

/** A node whose URL is on another site describes a partner, or the agency that made the site. */
const isElsewhere = (node: UnknownRecord, page: string): boolean => {
  const own = URL.parse(firstText(node["url"]) ?? "");
  return own !== null && withoutWww(own.hostname) !== withoutWww(new URL(page).hostname);
};

/** "Fjord Bakeri" is the company of "Fjord Bakeri Bergen" and "Fjord Bakeri Os". */
const hasBranches = (node: UnknownRecord, companies: readonly UnknownRecord[]): boolean => {
  const name = nameOf(node);
  return name !== "" && companies.some((other) => nameOf(other).startsWith(`${name} `));
};

const nameOf = (node: UnknownRecord): string => foldWords(firstText(node["name"]) ?? "");
