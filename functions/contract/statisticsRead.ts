import * as z from "zod";
import { statisticsRead as endpoint } from "../src/endpoints/statisticsRead.ts";
import { type Statistics, StatisticsQuery } from "../src/lib/usage/statistics/read-statistics.ts";
import { outcomes } from "../src/lib/transfers/transfer.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const count = z.int().min(0);

export const statisticsSchema = z
  .strictObject({
    from: z.iso.date().describe("Monday (UTC) of the first week."),
    to: z.iso.date().describe("Monday of the last week."),
    weeks: z
      .array(
        z
          .strictObject({
            week: z.iso.date().describe("Its Monday."),
            language: z.string().describe("Of the visitors, or `other` for languages without a Lectern catalogue."),
            conversations: count.describe("Sessions started. One that resumes after a lost connection is not counted again."),
            answered_from_pages: count.describe("Questions that a page of the site answered."),
            answered_by_team: count.describe("Questions that an answer of the team answered."),
            passed_on: count.describe("Questions that nothing answered, and that went to the team."),
            messages: count.describe("Messages that visitors left."),
            transfers: z.record(z.string(), count).describe(`Calls to the team, by outcome: ${outcomes.join(", ")}.`),
            pages: z.record(z.string(), count).describe("`answered_from_pages` by ID of the page, for the pages that are listed below."),
          })
          .meta({ id: "WeekStatistics" }),
      )
      .describe("One for each week and language in which something was counted, the earliest first."),
    pages: z
      .array(
        z
          .strictObject({
            page_id: z.string(),
            title: z.nullable(z.string()).describe("`null` if the page has none, or is gone; so are the next two."),
            slug: z.nullable(z.string()),
            language: z.nullable(z.string()).describe("Of the page."),
            answered: count,
          })
          .meta({ id: "PageStatistics" }),
      )
      .describe("The 50 pages that answered most questions in these weeks."),
  })
  .meta({ id: "Statistics" });

const answer: AnswerForm<Statistics> = { schema: statisticsSchema, headers: [] };

export const statisticsRead = operation({
  endpoint,
  tag: "Inbox",
  summary: "Count what visitors asked",
  description:
    "Answers how many conversations there were, and what became of what visitors asked, by week and language. Counts are kept for 400 days.",
  access: projectEditor,
  headers: [],
  request: undefined,
  query: {
    schema: StatisticsQuery,
    fields: {
      weeks: "How many weeks, from 1 to 57. 12 when it is not said.",
      until: "A day of the last of them. Today when it is not said.",
    },
  },
  answer,
  examples: {
    weeks: {
      from: "2026-05-04",
      to: "2026-05-04",
      weeks: [
        {
          week: "2026-05-04",
          language: "en",
          conversations: 12,
          answered_from_pages: 9,
          answered_by_team: 2,
          passed_on: 3,
          messages: 1,
          transfers: { ended: 1 },
          pages: { "opening-hours": 9 },
        },
      ],
      pages: [{ page_id: "opening-hours", title: "Opening hours", slug: "opening-hours", language: "en", answered: 9 }],
    },
  },
  refusals: [
    {
      code: "invalid_request",
      when: "A parameter after the question mark has another form. `details` names each of them.",
      error: "The request is not valid: until must be a day, as YYYY-MM-DD.",
      details: [{ path: "until", message: "must be a day, as YYYY-MM-DD" }],
    },
  ],
});
