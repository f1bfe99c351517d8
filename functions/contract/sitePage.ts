import { sitePage as endpoint } from "../src/endpoints/sitePage.ts";
import { PageQuery } from "../src/lib/pages/published/show-page.ts";
import { sitePage as schema } from "../answers/site-pages.ts";
import { anybody, cacheHeaders } from "./anybody.ts";
import { liveId } from "./docsPublish.ts";
import { exampleDraft } from "./opened-draft.ts";
import { operation } from "./operation.ts";

const { doc, updated_at } = exampleDraft;

export const examplePlace = { docId: liveId, slug: "about", language: doc.language, url: "https://bakery.example/about", updated_at };

export const noPublicSite = {
  code: "not_found",
  when: "There is no such live page, or no such project, or its owner has not made its pages public.",
  error: "There is no such page.",
} as const;

export const sitePage = operation({
  endpoint,
  tag: "Published site",
  summary: "Read a live page of a public site",
  description:
    "The whole page, with its text also as HTML, or the address where it is now. No sign-in is needed, but `public_pages` must be on. " +
    "Drafts, unpublished pages, and pages behind the voice agent are not found. A publication is seen everywhere within a minute.",
  access: anybody,
  query: {
    schema: PageQuery,
    fields: {
      slug: "Slug of the page, in any Unicode form. Defaults to the home page.",
      language: "Language of the page, in any spelling. Defaults to the project's `default_language`.",
    },
  },
  answer: { schema, headers: cacheHeaders },
  examples: {
    page: {
      ...examplePlace,
      metadata: { title: "About us", published_on: "2026-05-04" },
      content: doc.content,
      html: "<h1>About us</h1>\n<p>We bake bread.</p>",
      doc_template_id: doc.doc_template_id,
      alternates: [{ language: "nb", slug: "om-oss", url: "https://bakery.example/nb/om-oss" }],
    },
    moved: { redirect_to: "https://bakery.example/about" },
  },
  refusals: [
    {
      code: "invalid_request",
      when: "No page can have this slug, or there is no such language.",
      error: "The request is not valid: slug must not contain ? or #.",
      details: [{ path: "slug", message: "must not contain ? or #" }],
    },
    noPublicSite,
  ],
});
