import { publicRead } from "../lib/platform/http/public-read.ts";
import { listPages, PagesQuery } from "../lib/pages/published/list-pages.ts";
import { publishedStore } from "../lib/pages/published/store.ts";

/** Lists the live pages of a public site. */
export const sitePages = publicRead({
  name: "sitePages",
  path: "/api/sites/:projectId/pages",
  query: PagesQuery,
  read: async ({ parameters: { projectId }, query }) => listPages(publishedStore, projectId, query),
});
