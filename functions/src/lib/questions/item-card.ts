import { directionOf } from "../i18n/direction.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import type { Item } from "./inbox.ts";
import type { Message } from "./message.ts";
import type { Question } from "./question.ts";

interface CardContext {
  /** How many of the kind are open. */
  readonly openCount: number;
  /** Of the person who sees it. */
  readonly language: string;
  readonly messages: Texts["knowledge"];
}

/** The card of the team: what was read out. */
export const toItemCard = (item: Item, context: CardContext): Widget =>
  item.kind === "question" ? toQuestionCard(item.question, context) : toMessageCard(item.message, context);

const toQuestionCard = (question: Question, { openCount, language, messages }: CardContext): Widget => ({
  type: "card",
  card_id: "question_card",
  template_id: "question_card",
  dir: directionOf(language),
  data: {
    question_id: question.id,
    question: question.question,
    language: question.language,
    asked_at: question.askedAt.toISOString(),
    asked_count: question.askedCount,
    open_count: openCount,
    answer: question.answer ?? null,
  },
  labels: {
    question: messages.questionLabel,
    answer: messages.answerLabel,
    asked_at: messages.askedAtLabel,
    asked_count: messages.askedCountLabel,
    open_count: messages.openQuestionsLabel,
  },
});

const toMessageCard = (message: Message, { openCount, language, messages }: CardContext): Widget => ({
  type: "card",
  card_id: "message_card",
  template_id: "message_card",
  dir: directionOf(language),
  data: {
    message_id: message.id,
    message: message.text,
    name: message.name,
    phone: message.phone,
    email: message.email,
    language: message.language,
    left_at: message.leftAt.toISOString(),
    transfer_id: message.transferId,
    open_count: openCount,
  },
  labels: {
    message: messages.messageLabel,
    name: messages.nameLabel,
    phone: messages.phoneLabel,
    email: messages.emailLabel,
    left_at: messages.leftAtLabel,
    open_count: messages.openMessagesLabel,
  },
});
