import { markText } from "../../src/lib/pages/drafts/marks.ts";
import { noInternals, type Page } from "../../src/lib/pages/drafts/page.ts";
import { type ChangedSave, type NewSave, toSave } from "../../src/lib/pages/drafts/save.ts";

/** Pages and saves for tests of the pure rules: whatever a test does not mention has an ordinary value. */

export const noon = new Date("2026-11-21T12:00:00Z");

export const minutesAfterNoon = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

type PageParts = Partial<Omit<Page, "internals">> & { readonly internals?: Partial<Page["internals"]> };

export const aPage = ({ internals, ...parts }: PageParts = {}): Page => ({
  id: "draft",
  visibility: "draft",
  slug: "page",
  language: "en",
  metadata: { title: "Page" },
  content: "text",
  templateId: "article",
  updatedBy: "ada",
  updatedAt: noon,
  revision: 3,
  writeToken: "1.2000",
  otherFields: {},
  unreadable: undefined,
  ...parts,
  internals: { ...noInternals, ...internals },
});

const anEdit = {
  metadata: {},
  content: "text",
  language: "en",
  by: "ada",
  at: noon,
  projectId: "project",
  key: "key",
  expected: undefined,
};

type SaveParts = Partial<Omit<ChangedSave, "kind" | "id" | "fingerprint" | "mayDelete">>;

export const aSave = (parts: SaveParts = {}): ChangedSave =>
  toSave({ ...anEdit, kind: "changed", documentId: "draft", templateId: undefined, keep: false, ...parts }, "request");

type NewParts = Partial<Omit<NewSave, "kind" | "id" | "fingerprint" | "mayDelete">>;

export const aNewSave = (parts: NewParts = {}): NewSave =>
  toSave({ ...anEdit, kind: "new", documentId: "new", templateId: "article", translationOf: undefined, ...parts }, "request");

/** A page whose text was written by one of our saves, at its present revision. */
export const ourPage = (parts: PageParts = {}): Page => {
  const page = aPage(parts);
  return { ...page, internals: { ...page.internals, marks: markText(page, undefined, page.revision, page.updatedAt) } };
};
