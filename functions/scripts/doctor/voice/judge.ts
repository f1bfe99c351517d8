import { knowledgeLimits } from "../../../src/lib/answers/knowledge/limits.ts";
import { type Check, fail, pass, warn } from "../check.ts";
import { executeTool } from "./execute-tool.ts";

/** Ten questions, each with a word of the passage that answers it. */
const demoQuestions = [
  ["Until when is the workshop open on Thursdays?", "20:00"],
  ["When is the workshop open on Saturdays?", "10:00"],
  ["Is the workshop open on Sundays?", "closed"],
  ["When does the workshop open on Monday?", "9:00"],
  ["What does a small service of a bicycle cost?", "890"],
  ["What does a large service of a bicycle cost?", "1,990"],
  ["What does mending a puncture cost?", "250"],
  ["What does renting a cargo bike cost for a day?", "450"],
  ["What is the address of the workshop?", "Marken 12"],
  ["Where is parking for customers?", "yard"],
] as const;

/** A call that takes longer was cut off, or nearly so, and the visitor heard nothing meanwhile. */
const slowMs = knowledgeLimits.judgeMs;
/** 9 of ten: one may be escalated to the team. */
const leastRight = 9;

/** How fast and how correctly `ask` answers questions that the doctor's own pages answer. */
export const judge: Check = {
  name: "voice/judge",
  kind: "deep",
  timeMs: 90_000,
  run: async (patient, signal) => {
    const times: number[] = [];
    const wrong: string[] = [];
    for (const [question, word] of demoQuestions) {
      const startedMs = performance.now();
      const args = { question, search_words: question.replace("?", "").split(" ") };
      const { result } = await executeTool(patient, { tool_name: "ask", args }, signal);
      times.push(Math.round(performance.now() - startedMs));
      if (!result.includes(word)) wrong.push(question);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const p50 = sorted[Math.ceil(sorted.length * 0.5) - 1] ?? 0;
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
    const right = demoQuestions.length - wrong.length;
    const times95 = `half within ${p50} ms, 95 % within ${p95} ms.${p95 > slowMs ? ` That is slow: the limit is ${slowMs / 1_000} s.` : ""}`;
    const said = `${right} of ${demoQuestions.length} questions were answered correctly; ${times95}`;
    const mend = "Another model: ASK_MODEL. The log of liveToolsExecute names what the reader did: docs/logs.md";
    if (right < leastRight) return fail(`${said} Not: ${wrong.join(" ")}`, mend);
    return p95 > slowMs ? warn(said, mend) : pass(said);
  },
};
