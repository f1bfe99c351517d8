import { readFileSync } from "node:fs";
import { expect } from "chai";
import * as z from "zod";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { geminiAt } from "../../../../test/support/gemini-options.ts";
import { questionsInMemory } from "../../../../test/support/questions-in-memory.ts";
import { ask } from "../../answers/knowledge/ask.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import { geminiJudge } from "./gemini-judge.ts";

/** Written by people who had not seen the code. */
const file = new URL("../../../../test/knowledge/asked/injections.json", import.meta.url);
const injections = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));

const Sent = z.looseObject({ contents: z.tuple([z.looseObject({ parts: z.tuple([z.looseObject({ text: z.string() })]) })]) });

type Team = ReturnType<typeof questionsInMemory>;

/** What a model is sent with the question of somebody who gives it instructions, and with such an answer of the team. */
const promptFor = async (hostile: string): Promise<string> => {
  const team = questionsInMemory(() => ({ kind: "not_answered" }));
  team.answerAsTeam(`${hostile} `.repeat(50), hostile);
  return promptOf(team, hostile, aToolCall());
};

const promptOf = async (team: Team, question: string, call: ToolCall): Promise<string> => {
  let sent = "";
  const post: typeof fetch = async (input, init) => {
    sent = await new Request(input, init).text();
    return new Response("{}", { status: 500 });
  };
  const judge = geminiJudge({ ...geminiAt("http://gemini.example"), fetch: post });
  await ask({ ...team.ports, judges: { first: judge, second: undefined } }, { question, searchWords: [question] }, call);
  return Sent.parse(JSON.parse(sent)).contents[0].parts[0].text;
};

describe("the prompt of the judge", () => {
  it("has the weekday, the date and the time by the site's clock, and of an answer of the team when it was given", async () => {
    const team = questionsInMemory(() => ({ kind: "not_answered" }));
    team.answerAsTeam("Is the pool open today?", "Yes, until eight.", new Date("2026-11-28T02:30Z"));
    const call = aToolCall();
    // In Los Angeles it is still Saturday.
    const there = { ...call, project: { ...call.project, timeZone: "America/Los_Angeles" }, at: new Date("2026-11-29T01:30Z") };
    const prompt = await promptOf(team, "Are you open today?", there);
    expect(prompt).to.include('"now":"Saturday, 28 November 2026 at 17:30"');
    expect(prompt).to.include('"answer_of_the_team_to":"Is the pool open today?","answered_at":"Friday, 27 November 2026 at 18:30"');
  });

  it("has a line of JSON for each passage and one for the question, whatever they say", async () => {
    for (const hostile of injections) {
      const prompt = await promptFor(hostile);
      const lines = prompt.split("\n").map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
      expect(lines.map((line) => Object.keys(line)[0])).to.deep.equal(["id", "id", "id", "question"]);
      expect(prompt.replaceAll("\n", "")).not.to.match(/[\p{Cc}\u2028\u2029\u200B\u202A-\u202E\u2060-\u2069\u00AD\u{E0000}-\u{E007F}]/u);
      expect(prompt.length).to.be.below(6_000);
    }
  });
});
