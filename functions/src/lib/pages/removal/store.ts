import { type DocumentReference, type DocumentSnapshot, FieldPath, FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { flatMapPortion } from "../../platform/core/portions.ts";
import { childrenOf } from "../../platform/firestore/children.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asCount } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { findInTurns } from "../../platform/firestore/find-portions.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { isOwnVersionId, isPublishedVersionId } from "../versions/version-id.ts";
import { removalLimits } from "./limits.ts";
import { portionsOf, type VersionSize, type Removal, type PageRemovalStore } from "./removal-store.ts";

const removalRef = ({ projectId, documentId }: Removal): DocumentReference => under(projectId, "page_removals").doc(documentId);

const documentRef = ({ projectId, documentId }: Removal): DocumentReference => under(projectId, "documents").doc(documentId);

const versionsOf = (removal: Removal) => documentRef(removal).collection("versions");

export const findVersionSizes = async (projectId: string, documentId: string): Promise<readonly VersionSize[]> =>
  isDocumentId(projectId) && isDocumentId(documentId) ? (await readVersions({ projectId, documentId })).map(toVersionSize) : [];

/** All versions of a document, including those of other programs, with only their sizes. */
export const readVersions = async (removal: Removal) =>
  (await reading(async () => childrenOf(documentRef(removal), "versions").select("bytes").get())).docs;

/** Sizes stated by other programs are not trusted. */
export const toVersionSize = (version: DocumentSnapshot): VersionSize => {
  const bytes = isOwnVersionId(version.id) ? asCount(version.get("bytes")) : 0;
  return { id: version.id, bytes: bytes > 0 ? bytes : removalLimits.unknownBytes };
};

interface VersionRemoval extends Removal {
  /** Whether only the versions of a draft go, because the document stays as a live page. */
  readonly keepsHistory: boolean;
}

/** Deletes versions within the document's commit if they fit, otherwise records their removal. Returns whether any are left. */
export const addVersionRemoval = (batch: WriteBatch, removal: VersionRemoval, versions: readonly VersionSize[]): boolean => {
  const gone = versions.filter(({ id }) => !(removal.keepsHistory && isPublishedVersionId(id)));
  const isLarge = portionsOf(gone).length > 1;
  if (isLarge) addRemoval(batch, removal);
  else for (const { id } of gone) batch.delete(versionsOf(removal).doc(id));
  return isLarge;
};

export const addRemoval = (batch: WriteBatch, removal: VersionRemoval): void => {
  const { keepsHistory } = removal;
  batch.set(removalRef(removal), { removed_at: FieldValue.serverTimestamp(), ...(keepsHistory && { keeps_history: true }) });
};

export const pageRemovalStore: PageRemovalStore = {
  findRemovals: async (size) => {
    const all = database().collectionGroup("page_removals").orderBy(FieldPath.documentId());
    return flatMapPortion(await findInTurns(all, size), ({ id, ref }) => {
      const project = ref.parent.parent;
      return project?.parent.path === "projects" ? [{ projectId: project.id, documentId: id }] : [];
    });
  },
  findLeftVersions: async (removal) => {
    const [record, versions] = await Promise.all([reading(async () => removalRef(removal).get()), readVersions(removal)]);
    const { updateTime } = record;
    if (updateTime === undefined) return undefined;
    const isKept = (id: string): boolean => record.get("keeps_history") === true && isPublishedVersionId(id);
    const older = versions.filter((version) => version.updateTime.valueOf() <= updateTime.valueOf() && !isKept(version.id));
    return { versions: older.map(toVersionSize), writeToken: toWriteToken(updateTime) };
  },
  removeVersions: async (removal, versions) => {
    const batch = database().batch();
    for (const { id } of versions) batch.delete(versionsOf(removal).doc(id));
    await writing(async () => batch.commit());
  },
  endRemoval: async (removal, writeToken) => {
    await writing(async () => removalRef(removal).delete({ lastUpdateTime: toUpdateTime(writeToken) }));
  },
};
