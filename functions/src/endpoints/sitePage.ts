import { requestLimits } from "../lib/platform/http/limits.ts";
import { publicRead } from "../lib/platform/http/public-read.ts";
import { PageQuery, showPage } from "../lib/pages/published/show-page.ts";
import { sharePublished } from "../lib/pages/published/share-published.ts";
import { publishedStore } from "../lib/pages/published/store.ts";

const store = sharePublished(publishedStore, requestLimits.publicRepeat);

/** Shows a live page to the renderer of a public site, or where it has moved. */
export const sitePage = publicRead({
  name: "sitePage",
  path: "/api/sites/:projectId/page",
  query: PageQuery,
  read: async ({ parameters: { projectId }, query, isAwaited }) => showPage(store, { ...query, projectId, isAwaited }),
});
