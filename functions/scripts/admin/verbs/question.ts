import { changeInboxItem, type InboxChange, type InboxPorts } from "../../../src/lib/inbox/change-inbox-item.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { questionLimits } from "../../../src/lib/questions/limits.ts";
import { parseText, type Question, questionStatuses } from "../../../src/lib/questions/question.ts";
import { messageStore, questionStore } from "../../../src/lib/questions/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";

export interface ListOptions {
  /** One of the statuses; undefined: those that are open. */
  readonly status?: string;
}

/** Stored as who answered or closed a question, where people have their uid. */
const operator = "operator";

/** Questions that the site did not answer, oldest first. */
export const listQuestions = async (target: Target, projectId: string, { status = "open" }: ListOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const collection = target.firestore.collection(`projects/${projectId}/questions`);
  const stored = await (status === "all" ? collection : collection.where("status", "==", status)).orderBy("asked_at").select().get();
  const found = await Promise.all(stored.docs.map(async ({ id }) => questionStore.findQuestion(projectId, id)));
  const questions = found.filter((question) => question !== undefined);
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
    `${id}  ${status}  ${askedAt.toISOString()}  ${language}  asked ${askedCount === 1 ? "once" : `${askedCount} times`}`,
    `    ${question}`,
    ...(answer === undefined ? [] : [`    Answer: ${answer}`]),
  ].join("\n");

/** Answers a question or replaces its answer. From now on visitors get this one. */
export const answerQuestion = async (target: Target, projectId: string, id: string, said: string): Promise<Proposal> => {
  const answer = readAnswer(said);
  return change(target, projectId, id, {
    action: "answer",
    text: answer,
    isDone: (question) => question.answer === answer,
    shows: `answer: ${JSON.stringify(answer)}`,
    sentence: `${id} of ${projectId} is answered.`,
  });
};

/** Closes a question without an answer: visitors who ask it again hear that the team has none. An existing answer stays. */
export const closeQuestion = async (target: Target, projectId: string, id: string): Promise<Proposal> =>
  change(target, projectId, id, {
    action: "close",
    text: "",
    isDone: ({ status }) => status !== "open",
    shows: 'status: "open" -> "closed"',
    sentence: `${id} of ${projectId} is not open.`,
  });

interface QuestionChange extends Pick<InboxChange, "action" | "text"> {
  readonly isDone: (question: Question) => boolean;
  /** What it does, for the operator. */
  readonly shows: string;
  readonly sentence: string;
}

/** Writes what the inbox would. Processes that serve `ask` see it at their next look at the site. */
const change = async (
  { firestore }: Target,
  projectId: string,
  id: string,
  { isDone, shows, sentence, ...asked }: QuestionChange,
): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const question = await questionStore.findQuestion(projectId, requireId(id));
  if (question === undefined)
    throw new OperatorError(`There is no question ${id} in ${projectId}. See them with "question list ${projectId}".`);
  const ports: InboxPorts = {
    items: { questions: questionStore, messages: messageStore },
    people: projectStore,
    noteAnswer: () => undefined,
  };
  const run = async (): Promise<void> => {
    const operation = { ...asked, expected: undefined, by: operator, at: new Date() };
    await changeInboxItem(ports, { projectId, itemId: id }, operation, { kind: "question", question });
  };
  return propose({
    work: isDone(question) ? [] : [{ lines: [`~ projects/${projectId}/questions/${id}`, `    ${shows}`], run }],
    result: { project: projectId, id },
    sentence,
  });
};

const readAnswer = (said: string): string => {
  const reading = parseText(said, questionLimits.answerCharacters);
  if ("text" in reading) return reading.text;
  const limit = `must not be longer than ${questionLimits.answerCharacters} characters`;
  throw new OperatorError(`The answer ${reading.problem === "empty" ? "must not be empty" : limit}.`);
};
