import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const published = z
  .strictObject({
    success: z.literal(true),
    docId: z.string().describe("ID of the live page, or of the future one."),
    slug: z.nullable(z.string()),
    language: z.string(),
    action: z.enum(["published", "scheduled", "unscheduled"]),
    publish_at: z.optional(z.iso.datetime()).describe("When the draft goes live, if it is `scheduled`."),
    unpublish_at: z.optional(z.iso.datetime()).describe("When the page leaves the site."),
    redirected_from: z.optional(z.string()).describe("The former slug of the page, from which visitors are sent to the new one."),
  })
  .meta({ id: "Published" });

export type Published = AnswerOf<typeof published>;

export const previewLink = z
  .strictObject({
    url: z.url().describe("A page that shows the draft to anyone who has the link, without signing in."),
    expires_at: z.iso.datetime().describe("When the link expires: seven days after it was created."),
  })
  .meta({ id: "PreviewLink" });

export type PreviewLink = AnswerOf<typeof previewLink>;

const revokedPreview = z.strictObject({ success: z.literal(true) }).meta({ id: "RevokedPreview" });

export type RevokedPreview = AnswerOf<typeof revokedPreview>;

export const previewAnswer = z.union([previewLink, revokedPreview]).meta({ id: "PreviewAnswer" });
