import type { ShownDocument } from "../../../../answers/documents.ts";
import type { OpenedDraft } from "../../../../answers/opened-draft.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { DraftStore } from "./draft-store.ts";
import { lastEdit } from "./marks.ts";
import { openedDraft, shownDoc, shownTemplate, type Tagged, shownPublication } from "./opened-draft.ts";
import { type Page, requireReadable, requireShownDraft } from "./page.ts";
import { revisionTag } from "./revision-tag.ts";

/** @throws AppError `not_found`, `unreadable_document` */
export const readDocument = async (store: DraftStore, projectId: string, page: Page | undefined): Promise<Tagged<ShownDocument>> => {
  if (page === undefined || page.visibility === "other") throw new AppError("not_found", "There is no page with this ID.");
  requireReadable(page);
  const { visibility } = page;
  const { by, at } = lastEdit(page);
  const [template, nameOf] = await Promise.all([store.findTemplate(projectId, page.templateId), store.findNames([by])]);
  return {
    body: {
      docId: page.id,
      visibility,
      slug: page.slug,
      language: page.language,
      doc: shownDoc(page, page.templateId),
      template: shownTemplate(template),
      revision: page.revision,
      updated_at: at.toISOString(),
      updated_by: by,
      updated_by_name: nameOf(by),
      ...shownPublication(page.internals),
    },
    tag: revisionTag(page),
  };
};

/** @throws AppError `not_found` when there is no page with this id, or it is live; `unreadable_document` */
export const readDraft = async (store: DraftStore, projectId: string, page: Page | undefined): Promise<Tagged<OpenedDraft>> => {
  const draft = requireShownDraft(page);
  requireReadable(draft);
  return openedDraft(store, projectId, draft, "existing_draft");
};
