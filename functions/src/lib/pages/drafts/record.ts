import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { asCount, asDate, asList, asMember, asOptionalDate, asOptionalText, asRecord, asText } from "../../platform/firestore/decode.ts";
import { exactFields, toWritableMap } from "../../platform/firestore/exact-fields.ts";
import { toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import type { KeyedRequest, NewDraft, Version } from "./draft-store.ts";
import { isOwnVersionId } from "../versions/version-id.ts";
import { metadataPrefix, partsOf } from "./marks.ts";
import {
  type Base,
  type Internals,
  type KeptVersion,
  type Mark,
  type Marks,
  noInternals,
  type Page,
  type Publication,
  type Schedule,
} from "./page.ts";

/** The fields that hold a draft's internals. No live page has them. */
export const internalFields = [
  "base",
  "claim_id",
  "stood_at",
  "recent_saves",
  "kept_versions",
  "marks",
  "due_publication",
  "due_publication_at",
  "unpublished_from",
] as const;

/** What publications have replaced: a live page and an unpublished one have it. */
export const publishedVersionsField = "published_versions";

/** When a page leaves the site: a live page and a scheduled draft have it. */
export const endingField = "due_unpublication";

const ownFields: ReadonlySet<string> = new Set([
  "visibility",
  "slug",
  "language",
  "metadata",
  "content",
  "doc_template_id",
  "created_at",
  "updated_at",
  "updated_by",
  "revision",
  publishedVersionsField,
  endingField,
  ...internalFields,
]);

/** Page <- document of the collection `documents`. */
export const parsePage = (record: DocumentSnapshot): Page | undefined => {
  const { updateTime } = record;
  if (updateTime === undefined) return undefined;
  const visibility = asMember(["live", "draft"], record.get("visibility")) ?? "other";
  const exact = exactFields(record);
  return {
    id: record.id,
    visibility,
    slug: asOptionalText(exact["slug"]) ?? null,
    language: asText(exact["language"]),
    metadata: asRecord(exact["metadata"]),
    content: asText(exact["content"]),
    templateId: asText(exact["doc_template_id"]),
    updatedBy: asOptionalText(exact["updated_by"]) ?? null,
    updatedAt: asOptionalDate(record.get("updated_at")) ?? updateTime.toDate(),
    revision: asCount(exact["revision"]),
    writeToken: toWriteToken(updateTime),
    otherFields: Object.fromEntries(Object.entries(exact).filter(([name]) => !ownFields.has(name))),
    unreadable: findUnreadable(exact),
    internals: {
      ...(visibility === "draft" ? parseInternals(record) : noInternals),
      publishedVersions: parseVersions(record.get(publishedVersionsField)),
      ...parseSchedule(record),
    },
  };
};

/** A missing or null text counts as empty: an edit cannot destroy anything. */
export const findUnreadable = ({ metadata = {}, content = "" }: UnknownRecord): string | undefined => {
  if (typeof content !== "string" && content !== null) return "content is not a string";
  return metadata !== null && asRecord(metadata) !== metadata ? "metadata is not a map" : undefined;
};

const parseInternals = (record: DocumentSnapshot): Omit<Internals, "publishedVersions" | keyof Schedule> => ({
  base: parseBase(asRecord(record.get("base"))),
  claimId: asOptionalText(record.get("claim_id")),
  stoodAt: asList(record.get("stood_at")).map(asText),
  recentSaves: asList(record.get("recent_saves"))
    .map(asRecord)
    .map(({ id, fingerprint, revision, tag }) => ({
      id: asText(id),
      fingerprint: asText(fingerprint),
      revision: asCount(revision),
      tag: asOptionalText(tag),
    })),
  keptVersions: parseVersions(record.get("kept_versions")),
  marks: parseMarks(record.get("marks")),
  unpublishedFrom: parsePlace(record.get("unpublished_from")),
});

const parseVersions = (stored: unknown): readonly KeptVersion[] =>
  asList(stored)
    .map(asRecord)
    .map(({ id, kept_at: keptAt, saved_at: savedAt, author }) => ({
      id: asText(id),
      keptAt: asDate(keptAt),
      savedAt: asDate(savedAt),
      author: asText(author),
    }))
    .filter(({ id }) => isOwnVersionId(id));

export const toVersionIndex = (versions: readonly KeptVersion[]) =>
  versions.map(({ id, keptAt, savedAt, author }) => ({ id, kept_at: keptAt, saved_at: savedAt, author }));

const parsePlace = (stored: unknown): Internals["unpublishedFrom"] => {
  const { slug, language } = asRecord(stored);
  return typeof language === "string" ? { slug: asOptionalText(slug) ?? null, language } : undefined;
};

const parseBase = ({ id, update_time: updateTime, slug, language }: UnknownRecord): Base | undefined =>
  typeof id === "string" && updateTime instanceof Timestamp
    ? { id, writeToken: toWriteToken(updateTime), slug: asOptionalText(slug) ?? null, language: asText(language) }
    : undefined;

/** Marks <-> the field `marks` of a draft, in which a mark is `<revision>.<digest>`. */
const parseMarks = (stored: unknown): Marks | undefined => {
  const { at, content, language, metadata } = asRecord(stored);
  if (content === undefined) return undefined;
  const parts = partsOf({ content, language, metadata: asRecord(metadata) });
  return { at: asDate(at), parts: new Map(parts.map(([path, mark]) => [path, parseMark(mark)])) };
};

const parseMark = (stored: unknown): Mark => {
  const [revision = "", digest = ""] = asText(stored).split(".");
  return { revision: Number(revision) || 0, digest };
};

const toMarks = ({ at, parts }: Marks): UnknownRecord => {
  const stored = [...parts].map(([path, { revision, digest }]) => [path, `${revision}.${digest}`] as const);
  const { content, language, ...metadata } = Object.fromEntries(stored);
  const byKey = Object.entries(metadata).map(([path, mark]) => [path.slice(metadataPrefix.length), mark]);
  return { at, content, language, metadata: Object.fromEntries(byKey) };
};

/** Publication <- `due_publication` of a draft, `due_unpublication`. */
const parsePublication = (stored: unknown): Publication | undefined => {
  const { at, by, refused } = asRecord(stored);
  if (typeof by === "string") return { kind: "due", at: asDate(at), by };
  const code = asOptionalText(refused);
  return code === undefined ? undefined : { kind: "refused", at: asDate(at), code, error: asText(asRecord(stored)["error"]) };
};

/** A live page that another program has published may still have the time of it: nothing is to happen then. */
export const parseSchedule = (record: DocumentSnapshot): Schedule => {
  const visibility: unknown = record.get("visibility");
  return {
    publication: visibility === "draft" ? parsePublication(record.get("due_publication")) : undefined,
    ending: visibility === "draft" || visibility === "live" ? parsePublication(record.get(endingField)) : undefined,
  };
};

/** What happens next also has its time in a field, for queries: a draft leaves the site only after it went live. */
export const toScheduleFields = ({ publication, ending }: Partial<Schedule>) => {
  const next = publication ?? ending;
  return {
    due_publication: toMap(publication),
    [endingField]: toMap(ending),
    due_publication_at: next?.kind === "due" ? next.at : null,
  };
};

const toMap = (publication: Publication | undefined) => {
  if (publication === undefined) return null;
  const { at } = publication;
  return publication.kind === "due" ? { at, by: publication.by } : { at, refused: publication.code, error: publication.error };
};

export const toDocument = (draft: NewDraft): Record<string, unknown> => ({
  ...toWritableMap(draft.otherFields),
  visibility: "draft",
  slug: draft.slug,
  language: draft.language,
  metadata: toWritableMap(draft.metadata),
  content: draft.content,
  doc_template_id: draft.templateId,
  created_at: draft.createdAt,
  base: draft.internals.base ? toBase(draft.internals.base) : null,
  ...toSaveFields(draft),
});

/** The fields that every save writes in addition to the text. */
export const toSaveFields = ({
  updatedAt,
  updatedBy,
  revision,
  internals,
}: Pick<Page, "updatedAt" | "updatedBy" | "revision" | "internals">) => ({
  updated_at: updatedAt,
  updated_by: updatedBy,
  revision,
  claim_id: internals.claimId ?? null,
  stood_at: internals.stoodAt,
  recent_saves: internals.recentSaves.map(({ tag, ...save }) => ({ ...save, ...(tag !== undefined && { tag }) })),
  kept_versions: toVersionIndex(internals.keptVersions),
  marks: internals.marks === undefined ? null : toMarks(internals.marks),
});

export const toBase = ({ id, writeToken, slug, language }: Base) => ({ id, update_time: toUpdateTime(writeToken), slug, language });

export const toVersionDocument = ({ metadata, content, language, savedAt, savedBy }: Version, bytes: number): Record<string, unknown> => ({
  metadata: toWritableMap(metadata),
  content,
  language,
  saved_at: savedAt,
  saved_by: savedBy,
  bytes,
});

/** KeyedRequest <-> document of the collection `idempotency_keys`. */
export const parseRequest = (record: DocumentSnapshot): KeyedRequest | undefined =>
  record.exists
    ? {
        id: record.id,
        fingerprint: asText(record.get("fingerprint")),
        draftId: asText(record.get("draft_id")),
        revision: asCount(record.get("revision")),
        expireAt: asDate(record.get("expire_at")),
        answer: asOptionalText(record.get("answer")),
      }
    : undefined;

export const toRequestDocument = ({ fingerprint, draftId, revision, expireAt, answer }: KeyedRequest): Record<string, unknown> => ({
  fingerprint,
  draft_id: draftId,
  revision,
  expire_at: expireAt,
  ...(answer !== undefined && { answer }),
});
