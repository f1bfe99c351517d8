import { editSave as endpoint } from "../src/endpoints/editSave.ts";
import { draftAck } from "../answers/draft-ack.ts";
import { exampleAck } from "./draft-ack.ts";
import {
  invalidKey,
  noSuchDraft,
  notADraft,
  pageTooLarge,
  reservedSlug,
  reusedKey,
  staleRevision,
  unreadableDocument,
} from "./draft-refusals.ts";
import { entityTag, idempotencyKey, ifMatch } from "./headers.ts";
import { operation, type Refusal } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const text = { metadata: { title: "About us" }, content: "# About us\n\nWe bake bread.\n", language: "en" };

const refusals: readonly Refusal[] = [
  {
    code: "invalid_request",
    when: "Metadata does not have the type that the template requires. `details` names every key.",
    error: "Some metadata does not fit the template.",
    details: [{ path: "metadata.published_on", message: "must be a date of the form 2026-12-31" }],
  },
  invalidKey,
  notADraft,
  {
    code: "unknown_template",
    when: "A new draft names a template that the project does not have.",
    error: "There is no such template in this project.",
    details: [{ path: "doc_template_id", message: "is not a template of this project" }],
  },
  {
    code: "template_immutable",
    when: "An existing draft names another template than its own.",
    error: "The template of a draft cannot be changed.",
    details: [{ path: "doc_template_id", message: "is article and cannot be changed" }],
  },
  noSuchDraft,
  {
    code: "slug_taken",
    when: "Another page has the slug in the draft's language.",
    error: "Another live page has this slug in this language.",
    details: [
      { path: "metadata.slug", message: "is taken by another page" },
      { path: "holder_id", message: "kW2aPqf9sX" },
      { path: "holder_visibility", message: "live" },
    ],
  },
  reservedSlug,
  unreadableDocument,
  staleRevision,
  pageTooLarge,
  reusedKey,
  {
    code: "invalid_request",
    when: "A new draft translates a page that the project does not have.",
    error: "The request is not valid: translation_of is not a page or draft of this project.",
    details: [{ path: "translation_of", message: "is not a page or draft of this project" }],
  },
];

export const editSave = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Save a draft, or create a new one",
  description:
    "For explicit saves and auto-save. What a save replaces is kept as a version, unless the save continues its author's own auto-saves " +
    "and takes little away. A save that changes nothing writes nothing. A draft that is to go live by itself does not, once somebody saves it who may not publish: `publish_refusal` says so. " +
    "Sending a value back unchanged is a no-op, and it is not validated. " +
    "Only drafts can be saved: open a live page first.",
  access: projectEditor,
  headers: [ifMatch, idempotencyKey],
  request: {
    fields: {
      draftId: "ID of the draft, or `new` to create one from scratch.",
      metadata:
        "Merged into the draft's metadata, key by key: a key that is omitted or sent back unchanged keeps its exact value; `null` is stored as null. A new or changed `title` has at most 500 characters.",
      content: "The whole Markdown body. It replaces the old one.",
      language: "Language of the draft.",
      doc_template_id: "ID of the template. Required for a new draft; cannot be changed afterwards.",
      translation_of:
        "ID of the page or draft that a new draft translates. What is stored is the ID that all its translations share, even if their slugs change.",
      keep: "`true`: what is replaced becomes a version of its own, even if the save would count as the author's next auto-save. For restores, and for decisions about a conflict.",
    },
    rules: {
      if: { properties: { draftId: { const: "new" } } },
      then: { required: ["doc_template_id"] },
    },
    examples: {
      save: { draftId: exampleAck.draftId, ...text },
      new: { draftId: "new", ...text, metadata: { ...text.metadata, slug: "about" }, doc_template_id: "article" },
    },
  },
  answer: { schema: draftAck, headers: [entityTag] },
  examples: { saved: exampleAck },
  refusals,
});
