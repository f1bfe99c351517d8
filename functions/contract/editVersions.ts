import * as z from "zod";
import { editVersions as endpoint } from "../src/endpoints/editVersions.ts";
import type { ListedVersions } from "../src/lib/pages/lists/list-versions.ts";
import { exampleAck } from "./draft-ack.ts";
import { noSuchDraft } from "./draft-refusals.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleVersion, savedFields } from "./versions.ts";

export const versionListSchema = z
  .strictObject({
    draftId: z.string().describe("Identifier of the draft."),
    versions: z
      .array(
        z
          .strictObject({
            versionId: z.string().describe("Identifier of the version."),
            ...savedFields,
            language: z.string().describe("Language of the draft then."),
            title: z.nullable(z.string()).describe("`title` of its metadata, if it is a string."),
            bytes: z.nullable(z.int()).describe("Size of its text. `null` when another program made the version and did not say."),
          })
          .meta({ id: "VersionSummary" }),
      )
      .max(200)
      .describe("Newest first, at most 200."),
  })
  .meta({ id: "VersionList" });

const answer: AnswerForm<ListedVersions> = {
  schema: versionListSchema,
  headers: [],
};

export const editVersions = operation({
  endpoint,
  tag: "Draft editing",
  summary: "List the versions of a draft",
  description:
    "Answers what saves of the draft have replaced, without the texts. Up to 50 versions are kept, and they span the draft's life: beyond 50, " +
    "the one goes that is closest in time to its neighbours. Versions that another program made are listed, too, and never removed.",
  access: projectEditor,
  headers: [],
  request: undefined,
  answer,
  examples: {
    versions: {
      draftId: exampleAck.draftId,
      versions: [{ ...exampleVersion, language: "en", title: "About us", bytes: 1280 }],
    },
  },
  refusals: [{ ...noSuchDraft, when: "There is no draft with this id. A live page is not a draft." }],
});
