import type { ToolResult } from "../../../../answers/tool-result.ts";
import { parseJson, isRecord } from "../../platform/core/unknown-record.ts";
import { toolLimits } from "./limits.ts";
import type { ToolCallKey, ToolCallStore } from "./tool-call.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asDate, asOptionalText, asRecord, asText } from "../../platform/firestore/decode.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { addState, commit, toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { addCount } from "../../usage/statistics/count-record.ts";

const callRef = ({ projectId, id }: ToolCallKey) => under(projectId, "tool_calls").doc(id);

/** Whether it is one that was stored: nothing else is. */
const isToolResult = (answer: unknown): answer is ToolResult => isRecord(answer) && typeof answer["result"] === "string";

/**
 * The question that somebody asked last, by the card of its answer or of its receipt: a card that was read out to a team shows how often others
 * have asked.
 *
 * @throws AppError `unavailable`
 */
export const findLastQuestion = async (projectId: string, uid: string, at: Date): Promise<string | undefined> => {
  const remembered = under(projectId, "tool_calls")
    .where("uid", "==", uid)
    .where("expire_at", ">", at)
    .orderBy("expire_at", "desc")
    .limit(toolLimits.searchedCalls);
  const { docs } = await reading(async () => remembered.get());
  return docs.map((record) => questionIn(parseJson(asText(record.get("answer"))))).find((question) => question !== undefined);
};

const questionIn = (answer: unknown): string | undefined => {
  const { data } = asRecord(asRecord(answer)["widget"]);
  const { question, asked_count } = asRecord(data);
  return typeof asked_count === "number" ? undefined : asOptionalText(question);
};

export const toolCallStore: ToolCallStore = {
  findCall: async (key) => {
    const record = await reading(async () => callRef(key).get());
    if (record.updateTime === undefined) return undefined;
    const writeToken = toWriteToken(record.updateTime);
    const stored: unknown = record.get("answer");
    if (stored === null)
      return { kind: "running", claimId: asText(record.get("claim_id")), leaseUntil: asDate(record.get("lease_until")), writeToken };
    const answer = parseJson(asText(stored));
    // With a damaged answer, the call counts as unfinished and can be claimed at once.
    return isToolResult(answer)
      ? { kind: "finished", answer, expireAt: asDate(record.get("expire_at")), writeToken }
      : { kind: "running", claimId: "", leaseUntil: new Date(0), writeToken };
  },
  claimCall: async (key, { claimId, leaseUntil, expireAt, writeToken }) => {
    const claim = { claim_id: claimId, lease_until: leaseUntil, expire_at: expireAt, answer: null };
    const batch = database().batch();
    addState(batch, callRef(key), writeToken, claim, { uid: key.uid });
    return toWriteToken(await commit(batch));
  },
  /** The answer is stored as JSON text: a card may contain nested arrays, which Firestore does not support. */
  finishCall: async (key, { answer, count }, writeToken) => {
    const batch = database().batch();
    addState(batch, callRef(key), writeToken, { answer: JSON.stringify(answer) });
    if (count !== undefined) addCount(batch, count);
    await writing(async () => batch.commit());
  },
  forgetCall: async (key, writeToken) => {
    await writing(async () => callRef(key).delete({ lastUpdateTime: toUpdateTime(writeToken) }));
  },
};
