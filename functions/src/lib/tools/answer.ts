import * as z from "zod/mini";
import { toolLimits } from "../tool-calls/limits.ts";
import { looseString } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z.object({
  question_id: looseString(
    "Which question, exactly as the card names it. Leave it out for the question that was read out last, or to hear the oldest one.",
  ),
  answer: looseString("The answer, in the words in which visitors shall hear it. Leave it out to have the question read out."),
});

export const answer = tool({
  name: "answer",
  description:
    "For people of the team: reads out questions of visitors that the site could not answer, and stores their answers, so that visitors get them from then on. " +
    "Call it without arguments when somebody wants to hear open questions; with the answer when they have said it, and have confirmed how it was understood. " +
    "Do not call it for a visitor's question: that is what ask is for. Never make up an answer.",
  args,
  module: undefined,
  timeMs: toolLimits.timeMs,
  load: async () => import("./handlers/answer.ts"),
});
