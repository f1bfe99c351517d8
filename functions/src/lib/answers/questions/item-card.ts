import type { MessageCard, QuestionCard } from "../../../../answers/widget.ts";
import type { Texts } from "../../i18n/texts.ts";
import { directionOf } from "../../i18n/direction.ts";
import type { NewMessage } from "./message.ts";

interface CardSpeech {
  /** Of whoever sees the card. */
  readonly language: string;
  readonly texts: Texts["knowledge"];
}

interface ShownQuestion {
  readonly kind: "question";
  readonly id: string;
  readonly question: string;
  readonly language: string;
  readonly askedAt: Date;
  /** Null for the visitor: how often others have asked is the team's. */
  readonly askedCount: number | null;
  readonly answer?: string | undefined;
}

interface ShownMessage extends Omit<NewMessage, "uid"> {
  readonly kind: "message";
}

/** What waits for the team. `openCount`: how many do; null for the visitor, who gets the card as a receipt. */
export const toItemCard = (
  item: ShownQuestion | ShownMessage,
  openCount: number | null,
  { language, texts }: CardSpeech,
): QuestionCard | MessageCard => {
  const common = { type: "card", dir: directionOf(language) } as const;
  return item.kind === "question"
    ? { ...common, ...questionCard(item, openCount, texts) }
    : { ...common, ...messageCard(item, openCount, texts) };
};

const questionCard = (
  question: ShownQuestion,
  openCount: number | null,
  texts: CardSpeech["texts"],
): Omit<QuestionCard, "type" | "dir"> => ({
  card_id: "question_card",
  template_id: "question_card",
  data: {
    question_id: question.id,
    question: question.question,
    language: question.language,
    asked_at: question.askedAt.toISOString(),
    asked_count: question.askedCount,
    answer: question.answer ?? null,
    open_count: openCount,
  },
  labels: {
    question: openCount === null ? texts.passedOnLabel : texts.questionLabel,
    answer: texts.answerLabel,
    asked_at: texts.askedAtLabel,
    asked_count: texts.askedCountLabel,
    open_count: texts.openQuestionsLabel,
  },
});

const messageCard = (message: ShownMessage, openCount: number | null, texts: CardSpeech["texts"]): Omit<MessageCard, "type" | "dir"> => ({
  card_id: "message_card",
  template_id: "message_card",
  data: {
    message_id: message.id,
    message: message.text,
    name: message.name,
    phone: message.phone,
    email: message.email,
    language: message.language,
    call_back_at: message.callBack?.at.toISOString() ?? null,
    left_at: message.leftAt.toISOString(),
    transfer_id: message.transferId,
    open_count: openCount,
  },
  labels: {
    message: openCount === null ? texts.passedOnLabel : texts.messageLabel,
    name: texts.nameLabel,
    phone: texts.phoneLabel,
    email: texts.emailLabel,
    call_back_at: texts.callBackAtLabel,
    left_at: texts.leftAtLabel,
    open_count: texts.openMessagesLabel,
  },
});
