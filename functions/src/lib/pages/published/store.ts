import { FieldPath, type DocumentSnapshot, type Query } from "firebase-admin/firestore";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { formatCursor, parseCursor, unreadableCursor } from "../../platform/firestore/cursor.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asOptionalText, asRecord, asText, asTexts } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { languageSpellings } from "../../i18n/language-spelling.ts";
import { projectStore } from "../../projects/store.ts";
import { slugSpellings } from "../../projects/site/slug.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { parsePage } from "../drafts/record.ts";
import { draftStore, pageRef } from "../drafts/store.ts";
import { asTime } from "../lists/list-record.ts";
import { listStore } from "../lists/store.ts";
import { translationField } from "../drafts/translation.ts";
import type { LivePlace } from "./live-place.ts";
import { publishedLimits } from "./limits.ts";
import type { ListedPage, PublishedQuery, PublishedStore } from "./published-store.ts";

export const livePages = (projectId: string): Query => under(projectId, "documents").where("visibility", "==", "live");

export const placeFields = ["slug", "language", translationField] as const;

export const parsePlace = (record: DocumentSnapshot): LivePlace => ({
  id: record.id,
  slug: asOptionalText(record.get("slug")) ?? null,
  language: asText(record.get("language")),
  translationOf: asTexts([record.get(translationField)])[0],
});

const listedFields = [
  ...placeFields,
  new FieldPath("metadata", "title"),
  new FieldPath("metadata", "summary"),
  new FieldPath("metadata", "description"),
  "doc_template_id",
  "updated_at",
] as const;

const parseListed = (record: DocumentSnapshot): ListedPage => ({
  ...parsePlace(record),
  metadata: asRecord(record.get("metadata")),
  templateId: asText(record.get("doc_template_id")),
  updatedAt: asTime(record.get("updated_at"), record.updateTime),
});

const readPlaces = async (query: Query): Promise<readonly LivePlace[]> => {
  const { docs } = await readBounded(query.select(...placeFields).limit(publishedLimits.translations), publishedLimits.listedBytes);
  return docs.map(parsePlace);
};

const findPage: PublishedStore["findLivePage"] = async (projectId, id) => {
  const page = await draftStore.findPage(projectId, id);
  return page?.visibility === "live" ? page : undefined;
};

export const cursorAfter = (id: string): string => formatCursor([id]);

const listLivePages = async (projectId: string, { language, limit, cursor }: PublishedQuery) => {
  const spoken = language === undefined ? livePages(projectId) : livePages(projectId).where("language", "in", languageSpellings(language));
  const sorted = spoken.orderBy(FieldPath.documentId()).select(...listedFields);
  const asked = cursor === undefined ? sorted : sorted.startAfter(parseId(cursor));
  // One more than asked tells whether there is a next page.
  const { docs, isCut } = await readBounded(asked.limit(limit + 1), publishedLimits.listedBytes);
  const shown = docs.slice(0, limit);
  const last = isCut || docs.length > limit ? shown.at(-1) : undefined;
  return { pages: shown.map(parseListed), next: last && cursorAfter(last.id) };
};

/** @throws AppError `invalid_request` for a cursor that no list returned */
const parseId = (cursor: string): string => {
  const [id, ...more] = parseCursor(cursor);
  if (more.length > 0 || typeof id !== "string" || !isDocumentId(id)) throw unreadableCursor();
  return id;
};

const bySlugKey = (query: Query, slugField: "slug" | "from", { slug, language }: SlugKey): Query =>
  query.where(slugField, "in", slugSpellings(slug)).where("language", "in", languageSpellings(language));

export const publishedStore: PublishedStore = {
  findProject: projectStore.findProject,
  findTemplate: draftStore.findTemplate,
  listTemplates: listStore.listTemplates,
  findLivePages: async (projectId, slugKey) => {
    const query = bySlugKey(livePages(projectId), "slug", slugKey).limit(publishedLimits.pagesAtAddress);
    return (await reading(async () => query.get())).docs.map(parsePage).filter((page) => page !== undefined);
  },
  findLivePage: findPage,
  findLivePlace: async (projectId, id) => {
    if (!isDocumentId(id)) return undefined;
    const fieldMask = ["visibility", ...placeFields];
    const [record] = await reading(async () => database().getAll(pageRef(projectId, id), { fieldMask }));
    return record?.get("visibility") === "live" ? parsePlace(record) : undefined;
  },
  findPlacesAt: async (projectId, slug) => readPlaces(livePages(projectId).where("slug", "in", slugSpellings(slug))),
  findTranslations: async (projectId, ids) => readPlaces(livePages(projectId).where(translationField, "in", ids)),
  findRedirect: async (projectId, slugKey) => {
    const starting = bySlugKey(under(projectId, "redirects"), "from", slugKey).select("to").limit(1);
    const [redirect] = (await reading(async () => starting.get())).docs;
    return asOptionalText(redirect?.get("to"));
  },
  listLivePages,
};
