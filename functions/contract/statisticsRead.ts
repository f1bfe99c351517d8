import { statisticsRead as endpoint } from "../src/endpoints/statisticsRead.ts";
import { StatisticsQuery } from "../src/lib/usage/statistics/read-statistics.ts";
import { statistics } from "../answers/statistics.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const statisticsRead = operation({
  endpoint,
  tag: "Inbox",
  summary: "Get statistics of what visitors asked",
  description:
    "Returns how many conversations there were and what became of visitors' questions, by week and language. Counts are kept for 400 days.",
  access: projectEditor,
  query: {
    schema: StatisticsQuery,
    fields: {
      weeks: "How many weeks, from 1 to 57. Defaults to 12.",
      until: "A day in the last of them. Defaults to today.",
    },
  },
  answer: { schema: statistics, headers: [] },
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
          thumbs_up: 4,
          thumbs_down: 1,
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
      when: "A query parameter is invalid. `details` names each of them.",
      error: "The request is not valid: until must be a day, as YYYY-MM-DD.",
      details: [{ path: "until", message: "must be a day, as YYYY-MM-DD" }],
    },
  ],
});
