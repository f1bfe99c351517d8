import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Operation } from "../sample.ts";
import { anotherCompany, callOf, publishSite, saying, spoken, unknownQuestion, use } from "../tool-calls.ts";

const cardWith = (data: Readonly<Record<string, unknown>>) =>
  spoken.extend({
    widget: z.object({
      data: z.looseObject(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, z.literal(String(value))]))),
    }),
  });

const askHours = {
  question: "Until when is the workshop open on Thursdays?",
  search_words: ["opening hours", "Thursday", "workshop", "until", "evening", "closing time"],
} as const;

const hours = "Thursday: until 19:00";

const profile: readonly Operation[] = [
  {
    name: "tool: change the profile",
    prepare: async () => {
      const first_name = `Ana ${randomUUID()}`;
      return callOf("update_profile", { first_name }, cardWith({ first_name }));
    },
  },
  { name: "tool: show the profile", prepare: async () => callOf("update_profile", {}) },
  {
    name: "tool: change the profile, with a call id",
    prepare: async () => ({
      body: { tool_name: "update_profile", args: { first_name: `Ana ${randomUUID()}` }, call_id: randomUUID() },
      answer: spoken,
    }),
  },
];

const questions: readonly Operation[] = [
  {
    name: "tool: ask, of a small site, without a model",
    parameters: { GEMINI_API_KEY: "-" },
    prepare: async (fixture) => {
      await publishSite(fixture);
      return callOf("ask", askHours, saying(hours));
    },
  },
  {
    name: "tool: ask, of a small site, with a model that answers at once",
    prepare: async (fixture) => {
      await publishSite(fixture);
      await fixture.scriptJudge([{ question: askHours.question, words: hours }]);
      return callOf("ask", askHours, saying(hours));
    },
  },
  {
    name: "tool: ask, without an answer: passed on to the team",
    parameters: { GEMINI_API_KEY: "-" },
    prepare: async (fixture) => {
      await publishSite(fixture);
      return callOf("ask", { question: unknownQuestion(), search_words: ["kayak", "boat"] }, saying("passed your question on"));
    },
  },
  {
    name: "tool: ask, with a message for the team",
    prepare: async () => callOf("ask", { message: `Please call me about ${randomUUID()}.` }),
  },
  {
    name: "tool: answer, to hear what is open",
    prepare: async (fixture) => {
      await use(fixture, "ask", { question: unknownQuestion() });
      return callOf("answer", {}, saying("kayaks"));
    },
  },
  {
    name: "tool: answer, with an answer",
    prepare: async (fixture) => {
      await use(fixture, "ask", { question: unknownQuestion() });
      await use(fixture, "answer", {});
      return callOf("answer", { answer: "No, only bicycles." }, saying("kayaks"));
    },
  },
  {
    name: "tool: answer, to close what is done",
    prepare: async (fixture) => {
      await use(fixture, "ask", { message: `Please call me about ${randomUUID()}.` });
      await use(fixture, "answer", {});
      return callOf("answer", { close: true });
    },
  },
];

const onboarding: readonly Operation[] = [
  {
    name: "tool: search a company, not cached",
    prepare: async () => callOf("search_company", { country: "NO", query: `Fjord Bakeri ${randomUUID()}` }),
  },
  { name: "tool: search a company, cached", prepare: async () => callOf("search_company", { country: "NO", query: "Fjord Bakeri" }) },
  { name: "tool: select a company", prepare: async (fixture) => callOf("select_company", anotherCompany(fixture)) },
  {
    name: "tool: read the company's website, with a model",
    prepare: async (fixture) => {
      await use(fixture, "select_company", anotherCompany(fixture));
      return callOf("run_extraction", {});
    },
  },
  {
    name: "tool: read the company's website, without a model",
    parameters: { GEMINI_API_KEY: "-" },
    prepare: async (fixture) => {
      await use(fixture, "select_company", anotherCompany(fixture));
      return callOf("run_extraction", {});
    },
  },
  {
    name: "tool: set a field of the brief",
    prepare: async () => callOf("set_field", { path: "summary", value: `We bake ${randomUUID()}` }),
  },
  {
    name: "tool: confirm the brief",
    prepare: async (fixture) => {
      await use(fixture, "select_company", anotherCompany(fixture));
      return callOf("confirm", {});
    },
  },
];

export const operations: readonly Operation[] = [...profile, ...questions, ...onboarding];
