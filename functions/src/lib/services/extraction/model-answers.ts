import * as z from "zod/mini";
import { parseWebUrl, withoutWww } from "../../core/web-address.ts";
import { confidence, makeProfile, mergeProfiles } from "../../extraction/make-profile.ts";
import { type ExtractedProfile, type FieldSource, listFields, type ProfileField } from "../../extraction/extraction.ts";
import {
  type SearchQuestion,
  contactFields,
  type QuotedField,
  quotedFields,
  type QuotedValue,
  type WebsiteReading,
} from "../../extraction/extraction-model.ts";
import type { PageFacts } from "../../extraction/page-facts.ts";
import { wordsOnPages } from "../../extraction/verbatim.ts";
import { ServiceError } from "../../core/service-error.ts";
import { type Evidence, parseModelFields } from "../gemini/gemini-answer.ts";
import { extractionLimits } from "../../extraction/limits.ts";

const Answer = z.object({ value: z.unknown(), source_url: z.string() });

/**
 * The part of a model's answer that can be trusted: requested fields of the right type, from a page that the model or we have actually read.
 * @throws ServiceError `unreadable`, and `no_evidence` when nothing is left for lack of it
 */
export const readModelProfile = (text: string, evidence: readonly Evidence[], question: SearchQuestion): ExtractedProfile => {
  const fields = parseModelFields(text);
  const answered = question.wanted.filter((field) => fields[field] !== undefined && fields[field] !== null);
  const sourceOf = (url: string): FieldSource | undefined => findSource(url, evidence, question);
  const parts = answered.flatMap((field) => readField(field, fields[field], { sourceOf, pages: question.pages }) ?? []);
  if (answered.length > 0 && parts.length === 0) throw new ServiceError("no_evidence");
  return mergeProfiles(parts);
};

interface Sources {
  readonly sourceOf: (url: string) => FieldSource | undefined;
  readonly pages: readonly PageFacts[];
}

const readField = (field: ProfileField, answer: unknown, { sourceOf, pages }: Sources): ExtractedProfile | undefined => {
  const parsed = Answer.safeParse(answer);
  const source = parsed.success ? sourceOf(parsed.data.source_url) : undefined;
  if (source === undefined) return undefined;
  const list = listFields.find((name) => name === field);
  const values = valuesOf(parsed.data?.value, list !== undefined);
  const kept = source.kind === "website" ? wordsOnPages(values, pages) : values;
  const [first] = kept;
  if (first === undefined) return undefined;
  return list === undefined
    ? makeProfile(source, { texts: { [field]: [first, confidence.searched] } })
    : makeProfile(source, { lists: { [list]: [kept, confidence.searched] } });
};

/** The usable values of an answer: none if it is an array where one text was asked for, or the other way round. */
const valuesOf = (value: unknown, isList: boolean): readonly string[] => {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = Array.isArray(value) === isList ? items.filter((item) => typeof item === "string") : [];
  return texts.filter((text) => isPlain(text) && (isList || text.trim() !== ""));
};

/** Texts are read aloud. One with an address or markup in it was not written as we asked. */
const isPlain = (text: string): boolean => !/:\/\/|<\/?[a-z]|```/i.test(text);

/** A page that was actually read: by the model, according to its metadata, or by us. */
const findSource = (text: string, evidence: readonly Evidence[], { pages }: SearchQuestion): FieldSource | undefined => {
  const url = parseWebUrl(text);
  if (url === undefined) return undefined;
  const own = pages.map((page) => new URL(page.url));
  const host = withoutWww(url.hostname);
  if (own.some((page) => isSamePage(page, url))) return { kind: "website", url: url.href };
  if (!evidence.some((known) => known.url === url.href || known.host === host)) return undefined;
  return { kind: own.some((page) => withoutWww(page.hostname) === host) ? "website" : "search", url: url.href };
};

const isSamePage = (a: URL, b: URL): boolean =>
  withoutWww(a.hostname) === withoutWww(b.hostname) && a.pathname.replace(/\/$/, "") === b.pathname.replace(/\/$/, "");

const Value = z.object({ value: z.string(), quotation: z.string(), page: z.int() });
const Hours = z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string(), quotation: z.string(), page: z.int() });

/**
 * What a model says that the pages say, where it has the right form. Whether it is true is for others to check.
 * @throws ServiceError `unreadable`
 */
export const readWebsiteReading = (text: string): WebsiteReading => {
  const fields = parseModelFields(text);
  const fieldOf = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const listOf = (name: string): readonly unknown[] => {
    const list = fieldOf(name);
    return Array.isArray(list) ? list.slice(0, extractionLimits.hourEntries) : [];
  };
  const texts = quotedFields.flatMap((field): readonly (readonly [QuotedField, QuotedValue])[] => {
    const answer = Value.safeParse(fieldOf(field));
    return answer.success ? [[field, answer.data]] : [];
  });
  const hours = listOf("opening_hours").map((item) => Hours.safeParse(item));
  const textsOf = (name: string): readonly string[] => listOf(name).filter((item) => typeof item === "string");
  return {
    texts: Object.fromEntries(texts),
    // If one entry cannot be read, all are dropped: half a week's hours are wrong hours.
    hours: hours.every(({ success }) => success) ? hours.flatMap(({ data }) => data ?? []) : [],
    languages: listOf("languages").flatMap((item) => Value.safeParse(item).data ?? []),
    products: textsOf("products_services"),
    sellingPoints: textsOf("unique_selling_points"),
    unclear: contactFields.filter((field) => {
      const value = fieldOf(field);
      return value === null || (Array.isArray(value) && value.length === 0);
    }),
  };
};
