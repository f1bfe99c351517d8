import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { draftDoc } from "./page.ts";

/** What a list of versions and a single one say of who made it. */
const saved = {
  saved_at: z.iso.datetime().describe("When this text was saved."),
  saved_by: z.nullable(z.string()).describe("Who saved it. `null` when another program did not say."),
  saved_by_name: z.nullable(z.string()).describe("Their first and last name, if known."),
};

const versionSummary = z
  .strictObject({
    versionId: z.string().describe("ID of the version."),
    ...saved,
    language: z.string().describe("Language of the draft then."),
    title: z.nullable(z.string()).describe("`title` of its metadata, if it is a string."),
    bytes: z.nullable(z.int()).describe("Size of its text. `null` when another program made the version and did not say."),
  })
  .meta({ id: "VersionSummary" });

export type VersionSummary = AnswerOf<typeof versionSummary>;

export const versionList = z
  .strictObject({
    draftId: z.string().describe("ID of the draft."),
    versions: z.array(versionSummary).max(200).describe("Newest first, at most 200."),
  })
  .meta({ id: "VersionList" });

export type VersionList = AnswerOf<typeof versionList>;

export const version = z
  .strictObject({
    draftId: z.string().describe("ID of the draft."),
    versionId: z.string().describe("ID of the version."),
    ...saved,
    doc: draftDoc.describe("The text of the version, with the draft's template."),
  })
  .meta({ id: "Version" });

export type Version = AnswerOf<typeof version>;

const docId = z.string().describe("ID of the page.");

const published = {
  published_at: z.iso.datetime().describe("When this text went live: the same as `saved_at`."),
  published_by_name: z.nullable(z.string()).describe("First and last name of who published it, if known."),
};

export const pageHistory = z
  .strictObject({
    docId,
    versions: z
      .array(z.strictObject({ ...versionSummary.shape, ...published }).meta({ id: "PublishedVersionSummary" }))
      .max(200)
      .describe("Newest first."),
  })
  .meta({ id: "PageHistory" });

export type PageHistory = AnswerOf<typeof pageHistory>;

export const publishedVersion = z
  .strictObject({
    docId,
    versionId: z.string().describe("ID of the version."),
    ...saved,
    ...published,
    doc: draftDoc.describe("The text of the version, with the page's template."),
  })
  .meta({ id: "PublishedVersion" });

export type PublishedVersion = AnswerOf<typeof publishedVersion>;
