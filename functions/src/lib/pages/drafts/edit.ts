import { isDeepStrictEqual } from "node:util";
import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { invalidRequest } from "../../platform/core/app-error.ts";
import { countCharacters } from "../../platform/core/text.ts";
import { jsonRecord, ExactValue, jsonForm } from "../../platform/core/json-form.ts";
import { type UnknownRecord, isRecord } from "../../platform/core/unknown-record.ts";
import { notALanguage, wishedLanguage } from "../../i18n/language-spelling.ts";
import { parseSlug, sameSlug } from "../../projects/site/slug.ts";
import { draftLimits } from "./limits.ts";
import type { Page, PageText } from "./page.ts";
import { findUnstorable } from "./storable.ts";

type EditedPart = PageText & Pick<Page, "slug">;

export interface Edit extends EditedPart {
  /** Only the fields that the save changes. */
  readonly changes: readonly FieldChange[];
  /** The sent metadata that differs from what is stored. */
  readonly news: UnknownRecord;
}

/**
 * Compares a text with the stored draft. A value that the client returns unchanged is not an edit: it is neither validated nor rewritten,
 * and stays bit-identical. The same applies to a slug or a language that differs only in spelling.
 *
 * @throws AppError `invalid_request` for metadata that cannot be stored, a title that is too long, and a slug or language that no page can have
 */
export const toEdit = (draft: EditedPart, text: PageText): Edit => {
  const sent = jsonRecord(text.metadata);
  const wishes = Object.fromEntries(Object.entries(sent).filter(([key, value]) => !isEcho(own(draft.metadata, key), value)));
  const { slug, metadataSlug, problem } = wishedSlug(draft, own(wishes, "slug"));
  const language = wishedLanguage(draft.language, text.language);
  const others = Object.fromEntries(Object.entries(wishes).filter(([key]) => key !== "slug"));
  const news = metadataSlug === undefined ? others : { ...others, slug: metadataSlug };
  const problems = [
    ...findUnstorable(news, "metadata"),
    ...findTitleProblem(news["title"]),
    ...(problem === undefined ? [] : [{ path: "metadata.slug", message: problem }]),
    ...(language === undefined ? [{ path: "language", message: notALanguage }] : []),
  ];
  if (language === undefined || problems.length > 0) throw invalidRequest(problems);
  const merged = Object.fromEntries(Object.entries(news).map(([key, value]) => [key, mergeEchoes(own(draft.metadata, key), value)]));
  return {
    metadata: { ...draft.metadata, ...merged },
    content: text.content,
    language,
    slug,
    news,
    changes: [
      ...Object.entries(merged).flatMap(([key, value]) => diffFields(own(draft.metadata, key), value, ["metadata", key])),
      ...(text.content === draft.content ? [] : [{ path: ["content"], value: text.content }]),
      ...(language === draft.language ? [] : [{ path: ["language"], value: language }]),
      ...(slug === draft.slug ? [] : [{ path: ["slug"], value: slug }]),
    ],
  };
};

/** Every list shows the title. One of another type counts as its JSON. */
const findTitleProblem = (title: unknown): readonly ErrorDetail[] => {
  const { titleCharacters: most } = draftLimits;
  if (title === undefined) return [];
  const text = typeof title === "string" ? title : JSON.stringify(title);
  const isShort = text.length <= most || (text.length <= 2 * most && countCharacters(text) <= most);
  return isShort ? [] : [{ path: "metadata.title", message: `must have at most ${most} characters` }];
};

const blank: EditedPart = { metadata: {}, content: "", language: "", slug: null };

/** The text of a new draft. @throws AppError `invalid_request` */
export const toFirstEdit = (text: PageText): Edit => toEdit(blank, text);

interface WishedSlug {
  readonly slug: string | null;
  /** Undefined: unchanged. */
  readonly metadataSlug?: string | null;
  readonly problem?: string;
}

/** The requested slug. The one in the metadata may differ from the page's own if another program stores both. */
const wishedSlug = (draft: EditedPart, wish: unknown): WishedSlug => {
  if (wish === undefined) return { slug: draft.slug };
  if (wish === null) return { slug: null, metadataSlug: null };
  if (typeof wish !== "string") return { slug: draft.slug, problem: "must be a string" };
  const stored = own(draft.metadata, "slug");
  if (typeof stored === "string" && sameSlug(stored, wish)) return { slug: draft.slug };
  const parsed = parseSlug(wish);
  if ("problem" in parsed) return { slug: draft.slug, problem: parsed.problem };
  const isOwn = draft.slug !== null && sameSlug(draft.slug, wish);
  return { slug: isOwn ? draft.slug : parsed.slug, metadataSlug: parsed.slug };
};

export interface FieldChange {
  readonly path: readonly string[];
  /** Undefined deletes the field. */
  readonly value: unknown;
}

/** Ignores inherited properties such as `constructor`. */
export const own = (map: UnknownRecord, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether the client returned the value exactly as the stored one was shown. */
const isEcho = (stored: unknown, sent: unknown): boolean => isDeepStrictEqual(jsonForm(stored), sent);

/** The sent value, with every unchanged part of its maps and lists replaced by the stored original. */
const mergeEchoes = (stored: unknown, sent: unknown): unknown => {
  if (isEcho(stored, sent)) return stored;
  if (isRecord(stored) && isRecord(sent)) {
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, mergeEchoes(own(stored, key), value)]));
  }
  return Array.isArray(stored) && Array.isArray(sent) ? mergeLists(stored, sent) : sent;
};

/**
 * Inserting an item shifts those after it, so an item equal to a stored one is matched with it at any position; any other item is compared
 * with the stored item at its own position.
 */
const mergeLists = (stored: readonly unknown[], sent: readonly unknown[]): readonly unknown[] => {
  if (!stored.some(holdsExact)) return sent;
  const byForm = Map.groupBy(stored, (item) => JSON.stringify(jsonForm(item)));
  return sent.map((item, index) => byForm.get(JSON.stringify(item))?.shift() ?? mergeEchoes(stored[index], item));
};

const holdsExact = (value: unknown): boolean =>
  value instanceof ExactValue ||
  (Array.isArray(value) && value.some(holdsExact)) ||
  (isRecord(value) && Object.values(value).some(holdsExact));

/** The fields to write to turn a stored value into `next`: only the parts of maps that differ. Lists are written whole. */
const diffFields = (stored: unknown, next: unknown, path: readonly string[]): readonly FieldChange[] => {
  if (isDeepStrictEqual(stored, next)) return [];
  if (!isRecord(stored) || !isRecord(next) || Object.keys(stored).length === 0) return [{ path, value: next }];
  const gone = Object.keys(stored).filter((key) => !Object.hasOwn(next, key));
  return [
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
    ...Object.entries(next).flatMap(([key, value]) => diffFields(own(stored, key), value, [...path, key])),
  ];
};
