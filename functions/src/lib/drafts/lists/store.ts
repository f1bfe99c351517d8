import { FieldPath, type Query } from "firebase-admin/firestore";
import { under } from "../../firestore/database.ts";
import { isDocumentId } from "../../firestore/document-id.ts";
import { reading } from "../../firestore/storage-errors.ts";
import { languageSpellings } from "../../sites/language-spelling.ts";
import { draftStore } from "../store.ts";
import type { DocumentQuery, ListStore } from "./list-store.ts";
import {
  parsePosition,
  parseSummary,
  parseVersion,
  parseVersionSummary,
  summaryFields,
  toPosition,
  versionSummaryFields,
} from "./list-record.ts";

const listDocuments: ListStore["listDocuments"] = async (projectId, query) => {
  if (!isDocumentId(projectId)) return { documents: [], next: undefined };
  const found = await reading(async () => toQuery(projectId, query).get());
  const shown = found.docs.slice(0, query.limit);
  const last = found.docs.length > query.limit ? shown.at(-1) : undefined;
  return { documents: shown.map(parseSummary), next: last && toPosition(last) };
};

/** One more than is wanted tells whether there is a next page. */
const toQuery = (projectId: string, { visibility, language, limit, after }: DocumentQuery): Query => {
  const documents = under(projectId, "documents");
  const visible =
    visibility === undefined ? documents.where("visibility", "in", ["draft", "live"]) : documents.where("visibility", "==", visibility);
  const spoken = language === undefined ? visible : visible.where("language", "in", languageSpellings(language));
  const sorted = spoken
    .orderBy("updated_at", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    .select(...summaryFields);
  if (after === undefined) return sorted.limit(limit + 1);
  const { updatedAt, id } = parsePosition(after);
  return sorted.startAfter(updatedAt, id).limit(limit + 1);
};

const listTemplates: ListStore["listTemplates"] = async (projectId) => {
  if (!isDocumentId(projectId)) return [];
  const found = await reading(async () => under(projectId, "templates").get());
  return found.docs.map((record) => ({ id: record.id, record: record.data() }));
};

const listVersions: ListStore["listVersions"] = async (projectId, draftId) => {
  if (!isDocumentId(projectId) || !isDocumentId(draftId)) return [];
  // Sorted here: a query would leave out those that another interface made without `saved_at`.
  const versions = under(projectId, "documents")
    .doc(draftId)
    .collection("versions")
    .select(...versionSummaryFields);
  const found = await reading(async () => versions.get());
  return found.docs.map(parseVersionSummary).toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime() || (a.id < b.id ? 1 : -1));
};

const findVersion: ListStore["findVersion"] = async (projectId, draftId, id) =>
  [projectId, draftId, id].every(isDocumentId)
    ? parseVersion(await reading(async () => under(projectId, "documents").doc(draftId).collection("versions").doc(id).get()))
    : undefined;

export const listStore: ListStore = {
  findNames: draftStore.findNames,
  findPage: draftStore.findPage,
  listDocuments,
  listTemplates,
  listVersions,
  findVersion,
};
