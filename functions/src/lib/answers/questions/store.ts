import { type DocumentSnapshot, FieldPath, FieldValue, type Query } from "firebase-admin/firestore";
import { database, under } from "../../platform/firestore/database.ts";
import { asDate, asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { addState, findStates, toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { addNoticeWrites } from "../../notifications/notice-record.ts";
import { addCount } from "../../usage/statistics/count-record.ts";
import { addBudgetWrites, budgetRefs, parseBudget } from "../../usage/quota/store.ts";
import { questionLimits } from "./limits.ts";
import { isMessageId, isMissedCall, type MessageStore } from "./message.ts";
import { parseMessage, parseQuestion, toCallBackFields } from "./record.ts";
import type { QuestionStore } from "./question-store.ts";
import type { TeamItem, TeamItemStore } from "./team-item.ts";

const questionRef = (projectId: string, id: string) => under(projectId, "questions").doc(id);

const readingRef = (projectId: string, uid: string) => under(projectId, "question_readings").doc(uid);

const newestAnswers = (projectId: string, limit: number): Query =>
  under(projectId, "questions").where("status", "==", "answered").orderBy("answered_at", "desc").limit(limit);

const messageRef = (projectId: string, id: string) => under(projectId, "messages").doc(id);

const itemRef = (projectId: string, { kind, id }: Pick<TeamItem, "kind" | "id">) =>
  kind === "question" ? questionRef(projectId, id) : messageRef(projectId, id);

const parseItem = (kind: TeamItem["kind"], record: DocumentSnapshot | undefined): TeamItem | undefined =>
  kind === "question" ? parseQuestion(record) : parseMessage(record);

const openItems = (projectId: string, kind: TeamItem["kind"]) =>
  under(projectId, kind === "question" ? "questions" : "messages").where("status", "==", "open");

const countOpen: TeamItemStore["countOpen"] = async (projectId, kind) => {
  const open = openItems(projectId, kind).limit(questionLimits.openItems).count();
  return (await reading(async () => open.get())).data().count;
};

const changeItem: TeamItemStore["changeItem"] = async (projectId, item, { status, answer, note, by, at }) => {
  const fields = {
    ...(status !== undefined && { status }),
    ...(status === "answered" && { answer, answered_by: by, answered_at: at }),
    ...(status === "closed" && { closed_by: by, closed_at: at }),
    ...(status === "open" && { closed_by: FieldValue.delete() }),
    ...(note !== undefined && { note }),
    changed_by: by,
    changed_at: at,
  };
  await writing(async () => itemRef(projectId, item).update(fields, { lastUpdateTime: toUpdateTime(item.writeToken) }));
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
  countOpen,
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
  changeItem,
};

export const messageStore: MessageStore = {
  findState: async (key, id) => {
    const [message, person, project] = await reading(async () => database().getAll(messageRef(key.projectId, id), ...budgetRefs(key)));
    return { message: parseMessage(message), budget: parseBudget(person, project) };
  },
  addMessage: async (key, { id, transferId, leftAt, callBack, ...said }, { message, budget }, notice) => {
    const batch = database().batch();
    const expireAt = new Date(leftAt.getTime() + questionLimits.messageKeptMs);
    const given = { ...said, transfer: transferId, call_back: toCallBackFields(callBack), left_at: leftAt };
    const fields = { ...given, status: "open", note: null, changed_at: leftAt, expire_at: expireAt };
    addState(batch, messageRef(key.projectId, id), message?.writeToken, fields);
    if (notice !== undefined) addNoticeWrites(batch, key.projectId, notice, leftAt);
    const { projectId, uid: spread } = key;
    // A missed call is counted with its transfer: it takes nothing of what is left to others' messages.
    if (!isMissedCall({ id, uid: said.uid })) {
      addBudgetWrites(batch, key, { unit: "messages", usage: budget });
      addCount(batch, { projectId, language: said.language, at: leftAt, spread, happening: { kind: "message" } });
    }
    await writing(async () => batch.commit());
  },
  update: async (key, { id, writeToken }, { text, name, phone, email, callBack }, told) => {
    const batch = database().batch();
    const changes = { text, name, phone, email, call_back: toCallBackFields(callBack) };
    batch.update(messageRef(key.projectId, id), changes, { lastUpdateTime: toUpdateTime(writeToken) });
    if (told !== undefined) {
      addBudgetWrites(batch, key, { unit: "messages", usage: told.budget });
      addNoticeWrites(batch, key.projectId, told.notice, told.notice.at);
    }
    await writing(async () => batch.commit());
  },
  findLeft: async (projectId, uid, since) => {
    // Without the person, which would need an index: nobody else leaves many in these seconds.
    const newest = under(projectId, "messages")
      .where("left_at", ">=", since)
      .orderBy("left_at", "desc")
      .limit(questionLimits.messagesAtOnce);
    const { docs } = await reading(async () => newest.get());
    return docs.map(parseMessage).find((left) => left?.uid === uid && left.status === "open" && !isMissedCall(left));
  },
};

export const teamItemStore: TeamItemStore = {
  findItem: async (projectId, id, kind = isMessageId(id) ? "message" : "question") => {
    if (![projectId, id].every(isDocumentId)) return undefined;
    return parseItem(kind, await reading(async () => itemRef(projectId, { kind, id }).get()));
  },
  findNextOpen: async (projectId, kind, behind) => {
    const inOrder = openItems(projectId, kind)
      .orderBy(kind === "question" ? "asked_at" : "left_at")
      .orderBy(FieldPath.documentId())
      .limit(1);
    const next =
      behind === undefined ? inOrder : inOrder.startAfter(behind.kind === "question" ? behind.askedAt : behind.leftAt, behind.id);
    return parseItem(kind, (await reading(async () => next.get())).docs[0]);
  },
  countOpen,
  changeItem,
  findReading: async (projectId, uid) => {
    const record = await reading(async () => readingRef(projectId, uid).get());
    return record.exists ? { itemId: asText(record.get("question_id")), expireAt: asDate(record.get("expire_at")) } : undefined;
  },
  storeReading: async (projectId, uid, { itemId, expireAt }) => {
    await writing(async () => readingRef(projectId, uid).set({ question_id: itemId, expire_at: expireAt }));
  },
  forgetReading: async (projectId, uid) => {
    await writing(async () => readingRef(projectId, uid).delete());
  },
};
