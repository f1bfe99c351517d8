import type { AgentToolName } from "../../answers/agents.ts";

interface ToolNotes {
  readonly title: string;
  /** For the model. */
  readonly description: string;
  /** What it does to the site. `reads`: nothing. `adds`: nothing that is there is lost. `repeats`: calling it again adds nothing. */
  readonly effect: "reads" | "adds" | "changes" | "repeats";
  /** Whether it reaches beyond the site. */
  readonly isOpen?: true;
  readonly fields: Readonly<Record<string, string>>;
}

const draftId = "ID of the draft.";

const tagOfDraft = "The tag of what you have read. If the draft has changed since, nothing is done.";

const previewLink =
  "true: also makes a link that shows the draft to anyone. It replaces the draft's former link, which people may be using: only if you were asked for one.";

const cursor = "next_cursor from the previous response.";

/** What models and people are told of the tools. */
export const toolNotes: Readonly<Record<AgentToolName, ToolNotes>> = {
  list_pages: {
    title: "List pages",
    description:
      "Lists live pages and drafts, newest change first, without their texts. A page and its draft are two entries; each language is a page of its own.",
    effect: "reads",
    fields: {
      visibility: "Only drafts, or only live pages.",
      language: "BCP 47 tag, for example en or pt-BR.",
      slug: "Only those at this address, in any language.",
      limit: "How many. Defaults to 50.",
      cursor,
    },
  },
  search_pages: {
    title: "Search pages",
    description: "Finds live pages that have these words or forms of them, with passages. Drafts are not searched: see list_pages.",
    effect: "reads",
    fields: { words: "Words in the language of the pages.", language: "Only pages of this language, as a BCP 47 tag." },
  },
  read_page: {
    title: "Read a page",
    description: "Reads the whole text of a live page or a draft, and its tag. Does not create a draft.",
    effect: "reads",
    fields: { docId: "ID of the page or the draft, as it is listed." },
  },
  list_templates: {
    title: "List templates",
    description: "Lists the templates of pages: which metadata a page has, and what a live page must have.",
    effect: "reads",
    fields: {},
  },
  list_versions: {
    title: "List versions",
    description: "Lists the earlier texts of a draft, newest first.",
    effect: "reads",
    fields: { draftId },
  },
  read_version: {
    title: "Read a version",
    description: "Reads an earlier text of a draft. To restore it, save its metadata and content.",
    effect: "reads",
    fields: { draftId, versionId: "ID of the version, as it is listed." },
  },
  ask_site: {
    title: "Ask the site",
    description:
      "Asks what visitors are told: the words of the live pages, or of the team, that answer a question, if any do. Costs one of the day's questions of the project. To find a page, use search_pages.",
    effect: "reads",
    fields: {
      question: "One whole question, in any language.",
      search_words: "6 to 12 words that the answer would have, in the languages of the site.",
    },
  },
  open_draft: {
    title: "Open a draft",
    description:
      "Opens the draft of a page. If there is none, makes one from the live page, which stays as it is. Returns the text to change and its tag.",
    effect: "repeats",
    fields: { slug: "Slug of the page.", language: "Its language, as it is listed." },
  },
  read_draft: {
    title: "Read a draft",
    description: "Reads a draft as it is now, with its tag and its template.",
    effect: "reads",
    fields: { draftId },
  },
  create_draft: {
    title: "Create a draft",
    description: "Makes the draft of a page that does not exist yet. To change a page that exists, use open_draft.",
    effect: "adds",
    fields: {
      slug: "The page's address on the site, for example opening-hours.",
      language: "BCP 47 tag.",
      doc_template_id: "ID of its template: see list_templates.",
      translation_of: "Only for a page in another language: docId of the page that it translates.",
      metadata: "Values of the template's fields, such as title.",
      content: "The whole text, in Markdown, without the title.",
      preview_link: previewLink,
    },
  },
  save_draft: {
    title: "Save a draft",
    description:
      "Changes a draft. Send only what changes: metadata that is not sent stays, and so do content and language. To change a few words, send replacements instead of the content. The text before is kept as a version. A draft that was to go live by itself does not any more, unless this key may publish.",
    effect: "changes",
    fields: {
      draftId,
      tag: tagOfDraft,
      metadata: "Only the keys that change. slug is the page's address. null empties a key.",
      content: "The whole new text, in Markdown. Without it, the text stays.",
      replacements:
        "Passages to replace, one after the other. Each old_text must occur exactly once: add what stands around it if it does not.",
      language: "BCP 47 tag, if it changes.",
      preview_link: previewLink,
    },
  },
  discard_draft: {
    title: "Discard a draft",
    description:
      "Deletes a draft and its versions for good. The live page stays. Only if you were asked to: a draft may be someone's work in progress.",
    effect: "changes",
    fields: { draftId, tag: tagOfDraft },
  },
  upload_image: {
    title: "Store an image",
    description: "Fetches an image from a public address and stores it for the site. PNG, JPEG, WebP, GIF or AVIF, 8 MiB at most.",
    effect: "repeats",
    isOpen: true,
    fields: { url: "Address of the image." },
  },
  publish_page: {
    title: "Publish a draft",
    description:
      "Makes a draft the live page, for all visitors, now. The draft and its versions are gone afterwards. Only if you were asked to.",
    effect: "changes",
    fields: {
      draftId,
      tag: "The tag of the draft that you have read: only that text is published.",
      live_tag: "After base_changed: the tag of the live page that you have read and compared, which is then replaced.",
    },
  },
  unpublish_page: {
    title: "Unpublish a page",
    description: "Makes a live page a draft: visitors do not find it any more. Only if you were asked to.",
    effect: "changes",
    fields: { docId: "ID of the live page.", tag: "The tag of the page that you have read." },
  },
  list_inbox: {
    title: "List the inbox",
    description:
      "Lists what visitors left for the team: questions that no page answers, messages, missed calls. It may contain names and phone numbers.",
    effect: "reads",
    fields: { state: "open or done. Defaults to open.", kind: "Only these.", limit: "How many. Defaults to 50.", cursor },
  },
  answer_question: {
    title: "Answer a question",
    description:
      "Answers a visitor's question of the inbox. From then on the voice agent tells the answer to everybody who asks. Only with facts that you were given or that pages of the site have.",
    effect: "changes",
    fields: {
      itemId: "ID of the question.",
      answer: "Some sentences, as they are to be said.",
      tag: "etag of the question, as it is listed.",
    },
  },
};
