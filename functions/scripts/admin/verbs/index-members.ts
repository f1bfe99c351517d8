import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { writing, ignoreConflict } from "../../../src/lib/platform/firestore/storage-errors.ts";
import { propose, type Proposal } from "../change.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";

/** Without the field `uid`, "Your sites" does not find a member. */
const isFound = (member: QueryDocumentSnapshot): boolean => member.get("uid") === member.id;

/** Writes the uid into the member records of a project, or of all, that lack it. */
export const indexMembers = async ({ firestore }: Target, projectId: string | undefined): Promise<Proposal> => {
  if (projectId !== undefined) await requireProject(firestore, projectId);
  const members = projectId === undefined ? firestore.collectionGroup("members") : firestore.collection(`projects/${projectId}/members`);
  const missing: QueryDocumentSnapshot[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const query = members.orderBy(FieldPath.documentId()).limit(pageSize);
    const { docs } = await (last === undefined ? query : query.startAfter(last)).get();
    missing.push(...docs.filter((member) => /^projects\/[^/]+\/members\/[^/]+$/.test(member.ref.path) && !isFound(member)));
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last !== undefined);
  const work = {
    lines: missing.map(({ ref, id }) => `~ ${ref.path}\n    uid: "${id}"`),
    run: async () => {
      for (const { ref, id, updateTime } of missing) {
        // Who was changed or removed meanwhile is left to the next run.
        await writing(async () => ref.update({ uid: id }, { lastUpdateTime: updateTime })).catch(ignoreConflict);
      }
    },
  };
  return propose({
    work: missing.length === 0 ? [] : [work],
    result: { members: missing.length },
    sentence: missing.length === 0 ? "Every member record has its uid." : `Added the uid to ${missing.length} member records.`,
  });
};

/** 300 small documents in one read. */
const pageSize = 300;
