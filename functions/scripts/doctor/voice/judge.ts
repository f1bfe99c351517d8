import { type Check, fail, pass, warn } from "../check.ts";
import { executeTool } from "./execute-tool.ts";

/** Ten questions, and a word that stands in the passage which answers each. */
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

/** The visitor waits for the whole call. The judge's own time limit is shorter. */
const slowMs = 3_500;
/** Of ten: one may be passed on to the team. */
const leastRight = 9;

/** How fast and how correctly `ask` answers questions whose answers are all on the doctor's own pages. */
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
    const said = `${demoQuestions.length - wrong.length} of ${demoQuestions.length} questions were answered rightly; half within ${p50} ms, 95 % within ${p95} ms.`;
    const mend = "Another model: ASK_MODEL. The log of liveToolsExecute names what the reader did: docs/logs.md";
    if (demoQuestions.length - wrong.length < leastRight) return fail(`${said} Not: ${wrong.join(" ")}`, mend);
    return p95 > slowMs ? warn(`${said} That is slow.`, mend) : pass(said);
  },
};
