import { parseMessage } from "../../../src/lib/answers/questions/record.ts";
import type { Message } from "../../../src/lib/answers/questions/message.ts";
import { teamItemStore } from "../../../src/lib/answers/questions/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { proposeItemChange, requireText } from "./item-change.ts";

interface ListOptions {
  readonly all?: boolean;
}

export const listMessages = async (target: Target, projectId: string, { all }: ListOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const collection = target.firestore.collection(`projects/${projectId}/messages`);
  const stored = await (all === true ? collection : collection.where("status", "==", "open")).orderBy("left_at").get();
  const messages = stored.docs.flatMap((record) => parseMessage(record) ?? []);
  return propose({
    result: { project: projectId, messages: messages.map(toResult) },
    sentence: messages.length === 0 ? `Nobody is waiting for a reply in ${projectId}.` : messages.map(describe).join("\n"),
  });
};

const toResult = ({ id, text, uid, name, phone, email, language, callBack, transferId, leftAt, status, note }: Message): object => ({
  id,
  text,
  uid,
  name,
  phone,
  email,
  language,
  call_back_at: callBack?.at.toISOString() ?? null,
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

interface CloseOptions {
  readonly note?: string;
}

/** @throws OperatorError for a message that does not exist, and for an empty or too long note */
export const closeMessage = async (
  target: Target,
  projectId: string,
  messageId: string,
  { note: said }: CloseOptions,
): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const message = await teamItemStore.findItem(projectId, requireId(messageId), "message");
  if (message?.kind !== "message")
    throw new OperatorError(`There is no message ${messageId} in ${projectId}. See them with "message list ${projectId}".`);
  const note = said === undefined ? message.note : requireText("note", said);
  const isClosed = message.status === "closed";
  // A message is answered by closing it with a note.
  const asked = said === undefined ? ({ action: "close", text: "" } as const) : ({ action: "answer", text: said } as const);
  return proposeItemChange(projectId, message, {
    ...asked,
    isDone: isClosed && note === message.note,
    shows: [
      ...(isClosed ? [] : ['status: "open" -> "closed"']),
      ...(note === message.note ? [] : [`note: ${JSON.stringify(message.note)} -> ${JSON.stringify(note)}`]),
    ],
    result: { project: projectId, id: messageId, status: "closed", note },
    sentence: `${messageId} of ${projectId} is closed.`,
  });
};
