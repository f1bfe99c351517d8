import { questionLimits } from "../../../src/lib/questions/limits.ts";
import { parseMessage } from "../../../src/lib/questions/record.ts";
import type { Message } from "../../../src/lib/questions/message.ts";
import { parseText } from "../../../src/lib/questions/question.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireId, requireProject, requireRecord } from "../records.ts";
import type { Target } from "../target.ts";

export interface ListOptions {
  readonly all?: boolean;
}

export const listMessages = async (target: Target, projectId: string, { all }: ListOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const collection = target.firestore.collection(`projects/${projectId}/messages`);
  const stored = await (all === true ? collection : collection.where("status", "==", "open")).orderBy("left_at").get();
  const messages = stored.docs.flatMap((record) => parseMessage(record) ?? []);
  return propose({
    result: { project: projectId, messages: messages.map(toResult) },
    sentence: messages.length === 0 ? `Nobody waits for an answer in ${projectId}.` : messages.map(describe).join("\n"),
  });
};

const toResult = ({ id, text, uid, name, phone, email, language, transferId, leftAt, status, note }: Message): object => ({
  id,
  text,
  uid,
  name,
  phone,
  email,
  language,
  transfer: transferId,
  left_at: leftAt.toISOString(),
  status,
  note,
});

const describe = ({ id, text, name, phone, email, leftAt, status, note }: Message): string => {
  const contact = [phone, email].filter((way) => way !== null).join(", ");
  return [
    `${id}  ${status}  ${leftAt.toISOString()}  ${name ?? "(no name)"}  ${contact === "" ? "(no contact)" : contact}`,
    `    ${text}`,
    ...(note === null ? [] : [`    Note: ${note}`]),
  ].join("\n");
};

export interface CloseOptions {
  readonly note?: string;
}

/** @throws OperatorError for a message that does not exist, and for a note that is empty or too long */
export const closeMessage = async (
  target: Target,
  projectId: string,
  messageId: string,
  { note: said }: CloseOptions,
): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const path = `projects/${projectId}/messages/${requireId(messageId)}`;
  const before = await requireRecord(
    target.firestore,
    path,
    `There is no message ${messageId} in ${projectId}. See them with "message list ${projectId}".`,
  );
  const note = said === undefined ? undefined : readNote(said);
  const isDone = before.data["status"] === "closed";
  // `closed_by` names people of the team, and none of them closed it.
  const closed = isDone ? {} : { status: "closed", closed_by: null, closed_at: new Date(), changed_by: null, changed_at: new Date() };
  return propose({
    changes: [{ path, before, after: { ...before.data, ...closed, ...(note !== undefined && { note }) } }],
    result: { project: projectId, id: messageId, status: "closed", note: note ?? before.data["note"] ?? null },
    sentence: `${messageId} of ${projectId} is closed.`,
  });
};

const readNote = (said: string): string => {
  const reading = parseText(said, questionLimits.answerCharacters);
  if ("text" in reading) return reading.text;
  const limit = `must not be longer than ${questionLimits.answerCharacters} characters`;
  throw new OperatorError(`The note ${reading.problem === "empty" ? "must not be empty" : limit}.`);
};
