import { FieldPath, FieldValue, type Query } from "firebase-admin/firestore";
import { database, under } from "../firestore/database.ts";
import { asDate, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { addState, findStates, toUpdateTime, toWriteToken } from "../firestore/write-token.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { addNoticeWrites } from "../notifications/notice-record.ts";
import { addCount } from "../statistics/count-record.ts";
import { addBudgetWrites, budgetRefs, parseBudget } from "../quota/budget-record.ts";
import { questionLimits } from "./limits.ts";
import { type MessageStore, isMissedCall } from "./message.ts";
import type { Question } from "./question.ts";
import { parseMessage, parseQuestion } from "./record.ts";
import type { OpenPlace, QuestionStore, ReadingStore } from "./question-store.ts";

const questionRef = (projectId: string, id: string) => under(projectId, "questions").doc(id);

const readingRef = (projectId: string, uid: string) => under(projectId, "question_readings").doc(uid);

const withStatus = (projectId: string, status: Question["status"]) => under(projectId, "questions").where("status", "==", status);

const newestAnswers = (projectId: string, limit: number): Query =>
  withStatus(projectId, "answered").orderBy("answered_at", "desc").limit(limit);

/** The first result of a query after a place in its order. */
const firstBehind = (query: Query, timeField: string, behind: OpenPlace | undefined): Query => {
  const ordered = query.orderBy(timeField).orderBy(FieldPath.documentId());
  return (behind === undefined ? ordered : ordered.startAfter(behind.at, behind.id)).limit(1);
};

export const questionStore: QuestionStore = {
  findNewestAnswer: async (projectId) => {
    const [record] = (await reading(async () => newestAnswers(projectId, 1).select().get())).docs;
    return record && { id: record.id, state: toWriteToken(record.updateTime) };
  },
  readAnswered: async (projectId, limit) => {
    const found = await reading(async () => newestAnswers(projectId, limit).get());
    return found.docs.flatMap((record) => {
      const question = parseQuestion(record);
      return question?.answer === undefined ? [] : [{ ...question, answer: question.answer, state: question.writeToken }];
    });
  },
  findStates: async (projectId, ids) => findStates(under(projectId, "questions"), ids, "status"),
  findState: async (key, id) => {
    const [question, person, project] = await reading(async () => database().getAll(questionRef(key.projectId, id), ...budgetRefs(key)));
    return { question: parseQuestion(question), budget: parseBudget(person, project) };
  },
  countOpen: async (projectId) => {
    const open = withStatus(projectId, "open").limit(questionLimits.openQuestions).count();
    return (await reading(async () => open.get())).data().count;
  },
  addQuestion: async (key, { id, question, language, askedAt, call, digest }, usage) => {
    const batch = database().batch();
    batch.create(questionRef(key.projectId, id), {
      question,
      language,
      uid: key.uid,
      status: "open",
      asked_at: askedAt,
      last_asked_at: askedAt,
      last_call: call,
      asked_count: 1,
      languages: [language],
    });
    addBudgetWrites(batch, key, { unit: "questions", usage });
    if (digest !== undefined) addNoticeWrites(batch, key.projectId, digest, askedAt);
    addCount(batch, { projectId: key.projectId, language, at: askedAt, spread: key.uid, happening: { kind: "passed_on" } });
    await writing(async () => batch.commit());
  },
  countAgain: async (projectId, { id, askedBy, writeToken }, { at, call, uid, language, reopen, isPassedOn }) => {
    const counted = {
      asked_count: FieldValue.increment(1),
      last_asked_at: at,
      last_call: call,
      languages: FieldValue.arrayUnion(language),
      ...(uid !== askedBy && { asked_by_others: true }),
      ...(reopen && { status: "open", asked_at: at, changed_by: null, changed_at: at }),
    };
    const batch = database().batch();
    batch.update(questionRef(projectId, id), counted, { lastUpdateTime: toUpdateTime(writeToken) });
    if (isPassedOn) addCount(batch, { projectId, language, at, spread: uid, happening: { kind: "passed_on" } });
    await writing(async () => batch.commit());
  },
  findQuestion: async (projectId, id) =>
    [projectId, id].every(isDocumentId) ? parseQuestion(await reading(async () => questionRef(projectId, id).get())) : undefined,
  findNextOpen: async (projectId, behind) =>
    parseQuestion((await reading(async () => firstBehind(withStatus(projectId, "open"), "asked_at", behind).get())).docs[0]),
  changeQuestion: async (projectId, { id, writeToken }, { status, answer, note, by, at }) => {
    const fields = {
      ...(status !== undefined && { status }),
      ...(status === "answered" && { answer, answered_by: by, answered_at: at }),
      ...(status === "closed" && { closed_by: by, closed_at: at }),
      ...(status === "open" && { closed_by: FieldValue.delete() }),
      ...(note !== undefined && { note }),
      changed_by: by,
      changed_at: at,
    };
    await writing(async () => questionRef(projectId, id).update(fields, { lastUpdateTime: toUpdateTime(writeToken) }));
  },
};

export const readingStore: ReadingStore = {
  findReading: async (projectId, uid) => {
    const record = await reading(async () => readingRef(projectId, uid).get());
    return record.exists ? { itemId: asText(record.get("question_id")), expireAt: asDate(record.get("expire_at")) } : undefined;
  },
  storeReading: async (projectId, uid, { itemId, expireAt }) => {
    await writing(async () => readingRef(projectId, uid).set({ question_id: itemId, expire_at: expireAt }));
  },
};

const messageRef = (projectId: string, id: string) => under(projectId, "messages").doc(id);

const openMessages = (projectId: string) => under(projectId, "messages").where("status", "==", "open");

export const messageStore: MessageStore = {
  findState: async (key, id) => {
    const [message, person, project] = await reading(async () => database().getAll(messageRef(key.projectId, id), ...budgetRefs(key)));
    return { message: parseMessage(message), budget: parseBudget(person, project) };
  },
  addMessage: async (key, { id, transferId, leftAt, ...said }, { message, budget }, notice) => {
    const batch = database().batch();
    const expireAt = new Date(leftAt.getTime() + questionLimits.messageKeptMs);
    const fields = { ...said, transfer: transferId, left_at: leftAt, status: "open", note: null, changed_at: leftAt, expire_at: expireAt };
    addState(batch, messageRef(key.projectId, id), message?.writeToken, fields);
    addBudgetWrites(batch, key, { unit: "messages", usage: budget });
    if (notice !== undefined) addNoticeWrites(batch, key.projectId, notice, leftAt);
    const { projectId, uid: spread } = key;
    // A missed call is counted with its transfer.
    if (!isMissedCall({ id, uid: said.uid }))
      addCount(batch, { projectId, language: said.language, at: leftAt, spread, happening: { kind: "message" } });
    await writing(async () => batch.commit());
  },
  updateContact: async (projectId, { id, writeToken }, { name, phone, email }) => {
    const contact = { name, phone, email };
    await writing(async () => messageRef(projectId, id).update(contact, { lastUpdateTime: toUpdateTime(writeToken) }));
  },
  findMessage: async (projectId, id) =>
    [projectId, id].every(isDocumentId) ? parseMessage(await reading(async () => messageRef(projectId, id).get())) : undefined,
  findNextOpen: async (projectId, behind) =>
    parseMessage((await reading(async () => firstBehind(openMessages(projectId), "left_at", behind).get())).docs[0]),
  countOpen: async (projectId) => {
    const open = openMessages(projectId).limit(questionLimits.openMessages).count();
    return (await reading(async () => open.get())).data().count;
  },
  changeMessage: async (projectId, { id, writeToken }, { status, note, by, at }) => {
    const fields = {
      ...(status !== undefined && { status }),
      ...(status === "closed" && { closed_by: by, closed_at: at }),
      ...(note !== undefined && { note }),
      changed_by: by,
      changed_at: at,
    };
    await writing(async () => messageRef(projectId, id).update(fields, { lastUpdateTime: toUpdateTime(writeToken) }));
  },
};
