import type { LecternProject, OpenedDraft, ShownDocument, Tagged } from "@lectern/client";
import { type AutosaveOptions, isSameText, revisionOf } from "@lectern/client/autosave";

/** What an author edits: a draft, or a live page, which becomes one at the first keystroke. */
export interface EditedPage {
  readonly opened: Tagged<OpenedDraft>;
  readonly drafts: AutosaveOptions["drafts"];
  /** Whether there is a draft already. */
  readonly isDraft: boolean;
  /** The author types: creates the draft. */
  readonly begin: () => void;
}

export const editedDraft = (project: LecternProject, opened: Tagged<OpenedDraft>): EditedPage => ({
  opened,
  drafts: project.drafts,
  isDraft: true,
  begin: () => undefined,
});

/**
 * Where this device's journal keeps text that was typed into a live page before its draft existed. No document has such an ID. Opening the draft
 * of that address later looks here, too.
 */
export const livePageKey = (slug: string | null, language: string): string => `live/${language}/${slug ?? ""}`;

/** Calls `onMade` as soon as there is a draft. Somebody else may have created it, and have written in it: then both texts are compared. */
export const editedLivePage = (
  project: LecternProject,
  page: Tagged<ShownDocument>,
  onMade: (draft: Tagged<OpenedDraft>) => void,
): EditedPage => {
  const { drafts } = project;
  const { slug, language, doc, etag } = page;
  const opened: Tagged<OpenedDraft> = {
    ...page,
    draftId: livePageKey(slug, language),
    doc,
    action: "existing_draft",
    base_changed: false,
    live: null,
    live_page: { docId: page.docId, slug },
  };
  let making: Promise<Tagged<OpenedDraft>> | undefined;

  const make = async (): Promise<Tagged<OpenedDraft>> => {
    making ??= drafts.open({ slug: slug ?? "", language });
    try {
      return await making;
    } catch (error) {
      making = undefined;
      throw error;
    }
  };

  const begin = (): void => {
    if (making === undefined) void make().then(onMade, () => undefined); // the next save tries again, and reports the error
  };

  return {
    opened,
    isDraft: false,
    begin,
    drafts: {
      projectId: drafts.projectId,
      read: async () => drafts.read((await make()).draftId),
      save: async (request, options) => {
        const draft = await make();
        const isUntouched = isSameText(revisionOf(draft).text, revisionOf(opened).text);
        // The page's tag fits no draft: if the draft has another text, the service says so.
        const ifMatch = options?.ifMatch === etag && isUntouched ? draft.etag : options?.ifMatch;
        return drafts.save({ ...request, draftId: draft.draftId }, { ...options, ifMatch });
      },
    },
  };
};
