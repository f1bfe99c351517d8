import { type DocumentReference, FieldPath, FieldValue, type Query, type WriteBatch } from "firebase-admin/firestore";
import { database, under } from "../../platform/firestore/database.ts";
import { asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { toWritable } from "../../platform/firestore/exact-fields.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { commit, toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { projectStore } from "../../projects/store.ts";
import { languageSpellings } from "../../i18n/language-spelling.ts";
import { slugSpellings } from "../../projects/site/slug.ts";
import type { Beside, DraftStore, KeyedRequest, Replacement, SlugClaimWrite, SlugHolders, SlugKey } from "./draft-store.ts";
import type { FieldChange } from "./edit.ts";
import type { Page } from "./page.ts";
import type { VersionSize } from "../removal/removal-store.ts";
import { addRemoval, addVersionRemoval, findVersionSizes, pageRemovalStore } from "../removal/store.ts";
import { parsePage, parseRequest, toDocument, toRequestDocument, toSaveFields, toScheduleFields, toVersionDocument } from "./record.ts";
import { claimIdOf, heldClaim, toSlugKey } from "./slug-key.ts";
import { textBytes } from "./storable.ts";

export const pageRef = (projectId: string, id: string): DocumentReference => under(projectId, "documents").doc(id);

export const claimRef = (projectId: string, claimId: string): DocumentReference => under(projectId, "draft_claims").doc(claimId);

/** A draft has at most one preview link. */
export const previewLinkRef = (projectId: string, draftId: string): DocumentReference => under(projectId, "preview_links").doc(draftId);

/** The comments on a draft, and its approvals. */
export const reviewRef = (projectId: string, draftId: string): DocumentReference => under(projectId, "reviews").doc(draftId);

const requestRef = (projectId: string, id: string): DocumentReference => under(projectId, "idempotency_keys").doc(id);

export const versionRef = (projectId: string, draftId: string, id: string): DocumentReference =>
  pageRef(projectId, draftId).collection("versions").doc(id);

const documentsAt = (projectId: string, { slug, language }: SlugKey): Query =>
  under(projectId, "documents").where("slug", "in", slugSpellings(slug)).where("language", "in", languageSpellings(language));

const findClaim = async (projectId: string, slugKey: SlugKey): Promise<SlugHolders["claim"]> => {
  const record = await reading(async () => claimRef(projectId, claimIdOf(slugKey)).get());
  return record.updateTime && { draftId: asText(record.get("draft_id")), writeToken: toWriteToken(record.updateTime) };
};

/** Updates single fields: all others are not sent, and stay bit-identical. */
export const updateFields = (batch: WriteBatch, ref: DocumentReference, writeToken: string, changes: readonly FieldChange[]): void => {
  const [first, ...more] = changes.map(
    ({ path, value }) => [new FieldPath(...path), value === undefined ? FieldValue.delete() : toWritable(value)] as const,
  );
  if (first !== undefined) batch.update(ref, ...first, ...more.flat(), { lastUpdateTime: toUpdateTime(writeToken) });
};

const updatePage = (batch: WriteBatch, projectId: string, { before, after, changes }: Replacement): void => {
  const isEnded = after.internals.publication !== before.internals.publication;
  const fields = { ...toSaveFields(after), ...(isEnded && toScheduleFields(after.internals)) };
  const own = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
  // The SDK mistakes names that objects inherit for fields already written (`fromUpdateMap`), so the whole map is written.
  const isRisky = changes.some(({ path }) => path.some((name) => name in Object.prototype));
  const text = isRisky
    ? [...changes.filter(({ path: [name] }) => name !== "metadata"), { path: ["metadata"], value: after.metadata }]
    : changes;
  updateFields(batch, pageRef(projectId, before.id), before.writeToken, [...own, ...text]);
};

const writeBeside = (batch: WriteBatch, projectId: string, draftId: string, { claim, request }: Beside): void => {
  if (claim !== undefined) writeClaim(batch, projectId, draftId, claim);
  remember(batch, projectId, request);
};

export const writeClaim = (batch: WriteBatch, projectId: string, draftId: string, { claimId, slugKey, over }: SlugClaimWrite): void => {
  const ref = claimRef(projectId, claimId);
  if (over === undefined) batch.create(ref, { ...slugKey, draft_id: draftId });
  else batch.update(ref, { draft_id: draftId }, { lastUpdateTime: toUpdateTime(over.writeToken) });
};

export const remember = (batch: WriteBatch, projectId: string, request: KeyedRequest | undefined): void => {
  if (request !== undefined) batch.create(requestRef(projectId, request.id), toRequestDocument(request));
};

/** Deletes what a draft has beside it, and ends with it. */
export const removeBeside = (batch: WriteBatch, projectId: string, draftId: string): void => {
  for (const ref of [previewLinkRef(projectId, draftId), reviewRef(projectId, draftId)]) batch.delete(ref);
};

/** Deletes a draft and what is below it, but not its claim. Returns whether versions are left that do not fit in the commit. */
export const removeDraft = (batch: WriteBatch, projectId: string, draft: Page, versions: readonly VersionSize[]): boolean => {
  batch.delete(pageRef(projectId, draft.id), { lastUpdateTime: toUpdateTime(draft.writeToken) });
  removeBeside(batch, projectId, draft.id);
  return addVersionRemoval(batch, { projectId, documentId: draft.id, keepsHistory: false }, versions);
};

export const draftStore: DraftStore = {
  findNames: projectStore.findNames,
  findPage: async (projectId, id) =>
    isDocumentId(projectId) && isDocumentId(id) ? parsePage(await reading(async () => pageRef(projectId, id).get())) : undefined,
  findSlugHolders: async (projectId, slugKey) => {
    if (!isDocumentId(projectId) || !slugKey.slug.isWellFormed()) return { livePages: [], drafts: [], claim: undefined };
    const findPages = async () => reading(async () => documentsAt(projectId, slugKey).get());
    const [first, claim] = await Promise.all([findPages(), findClaim(projectId, toSlugKey(slugKey))]);
    const found = claim !== undefined && toUpdateTime(claim.writeToken).valueOf() > first.readTime.valueOf() ? await findPages() : first;
    const pages = found.docs.map(parsePage).filter((page) => page !== undefined);
    const { live = [], draft = [] } = Object.groupBy(pages, ({ visibility }) => visibility);
    return { livePages: live, drafts: draft, claim };
  },
  findLiveIds: async (projectId, slugKey) => {
    const found = await reading(async () => documentsAt(projectId, slugKey).where("visibility", "==", "live").select().get());
    return found.docs.map(({ id }) => id);
  },
  findTemplate: async (projectId, id) => {
    if (!isDocumentId(id)) return undefined;
    const record = (await reading(async () => under(projectId, "templates").doc(id).get())).data();
    return record && { id, record };
  },
  findVersionSizes,
  findPageAndRequest: async (projectId, id, requestId) => {
    if (!isDocumentId(projectId) || !isDocumentId(id)) return { page: undefined, former: undefined };
    const refs = [pageRef(projectId, id), ...(requestId === undefined ? [] : [requestRef(projectId, requestId)])];
    const [page, request] = await reading(async () => database().getAll(...refs));
    return { page: page && parsePage(page), former: request && parseRequest(request) };
  },
  create: async (projectId, draft, beside) => {
    const batch = database().batch();
    batch.create(pageRef(projectId, draft.id), toDocument(draft));
    writeBeside(batch, projectId, draft.id, beside);
    return toWriteToken(await commit(batch));
  },
  replace: async (projectId, replacement) => {
    const { before, after, keep, drop, notice } = replacement;
    const batch = database().batch();
    updatePage(batch, projectId, replacement);
    if (keep !== undefined) batch.create(versionRef(projectId, before.id, keep.id), toVersionDocument(keep, textBytes(keep)));
    for (const id of drop) batch.delete(versionRef(projectId, before.id, id));
    writeBeside(batch, projectId, before.id, replacement);
    const claimId = heldClaim(before);
    if (claimId !== undefined && claimId !== after.internals.claimId) batch.delete(claimRef(projectId, claimId));
    if (notice !== undefined) (await import("../../notifications/notice-record.ts")).addNoticeWrites(batch, projectId, notice, notice.at);
    return toWriteToken(await commit(batch));
  },
  remove: async (projectId, draft, versions, request) => {
    const batch = database().batch();
    const isLeft = removeDraft(batch, projectId, draft, versions);
    const claimId = heldClaim(draft);
    if (claimId !== undefined) batch.delete(claimRef(projectId, claimId));
    remember(batch, projectId, request);
    await commit(batch);
    return isLeft;
  },
  startRemoval: async (removal, request) => {
    const { projectId, documentId } = removal;
    const { exists } = await reading(async () => pageRef(projectId, documentId).get());
    if (exists) return false;
    const batch = database().batch();
    addRemoval(batch, { ...removal, keepsHistory: false });
    removeBeside(batch, projectId, documentId);
    remember(batch, projectId, request);
    await commit(batch);
    return true;
  },
  ...pageRemovalStore,
};
