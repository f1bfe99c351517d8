import { jsonRecord } from "../../platform/core/json-form.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { DraftStore } from "./draft-store.ts";
import { lastEdit } from "./last-edit.ts";
import type { Page, Template } from "./page.ts";
import { type ShownPublication, shownPublication } from "../publishing/shown-publication.ts";
import { revisionTag } from "./revision-tag.ts";

export interface ShownDoc {
  readonly metadata: UnknownRecord;
  readonly content: string;
  readonly doc_template_id: string;
  readonly language: string;
}

/** Who last wrote a page, and its template. */
export interface ShownEdit {
  /** The whole template with its ID; null if it was deleted. */
  readonly template: UnknownRecord | null;
  readonly revision: number;
  readonly updated_at: string;
  /** Null if another program changed the text without naming the author. */
  readonly updated_by: string | null;
  /** First and last name; null if unknown. */
  readonly updated_by_name: string | null;
}

export interface OpenedDraft {
  readonly body: {
    readonly draftId: string;
    readonly doc: ShownDoc;
    readonly action: "existing_draft" | "cloned_from_live";
    /** Whether the live page has changed since the draft was cloned from it. */
    readonly base_changed: boolean;
    /** The current live page if it has changed; null if it has not, or was deleted. */
    readonly live: ShownDoc | null;
    /** The live page that publishing the draft would replace; null if none. */
    readonly live_page: { readonly docId: string; readonly slug: string | null } | null;
    readonly slug: string | null;
  } & ShownEdit &
    ShownPublication;
  readonly tag: string;
}

type Action = OpenedDraft["body"]["action"];

interface Surroundings {
  readonly template: Template | undefined;
  /** The current state of the live page that the draft was cloned from. */
  readonly basePage: Page | undefined;
  /** The author's name. */
  readonly name: string | null;
}

export const findSurroundings = async (
  store: DraftStore,
  projectId: string,
  { templateId, internals: { base } }: Pick<Page, "templateId" | "internals">,
  author: string | null,
): Promise<Surroundings> => {
  const [template, basePage, nameOf] = await Promise.all([
    store.findTemplate(projectId, templateId),
    base && store.findPage(projectId, base.id),
    store.findNames([author]),
  ]);
  return { template, basePage, name: nameOf(author) };
};

/** @throws AppError `unavailable` */
export const openedDraft = async (store: DraftStore, projectId: string, draft: Page, action: Action): Promise<OpenedDraft> =>
  toOpenedDraft(draft, action, await findSurroundings(store, projectId, draft, lastEdit(draft).by));

export const toOpenedDraft = (draft: Page, action: Action, { template, basePage, name }: Surroundings): OpenedDraft => {
  const { base } = draft.internals;
  const { by, at } = lastEdit(draft);
  const isBaseChanged = base !== undefined && basePage?.writeToken !== base.writeToken;
  return {
    body: {
      draftId: draft.id,
      doc: shownDoc(draft, draft.templateId),
      template: shownTemplate(template),
      action,
      base_changed: isBaseChanged,
      live: isBaseChanged && isReadableLivePage(basePage) ? shownDoc(basePage, basePage.templateId) : null,
      live_page: basePage?.visibility === "live" ? { docId: basePage.id, slug: basePage.slug } : null,
      slug: draft.slug,
      revision: draft.revision,
      updated_at: at.toISOString(),
      updated_by: by,
      updated_by_name: name,
      ...shownPublication(draft.internals.publication),
    },
    tag: revisionTag(draft),
  };
};

export const shownTemplate = (template: Template | undefined): UnknownRecord | null =>
  template === undefined ? null : { ...jsonRecord(template.record), id: template.id };

const isReadableLivePage = (page: Page | undefined): page is Page => page?.visibility === "live" && page.unreadable === undefined;

export const shownDoc = (
  { metadata, content, language }: Pick<Page, "metadata" | "content" | "language">,
  templateId: string,
): ShownDoc => ({
  metadata: jsonRecord(metadata),
  content,
  doc_template_id: templateId,
  language,
});
