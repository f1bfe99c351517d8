import { directionOf } from "../i18n/direction.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import type { QuotedAnswer } from "./find-answer.ts";
import type { Passage } from "./passage.ts";
import { excerptOf } from "./quotation.ts";

interface CardContent extends QuotedAnswer {
  readonly question: string;
  /** The visitor's. */
  readonly language: string;
}

export const toAnswerCard = ({ question, language, ...answer }: CardContent, texts: Texts["knowledge"]): Widget => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: directionOf(language),
  data: { question, answer: answer.quotation, sources: [toSource(answer.passage)] },
  labels: { question: texts.questionLabel, answer: texts.answerLabel, sources: texts.sourcesLabel },
});

const toSource = (passage: Passage) => ({
  title: passage.page.title,
  slug: passage.page.kind === "answer" ? null : passage.page.slug,
  language: passage.page.language,
  excerpt: excerptOf(passage),
});
