import { knowledgeLimits } from "../knowledge/limits.ts";
import { createTurns } from "../core/write-conflict.ts";
import type { TextKey } from "../i18n/texts.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { questionId } from "./question.ts";
import type { Asked, QuestionStore } from "./question-store.ts";

type Outcome = Extract<TextKey<"knowledge">, "unknownStored" | "unknownAlreadyStored" | "unknownNotStored">;

const inTurn = createTurns();

/**
 * Stores a question for the team, once, whoever asks it how often. A person can add so many new questions on a day, exactly; a project
 * holds so many open ones, give or take those that are added at the same moment.
 *
 * @throws AppError `unavailable`
 */
export const passOn = async (store: QuestionStore, question: string, { project, caller, at }: ToolCall): Promise<Outcome> => {
  const id = questionId(question);
  const asker = { uid: caller.uid, day: at.toISOString().slice(0, 10) };
  const load = async (): Promise<Asked> => store.findAsked(project.id, id, asker);
  const attempt = async ({ question: known, today }: Asked): Promise<Outcome> => {
    if (known !== undefined) {
      if (known.askedCount < knowledgeLimits.askedCount) await store.countAgain(project.id, id, at);
      return "unknownAlreadyStored";
    }
    if (today.count >= knowledgeLimits.questionsPerDay) return "unknownNotStored";
    if ((await store.countOpen(project.id, knowledgeLimits.openQuestions)) >= knowledgeLimits.openQuestions) return "unknownNotStored";
    await store.addQuestion(project.id, { id, question, language: caller.profile.language, askedAt: at }, asker, today);
    return "unknownStored";
  };
  // Somebody who asks many things at once meets one count. In this process their questions wait for each other.
  return inTurn({ key: JSON.stringify([project.id, asker.uid]), load, attempt });
};
