import { setImmediate } from "node:timers/promises";
import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { createPauses } from "../../../../../web/markdown/create-pauses.ts";
import { invalidRequest } from "../../platform/core/app-error.ts";
import { childrenOf } from "../../platform/firestore/children.ts";
import { under } from "../../platform/firestore/database.ts";
import { asText } from "../../platform/firestore/decode.ts";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { languageSpellings } from "../../i18n/language-spelling.ts";
import { parseSlug, slugSpellings } from "../../projects/site/slug.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { draftLimits } from "../drafts/limits.ts";
import type { Template } from "../drafts/page.ts";
import { draftStore } from "../drafts/store.ts";
import { translationName } from "../drafts/translation.ts";
import { excerptOf, hasWords, wordsOf } from "./found-words.ts";
import type { DocumentQuery, FoundDocument, FoundDocuments } from "./list-documents.ts";
import type { StoredVersion, FoundVersion } from "./list-versions.ts";
import {
  parseSortKey,
  parseSummary,
  parseVersion,
  parseFoundVersion,
  summaryFields,
  titlePath,
  toCursor,
  versionSummaryFields,
} from "./list-record.ts";

/**
 * Newest change first. A page is shorter than asked if its documents are so large that more would not fit in memory.
 *
 * @throws AppError `invalid_request` for a cursor that no list returned, `unavailable`
 */
const listDocuments = async (projectId: string, query: DocumentQuery): Promise<FoundDocuments> => {
  if (!isDocumentId(projectId)) return { documents: [], next: undefined, redirectsTo: [] };
  const { slug, translations_of: original, limit } = query;
  const { docs: found, isCut } = await findListed(projectId, query);
  const shown = found.slice(0, limit);
  const last = isCut || found.length > limit ? shown.at(-1) : undefined;
  const redirectsTo = slug === undefined || original !== undefined || found.length > 0 ? [] : await findRedirects(projectId, slug, query);
  return { documents: shown.map(parseSummary), next: last && toCursor(last), redirectsTo };
};

/**
 * Looks through the texts of the newest documents, or of those after the cursor, until it has found enough or read as much as one search
 * may: then `next` goes on, also if nothing was found.
 *
 * @throws AppError `invalid_request` for a cursor that no list returned, or a search within one slug; `unavailable`
 */
const searchDocuments = async (projectId: string, text: string, query: DocumentQuery): Promise<FoundDocuments> => {
  const path = query.slug === undefined ? "translations_of" : "slug";
  if (query[path] !== undefined) throw invalidRequest([{ path, message: "cannot be combined with text" }]);
  if (!isDocumentId(projectId)) return { documents: [], next: undefined, redirectsTo: [] };
  const most = draftLimits.searchedDocuments;
  const all = toQuery(projectId, { ...query, limit: most - 1 }).select(...summaryFields, "content");
  const { docs, isCut } = await readBounded(all, draftLimits.searchedBytes);
  const words = wordsOf(text);
  // Loaded late: most lists show no texts.
  const { toLine } = await import("../markdown/plain-text.ts");
  const documents: FoundDocument[] = [];
  const letOthers = createPauses(setImmediate);
  for (const [place, record] of docs.entries()) {
    const content = asText(record.get("content"));
    if (await hasWords(`${asText(record.get(titlePath))}\n${content}`, words, letOthers)) {
      await letOthers();
      documents.push({ ...parseSummary(record), excerpt: excerptOf(content, words, toLine) });
    }
    const isLast = place === docs.length - 1;
    if (documents.length === query.limit && !isLast) return { documents, next: toCursor(record), redirectsTo: [] };
  }
  const last = docs.at(-1);
  return { documents, next: last !== undefined && (isCut || docs.length === most) ? toCursor(last) : undefined, redirectsTo: [] };
};

const findListed = async (projectId: string, query: DocumentQuery) => {
  const { slug, translations_of: original } = query;
  if (original !== undefined) return { docs: inOrder(await findTranslationGroup(projectId, original), query), isCut: false };
  if (slug !== undefined) return { docs: await findAt(projectId, slug, query), isCut: false };
  return readBounded(toQuery(projectId, query), draftLimits.listedBytes);
};

/** Live pages and drafts that translate each other, the document itself included. */
const findTranslationGroup = async (projectId: string, id: string): Promise<readonly QueryDocumentSnapshot[]> => {
  const document = await draftStore.findPage(projectId, id);
  if (document === undefined) return [];
  const name = translationName(document);
  const [named, original] = await Promise.all([
    readSummaries(under(projectId, "documents").where("translation_of", "==", name)),
    name === id ? document : draftStore.findPage(projectId, name),
  ]);
  // Pages that say nothing are paired by slug, with the page that the others name.
  const { slug } = original ?? document;
  const namesakes = slug === null ? [] : await readSummaries(under(projectId, "documents").where("slug", "in", slugSpellings(slug)));
  const all = [
    ...named,
    ...namesakes.filter((record) => record.id === id || record.id === name || parseSummary(record).translation_of === null),
  ];
  return [...new Map(all.map((record) => [record.id, record])).values()];
};

const readSummaries = async (query: Query): Promise<readonly QueryDocumentSnapshot[]> =>
  (await readBounded(query.select(...summaryFields).limit(draftLimits.documentsAtSlug), draftLimits.listedBytes)).docs;

/** Other programs also write redirects: those without a slug, or whose target has no page, are ignored. */
const findRedirects = async (projectId: string, slug: string, query: DocumentQuery): Promise<readonly SlugKey[]> => {
  const starting = under(projectId, "redirects")
    .where("from", "in", slugSpellings(slug))
    .select("to", "language")
    .limit(draftLimits.redirectsAtSlug);
  const redirects = (await reading(async () => starting.get())).docs.map((record) => ({
    slug: asText(record.get("to")),
    language: asText(record.get("language")),
  }));
  const spellings = query.language === undefined ? undefined : languageSpellings(query.language);
  const leads = await Promise.all(
    redirects.map(
      async ({ slug: to, language }) =>
        "slug" in parseSlug(to) &&
        (spellings?.includes(language) ?? true) &&
        (await findAt(projectId, to, { ...query, language, cursor: undefined })).length > 0,
    ),
  );
  return redirects.filter((_, index) => leads[index]);
};

/** Few documents share a slug, so they are sorted here: an index would make every write more expensive. */
const findAt = async (projectId: string, slug: string, query: DocumentQuery): Promise<readonly QueryDocumentSnapshot[]> =>
  inOrder(await readSummaries(under(projectId, "documents").where("slug", "in", slugSpellings(slug))), query);

/** Those that the query asks for, newest change first. */
const inOrder = (
  found: readonly QueryDocumentSnapshot[],
  { visibility, language, cursor }: DocumentQuery,
): readonly QueryDocumentSnapshot[] => {
  const visibilities: readonly string[] = visibility === undefined ? ["draft", "live"] : [visibility];
  const spellings = language === undefined ? undefined : languageSpellings(language);
  const asked = found
    .filter((record) => visibilities.includes(asText(record.get("visibility"))))
    .filter((record) => spellings?.includes(asText(record.get("language"))) ?? true)
    .map((record) => ({ record, changedAtMs: Date.parse(parseSummary(record).updated_at) }))
    .toSorted((a, b) => b.changedAtMs - a.changedAtMs || (a.record.id < b.record.id ? 1 : -1))
    .map(({ record }) => record);
  if (cursor === undefined) return asked;
  const { id } = parseSortKey(cursor);
  return asked.slice(asked.findIndex((record) => record.id === id) + 1);
};

/** Reads one document more than requested, to know whether there is a next page. */
const toQuery = (projectId: string, { visibility, language, limit, cursor }: DocumentQuery): Query => {
  const documents = under(projectId, "documents");
  const visible =
    visibility === undefined ? documents.where("visibility", "in", ["draft", "live"]) : documents.where("visibility", "==", visibility);
  const spoken = language === undefined ? visible : visible.where("language", "in", languageSpellings(language));
  const sorted = spoken
    .orderBy("updated_at", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    .select(...summaryFields);
  if (cursor === undefined) return sorted.limit(limit + 1);
  const { updatedAt, id } = parseSortKey(cursor);
  return sorted.startAfter(updatedAt, id).limit(limit + 1);
};

/** @throws AppError `unavailable` */
const listTemplates = async (projectId: string): Promise<readonly Template[]> => {
  if (!isDocumentId(projectId)) return [];
  const { docs } = await readBounded(under(projectId, "templates").limit(draftLimits.templates), draftLimits.listedBytes);
  return docs.map((record) => ({ id: record.id, record: record.data() }));
};

const byNewest = (a: FoundVersion, b: FoundVersion): number => Date.parse(b.saved_at) - Date.parse(a.saved_at);

/**
 * The versions below a document, whoever made them, newest first. Beyond the limits some are left out.
 *
 * @throws AppError `unavailable`
 */
const listVersions = async (projectId: string, draftId: string): Promise<readonly FoundVersion[]> => {
  if (!isDocumentId(projectId) || !isDocumentId(draftId)) return [];
  // Sorted here: a query sorted by `saved_at` would omit versions of other programs that lack it.
  const versions = childrenOf(under(projectId, "documents").doc(draftId), "versions").select(...versionSummaryFields);
  const { docs } = await readBounded(versions.limit(draftLimits.readVersions), draftLimits.listedBytes);
  return docs.map(parseFoundVersion).toSorted((a, b) => byNewest(a, b) || (a.versionId < b.versionId ? 1 : -1));
};

/** @throws AppError `unavailable` */
const findVersion = async (projectId: string, draftId: string, id: string): Promise<StoredVersion | undefined> =>
  [projectId, draftId, id].every(isDocumentId)
    ? parseVersion(await reading(async () => under(projectId, "documents").doc(draftId).collection("versions").doc(id).get()))
    : undefined;

const { findNames, findPage } = draftStore;

export const listStore = { findNames, findPage, listDocuments, searchDocuments, listTemplates, listVersions, findVersion };
