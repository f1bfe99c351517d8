import type { WriteBatch } from "firebase-admin/firestore";
import { digest } from "../../platform/core/digest.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asDate, asText } from "../../platform/firestore/decode.ts";
import { toWritableMap } from "../../platform/firestore/exact-fields.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { addState, commit, toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { addNoticeWrites } from "../../notifications/notice-record.ts";
import { newestRevision } from "../drafts/marks.ts";
import { noInternals } from "../drafts/page.ts";
import {
  endingField,
  internalFields,
  publishedVersionsField,
  toBase,
  toSaveFields,
  toScheduleFields,
  toVersionDocument,
  toVersionIndex,
} from "../drafts/record.ts";
import type { SlugClaimWrite } from "../drafts/draft-store.ts";
import {
  claimRef,
  draftStore,
  pageRef,
  remember,
  removeBeside,
  removeDraft,
  updateFields,
  versionRef,
  writeClaim,
} from "../drafts/store.ts";
import { findDue } from "./due-record.ts";
import { textBytes } from "../drafts/storable.ts";
import type { VersionSize } from "../removal/removal-store.ts";
import { addVersionRemoval } from "../removal/store.ts";
import type { HistoryChange } from "./page-history.ts";
import { claimFields, isRepublished, liveFields } from "./publication.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";
import type { RedirectChange } from "./redirects.ts";

const redirectsOf = (projectId: string) => under(projectId, "redirects");

/** Derived from a redirect's start, so each slug key has at most one. */
export const redirectId = (language: string, slug: string): string => digest(language, slug);

/** The fields of the page that a publication writes. */
export const publishedFields = (write: PublicationWrite): UnknownRecord => ({
  ...liveFields(write),
  ...(write.ending !== undefined && toScheduleFields({ ending: write.ending })),
});

/** The live page keeps the fields that the draft lacks. */
const writeLivePage = (batch: WriteBatch, projectId: string, write: PublicationWrite): void => {
  const { draft, live, id, history } = write;
  const fields = publishedFields(write);
  const before = live ?? (isRepublished(write) ? draft : undefined);
  if (before === undefined) {
    batch.create(pageRef(projectId, id), toWritableMap(fields));
    return;
  }
  const gone = [...internalFields, endingField].filter((name) => !(name in fields)).map((name) => [name, undefined] as const);
  const changes = [...Object.entries(fields), ...gone].map(([name, value]) => ({ path: [name], value }));
  const index = history === undefined ? [] : [{ path: [publishedVersionsField], value: toVersionIndex(history.publishedVersions) }];
  updateFields(batch, pageRef(projectId, id), before.writeToken, [...changes, ...index]);
  if (history !== undefined) writeHistory(batch, projectId, id, history);
};

export const writeHistory = (batch: WriteBatch, projectId: string, id: string, { keep, drop }: HistoryChange): void => {
  if (keep !== undefined) batch.create(versionRef(projectId, id, keep.id), toVersionDocument(keep, textBytes(keep)));
  for (const version of drop) batch.delete(versionRef(projectId, id, version));
};

/** Deletes the draft, or what was only the draft's if its document has become the page. Returns whether versions are left. */
const endDraft = (batch: WriteBatch, projectId: string, write: PublicationWrite, versions: readonly VersionSize[]): boolean => {
  const { draft } = write;
  if (!isRepublished(write)) return removeDraft(batch, projectId, draft, versions);
  removeBeside(batch, projectId, draft.id);
  return addVersionRemoval(batch, { projectId, documentId: draft.id, keepsHistory: true }, versions);
};

const takePlace = (batch: WriteBatch, projectId: string, write: PublicationWrite, { claimId, slugKey, over }: SlugClaimWrite): void => {
  addState(batch, claimRef(projectId, claimId), over?.writeToken, claimFields(write, over), { ...slugKey });
};

const writeRedirects = (batch: WriteBatch, projectId: string, { add, retarget, remove, clear }: RedirectChange): void => {
  if (clear !== undefined) batch.delete(redirectsOf(projectId).doc(redirectId(clear.language, clear.slug)));
  for (const id of remove) batch.delete(redirectsOf(projectId).doc(id));
  if (add === undefined) return;
  batch.set(redirectsOf(projectId).doc(redirectId(add.language, add.from)), add);
  for (const id of retarget) batch.update(redirectsOf(projectId).doc(id), { to: add.to });
};

export const publishingStore: PublishingStore = {
  ...draftStore,
  findRedirectsTo: async (projectId, { slug, language }) => {
    const leading = redirectsOf(projectId).where("to", "==", slug).where("language", "==", language);
    const found = await reading(async () => leading.get());
    return found.docs.map((record) => ({ id: record.id, from: asText(record.get("from")), at: asDate(record.get("at")) }));
  },
  hasRedirectFrom: async (projectId, { slug, language }) =>
    (await reading(async () => redirectsOf(projectId).doc(redirectId(language, slug)).get())).exists,
  findDue,
  correctDue: async ({ projectId, documentId, schedule, writeToken }) => {
    const lastUpdateTime = toUpdateTime(writeToken);
    await writing(async () => pageRef(projectId, documentId).update(toScheduleFields(schedule), { lastUpdateTime }));
  },
  publish: async (projectId, write, versions, request) => {
    const batch = database().batch();
    writeLivePage(batch, projectId, write);
    const isLeft = endDraft(batch, projectId, write, versions);
    if (write.place !== undefined) takePlace(batch, projectId, write, write.place);
    writeRedirects(batch, projectId, write.redirects);
    if (write.notice !== undefined) addNoticeWrites(batch, projectId, write.notice, write.at);
    remember(batch, projectId, request);
    await commit(batch);
    return isLeft;
  },
  schedule: async (projectId, page, { accepted, notice, ...schedule }, request) => {
    const batch = database().batch();
    const fields = { ...toScheduleFields(schedule), ...(accepted !== undefined && { base: toBase(accepted) }) };
    batch.update(pageRef(projectId, page.id), fields, { lastUpdateTime: toUpdateTime(page.writeToken) });
    if (notice !== undefined) addNoticeWrites(batch, projectId, notice, notice.at);
    remember(batch, projectId, request);
    return toWriteToken(await commit(batch));
  },
  unpublish: async (projectId, { page, by, at, history, claim, request, notice }) => {
    const batch = database().batch();
    const internals = { ...noInternals, claimId: claim?.claimId };
    const saved = toSaveFields({ updatedAt: at, updatedBy: by, revision: newestRevision(page) + 1, internals });
    batch.update(
      pageRef(projectId, page.id),
      {
        visibility: "draft",
        base: null,
        unpublished_from: { slug: page.slug, language: page.language },
        [publishedVersionsField]: toVersionIndex(history.publishedVersions),
        ...saved,
        ...toScheduleFields({}),
      },
      { lastUpdateTime: toUpdateTime(page.writeToken) },
    );
    writeHistory(batch, projectId, page.id, history);
    if (claim !== undefined) writeClaim(batch, projectId, page.id, claim);
    // The page may still have those of its time as a draft, if another program published that in place.
    removeBeside(batch, projectId, page.id);
    if (notice !== undefined) addNoticeWrites(batch, projectId, notice, at);
    remember(batch, projectId, request);
    return toWriteToken(await commit(batch));
  },
};
