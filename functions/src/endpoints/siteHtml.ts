import * as z from "zod/mini";
import { readPagesOrigin } from "../lib/platform/config/params.ts";
import { publicPage } from "../lib/platform/http/public-page.ts";
import { repeatedAnswer } from "../lib/platform/http/repeated-answer.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { publishedStore } from "../lib/pages/published/store.ts";
import { renderFailure } from "../lib/pages/site/no-site.ts";
import { siteHeaders } from "../lib/pages/site/site-headers.ts";
import { siteStore } from "../lib/pages/site/store.ts";

const ports = { published: publishedStore, sites: siteStore };

/** Shows the published site to anybody: its pages, and the files that browsers and search engines ask for beside them. */
export const siteHtml = publicPage({
  name: "siteHtml",
  path: "/sites/:projectId/**",
  handle: repeatedAnswer({
    query: z.object({}),
    read: async ({ at, parameters: { projectId, rest } }: Asked) => {
      const untilMs = at.getTime() + requestLimits.timeMs;
      const isAwaited = (): boolean => Date.now() < untilMs;
      // With the parsers, which the start of an instance must not wait for.
      const { showSite } = await import("../lib/pages/site/show-site.ts");
      const shown = await showSite(ports, { projectId, rest, origin: readPagesOrigin(), isAwaited });
      return { ...shown, headers: { ...siteHeaders, ...shown.headers } };
    },
  }),
  showFailure: async ({ status, header }) => ({
    status,
    headers: { ...siteHeaders, "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    body: await renderFailure(status, header("Accept-Language")),
  }),
});

interface Asked {
  readonly at: Date;
  readonly parameters: { readonly projectId: string; readonly rest: string };
}
