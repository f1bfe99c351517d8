import { directionOf } from "../i18n/direction.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Passage } from "./passage.ts";
import { excerptOf } from "./quotation.ts";

interface Answered {
  readonly question: string;
  readonly quotation: string;
  /** Where it stands. */
  readonly passage: Passage;
  /** What else speaks of the question, the best first. */
  readonly related: readonly Passage[];
  /** The visitor's. */
  readonly language: string;
}

export const toAnswerCard = ({ question, quotation, passage, related, language }: Answered, texts: Texts["knowledge"]): Widget => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: directionOf(language),
  data: { question, answer: quotation, sources: toSources([passage, ...related]) },
  labels: { question: texts.questionLabel, answer: texts.answerLabel, sources: texts.sourcesLabel },
});

/** One line for a page, with the first of its passages: the page that is quoted comes first. */
const toSources = (passages: readonly Passage[]) => {
  const pages = new Map<string, Passage>();
  for (const passage of passages) {
    const key = keyOf(passage);
    if (!pages.has(key)) pages.set(key, passage);
  }
  return [...pages.values()].slice(0, knowledgeLimits.sources).map((passage) => ({
    title: passage.page.title,
    slug: passage.page.kind === "answer" ? null : passage.page.slug,
    language: passage.page.language,
    excerpt: excerptOf(passage),
  }));
};

const keyOf = ({ page }: Passage): string => JSON.stringify([page.kind, page.language, page.slug, page.title]);
