import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database, under } from "../firestore/database.ts";
import { asDate, asMember, asOptionalText, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../firestore/write-token.ts";
import { addBudgetWrites, budgetRefs, parseBudget } from "../quota/budget-record.ts";
import { questionLimits } from "./limits.ts";
import { type Message, messageStatuses } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import { firstBehind } from "./store.ts";

const messagesOf = (projectId: string) => under(projectId, "messages");

const openOf = (projectId: string) => messagesOf(projectId).where("status", "==", "open");

/** Message <- document of a project's `messages`. */
export const parseMessage = (record: DocumentSnapshot | undefined): Message | undefined => {
  const data = record?.data();
  if (data === undefined || record?.updateTime === undefined) return undefined;
  return {
    id: record.id,
    text: asText(data["text"]),
    uid: asText(data["uid"]),
    name: asOptionalText(data["name"]) ?? null,
    phone: asOptionalText(data["phone"]) ?? null,
    email: asOptionalText(data["email"]) ?? null,
    language: asText(data["language"]),
    transferId: asOptionalText(data["transfer"]) ?? null,
    leftAt: asDate(data["left_at"]),
    status: asMember(messageStatuses, data["status"]) ?? "open",
    note: asOptionalText(data["note"]) ?? null,
    writeToken: toWriteToken(record.updateTime),
  };
};

const findLeft: MessageStore["findLeft"] = async (key, id) => {
  const [message, person, project] = await reading(async () => database().getAll(messagesOf(key.projectId).doc(id), ...budgetRefs(key)));
  return { message: parseMessage(message), budget: parseBudget(person, project) };
};

const addMessage: MessageStore["addMessage"] = async (key, { id, transferId, leftAt, ...said }, { message, budget }) => {
  const batch = database().batch();
  const ref = messagesOf(key.projectId).doc(id);
  const expireAt = new Date(leftAt.getTime() + questionLimits.messageKeptMs);
  const fields = { ...said, transfer: transferId, left_at: leftAt, status: "open", note: null, expire_at: expireAt };
  if (message === undefined) batch.create(ref, fields);
  else batch.update(ref, fields, { lastUpdateTime: toUpdateTime(message.writeToken) });
  addBudgetWrites(batch, key, { unit: "messages", usage: budget });
  await writing(async () => batch.commit());
};

const updateContact: MessageStore["updateContact"] = async (projectId, { id, writeToken }, { name, phone, email }) => {
  await writing(async () =>
    messagesOf(projectId)
      .doc(id)
      .update({ name, phone, email }, { lastUpdateTime: toUpdateTime(writeToken) }),
  );
};

const findMessage: MessageStore["findMessage"] = async (projectId, id) =>
  isDocumentId(id) ? parseMessage(await reading(async () => messagesOf(projectId).doc(id).get())) : undefined;

const findNextOpen: MessageStore["findNextOpen"] = async (projectId, behind) =>
  parseMessage((await reading(async () => firstBehind(openOf(projectId), "left_at", behind).get())).docs[0]);

const countOpen: MessageStore["countOpen"] = async (projectId, limit) =>
  (await reading(async () => openOf(projectId).limit(limit).count().get())).data().count;

const closeMessage: MessageStore["closeMessage"] = async (projectId, { id, writeToken }, { by, at, note }) => {
  const fields = { status: "closed", closed_by: by, closed_at: at, note };
  await writing(async () =>
    messagesOf(projectId)
      .doc(id)
      .update(fields, { lastUpdateTime: toUpdateTime(writeToken) }),
  );
};

export const messageStore: MessageStore = { findLeft, addMessage, updateContact, findMessage, findNextOpen, countOpen, closeMessage };
