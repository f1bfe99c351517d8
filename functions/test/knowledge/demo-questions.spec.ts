import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { judgeByWords } from "../../fakes/gemini/local-judge.ts";
import { englishPages } from "../../local/seed/pages-english.ts";
import { hebrewPages } from "../../local/seed/pages-hebrew.ts";
import { norwegianPages } from "../../local/seed/pages-norwegian.ts";
import type { Page } from "../../local/seed/seed-page.ts";
import { textOf } from "../../src/lib/answers/knowledge/passage.ts";
import { toPassages } from "../../src/lib/answers/knowledge/passages.ts";

const Questions = z.array(
  z.strictObject({
    language: z.string(),
    asked: z.string(),
    /** What the quotation has to contain; null if no page of the demo says it. */
    answer: z.nullable(z.string()),
  }),
);

type Question = z.infer<typeof Questions>[number];

const readQuestions = (name: string): readonly Question[] =>
  Questions.parse(JSON.parse(readFileSync(join(import.meta.dirname, `demo/${name}.json`), "utf8")));

const demo: readonly (readonly [string, readonly Page[]])[] = [
  ["en", englishPages],
  ["nb", norwegianPages],
  ["he", hebrewPages],
];

const readDemo = async (): Promise<readonly object[]> => {
  const passages = await Promise.all(
    demo.flatMap(([language, pages]) =>
      pages.map(async ({ id, slug, metadata: { title, summary = "" }, content }) =>
        toPassages({ id, slug, language, title: String(title), notes: summary === "" ? [] : [String(summary)], content, state: "1" }),
      ),
    ),
  );
  return passages.flat().map((passage, index) => ({
    id: index + 1,
    page: passage.page.title,
    headings: passage.headings,
    language: passage.page.language,
    text: textOf(passage),
  }));
};

describe("the local judge, asked about the demo site", () => {
  const count = async (questions: readonly Question[]) => {
    const passages = await readDemo();
    const outcomes = questions.map(({ language, asked, answer }) => {
      const { verdict, words } = judgeByWords(passages, { question: asked, expected_words: [], language_of_visitor: language });
      if (verdict !== "answered") return { asked, outcome: "passed on" } as const;
      return { asked, outcome: answer !== null && words.includes(answer) ? "right" : "wrong", words } as const;
    });
    const of = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted);
    expect(of("wrong")).to.deep.equal([]);
    return { right: of("right").length, "passed on": of("passed on").length };
  };

  it("answers everyday questions, passes on the others, and is never wrong", async () => {
    expect(await count(readQuestions("tuned"))).to.deep.equal({ right: 24, "passed on": 13 });
  });

  // By somebody who has seen neither the judge nor the pages, and counted once. The answers were read, and stand here as they were given.
  it("is never wrong about questions that it was not made for either", async () => {
    expect(await count(readQuestions("held"))).to.deep.equal({ right: 6, "passed on": 34 });
  });

  // By somebody who was given the shop's trade and the titles of its pages, and counted once. Only the answers that were given stand here.
  it("is never wrong about the twenty questions that a visitor is most likely to ask", async () => {
    expect(await count(readQuestions("likely"))).to.deep.equal({ right: 3, "passed on": 17 });
  });
});
