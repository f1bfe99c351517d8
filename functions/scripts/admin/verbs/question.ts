import { type Question, questionStatuses } from "../../../src/lib/answers/questions/question.ts";
import { teamItemStore } from "../../../src/lib/answers/questions/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { proposeItemChange, requireText } from "./item-change.ts";

interface ListOptions {
  /** One of the statuses; undefined for open questions. */
  readonly status?: string;
}

/** Questions that the site did not answer, oldest first. */
export const listQuestions = async (target: Target, projectId: string, { status = "open" }: ListOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const collection = target.firestore.collection(`projects/${projectId}/questions`);
  const stored = await (status === "all" ? collection : collection.where("status", "==", status)).orderBy("asked_at").select().get();
  const found = await Promise.all(stored.docs.map(async ({ id }) => teamItemStore.findItem(projectId, id, "question")));
  const questions = found.filter((item) => item?.kind === "question");
  return propose({
    result: { project: projectId, questions: questions.map(toResult) },
    sentence:
      questions.map(describe).join("\n") || (status === "open" ? `No question is open in ${projectId}.` : `There is none in ${projectId}.`),
  });
};

export const listedStatuses = [...questionStatuses, "all"] as const;

const toResult = ({ id, question, language, askedAt, askedCount, status, answer }: Question): object => ({
  id,
  question,
  language,
  asked_at: askedAt.toISOString(),
  asked_count: askedCount,
  status,
  answer: answer ?? null,
});

const describe = ({ id, question, language, askedAt, askedCount, status, answer }: Question): string =>
  [
    `${id}  ${status}  ${askedAt.toISOString()}  ${language}  asked ${askedCount === 1 ? "once" : askedCount === 2 ? "twice" : `${askedCount} times`}`,
    `    ${question}`,
    ...(answer === undefined ? [] : [`    Answer: ${answer}`]),
  ].join("\n");

/** Answers a question or replaces its answer. Visitors get this answer from now on. */
export const answerQuestion = async (target: Target, projectId: string, id: string, said: string): Promise<Proposal> => {
  const text = requireText("answer", said);
  const question = await requireQuestion(target, projectId, id);
  return proposeItemChange(projectId, question, {
    action: "answer",
    text,
    isDone: question.answer === text,
    shows: [`answer: ${JSON.stringify(text)}`],
    result: { project: projectId, id },
    sentence: `${id} of ${projectId} is answered.`,
  });
};

/** Closes a question without an answer: visitors who ask it again are told that the team has none. An existing answer is kept. */
export const closeQuestion = async (target: Target, projectId: string, id: string): Promise<Proposal> => {
  const question = await requireQuestion(target, projectId, id);
  return proposeItemChange(projectId, question, {
    action: "close",
    text: "",
    isDone: question.status !== "open",
    shows: ['status: "open" -> "closed"'],
    result: { project: projectId, id },
    sentence: `${id} of ${projectId} is not open.`,
  });
};

const requireQuestion = async ({ firestore }: Target, projectId: string, id: string): Promise<Question> => {
  await requireProject(firestore, projectId);
  const question = await teamItemStore.findItem(projectId, requireId(id), "question");
  if (question?.kind !== "question")
    throw new OperatorError(`There is no question ${id} in ${projectId}. See them with "question list ${projectId}".`);
  return question;
};
