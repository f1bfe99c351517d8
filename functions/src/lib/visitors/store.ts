import type { DocumentSnapshot, WriteBatch, WriteResult } from "firebase-admin/firestore";
import { database, userRef } from "../platform/firestore/database.ts";
import { isDocumentId } from "../platform/firestore/document-id.ts";
import { reading, writing } from "../platform/firestore/storage-errors.ts";
import { addState, toWriteToken } from "../platform/firestore/write-token.ts";
import { blankProfile } from "../projects/profile.ts";
import type { Visits } from "../projects/project.ts";
import { parseUser } from "../projects/record.ts";
import { addTally, addUsage, budgetRefs, dayFields, parseTally, parseUsage, usageRef } from "../usage/quota/store.ts";
import { addCount } from "../usage/statistics/count-record.ts";
import type { StoredVisit, VisitStore } from "./visit.ts";

const parseVisit = (
  usage: DocumentSnapshot | undefined,
  user: DocumentSnapshot | undefined,
  project: DocumentSnapshot | undefined,
): StoredVisit => ({
  ...parseUsage(usage),
  user: user?.updateTime && { visits: parseUser(user)?.visits, writeToken: toWriteToken(user.updateTime) },
  project: parseTally(project),
});

const addVisits = (batch: WriteBatch, uid: string, { user }: StoredVisit, { projectIds, lastVisitAt }: Visits): void => {
  const visitor = { projects: projectIds, last_visit_at: lastVisitAt };
  addState(batch, userRef(uid), user?.writeToken, { visitor }, { profile: blankProfile });
};

export const visitStore: VisitStore = {
  findVisit: async (key) => {
    if (!isDocumentId(key.projectId) || !isDocumentId(key.uid)) return parseVisit(undefined, undefined, undefined);
    const [usage, user, project] = await reading(async () => database().getAll(usageRef(key), userRef(key.uid), budgetRefs(key)[1]));
    return parseVisit(usage, user, project);
  },
  writeVisit: async (key, visit, { visits, project, count }) => {
    const batch = database().batch();
    addUsage(batch, key, visit, count);
    if (visits !== undefined) addVisits(batch, key.uid, visit, visits);
    if (project !== undefined) addTally(batch, budgetRefs(key)[1], { ...project, writeToken: visit.project.writeToken }, dayFields(key));
    if (count !== undefined) addCount(batch, count);
    const results = await writing(async () => batch.commit());
    const tokens = results.map(({ writeTime }: WriteResult) => toWriteToken(writeTime)).values();
    const next = (): string => tokens.next().value ?? "";
    return {
      ...visit,
      writeToken: next(),
      user: visits === undefined ? visit.user : { visits, writeToken: next() },
      project: project === undefined ? visit.project : { ...project, writeToken: next() },
    };
  },
};
