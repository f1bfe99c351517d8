import { randomUUID } from "node:crypto";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";

/** Questions and messages in the form that `ask` stores. */

export const anOpenQuestion = async (projectId: string, fields: Fields = {}): Promise<string> => {
  const id = randomUUID().replaceAll("-", "");
  await storeQuestion(projectId, id, fields);
  return id;
};

export const storeQuestion = async (projectId: string, id: string, fields: Fields = {}): Promise<void> => {
  await firestore.doc(`projects/${projectId}/questions/${id}`).set({
    question: "Do you repair kayaks?",
    language: "en",
    uid: "somebody",
    status: "open",
    asked_at: new Date("2026-05-01T08:00:00.000Z"),
    last_asked_at: new Date("2026-05-03T08:00:00.000Z"),
    asked_count: 1,
    ...fields,
  });
};

export const aMessage = async (projectId: string, fields: Fields = {}): Promise<string> => {
  const id = `m_${randomUUID().replaceAll("-", "")}`;
  await storeMessage(projectId, id, fields);
  return id;
};

export const storeMessage = async (projectId: string, id: string, fields: Fields = {}): Promise<void> => {
  await firestore.doc(`projects/${projectId}/messages/${id}`).set({
    text: "Please call me.",
    language: "en",
    uid: "somebody",
    name: null,
    phone: "+4721985800",
    email: null,
    transfer: null,
    left_at: new Date("2026-05-04T09:30:00.000Z"),
    status: "open",
    note: null,
    expire_at: new Date("2099-01-01T00:00:00.000Z"),
    ...fields,
  });
};
