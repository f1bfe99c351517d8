import { write } from "firebase-functions/logger";
import type { AskPorts } from "../../knowledge/ask.ts";

/** Asks an operator to look after the language model that reads pages for `ask`. Holds nothing about a person or a question. */
export const logJudgeFailure: AskPorts["onJudgeFailure"] = (project, failure) => {
  write({ severity: "WARNING", message: "the language model for questions failed", project, failure });
};
