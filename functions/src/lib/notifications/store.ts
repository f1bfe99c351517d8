import { FieldPath, FieldValue, Timestamp } from "firebase-admin/firestore";
import { WriteConflict } from "../core/write-conflict.ts";
import { database, projectRef, under } from "../firestore/database.ts";
import { asMember, asText } from "../firestore/decode.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../firestore/write-token.ts";
import { asLanguage } from "../i18n/language.ts";
import { parseProject } from "../projects/record.ts";
import { isOfTeam, roles } from "../projects/project.ts";
import { notificationLimits } from "./limits.ts";
import { noticesOf, outboxRef, parseNotice } from "./notice-record.ts";
import type { OutboxStore } from "./send-notices.ts";

/** Firestore's limit for `in` in a query. */
const mostAddresses = 30;

/** More than the people who can have one of these addresses, unless some invented them. */
const mostPeople = 100;

/** Only for members of the team, because anybody may claim an address. */
const findLanguages = async (projectId: string, emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (emails.length === 0) return new Map();
  const people = database()
    .collection("users")
    .where("profile.contact_email", "in", emails.slice(0, mostAddresses))
    .select("profile.contact_email", "profile.language")
    .limit(mostPeople);
  const { docs } = await reading(async () => people.get());
  if (docs.length === 0) return new Map();
  const members = await reading(async () => database().getAll(...docs.map(({ id }) => under(projectId, "members").doc(id))));
  const team = new Set(members.filter((member) => isOfTeam(asMember(roles, member.get("role")) ?? "member")).map(({ id }) => id));
  return new Map(
    docs
      .filter(({ id }) => team.has(id))
      .flatMap((record) => {
        const language = asLanguage(record.get("profile.language"));
        return language === undefined ? [] : [[asText(record.get("profile.contact_email")), language] as const];
      }),
  );
};

export const outboxStore: OutboxStore = {
  findDue: async (now, limit) => {
    const due = database().collection("outboxes").where("due_at", "<=", now).orderBy("due_at").limit(limit);
    return (await reading(async () => due.select().get())).docs.map(({ id }) => id);
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
      return toWriteToken(writeTime);
    } catch (error) {
      if (error instanceof WriteConflict) return undefined;
      throw error;
    }
  },
  endTurn: async (projectId, turn, nextAt) => {
    const lease_until = FieldValue.delete();
    try {
      const due_at = nextAt ?? FieldValue.delete();
      await writing(async () => outboxRef(projectId).update({ due_at, lease_until }, { lastUpdateTime: toUpdateTime(turn) }));
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      // A new notice has arrived, for which the project is due.
      await writing(async () => outboxRef(projectId).set({ lease_until }, { merge: true }));
    }
  },
  listNotices: async (projectId, limit) => {
    const inOrder = noticesOf(projectId).orderBy("at").orderBy(FieldPath.documentId()).limit(limit);
    return (await reading(async () => inOrder.get())).docs.map(parseNotice);
  },
  findRecipients: async (projectId) => {
    const project = parseProject(await reading(async () => projectRef(projectId).get()));
    if (project === undefined) return undefined;
    const { name, defaultLanguage, notify } = project;
    const { emails, url, secret } = notify;
    return {
      projectName: name,
      language: defaultLanguage,
      emails,
      languages: await findLanguages(projectId, emails),
      webhook: url === null || secret === null ? undefined : { url, secret },
    };
  },
  settle: async (projectId, { id, pending }, channel) => {
    const left = pending.filter((one) => one !== channel);
    const ref = noticesOf(projectId).doc(id);
    await writing(async () => (left.length === 0 ? ref.delete() : ref.set({ pending: left }, { merge: true })));
  },
  postpone: async (projectId, { id, attempts }, channel, nextAt) => {
    const fields = { attempts: { [channel]: (attempts[channel] ?? 0) + 1 }, next_at: { [channel]: nextAt } };
    await writing(async () => noticesOf(projectId).doc(id).set(fields, { merge: true }));
  },
  countOpenQuestions: async (projectId, limit) => {
    const open = under(projectId, "questions").where("status", "==", "open").limit(limit).count();
    return (await reading(async () => open.get())).data().count;
  },
};
