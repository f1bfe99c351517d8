import type { Judge } from "../../answers/knowledge/find-answer.ts";
import type { Judges } from "../../answers/knowledge/first-verdict.ts";
import { readAskModels } from "../../platform/config/params.ts";
import { deployedGemini } from "../gemini/generate-content.ts";
import { geminiJudge } from "./gemini-judge.ts";

const judgeOf = (model: string): Judge => geminiJudge({ ...deployedGemini, model: () => model });

/** Without a key there is no judge, so no questions are counted for it. */
export const deployedJudges = (): Judges | undefined => {
  if (deployedGemini.apiKey() === "") return undefined;
  const { first, second } = readAskModels();
  return { first: judgeOf(first), second: second === undefined ? undefined : judgeOf(second) };
};
