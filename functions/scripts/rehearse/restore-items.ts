import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { retryOnConflict } from "../../src/lib/platform/core/write-conflict.ts";
import { writing } from "../../src/lib/platform/firestore/storage-errors.ts";
import type { Target } from "../admin/target.ts";
import { rehearsalLimits } from "./limits.ts";

/** What a member of the team decides about a question or a message. */
const decided = ["status", "answer", "answered_by", "answered_at", "closed_by", "closed_at", "note", "changed_by", "changed_at"] as const;

const collections = ["questions", "messages"] as const;

/** By path. */
type Items = ReadonlyMap<string, UnknownRecord>;

const collectionOf = ({ firestore }: Target, project: string, name: string) => firestore.collection(`projects/${project}/${name}`);

/** The questions and messages of a site, before somebody may change them. */
export const readItems = async (target: Target, project: string): Promise<Items> => {
  const found = await Promise.all(
    collections.map(async (name) =>
      collectionOf(target, project, name)
        .select(...decided)
        .limit(rehearsalLimits.items)
        .get(),
    ),
  );
  return new Map(found.flatMap(({ docs }) => docs.map((item) => [item.ref.path, item.data()] as const)));
};

/**
 * Undoes what a person has decided, as it was before. What is not among `before` is open again, without an answer, and keeps its
 * note. What a person of the team has decided since stays.
 */
export const restoreItems = async (
  target: Target,
  { project, uid, before }: { project: string; uid: string; before: Items },
): Promise<void> => {
  const { firestore } = target;
  for (const name of collections)
    for (const field of ["changed_by", "answered_by", "closed_by"]) {
      const { docs } = await collectionOf(target, project, name).where(field, "==", uid).get();
      for (const item of docs) {
        const load = async (): Promise<DocumentSnapshot> => firestore.doc(item.ref.path).get();
        await retryOnConflict(item, load, async (current) => restore(current, uid, before.get(item.ref.path)));
      }
    }
};

const restore = async (item: DocumentSnapshot, uid: string, before: UnknownRecord | undefined): Promise<void> => {
  const { updateTime } = item;
  const isTheirs = (field: string): boolean => item.get(field) === uid;
  if (updateTime === undefined || !["changed_by", "answered_by", "closed_by"].some(isTheirs)) return;
  const note: unknown = item.get("note");
  const changedAt: unknown = item.get("changed_at");
  const was: UnknownRecord = before ?? { status: "open", note, changed_by: null, changed_at: changedAt };
  const fields = isTheirs("changed_by") ? decided : decided.filter((field) => !["note", "changed_by", "changed_at"].includes(field));
  const restored = fields.map((field) => [field, was[field] === undefined ? FieldValue.delete() : was[field]] as const);
  await writing(async () => item.ref.update(Object.fromEntries(restored), { lastUpdateTime: updateTime }));
};
