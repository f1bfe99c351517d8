import * as z from "zod/mini";
import { knowledgeLimits } from "../knowledge/limits.ts";
import { looseString, required } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z
  .object({
    question: looseString(
      'The visitor\'s whole question, in their language and words. What was said before is put into it: not "and on Sundays?" but "Is the shop open on Sundays?"',
    ),
  })
  .check(required("question"));

export const ask = tool({
  name: "ask",
  description:
    "Looks up the answer to a visitor's question in the pages of this site, and in what its team has answered. Call it for every question " +
    "about the business, its offers, prices, times, places or rules, also when you believe to know the answer. Say what it quotes in the visitor's language, and " +
    "add nothing to it. When it finds nothing the question has been passed on to the team. Do not call it for small talk, or for what the visitor says about themselves.",
  args,
  module: undefined,
  timeMs: knowledgeLimits.timeMs,
  isSlow: true,
  load: async () => import("./handlers/ask.ts"),
});
