import { sitePages as endpoint } from "../src/endpoints/sitePages.ts";
import { PagesQuery } from "../src/lib/pages/published/list-pages.ts";
import { sitePageList } from "../answers/site-pages.ts";
import { anybody, cacheHeaders } from "./anybody.ts";
import { operation } from "./operation.ts";
import { examplePlace, noPublicSite } from "./sitePage.ts";

export const sitePages = operation({
  endpoint,
  tag: "Published site",
  summary: "List the live pages of a public site",
  description:
    "What a renderer builds a site from: every live page that visitors can reach, in all languages, without its text. No sign-in is needed, " +
    "but `public_pages` must be on. A publication is seen everywhere within a minute.",
  access: anybody,
  query: {
    schema: PagesQuery,
    fields: {
      language: "Only pages in this language, in any spelling.",
      limit: "How many to return, from 1 to 100. Defaults to 50.",
      cursor: "`next_cursor` of the previous page of the list.",
    },
  },
  answer: { schema: sitePageList, headers: cacheHeaders },
  examples: {
    pages: {
      pages: [{ ...examplePlace, title: "About us", summary: null }],
      next_cursor: "WyJrVzJhUHFmOXNYIl0",
    },
  },
  refusals: [noPublicSite],
});
