import type { Question } from "./question.ts";
import type { QuestionStore } from "./question-store.ts";

interface GivenAnswer {
  readonly projectId: string;
  readonly question: Question;
  readonly answer: string;
  readonly by: string;
  readonly at: Date;
  /** Tells `ask` of this process. */
  readonly noteAnswer: (projectId: string) => void;
}

/**
 * Stores what the team answers, by voice or in the inbox: from now on visitors are told it.
 *
 * @throws WriteConflict when the question is no longer as it was read
 * @throws AppError `unavailable`
 */
export const giveAnswer = async (
  questions: Pick<QuestionStore, "storeAnswer">,
  { projectId, question, answer, by, at, noteAnswer }: GivenAnswer,
): Promise<void> => {
  try {
    await questions.storeAnswer(projectId, question, { answer, by, at });
  } finally {
    noteAnswer(projectId); // Also when only the reply to it was lost.
  }
};
