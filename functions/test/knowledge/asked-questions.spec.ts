import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { ask } from "../../src/lib/answers/knowledge/ask.ts";
import { textOf } from "../../src/lib/answers/knowledge/passage.ts";
import type { JudgeRequest, Verdict } from "../../src/lib/answers/knowledge/find-answer.ts";
import { aToolCall } from "../support/a-tool-call.ts";
import { questionsInMemory } from "../support/questions-in-memory.ts";

/** Written by people who had not seen the code. */
const read = <Row>(name: string, row: z.ZodType<Row>): readonly Row[] =>
  z.array(row).parse(JSON.parse(readFileSync(join(import.meta.dirname, "asked", `${name}-questions.json`), "utf8")));

/** What visitors say in a few words; whether it asks something. */
const short = read("short", z.strictObject({ language: z.string(), said: z.string(), question: z.boolean() }));

/** A question that the team has answered, and one that is written nearly alike; whether it is the same question. */
const Near = z.strictObject({ language: z.string(), answered: z.string(), answer: z.string(), asked: z.string(), same: z.boolean() });
const alike = (answered: string, asked: string) => ({ language: "en", answered, answer: "Yes, of course.", asked, same: false });
const near = [
  ...read("near", Near),
  alike("Do you teach C#?", "Do you teach C++?"),
  alike("Do you teach C++?", "Do you teach C?"),
  alike("Are dogs < 20 kg allowed?", "Are dogs > 20 kg allowed?"),
  alike("Are dogs > 20 kg allowed?", "Are dogs < 20 kg allowed?"),
  alike("Kan vi betale for besøket?", "Kan vi betale før besøket?"),
  alike("Kan vi betale før besøket?", "Kan vi betale for besøket?"),
];

const passedOn =
  "I do not know that. I have passed your question on to the team. If you want an answer yourself, tell me how to reach you.";
const alreadyPassedOn = "I do not know that yet. The team already has this question, and now knows that you are asking it too.";

const askOne = async ({ ports }: ReturnType<typeof questionsInMemory>, question: string) =>
  ask(ports, { question, searchWords: [] }, aToolCall());

const asRead = ({ passages: [passage] }: JudgeRequest): Verdict =>
  passage === undefined ? { kind: "not_answered" } : { kind: "answered", position: 0, words: textOf(passage) };

describe("a short question", () => {
  it("comes in ten languages", () => {
    expect(new Set(short.map(({ language }) => language)).size).to.be.at.least(10);
  });

  it("is answered if the judge finds an answer, passed on if it does not, and if there is no judge", async () => {
    for (const { said } of short.filter(({ question }) => question)) {
      const answering = questionsInMemory(asRead);
      expect((await askOne(answering, said)).result, said).to.include("Text of a");
      expect(answering.judged.map(({ question }) => question)).to.deep.equal([said]);
      for (const team of [questionsInMemory(() => ({ kind: "not_answered" })), questionsInMemory()]) {
        expect(await askOne(team, said), said).to.deep.include({ result: passedOn, status: "passed_on" });
        expect(team.list()).to.deep.equal([{ question: said, status: "open", askedCount: 1 }]);
      }
    }
  });

  it("is none only if the judge says so: without one, even a greeting goes to the team", async () => {
    for (const { said } of short.filter(({ question }) => !question)) {
      const judged = questionsInMemory(() => ({ kind: "no_question" }));
      expect((await askOne(judged, said)).result, said).to.equal("What would you like to know? Please ask one question.");
      expect(judged.list()).to.deep.equal([]);
      expect((await askOne(questionsInMemory(), said)).result, said).to.equal(passedOn);
    }
  });
});

describe("a question like one that the team has answered", () => {
  it("is answered with that by nobody but a judge who has read both", async () => {
    for (const { answered, answer, asked } of near) {
      for (const team of [questionsInMemory(() => ({ kind: "not_answered" })), questionsInMemory()]) {
        team.answerAsTeam(answered, answer);
        const { result, widget } = await askOne(team, asked);
        expect(result, asked).to.be.oneOf([passedOn, alreadyPassedOn]);
        expect(JSON.stringify(widget ?? null), asked).to.not.include(answer);
      }
    }
  });

  it("is never taken for the other one on the team's list", async () => {
    const merged = [];
    for (const { answered, answer, asked, same } of near) {
      const team = questionsInMemory();
      team.answerAsTeam(answered, answer);
      await askOne(team, asked);
      if (!same && team.list().length !== 2) merged.push(`${answered} | ${asked}`);
      if (!same) expect(team.list()).to.deep.include({ question: asked, status: "open", askedCount: 1 });
    }
    expect(merged).to.deep.equal([]);
  });

  it("is shown to the judge with the team's answer and the question that it was given to", async () => {
    for (const { answered, answer, asked } of near.filter(({ same }) => same)) {
      const team = questionsInMemory(({ passages }) => {
        const position = passages.findIndex(({ page }) => page.kind === "answer" && page.title === answered);
        return { kind: "answered", position, words: answer };
      });
      team.answerAsTeam(answered, answer);
      expect((await askOne(team, asked)).result, asked).to.include(answer.replace(/[.。]$/, ""));
    }
  });
});
