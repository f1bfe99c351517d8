import { projectEditor } from "../lib/auth/project-editor.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { parseQuery } from "../lib/http/query.ts";
import { noBody } from "../lib/http/request-body.ts";
import { describeStatistics, StatisticsQuery, toWeeks } from "../lib/statistics/read-statistics.ts";
import { statisticsStore } from "../lib/statistics/store.ts";

/** Reports conversations and their outcomes by week and language. */
export const statisticsRead = endpoint({
  name: "statisticsRead",
  method: "GET",
  path: "/api/projects/:projectId/statistics",
  guard: projectEditor,
  body: noBody,
  // A report reads hundreds of documents, so nothing is read before the guard has admitted the caller.
  prefetch: async () => undefined,
  handle: async ({ parameters: { projectId }, query, at }) => {
    const weeks = toWeeks(parseQuery(StatisticsQuery, query), at);
    return { body: await describeStatistics(statisticsStore, projectId, weeks) };
  },
});
