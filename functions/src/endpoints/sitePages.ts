import { publicRead } from "../lib/platform/http/public-read.ts";
import { listPages, PagesQuery } from "../lib/pages/published/list-pages.ts";
import { publishedLimits } from "../lib/pages/published/limits.ts";
import { sharedStore } from "../lib/pages/published/shared-store.ts";
import { boundReading } from "../lib/platform/core/bound-reading.ts";

const { lists } = publishedLimits;
const store = { ...sharedStore, listLivePages: boundReading(sharedStore.listLivePages, lists) };

/** Lists the live pages of a public site. */
export const sitePages = publicRead({
  name: "sitePages",
  path: "/api/sites/:projectId/pages",
  query: PagesQuery,
  read: async ({ parameters: { projectId }, query }) => listPages(store, projectId, query),
});
