import { type DocumentSnapshot, FieldPath, type Timestamp } from "firebase-admin/firestore";
import { formatCursor, parseCursor, unreadableCursor } from "../../platform/firestore/cursor.ts";
import { asMember, asOptionalDate, asRecord, asText, asListed, asOptionalText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { exactFields } from "../../platform/firestore/exact-fields.ts";
import { shownPublication } from "../drafts/opened-draft.ts";
import { endingField, findUnreadable, parseSchedule } from "../drafts/record.ts";
import { translationField } from "../drafts/translation.ts";
import type { FoundDocument } from "./list-documents.ts";
import type { FoundVersion, StoredVersion } from "./list-versions.ts";

export const titlePath = new FieldPath("metadata", "title");

export const summaryFields = [
  "visibility",
  "slug",
  "language",
  titlePath,
  "doc_template_id",
  "updated_at",
  "updated_by",
  "due_publication",
  endingField,
  translationField,
] as const;

/** FoundDocument <- document of the collection `documents`. */
export const parseSummary = (record: DocumentSnapshot): FoundDocument => ({
  id: record.id,
  visibility: asMember(["live", "draft"], record.get("visibility")) ?? "live",
  slug: asListed(record.get("slug")),
  language: asListed(record.get("language")) ?? "",
  title: asListed(record.get(titlePath)),
  doc_template_id: asListed(record.get("doc_template_id")) ?? "",
  updated_at: asTime(record.get("updated_at"), record.updateTime).toISOString(),
  updated_by: asListed(record.get("updated_by")),
  translation_of: asOptionalText(record.get(translationField)) ?? null,
  ...shownPublication(parseSchedule(record)),
});

export const versionSummaryFields = ["saved_at", "saved_by", "language", titlePath, "bytes"] as const;

/** FoundVersion <- document of the collection `versions`. Those of other programs may lack any of these fields. */
export const parseFoundVersion = (record: DocumentSnapshot): FoundVersion => {
  const bytes: unknown = record.get("bytes");
  return {
    versionId: record.id,
    saved_at: asTime(record.get("saved_at"), record.createTime).toISOString(),
    saved_by: asListed(record.get("saved_by")),
    language: asListed(record.get("language")) ?? "",
    title: asListed(record.get(titlePath)),
    bytes: typeof bytes === "number" ? bytes : null,
  };
};

export const parseVersion = (record: DocumentSnapshot): StoredVersion | undefined => {
  if (!record.exists) return undefined;
  const exact = exactFields(record);
  return {
    ...parseFoundVersion(record),
    metadata: asRecord(exact["metadata"]),
    content: asText(exact["content"]),
    unreadable: findUnreadable(exact),
  };
};

export const asTime = (value: unknown, otherwise: Timestamp | undefined): Date =>
  asOptionalDate(value) ?? otherwise?.toDate() ?? new Date(0);

/** The document after which a list continues: the value that it is sorted by, and its id. */
export const toCursor = (record: DocumentSnapshot): string => formatCursor([record.get("updated_at"), record.id]);

/** @throws AppError `invalid_request` for a cursor that no list returned */
export const parseSortKey = (cursor: string) => {
  const [updatedAt, id, ...more] = parseCursor(cursor);
  if (more.length > 0 || typeof id !== "string" || !isDocumentId(id)) throw unreadableCursor();
  return { updatedAt, id };
};
