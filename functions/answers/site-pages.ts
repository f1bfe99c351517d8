import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { templateId } from "./template.ts";

const docId = z.string().describe("ID of the page. It stays the same when its slug changes.");

const url = z
  .string()
  .describe("The page's address by `address_pattern`: below `site_url`, or a path that begins with a slash if the project has none.");

const place = {
  slug: z.string().describe("As stored."),
  language: z.string().describe("Canonical BCP 47 tag."),
};

const sitePageSummary = z
  .strictObject({
    docId,
    ...place,
    title: z.nullable(z.string()).describe("`title` of the metadata as plain text, if it is public."),
    summary: z.nullable(z.string()).describe("`summary`, else `description`, of the metadata as plain text, if it is public."),
    url,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "SitePageSummary" });

export type SitePageSummary = AnswerOf<typeof sitePageSummary>;

export const sitePageList = z
  .strictObject({
    pages: z
      .array(sitePageSummary)
      .describe("By `docId`. May have fewer members than asked for, or none, before the last page of the list."),
    next_cursor: z.nullable(z.string()).describe("Send it as `cursor` for the next page. `null` on the last one."),
  })
  .meta({ id: "SitePageList" });

export type SitePageList = AnswerOf<typeof sitePageList>;

const alternate = z.strictObject({ ...place, url }).meta({ id: "Alternate" });

const publishedPage = z
  .strictObject({
    docId,
    ...place,
    metadata: z.looseObject({}).describe("Only keys that the template names and does not mark `private`."),
    content: z.string().describe("The Markdown body."),
    html: z
      .string()
      .describe(
        "The body as HTML without scripts, as the editor's preview shows it. Without the title. Expects the `dir` of the page's language around it.",
      ),
    doc_template_id: templateId,
    url,
    alternates: z.array(alternate).describe("The page in other languages."),
    updated_at: z.iso.datetime().describe("When the page was last published."),
  })
  .meta({ id: "PublishedPage" });

const movedPage = z
  .strictObject({ redirect_to: z.string().describe("The page's address now. A site answers with 301.") })
  .meta({ id: "MovedPage" });

export const sitePage = z.union([publishedPage, movedPage]).meta({ id: "SitePage" });

export type SitePage = AnswerOf<typeof sitePage>;
