import { openedDraft, type OpenedDraft } from "../answers/opened-draft.ts";
import { entityTag } from "./headers.ts";
import { exampleTemplate } from "./template.ts";

export const openedAnswer = { schema: openedDraft, headers: [entityTag] } as const;

export const exampleDraft: OpenedDraft = {
  draftId: "7Qm2xV9cT0bYw4sLrK1dPz",
  doc: {
    metadata: { title: "About us", slug: "about", published_on: "2026-05-04" },
    content: "# About us\n\nWe bake bread.\n",
    doc_template_id: "article",
    language: "en",
  },
  template: exampleTemplate,
  action: "existing_draft",
  slug: "about",
  revision: 7,
  updated_at: "2026-05-04T09:30:00.000Z",
  updated_by: "qX3vB1nM0aZ",
  updated_by_name: "Ada Lovelace",
  base_changed: false,
  live: null,
  live_page: { docId: "kW2aPqf9sX", slug: "about" },
};
