import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import { knowledgeLimits } from "../knowledge/limits.ts";
import type { Question } from "./question.ts";
import type { Asker, QuestionStore } from "./question-store.ts";
import { database } from "../firestore/database.ts";
import { asCount, asDate, asMember, asOptionalText, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../firestore/write-token.ts";
import { asLanguage } from "../i18n/language.ts";

const under = (projectId: string, collection: string) => database().collection("projects").doc(projectId).collection(collection);

const questionRef = (projectId: string, id: string) => under(projectId, "questions").doc(id);

const countRef = (projectId: string, { uid, day }: Asker) => under(projectId, "question_counts").doc(`${day}_${uid}`);

const readingRef = (projectId: string, uid: string) => under(projectId, "question_readings").doc(uid);

const withStatus = (projectId: string, status: "open" | "answered") => under(projectId, "questions").where("status", "==", status);

const readQuestion = (record: DocumentSnapshot | undefined): Question | undefined => {
  const data = record?.data();
  if (data === undefined || record?.updateTime === undefined) return undefined;
  return {
    id: record.id,
    question: asText(data["question"]),
    language: asLanguage(data["language"]) ?? "und",
    askedAt: asDate(data["asked_at"]),
    askedCount: Math.max(1, asCount(data["asked_count"])),
    answer: asMember(["answered"], data["status"]) && asOptionalText(data["answer"]),
    answeredBy: asOptionalText(data["answered_by"]),
    writeToken: toWriteToken(record.updateTime),
  };
};

const findMark: QuestionStore["findMark"] = async (projectId) => {
  const answered = withStatus(projectId, "answered");
  const [counted, newest] = await reading(
    Promise.all([answered.count().get(), answered.orderBy("answered_at", "desc").limit(1).select().get()]),
  );
  return JSON.stringify([counted.data().count, newest.docs.map((record) => [record.id, toWriteToken(record.updateTime)])]);
};

const readAnswered: QuestionStore["readAnswered"] = async (projectId, limit) => {
  const found = await reading(withStatus(projectId, "answered").orderBy("answered_at", "desc").limit(limit).get());
  return found.docs.flatMap((record) => {
    const question = readQuestion(record);
    return question?.answer === undefined ? [] : [{ ...question, answer: question.answer }];
  });
};

const findAsked: QuestionStore["findAsked"] = async (projectId, id, asker) => {
  const [question, today] = await reading(database().getAll(questionRef(projectId, id), countRef(projectId, asker)));
  return {
    question: readQuestion(question),
    today: { count: asCount(today?.get("count")), writeToken: today?.updateTime && toWriteToken(today.updateTime) },
  };
};

const countOpen: QuestionStore["countOpen"] = async (projectId, limit) =>
  (await reading(withStatus(projectId, "open").limit(limit).count().get())).data().count;

const addQuestion: QuestionStore["addQuestion"] = async (projectId, { id, question, language, askedAt }, asker, today) => {
  const batch = database().batch();
  batch.create(questionRef(projectId, id), {
    question,
    language,
    status: "open",
    asked_at: askedAt,
    last_asked_at: askedAt,
    asked_count: 1,
  });
  const count = countRef(projectId, asker);
  if (today.writeToken === undefined) {
    batch.create(count, { ...asker, count: 1, expire_at: new Date(Date.parse(asker.day) + knowledgeLimits.countKeptMs) });
  } else batch.update(count, { count: today.count + 1 }, { lastUpdateTime: toUpdateTime(today.writeToken) });
  await writing(batch.commit());
};

const countAgain: QuestionStore["countAgain"] = async (projectId, id, at) => {
  await writing(questionRef(projectId, id).update({ asked_count: FieldValue.increment(1), last_asked_at: at }));
};

const findQuestion: QuestionStore["findQuestion"] = async (projectId, id) =>
  isDocumentId(id) ? readQuestion(await reading(questionRef(projectId, id).get())) : undefined;

const findOldestOpen: QuestionStore["findOldestOpen"] = async (projectId) => {
  const found = await reading(withStatus(projectId, "open").orderBy("asked_at").limit(1).get());
  return readQuestion(found.docs[0]);
};

const findReading: QuestionStore["findReading"] = async (projectId, uid) => {
  const record = await reading(readingRef(projectId, uid).get());
  return record.exists ? { questionId: asText(record.get("question_id")), expireAt: asDate(record.get("expire_at")) } : undefined;
};

const storeReading: QuestionStore["storeReading"] = async (projectId, uid, { questionId, expireAt }) => {
  await writing(readingRef(projectId, uid).set({ question_id: questionId, expire_at: expireAt }));
};

const storeAnswer: QuestionStore["storeAnswer"] = async (projectId, { id, writeToken }, { answer, by, at }) => {
  const fields = { status: "answered", answer, answered_by: by, answered_at: at };
  await writing(questionRef(projectId, id).update(fields, { lastUpdateTime: toUpdateTime(writeToken) }));
};

export const questionStore: QuestionStore = {
  findMark,
  readAnswered,
  findAsked,
  countOpen,
  addQuestion,
  countAgain,
  findQuestion,
  findOldestOpen,
  findReading,
  storeReading,
  storeAnswer,
};
