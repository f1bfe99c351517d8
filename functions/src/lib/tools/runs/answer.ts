import { answer } from "../../domain/knowledge/answer.ts";
import type { RunTool } from "../../domain/live/tool-call.ts";
import { questionStore } from "../../stores/question-store.ts";
import type { AnswerToolArgs } from "../answer.ts";

export const run: RunTool<AnswerToolArgs> = async ({ question_id: questionId = "", answer: text }, call) =>
  answer(questionStore, { questionId, text }, call);
