import { type DocumentSnapshot, FieldPath, Timestamp } from "firebase-admin/firestore";
import { AppError } from "../../core/app-error.ts";
import { parseJson } from "../../core/unknown-record.ts";
import { asMember, asOptionalText, asRecord, asText } from "../../firestore/decode.ts";
import { isDocumentId } from "../../firestore/document-id.ts";
import { exactFields } from "../../firestore/exact-fields.ts";
import { parsePublication } from "../publishing/publication-record.ts";
import { findUnreadable } from "../record.ts";
import type { DocumentSummary, Position, StoredVersion, VersionSummary } from "./list-store.ts";

const titlePath = new FieldPath("metadata", "title");

/** The fields of a document that a summary needs. */
export const summaryFields = [
  "visibility",
  "slug",
  "language",
  titlePath,
  "doc_template_id",
  "updated_at",
  "updated_by",
  "due_publication",
] as const;

/** DocumentSummary <- document of the collection `documents`. */
export const parseSummary = (record: DocumentSnapshot): DocumentSummary => ({
  id: record.id,
  visibility: asMember(["live", "draft"], record.get("visibility")) ?? "live",
  slug: asOptionalText(record.get("slug")) ?? null,
  language: asText(record.get("language")),
  title: asOptionalText(record.get(titlePath)) ?? null,
  templateId: asText(record.get("doc_template_id")),
  updatedAt: asTime(record.get("updated_at"), record.updateTime),
  updatedBy: asOptionalText(record.get("updated_by")) ?? null,
  publication: record.get("visibility") === "draft" ? parsePublication(record.get("due_publication")) : undefined,
});

/** The fields of a version that a summary needs. */
export const versionSummaryFields = ["saved_at", "saved_by", "language", titlePath, "bytes"] as const;

/** VersionSummary <- document of the collection `versions`. Those of other interfaces may lack any of its fields. */
export const parseVersionSummary = (record: DocumentSnapshot): VersionSummary => {
  const bytes: unknown = record.get("bytes");
  return {
    id: record.id,
    savedAt: asTime(record.get("saved_at"), record.createTime),
    savedBy: asOptionalText(record.get("saved_by")) ?? null,
    language: asText(record.get("language")),
    title: asOptionalText(record.get(titlePath)) ?? null,
    bytes: typeof bytes === "number" ? bytes : null,
  };
};

export const parseVersion = (record: DocumentSnapshot): StoredVersion | undefined => {
  if (!record.exists) return undefined;
  const exact = exactFields(record);
  const { id, savedAt, savedBy, language } = parseVersionSummary(record);
  return {
    id,
    savedAt,
    savedBy,
    language,
    metadata: asRecord(exact["metadata"]),
    content: asText(exact["content"]),
    unreadable: findUnreadable(exact),
  };
};

const asTime = (value: unknown, otherwise: Timestamp | undefined): Date =>
  value instanceof Timestamp ? value.toDate() : (otherwise?.toDate() ?? new Date(0));

/** After which document a list goes on: what it is sorted by, and its id. */
export interface SortKey {
  readonly updatedAt: unknown;
  readonly id: string;
}

/** A position is the sort key as text. Firestore sorts times, strings and numbers among each other: other interfaces may store any. */
export const toPosition = (record: DocumentSnapshot): Position => {
  const updatedAt: unknown = record.get("updated_at");
  const value = updatedAt instanceof Timestamp ? { seconds: updatedAt.seconds, nanoseconds: updatedAt.nanoseconds } : asScalar(updatedAt);
  return Buffer.from(JSON.stringify([value, record.id])).toString("base64url");
};

const asScalar = (value: unknown): unknown => (["string", "number", "boolean"].includes(typeof value) ? value : null);

/** @throws AppError `invalid_request` for a position that no list gave */
export const parsePosition = (position: Position): SortKey => {
  const parsed = parseJson(Buffer.from(position, "base64url").toString("utf8"));
  const members: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const [value, id] = members;
  if (members.length !== 2 || typeof id !== "string" || !isDocumentId(id)) throw unreadablePosition();
  const { seconds, nanoseconds } = asRecord(value);
  if (isWithin(seconds, earliestSec, latestSec) && isWithin(nanoseconds, 0, 999_999_999))
    return { updatedAt: new Timestamp(seconds, nanoseconds), id };
  if (typeof value === "object" && value !== null) throw unreadablePosition();
  return { updatedAt: value, id };
};

/** Years 1 to 9999: https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/Timestamp */
const earliestSec = -62_135_596_800;
const latestSec = 253_402_300_799;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

const unreadablePosition = (): AppError =>
  new AppError("invalid_request", "The cursor is not one that a list gave.", {
    details: [{ path: "cursor", message: "is not one that a list gave" }],
  });
