import type { OpenedDraft } from "../../../../answers/opened-draft.ts";
import type { DraftDoc } from "../../../../answers/page.ts";
import type { ShownTemplate } from "../../../../answers/template.ts";
import { jsonRecord } from "../../platform/core/json-form.ts";
import type { DraftStore } from "./draft-store.ts";
import { lastEdit } from "./marks.ts";
import type { Page, Template, Publication, Schedule } from "./page.ts";
import { revisionTag } from "./revision-tag.ts";

/** What is shown of a document, and the tag of the state that it shows. */
export interface Tagged<Body> {
  readonly body: Body;
  readonly tag: string;
}

type Action = OpenedDraft["action"];

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
export const openedDraft = async (store: DraftStore, projectId: string, draft: Page, action: Action): Promise<Tagged<OpenedDraft>> =>
  toOpenedDraft(draft, action, await findSurroundings(store, projectId, draft, lastEdit(draft).by));

export const toOpenedDraft = (draft: Page, action: Action, { template, basePage, name }: Surroundings): Tagged<OpenedDraft> => {
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
      ...shownPublication(draft.internals),
    },
    tag: revisionTag(draft),
  };
};

export const shownTemplate = (template: Template | undefined): ShownTemplate =>
  template === undefined ? null : { ...jsonRecord(template.record), id: template.id };

const isReadableLivePage = (page: Page | undefined): page is Page => page?.visibility === "live" && page.unreadable === undefined;

export const shownDoc = (
  { metadata, content, language }: Pick<Page, "metadata" | "content" | "language">,
  templateId: string,
): DraftDoc => ({
  metadata: jsonRecord(metadata),
  content,
  doc_template_id: templateId,
  language,
});

/** How answers describe what is to happen to a page by itself, or could not. */
type ShownPublication = Pick<OpenedDraft, "publish_at" | "publish_refusal" | "unpublish_at" | "unpublish_refusal">;

export const shownPublication = ({ publication, ending }: Schedule): ShownPublication => ({
  ...(publication?.kind === "due" && { publish_at: publication.at.toISOString() }),
  ...(publication?.kind === "refused" && { publish_refusal: refusalOf(publication) }),
  ...(ending?.kind === "due" && { unpublish_at: ending.at.toISOString() }),
  ...(ending?.kind === "refused" && { unpublish_refusal: refusalOf(ending) }),
});

const refusalOf = ({ at, code, error }: Extract<Publication, { readonly kind: "refused" }>) => ({ at: at.toISOString(), code, error });
