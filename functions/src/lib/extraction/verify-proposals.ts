import { toneOf } from "./brand-tone.ts";
import { confidence } from "./confidence.ts";
import { type ExtractedProfile, type FieldSource, listFields, type ListField, type ReadingContext, type TextField } from "./extraction.ts";
import { findEmails, findHiddenEmails } from "./find-emails.ts";
import { findPhones } from "./find-phones.ts";
import { hoursFromText } from "./hours-from-lines.ts";
import type { Proposal } from "./knowledge-model.ts";
import { languageOfOwnName, languageOfWord, tagOf } from "./languages.ts";
import { extractionLimits } from "./limits.ts";
import { makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";
import { speakHours } from "./speak-hours.ts";
import { findVerbatim } from "./verbatim.ts";

type Reader = Omit<ReadingContext, "companyName">;

/**
 * Of what a model says is on the pages, the part that is really there: each value word for word within its quotation, and the quotation word for
 * word on the page that it names. The page's own spelling is kept, and nothing else of the model's answer.
 */
export const verifyProposals = (proposals: readonly Proposal[], pages: readonly PageFacts[], reader: Reader): readonly ExtractedProfile[] =>
  proposals.flatMap((proposal) => {
    const page = pages[proposal.page];
    return page === undefined ? [] : (verify(proposal, page, reader) ?? []);
  });

const verify = ({ field, values, quotation }: Proposal, page: PageFacts, reader: Reader): ExtractedProfile | undefined => {
  const text = page.lines.map((line) => line.text).join("\n");
  const source: FieldSource = { kind: "website", url: page.url };
  const list = listFields.find((name) => name === field);
  if (list === "products_services" || list === "unique_selling_points") {
    return makeProfile(source, { lists: { [list]: [values.flatMap((value) => own(value, text)), confidence.quoted] } });
  }
  const quoted = quotation.length > extractionLimits.textLength * 2 ? undefined : findVerbatim(quotation, text);
  if (quoted === undefined) return undefined;
  if (list === "languages") return makeProfile(source, { lists: { languages: [languagesIn(quoted, values, page), confidence.quoted] } });
  return verifyText({ field: textFieldOf(field), value: values[0] ?? "", quoted }, { page, source, reader });
};

interface Claim {
  readonly field: TextField | undefined;
  readonly value: string;
  /** What is on the page. */
  readonly quoted: string;
}

interface Place {
  readonly page: PageFacts;
  readonly source: FieldSource;
  readonly reader: Reader;
}

const verifyText = ({ field, value, quoted }: Claim, { page, source, reader }: Place): ExtractedProfile | undefined => {
  const one = (text: string | undefined): ExtractedProfile | undefined =>
    field === undefined || text === undefined ? undefined : makeProfile(source, { texts: { [field]: [text, confidence.quoted] } });
  switch (field) {
    case "phone":
      return one(phoneIn(quoted, value, reader.country));
    case "email":
      return one(emailIn(quoted, value, new URL(page.url).hostname));
    case "opening_hours": {
      const spans = hoursFromText(quoted, pageLanguage(page)[0] ?? "en");
      return makeProfile(source, {
        texts: { opening_hours: [speakHours(spans, reader.language), confidence.quoted] },
        openingTimes: [spans, confidence.quoted],
      });
    }
    case "brand_tone":
      // A word of ours for how the quotation speaks.
      return one(toneOf(value));
    case "address":
      return one(own(value, quoted)[0]?.replaceAll(/\s*\n\s*/g, ", "));
    case "name":
    case "service_area":
    case "summary":
    case "industry":
    case "target_audience":
      return one(own(value, quoted)[0]);
    case undefined:
    case "website":
    case "greeting_draft":
    case "primary_language":
      return undefined;
  }
};

/** Fields of one text that a model is asked to quote. */
const quotedTexts = [
  "name",
  "phone",
  "email",
  "address",
  "opening_hours",
  "service_area",
  "summary",
  "industry",
  "target_audience",
  "brand_tone",
] as const satisfies readonly TextField[];

/** What a model may be asked to quote. The language of a site is for code to see, and no page says how the company greets. */
export const quotedFields: readonly (TextField | ListField)[] = [...quotedTexts, ...listFields];

const textFieldOf = (field: string): TextField | undefined => quotedTexts.find((name) => name === field);

const own = (value: string, text: string): readonly string[] => {
  const found = findVerbatim(value, text);
  return found === undefined ? [] : [found];
};

/** By their digits: the model may write a number as it is dialled from abroad. */
const phoneIn = (quoted: string, value: string, country: string): string | undefined => {
  const [wanted] = findPhones(value, country);
  return findPhones(quoted, country).find(({ number }) => number === wanted?.number)?.text;
};

const emailIn = (quoted: string, value: string, host: string): string | undefined =>
  [...findEmails(quoted), ...findHiddenEmails(quoted, host)].find((email) => email.toLowerCase() === value.trim().toLowerCase());

/** Of some tags, those whose names are in a text. */
export const languagesIn = (quoted: string, values: readonly string[], page: PageFacts): readonly string[] => {
  const own = pageLanguage(page)[0] ?? "en";
  const named = (quoted.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => languageOfWord(word, own) ?? languageOfOwnName(word) ?? []);
  return values.flatMap((value) => tagOf(value) ?? []).filter((tag) => named.includes(tag));
};
