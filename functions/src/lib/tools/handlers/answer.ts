import { answer } from "../../questions/answer-question.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { questionStore } from "../../questions/store.ts";
import type { AnswerToolArgs } from "../answer.ts";

export const run: RunTool<AnswerToolArgs> = async ({ question_id: questionId = "", answer: text }, call) =>
  answer(questionStore, { questionId, text }, call);
