import * as z from "zod/mini";
import { itemKinds, itemStates } from "../answers/inbox/inbox-item.ts";
import { inboxLimits } from "../answers/inbox/limits.ts";
import {
  askedLanguageField,
  askedSlugField,
  contentField,
  idField,
  languageSpellingField,
  metadataField,
} from "../pages/drafts/draft-fields.ts";
import { draftLimits } from "../pages/drafts/limits.ts";
import { must } from "../projects/site/fields.ts";
import { agentLimits } from "./limits.ts";
import { type AgentTool, agentTool } from "./agent-tool.ts";

const text = z.string(must("a string"));

const someText = text.check(z.minLength(1, "must not be empty"));

/** As it was answered, with or without the quotes of a header. */
const tagField = someText.check(z.regex(/^(?:W\/)?"?[\w.]+"?$/, "must be a tag that a tool has answered"));

const count = (most: number) =>
  z.optional(z.int(must("a whole number")).check(z.gte(1, `must be 1 to ${most}`), z.lte(most, `must be 1 to ${most}`)));

const flag = z.optional(z.boolean(must("true or false")));

const cursor = z.optional(text);

const replacements = z
  .array(z.strictObject({ old_text: someText, new_text: text }), must("a list"))
  .check(z.maxLength(agentLimits.replacements, `must have at most ${agentLimits.replacements} entries`));

const webAddress = someText.check(z.maxLength(2_000, "must have at most 2000 characters"));

/** All tools for agents, in the order in which they are listed. */
export const agentTools: readonly AgentTool[] = [
  agentTool({
    name: "list_pages",
    scopes: ["read"],
    args: z.strictObject({
      visibility: z.optional(z.enum(["draft", "live"], must("draft or live"))),
      language: z.optional(askedLanguageField),
      slug: z.optional(askedSlugField),
      limit: count(draftLimits.mostListedDocuments),
      cursor,
    }),
    load: async () => (await import("./tools/reading.ts")).listPages,
  }),
  agentTool({
    name: "search_pages",
    scopes: ["read"],
    args: z.strictObject({
      words: someText.check(z.maxLength(agentLimits.searchCharacters, `must have at most ${agentLimits.searchCharacters} characters`)),
      language: z.optional(askedLanguageField),
    }),
    load: async () => (await import("./tools/site.ts")).searchPages,
  }),
  agentTool({
    name: "read_page",
    scopes: ["read"],
    args: z.strictObject({ docId: idField }),
    load: async () => (await import("./tools/reading.ts")).readPage,
  }),
  agentTool({
    name: "list_templates",
    scopes: ["read", "write"],
    args: z.strictObject({}),
    load: async () => (await import("./tools/reading.ts")).listTemplates,
  }),
  agentTool({
    name: "list_versions",
    scopes: ["read"],
    args: z.strictObject({ draftId: idField }),
    load: async () => (await import("./tools/reading.ts")).listDraftVersions,
  }),
  agentTool({
    name: "read_version",
    scopes: ["read"],
    args: z.strictObject({ draftId: idField, versionId: idField }),
    load: async () => (await import("./tools/reading.ts")).readVersion,
  }),
  agentTool({
    name: "ask_site",
    scopes: ["read"],
    args: z.strictObject({ question: someText, search_words: z.optional(z.array(text, must("a list"))) }),
    load: async () => (await import("./tools/site.ts")).askSite,
  }),
  agentTool({
    name: "open_draft",
    scopes: ["write"],
    args: z.strictObject({ slug: askedSlugField, language: askedLanguageField }),
    load: async () => (await import("./tools/drafts.ts")).open,
  }),
  agentTool({
    name: "read_draft",
    scopes: ["read", "write", "publish"],
    args: z.strictObject({ draftId: idField }),
    load: async () => (await import("./tools/drafts.ts")).read,
  }),
  agentTool({
    name: "create_draft",
    scopes: ["write"],
    args: z.strictObject({
      slug: askedSlugField,
      language: languageSpellingField,
      doc_template_id: idField,
      translation_of: z.optional(idField),
      metadata: metadataField,
      content: contentField,
      preview_link: flag,
    }),
    load: async () => (await import("./tools/drafts.ts")).create,
  }),
  agentTool({
    name: "save_draft",
    scopes: ["write"],
    args: z
      .strictObject({
        draftId: idField,
        tag: tagField,
        metadata: z.optional(metadataField),
        content: z.optional(contentField),
        replacements: z.optional(replacements),
        language: z.optional(languageSpellingField),
        preview_link: flag,
      })
      .check(
        z.refine(({ content, replacements: some }) => content === undefined || some === undefined, {
          path: ["replacements"],
          message: "must not be sent together with content",
        }),
      ),
    load: async () => (await import("./tools/drafts.ts")).save,
  }),
  agentTool({
    name: "discard_draft",
    scopes: ["write"],
    args: z.strictObject({ draftId: idField, tag: tagField }),
    load: async () => (await import("./tools/drafts.ts")).discard,
  }),
  agentTool({
    name: "upload_image",
    scopes: ["write"],
    args: z.strictObject({ url: webAddress }),
    load: async () => (await import("./tools/pictures.ts")).upload,
  }),
  agentTool({
    name: "publish_page",
    scopes: ["publish"],
    args: z.strictObject({ draftId: idField, tag: tagField, live_tag: z.optional(tagField) }),
    load: async () => (await import("./tools/publishing.ts")).publish,
  }),
  agentTool({
    name: "unpublish_page",
    scopes: ["publish"],
    args: z.strictObject({ docId: idField, tag: tagField }),
    load: async () => (await import("./tools/publishing.ts")).unpublish,
  }),
  agentTool({
    name: "list_inbox",
    scopes: ["inbox"],
    args: z.strictObject({
      state: z.optional(z.enum(itemStates, must("open or done"))),
      kind: z.optional(z.enum(itemKinds, must(`one of ${itemKinds.join(", ")}`))),
      limit: count(inboxLimits.mostListed),
      cursor,
    }),
    load: async () => (await import("./tools/inbox.ts")).list,
  }),
  agentTool({
    name: "answer_question",
    scopes: ["answer"],
    args: z.strictObject({ itemId: idField, answer: text, tag: tagField }),
    load: async () => (await import("./tools/inbox.ts")).answerQuestion,
  }),
];
