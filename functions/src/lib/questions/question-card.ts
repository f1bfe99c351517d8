import { directionOf } from "../i18n/direction.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import type { Question } from "./question.ts";

interface CardContext {
  readonly openCount: number;
  /** Of the person who sees it. */
  readonly language: string;
  readonly messages: Texts["knowledge"];
}

/** The card of the team: the question that was read out. */
export const toQuestionCard = (question: Question, { openCount, language, messages }: CardContext): Widget => ({
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
