import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { documentList, shownDocument } from "./documents.ts";
import { draftAck } from "./draft-ack.ts";
import { changedInboxItem, inboxList } from "./inbox.ts";
import { openedDraft } from "./opened-draft.ts";
import { published } from "./publishing.ts";
import { templateList } from "./template.ts";
import { uploadedImage } from "./uploaded-image.ts";
import { version, versionList } from "./versions.ts";

/** What the tools for agents answer: as the endpoints do, with what those say in headers, and where a person can look. */

const tag = z.string().describe("Names the state that was read. Send it with the next change: a change of anything else is refused.");

const address = z.nullable(z.string()).describe("Where visitors find the page while it is live. `null`: the site's address is not known.");

const editorUrl = z.string().describe("Where a person of the team sees and edits it. It needs their login.");

const draftResult = z
  .strictObject({
    draftId: z.string(),
    tag,
    address,
    editor_url: editorUrl,
    preview_url: z.optional(z.string()).describe("Shows the draft to anyone who has it. Only if it was asked for."),
    preview_expires_at: z.optional(z.iso.datetime()),
  })
  .meta({ id: "AgentDraftResult" });

const openedByAgent = openedDraft.extend({ tag, address, editor_url: editorUrl }).meta({ id: "AgentDraft" });

const foundPage = z.strictObject({
  docId: z.string(),
  slug: z.string(),
  language: z.string(),
  title: z.string(),
  excerpts: z.array(z.string()).describe("Passages with the words, best first."),
});

export const agentAnswers = {
  list_pages: documentList,
  search_pages: z.strictObject({ pages: z.array(foundPage).describe("Best first.") }).meta({ id: "AgentFoundPages" }),
  read_page: shownDocument.extend({ tag, address, editor_url: editorUrl }).meta({ id: "AgentPage" }),
  list_templates: templateList,
  list_versions: versionList,
  read_version: version,
  ask_site: z
    .strictObject({
      answered: z.boolean(),
      quotation: z.nullable(z.string()).describe("Words of the site, letter by letter."),
      source: z.nullable(
        z.strictObject({
          docId: z.nullable(z.string()).describe("`null`: an answer of the team."),
          slug: z.nullable(z.string()),
          language: z.string(),
          title: z.string(),
        }),
      ),
    })
    .meta({ id: "AgentSiteAnswer" }),
  open_draft: openedByAgent,
  read_draft: openedByAgent,
  create_draft: draftResult,
  save_draft: draftResult,
  discard_draft: draftAck,
  upload_image: uploadedImage,
  publish_page: published.extend({ address }).meta({ id: "AgentPublished" }),
  unpublish_page: draftResult,
  list_inbox: inboxList,
  answer_question: changedInboxItem,
} as const satisfies Readonly<Record<string, z.core.$ZodType>>;

export type AgentToolName = keyof typeof agentAnswers;

export type AgentAnswer<Name extends AgentToolName> = AnswerOf<(typeof agentAnswers)[Name]>;
