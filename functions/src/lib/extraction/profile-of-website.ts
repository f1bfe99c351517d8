import { plainDigits, foldWords } from "../core/text.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { findPhones, contactsOfLinks, type LinkedContacts } from "./profile-from-links.ts";
import { mergeProfiles, confidence, makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { profileFromData } from "./profile-from-data.ts";
import { showPages } from "./shown-pages.ts";
import { asSpokenLanguage, withoutRegion } from "../i18n/language.ts";
import { isWrittenIn } from "./languages.ts";
import { speakHours } from "./speak-hours.ts";

/** A website's machine-readable statements about its company: structured data, head, and links. */
export const profileOfWebsite = (
  pages: readonly PageFacts[],
  { name, country }: Pick<ExtractionCompany, "name" | "country">,
  language: string,
): ExtractedProfile => {
  const links = contactsOfLinks(pages, country);
  const data = pages.map((page) => withoutContradicted(profileFromData(page, name, language), links, country));
  const text = plainDigits(
    showPages(pages)
      .map((page) => page.text)
      .join("\n"),
  );
  return mergeProfiles([withoutStale(mergeProfiles([...data, ...pages.map(profileFromPage)]), text), links.profile]);
};

/** Values that links contradict are out of date, too. */
const withoutContradicted = (
  { phone, email, ...rest }: ExtractedProfile,
  { phones, emails }: LinkedContacts,
  country: string,
): ExtractedProfile => {
  const [number] = phone === undefined ? [] : findPhones(phone.value, country);
  return {
    ...rest,
    ...(phone !== undefined && (phones.size === 0 || phones.has(number?.number ?? "")) && { phone }),
    ...(email !== undefined && (emails.size === 0 || emails.has(email.value.toLowerCase())) && { email }),
  };
};

/** A page's name, description and languages according to its head. */
const profileFromPage = (page: PageFacts): ExtractedProfile => {
  const [primary, certainty] = pageLanguage(page);
  const read = [primary ?? "", ...page.alternates.map((tag) => asSpokenLanguage(tag) ?? "")].filter((tag) => tag !== "").map(withoutRegion);
  return makeProfile(
    { kind: "website", url: page.url },
    {
      texts: {
        name: [page.meta.get("og:site_name"), confidence.meta],
        summary: [page.meta.get("description") ?? page.meta.get("og:description"), confidence.meta],
        primary_language: [primary, certainty],
      },
      lists: { languages: [read, confidence.meta] },
    },
  );
};

/** Enough to tell scripts apart. */
const textLength = 5_000;

/** The declared language of a page, if its letters do not contradict it: templates say `lang="en"` whatever their text is. */
const pageLanguage = ({ language, meta, lines }: PageFacts): readonly [string | undefined, number] => {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, textLength);
  const [content = ""] = (meta.get("content-language") ?? "").split(",");
  const said: readonly (readonly [string | undefined, number])[] = [
    [asSpokenLanguage(language), confidence.data],
    [asSpokenLanguage(content), confidence.meta],
    [asSpokenLanguage(meta.get("og:locale")), confidence.meta],
  ];
  return said.find(([tag]) => tag !== undefined && (text === "" || isWrittenIn(text, tag))) ?? [undefined, 0];
};

/**
 * Structured data is written once, by whoever makes the site, while customers read the text. A value that the text does not show is out of
 * date, or a template's, if the text shows others of the same form: another phone number, another postal code, other times, a language of
 * its own.
 */
const withoutStale = (
  { phone, address, summary, opening_hours: hours, opening_times: times, ...rest }: ExtractedProfile,
  text: string,
): ExtractedProfile => ({
  ...rest,
  ...(phone !== undefined && !isStalePhone(phone.value, text) && { phone }),
  ...(address !== undefined && !isStaleAddress(address.value, text) && { address }),
  ...(summary !== undefined && isSummary(summary.value, text) && { summary }),
  ...(hours !== undefined &&
    times !== undefined &&
    areShown(
      times.value.flatMap(({ opens, closes }) => [opens, closes]),
      text,
    ) && {
      opening_hours: hours,
      opening_times: times,
    }),
});

/** Whether a text that has times in hours and minutes contains all of these, in 12 or 24 hours. */
const areShown = (minutes: readonly number[], text: string): boolean => {
  const halfDay = 720;
  const shown = new Set(
    Array.from(text.matchAll(/(?<!\d)(\d{1,2})[:.hH](\d\d)(?!\d)/g), ([, hour, rest]) => (Number(hour) * 60 + Number(rest)) % halfDay),
  );
  return shown.size === 0 || minutes.every((time) => shown.has(time % halfDay));
};

/** Country code, trunk zero and area code may differ: only the last digits are compared. */
const comparedDigits = 7;

const isStalePhone = (phone: string, text: string): boolean => {
  const endOf = (number: string): string => number.replaceAll(/\D/g, "").slice(-comparedDigits);
  const shown = text.match(/\d(?:[\s()./-]{0,3}\d){7,14}/g) ?? [];
  return shown.length > 0 && !shown.some((number) => endOf(number) === endOf(phone));
};

const isStaleAddress = (address: string, text: string): boolean => {
  const [street = ""] = address.split(", ");
  if (foldWords(text).includes(foldWords(street))) return false;
  const code = /(?<![\p{L}\d])(?=[\p{L}-]*\d)[\p{L}\d-]{4,9}(?: \d\p{L}{2})?(?=$|[\s,])/u.exec(address.slice(street.length))?.[0];
  if (code === undefined) return true;
  const shape = code.replaceAll(/\d/g, "\\d").replaceAll(/(?<!\\)\p{L}/gu, "\\p{L}");
  return new RegExp(`(?<![\\p{L}\\d])${shape}(?![\\p{L}\\d])`, "u").test(text);
};

/** A sentence, not a list of search words, that shares a few words with the site: a template describes itself. */
const isSummary = (summary: string, text: string): boolean => {
  if (!/[.!?…。！？]["”»]?$/.test(summary)) return false;
  if (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}/u.test(summary)) return true;
  const there = new Set(foldWords(text).split(" "));
  const words = foldWords(summary)
    .split(" ")
    .filter((word) => word.length > 3);
  return there.size < fewWords || words.filter((word) => there.has(word)).length >= 2;
};

/** A site of fewer words shows too little to contradict its structured data. */
const fewWords = 30;

/** What the registry and the map service say about the company. `language` is that of the hours. */
export const profilesFromRecords = ({ name, registry, places }: ExtractionCompany, language: string): readonly ExtractedProfile[] => [
  makeProfile(
    { kind: "registry", url: registry?.url ?? null },
    {
      texts: {
        name: [name, confidence.registry],
        phone: [registry?.phone, confidence.text],
        email: [registry?.email, confidence.text],
        address: [registry?.address, confidence.registry],
        service_area: [registry?.town, confidence.inferred],
        industry: [registry?.industry, confidence.registry],
        summary: [registry?.purpose, confidence.inferred],
      },
    },
  ),
  makeProfile(
    { kind: "places", url: places?.url ?? null },
    {
      texts: {
        phone: [places?.phone, confidence.places],
        address: [places?.address, confidence.places],
        service_area: [places?.town, confidence.inferred],
        industry: [places?.category, confidence.places],
        opening_hours: [speakHours(places?.openingTimes ?? [], language), confidence.places],
      },
      openingTimes: [places?.openingTimes, confidence.places],
    },
  ),
];
