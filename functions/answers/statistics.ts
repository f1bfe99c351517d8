import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { transferOutcomes } from "./transfer-states.ts";

const count = z.int().min(0);

const weekStatistics = z
  .strictObject({
    week: z.iso.date().describe("Its Monday."),
    language: z.string().describe("Of the visitors, or `other` for languages without a Lectern catalogue."),
    conversations: count.describe("Sessions started. One that resumes after a lost connection is not counted again."),
    answered_from_pages: count.describe("Questions that a page of the site answered."),
    answered_by_team: count.describe("Questions that an answer of the team answered."),
    passed_on: count.describe("Questions that nothing answered, and that went to the team."),
    messages: count.describe("Messages that visitors left."),
    thumbs_up: count.describe("Conversations of which their visitors said that they helped."),
    thumbs_down: count.describe("Conversations of which their visitors said that they did not help."),
    transfers: z.record(z.string(), count).describe(`Calls to the team, by outcome: ${transferOutcomes.join(", ")}.`),
    pages: z.record(z.string(), count).describe("`answered_from_pages` by ID of the page, for the pages that are listed below."),
  })
  .meta({ id: "WeekStatistics" });

export type WeekStatistics = AnswerOf<typeof weekStatistics>;

const pageStatistics = z
  .strictObject({
    page_id: z.string(),
    title: z.nullable(z.string()).describe("`null` if the page has none, or is gone; so are the next two."),
    slug: z.nullable(z.string()),
    language: z.nullable(z.string()).describe("Of the page."),
    answered: count,
  })
  .meta({ id: "PageStatistics" });

export const statistics = z
  .strictObject({
    from: z.iso.date().describe("Monday (UTC) of the first week."),
    to: z.iso.date().describe("Monday of the last week."),
    weeks: z.array(weekStatistics).describe("One for each week and language in which something was counted, the earliest first."),
    pages: z.array(pageStatistics).describe("The 50 pages that answered most questions in these weeks."),
  })
  .meta({ id: "Statistics" });

export type Statistics = AnswerOf<typeof statistics>;
