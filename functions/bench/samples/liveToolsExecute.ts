import { randomUUID } from "node:crypto";
import * as z from "zod";
import { aLivePage } from "../draft-pages.ts";
import type { Ask, Fixture, Operation } from "../sample.ts";

const spoken = z.object({ result: z.string().min(1) });

const cardWith = (data: Readonly<Record<string, unknown>>) =>
  spoken.extend({
    widget: z.object({
      data: z.looseObject(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, z.literal(String(value))]))),
    }),
  });

const callOf = (tool_name: string, args: object, answer: z.ZodType = spoken): Ask => ({ body: { tool_name, args }, answer });

const withPage = new Map<string, Promise<unknown>>();

/** A project with one page, which is written once: a change of the site would be measured with the question. */
const aSite = async (fixture: Fixture): Promise<void> => {
  const page = withPage.get(fixture.projectId) ?? aLivePage(fixture);
  withPage.set(fixture.projectId, page);
  await page;
};

export const operations: readonly Operation[] = [
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
  {
    name: "tool: ask, of a small site",
    prepare: async (fixture) => {
      await aSite(fixture);
      return callOf("ask", { question: "What do you do for bicycles?" });
    },
  },
  { name: "tool: search a company, cached", prepare: async () => callOf("search_company", { country: "NO", query: "Fjord Bakeri" }) },
  {
    name: "tool: set a field of the brief",
    prepare: async () => callOf("set_field", { path: "summary", value: `We bake ${randomUUID()}` }),
  },
];
