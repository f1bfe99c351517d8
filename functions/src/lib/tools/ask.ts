import * as z from "zod/mini";
import { knowledgeLimits } from "../knowledge/limits.ts";
import { looseString, looseStrings } from "./lenient-args.ts";
import { siteLanguages, tool } from "./tool.ts";

const args = z.object({
  question: looseString(
    'The visitor\'s question as one clear sentence in their language that can be understood by itself. What was said before is put into it: not "and on Sundays?" but "Is the shop open on Sundays?"',
  ),
  search_words: looseStrings(
    "6 to 12 words and short terms, synonyms and other forms included, that a page answering this question would probably contain, the most " +
      `telling first, in the site's languages: ${siteLanguages}. Always send them with a question.`,
  ),
  message: looseString(
    "What the visitor wants the team to be told, in their words, when they leave a message. Leave it out for a question that you look up.",
  ),
});

export const ask = tool({
  name: "ask",
  description:
    "Looks up the answer to a visitor's question in the pages of this site, and in what its team has answered; or takes a message for the team. " +
    "Call it with question and search_words for every question about the business, its offers, prices, times, places or rules, also when you believe you know the answer. " +
    "Say what it quotes in the visitor's language, and add nothing to it; if the quotation does not answer the question, say that you do not know, and offer to take a message for the team. " +
    "When it finds nothing, the question has been passed on to the team. Call it with message when a visitor wants to leave one, or to be called back. " +
    "Do not call it for greetings, thanks or small talk, or for what visitors say about themselves.",
  args,
  timeMs: knowledgeLimits.timeMs,
  load: async () => import("./handlers/ask.ts"),
});
