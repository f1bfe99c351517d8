import type { JudgeReading } from "../../../fakes/gemini/judge-script.ts";
import type { Passage } from "../../../src/lib/answers/knowledge/passage.ts";
import { splitSentences } from "../../../src/lib/answers/knowledge/quotation.ts";
import { isRight } from "./measure-answers.ts";
import type { PeopleQuestion, PeopleSite } from "./asked-sites.ts";

/** The largest number of sentences in an answer. */
const longestAnswer = 4;

/** The answer of somebody who has read all passages and makes no mistake: the fewest sentences that are a right answer. */
export const readPerfectly = (site: PeopleSite, passages: readonly Passage[], question: PeopleQuestion): JudgeReading => {
  for (let length = 1; length <= longestAnswer; length++) {
    for (const { page, lines } of passages) {
      const sentences = lines.flatMap(splitSentences);
      for (let from = 0; from + length <= sentences.length; from++) {
        const words = sentences.slice(from, from + length).join(" ");
        if (isRight(site, question, { ...page, quotation: words })) return { question: question.asked, words };
      }
    }
  }
  return { question: question.asked, verdict: "not_answered" };
};
