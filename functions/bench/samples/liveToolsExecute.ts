import { randomUUID } from "node:crypto";
import * as z from "zod";
import { exampleCall } from "../../local/seed/seed-project.ts";
import type { toolNames } from "../../src/lib/tools/registry.ts";
import type { Operation } from "../sample.ts";
import { aTransfer, minutesFromNow, rememberTransfer } from "../transfers.ts";
import { anotherCompany, callOf, publishSite, saying, spoken, unknownQuestion, use } from "../tool-calls.ts";

const cardWith = (data: Readonly<Record<string, unknown>>) =>
  spoken.extend({
    widget: z.object({
      data: z.looseObject(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, z.literal(String(value))]))),
    }),
  });

const askHours = exampleCall.args;

const hours = "Thursday: until 19:00";

type Samples = readonly [Operation, ...Operation[]];

const profile: Samples = [
  {
    name: "tool: change the profile",
    why: "the guard; the profile as it is now; one commit on the condition that it still is",
    prepare: async () => {
      const first_name = `Ana ${randomUUID()}`;
      return callOf("update_profile", { first_name }, cardWith({ first_name }));
    },
  },
  { name: "tool: show the profile", why: "the guard's reads, and nothing else", prepare: async () => callOf("update_profile", {}) },
  {
    name: "tool: change the profile, with a call id",
    why: "beside the change, a commit that claims the call and one that keeps its answer: five that must wait for one another",
    prepare: async () => ({
      body: { tool_name: "update_profile", args: { first_name: `Ana ${randomUUID()}` }, call_id: randomUUID() },
      answer: spoken,
    }),
  },
];

const questions: Samples = [
  {
    name: "tool: ask, of a small site, with a model that answers at once",
    why: "the guard; the question as it was asked before, with the budgets; a commit that counts the call of the model before it is made; the model's answer; and the state of the pages that it shows. The index is in memory",
    prepare: async (fixture) => {
      await publishSite(fixture);
      await fixture.scriptJudge([{ question: askHours.question, words: hours }]);
      return callOf("ask", askHours, saying(hours));
    },
  },
  {
    name: "tool: ask, without an answer: passed on to the team",
    why: "the same; instead of the pages three queries side by side: what was changed last, page and answer, and how many questions are open; and one commit of the question and the budgets",
    prepare: async (fixture) => {
      await publishSite(fixture);
      await fixture.scriptJudge([]);
      return callOf("ask", { question: unknownQuestion(), search_words: ["kayak", "boat"] }, saying("passed your question on"));
    },
  },
  {
    name: "tool: ask, with a message for the team",
    why: "the guard; the visitor's last transfer; the message as it was left before and the budgets; one commit",
    prepare: async () => callOf("ask", { message: `Please call me about ${randomUUID()}.` }),
  },
];

const answers: Samples = [
  {
    name: "tool: answer, to hear what is open",
    why: "the guard; queries for the oldest question and message and for how many there are, side by side; a commit that remembers what was read out",
    prepare: async (fixture) => {
      await use(fixture, "ask", { question: unknownQuestion() });
      return callOf("answer", {}, saying("kayaks"));
    },
  },
  {
    name: "tool: answer, with an answer",
    why: "the guard; what was read out last; the question itself; one commit",
    prepare: async (fixture) => {
      await use(fixture, "ask", { question: unknownQuestion() });
      await use(fixture, "answer", {});
      return callOf("answer", { answer: "No, only bicycles." }, saying("kayaks"));
    },
  },
  {
    name: "tool: answer, to close what is done",
    why: "the guard; what was read out last; one commit on the condition that it is still open",
    prepare: async (fixture) => {
      await use(fixture, "ask", { message: `Please call me about ${randomUUID()}.` });
      await use(fixture, "answer", {});
      return callOf("answer", { close: true });
    },
  },
];

const transfers: Samples = [
  {
    name: "tool: ask for a manager",
    why: "the guard; the records of calls that a limit or another visitor may forbid; one commit of the transfer. Twilio is not asked",
    prepare: async (fixture) => {
      await rememberTransfer(fixture, undefined);
      return callOf("transfer_to_manager", {}, cardWith({ state: "requested" }));
    },
  },
  {
    name: "tool: ask how the transfer stands",
    why: "the guard; the same records; the transfer that they name. Nothing is written",
    prepare: async (fixture) => {
      const { id } = await aTransfer(fixture, { kind: "ringing", callerCall: "CA1", managerCall: "CA2", deadline: minutesFromNow(2) });
      await rememberTransfer(fixture, id);
      return callOf("transfer_to_manager", {}, cardWith({ transfer_id: id, state: "ringing" }));
    },
  },
];

const companies: Samples = [
  {
    name: "tool: search a company",
    why: "the guard; a commit that counts the search; the registries, side by side",
    prepare: async () => callOf("search_company", { country: "NO", query: "Fjord Bakeri" }),
  },
];

const extraction: Samples = [
  {
    name: "tool: read the company's website, without a model",
    why: "the guard; the session; a commit for the lease, budgets, the pages of the site, and the commit of what was found",
    parameters: { GEMINI_API_KEY: "-" },
    prepare: async (fixture) => {
      await use(fixture, "select_company", anotherCompany(fixture));
      return callOf("run_extraction", {});
    },
  },
  {
    name: "tool: read the company's website, with a model",
    why: "the guard; the session; a commit for the lease, budgets, the pages of the site, two requests to the model, and the commit of what was found",
    prepare: async (fixture) => {
      await use(fixture, "select_company", anotherCompany(fixture));
      return callOf("run_extraction", {});
    },
  },
];

/** By tool: a tool without samples does not compile. */
export const samples: Readonly<Record<(typeof toolNames)[number], Samples>> = {
  update_profile: profile,
  ask: questions,
  answer: answers,
  transfer_to_manager: transfers,
  end_conversation: [
    {
      name: "tool: end the conversation",
      why: "the guard's reads, and nothing else: pages carry it out themselves",
      prepare: async () => callOf("end_conversation", {}),
    },
  ],
  search_company: companies,
  select_company: [
    {
      name: "tool: select a company",
      why: "the guard; the session; one commit on the condition that it is unchanged",
      prepare: async (fixture) => callOf("select_company", anotherCompany(fixture)),
    },
  ],
  run_extraction: extraction,
  set_field: [
    {
      name: "tool: set a field of the brief",
      why: "the guard; the session; one commit on the condition that it is unchanged",
      prepare: async () => callOf("set_field", { path: "summary", value: `We bake ${randomUUID()}` }),
    },
  ],
  confirm: [
    {
      name: "tool: confirm the brief",
      why: "the guard; the session; one commit on the condition that it is unchanged",
      prepare: async (fixture) => {
        await use(fixture, "select_company", anotherCompany(fixture));
        return callOf("confirm", {});
      },
    },
  ],
};

export const operations: readonly Operation[] = Object.values(samples).flat();
