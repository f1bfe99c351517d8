import { projectEditor } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { statisticsLimits } from "../lib/usage/statistics/limits.ts";
import { describeStatistics, StatisticsQuery, toWeeks } from "../lib/usage/statistics/read-statistics.ts";
import { findPages, readCounts } from "../lib/usage/statistics/store.ts";

/** Reports conversations and their outcomes by week and language. */
export const statisticsRead = endpoint({
  name: "statisticsRead",
  method: "GET",
  path: "/api/projects/:projectId/statistics",
  guard: projectEditor,
  body: noBody,
  // Before the guard has admitted the caller, only the counts of a short report are read.
  prefetch: async ({ parameters: { projectId }, query, at }) => {
    const asked = parseFields(StatisticsQuery, query);
    const weeks = toWeeks(asked, at);
    return { weeks, counts: asked.weeks <= statisticsLimits.weeks ? await readCounts(projectId, weeks) : undefined };
  },
  handle: async ({ parameters: { projectId } }, { found: { weeks, counts } }) => ({
    body: await describeStatistics(findPages, projectId, weeks, counts ?? (await readCounts(projectId, weeks))),
  }),
});
