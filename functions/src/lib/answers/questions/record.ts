import type { DocumentSnapshot } from "firebase-admin/firestore";
import { asCount, asDate, asList, asMember, asOptionalDate, asOptionalText, asRecord, asText } from "../../platform/firestore/decode.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { toWriteToken } from "../../platform/firestore/write-token.ts";
import { type Message, messageStatuses } from "./message.ts";
import { type Question, questionStatuses } from "./question.ts";

/** Question <- document of a project's `questions`. */
export const parseQuestion = (record: DocumentSnapshot | undefined): Question | undefined => {
  const data = record?.data();
  if (data === undefined || record?.updateTime === undefined) return undefined;
  const status = asMember(questionStatuses, data["status"]) ?? "open";
  const language = asText(data["language"]);
  return {
    kind: "question",
    id: record.id,
    question: asText(data["question"]),
    language,
    languages: [...new Set([language, ...asList(data["languages"]).map(asText)])],
    askedAt: asDate(data["asked_at"]),
    lastAskedAt: asDate(data["last_asked_at"]),
    askedBy: asOptionalText(data["uid"]),
    lastCall: asOptionalText(data["last_call"]),
    askedCount: Math.max(1, asCount(data["asked_count"])),
    status,
    answer: status === "answered" ? asOptionalText(data["answer"]) : undefined,
    answeredBy: asOptionalText(data["answered_by"]),
    answeredAt: asOptionalDate(data["answered_at"]),
    closedBy: asOptionalText(data["closed_by"]),
    note: asOptionalText(data["note"]) ?? null,
    ...parseChange(data, status === "answered" ? "answered" : "closed"),
    writeToken: toWriteToken(record.updateTime),
  };
};

/** Message <- document of a project's `messages`. */
export const parseMessage = (record: DocumentSnapshot | undefined): Message | undefined => {
  const data = record?.data();
  if (data === undefined || record?.updateTime === undefined) return undefined;
  return {
    kind: "message",
    id: record.id,
    text: asText(data["text"]),
    uid: asText(data["uid"]),
    name: asOptionalText(data["name"]) ?? null,
    phone: asOptionalText(data["phone"]) ?? null,
    email: asOptionalText(data["email"]) ?? null,
    language: asText(data["language"]),
    callBack: parseCallBack(asRecord(data["call_back"])),
    transferId: asOptionalText(data["transfer"]) ?? null,
    leftAt: asDate(data["left_at"]),
    status: asMember(messageStatuses, data["status"]) ?? "open",
    note: asOptionalText(data["note"]) ?? null,
    ...parseChange(data, "closed"),
    writeToken: toWriteToken(record.updateTime),
  };
};

const parseCallBack = ({ at, site_time, visitor_time }: UnknownRecord): Message["callBack"] => {
  const siteTime = asOptionalText(site_time);
  return siteTime === undefined ? null : { at: asDate(at), siteTime, visitorTime: asOptionalText(visitor_time) ?? null };
};

/** CallBack -> `call_back` of a message. */
export const toCallBackFields = (callBack: Message["callBack"]) =>
  callBack && { at: callBack.at, site_time: callBack.siteTime, visitor_time: callBack.visitorTime };

/** Records of earlier versions only state who answered or closed them. */
const parseChange = (data: Readonly<Record<string, unknown>>, ended: "answered" | "closed"): Pick<Question, "changedBy" | "changedAt"> => {
  const isKept = data["changed_at"] !== undefined;
  const at = asDate(isKept ? data["changed_at"] : data[`${ended}_at`]);
  return { changedBy: asOptionalText(isKept ? data["changed_by"] : data[`${ended}_by`]), changedAt: at };
};
