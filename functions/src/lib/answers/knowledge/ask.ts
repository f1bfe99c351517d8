import type { AnswerCard } from "../../../../answers/widget.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { fill, findTexts, type Texts } from "../../i18n/texts.ts";
import { directionOf } from "../../i18n/direction.ts";
import { spokenLanguageName } from "../../i18n/language.ts";
import type { Profile } from "../../projects/profile.ts";
import { toItemCard } from "../questions/item-card.ts";
import { escalateQuestion } from "../questions/escalate-question.ts";
import { parseQuestionText, questionId } from "../questions/question.ts";
import { spenderOf } from "../../conversations/tool-calls/spend-unit.ts";
import type { QuestionState, QuestionStore } from "../questions/question-store.ts";
import type { Happening } from "../../usage/statistics/count.ts";
import type { CountedResult, ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import type { QuotedAnswer } from "./find-answer.ts";
import { languageGroup } from "./terms.ts";
import { type AskPorts, lookUp } from "./look-up.ts";
import type { PassagePage, Passage } from "./passage.ts";
import { excerptOf } from "./quotation.ts";

interface AskedQuestion {
  readonly question: string;
  readonly searchWords: readonly string[];
}

/**
 * Answers a question with a quotation from the site or from an earlier answer of the team. A question without an answer, or for which the
 * judge failed, goes to the team.
 *
 * @throws AppError `unavailable`
 */
export const ask = async (ports: AskPorts, raw: AskedQuestion, call: ToolCall): Promise<CountedResult> => {
  const { caller } = call;
  const { language: spoken, messages: texts } = await findTexts("knowledge", caller.profile.language);
  const parsed = parseQuestionText(raw.question);
  if ("problem" in parsed) return { result: parsed.problem === "empty" ? texts.askWhat : texts.askShorter };
  const words = { question: parsed.text, searchWords: raw.searchWords };
  const key = spenderOf(call);
  const [found, site] = await Promise.all([
    ports.questions.findState(key, questionId(words.question)),
    ports.judges && ports.knowledge.open(key.projectId),
  ]);
  const { verdict, state } = await lookUp(ports, { ...words, key, state: found }, site, call);
  if (verdict.kind === "answered") {
    const { answer } = verdict;
    await closeAnswered(ports.questions, state, call);
    return {
      result: say(answer, { visitorLanguage: caller.profile.language, spoken }, texts),
      widget: toAnswerCard({ ...answer, question: words.question, language: caller.profile.language }, texts),
      happening: toHappening(answer.passage.page),
    };
  }
  if (verdict.kind === "no_question") return { result: texts.askWhat };
  const outcome = await escalateQuestion(ports.questions, { question: words.question, key, found: state }, call);
  const isPassedOn = outcome === "unknownStored" || outcome === "unknownAlreadyStored";
  return {
    result:
      outcome === "unknownStored" && !isReachable(caller.profile) ? `${texts.unknownStored} ${texts.unknownNoContact}` : texts[outcome],
    status: isPassedOn ? "passed_on" : "no_hit",
    retryable: false,
    ...(isPassedOn && { widget: toReceipt(words.question, call, texts) }),
  };
};

/** Whether the team can answer the visitor themselves: it sees the contact of whoever asked first. */
const isReachable = ({ phone, contact_email: email }: Profile): boolean => phone !== null || email !== null;

/** Closes a question that now has an answer. If the team is changing it at the same time, the team's change wins. */
const closeAnswered = async (questions: QuestionStore, { question }: QuestionState, { project, at }: ToolCall): Promise<void> => {
  if (question?.status !== "open") return;
  try {
    await questions.changeItem(project.id, question, { status: "closed", by: null, at });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};

const toHappening = ({ kind, id }: PassagePage): Happening =>
  kind === "answer" ? { kind: "team_answer" } : { kind: "page_answer", pageId: id };

interface Speech {
  readonly visitorLanguage: string;
  /** The language of the words around the quotation. */
  readonly spoken: string;
}

const say = ({ passage: { page }, quotation }: QuotedAnswer, { visitorLanguage, spoken }: Speech, texts: Texts["knowledge"]): string => {
  const isOwn = ["und", languageGroup(visitorLanguage)].includes(languageGroup(page.language));
  const key = isOwn ? ownLanguageKeys[kindOf(page)] : otherLanguageKeys[kindOf(page)];
  return fill(texts[key], { title: page.title, quotation, language: spokenLanguageName(page.language, spoken) });
};

const kindOf = ({ kind, title }: PassagePage): "answer" | "titled" | "untitled" =>
  kind === "answer" ? "answer" : title === "" ? "untitled" : "titled";

const ownLanguageKeys = { answer: "foundAnswer", titled: "found", untitled: "foundUntitled" } as const;
const otherLanguageKeys = { answer: "foundAnswerInLanguage", titled: "foundInLanguage", untitled: "foundUntitledInLanguage" } as const;

/** Shows the visitor what the team has been asked. */
const toReceipt = (question: string, { at, caller }: ToolCall, texts: Texts["knowledge"]) => {
  const { language } = caller.profile;
  const item = { kind: "question", id: questionId(question), question, language, askedAt: at, askedCount: null } as const;
  return toItemCard(item, null, { language, texts });
};

interface CardContent extends QuotedAnswer {
  readonly question: string;
  /** The visitor's. */
  readonly language: string;
}

const toAnswerCard = ({ question, language, passage, quotation }: CardContent, texts: Texts["knowledge"]): AnswerCard => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: directionOf(language),
  data: { question, answer: quotation, sources: [toSource(passage)] },
  labels: {
    question: texts.questionLabel,
    answer: texts.answerLabel,
    sources: passage.page.kind === "answer" ? texts.teamLabel : texts.sourcesLabel,
  },
});

const toSource = (passage: Passage) => {
  const { kind, title, slug, language, answeredAt } = passage.page;
  return {
    title,
    slug: kind === "answer" ? null : slug,
    language,
    excerpt: excerptOf(passage),
    ...(answeredAt !== undefined && { answered_at: answeredAt.toISOString() }),
  };
};
