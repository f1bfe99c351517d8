import { isMessageId, type Message, type MessageStore } from "./message.ts";
import type { Question } from "./question.ts";
import type { QuestionStore, ReadingStore } from "./question-store.ts";

export type Item = { readonly kind: "message"; readonly message: Message } | { readonly kind: "question"; readonly question: Question };

export interface TeamStores {
  readonly questions: QuestionStore;
  readonly messages: MessageStore;
  readonly readings: ReadingStore;
}

export type Items = Pick<TeamStores, "questions" | "messages">;

/** The next open item, cyclically, or the first. Messages come before questions, because their visitors wait for a call. */
export const findNext = async (inbox: Items, projectId: string, behind?: Item): Promise<Item | undefined> => {
  const [message, question] = await Promise.all([findNextMessage(inbox, projectId, behind), findNextQuestion(inbox, projectId, behind)]);
  if (message !== undefined) return { kind: "message", message };
  if (question !== undefined) return { kind: "question", question };
  return behind === undefined ? undefined : findNext(inbox, projectId);
};

const findNextMessage = async ({ messages }: Items, projectId: string, behind: Item | undefined): Promise<Message | undefined> => {
  if (behind === undefined) return messages.findNextOpen(projectId);
  return behind.kind === "message" ? messages.findNextOpen(projectId, { at: behind.message.leftAt, id: behind.message.id }) : undefined;
};

const findNextQuestion = async ({ questions }: Items, projectId: string, behind: Item | undefined): Promise<Question | undefined> =>
  behind?.kind === "question"
    ? questions.findNextOpen(projectId, { at: behind.question.askedAt, id: behind.question.id })
    : questions.findNextOpen(projectId);

export const findItem = async ({ questions, messages }: Items, projectId: string, id: string): Promise<Item | undefined> => {
  if (isMessageId(id)) {
    const message = await messages.findMessage(projectId, id);
    return message && { kind: "message", message };
  }
  const question = await questions.findQuestion(projectId, id);
  return question && { kind: "question", question };
};
