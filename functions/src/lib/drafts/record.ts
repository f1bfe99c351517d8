import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Internals, Changes, Page } from "./page.ts";
import { asCount, asDate, asList, asMember, asOptionalText, asRecord, asText } from "../firestore/decode.ts";
import { toGeneration, toUpdateTime, toWriteToken } from "../firestore/write-token.ts";

/** Page <-> document of the collection `documents`. */
export const parsePage = (record: DocumentSnapshot): Page | undefined => {
  const { createTime, updateTime } = record;
  const data = record.data();
  if (data === undefined || createTime === undefined || updateTime === undefined) return undefined;
  const visibility = asMember(["live", "draft"], data["visibility"]);
  if (visibility === undefined) return undefined;
  return {
    id: record.id,
    visibility,
    slug: asOptionalText(data["slug"]) ?? null,
    language: asText(data["language"]),
    metadata: asRecord(data["metadata"]),
    content: asText(data["content"]),
    templateId: asText(data["doc_template_id"]),
    updatedBy: asText(data["updated_by"]),
    updatedAt: asDate(data["updated_at"]),
    revision: asCount(data["revision"]),
    generation: toGeneration(createTime),
    writeToken: toWriteToken(updateTime),
    internals: parseInternals(data),
  };
};

const parseInternals = (data: Readonly<Record<string, unknown>>): Internals => {
  const { id: baseId, update_time: baseTime } = asRecord(data["base"]);
  const keptVersions = data["kept_versions"];
  return {
    base: typeof baseId === "string" && baseTime instanceof Timestamp ? { id: baseId, writeToken: toWriteToken(baseTime) } : undefined,
    claimId: asOptionalText(data["claim_id"]),
    recentSaves: asList(data["recent_saves"])
      .map(asRecord)
      .map(({ id, fingerprint, revision }) => ({ id: asText(id), fingerprint: asText(fingerprint), revision: asCount(revision) })),
    keptVersions: Array.isArray(keptVersions)
      ? keptVersions.map(asRecord).map(({ id, kept_at: keptAt }) => ({ id: asText(id), keptAt: asDate(keptAt) }))
      : undefined,
    changes: parseChanges(asRecord(data["changes"])),
  };
};

const parseChanges = ({ content, language, metadata }: Readonly<Record<string, unknown>>): Changes => ({
  content: asCount(content),
  language: asCount(language),
  metadata: Object.fromEntries(Object.entries(asRecord(metadata)).map(([key, revision]) => [key, asCount(revision)])),
});

/** The fields that a save may change. */
export const toFields = (draft: Omit<Page, "id" | "visibility" | "generation" | "writeToken">) => ({
  slug: draft.slug,
  language: draft.language,
  metadata: draft.metadata,
  content: draft.content,
  updated_at: draft.updatedAt,
  updated_by: draft.updatedBy,
  revision: draft.revision,
  claim_id: draft.internals.claimId ?? null,
  recent_saves: draft.internals.recentSaves,
  kept_versions: (draft.internals.keptVersions ?? []).map(({ id, keptAt }) => ({ id, kept_at: keptAt })),
  changes: draft.internals.changes,
});

export const toBase = ({ base }: Internals) => base && { id: base.id, update_time: toUpdateTime(base.writeToken) };
