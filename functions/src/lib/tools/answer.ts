import * as z from "zod/mini";
import { isOfTeam } from "../projects/project.ts";
import { looseFlag, looseString } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z.object({
  question_id: looseString(
    "Which question or message, exactly as the card names it. Leave it out for what was read out last, or to hear the next one.",
  ),
  answer: looseString(
    "The answer to a question, in the words in which visitors shall hear it; or a note about a message, which is then done. Leave it out to have it read out.",
  ),
  skip: looseFlag("true to leave what was read out as it is, and hear the next one."),
  close: looseFlag("true when a question needs no answer, or a message is done. Only after they have said so."),
});

export const answer = tool({
  name: "answer",
  description:
    "For people of the team: reads out messages that visitors left and questions that the site could not answer, stores answers, so that visitors get them from then on, and marks as done what is done. " +
    "Call it without arguments when somebody wants to hear messages or open questions; with the answer when they have said it, and have confirmed how it was understood. " +
    "Do not call it for a visitor's question or message: that is what ask is for. Never make up an answer.",
  args,
  isOffered: ({ role }) => isOfTeam(role),
  load: async () => import("./handlers/answer.ts"),
});
