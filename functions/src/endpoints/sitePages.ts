import { requestLimits } from "../lib/platform/http/limits.ts";
import { publicRead } from "../lib/platform/http/public-read.ts";
import { listPages, PagesQuery } from "../lib/pages/published/list-pages.ts";
import { publishedLimits } from "../lib/pages/published/limits.ts";
import { sharePublished } from "../lib/pages/published/share-published.ts";
import { publishedStore } from "../lib/pages/published/store.ts";
import { boundReading } from "../lib/platform/core/bound-reading.ts";

const shared = sharePublished(publishedStore, requestLimits.publicRepeat);
const store = { ...shared, listLivePages: boundReading(shared.listLivePages, publishedLimits.lists) };

/** Lists the live pages of a public site. */
export const sitePages = publicRead({
  name: "sitePages",
  path: "/api/sites/:projectId/pages",
  query: PagesQuery,
  read: async ({ parameters: { projectId }, query }) => listPages(store, projectId, query),
});
