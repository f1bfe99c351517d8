import { createRetryQueue } from "../../platform/core/write-conflict.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { toDigest } from "../../notifications/notice.ts";
import { budgetOf } from "../../projects/plans.ts";
import { isTold } from "../../projects/project.ts";
import { isExhausted } from "../../usage/quota/daily-budget.ts";
import type { Spender } from "../../usage/quota/daily-usage.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import { questionLimits } from "./limits.ts";
import { questionId } from "./question.ts";
import type { QuestionState, QuestionStore } from "./question-store.ts";

type EscalationText = Extract<TextKey<"knowledge">, "unknownStored" | "unknownAlreadyStored" | "unknownClosed" | "unknownNotStored">;

interface Escalation {
  readonly question: string;
  readonly key: Spender;
  readonly found: QuestionState;
}

const inTurn = createRetryQueue();

/**
 * Stores a question for the team once, even if several visitors ask it. The limits of new questions per person and project are exact; that
 * of open questions may be exceeded by questions that are added at the same time.
 *
 * @throws AppError `unavailable`
 */
export const escalateQuestion = async (
  store: QuestionStore,
  { question, key, found }: Escalation,
  { id: call, project, caller, at }: ToolCall,
): Promise<EscalationText> => {
  const id = questionId(question);
  const attempt = async ({ question: known, budget, openCount }: QuestionState): Promise<EscalationText> => {
    if (known !== undefined) {
      // Already counted: an earlier attempt was stored although its answer was lost.
      const isCounted = known.lastCall === call;
      if (isCounted && known.askedCount === 1) return "unknownStored";
      // A question closed by the team stays closed. One closed because the site answered it is reopened, because the site no longer does.
      const isDone = known.status === "closed" && known.closedBy !== undefined;
      const reopen = known.status === "closed" && !isDone;
      if (!isCounted && (reopen || known.askedCount < questionLimits.askedCount))
        await store.countAgain(project.id, known, {
          at,
          call,
          uid: caller.uid,
          language: caller.profile.language,
          reopen,
          isPassedOn: !isDone,
        });
      return isDone ? "unknownClosed" : "unknownAlreadyStored";
    }
    const { isVisitor } = key;
    if (isExhausted(budget, { unit: "questions", limits: budgetOf(project, "questions"), isVisitor })) return "unknownNotStored";
    const most = isVisitor ? questionLimits.openItemsOfVisitors : questionLimits.openItems;
    if ((openCount ?? (await store.countOpen(project.id, "question"))) >= most) return "unknownNotStored";
    const digest = isTold(project.notify) ? toDigest(at, project.timeZone) : undefined;
    await store.addQuestion(key, { id, question, language: caller.profile.language, askedAt: at, call, digest }, budget);
    return "unknownStored";
  };
  // All new questions of a day change the same count, so they take turns in this process.
  const turn = JSON.stringify([key.projectId, key.day]);
  return inTurn({ key: turn, found, load: async () => store.findState(key, id), attempt });
};
