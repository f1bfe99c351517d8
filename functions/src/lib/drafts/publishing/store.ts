import { FieldPath, FieldValue, Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { digest } from "../../core/digest.ts";
import { database, under } from "../../firestore/database.ts";
import { asDate, asText } from "../../firestore/decode.ts";
import { toWritableMap } from "../../firestore/exact-fields.ts";
import { reading } from "../../firestore/storage-errors.ts";
import { commit, toUpdateTime, toWriteToken } from "../../firestore/write-token.ts";
import { newestRevision } from "../marks.ts";
import { internalFields, parsePage, toBase, toPublicationFields } from "../record.ts";
import { addVersionRemoval } from "../removal/store.ts";
import { heldClaim } from "../slug-key.ts";
import { claimRef, draftStore, pageRef, previewLinkRef, remember, writeClaim } from "../store.ts";
import { liveFields } from "./publication.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";
import type { RedirectChange } from "./redirects.ts";

const redirectsOf = (projectId: string) => under(projectId, "redirects");

/** Derived from where a redirect starts, so there is at most one. */
export const redirectId = (language: string, slug: string): string => digest(language, slug);

/** Field by field: fields that only the live page has stay identical to the bit. */
const writeLivePage = (batch: WriteBatch, projectId: string, write: PublicationWrite): void => {
  const { live, id } = write;
  const fields = toWritableMap(liveFields(write));
  if (live === undefined) {
    batch.create(pageRef(projectId, id), fields);
    return;
  }
  const gone = internalFields.map((name) => [name, FieldValue.delete()] as const);
  const [first, ...more] = [...Object.entries(fields), ...gone].map(([name, value]) => [new FieldPath(name), value] as const);
  if (first !== undefined)
    batch.update(pageRef(projectId, id), ...first, ...more.flat(), { lastUpdateTime: toUpdateTime(live.writeToken) });
};

const writeRedirects = (batch: WriteBatch, projectId: string, { add, retarget, remove, clear }: RedirectChange): void => {
  if (clear !== undefined) batch.delete(redirectsOf(projectId).doc(redirectId(clear.language, clear.slug)));
  for (const id of remove) batch.delete(redirectsOf(projectId).doc(id));
  if (add === undefined) return;
  batch.set(redirectsOf(projectId).doc(redirectId(add.language, add.from)), add);
  for (const id of retarget) batch.update(redirectsOf(projectId).doc(id), { to: add.to });
};

/** The internal fields of a draft that has not been saved yet. */
const noBooks = { base: null, stood_at: [], recent_saves: [], kept_versions: [], marks: null, ...toPublicationFields(undefined) };

export const publishingStore: PublishingStore = {
  ...draftStore,
  findRedirectsTo: async (projectId, { slug, language }) => {
    const leading = redirectsOf(projectId).where("to", "==", slug).where("language", "==", language);
    const found = await reading(async () => leading.get());
    return found.docs.map((record) => ({ id: record.id, from: asText(record.get("from")), at: asDate(record.get("at")) }));
  },
  findDue: async (at, limit) => {
    const due = database().collectionGroup("documents").where("due_publication_at", "<=", at).orderBy("due_publication_at").limit(limit);
    const found = await reading(async () => due.get());
    return found.docs.flatMap((record) => {
      const { parent: project } = record.ref.parent;
      const draft = parsePage(record);
      return project?.parent.path === "projects" && draft?.visibility === "draft" ? [{ projectId: project.id, draft }] : [];
    });
  },
  publish: async (projectId, write, versions, request) => {
    const { draft, redirects } = write;
    const batch = database().batch();
    writeLivePage(batch, projectId, write);
    batch.delete(pageRef(projectId, draft.id), { lastUpdateTime: toUpdateTime(draft.writeToken) });
    const isLeft = addVersionRemoval(batch, { projectId, documentId: draft.id }, versions);
    batch.delete(previewLinkRef(projectId, draft.id));
    const claimId = heldClaim(draft);
    if (claimId !== undefined) batch.delete(claimRef(projectId, claimId));
    writeRedirects(batch, projectId, redirects);
    remember(batch, projectId, request);
    await commit(batch);
    return isLeft;
  },
  schedule: async (projectId, draft, { publication, accepted }, request) => {
    const batch = database().batch();
    const fields = { ...toPublicationFields(publication), ...(accepted !== undefined && { base: toBase(accepted) }) };
    batch.update(pageRef(projectId, draft.id), fields, { lastUpdateTime: toUpdateTime(draft.writeToken) });
    remember(batch, projectId, request);
    return toWriteToken(await commit(batch));
  },
  unpublish: async (projectId, { page, by, at, claim, request }) => {
    const batch = database().batch();
    const own = { visibility: "draft", updated_by: by, updated_at: Timestamp.fromDate(at), revision: newestRevision(page) + 1 };
    batch.update(
      pageRef(projectId, page.id),
      { ...own, ...noBooks, claim_id: claim?.claimId ?? null },
      { lastUpdateTime: toUpdateTime(page.writeToken) },
    );
    if (claim !== undefined) writeClaim(batch, projectId, page.id, claim);
    // Another program may have published the draft in its place.
    batch.delete(previewLinkRef(projectId, page.id));
    remember(batch, projectId, request);
    return toWriteToken(await commit(batch));
  },
};
