import { type DocumentData, type DocumentReference, FieldPath, FieldValue, Timestamp, type UpdateData } from "firebase-admin/firestore";
import { flatMapPortion } from "../platform/core/portions.ts";
import { WriteConflict } from "../platform/core/write-conflict.ts";
import { database, projectRef, under, userRef } from "../platform/firestore/database.ts";
import { asDate, asOptionalText, asText } from "../platform/firestore/decode.ts";
import { findInPortions } from "../platform/firestore/find-portions.ts";
import { reading, writing, ignoreConflict } from "../platform/firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../platform/firestore/write-token.ts";
import { asLanguage } from "../i18n/language.ts";
import { parseProject } from "../projects/record.ts";
import { isOfTeam, roles } from "../projects/project.ts";
import { notificationLimits } from "./limits.ts";
import { noticesOf, outboxRef, parseFailing, parseNotice, toFailing } from "./notice-record.ts";
import type { Recipients } from "./recipient.ts";
import type { OutboxStore } from "./send-notices.ts";

const findTeam = async (projectId: string): Promise<Recipients["team"]> => {
  const members = under(projectId, "members").where("role", "in", roles.filter(isOfTeam)).limit(notificationLimits.team);
  const { docs } = await reading(async () => members.select().get());
  if (docs.length === 0) return [];
  const refs = docs.map(({ id }) => userRef(id));
  const users = await reading(async () =>
    database().getAll(...refs, { fieldMask: ["profile.contact_email", "profile.language", "disabled"] }),
  );
  return users.flatMap((user) => {
    if (user.get("disabled") === true) return [];
    const contactEmail = asText(user.get("profile.contact_email"));
    return [{ uid: user.id, contactEmail, language: asLanguage(user.get("profile.language")) }];
  });
};

/** What is gone stays gone: everybody has had the notice, or the project was deleted. */
const change = async (ref: DocumentReference, fields: UpdateData<DocumentData>): Promise<void> => {
  await writing(async () => ref.update(fields)).catch(ignoreConflict);
};

export const outboxStore: OutboxStore = {
  findDue: async (now, size) => {
    const due = database().collection("outboxes").where("due_at", "<=", now).orderBy("due_at").select("due_at");
    return flatMapPortion(await findInPortions(due, size), ({ id }) => id);
  },
  takeTurn: async (projectId, now) => {
    const record = await reading(async () => outboxRef(projectId).get());
    const leaseUntil: unknown = record.get("lease_until");
    const isHeld = leaseUntil instanceof Timestamp && leaseUntil.toDate() > now;
    if (record.updateTime === undefined || record.get("due_at") === undefined || isHeld) return undefined;
    const lastUpdateTime = record.updateTime;
    try {
      const until = new Date(now.getTime() + notificationLimits.turnMs);
      const { writeTime } = await writing(async () => outboxRef(projectId).update({ lease_until: until }, { lastUpdateTime }));
      return { writeToken: toWriteToken(writeTime), leaseUntil: until, failing: parseFailing(record.get("failing")) };
    } catch (error) {
      if (error instanceof WriteConflict) return undefined;
      throw error;
    }
  },
  endTurn: async (projectId, { writeToken, leaseUntil, failing }, dueAt) => {
    const ended = { lease_until: FieldValue.delete(), failing: failing.size === 0 ? FieldValue.delete() : toFailing(failing) };
    try {
      const due_at = dueAt ?? FieldValue.delete();
      await writing(async () => outboxRef(projectId).update({ ...ended, due_at }, { lastUpdateTime: toUpdateTime(writeToken) }));
    } catch (error) {
      ignoreConflict(error);
      const { lease_until: held } = (await reading(async () => outboxRef(projectId).get())).data() ?? {};
      // A new notice has arrived, for which the project is due. Or another process has the turn by now, and keeps it.
      if (held instanceof Timestamp && held.toMillis() === leaseUntil.getTime()) await change(outboxRef(projectId), ended);
    }
  },
  findNextDue: async (projectId) => {
    const first = noticesOf(projectId).orderBy("at").limit(1).select("at");
    return (await reading(async () => first.get())).docs.map((record) => asDate(record.get("at")))[0];
  },
  listDue: async (projectId, now, limit) => {
    const due = noticesOf(projectId).where("at", "<=", now).orderBy("at").orderBy(FieldPath.documentId()).limit(limit);
    return (await reading(async () => due.get())).docs.flatMap((record) => parseNotice(record) ?? []);
  },
  findRecipients: async (projectId) => {
    const project = parseProject(await reading(async () => projectRef(projectId).get()));
    if (project === undefined) return undefined;
    const { name, defaultLanguage, notify, siteHook } = project;
    const { emails, url, secret } = notify;
    return {
      projectName: name,
      language: defaultLanguage,
      emails,
      team: await findTeam(projectId),
      webhook: url === null || secret === null ? undefined : { url, secret },
      siteHook,
    };
  },
  settle: async (projectId, noticeId, key) => {
    await change(noticesOf(projectId).doc(noticeId), { settled: FieldValue.arrayUnion(key) });
  },
  postpone: async (projectId, { id, at }, dueAt) => {
    await change(noticesOf(projectId).doc(id), { at: dueAt, happened_at: at });
  },
  remove: async (projectId, noticeId) => {
    await writing(async () => noticesOf(projectId).doc(noticeId).delete());
  },
  findCallBack: async (projectId, itemId) => {
    const record = await reading(async () => under(projectId, "messages").doc(itemId).get());
    const siteTime = asOptionalText(record.get("call_back.site_time"));
    if (siteTime === undefined) return undefined;
    return { name: asOptionalText(record.get("name")) ?? null, phone: asOptionalText(record.get("phone")) ?? null, siteTime };
  },
  countOpenQuestions: async (projectId, limit) => {
    const open = under(projectId, "questions").where("status", "==", "open").limit(limit).count();
    return (await reading(async () => open.get())).data().count;
  },
};
