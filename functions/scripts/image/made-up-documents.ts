/** The fields of the document with this ID. */
type Fields = (id: string) => Readonly<Record<string, unknown>>;

const at = new Date("2026-01-01T00:00:00Z");
const later = new Date("2100-01-01T00:00:00Z");

/** By collection. Every document's create and update time is `at`. */
export const kindsOfDocuments: Readonly<Record<string, Fields | undefined>> = {
  projects: () => ({ name: "Image", modules: { voice: true }, site: { live_agent_placement: "widget", live_agent_slug: null } }),
  members: () => ({ role: "admin" }),
  users: () => ({ profile: { first_name: "Ana", last_name: "Lima" } }),
  templates: () => ({
    name: "Image",
    fields: [
      { key: "slug", type: "text", required: true, max_length: 200 },
      { key: "title", type: "text", required: true, max_length: 80 },
    ],
  }),
  documents: (id) => ({ ...page, ...(id === "live" ? { visibility: "live" } : draft) }),
  versions: () => ({ metadata: page.metadata, content: page.content, language: "en", saved_at: at, saved_by: "editor", bytes: 10 }),
  preview_links: () => ({ generation: (at.getTime() * 1000).toString(36), by: "editor", expire_at: later }),
  questions: () => ({
    question: "Is it open?",
    language: "en",
    uid: "visitor",
    status: "open",
    asked_at: at,
    last_asked_at: at,
    asked_count: 1,
  }),
  statistics: () => ({
    languages: { en: { conversation: 1, passed_on: 1, transfers: { ended: 1 } } },
    pages: { image: { en: 1 } },
  }),
  knowledge: () => ({ languages: ["en"], small: false }),
  transfers: (id) => ({
    uid: "visitor",
    identity: "image",
    room: "image",
    visitor_language: "en",
    manager_language: "en",
    created_at: at,
    state: id === "ringing" ? "ringing" : "requested",
    deadline: later,
    caller_call: "CA1",
    manager_call: "CA2",
  }),
};

const content = `# Image

Some **words** and a [link](https://example.com/), [another](/image).

- one
- two
`;

const page = {
  slug: "image",
  language: "en",
  metadata: { slug: "image", title: "Image" },
  content,
  doc_template_id: "image",
  created_at: at,
  updated_at: at,
  updated_by: "editor",
  revision: 1,
};

/** Cloned from the live page, and saved once. */
const draft = {
  visibility: "draft",
  base: { id: "live", update_time: at, slug: "image", language: "en" },
  claim_id: null,
  stood_at: [],
  recent_saves: [{ id: "image", fingerprint: "image", revision: 1 }],
  kept_versions: [],
  marks: { at, content: "1.image", language: "1.image", metadata: { title: "1.image" } },
};
