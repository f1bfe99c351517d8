import type { Question } from "./question.ts";
import type { QuestionChange, QuestionStore } from "./question-store.ts";

interface ChangePorts {
  readonly questions: Pick<QuestionStore, "changeQuestion">;
  /** Tells `ask` of this process that the answers of a project have changed. */
  readonly noteAnswer: (projectId: string) => void;
}

/**
 * Stores what the team does with a question, by voice or in the inbox. What it answers is what visitors are told from now on.
 *
 * @throws WriteConflict when the question is no longer as it was read
 * @throws AppError `unavailable`
 */
export const changeQuestion = async (
  { questions, noteAnswer }: ChangePorts,
  projectId: string,
  question: Question,
  change: QuestionChange,
): Promise<void> => {
  try {
    await questions.changeQuestion(projectId, question, change);
  } finally {
    if (change.status === "answered" || change.status === "open") noteAnswer(projectId); // Also when only the reply to it was lost.
  }
};
