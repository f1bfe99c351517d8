import type { Judge, JudgeRequest, Verdict } from "../../src/lib/answers/knowledge/find-answer.ts";
import type { AskPorts } from "../../src/lib/answers/knowledge/look-up.ts";
import { type Question, questionId } from "../../src/lib/answers/questions/question.ts";
import type { QuestionStore } from "../../src/lib/answers/questions/question-store.ts";
import type { BudgetUsage } from "../../src/lib/usage/quota/daily-budget.ts";
import { aWorld } from "./sites-in-memory.ts";

const unused: BudgetUsage = {
  person: { counts: new Map(), writeToken: undefined },
  project: { counts: new Map(), writeToken: undefined },
};

const at = new Date(0);

const aQuestion = (id: string, question: string, parts: Partial<Question> = {}): Question => ({
  ...{ kind: "question", id, question, language: "en", languages: ["en"], askedAt: at, lastAskedAt: at, askedBy: "visitor" },
  ...{
    lastCall: undefined,
    askedCount: 1,
    status: "open",
    answer: undefined,
    answeredBy: undefined,
    answeredAt: undefined,
    closedBy: undefined,
  },
  ...{ note: null, changedBy: undefined, changedAt: at, writeToken: "1" },
  ...parts,
});

/** Questions of one project, and the judge that answers them, without a database. */
export const questionsInMemory = (verdictOf?: (request: JudgeRequest) => Verdict) => {
  const { state, cache } = aWorld();
  const stored = new Map<string, Question>();
  const judged: JudgeRequest[] = [];
  const store: QuestionStore = {
    findNewestAnswer: async () => Promise.resolve(undefined),
    readAnswered: async () => Promise.resolve([]),
    findStates: async () => Promise.resolve(new Map()),
    countOpen: async () => Promise.resolve(0),
    findState: async (_key, id) => Promise.resolve({ question: stored.get(id), budget: unused }),
    addQuestion: async (_key, { id, question }) => {
      stored.set(id, aQuestion(id, question));
      return Promise.resolve();
    },
    countAgain: async (_projectId, question) => {
      stored.set(question.id, { ...question, askedCount: question.askedCount + 1 });
      return Promise.resolve();
    },
    changeItem: async () => Promise.reject(new Error("nobody changes an item here")),
  };
  const judge: Judge = {
    model: "in-memory",
    judge: async (request) => {
      judged.push(request);
      return Promise.resolve(verdictOf?.(request) ?? { kind: "not_answered" });
    },
  };
  const ports: AskPorts = {
    knowledge: cache,
    questions: store,
    budgets: { findBudget: async () => Promise.resolve(unused), countUnit: async () => Promise.resolve(unused) },
    judges: verdictOf && { first: judge, second: undefined },
    log: () => undefined,
  };
  return {
    ports,
    judged,
    /** What the team has in its list, or had. */
    list: () => [...stored.values()].map(({ question, status, askedCount }) => ({ question, status, askedCount })),
    /** Somebody has asked this, and the team has answered it. */
    answerAsTeam: (question: string, answer: string, answeredAt?: Date) => {
      const id = questionId(question);
      stored.set(id, aQuestion(id, question, { status: "answered", answer, answeredBy: "manager" }));
      state.answered.push({ id, question, language: "en", answer, answeredAt, state: "1" });
    },
  };
};
