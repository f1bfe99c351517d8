import { requestLimits } from "../lib/platform/http/limits.ts";
import { publicRead } from "../lib/platform/http/public-read.ts";
import { boundLists } from "../lib/pages/published/bound-lists.ts";
import { listPages, PagesQuery } from "../lib/pages/published/list-pages.ts";
import { sharePublished } from "../lib/pages/published/share-published.ts";
import { cursorAfter, publishedStore } from "../lib/pages/published/store.ts";

const shared = sharePublished(publishedStore, requestLimits.publicRepeat);
const store = { ...shared, listLivePages: boundLists(shared.listLivePages, { kept: requestLimits.publicRepeat, cursorAfter }) };

/** Lists the live pages of a public site. */
export const sitePages = publicRead({
  name: "sitePages",
  path: "/api/sites/:projectId/pages",
  query: PagesQuery,
  read: async ({ parameters: { projectId }, query }) => listPages(store, projectId, query),
});
