import * as z from "zod/mini";
import { brandTones } from "../../extraction/brand-tone.ts";
import { confidence } from "../../extraction/confidence.ts";
import {
  type ExtractedProfile,
  type FieldSource,
  listFields,
  type ListField,
  type ProfileField,
  textFields,
  type TextField,
} from "../../extraction/extraction.ts";
import type { KnowledgeQuestion } from "../../extraction/knowledge-model.ts";
import { tagOf } from "../../extraction/languages.ts";
import type { PageFacts } from "../../extraction/page-facts.ts";
import { pageLanguage } from "../../extraction/page-language.ts";
import { findVerbatim } from "../../extraction/verbatim.ts";
import { languagesIn } from "../../extraction/verify-proposals.ts";
import { makeProfile, mergeProfiles } from "../../extraction/make-profile.ts";
import { type Evidence, GeminiError, withoutWww } from "../gemini/gemini-answer.ts";
import { parseModelJson } from "../gemini/parse-model-json.ts";

const Fields = z.record(z.string(), z.unknown());

const TextAnswer = z.object({ value: z.string(), source_url: z.string() });
const ListAnswer = z.object({ value: z.array(z.unknown()), source_url: z.string() });

/**
 * The part of a model's answer that can be trusted: requested fields of the right type, from a page that the model or we have actually read.
 * @throws GeminiError `unreadable`, and `no_evidence` when nothing is left for lack of it
 */
export const readModelProfile = (text: string, evidence: readonly Evidence[], question: KnowledgeQuestion): ExtractedProfile => {
  const fields = Fields.safeParse(parseModelJson(text));
  if (!fields.success) throw new GeminiError("unreadable", { cause: fields.error });
  const answered = question.wanted.filter((field) => fields.data[field] !== undefined && fields.data[field] !== null);
  const parts = answered.flatMap(
    (field) =>
      readField(field, fields.data[field], { sourceOf: (url) => findSource(url, evidence, question), pages: question.pages }) ?? [],
  );
  if (answered.length > 0 && parts.length === 0) throw new GeminiError("no_evidence");
  return mergeProfiles(parts);
};

interface Sources {
  readonly sourceOf: (url: string) => FieldSource | undefined;
  readonly pages: readonly PageFacts[];
}

const readField = (field: ProfileField, answer: unknown, sources: Sources): ExtractedProfile | undefined => {
  const list = listFields.find((name) => name === field);
  if (list !== undefined) return readList(list, answer, sources);
  const text = textFields.find((name) => name === field);
  return text === undefined ? undefined : readText(text, answer, sources);
};

/**
 * What the company's own pages are said to say must stand there, word for word; hours have to be quoted, to be read. How the texts speak is one of
 * a few words of ours.
 */
const ownWords = (field: ProfileField, values: readonly string[], pages: readonly PageFacts[]): readonly string[] => {
  if (field === "brand_tone") return values;
  if (field === "opening_hours") return [];
  const texts = pages.map(({ lines }) => lines.map(({ text }) => text).join("\n"));
  if (field !== "languages" && field !== "primary_language")
    return values.flatMap((value) => texts.map((text) => findVerbatim(value, text)).find((text) => text !== undefined) ?? []);
  const known = pages.flatMap((page, at) => [...languagesIn(texts[at] ?? "", values, page), tagOf(pageLanguage(page)[0] ?? "") ?? ""]);
  return values.filter((tag) => known.some((other) => other.split("-")[0] === tag.split("-")[0]));
};

const readText = (field: TextField, answer: unknown, { sourceOf, pages }: Sources): ExtractedProfile | undefined => {
  const parsed = TextAnswer.safeParse(answer);
  const source = parsed.success ? sourceOf(parsed.data.source_url) : undefined;
  const plain = parsed.success ? checkText(field, parsed.data.value) : undefined;
  const [value] = source?.kind === "website" && plain !== undefined ? ownWords(field, [plain], pages) : [plain];
  return source === undefined || value === undefined ? undefined : makeProfile(source, { texts: { [field]: [value, confidence.model] } });
};

const readList = (field: ListField, answer: unknown, { sourceOf, pages }: Sources): ExtractedProfile | undefined => {
  const parsed = ListAnswer.safeParse(answer);
  const source = parsed.success ? sourceOf(parsed.data.source_url) : undefined;
  if (source === undefined || !parsed.success) return undefined;
  const texts = parsed.data.value.filter((item) => typeof item === "string").filter(isPlain);
  const plain = field === "languages" ? texts.flatMap((text) => tagOf(text) ?? []) : texts;
  const value = source.kind === "website" ? ownWords(field, plain, pages) : plain;
  return value.length === 0 ? undefined : makeProfile(source, { lists: { [field]: [value, confidence.model] } });
};

const checkText = (field: TextField, value: string): string | undefined => {
  if (field === "primary_language") return tagOf(value);
  if (field === "brand_tone") return brandTones.find((tone) => tone === value.trim().toLowerCase());
  return isPlain(value) && value.trim() !== "" ? value : undefined;
};

/** Texts are read aloud. One with an address or markup in it was not written as we asked. */
const isPlain = (text: string): boolean => !/:\/\/|<\/?[a-z]|```/i.test(text);

/** A page that was actually read: by the model, according to its metadata, or by us. */
const findSource = (text: string, evidence: readonly Evidence[], { pages }: KnowledgeQuestion): FieldSource | undefined => {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  const own = pages.map((page) => new URL(page.url));
  const host = withoutWww(url.hostname);
  if (own.some((page) => isSamePage(page, url))) return { kind: "website", url: url.href };
  if (!evidence.some((known) => known.url === url.href || known.host === host)) return undefined;
  return { kind: own.some((page) => withoutWww(page.hostname) === host) ? "website" : "search", url: url.href };
};

const isSamePage = (a: URL, b: URL): boolean =>
  withoutWww(a.hostname) === withoutWww(b.hostname) && a.pathname.replace(/\/$/, "") === b.pathname.replace(/\/$/, "");
