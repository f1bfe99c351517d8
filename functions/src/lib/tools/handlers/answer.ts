import { answer } from "../../questions/answer-question.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { questionStore } from "../../questions/store.ts";

interface Args {
  readonly question_id?: string | undefined;
  readonly answer?: string | undefined;
}

export const run: RunTool<Args> = async ({ question_id: questionId = "", answer: text }, call) =>
  answer(questionStore, { questionId, text }, call);
