import type { CollectionReference, DocumentReference, WriteBatch } from "firebase-admin/firestore";
import type { DraftStore, SlugHolders, SlugKey, SlugClaimWrite, Version } from "./draft-store.ts";
import type { Page } from "./page.ts";
import { claimIdOf, heldClaim } from "./slug-key.ts";
import { database } from "../firestore/database.ts";
import { asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { parsePage, toBase, toFields } from "./record.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { toGeneration, toUpdateTime, toWriteToken } from "../firestore/write-token.ts";

const under = (projectId: string, collection: string): CollectionReference =>
  database().collection("projects").doc(projectId).collection(collection);

const pageRef = (projectId: string, id: string): DocumentReference => under(projectId, "documents").doc(id);

const claimRef = (projectId: string, claimId: string): DocumentReference => under(projectId, "draft_claims").doc(claimId);

const versionRef = (projectId: string, draftId: string, id: string): DocumentReference =>
  pageRef(projectId, draftId).collection("versions").doc(id);

const findPage: DraftStore["findPage"] = async (projectId, id) =>
  isDocumentId(projectId) && isDocumentId(id) ? parsePage(await reading(pageRef(projectId, id).get())) : undefined;

const findSlugHolders: DraftStore["findSlugHolders"] = async (projectId, slugKey) => {
  if (!isDocumentId(projectId)) return { livePages: [], drafts: [], claim: undefined };
  const [found, claim] = await Promise.all([
    reading(under(projectId, "documents").where("slug", "==", slugKey.slug).where("language", "==", slugKey.language).get()),
    findClaim(projectId, slugKey),
  ]);
  const pages = found.docs.map(parsePage).filter((page) => page !== undefined);
  const { live = [], draft = [] } = Object.groupBy(pages, ({ visibility }) => visibility);
  return { livePages: live, drafts: draft, claim };
};

const findClaim = async (projectId: string, slugKey: SlugKey): Promise<SlugHolders["claim"]> => {
  const record = await reading(claimRef(projectId, claimIdOf(slugKey)).get());
  return record.updateTime && { draftId: asText(record.get("draft_id")), writeToken: toWriteToken(record.updateTime) };
};

const findTemplate: DraftStore["findTemplate"] = async (projectId, id) => {
  if (!isDocumentId(id)) return undefined;
  const record = (await reading(under(projectId, "templates").doc(id).get())).data();
  return record && { id, record };
};

const findVersionIds: DraftStore["findVersionIds"] = async (projectId, draftId) => {
  if (!isDocumentId(projectId) || !isDocumentId(draftId)) return [];
  const found = await reading(pageRef(projectId, draftId).collection("versions").select().get());
  return found.docs.map(({ id }) => id);
};

const create: DraftStore["create"] = async (projectId, draft, taking) => {
  const batch = database().batch();
  batch.create(pageRef(projectId, draft.id), {
    ...toFields(draft),
    visibility: "draft",
    doc_template_id: draft.templateId,
    created_at: draft.createdAt,
    base: toBase(draft.internals) ?? null,
  });
  if (taking !== undefined) take(batch, projectId, draft.id, taking);
  const [written] = await writing(batch.commit());
  if (written === undefined) throw new Error("Firestore answered a commit without its write results");
  return toGeneration(written.writeTime);
};

const replace: DraftStore["replace"] = async (projectId, { before, after, keep, drop, taking }) => {
  const batch = database().batch();
  batch.update(pageRef(projectId, before.id), toFields(after), { lastUpdateTime: toUpdateTime(before.writeToken) });
  if (keep !== undefined) batch.set(versionRef(projectId, before.id, keep.id), toVersionRecord(keep));
  for (const id of drop) batch.delete(versionRef(projectId, before.id, id));
  if (taking !== undefined) take(batch, projectId, before.id, taking);
  const claimId = heldClaim(before);
  if (claimId !== undefined && claimId !== after.internals.claimId) batch.delete(claimRef(projectId, claimId));
  await writing(batch.commit());
};

const remove: DraftStore["remove"] = async (projectId, draft: Page, versionIds) => {
  const batch = database().batch();
  batch.delete(pageRef(projectId, draft.id), { lastUpdateTime: toUpdateTime(draft.writeToken) });
  for (const id of versionIds) batch.delete(versionRef(projectId, draft.id, id));
  const claimId = heldClaim(draft);
  if (claimId !== undefined) batch.delete(claimRef(projectId, claimId));
  await writing(batch.commit());
};

const take = (batch: WriteBatch, projectId: string, draftId: string, { claimId, slugKey, over }: SlugClaimWrite): void => {
  const ref = claimRef(projectId, claimId);
  if (over === undefined) batch.create(ref, { ...slugKey, draft_id: draftId });
  else batch.update(ref, { draft_id: draftId }, { lastUpdateTime: toUpdateTime(over.writeToken) });
};

const toVersionRecord = ({ metadata, content, language, savedAt, savedBy }: Version) => ({
  metadata,
  content,
  language,
  saved_at: savedAt,
  saved_by: savedBy,
});

export const draftStore: DraftStore = { findPage, findSlugHolders, findTemplate, findVersionIds, create, replace, remove };
