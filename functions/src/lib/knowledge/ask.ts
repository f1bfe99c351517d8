import { fill } from "../i18n/catalogue.ts";
import { spokenLanguageName } from "../i18n/language-name.ts";
import { findTexts, type Texts } from "../i18n/texts.ts";
import { directionOf } from "../i18n/direction.ts";
import type { ToolCall, ToolResult, Widget } from "../tool-calls/tool-call.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Finding } from "./find-passages.ts";
import type { KnowledgeCache } from "./knowledge-cache.ts";
import { languageGroup } from "./language-group.ts";
import { passOn } from "../questions/escalate-question.ts";
import { readQuestion } from "../questions/question.ts";
import type { QuestionStore } from "../questions/question-store.ts";
import { excerptOf, quote } from "./snippet.ts";
import { findAnswers } from "./site-index.ts";

interface Ports {
  readonly knowledge: KnowledgeCache;
  readonly questions: QuestionStore;
}

/**
 * Answers a question with a quotation from the site, or from an answer of the team. What nothing answers is passed on to the team.
 *
 * @throws AppError `unavailable`
 */
export const ask = async ({ knowledge, questions }: Ports, raw: string, call: ToolCall): Promise<ToolResult> => {
  const {
    project,
    caller: { profile },
  } = call;
  const { language: spoken, messages } = await findTexts("knowledge", profile.language);
  const reading = readQuestion(raw);
  if ("problem" in reading) return { result: reading.problem === "empty" ? messages.askWhat : messages.askShorter };
  const question = reading.text;
  const { index } = await knowledge.getCurrent(project.id);
  const found = findAnswers(index, { question, language: profile.language, defaultLanguage: project.defaultLanguage });
  const [best] = found;
  if (best === undefined) return { result: messages[await passOn(questions, question, call)] };
  const quotation = quote(best);
  return {
    result: say(best, { quotation, visitorLanguage: profile.language, spoken }, messages),
    widget: toCard({ question, quotation, found, language: profile.language }, messages),
  };
};

interface Spoken {
  readonly quotation: string;
  readonly visitorLanguage: string;
  /** The language of the sentences around the quotation. */
  readonly spoken: string;
}

const say = ({ passage: { page } }: Finding, { quotation, visitorLanguage, spoken }: Spoken, messages: Texts["knowledge"]): string => {
  const isOwn = ["und", languageGroup(visitorLanguage)].includes(languageGroup(page.language));
  const key = isOwn ? ownLanguageKeys[kindOf(page)] : otherLanguageKeys[kindOf(page)];
  return fill(messages[key], { title: page.title, quotation, language: spokenLanguageName(page.language, spoken) });
};

const kindOf = ({ kind, title }: Finding["passage"]["page"]): "answer" | "titled" | "untitled" =>
  kind === "answer" ? "answer" : title === "" ? "untitled" : "titled";

const ownLanguageKeys = { answer: "foundAnswer", titled: "found", untitled: "foundUntitled" } as const;
const otherLanguageKeys = { answer: "foundAnswerInLanguage", titled: "foundInLanguage", untitled: "foundUntitledInLanguage" } as const;

interface Answered {
  readonly question: string;
  readonly quotation: string;
  readonly found: readonly Finding[];
  /** The visitor's. */
  readonly language: string;
}

const toCard = ({ question, quotation, found, language }: Answered, messages: Texts["knowledge"]): Widget => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: directionOf(language),
  data: { question, answer: quotation, sources: toSources(found) },
  labels: { question: messages.questionLabel, answer: messages.answerLabel, sources: messages.sourcesLabel },
});

/** One line for a page, however many of its passages fit. */
const toSources = (found: readonly Finding[]) => {
  const pages = new Map(found.toReversed().map((finding) => [keyOf(finding), finding]));
  return [...pages.values()]
    .toReversed()
    .slice(0, knowledgeLimits.sources)
    .map(({ passage: { page, text } }) => ({
      title: page.title,
      slug: page.kind === "answer" ? null : page.slug,
      language: page.language,
      excerpt: excerptOf(text),
    }));
};

const keyOf = ({ passage: { page } }: Finding): string => JSON.stringify([page.kind, page.language, page.slug, page.title]);
